import { siteName, tellSearchEngines } from '../../ui/hooks/linked-data.js'
import { recordUrl } from '../../core/dom/record-url.js'
import type { ConsultantProfile } from '../../commerce/domain/consultant/consultant-gateway.js'

/** Gives search engines structured data about a consultant: who she is, and for whom she works. */
export function profileAside(profile: ConsultantProfile, name: string, here: URL, signal: AbortSignal): void {
  const { consultant, about, pictureUrl, city } = profile
  const url = recordUrl(new URL(here.pathname, here), 'moniker', consultant.moniker || consultant.alternateMoniker || '')
  const data = [
    {
      '@type': 'ProfilePage',
      '@id': url,
      url,
      mainEntity: {
        '@type': 'Person',
        name,
        ...(about && { description: about }),
        ...(pictureUrl && { image: new URL(pictureUrl, here).href }),
        ...(city && { address: { '@type': 'PostalAddress', addressLocality: city } }),
        worksFor: { '@type': 'Organization', name: siteName() },
      },
    },
  ]
  tellSearchEngines(data, signal)
}
