import { facetPrefix, type ListAddress, listAddress } from '../../commerce/domain/product/list-address.js'
import { useSettings } from '../../ui/index.js'
import { useAddress } from '../../ui/hooks/use-address.js'
import { categoryPrefix, recordInAddress } from '../../core/dom/address-record.js'
import { routeIn } from '../../core/dom/route-in.js'
import { pageText } from '../../core/dom/page-number.js'

/** The query of a browsable list, as the page's address has it. */
export function useListAddress(active: boolean, category: string) {
  const { pages } = useSettings()
  const read = () => {
    if (!active) return listAddress(undefined, category)
    const route = routeIn(location, pages)
    return listAddress(new URLSearchParams(location.search || route.search), recordInAddress(route, '', categoryPrefix) ?? category)
  }
  return useAddress({ read, write, live: active })
}

function write({ term, category, facets, from, to, sort, page }: ListAddress): string {
  const url = new URL(location.href)
  const { searchParams: query } = url
  const put = (name: string, value: string) => (value ? query.set(name, value) : query.delete(name))
  for (const name of [...query.keys()]) if (name.startsWith(facetPrefix)) query.delete(name)
  put('q', term)
  put('category', category)
  for (const [name, values] of Object.entries(facets)) for (const value of values) query.append(facetPrefix + name, value)
  put('from', from === undefined ? '' : String(from))
  put('to', to === undefined ? '' : String(to))
  put('sort', sort)
  put('page', pageText(page))
  return url.pathname + url.search
}
