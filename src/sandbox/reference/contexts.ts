import { endpoint, type Endpoint } from './endpoint.js'
import { all, is, type Kind, type Member, shape } from './shape.js'

const flags = [
  'cartCalculateEnabled',
  'guestBrowsingEnabled',
  'guestCartCheckoutEnabled',
  'guestCartEnabled',
  'guestCheckoutEnabled',
  'placeOrderV2Enabled',
  'sessionDrivenCurrency',
  'shopperConsentEnabled',
  'skipPhoneNumberValidationEnabled',
  'splitShipmentEnabled',
  'usesSingleEntitlementPolicy',
  'usesUniversalPricebooks',
]

const applicationContext = shape('Application Context', {
  ...all('Boolean', 54, ...flags),
  ...all('String', 54, 'catalogSnapshotVersionId', 'country', 'defaultCurrency', 'managedCheckoutVersion', 'taxType'),
  ...all('Any', 54, 'clientSidePaymentConfiguration', 'checkoutSettings', 'giftingConfig', 'inventoryConfiguration', 'markets'),
  ...all('Any', 54, 'propertiesEx', 'subscriptionConfig'),
  orderStatuses: is([shape('Order Status', all('String', 62, 'apiName', 'displayValue'))], 62),
  shippingCountries: is(['String'], 55),
  supportedCurrencies: is(['String'], 54),
})

const sessionContext = shape('Session Context', {
  ...all('String', 54, 'accountId', 'accountName', 'userId', 'userName'),
  buyerGroups: is([shape('Buyer Group', all('String', 58, 'id', 'name'))], 58),
  guestUser: is('Boolean', 54),
  profile: is('Any', 62),
})

const accountAddress = shape('External Managed Account Address', {
  ...all('String', 53, 'city', 'country', 'geolocationAccuracy', 'latitude', 'longitude', 'state', 'street', 'zip'),
})

/** The specification has the names of the call about one account here, too. */
const stated = (type: Kind): Member => is(type, 53, { extension: 'undocumented-context' })

const managedAccounts = shape('External Managed Account Collection', {
  externalManagedAccounts: is(
    [
      shape('External Managed Account', {
        ...all('String', 49, 'accountId', 'externalManagedAccountId'),
        accountName: is('String', 53),
        address: is(accountAddress, 53),
        isMyAccount: is('Boolean', 53),
        id: stated('String'),
        name: stated('String'),
        isCurrentUserDefaultAccount: stated('Boolean'),
      }),
    ],
    49,
  ),
  totalExternalManagedAccounts: is('Integer', 49),
})

const undocumented = { certainty: 'stated', extension: 'undocumented-context', printed: 'nothing' } as const

export const contextEndpoints: readonly Endpoint[] = [
  endpoint('GET application-context', 'Commerce Webstore Application Context', 54, { answer: applicationContext }),
  endpoint('GET session-context', 'Commerce Webstore Session Context', 54, { answer: sessionContext, printed: 'table' }),
  endpoint('GET external-managed-accounts', 'Commerce Webstore Externally Managed Accounts', 49, {
    answer: managedAccounts,
    printed: 'table',
  }),
  endpoint('GET ai/configuration', 'none', 64, undocumented),
  endpoint('GET shopperAgent/context', 'none', 64, undocumented),
  endpoint('GET effective-accounts/{accountId}', 'none', 64, undocumented),
]
