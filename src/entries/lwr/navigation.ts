import { pageShare } from '../../core/bus/index.js'
import type { Shop } from '../../commerce/domain/shop.js'
import { categoryPrefix, productPrefix, recordInAddress } from '../../core/dom/address-record.js'
import type { NavigationDetail } from '../../core/dom/hand-over.js'

/** A page reference for `lightning/navigation` (LWC guide, PageReference types). */
export interface PageReference {
  type: string
  attributes: Readonly<Record<string, string>>
  state?: Readonly<Record<string, string>>
}

/** Paths that a site's origin answers besides its pages: no router leads there. */
const noPages = /^\/(?:cms|resource|secur|services|servlet|sfsites|webruntime)\//

/**
 * Returns the page of an Experience Cloud site at a path: a product or a category by its record, so that the site writes the
 * address as it likes; any other page by its path.
 * @param path path, query and fragment, as `vitrine-navigate` has it in `detail.path`
 * @param sitePath where the site begins, such as `/de`
 * @returns a page reference for `lightning/navigation`; undefined where no page of the site is
 * @throws TypeError when the path cannot be read as an address, such as `//`
 * @example
 * ```ts
 * import { pageReferenceOf } from '@vitrine/blocks/lwr'
 *
 * const reference = pageReferenceOf('/de/product?id=01t000000000001AAA', '/de')
 * console.log(reference?.type, reference?.attributes.recordId) // standard__recordPage 01t000000000001AAA
 * ```
 */
export function pageReferenceOf(path: string, sitePath = ''): PageReference | undefined {
  const url = new URL(path, 'https://site.invalid')
  const site = sitePath.replace(/(?<!\/)\/+$/, '')
  if (!`${url.pathname}/`.startsWith(`${site}/`) || noPages.test(url.pathname.slice(site.length))) return undefined
  const product = recordInAddress(url, 'id', productPrefix)
  const category = recordInAddress({ search: '', pathname: url.pathname }, '', categoryPrefix)
  const recordId = product?.startsWith(productPrefix) ? product : category
  if (!recordId || url.hash) return { type: 'standard__webPage', attributes: { url: path } }
  url.searchParams.delete('id')
  const objectApiName = recordId === category ? 'ProductCategory' : 'Product2'
  return {
    type: 'standard__recordPage',
    attributes: { recordId, objectApiName, actionName: 'view' },
    ...(url.search && { state: Object.fromEntries(url.searchParams) }),
  }
}

/** Adds to every way that a block wants to go what the site's own navigation takes. */
export function sayReferences(): void {
  const site = () => (pageShare().shop as Shop | undefined)?.settings.get().sitePath ?? ''
  const say = ({ detail }: CustomEvent<NavigationDetail & { reference?: PageReference | undefined }>) => {
    detail.reference = pageReferenceOf(detail.path, site().startsWith('/') ? site() : '')
  }
  addEventListener('vitrine-navigate', (event) => say(event as CustomEvent<NavigationDetail>), true)
}
