import { withoutTakenIds } from './node-ids.js'
import type { PageDocument } from './page-document.js'
import { afterRemoval, insertAt, isWithin, nodeAt, type Place, placeOf, removeAt, sameWay, pathTo } from './page-edits.js'
import type { NodePath } from './problems.js'

/** Returns ways in the order of the page, without those inside another of them. */
export function outermost(ways: readonly NodePath[]): NodePath[] {
  const own = ways.filter((way) => !ways.some((other) => other.length < way.length && isWithin(way, other)))
  return own.toSorted(inOrder)
}

function inOrder(one: NodePath, other: NodePath): number {
  const at = one.findIndex((step, index) => step !== other[index])
  const [left, right] = [one[at] ?? 0, other[at] ?? 0]
  return typeof left === 'number' && typeof right === 'number' ? left - right : String(left).localeCompare(String(right))
}

/** @param ways as `outermost` gives them */
export const removeSeveral = (page: PageDocument, ways: readonly NodePath[]): PageDocument => ways.toReversed().reduce(removeAt, page)

/**
 * Moves nodes into one gap, all named as they stand before. They keep their order.
 * @param ways as `outermost` gives them
 * @returns undefined when the gap lies inside of one of them
 */
export function moveSeveral(page: PageDocument, ways: readonly NodePath[], to: Place): { page: PageDocument; at: NodePath[] } | undefined {
  if (ways.some((way) => isWithin(to.list, way))) return undefined
  const nodes = ways.flatMap((way) => nodeAt(page, way) ?? [])
  const target = ways.toReversed().reduce((place, way) => afterRemoval(place, placeOf(way)), to)
  const next = insertAt(removeSeveral(page, ways), target, ...nodes)
  return { page: next, at: nodes.map((_node, offset) => pathTo({ ...target, index: target.index + offset })) }
}

/** Puts copies behind the last one of each list. */
export function duplicateSeveral(page: PageDocument, ways: readonly NodePath[]): { page: PageDocument; at: NodePath[] } {
  const lists = [...new Map(ways.map((way) => [JSON.stringify(placeOf(way).list), placeOf(way).list])).values()]
  let next = page
  let at: NodePath[] = []
  for (const list of lists.toReversed()) {
    const group = ways.filter((way) => sameWay(placeOf(way).list, list))
    const index = placeOf(group.at(-1) as NodePath).index + 1
    at = at.map((way) => pushedOn(way, { list, index }, group.length))
    for (const [offset, way] of group.entries()) {
      const node = nodeAt(page, way)
      if (node === undefined) continue
      next = insertAt(next, { list, index: index + offset }, withoutTakenIds(node, next))
      at.push(pathTo({ list, index: index + offset }))
    }
  }
  return { page: next, at: at.toSorted(inOrder) }
}

function pushedOn(way: NodePath, { list, index }: Place, by: number): NodePath {
  const step = isWithin(way, list) ? way[list.length] : undefined
  return typeof step === 'number' && step >= index ? way.with(list.length, step + by) : way
}
