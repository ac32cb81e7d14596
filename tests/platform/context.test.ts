import { describe, expect, it } from 'vitest'
import { customers } from '../../src/sandbox/world/shop/customers.js'
import { openSession } from '../../src/sandbox/world/shop/sessions.js'
import { json, platformOnSandbox, platformWith, thrown } from './support.js'

const petra = customers.find(({ managedAccountIds }) => managedAccountIds.length > 1)!

/** Specification, section 3, word by word. */
const application = `checkoutSettings guestBrowsingEnabled guestCartEnabled guestCheckoutEnabled splitShipmentEnabled
  cartCalculateEnabled placeOrderV2Enabled guestCartCheckoutEnabled shippingCountries taxType country markets
  inventoryConfiguration defaultCurrency supportedCurrencies sessionDrivenCurrency orderStatuses managedCheckoutVersion
  subscriptionConfig giftingConfig shopperConsentEnabled skipPhoneNumberValidationEnabled usesSingleEntitlementPolicy
  usesUniversalPricebooks catalogSnapshotVersionId clientSidePaymentConfiguration propertiesEx`.split(/\s+/)

describe('the contexts', () => {
  it('of the store have every member that the specification names', async () => {
    const { gateways } = await platformOnSandbox()
    const context = await gateways.context.application()
    expect(Object.keys(context).sort()).toEqual([...application].sort())
    expect(context).toMatchObject({
      subscriptionConfig: { subscriptionPlusEnabled: false, rlmSubscriptionEnabled: false },
      giftingConfig: { isGiftingEnabled: false, isGiftMessageEnabled: false, isGiftWrapEnabled: false },
      propertiesEx: { highScaleCartEnabled: false, shopperCopilotUIEnabled: false, paymentsLegacyFormsEnabled: false },
      clientSidePaymentConfiguration: { componentName: 'vitrine/payment-frame', config: {} },
      orderStatuses: [
        { apiName: 'Created', displayValue: 'Erstellt' },
        { apiName: 'Fulfilled', displayValue: 'Geliefert' },
      ],
      inventoryConfiguration: { isInventoryEnabled: true, reservationInSeconds: 14_400 },
      taxType: 'Gross',
    })
  })

  it('of the session have every member that the specification names, and share its one request', async () => {
    const { gateways, sandbox } = await platformOnSandbox('signed-in')
    const [session] = await Promise.all([gateways.context.session(), gateways.account.session()])
    expect(Object.keys(session).sort()).toEqual(['accountId', 'accountName', 'buyerGroups', 'guestUser', 'profile', 'userId'])
    expect(session.buyerGroups).toEqual([{ id: expect.stringMatching(/^0ZI/), name: 'DE Kunden' }])
    expect(sandbox.requests().filter(({ path }) => path.includes('session-context'))).toHaveLength(1)
  })

  it('of a bare store are off, empty and usual where it says nothing', async () => {
    const { gateways } = platformWith(() => json({ defaultCurrency: 'EUR', guestCheckoutEnabled: true }))
    const context = await gateways.context.application()
    expect(context).toMatchObject({ guestCartCheckoutEnabled: true, placeOrderV2Enabled: false, shippingCountries: [], markets: [] })
    expect(context.inventoryConfiguration).toEqual({ isInventoryEnabled: false, reservationInSeconds: 14_400 })
  })

  it('say of an account that she acts for where it is, with its state', async () => {
    const platform = await platformOnSandbox()
    platform.sandbox.world.state.client.sid = openSession(platform.sandbox.world, petra).sid
    const own = await platform.gateways.context.account(petra.accountId)
    expect(own).toMatchObject({ id: petra.accountId, isDefault: true, address: { city: 'Weimar', state: expect.any(String) } })
    const [id] = petra.managedAccountIds
    expect((await platform.gateways.context.account(id!)).isDefault).toBe(false)
    expect(await thrown(platform.gateways.context.account('001000000000000AAA'))).toMatchObject({ kind: 'missing' })
  })

  it('say whether shopping is personalised', async () => {
    const { gateways } = await platformOnSandbox()
    expect(Object.keys(await gateways.context.personalisation()).sort()).toEqual(
      ['activityTrackingEnabled', 'catalogExists', 'deploymentEnabled', 'host', 'isDeployed', 'siteId', 'tenant'].sort(),
    )
  })
})
