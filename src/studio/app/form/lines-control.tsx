import type { Json } from '../../../core/element/declaration.js'
import { formMessages } from './form.messages.js'
import type { Wires } from './row.js'
import { useTyped } from './use-typed.js'
import { useStudioWords } from '../kit/language.js'

interface LinesControlProps {
  wires: Wires
  /** `list`: each line is an entry. `object`: each line is a name with its value. */
  kind: 'list' | 'object'
  value: Json | undefined
  change: (value: Json | undefined) => void
  fallback: unknown
  placeholder?: string | undefined
}

/** Entries one a line, names with a colon behind them. A line that is only begun is kept as it is typed. */
export function LinesControl({ wires, kind, value, change, fallback, placeholder }: LinesControlProps) {
  const t = useStudioWords(formMessages)
  const lines = linesOf(value ?? fallback)
  const typing = useTyped<Json | undefined>({
    value,
    change,
    read: kind === 'list' ? entriesIn : pairsIn,
    write: (given) => linesOf(given ?? fallback) ?? '',
  })
  // A value with nested parts was set by a program, and only a program can mend it.
  if (lines === undefined) return <p className="help">{t.setElsewhere}</p>
  return <textarea className="control" rows={4} placeholder={placeholder ?? t.linesOf[kind]} {...wires} {...typing} />
}

/** Returns a value as text, one entry a line; undefined when it has nested parts. */
function linesOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return ''
  if (typeof value !== 'object') return String(value)
  const lines = Array.isArray(value) ? value : Object.entries(value).map(([name, word]) => (isWord(word) ? `${name}: ${word}` : word))
  return lines.every(isWord) ? lines.join('\n') : undefined
}

const isWord = (value: unknown): boolean => typeof value !== 'object' && !String(value).includes('\n')

const filled = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

function entriesIn(text: string): Json | undefined {
  const lines = filled(text)
  return lines.length > 0 ? lines : undefined
}

function pairsIn(text: string): Json | undefined {
  const lines = filled(text)
  if (lines.length === 0) return undefined
  const pairs = lines.map((line) => /^([^:]+):(.*)$/.exec(line))
  return pairs.every((pair) => pair !== null) ? Object.fromEntries(pairs.map((pair) => [pair[1]!.trim(), pair[2]!.trim()])) : text
}
