/** Where the shopper came from; only a path of this origin counts. Whole, for `/.//host` is a path that reads as another site. */
export function pathToReturn(here: URL): string | undefined {
  const wanted = here.searchParams.get('return')
  if (!wanted?.startsWith('/')) return undefined
  const url = new URL(wanted, here)
  return url.origin === here.origin ? url.href : undefined
}

/** The same wish, brought along to another page of this shop; or the wish to come back to this one: `here.href`. */
export function withReturn(url: string, here: URL, back = pathToReturn(here)): string {
  // A builder's canvas has no address of its own: nothing can be seen from `about:blank`.
  if (!URL.canParse(url, here)) return url
  const target = new URL(url, here)
  if (!back || target.origin !== here.origin) return url
  target.searchParams.set('return', back.slice(here.origin.length))
  return target.pathname + target.search + target.hash
}

/** A sign-in page of the platform that leads back to this shop: `startURL` is the platform's word for it. */
export function withStart(url: string, back: string, here: URL): string {
  if (!URL.canParse(url, here)) return url
  const target = new URL(url, here)
  if (target.searchParams.has('startURL')) return url
  const start = new URL(back, here)
  const isSameSite = target.origin === here.origin && start.origin === here.origin
  target.searchParams.set('startURL', isSameSite ? start.href.slice(start.origin.length) : start.href)
  return isSameSite ? target.href.slice(target.origin.length) : target.href
}

/** The checkout, for whoever came here from it; where it stands, the store says. */
export function checkoutToReturnTo(here: URL, checkoutUrl: string): string | undefined {
  return checkoutUrl && here.searchParams.get('from') === 'checkout' ? checkoutUrl : undefined
}
