export interface Piece {
  text: string
  /** It is a word that was looked for, or the part of one. */
  marked: boolean
}

const undecomposed: Readonly<Record<string, string>> = { ß: 'ss', ı: 'i', ł: 'l', đ: 'd', ø: 'o', æ: 'ae', œ: 'oe' }
const german: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** Shorter ones count at the beginning of a word only: "in" is not what is meant in "Lindenrose". */
const longEnoughInside = 4

/** A text with the words of a question marked in it, however either is spelled: "kuehn" and "Kühn", "strasse" and "Straße". */
export function markWords(given: string, question: string): Piece[] {
  const text = given.normalize('NFC')
  const isMarked = new Array<boolean>(text.length).fill(false)
  for (const spell of [asGermansType, withoutAccents]) {
    const folded = fold(text, spell)
    for (const word of wordsOf(fold(question.normalize('NFC'), spell).text)) markAll(folded, word, isMarked)
  }
  return piecesOf(text, isMarked)
}

const withoutAccents = (letter: string): string => (undecomposed[letter] ?? letter).normalize('NFD').replace(/\p{M}/gu, '')
const asGermansType = (letter: string): string => german[letter] ?? withoutAccents(letter)

interface Folded {
  text: string
  /** Range of the original that each letter stands for. */
  origins: readonly { from: number; to: number }[]
}

function fold(text: string, spell: (letter: string) => string): Folded {
  let folded = ''
  const origins: { from: number; to: number }[] = []
  let from = 0
  for (const letter of text) {
    const spelled = spell(letter.toLowerCase())
    const to = from + letter.length
    folded += spelled
    for (let count = spelled.length; count > 0; count -= 1) origins.push({ from, to })
    from = to
  }
  return { text: folded, origins }
}

const wordsOf = (text: string): string[] => [...new Set(text.match(/[\p{L}\p{N}]+/gu) ?? [])]

function markAll({ text, origins }: Folded, word: string, isMarked: boolean[]): void {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (word.length < longEnoughInside && /[\p{L}\p{N}]$/u.test(text.slice(0, at))) continue
    isMarked.fill(true, origins[at]?.from, origins[at + word.length - 1]?.to)
  }
}

function piecesOf(text: string, isMarked: readonly boolean[]): Piece[] {
  const parts: Piece[] = []
  for (let index = 0; index < text.length; index += 1) {
    const marked = isMarked[index] ?? false
    const last = parts.at(-1)
    if (last?.marked === marked) last.text += text[index]
    else parts.push({ text: text[index] ?? '', marked })
  }
  return parts
}
