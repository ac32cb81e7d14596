import type { BlockDeclaration, LocalizedText } from '../element/declaration.js'
import { declarations as ownDeclarations } from '../blocks/declarations.js'
import { devices, pagePerDevice } from './hidden-on.js'
import type { PageDocument } from './page-document.js'
import { type Problem, problemsOf } from './problems.js'
import { type PartOf, standInParts } from './shared-parts.js'

const aboutPlaces: ReadonlySet<Problem['kind']> = new Set([
  'wrong-parent',
  'wrong-place',
  'too-many',
  'not-accepted',
  'unknown-slot',
  'too-deep',
])

/**
 * Why an edit puts something where it does not belong, in the editor's words; undefined when it may be done.
 * What was wrong before does not count: an editor must be able to mend a page step by step.
 */
export function refusal(
  before: PageDocument,
  after: PageDocument,
  declarations: readonly BlockDeclaration[] = ownDeclarations,
  partOf: PartOf = () => undefined,
): LocalizedText | undefined {
  const [then, next] = [standInParts(before, partOf), standInParts(after, partOf)]
  const shown = pagePerDevice(next)
  // What never meets on a device is not in each other's way.
  const wereShown = shown.length > 1 ? devices.map((_, index) => pagePerDevice(then)[index] ?? then) : [then]
  return shown.map((page, index) => newlyMisplaced(wereShown[index] ?? then, page, declarations)).find(Boolean)
}

function newlyMisplaced(then: PageDocument, next: PageDocument, declarations: readonly BlockDeclaration[]): LocalizedText | undefined {
  const known = new Map<string, number>()
  for (const { kind, text } of misplaced(then, declarations)) count(known, kind + text.de, 1)
  return misplaced(next, declarations).find(({ kind, text }) => count(known, kind + text.de, -1) < 0)?.text
}

const misplaced = (page: PageDocument, declarations: readonly BlockDeclaration[]): Problem[] =>
  problemsOf(page, declarations).filter(({ kind }) => aboutPlaces.has(kind))

function count(counts: Map<string, number>, key: string, by: number): number {
  const now = (counts.get(key) ?? 0) + by
  counts.set(key, now)
  return now
}
