import type { Page } from '../page.js'
import { paymentLinkParameter } from './payment-link.js'

/** The address under which whoever buys with the same account can pay it. */
export function paymentLinkTo(cartId: string, { here }: Pick<Page, 'here'>): string {
  const { origin, pathname } = here()
  return `${origin}${pathname}?${paymentLinkParameter}=${encodeURIComponent(cartId)}`
}
