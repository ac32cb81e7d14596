import { siteName, tellSearchEngines } from '../../ui/hooks/linked-data.js'
import { recordUrl } from '../../core/dom/record-url.js'
import { socialLinks } from '../../commerce/domain/consultant/social-links.js'
import type { ConsultantProfile } from '../../commerce/domain/consultant/consultant-gateway.js'

/** Gives search engines structured data about a consultant: who she is, and for whom she works. */
export function profileAside(profile: ConsultantProfile, name: string, here: URL, signal: AbortSignal): void {
  const { consultant, about, pictureUrl, city, languages, specialties, social } = profile
  const sameAs = socialLinks(social).map((link) => link.url)
  const url = recordUrl(new URL(here.pathname, here), 'moniker', consultant.moniker || consultant.alternateMoniker || '')
  const data = [
    {
      '@type': 'ProfilePage',
      '@id': url,
      url,
      mainEntity: {
        '@type': 'Person',
        '@id': `${url}#person`,
        name,
        identifier: consultant.moniker,
        ...(about && { description: about }),
        ...(pictureUrl && { image: new URL(pictureUrl, here).href }),
        ...(city && { address: { '@type': 'PostalAddress', addressLocality: city } }),
        ...(languages.length > 0 && { knowsLanguage: languages }),
        ...(specialties.length > 0 && { knowsAbout: specialties }),
        ...(sameAs.length > 0 && { sameAs }),
        worksFor: { '@type': 'Organization', name: siteName() },
      },
    },
  ]
  tellSearchEngines(data, signal)
}
