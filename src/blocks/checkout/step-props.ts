import type { ViewOf } from '../../element/index.js'
import type { Checkout } from '../../shop/checkout/checkout-gateway.js'
import type { CheckoutView, ShopCheckout } from '../../shop/checkout/checkout.js'
import type { WholeApplicationContext } from '../../shop/customer/context-gateway.js'
import type { checkout } from './checkout.block.js'

export type Props = ViewOf<typeof checkout>

export interface StepsProps extends Props {
  checkout: ShopCheckout
  view: CheckoutView
  /** As it was when it was last ready. */
  found: Checkout
}

export interface StepProps extends StepsProps {
  /** How the store sells. */
  store: WholeApplicationContext
  guest: boolean
}
