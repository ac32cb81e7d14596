import type { Category, ProductFacts } from '../types.js'
import { skinsOf } from './skins.js'
import { concernsOf } from './concerns.js'
import { isNumber, type Marks, type SearchText, type TextPart, type WantedWord, type WordIndex } from './word-index.js'

/** Words that say how somebody asks, and nothing of what she looks for. */
const fillers = new Set(
  (
    'der die das den dem des ein eine einen einem einer und oder fur mit ohne gegen bei auf im in am zum zur von vom aus ich suche brauche mochte habe ' +
    'mein meine meinen mich mir etwas was gut gute guter gutes beste bester sehr als ' +
    'the a an and or for with without against on in at to of from i need want my me some something good best very'
  ).split(' '),
)

/** Each word of a group finds what the others do. Words in one entry belong together. */
const synonyms: readonly (readonly string[])[] = [
  ['lippenstift', 'lipstick'],
  ['lipgloss', 'gloss', 'lippenglanz'],
  ['lippenpflege', 'lippenbalsam', 'lip balm', 'lippenbalm', 'lippenol'],
  ['lippen', 'lip', 'lips'],
  ['lipliner', 'lippenkonturenstift', 'konturenstift'],
  ['mascara', 'wimperntusche', 'wimpern', 'lashes', 'lash'],
  ['lidschatten', 'eyeshadow', 'eye shadow'],
  ['kajal', 'eyeliner', 'lidstrich', 'kohl'],
  ['brauenstift', 'augenbrauenstift', 'augenbrauen', 'brow', 'brows', 'eyebrow'],
  ['augencreme', 'eye cream', 'augenpflege', 'augenringe', 'dark circles'],
  ['concealer', 'abdeckstift', 'abdeckcreme', 'augenringe', 'dark circles'],
  ['foundation', 'grundierung', 'teint'],
  ['make up', 'makeup', 'schminke', 'kosmetik', 'cosmetics'],
  ['puder', 'powder'],
  ['rouge', 'blush', 'blusher'],
  ['highlighter', 'glow'],
  ['parfum', 'perfume', 'fragrance', 'duft', 'scent'],
  ['creme', 'cream', 'krem', 'salbe'],
  ['tagescreme', 'day cream', 'moisturizer', 'moisturiser', 'gesichtscreme', 'feuchtigkeitscreme'],
  ['nachtcreme', 'night cream', 'nachtpflege'],
  ['feuchtigkeitsserum', 'feuchtigkeitscreme', 'feuchtigkeit', 'moisturizer', 'hydration', 'hyaluron', 'hyaluronic'],
  ['serum', 'ampulle'],
  ['reinigung', 'reinigungsmilch', 'mizellenwasser', 'waschgel', 'cleanser', 'cleansing', 'abschminken', 'makeup remover', 'micellar'],
  ['gesichtswasser', 'toner', 'tonic'],
  ['gesicht', 'face', 'facial'],
  ['peeling', 'scrub', 'exfoliator'],
  ['maske', 'mask', 'gesichtsmaske', 'face mask'],
  ['lsf', 'spf', 'sonnenschutz', 'sonnencreme', 'sunscreen', 'sun cream', 'sonnenmilch', 'sonnenfluid'],
  ['anti aging', 'antiaging', 'falten', 'wrinkles', 'reife haut', 'mature skin', 'antifalten'],
  ['empfindliche haut', 'sensible haut', 'sensitive skin', 'sensitive'],
  ['gerotete haut', 'rotungen', 'rosacea', 'couperose', 'redness'],
  ['trockene haut', 'dry skin'],
  ['mischhaut', 'combination skin', 'fettige haut', 'oily skin', 'pickel', 'acne', 'akne', 'unreine haut'],
  ['raue hande', 'trockene hande', 'dry hands'],
  ['handcreme', 'hand cream', 'handpflege'],
  ['korperlotion', 'korpermilch', 'bodylotion', 'body lotion'],
  ['korperbutter', 'body butter'],
  ['korper', 'body'],
  ['duschol', 'duschgel', 'shower gel', 'shower oil', 'shower', 'dusche'],
  ['badesalz', 'bath salt', 'badezusatz', 'bad', 'bath'],
  ['massageol', 'massage oil'],
  ['ol', 'oil'],
  ['fussbalsam', 'fusscreme', 'foot cream', 'fusspflege'],
  ['deocreme', 'deo', 'deodorant'],
  ['mannerpflege', 'manner', 'herren', 'mann', 'men', 'aftershave', 'rasur', 'after shave'],
  ['pinsel', 'brush', 'brushes', 'pinselset', 'brush set'],
  ['geschenkset', 'geschenk', 'gift', 'gift set', 'present', 'muttertag', 'geburtstag', 'weihnachten', 'christmas'],
  ['adventskalender', 'advent calendar'],
  ['reiseset', 'reisegrosse', 'travel size', 'travel', 'minis'],
  ['rose', 'rosen', 'rosa damascena'],
  ['lavendel', 'lavender'],
  ['vegan', 'tierversuchsfrei'],
  ['raumduft', 'raumspray', 'room spray'],
  ['haarparfum', 'hair perfume', 'haarduft'],
  ['beere', 'berry'],
  ['kirsche', 'kirschblute', 'cherry', 'cherry blossom'],
  ['mandel', 'almond'],
  ['vitamin c', 'vitaminc'],
  ['aluminiumfrei', 'ohne aluminium'],
  ['wasserfest', 'waterproof'],
  ['rot', 'red', 'kirschrot', 'granat', 'rubin'],
]

/** Without case, accents and the ways in which they are typed: "Köln", "Koeln" and "Koln" are one. */
function folded(text: string): string[] {
  const plain = text.normalize('NFKC').toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '')
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(/([aou])e/g, '$1'))
}

const shortestStem = 3
/** Shorter than this, a word would stand within too many others. */
const shortestInside = 4

/** Without the endings that cases and plurals have, in German and English. */
function stemOf(word: string): string {
  for (const ending of ['ern', 'em', 'er', 'en', 'es', 'e', 's', 'n'])
    if (word.endsWith(ending) && word.length - ending.length >= shortestStem) return word.slice(0, -ending.length)
  return word
}

/** A synonym as its stems, all of which must be there. */
type Phrase = readonly string[]

const phraseOf = (text: string): Phrase => folded(text).map(stemOf)
const groups: readonly (readonly Phrase[])[] = synonyms.map((group) => group.map(phraseOf))
const synonymWords = new Set(groups.flat(2))

/** A word typed without its last letter may be a stem already: "gesichtscrem". */
const rootOf = (word: string): string => (synonymWords.has(word) ? word : stemOf(word))

const spaced = (text: string): string => ` ${folded(text).join(' ')} `

/** Thousands of products have the words of a few. */
export function searchTexts(categoryById: ReadonlyMap<string, Category>): (product: ProductFacts) => SearchText {
  const known = new Map<string, string>()
  const folding = (text: string): string => {
    const words = known.get(text) ?? spaced(text)
    known.set(text, words)
    return words
  }
  return (product) => {
    const { name, line, description, sku, partId, shade = '', categoryId } = product
    const shelf = folding(categoryById.get(categoryId)?.name ?? '')
    const rest = [line, description, shade, ...skinsOf(product), ...concernsOf(product)].join(' ')
    const named = folding(name)
    return { name: named, shelf, all: `${named}${sku.replace('-', ' ')} ${partId}${shelf}${folding(rest)}` }
  }
}

/** Inside a word, as German compounds need it; what is short stands at its beginning or end. */
function hasStem(stem: string): WantedWord {
  if (isNumber(stem)) return { isNumber: true, fits: (word) => word.startsWith(stem) }
  const fits =
    stem.length < shortestInside ? (word: string) => word.startsWith(stem) || word.endsWith(stem) : (word: string) => word.includes(stem)
  return { isNumber: false, fits }
}

/** The meaning of a search: every part must be found, each in one of its wordings. */
export interface Meaning {
  parts: readonly (readonly Phrase[])[]
  corrected: string | null
}

/** @param index the words of all that could be found: what stands there is spelt right */
export function meaningOf(term: string, index: WordIndex): Meaning {
  const typed = folded(term)
  const words = typed.filter((word) => !fillers.has(word))
  const wanted = joined(words.length > 0 ? words : typed)
  // The short stem of a misspelt word stands in too many others: "glos" is none because of "glow".
  const isKnown = (word: string) => {
    const stem = rootOf(word)
    return synonymWords.has(stem) || (stem.length < shortestInside ? index.has(word) : index.some(hasStem(stem)))
  }
  const spelt = wanted.flatMap((word) => (isKnown(word) ? word : (nearest(word, index) ?? halvesOf(word, index))))
  const isCorrected = spelt.join('') !== wanted.join('')
  return { parts: partsOf(spelt.map(rootOf)), corrected: isCorrected ? spelt.join(' ') : null }
}

/** Two words that are one: "Wimpern Tusche", "lip gloss". */
function joined(words: readonly string[]): string[] {
  const [first, second, ...rest] = words
  if (first === undefined || second === undefined) return [...words]
  return synonymWords.has(stemOf(first + second)) ? [first + second, ...joined(rest)] : [first, ...joined([second, ...rest])]
}

/** A compound that nobody has used, made of words that names begin or end with: "Herrenpflege". */
function halvesOf(word: string, { names }: WordIndex): string[] {
  const isHalf = (half: string) => {
    const stem = stemOf(half)
    return synonymWords.has(stem) || names.some((name) => name.startsWith(stem) || name.endsWith(half))
  }
  for (let at = word.length - shortestStem; at >= shortestStem; at -= 1) {
    const halves = [word.slice(0, at), word.slice(at)]
    if (halves.every(isHalf)) return halves
  }
  return [word]
}

/** Synonyms of several words are found first. */
function partsOf(stems: readonly string[]): Phrase[][] {
  const [first] = stems
  if (first === undefined) return []
  for (const length of [3, 2, 1]) {
    const phrase = stems.slice(0, length)
    if (phrase.length < length) continue
    const others = groups.filter((group) => group.some((each) => each.join(' ') === phrase.join(' '))).flat()
    if (others.length > 0) return [[phrase, ...others], ...partsOf(stems.slice(length))]
  }
  return [[[first]], ...partsOf(stems.slice(1))]
}

export interface Fit {
  /** Parts that are there, and those that its name has. */
  found: number
  named: number
  /** Names count more than shelves, these more than descriptions, and what was typed more than a synonym. */
  weight: number
}

/** Returns how each text fits, in the order of the index. */
export function fitsOf(index: WordIndex, { parts }: Meaning): readonly Fit[] {
  const marksOf = createMarker(index)
  const fits = Array.from({ length: index.size }, (): Fit => ({ found: 0, named: 0, weight: 0 }))
  for (const [own = [], ...others] of parts) {
    const all = [own, ...others]
    const [named, onShelf, anywhere] = (['name', 'shelf', 'all'] as const).map((part) => anyOf(all.map((phrase) => marksOf(part, phrase))))
    const [ownNamed, ownAnywhere] = (['name', 'all'] as const).map((part) => marksOf(part, own))
    for (const [place, fit] of fits.entries()) {
      const isNamed = named?.[place] === 1
      if (!isNamed && anywhere?.[place] !== 1) continue
      fit.found += 1
      fit.named += Number(isNamed)
      const isTyped = (isNamed ? ownNamed : ownAnywhere)?.[place] === 1
      fit.weight += (isNamed ? 4 : onShelf?.[place] === 1 ? 3 : 1) * (isTyped ? 2 : 1)
    }
  }
  return fits
}

/** Marks the texts that have all stems of a phrase; a stem is looked for once. */
function createMarker(index: WordIndex): (part: TextPart, phrase: Phrase) => Marks {
  const known = new Map<string, Marks>()
  const marksOf = (part: TextPart, stem: string): Marks => {
    const name = `${part} ${stem}`
    const marks = known.get(name) ?? index.mark(part, hasStem(stem))
    known.set(name, marks)
    return marks
  }
  return (part, phrase) =>
    phrase.map((stem) => marksOf(part, stem)).reduce((both, marks) => both.map((mark, place) => mark & (marks[place] ?? 0)))
}

function anyOf(lists: readonly Marks[]): Marks {
  const [first = new Uint8Array()] = lists
  const any = first.slice()
  for (const marks of lists.slice(1)) for (let place = 0; place < any.length; place += 1) if (marks[place] === 1) any[place] = 1
  return any
}

/** If no product has every part, half of them are enough when a name has one: "Foundation hell" finds every foundation. */
export function isEnough({ found, named }: Fit, { parts }: Meaning, most: number): boolean {
  if (most === parts.length) return found === most
  return found > 0 && found === most && named > 0 && found * 2 >= parts.length
}

const shortestCorrected = 4
const longWord = 8

/** The word nearest to one that nobody knows: one letter off, two in a long word. */
function nearest(word: string, { names, words }: WordIndex): string | undefined {
  if (word.length < shortestCorrected || /\d/.test(word)) return undefined
  let best: string | undefined
  let least = word.length < longWord ? 2 : 3
  const letters = lettersOf(word)
  for (const list of [names, synonymWords, words]) {
    for (const known of list) {
      if (known.length < shortestCorrected || Math.abs(known.length - word.length) >= least) continue
      if (fewestEdits(letters, lettersOf(known)) >= least) continue
      const distance = editsBetween(word, known)
      if (distance < least) [best, least] = [known, distance]
    }
  }
  return best
}

/** Returns a bit for each letter that a word has; letters 32 apart share one. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

/** Each edit brings at most one letter that the other word lacks: returns how many edits there are at least. */
const fewestEdits = (left: number, right: number): number => Math.max(bitsIn(left & ~right), bitsIn(right & ~left))

function bitsIn(number: number): number {
  let count = 0
  for (let rest = number; rest !== 0; rest &= rest - 1) count += 1
  return count
}

/** Damerau-Levenshtein, with neighbours that changed places as one edit. */
function editsBetween(left: string, right: string): number {
  const rows: number[][] = [Array.from({ length: right.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= left.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= right.length; j += 1) {
      const cost = left[i - 1] === right[j - 1] ? 0 : 1
      let least = Math.min((rows[i - 1]?.[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (rows[i - 1]?.[j - 1] ?? 0) + cost)
      if (i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1])
        least = Math.min(least, (rows[i - 2]?.[j - 2] ?? 0) + 1)
      row.push(least)
    }
    rows.push(row)
  }
  return rows[left.length]?.[right.length] ?? 0
}
