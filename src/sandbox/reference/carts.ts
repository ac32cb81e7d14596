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
  endpoint('GET carts/compact-summary', 'Commerce Webstore Cart Compact Summary', 64, { answer: answers.compactSummary }),
  // The id stands in the path, as the specification has it.
  endpoint('GET carts/{cart}/compact-summary', 'Commerce Webstore Cart Compact Summary', 64, {
    certainty: 'stated',
    answer: answers.compactSummary,
  }),
  endpoint('POST carts', 'Commerce Webstore Carts', 49, { body: cartInput, answer: answers.cartSummary }),
  endpoint('PUT carts', 'Commerce Webstore Cart', 49, { certainty: 'stated', answer: answers.cartSummary }),
  endpoint('GET carts/{cart}', 'Commerce Webstore Cart', 49, { answer: answers.cartSummary }),
  endpoint('PUT carts/{cart}', 'Commerce Webstore Cart', 49, { body: shape('no body', {}), answer: answers.cartSummary }),
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
  endpoint('GET carts/{cart}/cart-coupons', 'Commerce Webstore Cart Coupons', 54, { answer: answers.cartCoupons }),
  endpoint('POST carts/{cart}/cart-coupons', 'Commerce Webstore Cart Coupons', 54, { body: coupon, answer: answers.cartCoupons }),
  endpoint('DELETE carts/{cart}/cart-coupons/{cartCouponId}', 'Commerce Webstore Cart Coupon', 54),
  endpoint('GET carts/{cart}/promotions', 'Commerce Webstore Cart Promotions', 53, { answer: answers.cartPromotions }),
  endpoint('GET carts/{cart}/cart-items/promotions', 'Commerce Webstore Cart Items Promotions', 53, {
    answer: answers.cartItemPromotions,
  }),
  endpoint('GET carts/{cart}/products', 'Commerce Webstore Cart Product', 64, { answer: answers.cartProducts }),
  endpoint('POST carts/{cart}/messages/actions/set-visibility', 'Commerce Webstore Cart Messages, Set Visibility', 50, {
    body: visibility,
    answer: shape('Cart Messages Visibility Result', { visibility: is('Boolean', 50) }),
  }),
  endpoint('POST carts/{cart}/actions/preserve', 'Commerce Webstore Cart, Preserve', 60, {
    body: shape('no body', {}),
    answer: answers.preservedCart,
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
