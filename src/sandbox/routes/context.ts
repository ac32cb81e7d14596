import { answerJson } from '../answers.js'
import { checkAccount, effectiveAccountId, needCustomer, normalId, storeRoute, type Call, type Route } from '../call.js'
import { accountById, fullName } from '../world/shop/accounts.js'
import { shippingCountriesOf } from '../world/checkout/delivery-methods.js'
import { idOf } from '../world/ids.js'
import { accountFor, guestUserId } from '../world/shop/owners.js'
import { notFound } from '../world/refusal.js'
import { reservationInSeconds } from '../world/checkout/reservations.js'
import { currencyOf } from '../world/state.js'
import type { CustomerFacts } from '../world/types.js'
import type { World } from '../world/world.js'

export const contextRoutes: readonly Route[] = [
  storeRoute('get', 'application-context', ({ world }) =>
    answerJson(applicationContext(world), { headers: { 'Cache-Control': 'public, max-age=300' } }),
  ),
  storeRoute('get', 'session-context', (call) => answerJson(sessionContext(call))),
  storeRoute('get', 'ai/configuration', () => answerJson(aiConfiguration)),
  storeRoute('get', 'shopperAgent/context', () => answerJson({})),
  storeRoute('get', 'external-managed-accounts', (call) => answerJson(managedAccounts(call)), checkAccount),
  storeRoute('get', 'effective-accounts/:id', (call) => answerJson(oneAccount(call)), checkAccount),
]

function applicationContext(world: World) {
  const { state, language } = world
  const isEnglish = language === 'en'
  const { guestBrowsingEnabled, guestCartEnabled, guestCheckoutEnabled } = state.settings
  return {
    cartCalculateEnabled: true,
    catalogSnapshotVersionId: '1-2025-06-01',
    checkoutSettings: {
      isManagedCheckoutEnabled: false,
      isMngCheckoutAutoPublished: true,
      shippingMethodsEnabled: true,
      paymentConfiguration: { businessAchEnabled: false, paymentMethodManualCaptureEnabled: false, paymentMethodSetDevName: '' },
    },
    clientSidePaymentConfiguration: { componentName: 'vitrine/payment-frame', config: {} },
    country: 'DE',
    defaultCurrency: currencyOf(state),
    supportedCurrencies: [currencyOf(state)],
    shippingCountries: shippingCountriesOf(world),
    taxType: 'Gross',
    giftingConfig: { isGiftMessageEnabled: false, isGiftWrapEnabled: false, isGiftingEnabled: false },
    guestBrowsingEnabled,
    guestCartEnabled,
    guestCheckoutEnabled,
    guestCartCheckoutEnabled: guestCartEnabled && guestCheckoutEnabled,
    inventoryConfiguration: { isInventoryEnabled: true, reservationInSeconds },
    managedCheckoutVersion: '0.117.0',
    markets: [],
    orderStatuses: [
      { apiName: 'Created', displayValue: isEnglish ? 'Created' : 'Erstellt' },
      { apiName: 'Fulfilled', displayValue: isEnglish ? 'Delivered' : 'Geliefert' },
    ],
    placeOrderV2Enabled: true,
    propertiesEx: { shopperCopilotUIEnabled: false, highScaleCartEnabled: false, paymentsLegacyFormsEnabled: false },
    sessionDrivenCurrency: false,
    shopperConsentEnabled: false,
    skipPhoneNumberValidationEnabled: false,
    splitShipmentEnabled: false,
    subscriptionConfig: { commerceSubscriptionARCUIEnabled: false, rlmSubscriptionEnabled: false, subscriptionPlusEnabled: false },
    usesSingleEntitlementPolicy: false,
    usesUniversalPricebooks: false,
    ...state.settings.application,
  }
}

const nobody = { accountId: null, accountName: null, buyerGroups: [], guestUser: true, profile: null, userId: guestUserId, userName: null }

/** Without a live session even a customer is a guest here, also when the call names an account. */
function sessionContext(call: Call) {
  const { customer } = call.caller
  if (!customer) return nobody
  const accountId = accountFor(customer, effectiveAccountId(call))
  return {
    accountId,
    accountName: accountById(call.world, accountId)?.name ?? null,
    buyerGroups: [{ id: idOf('0ZI', 1), name: 'DE Kunden' }],
    guestUser: false,
    profile: { firstName: customer.firstName, lastName: customer.lastName },
    userId: customer.userId,
    userName: fullName(customer),
  }
}

const aiConfiguration = {
  activityTrackingEnabled: false,
  catalogExists: true,
  isDeployed: false,
  deploymentEnabled: false,
  host: '',
  siteId: '',
  tenant: '',
}

function managedAccounts(call: Call) {
  const customer = needCustomer(call)
  const own = call.query.get('includeMyAccount') === 'true' ? [customer.accountId] : []
  const accounts = [...own, ...customer.managedAccountIds]
  const listed = accounts.map((accountId) => {
    const one = account(call.world, customer, accountId)
    return { ...one, accountId, accountName: one.name, externalManagedAccountId: null, isMyAccount: one.isCurrentUserDefaultAccount }
  })
  return { externalManagedAccounts: listed, totalExternalManagedAccounts: listed.length }
}

function oneAccount(call: Call) {
  const customer = needCustomer(call)
  const accountId = normalId(call.param('id'))
  if (accountId !== customer.accountId && !customer.managedAccountIds.includes(accountId)) throw notFound()
  const whole = account(call.world, customer, accountId)
  const wanted = call.query.get('fields')?.split(',')
  return wanted ? Object.fromEntries(Object.entries(whole).filter(([name]) => name === 'id' || wanted.includes(name))) : whole
}

function account(world: World, customer: CustomerFacts, accountId: string) {
  const known = accountById(world, accountId)
  if (!known) throw notFound()
  return { id: accountId, name: known.name, isCurrentUserDefaultAccount: accountId === customer.accountId, address: known.address ?? null }
}
