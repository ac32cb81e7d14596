import { useMemo } from 'react'
import { addressMeant, pageReference, readPageReference } from '../../../document/page-links.js'
import { type SitePage, useSitePages } from '../session/studio-context.js'

export interface SiteLinks {
  pages: readonly SitePage[]
  /** The page that a link names by its id; undefined for typed addresses, and when it is gone. */
  pageOf: (value: string) => SitePage | undefined
  /** Whether a link names a page that the site has no more. */
  isGone: (value: string) => boolean
  /** The address that a shopper gets; of a page that is gone none. */
  shown: (value: string) => string
  /** What a typed address is kept as: the page that stands there, so that the link survives when it moves. */
  kept: (typed: string) => string
}

/** Reads and writes links to the pages of the site. */
export function useSiteLinks(): SiteLinks {
  const pages = useSitePages()
  return useMemo(() => siteLinks(pages), [pages])
}

function siteLinks(pages: readonly SitePage[]): SiteLinks {
  const byId = new Map(pages.map((page) => [page.id, page]))
  const pageOf = (value: string) => byId.get(readPageReference(value)?.id ?? '')
  return {
    pages,
    pageOf,
    isGone: (value) => pages.length > 0 && readPageReference(value) !== undefined && pageOf(value) === undefined,
    shown: (value) => addressMeant(value, (id) => byId.get(id)?.path) ?? '',
    kept(typed) {
      const [, path = '', rest = ''] = /^(\/[^?#]*)(.*)$/s.exec(typed.trim()) ?? []
      // A page that cannot be read has no path either.
      const page = path && pages.find((each) => each.path === path.replace(/(.)\/$/, '$1'))
      return page ? pageReference(page.id, rest) : typed
    },
  }
}
