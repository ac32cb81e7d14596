import { blocksIn } from '../document/page-walk.js'
import type { BlockNode, PageNode } from '../element/declaration.js'

/** What the page says about its shop; the first one counts. */
export function storeFields(nodes: readonly PageNode[]): NonNullable<BlockNode['fields']> {
  for (const { block, fields } of blocksIn(nodes)) if (block === 'vitrine-store') return fields ?? {}
  return {}
}
