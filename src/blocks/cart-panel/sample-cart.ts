import type { CartView } from '../../shop/cart.js'
import type { Cart } from '../../shop/gateways.js'
import { cartPanel } from './cart-panel.block.js'

const lines = cartPanel.sample.map((given, index) => ({
  id: `sample-${index}`, productId: `sample-${index}`, picture: undefined, bundleCount: 0, available: undefined, rule: undefined,
  problems: [], settling: false, refusal: undefined, ...given,
}))

const cart: Cart = {
  id: 'sample', currency: 'EUR', processing: false, lines, lineCount: 2, productCount: 3,
  subtotal: '104.70', original: '107.70', shipping: '0.00', tax: '16.72', total: '104.70', pageCount: 1,
}

/** The declaration's sample, as the cart would show it. */
export const sampleCart: CartView & { cart: Cart } = { status: 'ready', cart, lines, processing: false, retrying: false, error: undefined }
