import type { ConsultantProfile } from '../../shop/consultant/consultant-gateway.js'

/** What a search engine is told of a consultant: who she is, for whom she works. */
export function profileData(profile: ConsultantProfile, name: string, { site, here }: { site: string; here: URL }): readonly object[] {
  const { consultant, about, pictureUrl, city } = profile
  const url = new URL(`?${new URLSearchParams({ moniker: consultant.moniker || consultant.alternateMoniker || '' })}`, here).href
  return [
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
        worksFor: { '@type': 'Organization', name: site },
      },
    },
  ]
}
