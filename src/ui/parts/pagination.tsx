import { paginationMessages } from './pagination.messages.js'
import { useMessages } from '../hooks/use-messages.js'
import { Link, shownHere } from './link.js'

/**
 * Shows links to the pages of a list, and nothing where there is only one page. Links, so that a page has an address and Back works.
 * @param page the current page, from 0
 * @param pageCount the number of pages
 * @param hrefOf returns the address of a page, from 0
 * @param go called with a page, from 0, when the shopper follows its link in this tab; the browser does not follow it then
 * @example
 * ```tsx
 * import { Pagination } from '@vitrine/blocks/kit'
 * import { useState } from 'react'
 *
 * const Pages = ({ total }: { total: number }) => {
 *   const [page, setPage] = useState(0)
 *   return <Pagination page={page} pageCount={Math.ceil(total / 12)} hrefOf={(to) => `?page=${to + 1}`} go={setPage} />
 * }
 * ```
 */
export function Pagination({
  page,
  pageCount,
  hrefOf,
  go,
}: {
  page: number
  pageCount: number
  hrefOf: (page: number) => string
  go: (page: number) => void
}) {
  const t = useMessages(paginationMessages)
  if (pageCount < 2) return null
  const link = (to: number, text: string, label = text) => (
    <Link href={hrefOf(to)} aria-label={label} aria-current={to === page ? 'page' : undefined} onClick={shownHere(() => go(to))}>
      {text}
    </Link>
  )
  return (
    <nav className="paging" aria-label={t.pages} part="paging">
      {page > 0 && link(page - 1, `‹ ${t.previous}`, t.previous)}
      {pagesAround(page, pageCount).map(({ to, gap }) => (
        <span key={to}>
          {gap && <span aria-hidden="true">… </span>}
          {link(to, String(to + 1), t.page(to + 1))}
        </span>
      ))}
      {page < pageCount - 1 && link(page + 1, `${t.next} ›`, t.next)}
    </nav>
  )
}

/** Returns the first, the last and the pages around the current one; `gap` marks omitted pages before one. */
function pagesAround(page: number, count: number): { to: number; gap: boolean }[] {
  const near = [...new Set([0, page - 1, page, page + 1, count - 1])].filter((each) => each >= 0 && each < count).sort((a, b) => a - b)
  return near.map((to, index) => ({ to, gap: index > 0 && to - (near[index - 1] ?? 0) > 1 }))
}
