import type { Money } from './product/money.js'
import type { QuantityRule } from './product/product-gateway.js'

/** The shop said no, and the shopper can act. */
export interface Refusal {
  reason:
    | 'stock'
    | 'rule'
    | 'quantity'
    | 'gone'
    /** The coupon is in the cart already. */
    | 'coupon-applied'
    | 'coupon-expired'
    /** Not together with a coupon that is in the cart. */
    | 'coupon-not-combinable'
    | 'coupon-unknown'
    /** The cart is not worth enough for it; `minimum` says how much it takes, where the platform does. */
    | 'coupon-minimum'
    | 'not-allowed'
    /** A guest's session had ended; there is a new one, in which she may do the same. */
    | 'session'
    /** The platform forgets the cart, because the browser keeps no cookies for it. */
    | 'not-kept'
    | 'conflict'
    /** No such postal code. */
    | 'postal-code'
    /** There is no such consultant (any more), or none near. */
    | 'no-consultant'
    /** The consultant's shop is closed. */
    | 'inactive'
    /** Somebody is registered with this e-mail address. */
    | 'taken'
    /** The password that the shopper gave is wrong. */
    | 'password'
    /** Something typed is missing or cannot be used. */
    | 'input'
    | 'other'
  /** The platform's own sentence, for the log. */
  message: string
  /** Language of a message that is meant for shoppers, where the platform says it. */
  language?: string
  available?: number
  /** The rule that the quantity must keep to. */
  rule?: QuantityRule
  /** The sum that the cart must reach. */
  minimum?: { amount: Money; currency: string }
}

export type Answer = { done: true } | { refused: Refusal }

/** The thing that was asked for, or the reason it was refused. */
export type Refusable<T> = T | { refused: Refusal }
