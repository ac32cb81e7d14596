import { nodeAt, nodesAt, placeOf, sameWay, wayAround } from '../../../document/page-edits.js'
import type { Way } from '../../../document/problems.js'
import type { Text } from '../../../element/declaration.js'
import { isKey, keyIndex } from '../kit/keys.js'
import type { EditAnswer, Editing } from '../session/editing.js'

export interface KeyTools {
  editing: Editing
  /** Every way on the canvas, in reading order. */
  ways: () => readonly Way[]
  choose: (way: Way | undefined) => void
  edit: (way: Way) => void
  refuse: (why: Text) => void
}

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Does what a key means on the canvas. Whether it meant something. */
export function press(event: Pressed, tools: KeyTools): boolean {
  const { editing } = tools
  const { selected } = editing.state()
  if (isKey(event, 'undo')) editing.undo()
  else if (isKey(event, 'redo')) editing.redo()
  else if (isKey(event, 'duplicate') && selected) say(duplicateChosen(editing), tools)
  else if (isKey(event, 'move') && selected) moveBy(keyIndex(event, 'move') === 0 ? -1 : 1, selected, tools)
  else if (isKey(event, 'several') && selected) selectNext(keyIndex(event, 'several') === 0 ? -1 : 1, selected, editing)
  else if (event.ctrlKey || event.metaKey || event.altKey) return false
  else if (isKey(event, 'leave') && selected) tools.choose(editing.state().others.length > 0 ? selected : wayAround(selected))
  else if (isKey(event, 'remove') && selected) removeChosen(editing)
  else if (isKey(event, 'edit') && selected) tools.edit(selected)
  else return walk(event.key, selected, tools)
  return true
}

/** Moves a node past its neighbour, and what is chosen with it; whether there was a way to go is said by the buttons, a key simply does nothing. */
export function moveBy(step: -1 | 1, way: Way, tools: Pick<KeyTools, 'editing' | 'refuse'>): boolean {
  const { editing } = tools
  if (!canMove(step, way, editing)) return true
  const ways = together(way, editing)
  const { list, index } = placeOf((step < 0 ? ways[0] : ways.at(-1)) as Way)
  const to = { list, index: step < 0 ? index - 1 : index + 2 }
  say(ways.length > 1 ? editing.moveAll(ways, to) : editing.move(way, to), tools)
  return true
}

export function canMove(step: -1 | 1, way: Way, editing: Editing): boolean {
  const ways = together(way, editing)
  const { list, index } = placeOf((step < 0 ? ways[0] : ways.at(-1)) as Way)
  const isOneList = ways.every((each) => sameWay(placeOf(each).list, list))
  const { page } = editing.state()
  return isOneList && nodeAt(page, [...list, index + step]) !== undefined && index + step < nodesAt(page, list).length
}

/** A node, and what else is chosen when it is. */
export function together(way: Way, editing: Editing): readonly Way[] {
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

function selectNext(step: -1 | 1, selected: Way, editing: Editing): void {
  const { list, index } = placeOf(selected)
  const next = [...list, index + step]
  if (nodeAt(editing.state().page, next) !== undefined) editing.selectTo(next)
}

function walk(key: string, selected: Way | undefined, { ways, choose }: KeyTools): boolean {
  const all = ways()
  const now = all.findIndex((way) => sameWay(way, selected))
  const targets: Record<string, Way | undefined> = {
    ArrowDown: all[now + 1] ?? all[now],
    ArrowUp: all[Math.max(now - 1, 0)],
    ArrowLeft: selected && (wayAround(selected) ?? selected),
    ArrowRight: all.find((way) => sameWay(wayAround(way), selected) && selected !== undefined) ?? selected,
    Home: all[0],
    End: all.at(-1),
  }
  if (!Object.hasOwn(targets, key)) return false
  if (targets[key]) choose(targets[key])
  return true
}

function say(answer: ReturnType<Editing['move']>, { refuse }: Pick<KeyTools, 'refuse'>): void {
  if ('refused' in answer) refuse(answer.refused)
}
