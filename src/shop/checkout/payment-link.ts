import type { Page } from '../page.js'

const parameter = 'paymentLinkId'

/** The id of a read-only cart that somebody else has filled (specification, section 4); undefined on any other page. */
export const paymentLinkOf = ({ here }: Pick<Page, 'here'>): string | undefined => here().searchParams.get(parameter) || undefined

/** The address under which whoever buys with the same account can pay it. */
export function paymentLinkTo(cartId: string, { here }: Pick<Page, 'here'>): string {
  const { origin, pathname } = here()
  return `${origin}${pathname}?${parameter}=${encodeURIComponent(cartId)}`
}
