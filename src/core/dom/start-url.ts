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
