/** Requests and answers as Salesforce's reference prints them (Connect REST API and `ConnectApi`, v64.0), typed anew. */
import { describe, expect, it, vi } from 'vitest'
import { foreseeSwitch } from '../../src/commerce/domain/consultant/foresee-switch.js'
import { type Asked, behindContext, json, platformWith, thrown } from './support.js'

const endsWith = ({ url }: Asked, end: string) => url.pathname.endsWith(end)
const missing = () => json([{ errorCode: 'NOT_FOUND', message: 'The requested resource does not exist' }], 404)

describe('a checkout of a consultant’s shop', () => {
  it('tells in whose shop it is, as a field of the cart', async () => {
    const { asked, gateways } = platformWith(() => json({ checkoutId: '2z9R000000008LfIAI' }, 201))
    expect(await gateways.checkout.start('anna-berger')).toEqual({ checkoutId: '2z9R000000008LfIAI' })
    expect(asked.map(({ body }) => body)).toEqual([
      { cartId: 'active', customFields: [{ attributes: { type: 'WebCart' }, ConsultantMoniker_t__c: 'anna-berger' }] },
    ])
  })

  it('starts all the same where the platform does not take that field, and says so in the log', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { asked, gateways } = platformWith(({ body }) =>
      'customFields' in (body as object)
        ? json([{ errorCode: 'INVALID_INPUT', message: 'No such column.' }], 400)
        : json({ checkoutId: '2z9R000000008LfIAI' }, 201),
    )
    expect(await gateways.checkout.start('anna-berger')).toEqual({ checkoutId: '2z9R000000008LfIAI' })
    expect(asked[1]?.body).toEqual({ cartId: 'active' })
    expect(log.mock.calls[0]?.[0]).toContain('ConsultantMoniker_t__c')
    log.mockRestore()
  })

  it.each([
    [423, [{ errorCode: 'LOCKED', message: 'The cart is locked.' }]],
    [409, [{ errorCode: 'CONFLICT', message: 'The cart is being changed.' }]],
    [500, [{ errorCode: 'UNKNOWN_EXCEPTION', message: 'No.' }]],
  ])('that the platform cannot start now (%i) is asked for once, and says nothing of the field', async (status, body) => {
    const { asked, gateways } = platformWith(() => json(body, status))
    expect(await thrown(gateways.checkout.start('anna-berger'))).toMatchObject({ status })
    expect(asked).toHaveLength(1)
  })

  it.each([
    [{ 'field.seller': 'Seller__c' }, [{ attributes: { type: 'WebCart' }, Seller__c: 'anna' }]],
    [{ 'field.seller': '' }, undefined],
  ])('names the field as the page says: %j', async (names, customFields) => {
    const { asked, gateways } = platformWith(() => json({ checkoutId: '2z9' }), {}, { names })
    await gateways.checkout.start('anna')
    expect(asked[0]?.body).toEqual({ cartId: 'active', ...(customFields && { customFields }) })
  })

  it.each(['PermanentFail', 'Indeterminate', 'RequiresReview', 'Decline'])('knows the payment result %s', async (code) => {
    const { gateways } = platformWith(() => json({ salesforceResultCode: code, errors: [], paymentData: null }))
    expect(await gateways.checkout.pay('2z9', { requestType: 'Auth', paymentToken: 't' })).toMatchObject({ code })
  })

  it('says nothing of what sending costs before each group has its way', async () => {
    const cartSummary = { cartId: '0a6', currencyIsoCode: 'EUR', grandTotalAmount: '39.90', totalChargeAmount: '0', totalTaxAmount: '0' }
    const group = { id: '0a7', availableDeliveryMethods: [{ id: '2Dm' }] }
    const readWith = async (items: object[]) =>
      platformWith(() => json({ checkoutId: '2z9', cartSummary, deliveryGroups: { items } })).gateways.checkout.read('2z9')
    expect(await readWith([group])).toMatchObject({ totals: { shipping: undefined, tax: undefined }, groups: [{ methods: [{ fee: '' }] }] })
    const chosen = { ...group, selectedDeliveryMethod: { id: '2Dm' } }
    expect(await readWith([chosen])).toMatchObject({ totals: { shipping: '0' } })
    expect(await readWith([chosen, group])).toMatchObject({ totals: { shipping: undefined } })
  })
})

describe('an order', () => {
  it('is looked up by a guest with her proof in `verification`, and its number as the platform prints it', async () => {
    const { asked, gateways } = platformWith(() => json({ id: '1Os', orderNumber: 'GJA4C', fields: {}, deliveryGroups: [] }))
    await gateways.orders.read(' gja4c–muvbn 6zt4p-v6csb ', { email: 'a@b.de', lastName: 'Strosin', phoneNumber: '0221' })
    expect(asked[0]?.body).toEqual({
      orderSummaryIdOrRefNumber: 'GJA4C-MUVBN-6ZT4P-V6CSB',
      verification: { email: 'a@b.de', lastName: 'Strosin', phoneNumber: '0221' },
    })
  })

  it('is looked up by a customer without any', async () => {
    const { asked, gateways } = platformWith(missing)
    expect(await gateways.orders.read('1Osxx0000004C92AAE')).toBeUndefined()
    expect(asked[0]?.body).toEqual({ orderSummaryIdOrRefNumber: '1Osxx0000004C92AAE' })
  })

  it.each([404, 405, 410, 501])(
    'cannot be withdrawn from where the resource is missing (%i), which says nothing of the order',
    async (status) => {
      const { gateways } = platformWith(() => json([{ errorCode: 'NOT_FOUND', message: 'no' }], status))
      expect(await thrown(gateways.orders.withdraw({ number: '1', name: 'A', email: 'a@b.de' }))).toMatchObject({ status })
    },
  )

  it('cannot be withdrawn from where the page switches that off, and asks nobody', async () => {
    const { asked, gateways } = platformWith(missing, {}, { names: { 'resource.withdraw': '' } })
    expect(await thrown(gateways.orders.withdraw({ number: '1', name: 'A', email: 'a@b.de' }))).toMatchObject({ code: 'SWITCHED_OFF' })
    expect(asked).toEqual([])
  })

  it('is not known where the shop’s own resource says so', async () => {
    const { gateways } = platformWith(() => json([{ errorCode: 'UNKNOWN_ORDER', message: 'no' }], 422))
    expect(await gateways.orders.withdraw({ number: '1', name: 'A', email: 'a@b.de' })).toMatchObject({ refused: { reason: 'gone' } })
  })
})

describe('an address', () => {
  const address = { addressId: '81Wxx0000000001EAA', name: 'Home Address', city: 'Boston', country: 'US', isDefault: false }

  it('is made the primary one with the name that it has', async () => {
    const { asked, gateways } = platformWith(({ method, url }) => {
      if (url.pathname.endsWith('/csrfToken')) return new Response('return "T";')
      if (url.pathname.endsWith('/session-context')) return json({ guestUser: false })
      return json(method === 'GET' ? { items: [address] } : { ...address, isDefault: true })
    })
    expect(await gateways.addresses.change(address.addressId, { isPrimary: true })).toMatchObject({ isPrimary: true })
    expect(asked.at(-1)?.body).toEqual({ isDefault: true, name: 'Home Address' })
  })
})

describe('a product search', () => {
  const answer = {
    facets: [
      { nameOrId: 'Family', attributeType: 'Product2', facetType: 'DistinctValue', values: [{ nameOrId: 'Care', productCount: 3 }] },
      { nameOrId: 'UnitPrice', attributeType: 'PricebookEntry', facetType: 'Range', min: '1', max: '90' },
    ],
    productsPage: { products: [], total: 0, currencyIsoCode: 'EUR' },
  }
  const one = { productCategories: [{ id: '0ZG1', fields: {} }] }
  const two = { productCategories: [...one.productCategories, { id: '0ZG2', fields: {} }] }
  const shelves = (categories: object, found: (body: { categoryId?: string; page: number; pageSize: number }) => object = () => answer) =>
    platformWith(
      behindContext((asked) =>
        endsWith(asked, '/product-search')
          ? json(found(asked.body as never))
          : json(endsWith(asked, '/sort-rules') ? { sortRules: [] } : categories),
      ),
    )
  const bodies = (asked: readonly Asked[]) => asked.filter((one) => endsWith(one, '/product-search')).map(({ body }) => body)

  it('of the whole range is one below the store’s category', async () => {
    const { asked, gateways } = shelves(one)
    await gateways.products.search({ badge: 'best-seller', page: 0, pageSize: 4 })
    expect(bodies(asked)).toMatchObject([
      {
        categoryId: '0ZG1',
        refinements: [{ type: 'DistinctValue', attributeType: 'Custom', nameOrId: 'Badges__c', values: ['best-seller'] }],
      },
    ])
  })

  it('of the whole range is one below each category, in one order, where there are several', async () => {
    const goods: Record<string, [string, string][]> = {
      '0ZG1': [
        ['b', '2'],
        ['d', '4'],
      ],
      '0ZG2': [
        ['a', '1'],
        ['c', '3'],
        ['d', '4'],
      ],
    }
    const { asked, gateways } = shelves(two, ({ categoryId = '', page, pageSize }) => {
      const all = goods[categoryId] ?? []
      const products = all.slice(page * pageSize, (page + 1) * pageSize).map(([id, unitPrice]) => ({
        id,
        fields: { Name: { value: id } },
        prices: { unitPrice },
      }))
      return { facets: answer.facets, productsPage: { products, total: all.length, currencyIsoCode: 'EUR' } }
    })
    const page = (number: number, pageSize: number) => gateways.products.search({ sort: 'name', page: number, pageSize })
    const first = await page(0, 10)
    expect(first.products.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
    expect(first).toMatchObject({ total: 4, facets: [{ id: 'Family', values: [{ id: 'Care', count: 6 }] }] })
    expect((await page(1, 2)).products.map(({ id }) => id)).toEqual(['c', 'd'])
    for (const body of bodies(asked)) expect(body).toHaveProperty('categoryId')
  })

  it('sends a facet back as it came, also when only a link knows it yet', async () => {
    const { asked, gateways } = shelves(one)
    await gateways.products.search({ categoryId: '0ZG1', facets: { Family: ['Care'] }, page: 0, pageSize: 4 })
    expect(bodies(asked).at(-1)).toMatchObject({ refinements: [{ nameOrId: 'Family', attributeType: 'Product2', values: ['Care'] }] })
  })

  it('narrows prices by texts, each only where it is said', async () => {
    const { asked, gateways } = shelves(one)
    await gateways.products.search({ term: 'creme', from: 10, page: 0, pageSize: 4 })
    await gateways.products.search({ term: 'creme', from: 10, to: 20, page: 0, pageSize: 4 })
    const range = { type: 'Range', attributeType: 'PricebookEntry', nameOrId: 'UnitPrice', min: '10' }
    expect(bodies(asked)).toMatchObject([{ refinements: [range] }, { refinements: [{ ...range, max: '20' }] }])
    expect((bodies(asked)[0] as { refinements: object[] }).refinements[0]).not.toHaveProperty('max')
  })
})

describe('a range of prices', () => {
  it('is sent back under the name that the store’s own facet has', async () => {
    const facet = { nameOrId: 'Price_EUR', attributeType: 'PricebookEntry', facetType: 'Range', min: '1', max: '90' }
    const { asked, gateways } = platformWith(
      behindContext(() => json({ facets: [facet], productsPage: { products: [], total: 0, currencyIsoCode: 'EUR' } })),
    )
    await gateways.products.search({ term: 'creme', page: 0, pageSize: 4 })
    await gateways.products.search({ term: 'creme', to: 20, page: 0, pageSize: 4 })
    expect(asked.findLast((one) => endsWith(one, '/product-search'))?.body).toMatchObject({
      refinements: [{ type: 'Range', attributeType: 'PricebookEntry', nameOrId: 'Price_EUR', max: '20' }],
    })
  })
})

describe('a server method', () => {
  it('that is missing is nobody’s fault but ours', async () => {
    const { gateways } = platformWith(() => json(undefined, 404))
    expect(await thrown(gateways.consultants.find({ moniker: 'anna', guest: true }))).toMatchObject({ kind: 'missing' })
    expect(await thrown(gateways.consultants.monikerOf('K1'))).toMatchObject({ kind: 'missing' })
    expect(await thrown(gateways.account.login('a@b.de', 'x'))).toMatchObject({ kind: 'missing' })
  })

  it.each([400, 405, 415, 500])('that answers %i to a sign-in does not say that the password is wrong', async (status) => {
    const { gateways } = platformWith(({ url }) => (url.pathname.endsWith('/login') ? json({ message: 'no' }, status) : json([])))
    expect(await thrown(gateways.account.login('a@b.de', 'x'))).toMatchObject({ status })
  })

  it('fails with an errorMessage, and finds nobody where it has no shop record', async () => {
    const failing = platformWith(() => json({ errorMessage: 'List index out of bounds' })).gateways
    expect(await thrown(failing.consultants.find({ moniker: 'anna', guest: true }))).toMatchObject({ message: 'List index out of bounds' })
    for (const nobody of [null, {}, { shopRecord: null }, { shopRecord: null, errorMessage: null }, { errorMessage: '' }])
      expect(await platformWith(() => json(nobody)).gateways.consultants.find({ moniker: 'anna', guest: true })).toBeUndefined()
  })

  it('is not needed for an imprint: the shop record has it', async () => {
    const imprint = { street: 'Lindenweg 4', postalCode: '50667', city: 'Köln', phone: '0221 1', email: 'anna@b.de', vatId: 'DE1' }
    const shopRecord = { FirstName_t__c: 'Anna', LastName_t__c: 'Berger', ConsultantMoniker_t__c: 'anna', IsShopActive_f__c: true, imprint }
    const { asked, gateways } = platformWith(({ url }) =>
      url.pathname.endsWith('/getIbcDetails') ? json({ shopRecord }) : json(undefined, 404),
    )
    expect(await gateways.consultants.profile('anna', undefined, async () => ({ guest: false, accountId: '001' }))).toMatchObject({
      consultant: { firstName: 'Anna', moniker: 'anna', shopActive: true },
      imprint: { firstName: 'Anna', lastName: 'Berger', country: 'DE', ...imprint },
    })
    expect(asked.at(-1)?.body).toMatchObject({ consultantMoniker: 'anna', isGuest: false, loginPersonAccountId: '001' })
  })

  it('is not needed to change the consultant of a filled cart', async () => {
    const { gateways } = platformWith(() => json(undefined, 404))
    const cart = { view: { get: () => ({ status: 'ready', lines: [{}] }) }, refresh: async () => {} } as never
    const { previewSwitch } = gateways.relations
    expect(await foreseeSwitch('c1', { cart, previewSwitch })).toEqual({ filled: true, unavailable: undefined })
  })
})
