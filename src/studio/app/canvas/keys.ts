import { nodeAt, nodesAt, placeOf, sameWay, wayAround } from '../../../document/page-edits.js'
import type { Way } from '../../../document/problems.js'
import type { Text } from '../../../element/declaration.js'
import { isKey, keyIndex } from '../kit/keys.js'
import type { Editing } from '../session/editing.js'

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
  else if (isKey(event, 'duplicate') && selected) say(editing.duplicate(selected), tools)
  else if (isKey(event, 'move') && selected) moveBy(keyIndex(event, 'move') === 0 ? -1 : 1, selected, tools)
  else if (event.ctrlKey || event.metaKey || event.altKey) return false
  else if (isKey(event, 'leave') && selected) tools.choose(wayAround(selected))
  else if (isKey(event, 'remove') && selected) editing.remove(selected)
  else if (isKey(event, 'edit') && selected) tools.edit(selected)
  else return walk(event.key, selected, tools)
  return true
}

/** Moves a node past its neighbour; whether there was a way to go is said by the buttons, a key simply does nothing. */
export function moveBy(step: -1 | 1, way: Way, tools: Pick<KeyTools, 'editing' | 'refuse'>): boolean {
  const { list, index } = placeOf(way)
  if (canMove(step, way, tools.editing)) say(tools.editing.move(way, { list, index: step < 0 ? index - 1 : index + 2 }), tools)
  return true
}

export function canMove(step: -1 | 1, way: Way, editing: Editing): boolean {
  const { list, index } = placeOf(way)
  return nodeAt(editing.state().page, [...list, index + step]) !== undefined && index + step < nodesAt(editing.state().page, list).length
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
