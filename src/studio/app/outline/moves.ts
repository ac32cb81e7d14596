import { isDefaultSlot } from '../../../pages/document/names.js'
import type { PageDocument } from '../../../pages/document/page-document.js'
import { isWithin, nodeAt, nodesAt, type Place, placeOf, parentPath } from '../../../pages/document/page-edits.js'
import type { NodePath } from '../../../pages/document/problems.js'
import type { BlockDeclaration, PageNode } from '../../../core/element/declaration.js'
import type { Item } from './items.js'

export type Direction = 'up' | 'down' | 'into' | 'out'

interface Site {
  page: PageDocument
  items: readonly Item[]
  declarations: readonly BlockDeclaration[]
}

const holding = new Set(['div', 'main', 'header', 'footer', 'nav', 'figure', 'ul', 'ol', 'li'])

/** Returns where an item goes when it is moved one step; undefined when there is no such place. Permission is checked elsewhere. */
export function stepTo(item: Item, direction: Direction, site: Site): Place | undefined {
  const { list } = placeOf(item.way)
  const siblings = siblingsOf(site.items, list)
  const here = siblings.indexOf(item)
  const before = siblings[here - 1]
  const after = siblings[here + 1]
  switch (direction) {
    case 'up':
      return before ? { list, index: placeOf(before.way).index } : endOf(neighbourList(item, -1, site), site)
    case 'down':
      return after ? { list, index: placeOf(after.way).index + 1 } : startOf(neighbourList(item, 1, site))
    case 'into':
      return endOf(before && roomIn(before, item, 'last', site), site) ?? startOf(after && roomIn(after, item, 'first', site))
    case 'out':
      return outOf(item.way)
  }
}

/** Returns the list of an item that takes others, if it takes any. */
export function listInside({ node, way }: Pick<Item, 'node' | 'way'>, declarations: readonly BlockDeclaration[]): NodePath | undefined {
  if (typeof node === 'string' || 'shared' in node) return undefined
  if ('html' in node) return holding.has(node.html) ? [...way, 'children'] : undefined
  const slots = Object.keys(declarations.find(({ tag }) => tag === node.block)?.slots ?? {})
  const slot = slots.find(isDefaultSlot) ?? slots[0]
  return slot === undefined ? undefined : [...way, 'slots', slot]
}

/** The items of a list, wherever it is. */
export function siblingsOf(items: readonly Item[], list: NodePath): readonly Item[] {
  const inner = items.find((item) => isWithin(list, item.way))
  if (!inner) return items
  const found = inner.lists.find((one) => isWithin(list, one.way))
  return found && found.way.length < list.length ? siblingsOf(found.items, list) : (found?.items ?? [])
}

// Content of a section stands in its columns.
function roomIn(target: Item, item: Item, which: 'first' | 'last', { declarations }: Site): NodePath | undefined {
  const columns =
    isBlock(target.node, 'vitrine-section') && !isBlock(item.node, 'vitrine-column')
      ? target.lists.flatMap((list) => list.items).filter(({ node }) => isBlock(node, 'vitrine-column'))
      : []
  const column = columns.at(which === 'last' ? -1 : 0)
  return listInside(column ?? target, declarations)
}

function outOf(way: NodePath): Place | undefined {
  const around = parentPath(way)
  if (!around) return undefined
  const { list, index } = placeOf(around)
  return { list, index: index + 1 }
}

// At the edge the item goes on in the neighbouring list of the same kind: from the second column back into the first.
function neighbourList(item: Item, step: 1 | -1, { page, items }: Site): NodePath | undefined {
  const { list } = placeOf(item.way)
  const holder = parentPath(list)
  const node = holder && nodeAt(page, holder)
  if (!holder || node === undefined) return undefined
  const alike = everyItem(items).filter((other) => kindOf(other.node) === kindOf(node) && !isWithin(other.way, item.way))
  const at = alike.findIndex(({ way }) => way.length === holder.length && isWithin(way, holder))
  const next = alike[at + step]
  return next && [...next.way, ...list.slice(holder.length)]
}

const everyItem = (items: readonly Item[]): Item[] =>
  items.flatMap((item) => [item, ...item.lists.flatMap((list) => everyItem(list.items))])
const endOf = (list: NodePath | undefined, { page }: Site): Place | undefined => list && { list, index: nodesAt(page, list).length }
const startOf = (list: NodePath | undefined): Place | undefined => list && { list, index: 0 }
const kindOf = (node: PageNode): string =>
  typeof node === 'string' ? '' : 'block' in node ? node.block : 'shared' in node ? `shared ${node.shared}` : node.html
const isBlock = (node: PageNode, tag: string): boolean => kindOf(node) === tag
