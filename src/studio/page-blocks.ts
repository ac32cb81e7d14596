import type { BlockNode, PageNode } from '../element/declaration.js'

/** Every block of a page, from the top down, those in slots and plain elements included. */
export function* blocksIn(nodes: readonly PageNode[]): Generator<BlockNode> {
  for (const node of nodes) {
    if (typeof node === 'string') continue
    if ('block' in node) yield node
    yield* blocksIn('block' in node ? Object.values(node.slots ?? {}).flat() : node.children ?? [])
  }
}

/** What the page says about its shop; the first one counts. */
export function storeFields(nodes: readonly PageNode[]): NonNullable<BlockNode['fields']> {
  for (const { block, fields } of blocksIn(nodes)) if (block === 'vitrine-store') return fields ?? {}
  return {}
}
