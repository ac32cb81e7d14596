import type { BlockDeclaration } from '../../../core/element/declaration.js'
import { declarations as ownDeclarations } from '../../../blocks/declarations.js'
import { pagePerDevice } from '../hidden-on.js'
import { lintAbout, titleEnd } from './lint-about.js'
import { lintColours } from './lint-colours.js'
import { lintHeadings } from './lint-headings.js'
import { lintHidden } from './lint-hidden.js'
import { lintIds } from './lint-ids.js'
import { lintLinks, lintPageLinks } from './lint-links.js'
import { lintPictures, type PictureFacts } from './lint-pictures.js'
import { lintParts } from './lint-parts.js'
import { lintReferences } from './lint-references.js'
import { lintRooms } from './lint-rooms.js'
import { lintSamples } from './lint-samples.js'
import { lintShop } from './lint-shop.js'
import { lintTexts } from './lint-texts.js'
import { lintWords } from './lint-words.js'
import type { PageDocument } from '../page-document.js'
import { type PartOf, partProblems, standInParts } from '../shared-parts.js'
import { nodeAt, sameWay } from '../page-edits.js'
import { type AddressOf, resolvePageLinks } from '../page-links.js'
import { isBlockVisit, type Visit, visitsOf, visibleText } from '../page-walk.js'
import { type PageRules, type Problem, problemsOf } from '../problems.js'
import { trustedOrigins } from '../trusted-origins.js'

/** Facts that lint knows about the site around the page. */
export interface LintFacts extends PageRules {
  /** Facts about pictures, by their addresses. */
  pictures?: ReadonlyMap<string, PictureFacts>
  /** Things that the platform does not have any more, by their keys (`keyOf`). */
  gone?: ReadonlySet<string>
  /** The paths of all pages of the site; without them links are not followed. */
  paths?: readonly string[]
  /** Paths among them that no shopper can see: drafts, and pages that were taken back. */
  unpublished?: ReadonlySet<string>
  /** Addresses in the language of this page, by the paths of pages in the other language. */
  inOwnLanguage?: ReadonlyMap<string, string>
  /** The titles of all pages of the site; with few of them no pattern is looked for. */
  titles?: readonly string[]
  /** Ids of the shared parts of which shoppers see nothing: never published, or taken back. */
  unpublishedParts?: ReadonlySet<string>
  /** Ids of the shared parts whose translation is still a draft. */
  draftTranslations?: ReadonlySet<string>
  /** Milliseconds since 1970; the clock's unless set. */
  now?: number
  /** Finds the shared parts that the page shows; without it their contents are unknown. */
  partOf?: PartOf
  /** Returns the address of a page of the site by its id; without it every link to a page by id is fine. */
  addressOf?: AddressOf
}

/**
 * `error`: the page should not be published so; `warning`: it may, but a shopper or a search engine will miss something;
 * `translation`: it does not say yet what its original says.
 */
export interface Hint extends Problem {
  level: 'error' | 'warning' | 'translation'
}

const errors: ReadonlySet<Problem['kind']> = new Set([
  'bad-path',
  'no-title',
  'unknown-block',
  'wrong-parent',
  'wrong-place',
  'too-many',
  'unknown-slot',
  'not-accepted',
  'too-deep',
  'unsafe-address',
  'missing-field',
  'missing-part',
  'sample-text',
])

/**
 * Returns what an editor should be told about a page, in plain words: places, links, pictures, texts, colours. Quick enough for every
 * edit.
 * @param facts the site around the page
 * @returns errors first, each with the way to the node and the field it is about; an empty way means the page itself
 */
export function lintPage(given: PageDocument, facts: LintFacts = {}, declarations: readonly BlockDeclaration[] = ownDeclarations): Hint[] {
  // Two headings of which each device shows one are one heading.
  const hints = [
    ...pagePerDevice(given).flatMap((page) => lintShown(page, facts, declarations)),
    ...lintHidden(given, declarations).map((each): Hint => ({ ...each, level: 'warning' })),
  ]
  const known = new Map(hints.map((hint) => [JSON.stringify([hint.kind, hint.at, hint.field, hint.text.de]), hint]))
  return [...known.values()].toSorted((one, other) => Number(other.level === 'error') - Number(one.level === 'error'))
}

function lintShown(given: PageDocument, facts: LintFacts, declarations: readonly BlockDeclaration[]): Hint[] {
  const { addressOf = () => given.path } = facts
  const whole = standInParts(given, facts.partOf ?? (() => undefined))
  const gone = lintPageLinks(whole, addressOf, declarations)
  const page = resolvePageLinks(whole, addressOf, declarations)
  const isPart = page.kind !== undefined
  const visits = visitsOf(page, declarations)
  const begun = isBegun(visits)
  const isGone = ({ at, field }: Problem) => gone.some((each) => each.field === field && sameWay(each.at, at))
  const found = [
    ...gone,
    ...problemsOf(page, declarations, { origins: [...(facts.origins ?? []), ...trustedOrigins(page.nodes)] }),
    // A shared part need not have what a page as a whole must have.
    ...(isPart
      ? []
      : [
          ...lintAbout(page, begun, titleEnd(facts.titles ?? [])),
          ...lintHeadings(page, visits, begun),
          ...lintShop(page, visits, declarations),
        ]),
    ...lintLinks(page, visits, facts),
    ...lintIds(visits),
    ...lintWords(visits).filter((each) => !isGone(each)),
    ...lintPictures(visits, facts.pictures),
    ...lintReferences(visits, facts.gone),
    ...lintTexts(page, visits),
    ...lintSamples(page, visits, declarations),
    ...lintRooms(page, visits, { declarations, now: facts.now }),
    ...lintColours(visits),
  ]
  const problems = facts.partOf ? [...partProblems(given, found, facts.partOf), ...lintParts(given, facts)] : found
  const bands = new Set<string>(declarations.filter(({ category }) => category === 'layout').map(({ tag }) => tag))
  // A band inside another looks odd, and does no harm: what was published so before may be published again.
  const isOdd = ({ kind, at }: Problem): boolean => {
    const node = kind === 'wrong-place' ? nodeAt(given, at) : undefined
    return typeof node === 'object' && 'block' in node && bands.has(node.block)
  }
  return problems.map((problem): Hint => ({ ...problem, level: errors.has(problem.kind) && !isOdd(problem) ? 'error' : 'warning' }))
}

/** Returns true when a page has something in its main part, or outside of any frame: an empty page need not be told what it lacks. */
function isBegun(visits: readonly Visit[]): boolean {
  const main = visits.find((visit) => !isBlockVisit(visit) && visit.node.html === 'main')
  const inside = main ? visits.filter(({ around }) => around.includes(main.node)) : visits
  return inside.some((visit) => (isBlockVisit(visit) ? visit.declaration.category !== 'layout' : visibleText(visit.node).trim() !== ''))
}
