import { blocksIn } from '../../pages/document/page-walk.js'
import { store } from '../../blocks/store/store.block.js'
import type { PageDocument } from '../../pages/document/page-document.js'
import type { BlockNode, PageNode } from '../../core/element/declaration.js'
import { valuesOf } from '../../core/element/fields.js'
import type { PlatformOptions } from '../../commerce/salesforce/index.js'
import type { Names } from '../../commerce/domain/names/names.js'

/** Returns the page's settings of its shop; the first store block counts. */
export function storeFields(nodes: readonly PageNode[]): NonNullable<BlockNode['fields']> {
  for (const { block, fields } of blocksIn(nodes)) if (block === 'vitrine-store') return fields ?? {}
  return {}
}

/** Returns the language of the page's blocks: the one that the page's shop is set to, or else the page's own. */
export const spokenOn = ({ nodes, language }: Pick<PageDocument, 'nodes' | 'language'>): 'de' | 'en' =>
  (storeFields(nodes).locale ?? language) === 'en' ? 'en' : 'de'

/** Returns the settings by which the page asks the platform; this server knows nothing of a platform elsewhere. */
export function platformSettings(page: PageDocument): Omit<PlatformOptions, 'fetch'> | undefined {
  const { webstoreId, apiBasePath, sitePath, apexTransport, names } = valuesOf(store, storeFields(page.nodes))
  if (apiBasePath !== '') return undefined
  return {
    webstoreId: String(webstoreId),
    sitePath: String(sitePath),
    apexTransport: apexTransport === 'execute' ? 'execute' : 'path',
    locale: spokenOn(page),
    // Nobody asks for what the organisation does not have.
    ...(typeof names === 'object' && names !== null && { names: names as Names }),
  }
}
