import type { ViewOf } from '../../element/index.js'
import type { Category, Facet, Product } from '../../shop/product/product-gateway.js'
import type { productList } from './product-list.block.js'
import type { ListAddress } from '../../shop/product/list-address.js'

export type Props = ViewOf<typeof productList>

export interface ListProps extends Props {
  products: readonly Product[]
  total: number
  mayBuy: boolean
  dim?: boolean
  /** True while the prices, and whether the shopper may buy, are not known yet: their space is reserved. */
  unsure?: boolean
  categories?: readonly Category[] | undefined
  facets?: readonly Facet[]
  /** The search term as the platform has understood it, where that is another. */
  corrected?: string | undefined
  address?: ListAddress
  hrefOf?: (change: Partial<ListAddress>) => string
  go: (change: Partial<ListAddress>, how?: 'push' | 'replace') => void
  /** Number of pages. */
  pageCount?: number
}
