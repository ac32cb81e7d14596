import type { Money, TaxType } from './money.js'

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
  /** The product's name in addresses. */
  urlName?: string | undefined
  detail: string
  description: string
  categoryId: string | undefined
  pictures: readonly Picture[]
  badges: readonly Badge[]
  price: Money
  /** The price before; shown only where the price rules allow it. */
  original: Money | undefined
  /** PAngV § 11; undefined where nobody knows it. */
  lowestPrice30Days: Money | undefined
  /** Litres or kilograms in one piece (PAngV § 4). */
  content: { amount: number; unit: 'l' | 'kg' } | undefined
  currency: string
  /** Undefined where the store does not say it. */
  taxType?: TaxType | undefined
  available: number | undefined
  rule: QuantityRule | undefined
  /** "#a52a48", of a shade. */
  swatch?: string | undefined
}

/** A product with the further facts of its own page. */
export interface ProductDetail extends Product {
  variants: Variants | undefined
  /** The categories that lead to it, the widest first. */
  path: readonly { id: string; name: string }[]
  facts: ProductFacts
}

/** The shades or sizes of a product, and which product each of them is. */
export interface Variants {
  attributes: readonly { id: string; name: string; values: readonly string[] }[]
  /** The value of each attribute, by the attribute's id. */
  choices: readonly { productId: string; values: Readonly<Record<string, string>> }[]
}

/** Facts as the organisation has written them; empty where it has written none. */
export interface ProductFacts {
  articleNumber: string
  application: string
  skinTypes: readonly string[]
  /** INCI */
  ingredients: string
  /** Name, postal and electronic address of who answers for it, in lines (GPSR, Art. 19). */
  manufacturer: string
  safety: string
  /** "2 bis 4 Werktage" */
  deliveryTime: string
}

/** A facet by which a search can be narrowed. */
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
  /** The platform's corrected spelling of the term, for which it has found something. */
  corrected?: string
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
  /** Products that go with this one, as the platform recommends them, or else its neighbours in the category. */
  related: (productId: string, most: number, signal?: AbortSignal) => Promise<readonly Product[]>
  /** Earlier search terms of other shoppers that begin like this, at most ten. */
  suggest: (term: string, signal?: AbortSignal) => Promise<readonly string[]>
  /** Undefined when the shop has no such product (any more); of a whole family the first of its members. */
  read: (productId: string, signal?: AbortSignal) => Promise<ProductDetail | undefined>
  /** Specification, section 7: from part ids to what can be put into the cart; unknown parts are left out. */
  byPartIds: (partIds: readonly string[], subsidiary: string) => Promise<readonly { id: string; partId: string }[]>
}
