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

/** A picture that the shop's owner gave. */
export interface PictureFacts {
  /** The last part of its address, below `/cms/delivery/media`; the option `pictures` of the sandbox answers it. */
  key: string
  /** Empty where the owner described nothing. */
  alt: string
}

/** Texts a product page owes besides the price; what is absent is not shown. */
export interface ProductTexts {
  application?: string
  ingredients?: string
  safety?: string
  manufacturer?: string
  deliveryTime?: string
}

/** Variants of one product as its owner gave them. */
export interface FamilyFacts {
  parentId: string
  attributes: readonly { apiName: string; label: string }[]
  /** All of them, the product itself among them; each says its values in `options`. */
  members: readonly ProductFacts[]
}

/**
 * A product on the shelves. One with a `drawing` is the sandbox's own: shades, sizes, texts and pictures are made up for it. Nothing is made up
 * for one without.
 */
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
  /** The shop has no price for it: it is shown, and cannot be bought. */
  unpriced?: true
  /** The price before; equals the lowest of the last 30 days unless that is given. Absent when nothing is reduced. */
  listPrice?: Money
  lowestPrice30Days?: Money
  badges: readonly Badge[]
  /** Pieces on the shelf; infinite where nobody counts them. */
  stock: number
  quantityRule?: { minimum: number; maximum: number; increment: number }
  shade?: string
  /** Colour of the shade, as #rrggbb; that of the drawing unless given. */
  swatch?: string
  /** Absent where the product is not the sandbox's own. */
  drawing?: Drawing
  /** Pictures of a product without a drawing, the main one first. */
  pictures?: readonly PictureFacts[]
  texts?: ProductTexts
  skinTypes?: readonly string[]
  concerns?: readonly string[]
  family?: FamilyFacts
  /** Values of the family's attributes, by their API names. */
  options?: Readonly<Record<string, string>>
  /** As the first products have it, 600 by 636 pixels, unless said. */
  pictureFormat?: PictureFormat
  english?: ProductWords
  /** The German product, on the shelves of another language. */
  translatedFrom?: ProductFacts
}

/** A product of the sandbox's own. */
export type DrawnProduct = ProductFacts & Required<Pick<ProductFacts, 'drawing'>>

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
  /** Degrees; NaN where nobody knows the place, which no search by distance finds then. */
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
