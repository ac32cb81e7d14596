import type { CartView } from '../../commerce/domain/cart/cart.js'
import type { Cart, CartLine } from '../../commerce/domain/cart/cart-gateway.js'

type Given = Pick<CartLine, 'name' | 'detail' | 'quantity' | 'perItem' | 'original' | 'actual' | 'savings'> & Partial<CartLine>

/** A declaration's sample, as the cart would show it. */
export function sampleCart(
  sample: readonly Given[],
  amounts: Pick<Cart, 'subtotal' | 'original' | 'shipping' | 'tax' | 'total'> & Partial<Cart>,
): CartView & { cart: Cart } {
  const lines = sample.map((given, index) => ({
    id: `sample-${index}`,
    productId: `sample-${index}`,
    picture: undefined,
    bundleCount: 0,
    available: undefined,
    rule: undefined,
    badges: [],
    promotions: [],
    problems: [],
    settling: false,
    refusal: undefined,
    ...given,
  }))
  const productCount = lines.reduce((count, { quantity }) => count + quantity, 0)
  const cart: Cart = {
    id: 'sample',
    currency: 'EUR',
    taxType: 'Gross',
    processing: false,
    lines,
    lineCount: lines.length,
    productCount,
    pageCount: 1,
    coupons: [],
    promotions: [],
    approaching: [],
    problems: [],
    ...amounts,
  }
  return { status: 'ready', cart, lines, processing: false, retrying: false, error: undefined, notices: [] }
}
