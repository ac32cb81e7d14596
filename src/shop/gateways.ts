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
  /** Of one piece, where its price is reduced (PAngV § 11). */
  lowestPrice30Days?: Money | undefined
  bundleCount: number
  /** Pieces left, where the platform tells. */
  available: number | undefined
  rule: QuantityRule | undefined
  badges: readonly Badge[]
  /** Names of the promotions that made this line cheaper. */
  promotions: readonly string[]
  /** What the platform says about this line, in its words. */
  problems: readonly string[]
}

export interface Coupon {
  id: string
  code: string
}

export interface CartPromotion {
  id: string
  name: string
  /** What it takes off: negative. */
  amount: Money
  /** Absent when it applies by itself. */
  couponCode?: string | undefined
  terms?: string | undefined
}

/** A promotion that is within reach. */
export interface ApproachingPromotion {
  name: string
  /** How much more must be in the cart. */
  missing: Money
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
  shipping: Money
  tax: Money
  total: Money
  pageCount: number
  coupons: readonly Coupon[]
  promotions: readonly CartPromotion[]
  approaching: readonly ApproachingPromotion[]
  /** What the platform says about the cart as a whole, in its words. */
  problems: readonly string[]
}

/** What one wishes to put into the cart. */
export interface CartWish {
  productId: string
  quantity: number
}

/** Pieces are kept for the shopper until then. */
export interface Reservation {
  /** Milliseconds since 1970. */
  until: number
}

/** What became of a guest's cart at login. */
export interface Preserved {
  /** The platform made a new cart from it. */
  made: boolean
  /** What could not be taken over, with the platform's sentence. */
  fallen: readonly { productId: string; message: string }[]
}

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
    | 'conflict'
    /** No such postal code. */
    | 'postal-code'
    /** There is no such consultant (any more), or none near. */
    | 'no-consultant'
    /** The consultant's shop is closed. */
    | 'inactive'
    /** Somebody is registered with this e-mail address. */
    | 'taken'
    /** Something typed is missing or cannot be used; the message says what. */
    | 'input'
    | 'other'
  /** The platform's own sentence. */
  message: string
  available?: number
  /** What the quantity must keep to. */
  rule?: QuantityRule
  /** What the cart must be worth. */
  minimum?: { amount: Money; currency: string }
}

export type Answer = { done: true } | { refused: Refusal }

/** What was asked for, or why not. */
export type OrRefused<T> = T | { refused: Refusal }

export interface CartGateway {
  /** The cart with its first pages of lines (25 each); undefined when there is none yet. */
  read: (pages?: number, signal?: AbortSignal) => Promise<Cart | undefined>
  add: (productId: string, quantity: number) => Promise<Answer>
  /** At most 100 at once; one answer for each, in their order. */
  addAll: (wishes: readonly CartWish[]) => Promise<readonly Answer[]>
  setQuantity: (lineId: string, quantity: number) => Promise<Answer>
  remove: (lineId: string) => Promise<Answer>
  /** Takes everything out: the platform deletes the cart. */
  clear: () => Promise<Answer>
  addCoupon: (code: string) => Promise<Answer>
  removeCoupon: (couponId: string) => Promise<Answer>
  /** Brings a guest's cart along at login. */
  preserve: (guestCartId: string) => Promise<Preserved>
  /**
   * Keeps the pieces for so many seconds. Undefined where the platform has no such resource (any more):
   * it reserves by itself while an order is prepared (contracts, section 8).
   */
  reserve: (seconds: number) => Promise<OrRefused<Reservation> | undefined>
  release: () => Promise<void>
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
  /** Specification, section 7: from part ids to what can be put into the cart; unknown parts are left out. */
  byPartIds: (partIds: readonly string[], subsidiary: string) => Promise<readonly { id: string; partId: string }[]>
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

export interface ConsultantSearch {
  by: 'name' | 'phone' | 'postal-code'
  /** As typed. */
  text: string
  /** Kilometres, when asked by postal code; 25 when not said. */
  radius?: number | undefined
  /** One of these is enough. */
  languages?: readonly string[] | undefined
  /** One of these is enough. */
  specialties?: readonly string[] | undefined
  /** From 0. */
  page: number
  pageSize: number
}

export interface FoundConsultant extends Consultant {
  /** Kilometres, when asked by postal code. */
  distance?: number | undefined
  city: string
  postalCode: string
  languages: readonly string[]
  specialties: readonly string[]
}

export interface FacetValue {
  value: string
  /** How many there are with every filter but those of the same facet. */
  count: number
}

export interface ConsultantPage {
  /** The nearest first when asked by postal code, else by name. */
  consultants: readonly FoundConsultant[]
  total: number
  facets: { languages: readonly FacetValue[]; specialties: readonly FacetValue[] }
  /** What the postal code was taken for. */
  place?: { postalCode: string; city?: string | undefined } | undefined
}

export type SocialNetwork = 'instagram' | 'facebook' | 'youtube' | 'tiktok'

/** Empty where the platform knows nothing. All of it is the consultant's own text. */
export interface Imprint {
  firstName: string
  lastName: string
  street: string
  postalCode: string
  city: string
  /** ISO 3166: "DE" */
  country: string
  phone?: string | undefined
  email?: string | undefined
  vatId?: string | undefined
}

export interface ConsultantProfile {
  consultant: Consultant
  pictureUrl: string | undefined
  /** What she says of herself; may be empty. */
  about: string
  specialties: readonly string[]
  languages: readonly string[]
  city: string
  /** As the consultant typed them: `socialLink` decides what may become a link. */
  social: Readonly<Partial<Record<SocialNetwork, string>>>
  favouriteProductIds: readonly string[]
  /** Her personal online catalogue; unchecked. */
  catalogueUrl?: string | undefined
  /** Where one joins her team; unchecked. */
  joinUrl?: string | undefined
  imprint: Imprint
}

export interface ConsultantGateway {
  /** Undefined when no consultant answers to it. */
  find: (question: ConsultantQuestion) => Promise<Consultant | undefined>
  monikerOf: (consultantKey: string) => Promise<string | undefined>
  /** Refused with `postal-code` when the text is none, with `input` when there is nothing to look for. */
  search: (question: ConsultantSearch, signal?: AbortSignal) => Promise<OrRefused<ConsultantPage>>
  /** By either moniker; undefined when no consultant answers to it. */
  profile: (moniker: string, signal?: AbortSignal) => Promise<ConsultantProfile | undefined>
}

/** A customer shops with a consultant (specification, section 4). */
export interface Relation {
  consultant: Consultant
  /** One at most; a terminated consultant never is. */
  primary: boolean
  /** `newly-added`: by a recent purchase. `terminated`: she has given up her shop. */
  status: 'selected' | 'primary' | 'newly-added' | 'terminated'
  /** Who took over from a terminated primary consultant. */
  replacement?: Consultant | undefined
}

export interface Relations {
  /** The primary one first, terminated ones last. */
  consultants: readonly Relation[]
}

/** What belongs to an account; guests are refused with `not-allowed` where nothing else is said. */
export interface RelationGateway {
  read: (signal?: AbortSignal) => Promise<OrRefused<Relations>>
  /** The first one becomes the primary one. Done as well when she is connected already. */
  connect: (consultantId: string) => Promise<Answer>
  setPrimary: (consultantId: string) => Promise<Answer>
  /** Orders are kept; the consultant loses the customer's personal data. */
  disconnect: (consultantId: string) => Promise<Answer>
  /** The nearest open shop. Connected at once for a customer; a guest is only told. */
  assign: (postalCode: string) => Promise<OrRefused<Consultant>>
  /** Names of what is in the cart and not to be had from this consultant; for guests as well. */
  previewSwitch: (consultantId: string, signal?: AbortSignal) => Promise<OrRefused<{ unavailable: readonly string[] }>>
}

export interface Registration {
  firstName: string
  lastName: string
  /** The name to sign in with. */
  email: string
  password: string
  postalCode?: string | undefined
}

/** An account that the shopper may act for. */
export interface ManagedAccount {
  id: string
  name: string
  /** The shopper's own. */
  isDefault: boolean
  address: { street: string; postalCode: string; city: string; country: string } | undefined
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
  /** The accounts that the shopper may act for, her own among them; asked without an effective account. */
  managed: (signal?: AbortSignal) => Promise<readonly ManagedAccount[]>
  /** Makes an account, and does not sign in: `login` does, with the e-mail address. */
  register: (registration: Registration) => Promise<Answer>
}

/** A value that a field may have, as the platform lists it. */
export interface Choice {
  value: string
  label: string
}

/** Specification, sections 2 and 3. Nothing said is undefined, or a list of none. */
export interface BeautyProfile {
  /** 1 to 12. */
  birthMonth: number | undefined
  birthDay: number | undefined
  ageRange: string | undefined
  referredBy: string | undefined
  preferredLanguage: string | undefined
  skinType: string | undefined
  primaryNeed: string | undefined
  otherNeeds: readonly string[]
  eyeConcerns: readonly string[]
  lipConcerns: readonly string[]
  foundation: string | undefined
  makeup: readonly string[]
  interests: readonly string[]
}

/** When and how a consultant may get in touch. */
export interface ContactPreferences {
  time: string | undefined
  method: string | undefined
  frequency: string | undefined
}

/** A customer's own record, with what its fields may be. */
export interface OwnRecord<Said> {
  said: Said
  choices: Readonly<Partial<Record<keyof Said, readonly Choice[]>>>
  /** Of which change this is; undefined when nothing has been saved yet. */
  version: string | undefined
}

/** A newsletter: of the market, or of a consultant. */
export interface Subscription {
  id: string
  topic: string
  market: string
  /** Undefined for the market's own. */
  consultant: { id: string; name: string } | undefined
  active: boolean
}

export interface Person {
  firstName: string
  lastName: string
  email: string
  phone: string | undefined
}

/**
 * What a signed-in customer says of herself; guests are refused with `not-allowed`, and so is a save with the id of
 * another user: somebody else may have signed in, in another tab.
 */
export interface ProfileGateway {
  person: (signal?: AbortSignal) => Promise<OrRefused<Person>>
  beauty: (signal?: AbortSignal) => Promise<OrRefused<OwnRecord<BeautyProfile>>>
  /** @param version what the changes were made to: refused with `conflict` when it has been changed since */
  saveBeauty: (changes: Partial<BeautyProfile>, version: string | undefined, userId?: string) => Promise<OrRefused<OwnRecord<BeautyProfile>>>
  preferences: (signal?: AbortSignal) => Promise<OrRefused<OwnRecord<ContactPreferences>>>
  savePreferences: (changes: Partial<ContactPreferences>, version: string | undefined, userId?: string) => Promise<OrRefused<OwnRecord<ContactPreferences>>>
  /** The market's first. */
  subscriptions: (signal?: AbortSignal) => Promise<OrRefused<readonly Subscription[]>>
  /** All or none. */
  saveSubscriptions: (changes: readonly Pick<Subscription, 'id' | 'active'>[], userId?: string) => Promise<OrRefused<readonly Subscription[]>>
}

/** A content page that was found. */
export interface ContentHit {
  id: string
  title: string
  excerpt: string
  /** Where it stands on the site; the gateway lets no other address through. */
  path: string
  /** ISO 8601; undefined where the platform does not tell. */
  changed: string | undefined
}

export interface ContentPage {
  hits: readonly ContentHit[]
  total: number
}

/** What the site says, and what search engines are told of it. */
export interface ContentGateway {
  /** @param question `page` counts from 0; `leftOut` are paths that are never shown */
  search: (question: { text: string; page: number; pageSize: number; leftOut: readonly string[] }, signal?: AbortSignal) => Promise<ContentPage>
  /** Undefined when nobody has said which site this is, or the platform knows nothing of the record. */
  seo: (recordId: string, signal?: AbortSignal) => Promise<{ title: string; description: string | undefined } | undefined>
}

export interface Gateways {
  account: AccountGateway
  cart: CartGateway
  products: ProductGateway
  consultants: ConsultantGateway
  relations: RelationGateway
  favourites: FavouriteGateway
  profile: ProfileGateway
  content: ContentGateway
  /** Forgets everything that was read, as after login and logout. */
  forget: (what?: 'cart' | 'session' | 'records') => void
}

/** What `vitrine-store` sets for the whole page. */
export interface ShopSettings {
  webstoreId: string
  /** The site's own id (`0DB…`), for what search engines are told; empty: nobody asks. */
  communityId: string
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
  /** Origins that frames and scripts may come from besides https, separated by spaces. */
  trustedOrigins: string
}

/** The world is broken; the shopper can only try again. Thrown by `platform/`, shown by a view's `failed` state. */
export interface BrokenWorld extends Error {
  kind: 'offline' | 'signed-out' | 'missing' | 'conflict' | 'rejected' | 'broken'
  status: number
  code: string
}
