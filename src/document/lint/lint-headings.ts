import type { PageDocument } from '../page-document.js'
import { isBlockVisit, type Visit } from '../page-walk.js'
import { type Problem, problem } from '../problems.js'

/** Whether the page has one heading over everything, and no step of the headings is left out. */
export function lintHeadings(page: PageDocument, visits: readonly Visit[], isBegun: boolean): Problem[] {
  const top = visits.filter((visit) => levelOf(visit) === 1)
  return [
    ...(top.length === 0 && isBegun && page.nodes.length > 0 ? [problem('no-heading', [])] : []),
    ...top.slice(1).map(({ way }) => problem('second-heading', way)),
    ...skipped(visits),
  ]
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
