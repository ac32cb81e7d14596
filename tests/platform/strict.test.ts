/** The client on a platform that knows the published reference and the five methods of the specification, and nothing else. */
import { describe, expect, it, vi } from 'vitest'
import { foreseeSwitch } from '../../src/commerce/domain/consultant/foresee-switch.js'
import { createPlatform } from '../../src/commerce/salesforce/platform.js'
import { createSandbox, usualWebstoreId } from '../../src/sandbox/index.js'
import { consultants } from '../../src/sandbox/world/consultants/consultants.js'
import { thrown } from './support.js'

const anna = consultants.find(({ shopActive }) => shopActive)!

async function strictly(extensions: NonNullable<Parameters<typeof createSandbox>[0]>['extensions'] = []) {
  const sandbox = await createSandbox({ oneClient: true, extensions })
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const response = await sandbox.respond(new Request(new URL(String(input), 'http://shop.test'), init))
    if (!response) throw new Error(`${input} is not for the platform.`)
    return response
  }
  return { sandbox, ...createPlatform({ fetch, webstoreId: usualWebstoreId }) }
}

describe('on a platform without extensions', () => {
  it('a shopper enters a shop and sees its imprint', async () => {
    const { gateways } = await strictly()
    expect(await gateways.consultants.find({ moniker: anna.moniker, guest: true })).toMatchObject({
      firstName: anna.firstName,
      shopActive: true,
    })
    expect(await gateways.consultants.find({ moniker: 'niemand', guest: true })).toBeUndefined()
    const profile = await gateways.consultants.profile(anna.moniker)
    expect(profile?.imprint).toMatchObject({ firstName: anna.firstName, lastName: anna.lastName })
  })

  it('a shopper finds products in the whole range, by a term, a category and a price', async () => {
    const { gateways } = await strictly()
    const all = await gateways.products.search({ page: 0, pageSize: 12 })
    expect(all.products).toHaveLength(12)
    const [category] = await gateways.products.categories()
    expect(
      (await gateways.products.search({ categoryId: category?.id, from: 10, to: 40, page: 0, pageSize: 12 })).products.length,
    ).toBeGreaterThan(0)
    expect((await gateways.products.search({ term: all.products[0]?.name, page: 0, pageSize: 12 })).products.length).toBeGreaterThan(0)
  })

  it('a shopper fills her cart, redeems a coupon and starts a checkout in a consultant’s shop', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { gateways } = await strictly()
    const { products } = await gateways.products.search({ page: 0, pageSize: 12 })
    const product = products.find(({ rule }) => !rule)!
    expect(await gateways.cart.add(product.id, 2)).toEqual({ done: true })
    expect(await gateways.cart.addCoupon('SOMMER10')).toEqual({ done: true })
    expect(await gateways.cart.read()).toMatchObject({ coupons: [{ code: 'SOMMER10' }], shipping: undefined, taxType: 'Gross' })
    const started = await gateways.checkout.start(anna.moniker)
    expect(started).toHaveProperty('checkoutId')
    expect(log.mock.calls.flat().join(' ')).toContain('ConsultantMoniker_t__c')
    log.mockRestore()
  })

  it('a shopper may shop with another consultant while her cart is filled', async () => {
    const { gateways } = await strictly()
    const cart = { view: { get: () => ({ status: 'ready', lines: [{}] }) }, refresh: async () => {} } as never
    const { previewSwitch } = gateways.relations
    expect(await foreseeSwitch(anna.id, { cart, previewSwitch })).toEqual({ filled: true, unavailable: undefined })
  })

  it('what is missing is a fault of ours, never an answer', async () => {
    const { gateways } = await strictly()
    expect(await thrown(gateways.account.login('a@b.de', 'x'))).toMatchObject({ kind: 'missing' })
    expect(await thrown(gateways.orders.withdraw({ number: 'ER37G', name: 'A', email: 'a@b.de' }))).toMatchObject({ kind: 'missing' })
  })
})
