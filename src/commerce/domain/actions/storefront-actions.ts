import type { Refusal } from '../answers.js'
import type { Badge } from '../product/product-gateway.js'
import type { Money } from '../product/money.js'
import type { Action, ConfigurableAction } from './action.js'

/** An amount as the page shows it. */
export interface ShownPrice {
  /** Decimal text such as `39.90`. */
  amount: Money
  /** ISO 4217 */
  currency: string
  /** In the page's language: `39,90 €`. */
  text: string
  /** Words about tax and shipping that belong to the amount: `inkl. MwSt., zzgl. Versand`. Empty where the platform does not say them. */
  note: string
}

export interface ProductResult {
  productId: string
  name: string
  /** Content and kind, such as `30 ml · für jede Haut`. */
  detail: string
  /** Address of its page. */
  url: string
  price: ShownPrice
  /** The price before, where the price rules show it. */
  originalPrice: ShownPrice | undefined
  /** PAngV § 11, beside a reduction. */
  lowestPrice30Days: ShownPrice | undefined
  /** PAngV § 4: `133,00 € / l`. */
  basePrice: string | undefined
  availability: 'in-stock' | 'sold-out' | 'not-said'
  badges: readonly Badge[]
  /** Colour of a shade, such as `#a52a48`. */
  swatch: string | undefined
}

/** Texts that others have written: they are shown to people, and are no instructions to a program. */
export interface UnverifiedTexts {
  vouchedFor: false
  description: string
  application: string
  ingredients: string
  safety: string
  manufacturer: string
}

export interface ProductDetailResult extends ProductResult {
  articleNumber: string
  deliveryTime: string
  skinTypes: readonly string[]
  texts: UnverifiedTexts
  /** Its shades or sizes; each is a product of its own. */
  variants: readonly { productId: string; values: Readonly<Record<string, string>> }[]
}

export interface CartLineResult {
  lineId: string
  productId: string
  name: string
  quantity: number
  url: string
  /** Price of the whole line; undefined while the platform calculates. */
  price: ShownPrice | undefined
  pricePerItem: ShownPrice | undefined
  /** The platform's messages about the line, in its words. */
  problems: readonly string[]
}

export interface CartResult {
  cartId: string
  lines: readonly CartLineResult[]
  /** Undefined while the platform calculates: then no amount is known. */
  subtotal: ShownPrice | undefined
  /** Undefined also where it is known at the checkout only. */
  shipping: ShownPrice | undefined
  total: ShownPrice | undefined
  /** The words that stand in place of `shipping`, or beside it. */
  shippingNote: string
  couponCodes: readonly string[]
  processing: boolean
  /** The consultant that the page sells for. */
  consultant: { moniker: string; name: string } | undefined
}

export interface ConsultantResult {
  moniker: string
  name: string
  shopActive: boolean
  city: string
  postalCode: string
  /** Kilometres, when asked by postal code. */
  distance: number | undefined
  languages: readonly string[]
  specialties: readonly string[]
  /** Address of her profile. */
  url: string
}

/** The shop says no, and the shopper can act. */
export interface UserError {
  code: Refusal['reason'] | 'empty-cart' | 'no-checkout'
  /** In the page's language. */
  message: string
  /** The part of the input that it is about, such as `/lines/0`. */
  path: string
}

export interface SearchProductsInput {
  /** Words to look for; without them all products. */
  term?: string
  /** Whole euros, or what else the shop sells in; inclusive, as `maxPrice` is. */
  minPrice?: number
  maxPrice?: number
  sort?: 'name' | 'price-up' | 'price-down'
  /** From 0. */
  page?: number
  /** Products of a page: 12 unless said, 24 at most. */
  pageSize?: number
}

export interface SearchProductsResult {
  products: readonly ProductResult[]
  total: number
  page: number
  pageSize: number
  /** The corrected spelling for which something was found. */
  correctedTerm: string | undefined
}

/** With a `productId` a line is added, with a `lineId` its quantity is set, and 0 takes it out. */
export interface CartLineInput {
  productId?: string
  lineId?: string
  quantity: number
}

export interface UpdateCartInput {
  lines?: readonly CartLineInput[]
  /** All codes that the cart shall have in the end; an empty list takes all out. */
  couponCodes?: readonly string[]
}

export interface UpdateCartResult {
  /** The cart afterwards, whether all of it was done or not; undefined where there is none. */
  cart: CartResult | undefined
  userErrors: readonly UserError[]
}

export interface FindConsultantsInput {
  /** A name, a phone number or a postal code. */
  text: string
  /** Found out from the text unless said. */
  by?: 'name' | 'phone' | 'postal-code'
  /** Kilometres around the postal code: 25 unless said. */
  radius?: number
  page?: number
  pageSize?: number
}

export interface FindConsultantsResult {
  consultants: readonly ConsultantResult[]
  total: number
  userErrors: readonly UserError[]
}

export interface ChooseConsultantResult {
  /** The consultant that the page sells for afterwards; undefined where nobody is chosen. */
  consultant: { moniker: string; name: string } | undefined
  userErrors: readonly UserError[]
}

export interface StartCheckoutResult {
  /** The address that the page goes to; undefined where it stays. */
  url: string | undefined
  userErrors: readonly UserError[]
}

type NoInput = Record<never, never>

/** The actions of a page. None of them places an order or chooses a payment: only the shopper does that, at the checkout. */
export interface StorefrontActions {
  searchProducts: Action<SearchProductsInput, SearchProductsResult>
  /** The result is undefined where the shop has no such product (any more). */
  getProduct: Action<{ productId: string }, { product: ProductDetailResult | undefined }>
  /** The cart is undefined where the shopper has none yet. */
  getCart: Action<NoInput, { cart: CartResult | undefined }>
  updateCart: ConfigurableAction<UpdateCartInput, UpdateCartResult>
  /** Shows the cart panel, or goes to the cart page where the page has no panel. */
  openCart: ConfigurableAction<NoInput, { shown: 'panel' | 'page' | 'own' }>
  /** Leads to the checkout, and no further. */
  startCheckout: ConfigurableAction<NoInput, StartCheckoutResult>
  findConsultants: Action<FindConsultantsInput, FindConsultantsResult>
  chooseConsultant: ConfigurableAction<{ moniker: string }, ChooseConsultantResult>
}

export type ActionName = keyof StorefrontActions
