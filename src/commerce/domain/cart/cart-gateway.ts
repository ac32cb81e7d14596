import type { Answer, Refusable } from '../answers.js'
import type { Money, TaxType } from '../product/money.js'
import type { Badge, Picture, QuantityRule } from '../product/product-gateway.js'

export interface CartLine {
  /** Empty while the platform is still making the line. */
  id: string
  productId: string
  name: string
  /** The product's name in addresses. */
  urlName?: string | undefined
  /** "30 ml · für jede Haut" */
  detail: string
  picture: Picture | undefined
  quantity: number
  /** Before any reduction, for the whole line. */
  original: Money
  /** Price of the line. */
  actual: Money
  perItem: Money
  /** Negative when something is saved. */
  savings: Money
  /** Lowest price of one piece in 30 days, where its price is reduced (PAngV § 11). */
  lowestPrice30Days?: Money | undefined
  bundleCount: number
  /** Pieces left, where the platform tells. */
  available: number | undefined
  /** The product is sold no more. */
  gone?: boolean
  rule: QuantityRule | undefined
  badges: readonly Badge[]
  /** Names of the promotions that made this line cheaper. */
  promotions: readonly string[]
  /** The platform's messages about this line, in its words. */
  problems: readonly string[]
}

export interface Coupon {
  id: string
  code: string
}

export interface CartPromotion {
  id: string
  name: string
  /** The amount that the promotion takes off: negative. */
  amount: Money
  /** Absent when it applies by itself. */
  couponCode?: string | undefined
  terms?: string | undefined
}

/** A promotion that is within reach; the platform does not say its name. */
export interface ApproachingPromotion {
  id: string
  /** `Shipping` or `Transaction`: what will cost less. */
  target: string
  /** The amount by which the cart falls short. */
  missing: Money
}

export interface Cart {
  id: string
  currency: string
  /** While the platform calculates, no price is known. */
  processing: boolean
  lines: readonly CartLine[]
  lineCount: number
  productCount: number
  /** Products before cart-wide reductions. */
  subtotal: Money
  original: Money
  /** Undefined while nobody knows it: before a way of delivery is chosen, for one. */
  shipping: Money | undefined
  /** Undefined while nobody has reckoned it. */
  tax: Money | undefined
  taxType?: TaxType | undefined
  total: Money
  pageCount: number
  coupons: readonly Coupon[]
  promotions: readonly CartPromotion[]
  approaching: readonly ApproachingPromotion[]
  /** The platform's messages about the cart as a whole, in its words. */
  problems: readonly string[]
}

/** A product and the quantity that the shopper wants to put into the cart. */
export interface CartWish {
  productId: string
  quantity: number
}

/** Pieces are kept for the shopper until then. */
export interface Reservation {
  /** Milliseconds since 1970. */
  until: number
}

/** The outcome for a guest's cart at login. */
export interface Preserved {
  /** The platform made a new cart from it. */
  made: boolean
  /** Products that could not be taken over, with the platform's sentence. */
  fallen: readonly { productId: string; name?: string; message: string }[]
}

/** Undefined where the platform said yes, but nothing of what was asked: only the cart can tell whether it is done. */
export type Said = Answer | undefined

/** Where an answer is promised, a no is one, also when the session has ended or another has changed the cart. What is thrown is a broken world. */
export interface CartGateway {
  /** The cart with its first pages of lines (25 each); undefined when there is none yet. @param cartId of another than her own */
  read: (pages?: number, signal?: AbortSignal, cartId?: string) => Promise<Cart | undefined>
  add: (productId: string, quantity: number) => Promise<Said>
  /** At most 100 at once; one answer for each, in their order. */
  addAll: (wishes: readonly CartWish[]) => Promise<readonly Said[]>
  setQuantity: (lineId: string, quantity: number) => Promise<Said>
  remove: (lineId: string) => Promise<Said>
  /** Takes everything out: the platform deletes the cart. */
  clear: () => Promise<Said>
  addCoupon: (code: string) => Promise<Said>
  removeCoupon: (couponId: string) => Promise<Said>
  /** Brings a guest's cart along at login. */
  preserve: (guestCartId: string) => Promise<Preserved>
  /**
   * Keeps the pieces for so many seconds. Undefined where the platform has no such resource (any more):
   * it reserves by itself while an order is prepared (contracts, section 8).
   */
  reserve: (seconds: number) => Promise<Refusable<Reservation> | undefined>
  release: () => Promise<void>
}
