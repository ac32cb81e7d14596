import { type Audience, isFor } from '../../../core/dom/audience.js'
import { experimentName, isVariant } from '../../../core/dom/experiments.js'
import { boundsOf } from '../../../core/dom/shown-time.js'
import type { BlockNode } from '../../../core/element/declaration.js'
import type { PageDocument } from '../page-document.js'
import { isBlockVisit, type Visit } from '../page-walk.js'
import { type Problem, problem } from '../problems.js'

/** Checks that the page has one heading over everything, and that no step of the headings is left out. */
export function lintHeadings(page: PageDocument, visits: readonly Visit[], isBegun: boolean): Problem[] {
  const top = visits.filter((visit) => levelOf(visit) === 1)
  const second = top.filter((visit, at) => top.slice(0, at).some((before) => isSeenWith(before, visit)))
  return [
    ...(top.length === 0 && isBegun && page.nodes.length > 0 ? [problem('no-heading', [])] : []),
    ...second.map(({ way }) => problem('second-heading', way)),
    ...skipped(visits),
  ]
}

/**
 * Returns true when somebody sees both. Two sections for different shoppers, for different times, or of different variants may each
 * begin the page.
 */
export function isSeenWith(one: Visit, other: Visit): boolean {
  const [mine, theirs] = [audienceOf(one), audienceOf(other)]
  const [[from, until], [otherFrom, otherUntil]] = [timeOf(one), timeOf(other)]
  const [drawn, otherDrawn] = [drawnFor(one), drawnFor(other)]
  const isOtherVariant = drawn && otherDrawn && drawn.experiment === otherDrawn.experiment && drawn.isB !== otherDrawn.isB
  return (isFor(mine, theirs) || isFor(theirs, mine)) && from < otherUntil && otherFrom < until && !isOtherVariant
}

/** Returns the audience of the section in which a node stands. */
function audienceOf({ around }: Visit): Audience {
  const said = sectionsIn(around).map(({ fields }) => fields?.audience)
  return (said.findLast((audience) => audience && audience !== 'everybody') || 'everybody') as Audience
}

/** Returns the moments from and until which its section is shown. */
function timeOf({ around }: Visit): [from: number, until: number] {
  const { shownFrom, shownUntil } = sectionsIn(around).at(-1)?.fields ?? {}
  return boundsOf({ shownFrom: String(shownFrom), shownUntil: String(shownUntil) })
}

/** Returns the variant of an experiment that its section is. */
function drawnFor({ around }: Visit): { experiment: string; isB: boolean } | undefined {
  const { experiment, variant } = sectionsIn(around).at(-1)?.fields ?? {}
  return experiment ? { experiment: experimentName(String(experiment)), isB: isVariant(variant, 'b') } : undefined
}

const sectionsIn = (around: Visit['around']): BlockNode[] =>
  around.filter((node): node is BlockNode => 'block' in node && node.block === 'vitrine-section')

function levelOf(visit: Visit): number | undefined {
  if (isBlockVisit(visit)) return visit.declaration.providesH1 ? 1 : undefined
  const [, level] = /^h([1-4])$/.exec(visit.node.html) ?? []
  return level === undefined ? undefined : Number(level)
}

function skipped(visits: readonly Visit[]): Problem[] {
  let before = 1
  return visits.flatMap((visit) => {
    // Only its view knows what a block shows below its own heading.
    const level = levelOf(visit) ?? (isBlockVisit(visit) && visit.declaration.category !== 'layout' ? Math.max(before, 2) : undefined)
    if (level === undefined) return []
    const jump = level > before + 1
    const problems = jump ? [problem('skipped-heading', visit.way, { word: String(level), most: before + 1 })] : []
    before = level
    return problems
  })
}
