/** Path below which Storybook's own server forwards requests, so that a browser sees one origin and sends its cookies. */
const ownPath = '/own-platform'

/** A developer's own platform in the place of the sandbox. */
export interface OwnPlatform {
  /** Value for the shop's `api-base-path`. */
  apiBasePath: string
  /** Host of the platform, for people to read. */
  host: string
}

/**
 * @param address `STORYBOOK_VITRINE_PLATFORM`, such as https://my.site/webruntime/api; empty: the sandbox
 * @param isServed by Storybook's own server, which can hand requests on; a built Storybook asks directly
 */
export function ownPlatformAt(address: string | undefined, isServed: boolean): OwnPlatform | undefined {
  if (!address) return undefined
  return { apiBasePath: isServed ? ownPath : address.replace(/\/$/, ''), host: new URL(address).host }
}

/** Proxy settings for Vite's server, which forwards requests below our own path to that address. */
export function proxyTo(address: string | undefined) {
  if (!address) return {}
  const { origin, pathname } = new URL(address)
  const rewrite = (path: string): string => pathname.replace(/\/$/, '') + path.slice(ownPath.length)
  const there = { target: origin, changeOrigin: true, cookieDomainRewrite: '' }
  // Addresses of pictures contain their path on the platform.
  return { [ownPath]: { ...there, rewrite }, '/cms/delivery': there, '/sfsites': there }
}
