import type { Page } from '../page.js'
import { paymentLinkParameter } from './payment-link.js'

/** Returns the address at which any buyer of the same account can pay the cart. */
export function paymentLinkTo(cartId: string, { here }: Pick<Page, 'here'>): string {
  const { origin, pathname } = here()
  return `${origin}${pathname}?${paymentLinkParameter}=${encodeURIComponent(cartId)}`
}
