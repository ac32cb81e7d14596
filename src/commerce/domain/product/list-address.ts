import { searchText } from '../../../core/dom/plain-text.js'
import { pageIn } from '../../../core/dom/page-number.js'
import type { Badge, ProductQuery } from './product-gateway.js'

/** State of a browsable list, as its page's address holds it. */
export interface ListAddress {
  /** Search term. */
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
export const facetPrefix = 'f.'
/** The platform takes nine, of twenty values each. */
const mostFacets = 9
const mostValues = 20

export const unfiltered = { facets: {}, from: undefined, to: undefined } as const

/** @param query of the page's address; undefined for a list that one does not browse */
export function listAddress(query: URLSearchParams | undefined, category: string): ListAddress {
  if (!query) return { term: '', category, ...unfiltered, sort: '', page: 0 }
  return {
    term: searchText(query.get('q') ?? ''),
    category: query.get('category') ?? category,
    facets: facetsIn(query),
    from: amountIn(query, 'from'),
    to: amountIn(query, 'to'),
    sort: sorts.find((each) => each === query.get('sort')) ?? '',
    page: pageIn(query),
  }
}

/** Returns the query for the platform. */
export const listQuery = ({ term, category, sort, ...address }: ListAddress, badge: Badge | 'any', pageSize: number): ProductQuery => ({
  term: term || undefined,
  categoryId: category || undefined,
  facets: address.facets,
  from: address.from,
  to: address.to,
  badge: badge === 'any' ? undefined : badge,
  sort: sort || undefined,
  page: address.page,
  pageSize,
})

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
