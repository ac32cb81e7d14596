import { constantOf, folderOf, isDefaultSlot } from './names.js'

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** Returns the name of a block's Lightning web component: `vitrine-cart-panel` is `vitrineCartPanel`. */
export const componentName = (tag: string, prefix = 'vitrine'): string => prefix + capital(constantOf(folderOf(tag)))

/** Returns the region of a component for a slot of its block; Experience Builder knows named ones only. */
export const regionName = (slot: string): string => (isDefaultSlot(slot) ? 'content' : constantOf(slot))

/** Returns the workspace of a site, `Beauty_Shop1` for `Beauty Shop`: an enhanced LWR site keeps its content below this name. */
export const workspaceName = (site: string): string => `${apiNameOf(site)}1`

/** Returns a developer name of the platform: letters, digits and single underscores, beginning with a letter. */
export function apiNameOf(label: string): string {
  const plain = label
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
  const name = plain.replace(/[^A-Za-z0-9]+/g, '_').replace(/^_+|(?<!_)_+$/g, '')
  return /^[A-Za-z]/.test(name) ? name : `Shop_${name}`.replace(/_$/, '')
}

/** Properties of `vitrine-store` that the site says itself (`@salesforce/…`): its component has none of them. */
export const saidBySite = ['webstoreId', 'communityId', 'sitePath', 'apiBasePath', 'apexTransport'] as const
