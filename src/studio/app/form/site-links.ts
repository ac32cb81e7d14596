import { useMemo } from 'react'
import { addressMeant, pageReference, readPageReference } from '../../../pages/document/page-links.js'
import { isFound, searchable } from '../kit/search.js'
import { typedAddress } from '../kit/typed-address.js'
import { type SitePage, useSitePages } from '../session/studio-context.js'

export interface SiteLinks {
  pages: readonly SitePage[]
  /** Returns the page that a link names by its id; undefined for typed addresses, and when it is gone. */
  pageOf: (value: string) => SitePage | undefined
  /** Tells if a link names a page that the site no longer has. */
  isGone: (value: string) => boolean
  /** Returns the address that a shopper gets; empty for a page that is gone. */
  shown: (value: string) => string
  /** Returns the value to store for typed text: the page at that address or of that name, a mailbox, a phone number, another site. */
  kept: (typed: string) => string
}

/** Reads and writes links to the pages of the site. */
export function useSiteLinks(): SiteLinks {
  const pages = useSitePages()
  return useMemo(() => siteLinks(pages), [pages])
}

function siteLinks(pages: readonly SitePage[]): SiteLinks {
  const byId = new Map(pages.map((page) => [page.id, page]))
  /** Returns the page that the words mean: the one of that title, or the first that is found by them. */
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
