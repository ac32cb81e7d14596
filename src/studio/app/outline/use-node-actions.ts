import { type Place, placeOf, sameWay } from '../../../pages/document/page-edits.js'
import type { NodePath } from '../../../pages/document/problems.js'
import type { PageNode } from '../../../core/element/declaration.js'
import { placeInWords } from '../inserter/place-words.js'
import { canMove, moveBy, selectedPaths } from '../session/chosen-edits.js'
import { told } from '../inserter/places.js'
import { useEditorState, useStudio } from '../session/studio-context.js'
import type { EditAnswer } from '../session/editing.js'
import type { Action } from './actions-bar.js'
import type { Item } from './items.js'
import { type Direction, listInside, siblingsOf, stepTo } from './moves.js'
import { nodeTitle } from '../session/node-names.js'
import { outlineMessages } from './outline.messages.js'
import { useLanguage, useStudioWords } from '../kit/language.js'

interface NodeActions {
  /** Tells if there is anything to do; whether it is allowed is said when it is tried. */
  isPossible: (action: Action, item: Item | undefined) => boolean
  act: (action: Exclude<Action, 'rename'>, item: Item | undefined, inside?: NodePath) => void
  move: (item: Item, to: Place) => void
  rename: (item: Item, name: string) => void
}

interface Tools {
  items: readonly Item[]
  /** Says at an item why something was refused; without a sentence all is well again. */
  complain: (item: Item, text: string | undefined) => void
}

/** Returns the actions on a node of the outline, which announce their results. */
export function useNodeActions({ items, complain }: Tools): NodeActions {
  const studio = useStudio()
  const { editing, declarations, parts } = studio
  const language = useLanguage()
  const { page } = useEditorState()
  const words = useStudioWords(outlineMessages)
  const site = { page, items, declarations }
  const titleOf = (node: PageNode): string => nodeTitle(node, { declarations, parts, language })

  function answered(item: Item, answer: EditAnswer, sentence: (at: NodePath) => string) {
    const text = 'refused' in answer ? answer.refused[language] : sentence(answer.at)
    complain(item, 'refused' in answer ? text : undefined)
    studio.tell(text)
  }

  function move(item: Item, to: Place) {
    const ways = selectedPaths(item.way, editing)
    if (ways.length > 1) return answered(item, editing.moveAll(ways, to), () => words.severalMoved(ways.length))
    answered(item, editing.move(item.way, to), (at) => {
      const where = placeInWords(told(editing.state().page, placeOf(at)), words, { declarations, parts, language })
      return words.moved(titleOf(item.node), where)
    })
  }

  function step(item: Item, direction: Direction) {
    const to = stepTo(item, direction, site)
    if (to) return move(item, to)
    complain(item, words.nowhere[direction])
    studio.tell(words.nowhere[direction])
  }

  // The next node takes its place, so the keyboard stays where it was.
  function remove(item: Item) {
    const { list, index } = placeOf(item.way)
    const siblings = siblingsOf(items, list)
    const at = siblings.indexOf(item)
    const after = siblings[at + 1]
    const next = after ? [...list, placeOf(after.way).index - 1] : (siblings[at - 1]?.way ?? aroundOf(item.way))
    editing.remove([...list, index])
    editing.select(next)
    studio.tell(words.removed(titleOf(item.node), undoKeys(words.control)))
  }

  function isForSeveral(action: Action, item: Item): boolean {
    if (action === 'up' || action === 'down') return canMove(action === 'up' ? -1 : 1, item.way, editing)
    return action === 'duplicate' || action === 'remove'
  }

  function actOnSeveral(action: Action, item: Item, ways: readonly NodePath[]) {
    if (!isForSeveral(action, item)) return
    if (action === 'remove') {
      editing.removeAll(ways)
      studio.tell(words.severalRemoved(ways.length, undoKeys(words.control)))
    } else if (action === 'duplicate') answered(item, editing.duplicateAll(ways), () => words.severalDuplicated(ways.length))
    else moveBy(action === 'up' ? -1 : 1, item.way, { editing, refuse: (why) => studio.tell(why[language]) })
  }

  function insert(item: Item | undefined, list: NodePath | undefined) {
    if (list) return studio.insertHere({ list, index: listLength(items, list) })
    if (!item) return studio.insertHere({ list: ['nodes'], index: page.nodes.length })
    const place = placeOf(item.way)
    studio.insertHere({ ...place, index: place.index + 1 })
  }

  return {
    isPossible(action, item) {
      if (action === 'insertInside') return !item || listInside(item, declarations) !== undefined
      if (!item) return false
      if (selectedPaths(item.way, editing).length > 1) return isForSeveral(action, item)
      if (action === 'rename') return typeof item.node === 'object'
      return isDirection(action) ? stepTo(item, action, site) !== undefined : true
    },
    act(action, item, inside) {
      if (action === 'insertInside') return insert(item, inside ?? (item && listInside(item, declarations)))
      if (!item) return
      const ways = selectedPaths(item.way, editing)
      if (ways.length > 1) return actOnSeveral(action, item, ways)
      if (isDirection(action)) return step(item, action)
      if (action === 'insertAfter') return insert(item, undefined)
      if (action === 'remove') return remove(item)
      answered(item, editing.duplicate(item.way), () => words.duplicated(titleOf(item.node)))
    },
    move,
    rename(item, name) {
      if (typeof item.node === 'string' || name === (item.node.name ?? '')) return
      const { name: _before, ...rest } = item.node
      const node: PageNode = name ? { ...rest, name } : rest
      answered(item, editing.replace(item.way, node), () => words.renamed(titleOf(node)))
    },
  }
}

const isDirection = (action: Action): action is Direction => action === 'up' || action === 'down' || action === 'into' || action === 'out'
const undoKeys = (control: string): string => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘Z' : `${control}+Z`)

function aroundOf(way: NodePath): NodePath | undefined {
  const outer = way.slice(0, -1).findLastIndex((step) => typeof step === 'number')
  return outer < 0 ? undefined : way.slice(0, outer + 1)
}

function listLength(items: readonly Item[], list: NodePath): number {
  const inside = siblingsOf(items, list).filter(({ way }) => sameWay(placeOf(way).list, list))
  return inside.length > 0 ? placeOf(inside.at(-1)!.way).index + 1 : 0
}
