/** What the shop needs from the world. `platform/` provides it, `page.ts` introduces the two. */

/** An amount as the platform sends it: "39.90". Never added up as a float. */
export type Money = string

export interface ApplicationContext {
  guestBrowsing: boolean
  guestCart: boolean
  guestCheckout: boolean
  guestCartCheckout: boolean
  currency: string
  highScaleCart: boolean
  /** Seconds that a reservation holds. */
  reservation: number
}

export interface SessionContext {
  guest: boolean
  userId: string | undefined
  accountId: string | undefined
  firstName: string | undefined
}

export interface Picture {
  url: string
  alt: string
}

export interface QuantityRule {
  minimum: number
  maximum: number
  increment: number
}

export interface CartLine {
  /** Empty while the platform is still making the line. */
  id: string
  productId: string
  name: string
  /** "30 ml · für jede Haut" */
  detail: string
  picture: Picture | undefined
  quantity: number
  /** Before any reduction, for the whole line. */
  original: Money
  /** What the line costs. */
  actual: Money
  perItem: Money
  /** Negative when something is saved. */
  savings: Money
  bundleCount: number
  /** Pieces left, where the platform tells. */
  available: number | undefined
  rule: QuantityRule | undefined
  /** What the platform says about this line, in its words. */
  problems: readonly string[]
}

export interface Cart {
  id: string
  currency: string
  /** While the platform reckons, no price is known. */
  processing: boolean
  lines: readonly CartLine[]
  lineCount: number
  productCount: number
  /** Products before cart-wide reductions. */
  subtotal: Money
  original: Money
  /** Negative when something is saved. */
  savings: Money
  shipping: Money
  tax: Money
  total: Money
  pageCount: number
}

/** The shop said no, and the shopper can act. */
export interface Refusal {
  reason: 'stock' | 'rule' | 'quantity' | 'gone' | 'not-allowed' | 'conflict' | 'other'
  /** The platform's own sentence. */
  message: string
  available?: number
}

export type Answer = { done: true } | { refused: Refusal }

export interface CartGateway {
  /** The cart with its first pages of lines (25 each); undefined when there is none yet. */
  read: (pages?: number, signal?: AbortSignal) => Promise<Cart | undefined>
  add: (productId: string, quantity: number) => Promise<Answer>
  setQuantity: (lineId: string, quantity: number) => Promise<Answer>
  remove: (lineId: string) => Promise<Answer>
  /** Brings a guest's cart along at login; true when the platform made a new one from it. */
  preserve: (guestCartId: string) => Promise<boolean>
}

export interface Category {
  id: string
  name: string
  description: string
}

export type Badge = 'new' | 'limited-edition' | 'best-seller' | 'award-winning' | 'featured'

export interface Product {
  id: string
  name: string
  detail: string
  description: string
  categoryId: string | undefined
  pictures: readonly Picture[]
  badges: readonly Badge[]
  price: Money
  /** The price before; shown only where the price rules allow it. */
  original: Money | undefined
  /** PAngV § 11 */
  lowestPrice30Days: Money | undefined
  /** Litres or kilograms in one piece (PAngV § 4). */
  content: { amount: number; unit: 'l' | 'kg' } | undefined
  currency: string
  available: number | undefined
  rule: QuantityRule | undefined
}

export interface ProductPage {
  products: readonly Product[]
  total: number
  pageSize: number
}

export interface ProductQuery {
  categoryId?: string | undefined
  term?: string | undefined
  badge?: Badge | undefined
  sort?: 'name' | 'price-up' | 'price-down' | undefined
  /** From 0. */
  page: number
  pageSize: number
}

export interface ProductGateway {
  categories: (signal?: AbortSignal) => Promise<readonly Category[]>
  search: (query: ProductQuery, signal?: AbortSignal) => Promise<ProductPage>
  /** Undefined when the shop has no such product (any more). */
  read: (productId: string, signal?: AbortSignal) => Promise<Product | undefined>
}

export interface Consultant {
  id: string
  firstName: string
  lastName: string
  moniker: string
  alternateMoniker: string | undefined
  shopActive: boolean
  pictureUrl: string | undefined
}

export interface ConsultantQuestion {
  moniker?: string
  shopId?: string
  consultantKey?: string
  accountId?: string | undefined
  guest: boolean
}

export interface ConsultantGateway {
  /** Undefined when no consultant answers to it. */
  find: (question: ConsultantQuestion) => Promise<Consultant | undefined>
  monikerOf: (consultantKey: string) => Promise<string | undefined>
}

export interface FavouriteGateway {
  /** Product ids the shopper has kept. */
  read: (signal?: AbortSignal) => Promise<readonly string[]>
  add: (productId: string) => Promise<Answer>
  remove: (productId: string) => Promise<Answer>
}

export interface AccountGateway {
  application: (signal?: AbortSignal) => Promise<ApplicationContext>
  session: (signal?: AbortSignal) => Promise<SessionContext>
  /** S4: a first visit after registration. */
  firstTimeLogin: (userId: string) => Promise<boolean>
  login: (username: string, password: string) => Promise<Answer>
  logout: () => Promise<void>
}

export interface Gateways {
  account: AccountGateway
  cart: CartGateway
  products: ProductGateway
  consultants: ConsultantGateway
  favourites: FavouriteGateway
  /** Forgets everything that was read, as after login and logout. */
  forget: (what?: 'cart') => void
}

/** What `vitrine-store` sets for the whole page. */
export interface ShopSettings {
  webstoreId: string
  /** Before `/services/data`: empty, or `/webruntime/api` in a real site. */
  apiBasePath: string
  /** Before `/cms` and `/webruntime/module`: the path of the site. */
  sitePath: string
  apexTransport: 'path' | 'execute'
  locale: 'de' | 'en'
  subsidiary: string
  subsidiaryCode: string
  /** Whether the consultant's moniker may be kept in a cookie, or for this visit only. */
  monikerStorage: 'cookie' | 'session'
  consent: 'granted' | 'denied' | 'unknown'
  /** Replaces words of the blocks, by their name. */
  words: Readonly<Record<string, unknown>>
  loginUrl: string
  checkoutUrl: string
  shopInvalidUrl: string
}

/** The world is broken; the shopper can only try again. Thrown by `platform/`, shown by a view's `failed` state. */
export interface BrokenWorld extends Error {
  kind: 'offline' | 'signed-out' | 'missing' | 'conflict' | 'rejected' | 'broken'
  status: number
  code: string
}
