import { type ContentPage, publishedAtFirst } from './content-facts.js'
import { germanWordsOf, wordsOf } from '../consultants/folding.js'
import { hashOf, to18 } from '../ids.js'
import type { World } from '../world.js'

export interface FoundPage extends ContentPage {
  id: string
  /** The words around the first hit. */
  excerpt: string
}

/**
 * Puts these pages on the site from now on, in place of those that it begins with. They are not remembered: `pages` is called with every
 * search.
 * @param world the world of a sandbox, which finds pages where it has the extension `content`
 * @param pages returns all pages of the site, in every language
 * @example
 * ```ts
 * import { createSandbox, publishPages } from '@vitrine/blocks/sandbox'
 *
 * const sandbox = await createSandbox({ extensions: ['content'] })
 * const summary = 'Wie lange eine Lieferung dauert und was sie kostet.'
 * const text = 'Deine Bestellung ist in zwei bis vier Werktagen bei dir.'
 * publishPages(sandbox.world, () => [{ path: '/versand', title: 'Versand', summary, text, changed: '2026-11-24T10:00:00Z' }])
 * ```
 */
export const publishPages = ({ site }: Pick<World, 'site'>, pages: () => readonly ContentPage[]): void => {
  site.pages = pages
}

/** Ids of managed content begin with these letters. */
const keyPrefix = '20Y'
const idOfPage = (path: string): string => to18(`${keyPrefix}9V${String(hashOf(path)).padStart(10, '0')}`)

/** The same words once without umlauts, once with "ue" for "ü". */
type Wanted = readonly (readonly string[])[]
const spellingsOf = (text: string): Wanted => [wordsOf(text), germanWordsOf(text)]

/** The pages with all of these words, those first that have them in their title. */
export function findPages(world: World, question: string): FoundPage[] {
  const wanted = spellingsOf(question)
  if (wanted.every((words) => words.length === 0)) return []
  const found = (world.site.pages?.() ?? publishedAtFirst).flatMap((page) => {
    const rank = rankOf(page, wanted)
    return rank > 0 ? [{ page, rank }] : []
  })
  found.sort((one, other) => other.rank - one.rank || one.page.title.localeCompare(other.page.title, 'de'))
  return found.map(({ page }) => ({ ...page, id: idOfPage(page.path), excerpt: excerptOf(page, wanted) }))
}

/** 0: not all of the words are there; else the more of them stand in the title, the higher. */
function rankOf({ title, summary, text }: ContentPage, wanted: Wanted): number {
  const all = spellingsOf(`${title} ${summary} ${text}`)
  if (!wanted.some((words, spelling) => words.every((word) => isIn(all[spelling], word)))) return 0
  const named = spellingsOf(title)
  return 1 + Math.max(...wanted.map((words, spelling) => words.filter((word) => isIn(named[spelling], word)).length))
}

const isIn = (words: readonly string[] | undefined, wanted: string): boolean => words?.some((word) => isHit(word, wanted)) ?? false

/** Words of several parts are found by their later parts too, when these are long enough to mean something. */
const isHit = (word: string, wanted: string): boolean => (wanted.length < 4 ? word.startsWith(wanted) : word.includes(wanted))

const longestExcerpt = 190
const before = 60

function excerptOf({ summary, text }: ContentPage, wanted: Wanted): string {
  const at = firstHit(text, wanted)
  if (at === undefined) return summary || shortened(text, 0)
  return shortened(text, at < before ? 0 : text.indexOf(' ', at - before) + 1)
}

function shortened(text: string, from: number): string {
  const piece = text.slice(from, from + longestExcerpt)
  const isCut = from + longestExcerpt < text.length
  return `${from > 0 ? '… ' : ''}${isCut ? `${piece.replace(/\s\S*$/, '')} …` : piece}`.trim()
}

function firstHit(text: string, wanted: Wanted): number | undefined {
  for (const { index, 0: written } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    const spellings = spellingsOf(written)
    if (wanted.some((words, spelling) => words.some((word) => isIn(spellings[spelling], word)))) return index
  }
  return undefined
}
