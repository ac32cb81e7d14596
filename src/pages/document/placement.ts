import type { BlockDeclaration, LocalizedText } from '../../core/element/declaration.js'
import { declarations as ownDeclarations } from '../../blocks/declarations.js'
import { devices, pagePerDevice } from './hidden-on.js'
import type { PageDocument } from './page-document.js'
import { isWithin, nodeAt } from './page-edits.js'
import { type Problem, problem, problemsOf } from './problems.js'
import { isShared, type PartOf, standInParts, waysToShared } from './shared-parts.js'

const aboutPlaces: ReadonlySet<Problem['kind']> = new Set([
  'wrong-parent',
  'wrong-place',
  'too-many',
  'not-accepted',
  'unknown-slot',
  'too-deep',
])

/**
 * Returns the reason why an edit puts something where it does not belong, in the editor's words; undefined when it may be done. Earlier
 * mistakes do not count: an editor must be able to mend a page step by step.
 */
export function refusal(
  before: PageDocument,
  after: PageDocument,
  declarations: readonly BlockDeclaration[] = ownDeclarations,
  partOf: PartOf = () => undefined,
): LocalizedText | undefined {
  const [then, next] = [standInParts(before, partOf), standInParts(after, partOf)]
  const shown = pagePerDevice(next)
  // Blocks that never meet on a device are not in each other's way.
  const wereShown = shown.length > 1 ? devices.map((_, index) => pagePerDevice(then)[index] ?? then) : [then]
  const found = shown.map((page, index) => newlyMisplaced(wereShown[index] ?? then, page, declarations)).find((each) => each !== undefined)
  if (!found) return undefined
  const part = movedPart(before, after, found.at)
  const title = part === undefined ? undefined : partOf(part, after.language)?.title
  // The editor has put in a part, and need not know the blocks in it.
  return title === undefined ? found.text : problem('part-refused', [], { word: title, child: found.text }).text
}

/** Returns the shared part that an edit has put in, or the one that does not fit where it stands now. */
function movedPart(before: PageDocument, after: PageDocument, at: Problem['at']): string | undefined {
  const ways = waysToShared(after.nodes)
  const had = idsOf(before, waysToShared(before.nodes))
  const added = idsOf(after, ways).filter((id) => {
    const index = had.indexOf(id)
    if (index >= 0) had.splice(index, 1)
    return index < 0
  })
  return added.length > 0
    ? added[0]
    : idsOf(
        after,
        ways.filter((way) => isWithin(at, way)),
      )[0]
}

const idsOf = (page: PageDocument, ways: readonly Problem['at'][]): string[] =>
  ways.flatMap((way) => {
    const node = nodeAt(page, way)
    return isShared(node) ? [node.shared] : []
  })

function newlyMisplaced(then: PageDocument, next: PageDocument, declarations: readonly BlockDeclaration[]): Problem | undefined {
  const known = new Map<string, number>()
  for (const { kind, text } of misplaced(then, declarations)) count(known, kind + text.de, 1)
  return misplaced(next, declarations).find(({ kind, text }) => count(known, kind + text.de, -1) < 0)
}

const misplaced = (page: PageDocument, declarations: readonly BlockDeclaration[]): Problem[] =>
  problemsOf(page, declarations).filter(({ kind }) => aboutPlaces.has(kind))

function count(counts: Map<string, number>, key: string, by: number): number {
  const now = (counts.get(key) ?? 0) + by
  counts.set(key, now)
  return now
}
