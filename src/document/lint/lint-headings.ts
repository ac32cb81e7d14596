import { type Audience, isFor } from '../../web/audience.js'
import type { PageDocument } from '../page-document.js'
import { isBlockVisit, type Visit } from '../page-walk.js'
import { type Problem, problem } from '../problems.js'

/** Whether the page has one heading over everything, and no step of the headings is left out. */
export function lintHeadings(page: PageDocument, visits: readonly Visit[], isBegun: boolean): Problem[] {
  const top = visits.filter((visit) => levelOf(visit) === 1)
  const second = top.filter((visit, at) => top.slice(0, at).some((before) => isSeenWith(audienceOf(before), audienceOf(visit))))
  return [
    ...(top.length === 0 && isBegun && page.nodes.length > 0 ? [problem('no-heading', [])] : []),
    ...second.map(({ way }) => problem('second-heading', way)),
    ...skipped(visits),
  ]
}

/** Two sections for different shoppers may each begin the page. */
const isSeenWith = (one: Audience, other: Audience): boolean => [one, other].includes('everybody') || isFor(one, other) || isFor(other, one)

/** For whom the section is in which something stands. */
function audienceOf({ around }: Visit): Audience {
  const said = around.map((node) => 'block' in node && node.block === 'vitrine-section' && node.fields?.audience)
  return (said.findLast((audience) => audience && audience !== 'everybody') || 'everybody') as Audience
}

function levelOf(visit: Visit): number | undefined {
  if (isBlockVisit(visit)) return visit.declaration.topHeading ? 1 : undefined
  const [, level] = /^h([1-4])$/.exec(visit.node.html) ?? []
  return level === undefined ? undefined : Number(level)
}

function skipped(visits: readonly Visit[]): Problem[] {
  let before = 1
  return visits.flatMap((visit) => {
    // What a block shows below its own heading, only its view knows.
    const level = levelOf(visit) ?? (isBlockVisit(visit) && visit.declaration.category !== 'layout' ? Math.max(before, 2) : undefined)
    if (level === undefined) return []
    const jump = level > before + 1
    const problems = jump ? [problem('skipped-heading', visit.way, { word: String(level), most: before + 1 })] : []
    before = level
    return problems
  })
}
