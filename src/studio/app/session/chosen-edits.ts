import { nodeAt, nodesAt, placeOf, sameWay } from '../../../pages/document/page-edits.js'
import type { NodePath } from '../../../pages/document/problems.js'
import type { LocalizedText } from '../../../core/element/declaration.js'
import type { EditAnswer, Editing } from './editing.js'

interface Told {
  editing: Editing
  refuse: (why: LocalizedText) => void
}

/** Moves a node past its neighbour, and the selection with it. Buttons show if there is a way to go; a key simply does nothing. */
export function moveBy(step: -1 | 1, way: NodePath, told: Told): void {
  const { editing, refuse } = told
  if (!canMove(step, way, editing)) return
  const ways = selectedPaths(way, editing)
  const { list, index } = placeOf((step < 0 ? ways[0] : ways.at(-1)) as NodePath)
  const to = { list, index: step < 0 ? index - 1 : index + 2 }
  const answer = ways.length > 1 ? editing.moveAll(ways, to) : editing.move(way, to)
  if ('refused' in answer) refuse(answer.refused)
}

export function canMove(step: -1 | 1, way: NodePath, editing: Editing): boolean {
  const ways = selectedPaths(way, editing)
  const { list, index } = placeOf((step < 0 ? ways[0] : ways.at(-1)) as NodePath)
  const isOneList = ways.every((each) => sameWay(placeOf(each).list, list))
  const { page } = editing.state()
  return isOneList && nodeAt(page, [...list, index + step]) !== undefined && index + step < nodesAt(page, list).length
}

/** Returns a node, and the others that are selected with it. */
export function selectedPaths(way: NodePath, editing: Editing): readonly NodePath[] {
  const chosen = editing.chosen()
  return chosen.length > 1 && chosen.some((each) => sameWay(each, way)) ? chosen : [way]
}

export function duplicateChosen(editing: Editing): EditAnswer {
  const ways = editing.chosen()
  return ways.length > 1 ? editing.duplicateAll(ways) : editing.duplicate(ways[0] ?? [])
}

export function removeChosen(editing: Editing): void {
  const ways = editing.chosen()
  if (ways.length > 1) editing.removeAll(ways)
  else if (ways[0]) editing.remove(ways[0])
}
