import type { Answer, Refusable } from '../answers.js'
import type { Money } from '../product/money.js'

/** The person who orders. A field is empty while nobody has filled it. */
export interface Contact {
  firstName: string
  lastName: string
  email: string
  phoneNumber: string
}

/** Address of a delivery. A field is empty where the address has no such part. */
export interface CheckoutAddress {
  firstName: string
  lastName: string
  companyName: string
  street: string
  postalCode: string
  city: string
  region: string
  /** ISO code. */
  country: string
  phoneNumber: string
}

export interface DeliveryMethod {
  id: string
  name: string
  carrier: string
  /** Price of the delivery method for this cart. */
  fee: Money
  currency: string
}

/** The text on the gift card. A field is empty where nothing is written. */
export interface Gift {
  to: string
  message: string
}

/** Pieces that go to one address, by one delivery method. */
export interface DeliveryGroup {
  id: string
  isDefault: boolean
  /** Undefined until she has said where to. */
  address: CheckoutAddress | undefined
  /** None before it is known where to. */
  methods: readonly DeliveryMethod[]
  /** The id of the one she chose. */
  methodId: string | undefined
  /** ISO date, where the platform knows one. */
  desiredDeliveryDate: string | undefined
  instructions: string
  /** Undefined where it is none. */
  gift: Gift | undefined
  productCount: number
  /** Pieces by line of the cart, as far as the platform tells them. */
  lines: readonly Pieces[]
}

export interface CheckoutProblem {
  kind: 'inventory' | 'shipping' | 'contact' | 'cart' | 'payment' | 'payment-account' | 'payment-confirmation' | 'payment-id' | 'other'
  /** The platform's sentence. */
  detail: string
  /** The subjects of the problem: a field of ours, a line, a group. */
  names: readonly string[]
}

export interface CheckoutTotals {
  currency: string
  /** Products after reductions. */
  subtotal: Money
  /** Undefined while no way of delivery is chosen. */
  shipping: Money | undefined
  /** Undefined while nobody has reckoned it. */
  tax: Money | undefined
  total: Money
}

export interface Checkout {
  id: string
  /** The platform still calculates: nothing below is known yet. */
  pending: boolean
  /** Undefined while it is being calculated. */
  cartId: string | undefined
  contact: Contact
  groups: readonly DeliveryGroup[]
  totals: CheckoutTotals | undefined
  /** Reasons why the checkout cannot go on as it stands. */
  problems: readonly CheckoutProblem[]
  /** It has been ordered. */
  orderReferenceNumber: string | undefined
}

/** Its cart has been changed since, or it is not there any more: it is to be deleted, and started anew. */
export interface Outdated {
  outdated: true
}

/** One group of what can be told at once (contracts, 2.7); a guest may tell in one who she is and where she lives. */
export type CheckoutChange =
  | { contact: Contact; address?: CheckoutAddress }
  | { address: CheckoutAddress }
  | { methodId: string }
  | { desiredDeliveryDate?: string; instructions?: string }

/** One of several deliveries; of a single one, only whether it is a gift. */
export interface DeliveryChange {
  methodId?: string
  /** Undefined: it is none any more. */
  gift?: Gift | undefined
}

/** Pieces of one line of the cart. */
export interface Pieces {
  lineId: string
  quantity: number
}

export interface PaymentRequest {
  requestType: 'Auth' | 'PostAuth' | 'SimplePurchaseOrder' | 'ClientRequest'
  /** From the payment provider; kept nowhere. */
  paymentToken?: string
  billingAddress?: CheckoutAddress
  /** At most four pairs, with `Auth` and `PostAuth` only. */
  paymentsData?: Readonly<Record<string, string>>
}

export interface PaymentResult {
  /** `RequiresReview` wants a step of hers, with `paymentData`. */
  code: 'Success' | 'Decline' | 'PermanentFail' | 'RequiresReview' | 'Indeterminate' | 'SystemError' | 'ValidationError'
  /** Data that the provider needs to go on, as the platform sent it. */
  paymentData: string | undefined
  problems: readonly CheckoutProblem[]
}

/** Reason why the checkout was not ordered. */
export interface Hindered {
  problems: readonly CheckoutProblem[]
  /** The cart or its sum is another one than she agreed to. */
  changed?: true
}

/** Every method throws when the platform fails, or a `ShopError` where the specification has a code for it. */
export interface CheckoutGateway {
  /**
   * Starts a checkout of the current cart; if one is open, that one is answered again.
   * @param consultant the moniker of the shop it is bought in
   * @param cartId of another cart than the current one
   * @throws ShopError NULL_CHECKOUTID
   */
  start: (consultant: string | undefined, cartId?: string) => Promise<{ checkoutId: string } | Outdated>
  /** Undefined when there is none. @param id without one, the one that is open */
  read: (id?: string, signal?: AbortSignal) => Promise<Checkout | Outdated | undefined>
  /** After a change the checkout has to be read again. */
  change: (id: string, change: CheckoutChange) => Promise<Answer | Outdated>
  changeGroup: (groupId: string, change: DeliveryChange) => Promise<Answer>
  addGroup: (name: string, address: CheckoutAddress) => Promise<Refusable<{ groupId: string }>>
  removeGroup: (groupId: string) => Promise<Answer>
  /** Which pieces go where. `pending` while the platform still arranges: asking again asks whether it is done. */
  arrange: (arrangements: readonly (Pieces & { groupId: string })[]) => Promise<Answer | { pending: true }>
  /**
   * Copies her cart as it stands, to be paid and not to be changed.
   * @param account on whose behalf it is bought
   * @returns the copy's id
   */
  copyForPayer: (account: string) => Promise<Refusable<{ cartId: string }>>
  /** One that is not there any more is removed as well. */
  remove: (id: string) => Promise<void>
  pay: (id: string, request: PaymentRequest) => Promise<Refusable<PaymentResult> | Outdated>
  /** Validates, and holds the pieces back. Undefined where the platform has no such call. */
  prepare: (id: string) => Promise<Hindered | Outdated | Answer | undefined>
  /** @param way `placeOrderV2Enabled` of the store submits, others place */
  order: (id: string, way: 'submit' | 'place') => Promise<{ orderReferenceNumber: string } | Hindered | Outdated | Answer>
}
