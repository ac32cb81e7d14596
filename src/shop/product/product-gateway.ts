import type { Money } from './money.js'

export interface Picture {
  url: string
  alt: string
}

export interface QuantityRule {
  minimum: number
  maximum: number
  increment: number
}

export interface Category {
  id: string
  name: string
  description: string
}

export type Badge = 'new' | 'limited-edition' | 'best-seller' | 'award-winning' | 'featured'

export interface Product {
  id: string
  name: string
  detail: string
  description: string
  categoryId: string | undefined
  pictures: readonly Picture[]
  badges: readonly Badge[]
  price: Money
  /** The price before; shown only where the price rules allow it. */
  original: Money | undefined
  /** PAngV § 11 */
  lowestPrice30Days: Money | undefined
  /** Litres or kilograms in one piece (PAngV § 4). */
  content: { amount: number; unit: 'l' | 'kg' } | undefined
  currency: string
  available: number | undefined
  rule: QuantityRule | undefined
}

/** By what a search can be narrowed. */
export interface Facet {
  id: string
  name: string
  values: readonly FacetValue[]
}

export interface FacetValue {
  id: string
  name: string
  /** Products that have it, among what else was asked for. */
  count: number
}

export interface ProductPage {
  products: readonly Product[]
  facets: readonly Facet[]
  total: number
  pageSize: number
}

export interface ProductQuery {
  categoryId?: string | undefined
  term?: string | undefined
  badge?: Badge | undefined
  /** Values by facet: one of them is enough, of each facet. */
  facets?: Readonly<Record<string, readonly string[]>>
  /** A whole amount of the store's currency. */
  from?: number | undefined
  to?: number | undefined
  sort?: 'name' | 'price-up' | 'price-down' | undefined
  /** From 0. */
  page: number
  pageSize: number
}

export interface ProductGateway {
  categories: (signal?: AbortSignal) => Promise<readonly Category[]>
  search: (query: ProductQuery, signal?: AbortSignal) => Promise<ProductPage>
  /** In the order of their ids; what is not sold any more is left out. */
  named: (productIds: readonly string[], signal?: AbortSignal) => Promise<readonly Product[]>
  /** What others have searched for that begins like this, at most ten. */
  suggest: (term: string, signal?: AbortSignal) => Promise<readonly string[]>
  /** Undefined when the shop has no such product (any more). */
  read: (productId: string, signal?: AbortSignal) => Promise<Product | undefined>
  /** Specification, section 7: from part ids to what can be put into the cart; unknown parts are left out. */
  byPartIds: (partIds: readonly string[], subsidiary: string) => Promise<readonly { id: string; partId: string }[]>
}
