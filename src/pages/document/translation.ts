import { declarations as ownDeclarations } from '../../blocks/declarations.js'
import type { BlockDeclaration } from '../../core/element/declaration.js'
import type { PageDocument } from './page-document.js'
import { type PageText, textsOf } from './page-texts.js'

/** `changed`: the original says something else than what was translated. */
export type TextState = 'translated' | 'untranslated' | 'changed'

export interface TranslatedText extends PageText {
  state: TextState
  /** Text that it translates, as the original says it today; undefined when the original no longer has it. */
  original?: PageText
}

export interface PageTranslation {
  /** The texts of the page, in its order. */
  texts: readonly TranslatedText[]
  /** Texts that only the original has, in its order. */
  missing: readonly PageText[]
}

/** Compares a page in another language with what its original says today. */
export function translationOf(
  original: PageDocument,
  variant: PageDocument,
  declarations: readonly BlockDeclaration[] = ownDeclarations,
): PageTranslation {
  const theirs = textsOf(original, declarations)
  const own = textsOf(variant, declarations)
  const pairs = pairsOf(own, theirs)
  const taken = new Set(pairs.values())
  return {
    texts: own.map((text) => {
      const now = pairs.get(text)
      return { ...text, state: stateOf(text, now), ...(now && { original: now }) }
    }),
    missing: theirs.filter((text) => !taken.has(text)),
  }
}

/** Returns the number of texts that are still to be translated. */
export const openTexts = ({ texts, missing }: PageTranslation): number =>
  texts.filter(({ state }) => state !== 'translated').length + missing.length

function stateOf({ text, source }: PageText, now: PageText | undefined): TextState {
  // Older pages kept no sources: a text of several words that says the same as the original was hardly translated.
  if (!source) return now?.text === text && /\S\s\S/.test(text) ? 'untranslated' : 'translated'
  if (text === source.text && !source.fits) return 'untranslated'
  return now && now.text !== source.text ? 'changed' : 'translated'
}

type Pairs = ReadonlyMap<PageText, PageText>

/**
 * Pairs each text with one of the original. A translated text is known by its words; where these are no longer there, it is the text of
 * the same kind between the same neighbours, or the one most like it.
 */
function pairsOf(own: readonly PageText[], theirs: readonly PageText[]): Pairs {
  const pairs = new Map<PageText, PageText>()
  const free = new Set(theirs)
  const pair = (text: PageText, other: PageText | undefined) => {
    if (!other) return
    pairs.set(text, other)
    free.delete(other)
  }
  const places = new Map(theirs.map((text, index) => [text, index]))
  const left = () => own.filter((text) => !pairs.has(text))
  const firstFree = (fits: (other: PageText) => boolean) => [...free].find(fits)

  for (const text of own.filter(({ source }) => source))
    pair(
      text,
      firstFree((other) => other.kind === text.kind && other.text === text.source?.text),
    )
  for (const text of left().filter(({ source }) => source))
    pair(
      text,
      firstFree((other) => other.text === text.source?.text),
    )
  for (const text of left()) {
    const { after, before } = neighbours(text, own, pairs, places)
    const isBetween = (other: PageText): boolean => (places.get(other) ?? 0) > after && (places.get(other) ?? 0) < before
    const scored = [...free]
      .filter(({ kind }) => kind === text.kind)
      .map((other) => ({ other, score: (isBetween(other) ? 0.5 : 0) + (text.source ? likeness(text.source.text, other.text) : 0) }))
    const best = scored.reduce((most, each) => (each.score > most.score ? each : most), {
      other: undefined as PageText | undefined,
      score: 0,
    })
    pair(text, best.other)
  }
  return pairs
}

function neighbours(text: PageText, own: readonly PageText[], pairs: Pairs, places: ReadonlyMap<PageText, number>) {
  const index = own.indexOf(text)
  const placeOf = (other: PageText | undefined, otherwise: number) => places.get((other && pairs.get(other)) as PageText) ?? otherwise
  return {
    after: placeOf(
      own.slice(0, index).findLast((other) => pairs.has(other)),
      -1,
    ),
    before: placeOf(
      own.slice(index + 1).find((other) => pairs.has(other)),
      Infinity,
    ),
  }
}

/** Returns the share of words that two texts have in common, from 0 to 1. */
function likeness(one: string, other: string): number {
  const [words, others] = [one, other].map((text) => new Set(text.toLowerCase().match(/\p{L}+/gu) ?? [])) as [Set<string>, Set<string>]
  const shared = [...words].filter((word) => others.has(word)).length
  return shared === 0 ? 0 : (2 * shared) / (words.size + others.size)
}
