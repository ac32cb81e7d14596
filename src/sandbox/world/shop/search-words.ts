import type { Category, ProductFacts } from '../types.js'
import { skinsOf } from './skins.js'
import { concernsOf } from './concerns.js'

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

/** Folded words between blanks: of the name, of the shelf it stands on, and of all there is. */
export interface SearchText {
  name: string
  shelf: string
  all: string
}

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
function isIn(text: string, stem: string): boolean {
  if (/^\d+$/.test(stem)) return text.includes(` ${stem}`)
  return stem.length < shortestInside ? text.includes(` ${stem}`) || text.includes(`${stem} `) : text.includes(stem)
}

const hasPhrase = (text: string, phrase: Phrase) => phrase.every((stem) => isIn(text, stem))

/** The meaning of a search: every part must be found, each in one of its wordings. */
export interface Meaning {
  parts: readonly (readonly Phrase[])[]
  corrected: string | null
}

/** @param texts of all that could be found: what stands there is spelt right */
export function meaningOf(term: string, texts: readonly SearchText[]): Meaning {
  const typed = folded(term)
  const words = typed.filter((word) => !fillers.has(word))
  const wanted = joined(words.length > 0 ? words : typed)
  // The short stem of a misspelt word stands in too many others: "glos" is none because of "glow".
  const isKnown = (word: string) => {
    const stem = rootOf(word)
    return synonymWords.has(stem) || texts.some(({ all }) => (stem.length < shortestInside ? all.includes(` ${word} `) : isIn(all, stem)))
  }
  const spelt = wanted.flatMap((word) => (isKnown(word) ? word : (nearest(word, texts) ?? halvesOf(word, texts))))
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
function halvesOf(word: string, texts: readonly SearchText[]): string[] {
  const isHalf = (half: string) => {
    const stem = stemOf(half)
    return synonymWords.has(stem) || texts.some(({ name }) => name.includes(` ${stem}`) || name.includes(`${half} `))
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

export function fitOf({ name, shelf, all }: SearchText, { parts }: Meaning): Fit {
  const fit = { found: 0, named: 0, weight: 0 }
  for (const [own = [], ...others] of parts) {
    const isNamed = hasPhrase(name, own) || others.some((each) => hasPhrase(name, each))
    if (!isNamed && ![own, ...others].some((each) => hasPhrase(all, each))) continue
    fit.found += 1
    fit.named += Number(isNamed)
    const isOnShelf = [own, ...others].some((each) => hasPhrase(shelf, each))
    fit.weight += (isNamed ? 4 : isOnShelf ? 3 : 1) * (hasPhrase(isNamed ? name : all, own) ? 2 : 1)
  }
  return fit
}

/** If no product has every part, half of them are enough when a name has one: "Foundation hell" finds every foundation. */
export function isEnough({ found, named }: Fit, { parts }: Meaning, most: number): boolean {
  if (most === parts.length) return found === most
  return found > 0 && found === most && named > 0 && found * 2 >= parts.length
}

const shortestCorrected = 4
const longWord = 8

/** The word nearest to one that nobody knows: one letter off, two in a long word. */
function nearest(word: string, texts: readonly SearchText[]): string | undefined {
  if (word.length < shortestCorrected || /\d/.test(word)) return undefined
  let best: string | undefined
  let least = word.length < longWord ? 2 : 3
  for (const known of new Set([
    ...splitWords(texts.map(({ name }) => name)),
    ...synonymWords,
    ...splitWords(texts.map(({ all }) => all)),
  ])) {
    if (known.length < shortestCorrected || Math.abs(known.length - word.length) >= least) continue
    const distance = editsBetween(word, known)
    if (distance < least) [best, least] = [known, distance]
  }
  return best
}

const splitWords = (texts: readonly string[]): Set<string> => new Set(texts.flatMap((text) => text.trim().split(/ +/)))

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
