import { longestSearch } from '../../commerce/domain/content/site-search.js'
import { useAddress } from '../../ui/hooks/use-address.js'
import { searchText } from '../../core/dom/plain-text.js'
import { pageIn, pageText } from '../../core/dom/page-number.js'

export interface SearchAddress {
  /** The text as typed. */
  text: string
  /** Index of the page, from 0. */
  page: number
}

/** The search that the address of the page describes. */
export const useSearchAddress = () => useAddress({ read, write, live: true })

function read(): SearchAddress {
  const query = new URLSearchParams(location.search)
  return { text: searchText(query.get('q') ?? '').slice(0, longestSearch), page: pageIn(query) }
}

function write({ text, page }: SearchAddress): string {
  const url = new URL(location.href)
  const put = (name: string, value: string) => (value ? url.searchParams.set(name, value) : url.searchParams.delete(name))
  put('q', text)
  put('page', pageText(page))
  return url.pathname + url.search
}
