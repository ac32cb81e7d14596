import { describe, expect, it } from 'vitest'
import { createPlatform } from '../../src/commerce/salesforce/platform.js'
import { customers } from '../../src/sandbox/world/shop/customers.js'
import { openSession } from '../../src/sandbox/world/shop/sessions.js'
import { behindContext, json, later, platformOnSandbox, platformWith, thrown, turn } from './support.js'

const petra = customers.find(({ managedAccountIds }) => managedAccountIds.length > 1)!

async function asPetra() {
  const platform = await platformOnSandbox()
  platform.sandbox.world.state.client.sid = openSession(platform.sandbox.world, petra).sid
  return platform
}

describe('the managed accounts', () => {
  it('are her own and those she shops for, with their addresses', async () => {
    const { gateways } = await asPetra()
    const accounts = await gateways.account.managed()
    expect(accounts.map(({ id }) => id)).toEqual([petra.accountId, ...petra.managedAccountIds])
    expect(accounts[0]).toEqual({
      id: petra.accountId,
      name: 'Petra Verwalter',
      isDefault: true,
      address: { street: 'Rosenstraße 9', postalCode: '99423', city: 'Weimar', state: 'TH', country: 'DE' },
    })
    expect(accounts.filter(({ isDefault }) => isDefault)).toHaveLength(1)
  })

  it('are none for guests', async () => {
    const { gateways } = await platformOnSandbox()
    expect(await gateways.account.managed()).toEqual([])
  })

  it('are asked for without an account, and never wait for one', async () => {
    const { asked, gateways } = platformWith(() => json({ externalManagedAccounts: [] }), {
      effectiveAccountId: () => new Promise(() => {}),
    })
    expect(await gateways.account.managed()).toEqual([])
    expect(asked[0]?.url.search).toBe('?includeMyAccount=true')
  })

  it('are asked for anew each time: they say whether a choice still counts', async () => {
    const { asked, gateways } = platformWith(() => json({ externalManagedAccounts: [] }))
    await gateways.account.managed()
    await gateways.account.managed()
    expect(asked).toHaveLength(2)
  })

  it.each([undefined, null, {}, { externalManagedAccounts: null }])('are none when the platform says %j', async (body) => {
    const { gateways } = platformWith(() => json(body))
    expect(await gateways.account.managed()).toEqual([])
  })

  it('may lack everything but their id', async () => {
    const { gateways } = platformWith(() =>
      json({ externalManagedAccounts: [{ id: '001000000000001AAA', name: null, address: { zip: null } }] }),
    )
    expect(await gateways.account.managed()).toEqual([
      { id: '001000000000001AAA', name: '', isDefault: false, address: { street: '', postalCode: '', city: '', state: '', country: '' } },
    ])
  })

  it.each([
    { externalManagedAccounts: 'all' },
    { externalManagedAccounts: [{ name: 'nobody' }] },
    { externalManagedAccounts: [{ id: 7 }] },
    [[{ externalManagedAccounts: [] }]],
  ])('are not guessed from %j', async (body) => {
    const { gateways } = platformWith(() => json(body))
    expect(await thrown(gateways.account.managed())).toMatchObject({ kind: 'broken', code: 'UNEXPECTED_SHAPE' })
  })

  it.each([403, 404, 500])('are unknown, not none, when the platform answers %i', async (status) => {
    const { gateways } = platformWith(() => json([{ errorCode: 'X', message: 'no' }], status))
    expect(await thrown(gateways.account.managed())).toMatchObject({ status })
  })
})

describe('the effective account of a call', () => {
  it('is waited for: nothing is asked before it is known', async () => {
    const { promise, resolve } = later<string | undefined>()
    const { asked, commerce } = platformWith(
      behindContext(() => json({ guestUser: false })),
      { effectiveAccountId: () => promise },
    )
    const session = commerce.call('sessionContext')
    await turn()
    expect(asked).toEqual([])
    resolve('0010000000000001AA')
    await session
    expect(asked[0]?.url.searchParams.get('effectiveAccountId')).toBe('0010000000000001AA')
  })

  it('stops the call when it cannot be learned', async () => {
    const { asked, commerce } = platformWith(() => json({}), { effectiveAccountId: () => Promise.reject(new Error('unknown')) })
    expect(await thrown(commerce.call('cartSummary'))).toMatchObject({ message: 'unknown' })
    expect(asked).toEqual([])
  })
})

describe('the carts of a customer with several accounts', () => {
  it('are one for each, and a foreign account has none', async () => {
    const { sandbox } = await asPetra()
    const carts = async (account: string | undefined) => {
      const fetch: typeof globalThis.fetch = async (input, init) =>
        (await sandbox.respond(new Request(new URL(String(input), 'http://shop.test'), init))) ?? Response.error()
      const settings = () => ({
        webstoreId: sandbox.webstoreId,
        communityId: '',
        apiBasePath: '',
        sitePath: '',
        apexTransport: 'path' as const,
        locale: 'de' as const,
        subsidiaryCode: '23',
      })
      const { gateways } = createPlatform({ fetch, settings, effectiveAccountId: () => account })
      await gateways.account.session()
      return gateways.cart
    }
    const product = sandbox.world.facts.products.find(({ stock, quantityRule }) => stock > 5 && !quantityRule)!
    const own = await carts(undefined)
    const [salon] = petra.managedAccountIds
    const hers = await carts(salon)
    expect(await own.add(product.id, 2)).toEqual({ done: true })
    expect(await hers.read()).toBeUndefined()
    expect(await hers.add(product.id, 1)).toEqual({ done: true })
    expect((await own.read())?.productCount).toBe(2)
    expect((await hers.read())?.productCount).toBe(1)
    expect((await own.read())?.id).not.toBe((await hers.read())?.id)
    expect(await thrown(carts(customers[0]!.accountId))).toMatchObject({ status: 403 })
  })
})
