import { describe, expect, it } from 'vitest'
import { need, openShop } from './client.js'

const book = 'accounts/current/addresses'

interface Item {
  addressId: string
  addressType: string
  name: string
  isDefault: boolean
}

const newAddress = (name: string, more = {}) => ({
  name,
  street: 'Marktplatz 3',
  city: 'Heidelberg',
  region: 'BW',
  postalCode: '69117',
  country: 'DE',
  ...more,
})

async function openBook(username?: string) {
  const shop = await openShop()
  await shop.client.signIn(username)
  const list = async (query = ''): Promise<Item[]> => (await shop.client.get(`${book}${query}`)).body.items
  const names = async (query = '') => (await list(query)).map(({ name }) => name)
  const addAll = async (...wishes: object[]) => {
    for (const wish of wishes) expect((await shop.client.post(book, wish)).status).toBe(201)
  }
  return { ...shop, list, names, addAll }
}

describe('an address book', () => {
  it('begins with the address that the shop knows, under the commerce names', async () => {
    const { client } = await openBook()
    const { status, body } = await client.get(book)
    expect(status).toBe(200)
    expect(body).toEqual({
      count: 1,
      currentPageToken: '0',
      currentPageUrl: expect.any(String),
      nextPageToken: null,
      nextPageUrl: null,
      pageSize: 25,
      previousPageToken: null,
      previousPageUrl: null,
      sortOrder: 'CreatedDateDesc',
      items: [
        {
          addressId: expect.stringMatching(/^8lW.{15}$/),
          addressType: 'Shipping',
          name: 'Anna Muster',
          firstName: 'Anna',
          middleName: null,
          lastName: 'Muster',
          companyName: null,
          street: 'Lindenweg 4',
          city: 'Köln',
          region: 'NW',
          postalCode: '50667',
          country: 'DE',
          phoneNumber: '+491713920090',
          isDefault: true,
          fields: {},
        },
      ],
    })
  })

  it('is empty for who registered here', async () => {
    const { client } = await openShop()
    await client.post('/lwr/apex/v64.0/ShopController/registerCustomer', {
      firstName: 'Lena',
      lastName: 'Sommer',
      email: 'lena@example.org',
      password: 'sonnenblume',
    })
    await client.signIn('lena@example.org', 'sonnenblume')
    expect((await client.get(book)).body).toMatchObject({ count: 0, items: [] })
    expect((await client.post(book, newAddress('Lena Sommer'))).body.isDefault).toBe(true)
  })

  it('takes, changes and forgets an address', async () => {
    const { client, names } = await openBook()
    const added = await client.post(book, newAddress(' Elke Muster ', { firstName: 'Elke', phoneNumber: '+491713920093' }))
    expect([added.status, added.body.name, added.body.phoneNumber, added.body.addressType, added.body.isDefault]).toEqual([
      201,
      'Elke Muster',
      '+491713920093',
      'Shipping',
      false,
    ])
    const at = `${book}/${added.body.addressId.slice(0, 15)}`
    const changed = await client.patch(at, { name: 'Elke Muster', city: 'Mannheim', firstName: null })
    expect([changed.status, changed.body.city, changed.body.firstName, changed.body.street]).toEqual([
      200,
      'Mannheim',
      null,
      'Marktplatz 3',
    ])
    expect((await client.delete(at)).status).toBe(204)
    expect((await client.delete(at)).status).toBe(404)
    expect(await names()).toEqual(['Anna Muster'])
  })

  it.each([
    [{ city: 'Köln' }, 'REQUIRED_FIELD_MISSING'],
    [newAddress('  '), 'REQUIRED_FIELD_MISSING'],
    [newAddress('A'.repeat(256)), 'STRING_TOO_LONG'],
    [newAddress('Anna', { country: 'Deutschland' }), 'INVALID_API_INPUT'],
    [newAddress('Anna', { street: 7 }), 'INVALID_API_INPUT'],
    [newAddress('Anna', { addressType: 'Holiday' }), 'INVALID_API_INPUT'],
    [newAddress('Anna', { isDefault: 'true' }), 'INVALID_API_INPUT'],
  ])('refuses %j', async (wish, errorCode) => {
    const { client, list } = await openBook()
    const refused = await client.post(book, wish)
    expect([refused.status, refused.body[0].errorCode]).toEqual([400, errorCode])
    expect(await list()).toHaveLength(1)
  })

  it('lets no change take the name away', async () => {
    const { client, list, names } = await openBook()
    const refused = await client.patch(`${book}/${need((await list())[0]).addressId}`, { name: '', city: 'Bonn' })
    expect([refused.status, refused.body[0].field]).toEqual([400, 'name'])
    expect(await names()).toEqual(['Anna Muster'])
  })
})

describe('the default address', () => {
  const defaults = (items: Item[]) =>
    items
      .filter(({ isDefault }) => isDefault)
      .map(({ addressType, name }) => `${addressType} ${name}`)
      .sort()

  it('is always exactly one of each type', async () => {
    const { client, list, addAll } = await openBook()
    await addAll(newAddress('Büro', { isDefault: true }), newAddress('Rechnung', { addressType: 'Billing' }), newAddress('Garten'))
    expect(defaults(await list())).toEqual(['Billing Rechnung', 'Shipping Büro'])
    const idOf = async (name: string) => need((await list()).find((one) => one.name === name)).addressId
    await client.patch(`${book}/${await idOf('Garten')}`, { name: 'Garten', isDefault: true })
    expect(defaults(await list())).toEqual(['Billing Rechnung', 'Shipping Garten'])
    expect((await client.patch(`${book}/${await idOf('Rechnung')}`, { name: 'Rechnung', isDefault: false })).body.isDefault).toBe(true)
    await client.patch(`${book}/${await idOf('Garten')}`, { name: 'Garten', isDefault: false })
    expect(defaults(await list())).toEqual(['Billing Rechnung', 'Shipping Anna Muster'])
    await client.patch(`${book}/${await idOf('Anna Muster')}`, { name: 'Anna Muster', isDefault: false })
    expect(defaults(await list())).toEqual(['Billing Rechnung', 'Shipping Büro'])
    await client.patch(`${book}/${await idOf('Anna Muster')}`, { name: 'Anna Muster', isDefault: true })
    await client.delete(`${book}/${await idOf('Anna Muster')}`)
    expect(defaults(await list())).toEqual(['Billing Rechnung', 'Shipping Büro'])
  })

  it('is the same for the record interface, whichever of both changes it', async () => {
    const { client, list, addAll } = await openBook()
    await addAll(newAddress('Büro'))
    const [office, home] = await list()
    const record = async (id?: string) =>
      (await client.get(`/services/data/v64.0/ui-api/records/${id}?fields=ContactPointAddress.IsDefault,ContactPointAddress.State`)).body
        .fields
    await client.patch(`/services/data/v64.0/ui-api/records/${office?.addressId}`, {
      fields: { Id: office?.addressId, IsDefault: true, City: 'Worms' },
    })
    expect(defaults(await list())).toEqual(['Shipping Büro'])
    expect((await record(home?.addressId)).IsDefault.value).toBe(false)
    await client.patch(`${book}/${home?.addressId}`, { name: 'Anna Muster', isDefault: true, region: 'RP' })
    expect([(await record(office?.addressId)).IsDefault.value, (await record(home?.addressId)).State.value]).toEqual([false, 'RP'])
    await client.delete(`/services/data/v64.0/ui-api/records/${home?.addressId}`)
    expect(defaults(await list())).toEqual(['Shipping Büro'])
  })
})

describe('a list of addresses', () => {
  const several = [
    newAddress('Zoe'),
    newAddress('Änne', { addressType: 'Billing' }),
    newAddress('Bea', { country: 'AT' }),
    newAddress('Chur', { country: 'CH' }),
  ]

  it.each([
    ['', ['Chur', 'Bea', 'Änne', 'Zoe', 'Anna Muster']],
    ['?sortOrder=CreatedDateAsc', ['Anna Muster', 'Zoe', 'Änne', 'Bea', 'Chur']],
    ['?sortOrder=NameAsc', ['Anna Muster', 'Änne', 'Bea', 'Chur', 'Zoe']],
    ['?sortOrder=NameDesc', ['Zoe', 'Chur', 'Bea', 'Änne', 'Anna Muster']],
    ['?shouldShowDefaultAddrFirst=true', ['Änne', 'Anna Muster', 'Chur', 'Bea', 'Zoe']],
    ['?addressType=Billing', ['Änne']],
    ['?addressType=Shipping,Billing&defaultOnly=true', ['Änne', 'Anna Muster']],
    ['?excludeUnsupportedCountries=true', ['Bea', 'Änne', 'Zoe', 'Anna Muster']],
  ])('%s holds what was asked for, in that order', async (query, expected) => {
    const { names, addAll } = await openBook()
    await addAll(...several)
    expect(await names(query)).toEqual(expected)
  })

  it('holds one address where it is named', async () => {
    const { list, names, addAll } = await openBook()
    await addAll(...several)
    const [chur] = await list()
    expect(await names(`?addressId=${chur?.addressId}`)).toEqual(['Chur'])
  })

  it('comes in pages', async () => {
    const { client, addAll } = await openBook()
    await addAll(...several)
    const first = (await client.get(`${book}?pageSize=2`)).body
    expect([first.count, first.nextPageToken, first.previousPageToken]).toEqual([2, '2', null])
    const last = (await client.get(first.nextPageUrl.replace('pageToken=2', 'pageToken=4'))).body
    expect([last.count, last.nextPageToken, last.previousPageToken, last.items[0].name]).toEqual([1, null, '2', 'Anna Muster'])
  })

  it.each(['pageSize=0', 'pageSize=101', 'pageSize=x', 'pageToken=-1', 'sortOrder=Name', 'addressType=Home'])(
    'is refused with %s',
    async (query) => {
      const { client } = await openBook()
      expect((await client.get(`${book}?${query}`)).status).toBe(400)
    },
  )
})

describe('other people’s addresses', () => {
  it('are nothing for guests', async () => {
    const { client, sandbox } = await openShop()
    const account = sandbox.world.facts.customers[0]?.accountId
    for (const { status, body } of [
      await client.get(book),
      await client.get(`accounts/${account}/addresses`),
      await client.post(book, newAddress('Anna')),
    ]) {
      expect([status, body]).toEqual([401, [{ errorCode: 'INVALID_SESSION_ID', message: expect.any(String) }]])
    }
  })

  it('are nothing for another customer', async () => {
    const { client, sandbox, list } = await openBook()
    const stranger = need(sandbox.world.facts.customers[2])
    const [own] = await list()
    expect((await client.get(`accounts/${stranger.accountId}/addresses`)).status).toBe(403)
    expect((await client.get(`${book}?effectiveAccountId=${stranger.accountId}`)).status).toBe(403)
    await client.signIn(stranger.username)
    for (const { status } of [
      await client.patch(`${book}/${own?.addressId}`, { name: 'Anna Muster', city: 'Bonn' }),
      await client.delete(`${book}/${own?.addressId}`),
      await client.delete(`${book}/${stranger.accountId}`),
    ]) {
      expect(status).toBe(404)
    }
  })

  it('are one’s own where one shops for them, each account apart', async () => {
    const { client, sandbox } = await openShop()
    const manager = need(sandbox.world.facts.customers.find(({ managedAccountIds }) => managedAccountIds.length > 1))
    const [salon, family] = manager.managedAccountIds
    await client.signIn(manager.username)
    expect((await client.get(`accounts/${salon}/addresses`)).body.items).toMatchObject([
      { name: 'Salon Rosengarten', companyName: 'Salon Rosengarten', city: 'Weimar', isDefault: true },
    ])
    const added = (await client.post(`accounts/${salon}/addresses`, newAddress('Lager', { isDefault: true }))).body
    expect(
      (await client.get(`${book}?effectiveAccountId=${salon}&sortOrder=CreatedDateAsc`)).body.items.map(({ isDefault }: Item) => isDefault),
    ).toEqual([false, true])
    expect((await client.get(`accounts/${family}/addresses`)).body.count).toBe(1)
    expect((await client.get(book)).body.items).toMatchObject([{ name: 'Petra Verwalter', isDefault: true }])
    expect((await client.delete(`${book}/${added.addressId}`)).status).toBe(404)
  })
})
