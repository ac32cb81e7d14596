/** Where Storybook's own server hands requests on, so that a browser sees one origin and sends its cookies. */
const ownPath = '/own-platform'

/** A developer's own platform in the place of the sandbox. */
export interface OwnPlatform {
  /** What the shop takes for `api-base-path`. */
  apiBasePath: string
  /** Whom one talks to, for people. */
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

/** For Vite's server: what stands below our own path goes to that address. */
export function proxyTo(address: string | undefined) {
  if (!address) return {}
  const { origin, pathname } = new URL(address)
  const rewrite = (path: string): string => pathname.replace(/\/$/, '') + path.slice(ownPath.length)
  const there = { target: origin, changeOrigin: true, cookieDomainRewrite: '' }
  // Pictures say where on the platform they stand.
  return { [ownPath]: { ...there, rewrite }, '/cms/delivery': there, '/sfsites': there }
}
