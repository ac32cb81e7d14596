import type { PageDocument } from '../../../pages/document/page-document.js'
import { listsOf, nodesAt, sameWay } from '../../../pages/document/page-edits.js'
import type { NodePath } from '../../../pages/document/problems.js'
import type { BlockDeclaration, PageNode, LocalizedText } from '../../../core/element/declaration.js'

/** A node in the outline. It keeps its id through edits, so that what is folded stays folded. */
export interface Item {
  id: string
  node: PageNode
  way: NodePath
  /** Slots with a name of their own, or one list without. */
  lists: readonly ItemList[]
}

export interface ItemList {
  id: string
  way: NodePath
  /** Shown as an item of its own when a block has more than one slot. */
  label: LocalizedText | undefined
  items: readonly Item[]
}

const running = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'a', 'span', 'strong', 'em', 'small', 's', 'sub', 'sup', 'figcaption', 'li'])
const marks = new Set(['strong', 'em', 'small', 's', 'sub', 'sup', 'br', 'span'])

let last = 0
function newId(): string {
  last += 1
  return `item-${last}`
}

export function itemsOf(page: PageDocument, declarations: readonly BlockDeclaration[], before: readonly Item[] = []): readonly Item[] {
  const known = new Map(declarations.map((declaration) => [declaration.tag as string, declaration]))

  function listed(list: NodePath, around: PageNode | undefined, old: readonly Item[]): readonly Item[] {
    const nodes = nodesAt(page, list)
    const shown = [...nodes.entries()].filter(([, node]) => isShown(node, around))
    const same = matched(
      shown.map(([, node]) => node),
      old,
    )
    const items = shown.map(([index, node], position) => itemOf(node, [...list, index], same[position]))
    return items.length === old.length && items.every((item, index) => item === old[index]) ? old : items
  }

  function itemOf(node: PageNode, way: NodePath, old: Item | undefined): Item {
    if (old && old.node === node && sameWay(old.way, way)) return old
    const id = old?.id ?? newId()
    const lists = listWays(node, known).map(({ steps, label }): ItemList => {
      const listId = `${id}/${steps.join('/')}`
      return {
        id: listId,
        way: [...way, ...steps],
        label,
        items: listed([...way, ...steps], node, old?.lists.find((list) => list.id === listId)?.items ?? []),
      }
    })
    return { id, node, way, lists }
  }

  return listed(['nodes'], undefined, before)
}

/** Returns true when an item has something to unfold. */
export const isParent = ({ lists }: Item): boolean => lists.some(({ items, label }) => items.length > 0 || label !== undefined)

function listWays(node: PageNode, known: ReadonlyMap<string, BlockDeclaration>): { steps: NodePath; label: LocalizedText | undefined }[] {
  if (typeof node === 'string' || 'shared' in node) return []
  if ('html' in node) return listsOf(node).map((steps) => ({ steps, label: undefined }))
  const declared = known.get(node.block)?.slots ?? {}
  const names = [...new Set([...Object.keys(declared), ...Object.keys(node.slots ?? {})])]
  return names.map((name) => ({
    steps: ['slots', name],
    label: names.length > 1 ? (declared[name]?.label ?? { de: name, en: name }) : undefined,
  }))
}

// Spaces between elements, and the bold word in a sentence, are not worth a line.
function isShown(node: PageNode, around: PageNode | undefined): boolean {
  const inText = typeof around === 'object' && 'html' in around && running.has(around.html)
  if (typeof node === 'string') return !inText && node.trim() !== ''
  return !(inText && 'html' in node && marks.has(node.html))
}

// First what is still the very same node, then what was changed: the same kind, in the same order.
function matched(nodes: readonly PageNode[], old: readonly Item[]): (Item | undefined)[] {
  const free = new Set(old)
  const take = (fits: (item: Item) => boolean): Item | undefined => {
    for (const item of free) {
      if (!fits(item)) continue
      free.delete(item)
      return item
    }
    return undefined
  }
  const same = nodes.map((node) => take((item) => item.node === node))
  return nodes.map((node, index) => same[index] ?? take((item) => kindOf(item.node) === kindOf(node)))
}

const kindOf = (node: PageNode): string =>
  typeof node === 'string' ? '' : 'block' in node ? node.block : 'shared' in node ? `shared ${node.shared}` : node.html
