import type { Redirect } from '../../pages/document/pages-api.js'
import type { Kept } from './kept-page.js'
import type { FormerAddress, PageRecord } from './page-records.js'

/**
 * Returns the addresses that a page has left, after it goes where `path` says.
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
 * Returns the redirects from old addresses. All that a page has left lead straight to where it stands, so there is no chain; a page that
 * stands at an old address wins over it, so there is no loop; of two that left one, the last one gets it.
 */
export function redirectsOf(pages: readonly Kept[]): Redirect[] {
  const seen = moved(pages)
  const standing = new Set(seen.map(({ path }) => path))
  const all = seen.flatMap(({ id, path, title, former }) =>
    former.filter((each) => !standing.has(each.path)).map((each) => ({ from: each.path, to: path, page: id, title, since: each.until })),
  )
  const last = new Map(all.toSorted((one, other) => one.since.localeCompare(other.since)).map((each) => [each.from, each]))
  return [...last.values()].toSorted((one, other) => one.from.localeCompare(other.from))
}

/** Returns the ids of the pages that shoppers see, and that were found at this address before. */
export const whoLeft = (from: string, pages: readonly Kept[]): string[] =>
  moved(pages).flatMap(({ id, former }) => (former.some(({ path }) => path === from) ? [id] : []))

export const withoutFormer = (record: PageRecord, from: string): PageRecord => ({
  ...record,
  former: (record.former ?? []).filter(({ path }) => path !== from),
})

const moved = (pages: readonly Kept[]) =>
  pages.flatMap(({ id, live, record: { former = [] } }) => (live ? [{ id, path: live.page.path, title: live.page.title, former }] : []))
