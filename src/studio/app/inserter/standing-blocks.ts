import type { PageDocument } from '../../../builder/page-document.js'
import { listsOf } from '../../../builder/page-edits.js'
import type { Way } from '../../../builder/problems.js'
import type { PageNode } from '../../../element/declaration.js'

/** Where each kind of block stands on a page, by its tag. */
export function standingBlocks(page: PageDocument): ReadonlyMap<string, readonly Way[]> {
  const standing = new Map<string, Way[]>()
  for (const { node, way } of everyNode(page.nodes, ['nodes'])) {
    if (typeof node === 'object' && 'block' in node) standing.set(node.block, [...(standing.get(node.block) ?? []), way])
  }
  return standing
}

function* everyNode(nodes: readonly PageNode[], list: Way): Generator<{ node: PageNode; way: Way }> {
  for (const [index, node] of nodes.entries()) {
    const way = [...list, index]
    yield { node, way }
    for (const inner of listsOf(node)) yield* everyNode(childrenOf(node, inner), [...way, ...inner])
  }
}

function childrenOf(node: PageNode, [kind, slot]: Way): readonly PageNode[] {
  if (typeof node === 'string') return []
  if ('html' in node) return node.children ?? []
  return kind === 'slots' ? node.slots?.[slot as string] ?? [] : []
}
