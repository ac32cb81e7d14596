import type { ProductQuery } from '../../shop/product/product-gateway.js'
import { pageIn, pageText, useAddress } from '../../ui/hooks/use-address.js'

export interface ListAddress {
  category: string
  sort: NonNullable<ProductQuery['sort']> | ''
  /** From 0. */
  page: number
}

const sorts = ['name', 'price-up', 'price-down'] as const

/** What a browsable list shows. */
export const useListAddress = (active: boolean, category: string) => useAddress({ read: () => read(active, category), write, live: active })

function read(active: boolean, category: string): ListAddress {
  if (!active) return { category, sort: '', page: 0 }
  const query = new URLSearchParams(location.search)
  const sort = sorts.find((each) => each === query.get('sort')) ?? ''
  return { category: query.get('category') ?? category, sort, page: pageIn(query) }
}

function write({ category, sort, page }: ListAddress): string {
  const url = new URL(location.href)
  const put = (name: string, value: string) => (value ? url.searchParams.set(name, value) : url.searchParams.delete(name))
  put('category', category)
  put('sort', sort)
  put('page', pageText(page))
  return url.pathname + url.search
}
