import type { Cart } from '../../commerce/domain/cart/cart-gateway.js'
import type { ViewOf } from '../../core/element/index.js'
import type { Checkout } from '../../commerce/domain/checkout/checkout-gateway.js'
import type { CheckoutView, ShopCheckout } from '../../commerce/domain/checkout/checkout.js'
import type { WholeApplicationContext } from '../../commerce/domain/customer/context-gateway.js'
import type { checkout } from './checkout.block.js'

/** The cart to pay for: the shopper's own or, with a payment link, one that somebody else has filled. */
export interface Bought {
  cart: Cart | undefined
  /** True when the cart is paid as it is and cannot be changed. */
  isLinked: boolean
}

export type Props = ViewOf<typeof checkout>

export interface StepsProps extends Props {
  checkout: ShopCheckout
  view: CheckoutView
  /** The checkout as it was when it was last ready. */
  found: Checkout
  bought: Bought
  /** Called with true when the steps show more than that they load. */
  onReady: (areReady: true) => void
}

export interface StepProps extends Omit<StepsProps, 'onReady'> {
  /** Settings of the store. */
  store: WholeApplicationContext
  guest: boolean
}
