import { blocksIn } from '../document/page-walk.js'
import { store } from '../blocks/store/store.block.js'
import type { PageDocument } from '../document/page-document.js'
import type { BlockNode, PageNode } from '../element/declaration.js'
import { valuesOf } from '../element/fields.js'
import type { PlatformOptions } from '../platform/index.js'
import type { Names } from '../shop/names/names.js'

/** What the page says about its shop; the first one counts. */
export function storeFields(nodes: readonly PageNode[]): NonNullable<BlockNode['fields']> {
  for (const { block, fields } of blocksIn(nodes)) if (block === 'vitrine-store') return fields ?? {}
  return {}
}

/** What its blocks speak: the language that the page's shop is set to, or else the page's own. */
export const spokenOn = ({ nodes, language }: Pick<PageDocument, 'nodes' | 'language'>): 'de' | 'en' =>
  (storeFields(nodes).locale ?? language) === 'en' ? 'en' : 'de'

/** How the page asks; of a platform elsewhere this server knows nothing. */
export function platformSettings(page: PageDocument): Omit<PlatformOptions, 'fetch'> | undefined {
  const { webstoreId, apiBasePath, sitePath, apexTransport, names } = valuesOf(store, storeFields(page.nodes))
  if (apiBasePath !== '') return undefined
  return {
    webstoreId: String(webstoreId),
    sitePath: String(sitePath),
    apexTransport: apexTransport === 'execute' ? 'execute' : 'path',
    locale: spokenOn(page),
    // What the organisation does not have is asked for by nobody.
    ...(typeof names === 'object' && names !== null && { names: names as Names }),
  }
}
