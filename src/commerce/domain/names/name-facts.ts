import { cartNames } from './cart-names.js'
import { catalogueNames } from './catalogue-names.js'
import { checkoutNames } from './checkout-names.js'
import { consultantNames, recordProfileNames } from './consultant-names.js'
import { contentNames } from './content-names.js'
import { couponNames } from './coupon-names.js'
import { beautyNames, preferenceNames, subscriptionNames, userNames } from './customer-names.js'
import { classNames, methodNames } from './method-names.js'
import type { NameKey } from './names.js'
import { orderNames } from './order-names.js'
import { detailNames, productNames, rangeNames } from './product-names.js'

export interface NameGroup {
  /** The things that an organisation names there. */
  what: string
  /** The feature that uses the name, and what is missing without it. */
  feature: string
  usual: Readonly<Partial<Record<NameKey, string>>>
}

const { 'method.getProductDetails': details, 'method.getIbcDetails': ibc, ...others } = methodNames
const {
  'method.getMonikerFromConsultantKey': key,
  'method.getDataLayerValues': layer,
  'method.getCookieConsentData': consent,
  ...own
} = others

/** Every name of `vitrine-store`, for guides, generators and the doctor; pages load the tables that they need. */
export const nameGroups: readonly NameGroup[] = [
  { what: 'Apex class and namespace', feature: 'Where server methods are, unless a method says it.', usual: classNames },
  {
    what: 'Apex methods of the specification',
    feature: 'Detection of the consultant, catalogue, data layer, cookie consent.',
    usual: {
      'method.getProductDetails': details,
      'method.getIbcDetails': ibc,
      'method.getMonikerFromConsultantKey': key,
      'method.getDataLayerValues': layer,
      'method.getCookieConsentData': consent,
    },
  },
  {
    what: 'Apex methods of the shop’s own',
    feature: 'Sign-in by the block, registration, search of consultants, profiles, connections, newsletter, personal data.',
    usual: own,
  },
  {
    what: 'Fields of products and cart lines',
    feature: 'Lists, product page, cart: line, badges, base price, lowest price, swatch.',
    usual: productNames,
  },
  {
    what: 'Category of the whole range',
    feature: 'Lists without a category or a term: one search in the place of one for each category.',
    usual: rangeNames,
  },
  { what: 'Fields of a product’s own page', feature: 'The facts on the page of one product.', usual: detailNames },
  {
    what: 'Fields and problem types of the checkout',
    feature: 'In whose shop is bought; which words a problem gets.',
    usual: checkoutNames,
  },
  { what: 'Field and resource of orders', feature: 'Withdrawing from an order, and what the history says of it.', usual: orderNames },
  { what: 'Codes of refused coupons', feature: 'Why a coupon is not taken.', usual: couponNames },
  { what: 'Header of cart calls', feature: 'Stores with carts of high scale.', usual: cartNames },
  {
    what: 'Markers of the online catalogue',
    feature: 'The catalogue in its frame: what goes into the bag, and whose shop it is.',
    usual: catalogueNames,
  },
  { what: 'Object and fields of content', feature: 'The search for pages of the website.', usual: contentNames },
  { what: 'Members of the shop record', feature: 'Every block that shows a consultant.', usual: consultantNames },
  {
    what: 'Members of the shop record, for imprint and profile',
    feature: 'Where there is no method for profiles.',
    usual: recordProfileNames,
  },
  { what: 'Field of the user', feature: 'The first sign-in brings the consultant of the registration.', usual: userNames },
  { what: 'Object of the beauty profile', feature: 'What a customer says about her skin and her make-up.', usual: beautyNames },
  {
    what: 'Object of the contact preferences',
    feature: 'When, how and how often a customer wants to be contacted.',
    usual: preferenceNames,
  },
  { what: 'Object of the subscriptions', feature: 'Which newsletters a customer gets.', usual: subscriptionNames },
]
