import type { CheckoutState, DeliveryAddress, DeliveryGroupState, PaymentFault, PaymentState } from './checkout/checkout-state.js'
import { type Cents, currency } from './money.js'
import type { RecordPlatformState } from './records/record-state.js'
import type { BeautyProfile, Mail, RegisteredCustomer, Subscriber } from './types.js'

/** Everything the world remembers: plain JSON, so that any store can keep it. */
export interface WorldState {
  version: 1
  serials: Record<string, number>
  /** Tokens by which guests look at an order. */
  orderTokens?: Record<string, { orderId: string; until: number }>
  carts: Record<string, CartState>
  /** The cart an owner means by `current`, by owner. */
  currentCarts: Record<string, string>
  sessions: Record<string, SessionState>
  /** Number of sign-ins of each user. */
  logins: Record<string, number>
  /** Customers who registered here, by user id. */
  customers: Record<string, RegisteredCustomer>
  /** Consultants an account shops with; absent: as in the facts. */
  relations: Record<string, RelationState[]>
  /** A consultant's facts about her customers; absent: as in the facts. */
  customerRecords: Record<string, CustomerRecord[]>
  orders: Record<string, OrderState>
  /** Absent until somebody goes to the checkout. */
  checkouts?: Record<string, CheckoutState>
  /** Consultants who cannot be paid, by id; the empty id stands for orders without one. */
  paymentFaults?: Record<string, PaymentFault>
  /** Consultants who gave up, and who took over. */
  terminated: Record<string, string>
  wishlists: Record<string, WishlistState>
  /** Pieces left, where that differs from the facts. */
  stock: Record<string, number>
  goneProducts: string[]
  /** Descriptions by product, where a shop has written them itself; absent where they are those of the facts. */
  descriptions?: Record<string, string>
  closedShops: string[]
  /** Subscribers by the token of their mail; absent until somebody enrols. */
  subscribers?: Record<string, Subscriber>
  /** Customers who may choose a new password, by the token of their mail; absent until somebody asks. */
  resets?: Record<string, { userId: string; asked: string }>
  /** Mails that would have been sent. */
  mails?: Mail[]
  /** Numbers of the messages that consultants have got. */
  consultantMessages?: string[]
  /** Absent until somebody changes a record. */
  recordPlatform?: RecordPlatformState
  settings: Settings
  scene: { name: string; run: string; client: ClientKeys }
  /** The one client of a sandbox that cannot set cookies. */
  client: ClientKeys
}

/** The primary consultant is the first in the list who has not given up. */
export interface RelationState {
  consultantId: string
  /** She came with this order. */
  orderId?: string
  /** She was the primary one when she gave up, and this consultant took over. */
  replacedBy?: string
}

/** A customer's personal data, as a consultant keeps it. */
export interface CustomerRecord {
  accountId: string
  firstName: string
  lastName: string
  email: string
  phone: string | null
  beautyProfile: BeautyProfile | null
}

export interface OrderState {
  orderId: string
  /** Account of the order; null for a guest's order. */
  accountId: string | null
  consultantId: string | null
  orderedDate: string
  productIds: string[]
  /** The checkout's facts about the order; absent for an order that a scene created. */
  receipt?: {
    orderReferenceNumber: string
    checkoutId: string
    cartId: string
    grandTotal: Cents
    lines: { productId: string; quantity: number }[]
    /** Absent in worlds remembered from before, as the rest. */
    contact?: { email: string | null; lastName: string | null; phoneNumber: string | null }
    deliveries?: OrderDelivery[]
    subtotal?: Cents
    shipping?: Cents
    tax?: Cents
    currencyIsoCode?: string
  }
  /** When somebody withdrew from it. */
  withdrawn?: string
}

/** Lines that went to one address, by one delivery method. */
export interface OrderDelivery {
  deliveryGroupId: string
  address: DeliveryAddress | null
  method: string
  lines: { productId: string; quantity: number; total: Cents }[]
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
  /** Currency of the shop; absent: euros. */
  currency?: string
  /** Suffix of user names beyond the e-mail address; absent: nothing. */
  userNameSuffix?: string
  /** Absent in worlds remembered from before. */
  consultants?: 'usual' | 'many'
  /** Number of reads for which a cart still says Processing after a change; 0 prices at once. */
  processingReads: number
  /** Number of reads for which a checkout says that it is being calculated after a change; absent: none. */
  checkoutReads?: number
  /** Delivery groups are taken away in the background: 202 instead of 204. */
  simplifiedCartCleanup?: boolean
  /** An order is taken as often as it is sent, as a platform might that does not look. */
  ordersAgain?: boolean
  /** The store's application context, where it differs from the usual one. */
  application?: Readonly<Record<string, unknown>>
  /** Number of items that come with a product, which is a set then. */
  bundles?: Readonly<Record<string, number>>
  /** True when a customer who may act for several accounts has to say for which one. */
  effectiveAccountRequired?: boolean
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
  /** Absent: the default one alone. */
  deliveryGroups?: DeliveryGroupState[]
  pendingReads: number
  /** She wants to see its messages no more. */
  messagesDismissed?: boolean
  reservation?: { reservationId: string; expirationTime: string; durationInSeconds: number }
  /** Payments of checkouts that have been deleted; absent: none. */
  earlierPayments?: PaymentState[]
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

export const defaultSettings: Settings = {
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
  customers: {},
  relations: {},
  customerRecords: {},
  orders: {},
  terminated: {},
  wishlists: {},
  stock: {},
  goneProducts: [],
  closedShops: [],
  settings: { ...defaultSettings },
  scene: { name: 'guest', run: '', client: {} },
  client: {},
})

/** The one that this shop sells in. */
export const currencyOf = ({ settings }: WorldState): string => settings.currency ?? currency

/** Keys come from outside: what `Object.prototype` carries is not an entry. */
export const entryOf = <Entry>(record: Readonly<Record<string, Entry>>, key: string): Entry | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined
