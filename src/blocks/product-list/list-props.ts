import type { ViewOf } from '../../core/element/index.js'
import type { Category, Facet, Product } from '../../commerce/domain/product/product-gateway.js'
import type { productList } from './product-list.block.js'
import type { ListAddress } from '../../commerce/domain/product/list-address.js'

export type Props = ViewOf<typeof productList>

export interface ListProps extends Props {
  products: readonly Product[]
  total: number
  mayBuy: boolean
  dim?: boolean
  /** True while it is not known who is here: the prices are those of guests. */
  unsure?: boolean
  /** True when those prices turn out to be none of this shopper's: their space is reserved until hers are there. */
  others?: boolean
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
