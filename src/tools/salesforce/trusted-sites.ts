import { apiNameOf } from '../../pages/document/experience-names.js'
import { child, metadataFile } from './metadata-xml.js'

/** Uses of the origins besides the site's own that a page may load from or ask. */
export const originUses = {
  catalogue: ['frame'],
  payment: ['connect', 'frame'],
  agent: ['connect'],
  reviews: ['connect', 'img'],
  media: ['img', 'media'],
} as const satisfies Readonly<Record<string, readonly Directive[]>>

export type OriginUse = keyof typeof originUses
type Directive = 'connect' | 'font' | 'frame' | 'img' | 'media' | 'style'

const directives: readonly Directive[] = ['connect', 'font', 'frame', 'img', 'media', 'style']
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/**
 * Returns a trusted URL per foreign origin (CspTrustedSite, API 64.0), for Experience Builder sites only. Scripts have no member there:
 * their origins are entered in Experience Builder → Settings → Security & Privacy.
 * @returns texts by file name, from the folder `cspTrustedSites`
 */
export function trustedSiteFiles(prefix: string, origins: readonly { origin: string; use: OriginUse }[]): Record<string, string> {
  const uses = new Map<string, OriginUse[]>()
  for (const { origin, use } of origins) uses.set(origin, [...new Set([...(uses.get(origin) ?? []), use])].toSorted())
  const taken = new Set<string>()
  return Object.fromEntries(
    [...uses].map(([origin, own]) => {
      const allowed: readonly Directive[] = own.flatMap((use) => originUses[use])
      const file = metadataFile('CspTrustedSite', [
        child('context', 'Communities'),
        child('description', `Vitrine: ${own.join(', ')}`),
        child('endpointUrl', origin),
        child('isActive', true),
        ...directives.map((each) => child(`isApplicableTo${capital(each)}Src`, allowed.includes(each))),
      ])
      const plain = nameOf(prefix, origin)
      // Dots and dashes both become underscores.
      const name = taken.has(plain) ? `${plain.slice(0, 76)}_${taken.size + 1}` : plain
      taken.add(name)
      return [`${name}.cspTrustedSite-meta.xml`, file]
    }),
  )
}

const nameOf = (prefix: string, origin: string): string => apiNameOf(`${capital(prefix)} ${origin.replace(/^https:\/\//, '')}`).slice(0, 80)

/** Returns the origins whose scripts a page loads: only a person lets them in. */
export const scriptOrigins = (origins: readonly { origin: string; use: OriginUse }[]): string[] => [
  ...new Set(origins.flatMap(({ origin, use }) => (use === 'catalogue' ? [origin] : []))),
]
