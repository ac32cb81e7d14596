import type { ProductQuery } from '../../shop/product/product-gateway.js'
import { pageIn, pageText, useAddress } from '../../ui/hooks/use-address.js'

export interface ListAddress {
  /** What is searched for. */
  term: string
  category: string
  /** Values by facet. */
  facets: Readonly<Record<string, readonly string[]>>
  /** Whole euros, or what else the store sells in. */
  from: number | undefined
  to: number | undefined
  sort: NonNullable<ProductQuery['sort']> | ''
  /** From 0. */
  page: number
}

const sorts = ['name', 'price-up', 'price-down'] as const
const facetPrefix = 'f.'
/** The platform takes nine, of twenty values each. */
const mostFacets = 9
const mostValues = 20

export const unfiltered = { facets: {}, from: undefined, to: undefined } as const

/** What a browsable list shows. */
export const useListAddress = (active: boolean, category: string) => useAddress({ read: () => read(active, category), write, live: active })

function read(active: boolean, category: string): ListAddress {
  if (!active) return { term: '', category, ...unfiltered, sort: '', page: 0 }
  const query = new URLSearchParams(location.search)
  const sort = sorts.find((each) => each === query.get('sort')) ?? ''
  return {
    term: (query.get('q') ?? '').trim(),
    category: query.get('category') ?? category,
    facets: facetsIn(query),
    from: amountIn(query, 'from'),
    to: amountIn(query, 'to'),
    sort,
    page: pageIn(query),
  }
}

function facetsIn(query: URLSearchParams): ListAddress['facets'] {
  const names = [...new Set(query.keys())].filter((name) => name.startsWith(facetPrefix) && name.length > facetPrefix.length)
  return Object.fromEntries(
    names.slice(0, mostFacets).map((name) => [name.slice(facetPrefix.length), [...new Set(query.getAll(name))].slice(0, mostValues)]),
  )
}

function amountIn(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name) ?? ''
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined
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
