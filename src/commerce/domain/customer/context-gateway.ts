import type { ManagedAccount } from './account-gateway.js'

/** The platform's application context with all that the specification names (section 3); what the platform leaves out is off, empty or undefined. */
export interface WholeApplicationContext {
  checkoutSettings: CheckoutSettings
  guestBrowsingEnabled: boolean
  guestCartEnabled: boolean
  guestCheckoutEnabled: boolean
  /** Follows `guestCheckoutEnabled` where the platform does not say it any more. */
  guestCartCheckoutEnabled: boolean
  splitShipmentEnabled: boolean
  cartCalculateEnabled: boolean
  placeOrderV2Enabled: boolean
  /** Countries the store delivers to, by ISO code. */
  shippingCountries: readonly string[]
  /** `Gross` or `Net`. */
  taxType?: string | undefined
  country?: string | undefined
  /** Unparsed, as no page needs one. */
  markets: readonly unknown[]
  /** `reservationInSeconds` is how long the store holds goods. */
  inventoryConfiguration: { isInventoryEnabled: boolean; reservationInSeconds: number }
  defaultCurrency: string
  supportedCurrencies: readonly string[]
  sessionDrivenCurrency: boolean
  /** Statuses of orders, with the text that shoppers should read in place of each. */
  orderStatuses: readonly { apiName: string; displayValue: string }[]
  managedCheckoutVersion?: string | undefined
  subscriptionConfig: { subscriptionPlusEnabled: boolean; rlmSubscriptionEnabled: boolean }
  giftingConfig: { isGiftingEnabled: boolean; isGiftMessageEnabled: boolean; isGiftWrapEnabled: boolean }
  shopperConsentEnabled: boolean
  skipPhoneNumberValidationEnabled: boolean
  usesSingleEntitlementPolicy: boolean
  usesUniversalPricebooks: boolean
  catalogSnapshotVersionId?: string | undefined
  /** The component that takes the payment, and its configuration: the provider's affair. */
  clientSidePaymentConfiguration: { componentName?: string | undefined; config?: unknown }
  propertiesEx: { highScaleCartEnabled: boolean; shopperCopilotUIEnabled: boolean; paymentsLegacyFormsEnabled: boolean }
}

export interface CheckoutSettings {
  isManagedCheckoutEnabled: boolean
  isMngCheckoutAutoPublished: boolean
  shippingMethodsEnabled: boolean
  paymentConfiguration: { businessAchEnabled: boolean; paymentMethodManualCaptureEnabled: boolean; paymentMethodSetDevName: string }
}

export interface WholeSessionContext {
  guestUser: boolean
  userId?: string | undefined
  profile: { firstName?: string | undefined }
  buyerGroups: readonly { id: string; name: string }[]
  /** The account that the shopper acts for. */
  accountId?: string | undefined
  accountName?: string | undefined
}

/** The platform's AI configuration: whether and where shopping is personalised. */
export interface PersonalisationConfig {
  activityTrackingEnabled: boolean
  catalogExists: boolean
  isDeployed: boolean
  deploymentEnabled: boolean
  host: string
  siteId: string
  tenant: string
}

/** The contexts of store and session as the specification models them; `AccountGateway` has what most blocks need of them. */
export interface ContextGateway {
  application: (signal?: AbortSignal) => Promise<WholeApplicationContext>
  session: (signal?: AbortSignal) => Promise<WholeSessionContext>
  /** One account that she may act for. */
  account: (id: string, signal?: AbortSignal) => Promise<ManagedAccount>
  personalisation: (signal?: AbortSignal) => Promise<PersonalisationConfig>
}
