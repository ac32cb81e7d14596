import type { ExtensionMethodName } from './apex-methods.js'

/** Type of a field. `long`: a text area; `contact`: a lookup. Several values stand in one text, with `;` between them. */
export type FieldType = 'text' | 'long' | 'number' | 'price' | 'flag' | 'time' | 'contact'

export interface CustomFieldAbout {
  name: string
  label: string
  type: FieldType
}

export interface Extension {
  /** Description of the feature for readers of `--help` and of the project's README. */
  about: string
  methods?: readonly ExtensionMethodName[]
  /** Fields of objects that the platform has. Guests read those of products only. */
  fields?: Readonly<Record<string, readonly CustomFieldAbout[]>>
  /** Objects of the shop's own, as details of a contact: everyone who may see the contact may see them. */
  objects?: readonly CustomObjectAbout[]
}

export interface CustomObjectAbout {
  name: string
  label: string
  plural: string
  relationship: string
  fields: readonly CustomFieldAbout[]
}

const field = (name: string, label: string, type: FieldType = 'text'): CustomFieldAbout => ({ name, label, type })

/**
 * Features of the blocks beyond the platform's documented calls and the five server methods of every shop. Each is off until it is asked
 * for by its name, by which the strict sandbox knows it too: an org that does without needs neither methods nor fields. The blocks'
 * declarations say which of them use one (`extensions`).
 */
export const extensions = {
  'product-fields': {
    about: 'line, badges, base price, lowest price of 30 days, shade, ingredients and other facts of products',
    fields: {
      Product2: [
        field('Line__c', 'Line'),
        field('Badges__c', 'Badges'),
        field('Category__c', 'Category'),
        field('BaseAmount__c', 'Base amount', 'number'),
        field('BaseUnit__c', 'Base unit'),
        field('LowestPrice30Days__c', 'Lowest price of 30 days', 'price'),
        field('AvailableQuantity__c', 'Available quantity', 'number'),
        field('SwatchColor__c', 'Swatch colour'),
        field('Application__c', 'Application', 'long'),
        field('SkinType__c', 'Skin types'),
        field('Ingredients__c', 'Ingredients', 'long'),
        field('Manufacturer__c', 'Manufacturer', 'long'),
        field('SafetyInformation__c', 'Safety information', 'long'),
        field('DeliveryTime__c', 'Delivery time'),
      ],
    },
  },
  'part-numbers': {
    about: 'part numbers of products, by which the online catalogue adds to the cart',
    fields: { Product2: [field('EnterpriseMarketingPartID_t__c', 'Enterprise marketing part ID')] },
  },
  'seller-field': {
    about: 'the consultant of an order, kept with its cart',
    fields: { WebCart: [field('ConsultantMoniker_t__c', 'Consultant moniker')] },
  },
  'sign-in': {
    about: 'signing in, out and up on the shop’s own pages instead of the site’s login page, and a forgotten password',
    methods: ['login', 'logout', 'registerCustomer', 'requestPasswordReset', 'resetPassword'],
  },
  consultants: {
    about: 'finding a consultant, and her profile with its imprint',
    methods: ['findConsultants', 'getConsultantProfile'],
  },
  relations: {
    about: 'a customer’s consultants: adding, changing and leaving them',
    methods: [
      'getRelations',
      'connectConsultant',
      'setPrimaryConsultant',
      'disconnectConsultant',
      'assignConsultant',
      'previewConsultantSwitch',
    ],
  },
  newsletter: {
    about: 'the newsletter with confirmation by a letter',
    methods: ['enrolInNewsletter', 'confirmNewsletter', 'unsubscribeFromNewsletter'],
  },
  'personal-data': {
    about: 'changing name, address and password, and taking along what is kept',
    methods: ['changePersonalData', 'changeEmail', 'changePassword', 'getPersonalData'],
  },
  records: {
    about: 'a customer’s own records: beauty profile, contact preferences, subscriptions, and her first sign-in',
    fields: { User: [field('FirstTimeLogin_cb__c', 'First time login', 'flag')] },
    objects: [
      {
        name: 'BeautyProfile__c',
        label: 'Beauty Profile',
        plural: 'Beauty Profiles',
        relationship: 'BeautyProfiles',
        fields: [
          field('BirthMonth__c', 'Birth month', 'number'),
          field('BirthDay__c', 'Birth day', 'number'),
          field('AgeRange__c', 'Age range'),
          field('ReferredBy__c', 'Referred by'),
          field('PreferredLanguage__c', 'Preferred language'),
          field('SkinType__c', 'Skin type'),
          field('PrimaryNeed__c', 'Primary need'),
          field('OtherNeeds__c', 'Other needs'),
          field('EyeConcerns__c', 'Eye concerns'),
          field('LipConcerns__c', 'Lip concerns'),
          field('PreferredFoundation__c', 'Preferred foundation'),
          field('MakeupInterests__c', 'Make-up interests'),
          field('Interests__c', 'Interests'),
        ],
      },
      {
        name: 'ContactPreference__c',
        label: 'Contact Preference',
        plural: 'Contact Preferences',
        relationship: 'ContactPreferences',
        fields: [field('BestTime__c', 'Best time'), field('BestMethod__c', 'Best method'), field('Frequency__c', 'Frequency')],
      },
      {
        name: 'Subscription__c',
        label: 'Subscription',
        plural: 'Subscriptions',
        relationship: 'Subscriptions',
        fields: [
          field('Topic__c', 'Topic'),
          field('Market__c', 'Market'),
          field('IsActive__c', 'Is active', 'flag'),
          field('Consultant__c', 'Consultant', 'contact'),
        ],
      },
    ],
  },
  withdrawal: {
    about: 'the time at which the withdrawal from an order came in',
    fields: { OrderSummary: [field('WithdrawalReceivedDate__c', 'Withdrawal received', 'time')] },
  },
} as const satisfies Readonly<Record<string, Extension>>

export type ExtensionName = keyof typeof extensions
export const extensionNames = Object.keys(extensions) as ExtensionName[]
export const extensionOf = (name: ExtensionName): Extension => extensions[name]
