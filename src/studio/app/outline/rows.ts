import type { NodePath } from '../../../pages/document/problems.js'
import { isWithin } from '../../../pages/document/page-edits.js'
import { type Item, type ItemList, isParent } from './items.js'

/** A visible line of the tree. */
export interface Row {
  id: string
  kind: 'page' | 'node' | 'slot'
  /** The node, or the one whose slot it is. */
  item: Item | undefined
  list: ItemList | undefined
  level: number
  position: number
  count: number
  /** Undefined when there is nothing to unfold. */
  expanded: boolean | undefined
  parent: string | undefined
}

export const pageId = 'page'

/** The lines of the tree from top to bottom, without what is folded away. */
export function rowsOf(items: readonly Item[], folded: ReadonlySet<string>): Row[] {
  const page: Row = {
    id: pageId,
    kind: 'page',
    item: undefined,
    list: undefined,
    level: 1,
    position: 1,
    count: 1,
    expanded: !folded.has(pageId),
    parent: undefined,
  }
  return folded.has(pageId) ? [page] : [page, ...itemRows(items, 2, pageId, folded)]
}

function itemRows(items: readonly Item[], level: number, parent: string, folded: ReadonlySet<string>): Row[] {
  return items.flatMap((item, index) => {
    const open = isParent(item) ? !folded.has(item.id) : undefined
    const row: Row = {
      id: item.id,
      kind: 'node',
      item,
      list: undefined,
      level,
      position: index + 1,
      count: items.length,
      expanded: open,
      parent,
    }
    return open ? [row, ...insideRows(item, level + 1, folded)] : [row]
  })
}

function insideRows(item: Item, level: number, folded: ReadonlySet<string>): Row[] {
  return item.lists.flatMap((list, index) => {
    if (!list.label) return itemRows(list.items, level, item.id, folded)
    const open = list.items.length > 0 ? !folded.has(list.id) : undefined
    const row: Row = {
      id: list.id,
      kind: 'slot',
      item,
      list,
      level,
      position: index + 1,
      count: item.lists.length,
      expanded: open,
      parent: item.id,
    }
    return open ? [row, ...itemRows(list.items, level + 1, list.id, folded)] : [row]
  })
}

/** The items from the outermost to the one a way leads to, or to the nearest shown one around it. */
export function trailTo(items: readonly Item[], way: NodePath): Item[] {
  const next = items.find((item) => isWithin(way, item.way))
  return next
    ? [
        next,
        ...trailTo(
          next.lists.flatMap((list) => list.items),
          way,
        ),
      ]
    : []
}

/** Returns the ids that must be unfolded for a path to be visible. */
export function foldsAround(items: readonly Item[], way: NodePath): string[] {
  const around = trailTo(items, way)
  const lists = around.flatMap((item) => item.lists.filter((list) => isWithin(way, list.way)).map(({ id }) => id))
  return [pageId, ...around.slice(0, -1).map(({ id }) => id), ...lists]
}
