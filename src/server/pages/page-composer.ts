import type { PageDocument } from '../../pages/document/page-document.js'
import { createAskedConsent } from './asked-consent.js'
import { createPageAddresses } from './page-addresses.js'
import type { PageStore } from './page-store.js'
import { createPageVariants } from './page-variants.js'

/**
 * Gives a page all that it shows and leads to. As long as the site does not change, the answer is the very same document.
 * @param id of a page that the store keeps; the page for lost addresses has none, and belongs to no other
 */
export type ComposePage = (page: PageDocument, id?: string) => PageDocument

/** Composes pages for the served site, its export and previews in one way, so that a preview is the published page. */
export function createPageComposer(store: PageStore): ComposePage {
  const variants = createPageVariants(store)
  const withAddresses = createPageAddresses(store.addressOf)
  const withConsent = createAskedConsent(store.published)
  return (page, id) => {
    const whole = store.resolved(page)
    return withConsent(withAddresses(id === undefined ? whole : variants.linked(id, whole), id))
  }
}
