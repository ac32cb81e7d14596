import * as answers from './cart-answers.js'
import { cartFields, cartItemFields, couponFields } from './custom-fields.js'
import { endpoint, type Endpoint } from './endpoint.js'
import { all, is, needs, shape } from './shape.js'

const cartInput = shape('Cart Input', {
  ...all('String', 49, 'currencyIsoCode', 'effectiveAccountId', 'name', 'orderOwnerId', 'typeAsString'),
  isSecondary: is('Boolean', 53),
  type: is('String', 49, { values: ['Cart'] }),
  customFields: is(cartFields, 61),
})

const further = {
  ...all('String', 59, 'cartDeliveryGroupId', 'productSellingModelId'),
  subscriptionTerm: is('Integer', 59),
  subType: is('String', 64, { values: ['Bonus', 'Gift'] }),
  customFields: is(cartItemFields, 61),
}

const newCartItem = shape('Cart Item Input', {
  ...further,
  productId: needs('String', 49),
  quantity: needs('String', 49),
  type: needs('String', 49, { values: ['Product'] }),
})

/** "Not supported when updating an item in a cart": productId and type. */
const changedCartItem = shape('Cart Item Input', { ...further, quantity: needs('String', 49) })

/** A wrong member of a batch is answered for itself, too few or too many by the route (`INVALID_BATCH_REQUEST`). */
const batch = shape('Batch Collection Input', {
  inputs: is([shape('Batch Input', { richInput: is('Any', 32), binaryPartNames: is(['String'], 32) })], 32),
})

/** Judged one by one within a batch. */
export const batchMember = newCartItem

const coupon = shape('Cart Coupon Input', { couponCode: needs('String', 54), customFields: is(couponFields, 63) })

const visibility = shape('Cart Messages Visibility Input', { visibility: needs('Boolean', 50) })

const cartPage = {
  ...all('String', 49, 'currencyIsoCode', 'effectiveAccountId', 'page', 'productFields', 'sort'),
  ...all('Integer', 49, 'pageNumber', 'pageSize'),
  ...all('Boolean', 59, 'includeCoupons', 'includePromotions'),
}

export const cartEndpoints: readonly Endpoint[] = [
  endpoint('GET carts/compact-summary', 'Commerce Webstore Cart Compact Summary', 64, { answer: answers.compactSummary, printed: 'table' }),
  // The id stands in the path, as the specification has it.
  endpoint('GET carts/{cart}/compact-summary', 'Commerce Webstore Cart Compact Summary', 64, {
    certainty: 'stated',
    answer: answers.compactSummary,
    printed: 'table',
    because: 'the specification’s address; the documented one is without the id',
  }),
  endpoint('POST carts', 'Commerce Webstore Carts', 49, {
    body: cartInput,
    answer: answers.cartSummary,
    because: 'the first line that is added makes the cart; a shop with several carts makes them so',
  }),
  endpoint('PUT carts', 'Commerce Webstore Cart', 49, {
    certainty: 'stated',
    answer: answers.cartSummary,
    because: 'the specification’s address of the next one',
  }),
  endpoint('GET carts/{cart}', 'Commerce Webstore Cart', 49, { answer: answers.cartSummary }),
  endpoint('PUT carts/{cart}', 'Commerce Webstore Cart', 49, {
    body: shape('no body', {}),
    answer: answers.cartSummary,
    because: 'the first line that is added makes the cart',
  }),
  endpoint('DELETE carts/{cart}', 'Commerce Webstore Cart', 49),
  endpoint('GET carts/{cart}/cart-items', 'Commerce Webstore Cart Items', 49, {
    query: shape('query', cartPage),
    answer: answers.cartItems,
  }),
  endpoint('POST carts/{cart}/cart-items', 'Commerce Webstore Cart Items', 49, { body: newCartItem, answer: answers.cartItem }),
  endpoint('POST carts/{cart}/cart-items/batch', 'Commerce Webstore Cart Items, Batch', 49, {
    body: batch,
    answer: answers.batchResults,
  }),
  endpoint('PATCH carts/{cart}/cart-items/{cartItemId}', 'Commerce Webstore Cart Item', 49, {
    body: changedCartItem,
    answer: answers.cartItem,
  }),
  endpoint('DELETE carts/{cart}/cart-items/{cartItemId}', 'Commerce Webstore Cart Item', 49),
  endpoint('GET carts/{cart}/cart-coupons', 'Commerce Webstore Cart Coupons', 54, {
    answer: answers.cartCoupons,
    because: 'they come with the lines (`includeCoupons`)',
  }),
  endpoint('POST carts/{cart}/cart-coupons', 'Commerce Webstore Cart Coupons', 54, { body: coupon, answer: answers.cartCoupons }),
  endpoint('DELETE carts/{cart}/cart-coupons/{cartCouponId}', 'Commerce Webstore Cart Coupon', 54),
  endpoint('GET carts/{cart}/promotions', 'Commerce Webstore Cart Promotions', 53, {
    answer: answers.cartPromotions,
    printed: 'table',
    because: 'they come with the lines (`includePromotions`)',
  }),
  endpoint('GET carts/{cart}/cart-items/promotions', 'Commerce Webstore Cart Items Promotions', 53, {
    answer: answers.cartItemPromotions,
    printed: 'table',
    because: 'a line names its promotion itself (`promotionDisplayName`)',
  }),
  endpoint('GET carts/{cart}/products', 'Commerce Webstore Cart Product', 64, { answer: answers.cartProducts, printed: 'table' }),
  endpoint('POST carts/{cart}/messages/actions/set-visibility', 'Commerce Webstore Cart Messages, Set Visibility', 50, {
    body: visibility,
    answer: shape('Cart Messages Visibility Result', { visibility: is('Boolean', 50) }),
    printed: 'table',
    because: 'notes are dismissed in Salesforce’s own cart, and read here (`CartMessage.visible`)',
  }),
  endpoint('POST carts/{cart}/actions/preserve', 'Commerce Webstore Cart, Preserve', 60, {
    body: shape('no body', {}),
    answer: answers.preservedCart,
    printed: 'table',
  }),
  endpoint('POST carts/{cart}/actions/clone', 'Commerce Webstore Cart, Clone', 60, {
    query: shape('query', { targetType: needs('String', 60), targetEffectiveAccountId: needs('String', 60) }),
    body: shape('no body', {}),
    answer: answers.cartSummary,
  }),
  endpoint('PUT carts/{cart}/inventory-reservations', 'Commerce Webstore Cart Inventory Reservations', 58, {
    until: 63,
    extension: 'retired',
    body: shape('Cart Inventory Reservation Input', { durationInSeconds: needs('Integer', 58) }),
  }),
  endpoint('DELETE carts/{cart}/inventory-reservations', 'Commerce Webstore Cart Inventory Reservations', 58, {
    until: 63,
    extension: 'retired',
  }),
]
