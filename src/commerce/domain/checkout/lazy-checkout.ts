import { type Lazy, lazy } from '../lazy.js'
import type { ShopCheckout } from './checkout.js'
import type { CheckoutPageTools, CheckoutShop } from './open-checkout.js'

/** The way from the cart to an order; only who goes it fetches its code. */
export const lateCheckout = (shop: CheckoutShop, tools: CheckoutPageTools): Lazy<ShopCheckout> =>
  lazy(async () => (await import('./open-checkout.js')).openCheckout(shop, tools))
