import type { CallInput, CallName, Commerce } from '../../src/commerce/salesforce/index.js'

declare const commerce: Commerce
const signal = new AbortController().signal

// What must compile.
export const whole = [
  commerce.call('cartItems'),
  commerce.call('cartItems', { path: { cart: 'active' }, query: { page: 2, productFields: ['A'], sort: undefined }, signal }),
  commerce.call('changeCartItem', { path: { item: '0a9' }, body: { quantity: '2' } }),
  commerce.call('changeCartItem', { path: { item: '0a9', cart: '0a6' } }),
  commerce.call('checkout', { path: {} }),
  commerce.call('addresses', { query: { pageSize: 50, defaultOnly: true } }),
  commerce.call('sessionContext', { signal: undefined }),
]
export const input: CallInput<'deliveryGroup'> = { path: { deliveryGroupId: '0a7' } }
export const name: CallName = 'arrangeItems'
commerce.call('applicationContext').then(({ status, body, headers }) => [status.toFixed(), headers.get('Cache-Control'), body])

// What must not compile.

// @ts-expect-error: there is no such call.
commerce.call('buyEverything')
// @ts-expect-error: an address is changed by its id.
commerce.call('changeAddress', { body: {} })
// @ts-expect-error: a group is named.
commerce.call('deliveryGroup')
// @ts-expect-error: of what stands in the path everything is said.
commerce.call('deleteWishlistItem', { path: { wishlist: 'w' } })
// @ts-expect-error: an id is a text.
commerce.call('deleteCartItem', { path: { item: 5 } })
// @ts-expect-error: addresses are of an account, not of a cart.
commerce.call('addresses', { path: { cart: 'current' } })
// @ts-expect-error: the query has the specification's names, which the row turns into those of the wire.
commerce.call('cartItems', { query: { pageNumber: 2 } })
// @ts-expect-error: this call has no query.
commerce.call('wishlists', { query: { page: 2 } })
// @ts-expect-error: what a query says fits into an address.
commerce.call('cartItems', { query: { page: { number: 2 } } })
// @ts-expect-error: nobody knows what the platform sends.
commerce.call('cartSummary').then(({ body }) => body.cartId)
