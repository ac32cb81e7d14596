import { isBlockVisit, type Visit } from '../page-walk.js'
import { type Problem, problem } from '../problems.js'
import { isSeenWith } from './lint-headings.js'

/** Finds elements with the id of another one that the same visitor sees: a link reaches the first of them only. */
export function lintIds(visits: readonly Visit[]): Problem[] {
  const named = visits.flatMap((visit) => {
    const id = idOf(visit)
    return id ? [{ id, visit }] : []
  })
  return named.flatMap(({ id, visit }, at) => {
    const isTaken = named.slice(0, at).some((before) => before.id === id && isSeenWith(before.visit, visit))
    return isTaken ? [problem('doubled-id', visit.way, { word: id }, isBlockVisit(visit) ? undefined : 'id')] : []
  })
}

const idOf = (visit: Visit): string | undefined => (isBlockVisit(visit) ? visit.declaration.anchor : visit.node.attributes?.id)
