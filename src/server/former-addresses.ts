import type { Redirect } from '../document/pages-api.js'

/** Where a page was found before, and until when. */
export interface FormerAddress {
  path: string
  /** ISO time. */
  until: string
}

/** A page that shoppers see, and the addresses it has left. */
interface Moved {
  id: string
  path: string
  title: string
  former: readonly FormerAddress[]
}

/**
 * The addresses a page has left, after it goes where `path` says.
 * @param left where it stood until now; undefined when nobody saw it
 */
export function formerAfter(
  former: readonly FormerAddress[],
  { path, left, at }: { path: string | undefined; left: string | undefined; at: string },
): FormerAddress[] {
  const others = former.filter((each) => each.path !== path && each.path !== left)
  return left === undefined || left === path ? others : [...others, { path: left, until: at }]
}

/**
 * Which old addresses lead where. All that a page has left lead straight to where it stands, so there is no chain; a page
 * that stands at an old address wins over it, so there is no loop; of two that left one, it is the last one's.
 */
export function redirectsOf(pages: readonly Moved[]): Redirect[] {
  const standing = new Set(pages.map(({ path }) => path))
  const all = pages.flatMap(({ id, path, title, former }) =>
    former.filter((each) => !standing.has(each.path)).map((each) => ({ from: each.path, to: path, page: id, title, since: each.until })),
  )
  const last = new Map(all.toSorted((one, other) => one.since.localeCompare(other.since)).map((each) => [each.from, each]))
  return [...last.values()].toSorted((one, other) => one.from.localeCompare(other.from))
}
