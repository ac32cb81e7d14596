import type { PageDocument } from './page-document.js'

/** Pages that show the shopper's own things: nothing on them is for people who come from a search engine. */
const privateRoles: ReadonlySet<string> = new Set([
  'account',
  'beauty-profile',
  'cart',
  'checkout',
  'login',
  'order-confirmation',
  'register',
  'shop-invalid',
])

/** Whether search engines may show the page: as its editor says, or else by its role. */
export const isIndexed = ({ noindex, role = '' }: { [Name in 'noindex' | 'role']?: PageDocument[Name] | undefined }): boolean =>
  !(noindex ?? privateRoles.has(role))
