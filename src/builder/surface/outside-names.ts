import { magnetKey } from '../../shop/consultant/detection-effects.js'
import { effectiveAccountKey } from '../../shop/customer/effective-account.js'
import * as memory from '../../shop/memory.js'

/** What the browser keeps, by the names that consent tools and a site's own scripts know. */
export const storageKeys: readonly string[] = [
  ...Object.entries(memory).flatMap(([name, value]) => (name.endsWith('Key') && typeof value === 'string' ? [value] : [])),
  effectiveAccountKey,
  magnetKey,
]

/** What links in the world carry: in mails, on printed codes, in other people's pages. */
export const urlParameters: Readonly<Record<string, string>> = {
  mk_moniker: 'enters the shop of a consultant',
  m: 'the same, shorter',
  shopId: 'shows one shop, and leads nowhere else',
  consultantKey: 'the same, by the key of the consultant',
  hideHeader: 'in the mode of one shop: without header and footer',
  i: 'on the cart page: the key of the consultant whose link it is',
  p: 'on the cart page: puts products in',
  PartList: 'the same, in its long form',
  l: 'on the cart page: the language of the link, which decides nothing',
  id: 'the product of a product page',
  category: 'the category of a list',
  q: 'what is searched for',
  sort: 'the order of a list',
  from: 'the lowest price of a list',
  to: 'the highest price of a list',
  page: 'the page of a list',
  by: 'what consultants are searched by',
  radius: 'how far around a postal code, in kilometres',
  language: 'a language that consultants speak',
  specialty: 'what consultants are good at',
  moniker: 'the consultant of a profile',
  search: 'on a profile: the search that led there',
  shop: 'on the page of the catalogue: whose shop it is',
  order: 'an order of the order history',
  paymentLinkId: 'a cart that somebody else pays',
  confirm: 'from a mail: confirms the newsletter',
  unsubscribe: 'from a mail: ends the newsletter',
  reset: 'from a mail: takes a new password',
}
