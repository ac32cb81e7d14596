/** Address that the shopper came from, on this origin only. It is returned whole: `/.//host` is a path that reads as another site. */
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
