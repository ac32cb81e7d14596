import { siteAddress } from '../../core/dom/site-address.js'
import { withQuery } from '../../core/dom/with-query.js'
import type { ShopSettings } from '../../commerce/domain/settings.js'
import { siteName, tellSearchEngines } from '../hooks/linked-data.js'

/** Tells search engines and agents how this site is searched (schema.org, SearchAction): the page with results, and its query. */
export function searchAside(resultsUrl: string, settings: ShopSettings, signal: AbortSignal): void {
  const home = new URL(siteAddress('/', settings), location.href).href
  const target = new URL(siteAddress(withQuery(resultsUrl || '/products', 'q', ''), settings), location.href).href
  const website = {
    '@type': 'WebSite',
    '@id': `${home}#website`,
    url: home,
    name: siteName(),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${target}{search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
  tellSearchEngines([website], signal)
}
