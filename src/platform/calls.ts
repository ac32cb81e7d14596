import { lifetimes } from './lifetimes.js'

/** What belongs together: a write in an area makes what was read there too old. */
export type Area = 'application' | 'session' | 'cart' | 'catalogue' | 'wishlist'

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** After `/commerce/webstores/{webstoreId}`. */
  path: string
  area: Area
  /** The specification's name → the documented name that goes on the wire (contracts, section 8). */
  query?: Readonly<Record<string, string>>
  /** A POST that only asks: shared and kept like a GET. */
  asks?: true
  /** Milliseconds; what is not said is shared while under way, but not kept. */
  lifetime?: number
  /** The call knows no effectiveAccountId. */
  withoutAccount?: true
  /** Asked instead when the platform does not know the address. */
  fallback?: string
}

/** Inferred: the header is not documented anywhere (contracts, 1.4). */
export const highScaleCartHeader = 'x-high-scale-cart'

const itemQuery = {
  page: 'pageNumber',
  size: 'pageSize',
  sort: 'sort',
  includePromotions: 'includePromotions',
  includeCoupons: 'includeCoupons',
  productFields: 'productFields',
} as const

/**
 * Every commerce call (specification, section 7). `{cart}` is `current` when not said. Cart calls other than DELETE
 * get the currency, all of them the high-scale header when the shop wants it.
 */
export const calls = {
  applicationContext: { method: 'GET', path: '/application-context', area: 'application', withoutAccount: true },
  sessionContext: { method: 'GET', path: '/session-context', area: 'session', lifetime: lifetimes.store },
  aiConfiguration: { method: 'GET', path: '/ai/configuration', area: 'application', lifetime: lifetimes.store },
  shopperAgentContext: { method: 'GET', path: '/shopperAgent/context', area: 'session' },
  /** Whom one may act for does not depend on whom one acts for. Not kept: it says whether a choice still counts. */
  managedAccounts: {
    method: 'GET',
    path: '/external-managed-accounts',
    area: 'session',
    query: { includeMyAccount: 'includeMyAccount' },
    withoutAccount: true,
  },
  effectiveAccount: {
    method: 'GET',
    path: '/effective-accounts/{account}',
    area: 'session',
    query: { fields: 'fields' },
    withoutAccount: true,
    lifetime: lifetimes.store,
  },

  compactSummary: { method: 'GET', path: '/carts/{cart}/compact-summary', area: 'cart', fallback: 'cartSummary' },
  cartSummary: { method: 'GET', path: '/carts/{cart}', area: 'cart' },
  ensureCart: { method: 'PUT', path: '/carts/{cart}', area: 'cart' },
  deleteCart: { method: 'DELETE', path: '/carts/{cart}', area: 'cart' },
  cartItems: { method: 'GET', path: '/carts/{cart}/cart-items', area: 'cart', query: itemQuery },
  addCartItem: { method: 'POST', path: '/carts/{cart}/cart-items', area: 'cart' },
  addCartItems: { method: 'POST', path: '/carts/{cart}/cart-items/batch', area: 'cart' },
  changeCartItem: { method: 'PATCH', path: '/carts/{cart}/cart-items/{item}', area: 'cart' },
  deleteCartItem: { method: 'DELETE', path: '/carts/{cart}/cart-items/{item}', area: 'cart' },
  addCoupon: { method: 'POST', path: '/carts/{cart}/cart-coupons', area: 'cart' },
  deleteCoupon: { method: 'DELETE', path: '/carts/{cart}/cart-coupons/{coupon}', area: 'cart' },
  cartProducts: { method: 'GET', path: '/carts/{cart}/products', area: 'cart', query: itemQuery },
  preserveCart: { method: 'POST', path: '/carts/{cart}/actions/preserve', area: 'cart' },
  cloneCart: {
    method: 'POST',
    path: '/carts/{cart}/actions/clone',
    area: 'cart',
    query: { targetType: 'targetType', account: 'targetEffectiveAccountId' },
  },
  /** Documented up to v63 only (contracts, section 8). */
  reserveInventory: { method: 'PUT', path: '/carts/{cart}/inventory-reservations', area: 'cart' },
  releaseInventory: { method: 'DELETE', path: '/carts/{cart}/inventory-reservations', area: 'cart' },

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
} as const satisfies Record<string, Call>

export type CallName = keyof typeof calls
