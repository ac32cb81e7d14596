import type { PageNode } from '../../core/element/declaration.js'
import type { PageDocument } from './page-document.js'
import { listsOf, nodeAt, nodesAt } from './page-edits.js'
import { everyNode } from './page-walk.js'
import type { NodePath } from './problems.js'

/** Returns the way to the node of a comment; undefined when it is gone. */
export const wayOfId = (page: PageDocument, id: string): NodePath | undefined =>
  wayWhere(page, (node) => typeof node === 'object' && node.id === id)

/** Returns the way to the first node that fits, from the top down. */
export function wayWhere(page: PageDocument, fits: (node: PageNode) => boolean): NodePath | undefined {
  function within(list: NodePath): NodePath | undefined {
    for (const index of nodesAt(page, list).keys()) {
      const way = [...list, index]
      const node = nodeAt(page, way) as PageNode
      if (fits(node)) return way
      for (const steps of listsOf(node)) {
        const found = within([...way, ...steps])
        if (found) return found
      }
    }
    return undefined
  }
  return within(['nodes'])
}

/** Locates a node that has no id in the page yet: a comment is no edit, and must not save the page. */
export interface NodeAnchor {
  way: NodePath
  /** Fingerprint of the node as it was then. */
  print: string
}

export const anchorOf = (page: PageDocument, way: NodePath): NodeAnchor | undefined => {
  const node = nodeAt(page, way)
  return typeof node === 'object' ? { way, print: printOf(node) } : undefined
}

/** Returns the way to the node of an anchor: where it stood, wherever the same stands now, or what its place has become since. */
export function wayOfAnchor(page: PageDocument, { way, print }: NodeAnchor): NodePath | undefined {
  const there = nodeAt(page, way)
  const isFree = (node: PageNode): boolean => typeof node === 'object' && node.id === undefined
  if (there !== undefined && isFree(there) && printOf(there) === print) return way
  const elsewhere = wayWhere(page, (node) => isFree(node) && printOf(node) === print)
  if (elsewhere) return elsewhere
  return there !== undefined && isFree(there) && kindOf(there) === print.split(' ')[0] ? way : undefined
}

/** Names what a node is and says, ids aside: `h1 1k2j3h`. */
function printOf(node: PageNode): string {
  const text = JSON.stringify(node, (key, value: unknown) => (key === 'id' && typeof value === 'string' ? undefined : value))
  let hash = 5381
  for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 33) ^ text.charCodeAt(at)) >>> 0
  return `${kindOf(node)} ${hash.toString(36)}`
}

function kindOf(node: PageNode): string {
  if (typeof node === 'string') return '#text'
  return 'block' in node ? node.block : 'html' in node ? node.html : 'shared'
}

/** Removes the ids that the page has already: a copy is another node, and comments on the original are not about it. */
export function withoutTakenIds<Node extends PageNode>(node: Node, page: PageDocument): Node {
  const taken = new Set([...everyNode(page.nodes)].flatMap(({ id }) => id ?? []))
  return taken.size === 0 ? node : (withoutIds(node, taken) as Node)
}

/** Leaves an id that several nodes have, as after a copy in a builder, to the first of them. */
export function withoutTwins(nodes: readonly PageNode[]): PageNode[] {
  const met = new Set<string>()
  return nodes.map((node) => withIds(node, (id) => !met.has(id) && Boolean(met.add(id))))
}

const withoutIds = (node: PageNode, taken: ReadonlySet<string>): PageNode => withIds(node, (id) => !taken.has(id))

function withIds(node: PageNode, keeps: (id: string) => boolean): PageNode {
  if (typeof node === 'string') return node
  const within = (nodes: readonly PageNode[]) => nodes.map((each) => withIds(each, keeps))
  const { id, ...rest } = node
  const kept = id !== undefined && keeps(id) ? { id, ...rest } : rest
  if ('shared' in kept) return kept
  if ('html' in kept) return kept.children ? { ...kept, children: within(kept.children) } : kept
  return kept.slots
    ? { ...kept, slots: Object.fromEntries(Object.entries(kept.slots).map(([slot, nodes]) => [slot, within(nodes)])) }
    : kept
}
