import { describe, expect, it } from 'vitest'
import { customers } from '../../src/sandbox/world/shop/customers.js'
import { recordsOf } from '../../src/sandbox/world/records/customer-records.js'
import { ordersOf, recordPurchase, terminate } from '../../src/sandbox/world/consultants/relations.js'
import { add, type Client, need, openShop } from './client.js'

const apex = '/lwr/apex/v64.0/ShopController'
const katharina = need(customers.find(({ consultantIds }) => consultantIds.length === 3))
const nele = need(customers.find(({ firstTimeLogin }) => firstTimeLogin))

type Row = { shopRecord: { ConsultantMoniker_t__c: string }; status: string; isPrimary: boolean }

const run = async (client: Client, method: string, input: Record<string, unknown> = {}) =>
  (await client.post(`${apex}/${method}`, input)).body
const relations = async (client: Client) =>
  ((await run(client, 'getRelations')).relations as Row[]).map(({ shopRecord, status }) => [shopRecord.ConsultantMoniker_t__c, status])

async function openRelations(username = katharina.username) {
  const shop = await openShop()
  await shop.client.signIn(username)
  const { world } = shop.sandbox
  const consultant = (moniker: string) => need(world.directory.byMoniker.get(moniker))
  const customer = need(world.directory.byUsername.get(username))
  return { ...shop, world, consultant, customer, idOf: (moniker: string) => consultant(moniker).id }
}

describe('a guest', () => {
  it.each(['getRelations', 'connectConsultant', 'setPrimaryConsultant', 'disconnectConsultant'])('is refused by %s', async (method) => {
    const { client, sandbox } = await openShop()
    const consultantId = sandbox.world.facts.consultants[0]?.id
    expect(await run(client, method, { consultantId })).toEqual({
      success: false,
      errorCode: 'NOT_SIGNED_IN',
      errorMessage: expect.any(String),
    })
    expect(sandbox.world.state.relations).toEqual({})
  })

  it('is told who would be assigned, and nothing is kept', async () => {
    const { client, sandbox } = await openShop()
    const { shopRecord, distance } = await run(client, 'assignConsultant', { postalCode: '50667' })
    expect(shopRecord).toMatchObject({ ConsultantMoniker_t__c: 'anna-berger', City_t__c: 'Köln' })
    expect(distance).toBeLessThan(10)
    expect(sandbox.world.state.relations).toEqual({})
  })
})

describe('relations', () => {
  it('are those of the account, the primary one first', async () => {
    const { client } = await openRelations()
    expect(await relations(client)).toEqual([
      ['meryem-yildiz', 'Primary'],
      ['anna-berger', 'Selected'],
      ['sophie-lindner', 'Selected'],
    ])
  })

  it('begin with a primary consultant, and are not made twice', async () => {
    const { client, idOf, consultant } = await openRelations(nele.username)
    const other = consultant('zeljka-horvat-loeffler')
    expect(await relations(client)).toEqual([])
    for (const id of [idOf('anna-berger'), other.id, other.id])
      expect(await run(client, 'connectConsultant', { consultantId: id })).toEqual({ success: true })
    expect(await relations(client)).toEqual([
      ['anna-berger', 'Primary'],
      [other.moniker, 'Selected'],
    ])
  })

  it('are not made with who is unknown or closed', async () => {
    const { client, idOf } = await openRelations(nele.username)
    for (const consultantId of ['0019V0000099999QAA', '', '__proto__', undefined, 7]) {
      expect(await run(client, 'connectConsultant', { consultantId })).toMatchObject({ errorCode: 'NO_CONSULTANT' })
    }
    expect(await run(client, 'connectConsultant', { consultantId: idOf('sophie-lindner') })).toMatchObject({ errorCode: 'SHOP_INACTIVE' })
    expect(await relations(client)).toEqual([])
  })

  it('have one primary consultant, who is chosen', async () => {
    const { client, idOf } = await openRelations()
    expect(await run(client, 'setPrimaryConsultant', { consultantId: idOf('anna-berger') })).toEqual({ success: true })
    expect(await relations(client)).toEqual([
      ['anna-berger', 'Primary'],
      ['meryem-yildiz', 'Selected'],
      ['sophie-lindner', 'Selected'],
    ])
    expect((await run(client, 'getIbcDetails', { loginPersonAccountId: katharina.accountId })).shopRecord.ConsultantMoniker_t__c).toBe(
      'anna-berger',
    )
  })

  it('do not make a closed shop or a stranger the primary one', async () => {
    const { client, idOf } = await openRelations()
    expect(await run(client, 'setPrimaryConsultant', { consultantId: idOf('sophie-lindner') })).toMatchObject({
      errorCode: 'SHOP_INACTIVE',
    })
    expect(await run(client, 'setPrimaryConsultant', { consultantId: idOf('francesca-de-luca') })).toMatchObject({
      errorCode: 'NO_CONSULTANT',
    })
    expect((await relations(client))[0]).toEqual(['meryem-yildiz', 'Primary'])
  })

  it('need the token of the session to be changed', async () => {
    const { client, idOf } = await openRelations()
    const { status } = await client.call(
      'POST',
      `${apex}/disconnectConsultant`,
      { consultantId: idOf('meryem-yildiz') },
      { 'csrf-token': 'guest' },
    )
    expect(status).toBe(403)
    expect(await relations(client)).toHaveLength(3)
  })

  it('are another customer’s business no more than his cart', async () => {
    const { client, sandbox, idOf } = await openRelations()
    await run(client, 'disconnectConsultant', { consultantId: idOf('anna-berger') })
    await client.signIn()
    expect(await relations(client)).toEqual([['anna-berger', 'Primary']])
    expect(sandbox.world.state.relations).toHaveProperty(katharina.accountId)
  })
})

describe('disconnecting', () => {
  it('ends the relation, keeps the orders and takes the personal data from the consultant’s records', async () => {
    const { client, world, customer, consultant, products } = await openRelations()
    const meryem = consultant('meryem-yildiz')
    const order = recordPurchase(world, { customer, consultant: meryem, products: products.slice(0, 2) })
    const before = recordsOf(world, meryem.id)
    expect(before.find(({ accountId }) => accountId === customer.accountId)).toMatchObject({
      lastName: 'Weiß',
      phone: expect.any(String),
      beautyProfile: { skinType: 'trocken' },
    })

    expect(await run(client, 'disconnectConsultant', { consultantId: meryem.id })).toEqual({ success: true })

    expect(await relations(client)).toEqual([
      ['anna-berger', 'Primary'],
      ['sophie-lindner', 'Selected'],
    ])
    expect(ordersOf(world, customer)).toEqual([order])
    expect(recordsOf(world, meryem.id)).toEqual(before.filter(({ accountId }) => accountId !== customer.accountId))
    expect(JSON.stringify(recordsOf(world, meryem.id))).not.toContain('katharina')
  })

  it('leaves what other consultants know, and other customers', async () => {
    const { client, world, idOf, customer } = await openRelations()
    await run(client, 'disconnectConsultant', { consultantId: idOf('meryem-yildiz') })
    expect(recordsOf(world, idOf('anna-berger')).map(({ accountId }) => accountId)).toContain(customer.accountId)
    expect(recordsOf(world, idOf('meryem-yildiz')).map(({ firstName }) => firstName)).toEqual(['Gülay'])
  })

  it('twice, or from a stranger, is refused', async () => {
    const { client, idOf } = await openRelations()
    await run(client, 'disconnectConsultant', { consultantId: idOf('anna-berger') })
    for (const moniker of ['anna-berger', 'francesca-de-luca']) {
      expect(await run(client, 'disconnectConsultant', { consultantId: idOf(moniker) })).toMatchObject({ errorCode: 'NO_CONSULTANT' })
    }
  })

  it('may leave nobody, and connecting again gives the data again', async () => {
    const { client, world, customer, idOf } = await openRelations('guelay.arslan@example.org')
    const consultantId = idOf('meryem-yildiz')
    await run(client, 'disconnectConsultant', { consultantId })
    expect(await relations(client)).toEqual([])
    expect(await run(client, 'getIbcDetails', { loginPersonAccountId: customer.accountId })).toEqual({ shopRecord: null })
    await run(client, 'connectConsultant', { consultantId })
    expect(recordsOf(world, consultantId).map(({ accountId }) => accountId)).toContain(customer.accountId)
  })
})

describe('a purchase', () => {
  it('adds the consultant, as new for 30 days', async () => {
    const shop = await openRelations()
    const { client, world, customer, consultant, products } = shop
    const fresh = consultant('francesca-de-luca')
    const late = consultant('zeljka-horvat-loeffler')
    recordPurchase(world, { customer, consultant: fresh, products: products.slice(0, 1), daysAgo: 29 })
    recordPurchase(world, { customer, consultant: late, products: products.slice(0, 1), daysAgo: 31 })
    expect((await relations(client)).slice(3)).toEqual([
      [fresh.moniker, 'NewlyAdded'],
      [late.moniker, 'Selected'],
    ])
  })
})

describe('a consultant who gives up', () => {
  it('is replaced where she was the primary one, and only there', async () => {
    const { client, world, consultant } = await openRelations()
    terminate(world, consultant('meryem-yildiz'), consultant('francesca-de-luca'))
    const rows = (await run(client, 'getRelations')).relations
    expect(rows.map(({ status }: Row) => status)).toEqual(['Primary', 'Selected', 'Selected', 'Terminated'])
    expect(rows.at(-1)).toMatchObject({
      isPrimary: false,
      shopRecord: { FirstName_t__c: 'Meryem', IsShopActive_f__c: false },
      replacement: { FirstName_t__c: 'Francesca' },
    })
    await client.signIn('anna.muster@example.org')
    expect(await relations(client)).toEqual([['anna-berger', 'Primary']])
  })

  it('cannot be found, visited, connected or chosen, but left', async () => {
    const { client, world, consultant, idOf } = await openRelations()
    const consultantId = idOf('meryem-yildiz')
    terminate(world, consultant('meryem-yildiz'), consultant('anna-berger'))
    expect((await run(client, 'findConsultants', { searchText: 'Meryem' })).total).toBe(0)
    expect(await run(client, 'getConsultantProfile', { consultantMoniker: 'meryem-yildiz' })).toMatchObject({ errorCode: 'NO_CONSULTANT' })
    for (const method of ['connectConsultant', 'setPrimaryConsultant', 'previewConsultantSwitch']) {
      expect(await run(client, method, { consultantId })).toMatchObject({ errorCode: 'NO_CONSULTANT' })
    }
    expect(await relations(client)).toEqual([
      ['anna-berger', 'Primary'],
      ['sophie-lindner', 'Selected'],
      ['meryem-yildiz', 'Terminated'],
    ])
    expect(await run(client, 'disconnectConsultant', { consultantId })).toEqual({ success: true })
  })
})

describe('assignment', () => {
  it('connects a customer with the nearest open shop', async () => {
    const { client } = await openRelations(nele.username)
    // Sophie lives nearer, but her shop is closed.
    const { shopRecord } = await run(client, 'assignConsultant', { postalCode: ' 51 373 ' })
    expect(shopRecord).toMatchObject({ IsShopActive_f__c: true })
    expect(shopRecord.ConsultantMoniker_t__c).not.toBe('sophie-lindner')
    expect(await relations(client)).toEqual([[shopRecord.ConsultantMoniker_t__c, 'Primary']])
  })

  it.each(['00000', '5066', 'abc', '43000', undefined])('is refused for the postal code %j', async (postalCode) => {
    const { client } = await openRelations(nele.username)
    expect(await run(client, 'assignConsultant', { postalCode })).toMatchObject({ errorCode: 'INVALID_POSTAL_CODE' })
    expect(await relations(client)).toEqual([])
  })

  it('finds somebody even where nobody lives near, and says so when there is nobody at all', async () => {
    const { client } = await openShop()
    expect(await run(client, 'assignConsultant', { postalCode: '17489' })).toHaveProperty('shopRecord')
    const nobody = await openShop({ facts: { consultants: [], customers: [] } })
    expect(await run(nobody.client, 'assignConsultant', { postalCode: '17489' })).toMatchObject({ errorCode: 'NO_CONSULTANT' })
  })
})

describe('a switch', () => {
  it('is told which lines the new consultant cannot sell, and changes nothing', async () => {
    const { client, sandbox } = await openShop()
    const { directory, shelves } = sandbox.world
    const meryem = need(directory.byMoniker.get('meryem-yildiz'))
    const missing = need(meryem.unavailableProductIds[0])
    const there = need(
      sandbox.world.facts.products.find(({ id, quantityRule }) => !quantityRule && !meryem.unavailableProductIds.includes(id)),
    )
    for (const id of [missing, there.id]) await add(client, id)
    const name = shelves.byId.get(missing)?.name
    expect(await run(client, 'previewConsultantSwitch', { consultantId: meryem.id })).toEqual({
      unavailableProducts: [{ productId: missing, name }],
    })
    expect((await client.get('carts/current')).body.totalProductLineItemCount).toBe(2)
  })

  it('costs nothing with an empty cart', async () => {
    const { client, sandbox } = await openShop()
    const [, meryem] = sandbox.world.facts.consultants
    expect(await run(client, 'previewConsultantSwitch', { consultantId: meryem?.id })).toEqual({ unavailableProducts: [] })
  })
})
