import { nullish, pipe, string, transform, union, unknown } from 'valibot'
import { object } from './object-shape.js'
import { applicationContextShape, extras, flag, id, maybeText, reservationOf, sessionContextShape } from './wire.js'

const text = pipe(
  maybeText,
  transform((said) => said ?? undefined),
)
const emptyText = nullish(string(), '')

const paymentShape = object({
  businessAchEnabled: flag,
  paymentMethodManualCaptureEnabled: flag,
  paymentMethodSetDevName: emptyText,
})
const checkoutSettingsShape = object({
  isManagedCheckoutEnabled: flag,
  isMngCheckoutAutoPublished: flag,
  shippingMethodsEnabled: flag,
  paymentConfiguration: nullish(paymentShape, {}),
})

/** All that the specification names of it (section 3), beside what every page reads. */
export const wholeApplicationShape = pipe(
  object({
    ...applicationContextShape.entries,
    checkoutSettings: nullish(checkoutSettingsShape, {}),
    splitShipmentEnabled: flag,
    cartCalculateEnabled: flag,
    placeOrderV2Enabled: flag,
    shippingCountries: nullish(extras(string()), []),
    taxType: text,
    country: text,
    inventoryConfiguration: nullish(
      object({
        isInventoryEnabled: flag,
        reservationInSeconds: applicationContextShape.entries.inventoryConfiguration.wrapped.entries.reservationInSeconds,
      }),
      {},
    ),
    sessionDrivenCurrency: flag,
    orderStatuses: nullish(extras(object({ apiName: emptyText, displayValue: emptyText })), []),
    managedCheckoutVersion: text,
    subscriptionConfig: nullish(object({ subscriptionPlusEnabled: flag, rlmSubscriptionEnabled: flag }), {}),
    giftingConfig: nullish(object({ isGiftingEnabled: flag, isGiftMessageEnabled: flag, isGiftWrapEnabled: flag }), {}),
    shopperConsentEnabled: flag,
    skipPhoneNumberValidationEnabled: flag,
    usesSingleEntitlementPolicy: flag,
    usesUniversalPricebooks: flag,
    catalogSnapshotVersionId: text,
    clientSidePaymentConfiguration: nullish(object({ componentName: text, config: nullish(unknown()) }), {}),
    propertiesEx: nullish(object({ highScaleCartEnabled: flag, shopperCopilotUIEnabled: flag, paymentsLegacyFormsEnabled: flag }), {}),
  }),
  transform((context) => ({
    ...context,
    guestCartCheckoutEnabled: context.guestCartCheckoutEnabled ?? context.guestCheckoutEnabled,
    inventoryConfiguration: { ...context.inventoryConfiguration, reservationInSeconds: reservationOf(context) },
  })),
)

export const wholeSessionShape = object({
  ...sessionContextShape.entries,
  userId: text,
  accountId: text,
  accountName: text,
  profile: nullish(object({ firstName: text }), {}),
  buyerGroups: nullish(extras(object({ id: emptyText, name: emptyText })), []),
})

export const personalisationShape = nullish(
  object({
    activityTrackingEnabled: flag,
    catalogExists: flag,
    isDeployed: flag,
    deploymentEnabled: flag,
    host: emptyText,
    siteId: emptyText,
    tenant: emptyText,
  }),
  {},
)

const addressShape = object({ street: emptyText, zip: emptyText, city: emptyText, state: emptyText, country: emptyText })

/** The platform's own list has other names (External Managed Account, 53.0) than the call about one account (specification, section 3). */
const listedAccountShape = object({ accountId: id, accountName: emptyText, isMyAccount: flag, address: nullish(addressShape) })
const oneAccountShape = object({ id, name: emptyText, isCurrentUserDefaultAccount: flag, address: nullish(addressShape) })

/** One of the accounts that a shopper may act for. */
export const managedAccountShape = pipe(
  union([listedAccountShape, oneAccountShape]),
  transform(({ address, ...account }) => ({
    ...('accountId' in account
      ? { id: account.accountId, name: account.accountName, isDefault: account.isMyAccount }
      : { id: account.id, name: account.name, isDefault: account.isCurrentUserDefaultAccount }),
    address: address
      ? { street: address.street, postalCode: address.zip, city: address.city, state: address.state, country: address.country }
      : undefined,
  })),
)
