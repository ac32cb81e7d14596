/** A path nobody has: the wanted one, or it with a number: `/home`, `/home-2`, `/home-3`. */
export function freePath(wanted: string, isTaken: (path: string) => boolean): string {
  if (!isTaken(wanted)) return wanted
  const [, base = wanted] = /^(.+)-\d+$/.exec(wanted) ?? []
  // A copy of a copy counts on; a year in a name is no count.
  return numbered(wanted === '/' ? '/home' : isTaken(base) ? base : wanted, isTaken)
}

/** An id for good: made of the path the page has at first, safe as a file's name. */
export function freeId(path: string, isTaken: (id: string) => boolean): string {
  const words = path
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '')
  const wanted = path === '/' ? 'home' : words || 'page'
  return isTaken(wanted) ? numbered(wanted, isTaken) : wanted
}

function numbered(base: string, isTaken: (name: string) => boolean): string {
  for (let number = 2; ; number += 1) {
    if (!isTaken(`${base}-${number}`)) return `${base}-${number}`
  }
}
