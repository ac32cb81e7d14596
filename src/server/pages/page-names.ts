import { longestPath } from '../../pages/document/page-path.js'

/**
 * Returns a path that no page has: the wanted one, or it with a number: `/home`, `/home-2`, `/home-3`; undefined when there are too
 * many.
 */
export function freePath(wanted: string, isTaken: (path: string) => boolean): string | undefined {
  if (!isTaken(wanted)) return wanted
  const [, base = wanted] = /^(.+)-\d+$/.exec(wanted) ?? []
  // A copy of a copy counts on; a year in a name is no count.
  return numbered(wanted === '/' ? '/home' : isTaken(base) ? base : wanted, isTaken, longestPath)
}

const letters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** Returns the address that the id of a shared part is made of, as a page's is made of its path. */
export const partAddress = (kind: string, title: string): string =>
  `/${kind}-${title.toLowerCase().replace(/[äöüß]/g, (letter) => letters[letter]!)}`

/** Returns an id for good: made of the path the page has at first, safe as a file's name; undefined when too many have it. */
export function freeId(path: string, isTaken: (id: string) => boolean): string | undefined {
  const words = path
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '')
  const wanted = path === '/' ? 'home' : words || 'page'
  return isTaken(wanted) ? numbered(wanted, isTaken) : wanted
}

// A site has a hundred pages; an editor who has thousands of one name is told.
const mostOfOneName = 1000

function numbered(base: string, isTaken: (name: string) => boolean, longest = 80): string | undefined {
  for (let number = 2; number <= mostOfOneName; number += 1) {
    const end = `-${number}`
    const name = base.slice(0, longest - end.length).replace(/(?<![-/])[-/]+$/, '') + end
    if (!isTaken(name)) return name
  }
  return undefined
}
