import type { PasswordHash } from './shop/passwords.js'

/** Money on the wire is a string with two digits, as the platform sends it ("39.90"). */
export type Money = string

/** Badges of the specification, section 3. */
export type Badge = 'new' | 'limited-edition' | 'best-seller' | 'award-winning' | 'featured'

/** Those in which the shop has product data; German is the store's default. */
export type Language = 'de' | 'en'

export interface Category {
  id: string
  urlName: string
  name: string
  description: string
  english?: { name: string; description: string }
}

/** The fields of a product that the platform translates (`Product2DataTranslation`). */
export interface ProductWords {
  name: string
  line: string
  description: string
  shade?: string
}

/** The facts from which the picture drawer draws one product; see pictures.ts. */
export interface Drawing {
  shape: 'dropper' | 'jar' | 'lipstick' | 'tube' | 'compact' | 'bottle' | 'pump' | 'brush' | 'mascara' | 'pencil' | 'palette' | 'gift'
  /** The light and the deep colour of the body, as #rrggbb. */
  light: string
  deep: string
  cap?: string
  /** The ground behind it: rose, sage, sand or plum. */
  ground: 'rose' | 'sage' | 'sand' | 'plum'
}

/** Shapes and faults of pictures as real catalogues have them: a catalogue of one shape hides what others break. */
export type PictureFormat = 'portrait' | 'landscape' | 'square' | 'panorama' | 'huge' | 'tiny' | 'missing' | 'none'

export interface ProductFacts {
  id: string
  sku: string
  /** EnterpriseMarketingPartID_t__c */
  partId: string
  name: string
  urlName: string
  categoryId: string
  /** "30 ml · für jede Haut" */
  line: string
  description: string
  /** Litres or kilograms in one piece, for the base price (PAngV). Absent where no base price is owed. */
  content?: { amount: number; unit: 'l' | 'kg' }
  price: Money
  /** The price before; equals the lowest of the last 30 days. Absent when nothing is reduced. */
  listPrice?: Money
  badges: readonly Badge[]
  /** Pieces on the shelf. */
  stock: number
  quantityRule?: { minimum: number; maximum: number; increment: number }
  shade?: string
  drawing: Drawing
  /** As the first products have it, 600 by 636 pixels, unless said. */
  pictureFormat?: PictureFormat
  english?: ProductWords
  /** The German product, on the shelves of another language. */
  translatedFrom?: ProductFacts
}

export interface ConsultantFacts {
  id: string
  firstName: string
  lastName: string
  /** ISO 3166; "DE" when not said. */
  country?: string
  moniker: string
  alternateMoniker?: string
  shopActive: boolean
  consultantKey: string
  shopId: string
  /** Path of the drawn portrait, or empty (the shop then shows its default picture). */
  profileImageUrl: string
  city: string
  postalCode: string
  latitude: number
  longitude: number
  specialties: readonly string[]
  languages: readonly string[]
  social: Readonly<Partial<Record<'instagram' | 'facebook' | 'youtube' | 'tiktok', string>>>
  imprint: { street: string; postalCode: string; city: string; phone?: string; email?: string; vatId?: string }
  favouriteProductIds: readonly string[]
  /** May be empty. */
  about: string
  catalogueUrl?: string
  joinUrl?: string
  /** Products that the consultant does not have. */
  unavailableProductIds: readonly string[]
}

/** Specification, section 3. Several values stand in one text, with semicolons. */
export type BeautyProfile = Readonly<Record<string, string>>

export interface AccountFacts {
  id: string
  name: string
  address?: AccountAddress
}

export interface AccountAddress {
  street: string
  city: string
  state: string
  zip: string
  country: string
}

export interface CustomerFacts {
  userId: string
  accountId: string
  username: string
  firstName: string
  lastName: string
  email: string
  phone?: string
  postalCode?: string
  address?: AccountAddress
  beautyProfile?: BeautyProfile
  /** The platform has prepared no subscriptions for her. */
  withoutNewsletters?: true
  firstTimeLogin: boolean
  /** Account ids of consultants this customer shops with, the primary first. */
  consultantIds: readonly string[]
  managedAccountIds: readonly string[]
}

/** Everyone may know the password of those the sandbox begins with. */
export interface KnownCustomer extends CustomerFacts {
  password: string
}

export interface RegisteredCustomer extends CustomerFacts {
  passwordHash: PasswordHash
}

export interface Subscriber {
  email: string
  phone: string | null
  phoneConsent: boolean
  locale: string
  /** Times at which the subscriber asked for it and confirmed it: they prove her consent. */
  asked: string
  confirmed: string | null
}

/** A mail that nobody sends. */
export interface Mail {
  to: string
  subject: string
  text: string
  sent: string
}
