import type { Refusable } from '../answers.js'
import type { CheckoutAddress } from '../checkout/checkout-gateway.js'
import type { Money } from '../product/money.js'
import type { Picture } from '../product/product-gateway.js'

/** One order among several. */
export interface OrderSummary {
  id: string
  /** The reference number that she was told when she ordered. */
  number: string
  /** ISO date; empty where the platform does not say. */
  orderedDate: string
  /** The platform's name of it; the application context has the words. */
  status: string
  currency: string
  /** Undefined where the platform leaves it out, as the sums of an order are. */
  total: Money | undefined
  /** Pictures that show the order at a glance. */
  pictures: readonly Picture[]
}

export interface OrderPage {
  orders: readonly OrderSummary[]
  /** Token of the next page; undefined on the last one. */
  next: string | undefined
}

export interface OrderLine {
  id: string
  /** Undefined where the product cannot be seen any more. */
  productId: string | undefined
  name: string
  quantity: number
  total: Money | undefined
  picture: Picture | undefined
}

/** Lines that go to one address, by one delivery method. */
export interface OrderDelivery {
  id: string
  address: CheckoutAddress | undefined
  method: string
  lines: readonly OrderLine[]
}

export interface Order extends OrderSummary {
  deliveries: readonly OrderDelivery[]
  /** Undefined where the platform leaves it out. */
  subtotal: Money | undefined
  shipping: Money | undefined
  tax: Money | undefined
  /** When a withdrawal from it came in (ISO). */
  withdrawn: string | undefined
}

/** Details by which a guest proves that an order is hers. */
export interface OrderProof {
  email: string
  lastName?: string
  phoneNumber?: string
}

/** The access token of a guest who has proved her order, valid for an hour (Commerce Webstore Order Summary Authorization, v64). */
export interface OrderToken {
  accessToken: string
}

/** Section 356a of the German civil code: who withdraws, from which contract, and where the receipt goes. */
export interface Withdrawal {
  number: string
  name: string
  email: string
}

/** A withdrawal that has come in, and when (ISO). */
export interface WithdrawalReceipt extends Withdrawal {
  received: string
}

export interface OrderGateway {
  /** Lists the customer's own orders, the newest first; guests have none to read. */
  page: (token?: string, signal?: AbortSignal) => Promise<OrderPage>
  /**
   * One order with all there is to it. Undefined when there is none of this number, or it is not hers: nobody learns which.
   * @param proof of a guest
   */
  read: (number: string, proof?: OrderProof | OrderToken, signal?: AbortSignal) => Promise<Order | undefined>
  /** Undefined where the platform gives none: it wants e-mail address and phone number. */
  authorize: (number: string, proof: OrderProof, signal?: AbortSignal) => Promise<OrderToken | undefined>
  /** The same withdrawal again is answered with the same receipt. */
  withdraw: (withdrawal: Withdrawal) => Promise<Refusable<WithdrawalReceipt>>
}
