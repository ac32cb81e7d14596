import { useEffect, useState } from 'react'
import type { ProductQuery } from '../../shop/gateways.js'

export interface ListAddress {
  category: string
  sort: NonNullable<ProductQuery['sort']> | ''
  /** From 0. */
  page: number
}

const sorts = ['name', 'price-up', 'price-down'] as const

/** What a browsable list shows stands in the address, so that Back and a copied link work. */
export function useListAddress(active: boolean, category: string) {
  const [address, setAddress] = useState(() => read(active, category))
  useEffect(() => {
    if (!active) return
    const back = () => setAddress(read(true, category))
    addEventListener('popstate', back)
    return () => removeEventListener('popstate', back)
  }, [active, category])
  const hrefOf = (change: Partial<ListAddress>) => write({ ...address, ...change })
  const go = (change: Partial<ListAddress>) => {
    history.pushState(history.state, '', hrefOf(change))
    setAddress({ ...address, ...change })
  }
  return { address, hrefOf, go }
}

function read(active: boolean, category: string): ListAddress {
  if (!active) return { category, sort: '', page: 0 }
  const query = new URLSearchParams(location.search)
  const page = Number(query.get('page') ?? 1)
  const sort = sorts.find((each) => each === query.get('sort')) ?? ''
  return { category: query.get('category') ?? category, sort, page: Number.isInteger(page) && page > 1 ? page - 1 : 0 }
}

function write({ category, sort, page }: ListAddress): string {
  const url = new URL(location.href)
  const put = (name: string, value: string) => (value ? url.searchParams.set(name, value) : url.searchParams.delete(name))
  put('category', category)
  put('sort', sort)
  put('page', page > 0 ? String(page + 1) : '')
  return url.pathname + url.search
}
