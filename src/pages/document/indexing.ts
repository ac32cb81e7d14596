import type { PageDocument } from './page-document.js'

/** Roles of pages that show the shopper's own things: nothing on them is for people who come from a search engine. */
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

/** Tells whether search engines may show the page: its editor's setting, or else the default of its role. */
export const isIndexed = ({ noindex, role = '' }: { [Name in 'noindex' | 'role']?: PageDocument[Name] | undefined }): boolean =>
  !(noindex ?? privateRoles.has(role))
