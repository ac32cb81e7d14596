import type { Page } from '../page.js'

/** Query parameter with the id of a payment link. */
export const paymentLinkParameter = 'paymentLinkId'

/** The id of a read-only cart that somebody else has filled (specification, section 4); undefined on any other page. */
export const paymentLinkOf = ({ here }: Pick<Page, 'here'>): string | undefined =>
  here().searchParams.get(paymentLinkParameter) || undefined
