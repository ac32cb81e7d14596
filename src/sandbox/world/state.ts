/** Everything the world remembers: plain JSON, so that any store can keep it. */
export interface WorldState {
  version: 1
  serials: Record<string, number>
  carts: Record<string, CartState>
  /** The cart an owner means by `current`, by owner. */
  currentCarts: Record<string, string>
  sessions: Record<string, SessionState>
  /** How often each user has signed in. */
  logins: Record<string, number>
  /** Consultants a user shops with, the primary first; absent: as in the facts. */
  relations: Record<string, string[]>
  wishlists: Record<string, WishlistState>
  /** Pieces left, where that differs from the facts. */
  stock: Record<string, number>
  goneProducts: string[]
  closedShops: string[]
  settings: Settings
  scene: { name: string; run: string; client: ClientKeys }
  /** The one client of a sandbox that cannot set cookies. */
  client: ClientKeys
}

export interface ClientKeys {
  sid?: string
  guestKey?: string
}

export interface Settings {
  guestBrowsingEnabled: boolean
  guestCartEnabled: boolean
  guestCheckoutEnabled: boolean
  catalogue: 'usual' | 'empty' | 'many'
  /** How many reads of a cart still say Processing after a change; 0 prices at once. */
  processingReads: number
}

export type CartStatus = 'Active' | 'Checkout' | 'Processing' | 'PendingClosed' | 'PendingDelete' | 'Closed'

export interface CartState {
  cartId: string
  deliveryGroupId: string
  owner: string
  userId: string | null
  accountId: string | null
  name: string
  type: 'Cart' | 'PayNowReadOnly'
  status: CartStatus
  isSecondary: boolean
  currencyIsoCode: string
  lines: CartLine[]
  coupons: { cartCouponId: string; couponCode: string }[]
  pendingReads: number
  reservation?: { reservationId: string; expirationTime: string; durationInSeconds: number }
}

/** In order of creation. */
export interface CartLine {
  cartItemId: string
  productId: string
  quantity: number
  /** The quantity that amounts were last worked out for; lags behind while a cart is processing. */
  pricedQuantity: number
}

export interface SessionState {
  sid: string
  userId: string
  csrfToken: string
}

export interface WishlistState {
  id: string
  userId: string
  name: string
  createdDate: string
  modifiedDate: string
  items: { wishlistItemId: string; productId: string; createdDate: string }[]
}

export const usualSettings: Settings = {
  guestBrowsingEnabled: true,
  guestCartEnabled: true,
  guestCheckoutEnabled: true,
  catalogue: 'usual',
  processingReads: 0,
}

export const freshState = (): WorldState => ({
  version: 1,
  serials: {},
  carts: {},
  currentCarts: {},
  sessions: {},
  logins: {},
  relations: {},
  wishlists: {},
  stock: {},
  goneProducts: [],
  closedShops: [],
  settings: { ...usualSettings },
  scene: { name: 'guest', run: '', client: {} },
  client: {},
})

/** Keys come from outside: what `Object.prototype` carries is not an entry. */
export const entryOf = <Entry>(record: Readonly<Record<string, Entry>>, key: string): Entry | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined
