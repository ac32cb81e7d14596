import { blocksIn } from '../document/page-walk.js'
import type { PageDocument } from '../document/page-document.js'
import type { BlockNode, PageNode } from '../element/declaration.js'

/** What the page says about its shop; the first one counts. */
export function storeFields(nodes: readonly PageNode[]): NonNullable<BlockNode['fields']> {
  for (const { block, fields } of blocksIn(nodes)) if (block === 'vitrine-store') return fields ?? {}
  return {}
}

/** What its blocks speak: the language that the page's shop is set to, or else the page's own. */
export const spokenOn = ({ nodes, language }: Pick<PageDocument, 'nodes' | 'language'>): 'de' | 'en' =>
  (storeFields(nodes).locale ?? language) === 'en' ? 'en' : 'de'
