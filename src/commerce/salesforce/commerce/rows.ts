import { orderNames } from '../../domain/names/order-names.js'
import type { QueryValue } from '../http.js'
import { lifetimes } from '../lifetimes.js'
import { firstRows } from './first-rows.js'
import type { CommerceRow } from './row.js'

/** Values of the path parameters where none is given. */
export const defaultPath = { cart: 'current', checkout: 'active', account: 'current' } as const

const itemQuery = {
  page: 'pageNumber',
  size: 'pageSize',
  sort: 'sort',
  includePromotions: 'includePromotions',
  includeCoupons: 'includeCoupons',
  productFields: 'productFields',
} as const

/** A checkout is of a cart as it was: a change of either makes both too old. */
const inCart = { area: 'cart', outdates: ['cart', 'checkout'] } as const
const inCheckout = { area: 'checkout', outdates: ['cart', 'checkout'] } as const
const group = '/carts/{cart}/delivery-groups'
const checkout = '/checkouts/{checkout}'
const addresses = '/accounts/{account}/addresses'

/**
 * The commerce calls (specification, section 7), one row each. Cart calls other than DELETE get the
 * currency, all of them the high-scale header when the shop wants it.
 * @example
 * ```ts
 * import { commerceRows, createPlatform } from '@vitrine/blocks/platform'
 *
 * const { method, path } = commerceRows.cartItems // GET /carts/{cart}/cart-items
 *
 * const { commerce } = createPlatform({ fetch, webstoreId: '0ZE000000000001GAA', basePath: '/webruntime/api' })
 * const { body } = await commerce.call('cartItems', { query: { page: 2, productFields: ['Name'] } })
 * ```
 */
export const commerceRows = {
  ...firstRows,
  aiConfiguration: { method: 'GET', path: '/ai/configuration', area: 'application', lifetime: lifetimes.store },
  shopperAgentContext: { method: 'GET', path: '/shopperAgent/context', area: 'session' },
  /** The accounts one may act for do not depend on the current one. Not cached: the answer says if a choice still counts. */
  managedAccounts: {
    method: 'GET',
    path: '/external-managed-accounts',
    area: 'session',
    query: { includeMyAccount: 'includeMyAccount' },
    withoutAccount: true,
  },
  effectiveAccount: {
    method: 'GET',
    path: '/effective-accounts/{effectiveAccountId}',
    area: 'session',
    query: { fields: 'fields' },
    withoutAccount: true,
    lifetime: lifetimes.store,
  },

  /** Commerce Webstore Cart Compact Summary (v64): of the current cart, without its id. */
  currentSummary: { ...inCart, method: 'GET', path: '/carts/compact-summary', fallback: 'cartSummary' },
  /** The specification's address of the same. */
  compactSummary: { ...inCart, method: 'GET', path: '/carts/{cart}/compact-summary', fallback: 'cartSummary' },
  cartSummary: { ...inCart, method: 'GET', path: '/carts/{cart}' },
  ensureCart: { ...inCart, method: 'PUT', path: '/carts/{cart}' },
  deleteCart: { ...inCart, method: 'DELETE', path: '/carts/{cart}' },
  cartItems: {
    ...inCart,
    method: 'GET',
    path: '/carts/{cart}/cart-items',
    query: itemQuery,
    usual: { page: 1, size: 25, sort: 'CreatedDateDesc' },
  },
  addCartItem: { ...inCart, method: 'POST', path: '/carts/{cart}/cart-items' },
  addCartItems: { ...inCart, method: 'POST', path: '/carts/{cart}/cart-items/batch' },
  changeCartItem: { ...inCart, method: 'PATCH', path: '/carts/{cart}/cart-items/{item}' },
  deleteCartItem: { ...inCart, method: 'DELETE', path: '/carts/{cart}/cart-items/{item}' },
  addCoupon: { ...inCart, method: 'POST', path: '/carts/{cart}/cart-coupons' },
  deleteCoupon: { ...inCart, method: 'DELETE', path: '/carts/{cart}/cart-coupons/{coupon}' },
  cartProducts: { ...inCart, method: 'GET', path: '/carts/{cart}/products', query: itemQuery },
  preserveCart: { ...inCart, method: 'POST', path: '/carts/{cart}/actions/preserve' },
  cloneCart: {
    ...inCart,
    method: 'POST',
    path: '/carts/{cart}/actions/clone',
    query: { targetType: 'targetType', account: 'targetEffectiveAccountId' },
    usual: { targetType: 'PayNowReadOnly' },
  },
  /** Documented up to v63 only (contracts, section 8). */
  reserveInventory: {
    ...inCart,
    method: 'PUT',
    path: '/carts/{cart}/inventory-reservations',
    usualBody: (reservation: number | undefined) => ({ durationInSeconds: reservation }),
  },
  releaseInventory: { ...inCart, method: 'DELETE', path: '/carts/{cart}/inventory-reservations' },

  deliveryGroups: {
    ...inCart,
    method: 'GET',
    path: group,
    query: { limit: 'pageSize', cartItemLimit: 'cartItemLimit', sort: 'sort', pageToken: 'page' },
    usual: { limit: 20, cartItemLimit: 0 },
  },
  addDeliveryGroup: { ...inCart, method: 'POST', path: group, forms: { deliveryAddress: 'address' } },
  /** One delivery group with its items, a page at a time. */
  deliveryGroup: {
    ...inCart,
    method: 'GET',
    path: `${group}/{deliveryGroupId}`,
    query: { size: 'pageSize', sort: 'sort', pageToken: 'page' },
  },
  changeDeliveryGroup: { ...inCart, method: 'PATCH', path: `${group}/{deliveryGroupId}`, forms: { deliveryAddress: 'address' } },
  /** 204, or 202 while the platform still clears up. */
  deleteDeliveryGroup: {
    ...inCart,
    method: 'DELETE',
    path: `${group}/{deliveryGroupId}`,
    query: { deleteCartItems: 'deleteCartItems' },
  },
  /** 202 while the platform still arranges, else it is done. */
  arrangeItems: {
    ...inCart,
    method: 'POST',
    path: `${group}/actions/arrange-items`,
    query: { deleteEmptyDeliveryGroups: 'deleteEmptyDeliveryGroups' },
  },

  startCheckout: {
    ...inCheckout,
    method: 'PUT',
    path: '/checkouts',
    usualBody: () => ({ cartId: 'active' }),
    isCheckout: true,
  },
  checkout: { ...inCheckout, method: 'GET', path: checkout, isCheckout: true },
  changeCheckout: { ...inCheckout, method: 'PATCH', path: checkout, forms: { deliveryAddress: 'address' }, isCheckout: true },
  deleteCheckout: { ...inCheckout, method: 'DELETE', path: checkout },
  /** Documented for v61 and v62 only; since then a coupon is the cart's (contracts, section 8). */
  addCheckoutCoupon: {
    ...inCheckout,
    method: 'POST',
    path: `${checkout}/coupons`,
    forms: { couponCode: 'coupons' },
    fallback: 'addCoupon',
  },
  deleteCheckoutCoupon: { ...inCheckout, method: 'DELETE', path: `${checkout}/coupons/{coupon}`, fallback: 'deleteCoupon' },
  /** Prepares or submits: `{ actions: [{ action: 'prepare' }] }`. */
  actOnOrder: { ...inCheckout, method: 'POST', path: `${checkout}/orders/actions` },
  placeOrder: { ...inCheckout, method: 'POST', path: `${checkout}/orders` },
  pay: { ...inCheckout, method: 'POST', path: `${checkout}/payments`, forms: { paymentsData: 'text' } },

  addresses: {
    method: 'GET',
    path: addresses,
    area: 'address',
    query: {
      pageSize: 'pageSize',
      pageToken: 'pageToken',
      sortOrder: 'sortOrder',
      addressType: 'addressType',
      defaultOnly: 'defaultOnly',
      excludeUnsupportedCountries: 'excludeUnsupportedCountries',
      shouldShowDefaultAddrFirst: 'shouldShowDefaultAddrFirst',
    },
    usual: { pageSize: 25 },
    lifetime: lifetimes.store,
    refused: { guests: true, query: { pageSize: 0 }, code: 'CPA_DISABLED', message: 'CPA disabled' },
  },
  addAddress: { method: 'POST', path: addresses, area: 'address' },
  changeAddress: { method: 'PATCH', path: `${addresses}/{addressId}`, area: 'address' },
  deleteAddress: { method: 'DELETE', path: `${addresses}/{addressId}`, area: 'address' },

  /** Her own orders; guests have none to be listed. Not cached: an order that has just been placed is looked for. */
  orderSummaries: {
    method: 'GET',
    path: '/order-summaries',
    area: 'order',
    query: {
      pageSize: 'pageSize',
      pageToken: 'pageToken',
      sortOrder: 'sortOrder',
      earliestDate: 'earliestDate',
      latestDate: 'latestDate',
      ownerScoped: 'ownerScoped',
      fields: 'fields',
      includeProducts: 'includeProducts',
    },
    usual: { pageSize: 10, sortOrder: 'OrderedDateDesc', includeProducts: true },
  },
  /** The whole of one order; a guest says in the body who she is. */
  lookupOrder: { method: 'POST', path: '/order-summaries/actions/lookup', area: 'order', query: { fields: 'fields' }, asks: true },
  /** Commerce Webstore Order Summary Authorization (v64): a guest's token for one order, valid for 60 minutes. */
  authorizeOrder: {
    method: 'POST',
    path: '/order-summaries/actions/authorize',
    area: 'order',
    asks: true,
    lifetime: lifetimes.orderToken,
    withoutAccount: true,
  },
  /** Commerce Webstore Order Summary Lookup by GET (v64): the token stands in for the guest's proof. */
  lookupAuthorizedOrder: {
    method: 'GET',
    path: '/order-summaries/actions/lookup',
    area: 'order',
    query: { number: 'orderSummaryIdOrRefNumber', accessToken: 'accessToken', fields: 'fields' },
  },
  withdrawOrder: { method: 'POST', path: orderNames['resource.withdraw'], area: 'order', named: 'resource.withdraw' },

  categories: {
    method: 'GET',
    path: '/product-categories/children',
    area: 'catalogue',
    query: { parent: 'parentProductCategoryId', fields: 'fields' },
    lifetime: lifetimes.store,
  },
  searchProducts: {
    method: 'POST',
    path: '/search/product-search',
    area: 'catalogue',
    asks: true,
    lifetime: lifetimes.store,
  },
  searchSuggestions: {
    method: 'GET',
    path: '/search/suggestions',
    area: 'catalogue',
    query: { term: 'searchTerm', most: 'maxResults' },
    lifetime: lifetimes.store,
  },
  recommendations: {
    method: 'GET',
    path: '/ai/recommendations',
    area: 'catalogue',
    query: { recommender: 'recommender', anchor: 'anchorValues' },
    lifetime: lifetimes.store,
  },
  sortRules: { method: 'GET', path: '/search/sort-rules', area: 'catalogue', lifetime: lifetimes.store },
  products: {
    method: 'GET',
    path: '/products',
    area: 'catalogue',
    query: { ids: 'ids', fields: 'fields' },
    lifetime: lifetimes.store,
  },
  product: {
    method: 'GET',
    path: '/products/{product}',
    area: 'catalogue',
    query: { fields: 'fields' },
    lifetime: lifetimes.store,
  },
  prices: { method: 'POST', path: '/pricing/products', area: 'catalogue', asks: true, lifetime: lifetimes.store },

  wishlists: { method: 'GET', path: '/wishlists', area: 'wishlist', lifetime: lifetimes.store },
  createWishlist: { method: 'POST', path: '/wishlists', area: 'wishlist' },
  wishlistItems: {
    method: 'GET',
    path: '/wishlists/{wishlist}/wishlist-items',
    area: 'wishlist',
    query: { size: 'pageSize', pageToken: 'pageParam' },
    lifetime: lifetimes.store,
  },
  addWishlistItem: { method: 'POST', path: '/wishlists/{wishlist}/wishlist-items', area: 'wishlist' },
  deleteWishlistItem: { method: 'DELETE', path: '/wishlists/{wishlist}/wishlist-items/{item}', area: 'wishlist' },
} as const satisfies Record<string, CommerceRow>

type Rows = typeof commerceRows
export type CallName = keyof Rows

type InPath<P> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | InPath<Rest> : never
type Optional<P> = { readonly [N in InPath<P> & keyof typeof defaultPath]?: string | undefined }
type Required_<P> = Exclude<InPath<P>, keyof typeof defaultPath>
type PathOf<P> = [Required_<P>] extends [never] ? { path?: Optional<P> } : { path: { readonly [N in Required_<P>]: string } & Optional<P> }
type QueryOf<R> = R extends { query: infer Q } ? { readonly [N in keyof Q]?: QueryValue } : Record<string, never>

/** The parameters of a call, read off its row. */
export type CallInput<N extends CallName> = PathOf<Rows[N]['path']> & {
  /** Query by the specification's names. */
  query?: QueryOf<Rows[N]>
  body?: unknown
  /** Ends the waiting of this caller only. */
  signal?: AbortSignal | undefined
}

/** Only a call whose path leaves something open needs parameters. */
export type CallArguments<N extends CallName> = Record<never, never> extends CallInput<N> ? [input?: CallInput<N>] : [input: CallInput<N>]
