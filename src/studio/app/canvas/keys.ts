import { nodeAt, placeOf, sameWay, parentPath } from '../../../pages/document/page-edits.js'
import type { NodePath } from '../../../pages/document/problems.js'
import type { LocalizedText } from '../../../core/element/declaration.js'
import { isKey, keyIndex } from '../kit/keys.js'
import { duplicateChosen, moveBy, removeChosen } from '../session/chosen-edits.js'
import type { Editing } from '../session/editing.js'

export interface KeyTools {
  editing: Editing
  /** Returns every path on the canvas, in reading order. */
  ways: () => readonly NodePath[]
  choose: (way: NodePath | undefined) => void
  edit: (way: NodePath) => void
  refuse: (why: LocalizedText) => void
}

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Performs the effect of a key on the canvas. Returns true when it had one. */
export function press(event: Pressed, tools: KeyTools): boolean {
  const { editing } = tools
  const { selected } = editing.state()
  if (isKey(event, 'undo')) editing.undo()
  else if (isKey(event, 'redo')) editing.redo()
  else if (isKey(event, 'duplicate') && selected) say(duplicateChosen(editing), tools)
  else if (isKey(event, 'move') && selected) moveBy(keyIndex(event, 'move') === 0 ? -1 : 1, selected, tools)
  else if (isKey(event, 'several') && selected) selectNext(keyIndex(event, 'several') === 0 ? -1 : 1, selected, editing)
  else if (event.ctrlKey || event.metaKey || event.altKey) return false
  else if (isKey(event, 'leave') && selected) tools.choose(editing.state().others.length > 0 ? selected : parentPath(selected))
  else if (isKey(event, 'remove') && selected) removeChosen(editing)
  else if (isKey(event, 'edit') && selected) tools.edit(selected)
  else return walk(event.key, selected, tools)
  return true
}

function selectNext(step: -1 | 1, selected: NodePath, editing: Editing): void {
  const { list, index } = placeOf(selected)
  const next = [...list, index + step]
  if (nodeAt(editing.state().page, next) !== undefined) editing.selectTo(next)
}

function walk(key: string, selected: NodePath | undefined, { ways, choose }: KeyTools): boolean {
  const all = ways()
  const now = all.findIndex((way) => sameWay(way, selected))
  const targets: Record<string, NodePath | undefined> = {
    ArrowDown: all[now + 1] ?? all[now],
    ArrowUp: all[Math.max(now - 1, 0)],
    ArrowLeft: selected && (parentPath(selected) ?? selected),
    ArrowRight: all.find((way) => sameWay(parentPath(way), selected) && selected !== undefined) ?? selected,
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
