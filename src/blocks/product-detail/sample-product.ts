import type { ProductDetail } from '../../commerce/domain/product/product-gateway.js'
import { productDetail } from './product-detail.block.js'

/** The declaration's sample, filled up to a whole product. */
export const sampleProduct: ProductDetail = {
  id: 'sample',
  categoryId: undefined,
  pictures: [],
  original: undefined,
  lowestPrice30Days: undefined,
  content: { amount: 0.03, unit: 'l' },
  currency: 'EUR',
  taxType: 'Gross',
  available: undefined,
  rule: undefined,
  variants: undefined,
  path: [],
  facts: { articleNumber: '', application: '', skinTypes: [], ingredients: '', manufacturer: '', safety: '', deliveryTime: '' },
  ...productDetail.sample,
}
