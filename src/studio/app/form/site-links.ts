import { useMemo } from 'react'
import { addressMeant, pageReference, readPageReference } from '../../../document/page-links.js'
import { isFound, searchable } from '../kit/search.js'
import { typedAddress } from '../kit/typed-address.js'
import { type SitePage, useSitePages } from '../session/studio-context.js'

export interface SiteLinks {
  pages: readonly SitePage[]
  /** The page that a link names by its id; undefined for typed addresses, and when it is gone. */
  pageOf: (value: string) => SitePage | undefined
  /** Whether a link names a page that the site has no more. */
  isGone: (value: string) => boolean
  /** The address that a shopper gets; of a page that is gone none. */
  shown: (value: string) => string
  /** What is kept of what was typed: the page that stands there or is called so, a mailbox, a phone number, another site. */
  kept: (typed: string) => string
}

/** Reads and writes links to the pages of the site. */
export function useSiteLinks(): SiteLinks {
  const pages = useSitePages()
  return useMemo(() => siteLinks(pages), [pages])
}

function siteLinks(pages: readonly SitePage[]): SiteLinks {
  const byId = new Map(pages.map((page) => [page.id, page]))
  /** The page that words mean: the one that is called so, or the first that is found by them. */
  function pageNamed(words: string): SitePage | undefined {
    if (words === '' || /[/:#?@.]/.test(words)) return undefined
    const isCalled = ({ title }: SitePage) => title.split('|')[0]?.trim().toLowerCase() === words.toLowerCase()
    return pages.find(isCalled) ?? pages.find(({ path, title }) => path !== '' && isFound(words, searchable(title, path)))
  }
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
      if (page) return pageReference(page.id, rest)
      const named = pageNamed(typed.trim())
      return named ? pageReference(named.id) : typedAddress(typed)
    },
  }
}
