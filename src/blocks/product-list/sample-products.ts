import type { Product } from '../../commerce/domain/product/product-gateway.js'
import { productList } from './product-list.block.js'

/** The declaration's sample, filled up to whole products. */
export const sampleProducts: readonly Product[] = productList.sample.map((given) => ({
  description: '',
  categoryId: undefined,
  pictures: [],
  original: undefined,
  lowestPrice30Days: undefined,
  content: undefined,
  currency: 'EUR',
  taxType: 'Gross',
  available: undefined,
  rule: undefined,
  ...given,
}))
