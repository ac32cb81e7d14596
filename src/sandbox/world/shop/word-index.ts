/** Folded words between blanks: of the name, of the shelf it stands on, and of all there is. */
export interface SearchText {
  name: string
  shelf: string
  all: string
}

export type TextPart = keyof SearchText

/** One byte for each text: 1 where something stands in it. */
export type Marks = Uint8Array

/**
 * The distinct words of all texts, each with the texts that have it. A question looks through the words once, which are far fewer than the texts
 * are long.
 */
export interface WordIndex {
  readonly size: number
  /** Words of names; numbers are none. */
  readonly names: readonly string[]
  /** All words, those of names among them; numbers are none. */
  readonly words: readonly string[]
  has: (word: string) => boolean
  /** Returns true when a word of any text fits. */
  some: (wanted: WantedWord) => boolean
  /** Marks the texts that have a word that fits. */
  mark: (part: TextPart, wanted: WantedWord) => Marks
}

/** A number stands in numbers or before letters; letters stand in no number, of which a catalogue has as many as products. */
export interface WantedWord {
  isNumber: boolean
  fits: (word: string) => boolean
}

export const isNumber = (word: string): boolean => /^\d+$/.test(word)

const parts: readonly TextPart[] = ['name', 'shelf', 'all']

export function indexWords(texts: readonly SearchText[]): WordIndex {
  const indexes = Object.fromEntries(parts.map((part) => [part, splitPostings(texts.map((text) => text[part]))])) as Record<
    TextPart,
    Postings
  >
  const words = [...indexes.all.words.keys()]
  return {
    size: texts.length,
    names: [...indexes.name.words.keys()],
    words,
    has: (word) => indexes.all.words.has(word) || indexes.all.numbers.has(word),
    some: ({ isNumber: alsoNumbers, fits }) => words.some(fits) || (alsoNumbers && [...indexes.all.numbers.keys()].some(fits)),
    mark(part, { isNumber: alsoNumbers, fits }) {
      const marks = new Uint8Array(texts.length)
      const { words: named, numbers } = indexes[part]
      for (const postings of alsoNumbers ? [named, numbers] : [named])
        for (const [word, places] of postings) if (fits(word)) for (const place of places) marks[place] = 1
      return marks
    },
  }
}

type PlacesByWord = ReadonlyMap<string, readonly number[]>

interface Postings {
  words: PlacesByWord
  numbers: PlacesByWord
}

function splitPostings(texts: readonly string[]): Postings {
  const all = [...postingsOf(texts)]
  return { words: new Map(all.filter(([word]) => !isNumber(word))), numbers: new Map(all.filter(([word]) => isNumber(word))) }
}

/** Returns the places of the texts that have a word, by the word. */
function postingsOf(texts: readonly string[]): PlacesByWord {
  const postings = new Map<string, number[]>()
  for (const [place, text] of texts.entries()) {
    for (const word of text.split(' ')) {
      if (word === '') continue
      const places = postings.get(word)
      if (places === undefined) postings.set(word, [place])
      else if (places.at(-1) !== place) places.push(place)
    }
  }
  return postings
}
