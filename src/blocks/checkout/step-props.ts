import type { Cart } from '../../shop/cart/cart-gateway.js'
import type { ViewOf } from '../../element/index.js'
import type { Checkout } from '../../shop/checkout/checkout-gateway.js'
import type { CheckoutView, ShopCheckout } from '../../shop/checkout/checkout.js'
import type { WholeApplicationContext } from '../../shop/customer/context-gateway.js'
import type { checkout } from './checkout.block.js'

/** What is paid: her own cart or, with a payment link, one that somebody else has filled. */
export interface Bought {
  cart: Cart | undefined
  /** It is paid as it is, and not changed. */
  isLinked: boolean
}

export type Props = ViewOf<typeof checkout>

export interface StepsProps extends Props {
  checkout: ShopCheckout
  view: CheckoutView
  /** As it was when it was last ready. */
  found: Checkout
  bought: Bought
}

export interface StepProps extends StepsProps {
  /** How the store sells. */
  store: WholeApplicationContext
  guest: boolean
}
