import type { Hint } from '../../../pages/document/lint/page-lint.js'
import type { PageText } from '../../../pages/document/page-texts.js'
import { problem } from '../../../pages/document/problems.js'
import type { PageTranslation } from '../../../pages/document/translation.js'

const longest = 60

/** Marks texts that do not follow the original yet; the hint about the wrong language is left out beside it. */
export function withTranslationHints(hints: readonly Hint[], { texts, missing }: PageTranslation): readonly Hint[] {
  const open = texts.flatMap((text): Hint[] => {
    if (text.state === 'translated') return []
    const kind = text.state === 'changed' ? 'original-changed' : 'untranslated'
    return [hint(kind, text, text.original?.text ?? text.text)]
  })
  const marked = new Set(open.map(({ at }) => JSON.stringify(at)))
  const isSaidBetter = ({ kind, at }: Hint): boolean =>
    (kind === 'foreign-text' || kind === 'german-default') && marked.has(JSON.stringify(at))
  const absent = missing.map(({ text }) => hint('not-here-yet', { way: [], key: '' }, text))
  return [...hints.filter((each) => !isSaidBetter(each)), ...open, ...absent]
}

function hint(kind: 'untranslated' | 'original-changed' | 'not-here-yet', { way, key }: Pick<PageText, 'way' | 'key'>, word: string): Hint {
  const short = [...word].length > longest ? `${[...word].slice(0, longest).join('').trimEnd()} …` : word
  return { ...problem(kind, way, { word: short }, key || undefined), level: 'translation' }
}
