import type { Json } from '../../../element/declaration.js'
import type { Wires } from './row.js'
import { useTyped } from './use-typed.js'

interface JsonControlProps {
  wires: Wires
  value: Json | undefined
  change: (value: Json | undefined) => void
  fallback: unknown
  placeholder?: string | undefined
}

/** Lists and objects as JSON. What does not parse yet is kept as the text it is. */
export function JsonControl({ wires, value, change, fallback, placeholder }: JsonControlProps) {
  const typing = useTyped<Json | undefined>({
    value,
    change,
    read: typedJson,
    write: (given) => (typeof given === 'string' ? given : given === undefined ? shown(fallback) : JSON.stringify(given, null, 2)),
  })
  return <textarea className="control code" rows={4} spellCheck={false} placeholder={placeholder} {...wires} {...typing} />
}

const shown = (fallback: unknown): string =>
  fallback === undefined || /^(\{\}|\[\])$/.test(JSON.stringify(fallback)) ? '' : JSON.stringify(fallback, null, 2)

function typedJson(text: string): Json | undefined {
  if (text.trim() === '') return undefined
  try {
    const value = JSON.parse(text) as Json
    return typeof value === 'object' && value !== null ? value : text
  } catch (error) {
    if (error instanceof SyntaxError) return text
    throw error
  }
}
