import { describe, expect, it } from 'vitest'
import type { ExtensionName } from '../../src/sandbox/reference/extensions.js'
import { endpointOf, endpoints } from '../../src/sandbox/reference/endpoints.js'
import { add, clientOf, need, openShop } from './client.js'

const open = (...extensions: ExtensionName[]) => openShop({ extensions })

const address = { name: 'Alan Johnson', street: '415 Mission St', country: 'DE', city: 'Berlin', postalCode: '10115' }

/** A guest with one line in her cart. */
async function withCart(...extensions: ExtensionName[]) {
  const shop = await open(...extensions)
  await add(shop.client, shop.plain().id)
  return shop
}

/** A guest whose checkout is begun. */
async function withCheckout(...extensions: ExtensionName[]) {
  const shop = await withCart(...extensions)
  await shop.client.put('checkouts', { cartId: 'active' })
  return shop
}

const fields = (type: string, more = {}) => ({ attributes: { type }, ...more })

describe('a strict sandbox refuses with the platform’s 400', () => {
  const product = '01t9V0000000001QAA'
  it.each<[what: string, method: string, path: string, body: object, errorCode: string]>([
    [
      'an unknown member',
      'POST',
      'carts/current/cart-items',
      { productId: product, quantity: '1', type: 'Product', colour: 'red' },
      'JSON_PARSER_ERROR',
    ],
    ['a missing product', 'POST', 'carts/current/cart-items', { quantity: '1', type: 'Product' }, 'REQUIRED_FIELD_MISSING'],
    ['a missing quantity', 'POST', 'carts/current/cart-items', { productId: product, type: 'Product' }, 'REQUIRED_FIELD_MISSING'],
    ['a change without a quantity', 'PATCH', 'carts/current/cart-items/0a99V0000000201QAA', {}, 'REQUIRED_FIELD_MISSING'],
    ['a missing type', 'POST', 'carts/current/cart-items', { productId: product, quantity: '1' }, 'REQUIRED_FIELD_MISSING'],
    [
      'a quantity that is no number',
      'POST',
      'carts/current/cart-items',
      { productId: product, quantity: {}, type: 'Product' },
      'JSON_PARSER_ERROR',
    ],
    ['a list for an object', 'PATCH', 'checkouts/active', { contactInfo: [] }, 'JSON_PARSER_ERROR'],
    [
      'productId in a change',
      'PATCH',
      'carts/current/cart-items/0a99V0000000201QAA',
      { quantity: '1', productId: product },
      'JSON_PARSER_ERROR',
    ],
    [
      '101 entries of a batch',
      'POST',
      'carts/current/cart-items/batch',
      { inputs: Array(101).fill({ richInput: {} }) },
      'INVALID_BATCH_REQUEST',
    ],
    ['a coupon without a code', 'POST', 'carts/current/cart-coupons', {}, 'REQUIRED_FIELD_MISSING'],
    ['a checkout without a cart', 'PUT', 'checkouts', {}, 'REQUIRED_FIELD_MISSING'],
    ['fields by dataName', 'PUT', 'checkouts', { cartId: 'active', customFields: [{ dataName: 'X__c', text: 'x' }] }, 'JSON_PARSER_ERROR'],
    [
      'two carts of fields',
      'PUT',
      'checkouts',
      { cartId: 'active', customFields: [fields('WebCart', { A__c: 1 }), fields('WebCart', { B__c: 1 })] },
      'INVALID_API_INPUT',
    ],
    [
      '21 delivery groups of fields',
      'PUT',
      'checkouts',
      { cartId: 'active', customFields: Array(21).fill(fields('CartDeliveryGroup', { A__c: 1 })) },
      'INVALID_API_INPUT',
    ],
    [
      'a phone in the address of a start',
      'PUT',
      'checkouts',
      { cartId: 'active', deliveryAddressInput: { ...address, companyName: '–', shipToPhoneNumber: '+49' } },
      'JSON_PARSER_ERROR',
    ],
    [
      'a start address without a company',
      'PUT',
      'checkouts',
      { cartId: 'active', deliveryAddressInput: address },
      'REQUIRED_FIELD_MISSING',
    ],
    [
      'an address without a street',
      'PATCH',
      'checkouts/active',
      { deliveryAddress: { name: 'Anna', country: 'DE' } },
      'REQUIRED_FIELD_MISSING',
    ],
    [
      'contact with fields of a delivery group',
      'PATCH',
      'checkouts/active',
      { contactInfo: {}, customFields: [fields('CartDeliveryGroup', { A__c: 1 })] },
      'INVALID_API_INPUT',
    ],
    [
      'contact with a delivery method',
      'PATCH',
      'checkouts/active',
      { contactInfo: { email: 'a@b.de' }, deliveryMethodId: '2Dm9V0000000001QAA' },
      'INVALID_API_INPUT',
    ],
    [
      'contact with instructions',
      'PATCH',
      'checkouts/active',
      { contactInfo: { email: 'a@b.de' }, shippingInstructions: 'bell' },
      'INVALID_API_INPUT',
    ],
    [
      'instructions alone with fields',
      'PATCH',
      'checkouts/active',
      { shippingInstructions: 'bell', customFields: [fields('WebCart', { A__c: 1 })] },
      'INVALID_API_INPUT',
    ],
    ['fields alone', 'PATCH', 'checkouts/active', { customFields: [fields('WebCart', { A__c: 1 })] }, 'INVALID_API_INPUT'],
    ['a payment without a token', 'POST', 'checkouts/active/payments', { requestType: 'Auth' }, 'INVALID_API_INPUT'],
    ['ClientRequest', 'POST', 'checkouts/active/payments', { requestType: 'ClientRequest' }, 'INVALID_API_INPUT'],
    ['a body of an order', 'POST', 'checkouts/active/orders', { now: true }, 'JSON_PARSER_ERROR'],
    ['another action', 'POST', 'checkouts/active/orders/actions', { actions: [{ action: 'ship' }] }, 'INVALID_API_INPUT'],
    ['a search for nothing', 'POST', 'search/product-search', { pageSize: 10 }, 'INVALID_API_INPUT'],
    [
      'minValue',
      'POST',
      'search/product-search',
      { searchTerm: 'a', refinements: [{ attributeType: 'PricebookEntry', nameOrId: 'Price', type: 'Range', minValue: '1' }] },
      'JSON_PARSER_ERROR',
    ],
    [
      'a facet without its type',
      'POST',
      'search/product-search',
      { searchTerm: 'a', refinements: [{ nameOrId: 'Shade__c', type: 'DistinctValue', values: ['x'] }] },
      'REQUIRED_FIELD_MISSING',
    ],
    ['a page too far', 'POST', 'search/product-search', { searchTerm: 'a', page: 51, pageSize: 100 }, 'INVALID_API_INPUT'],
    ['no line to price', 'POST', 'pricing/products', { pricingLineItems: [] }, 'INVALID_API_INPUT'],
    ['a flat proof', 'POST', 'order-summaries/actions/lookup', { orderSummaryIdOrRefNumber: 'A', email: 'a@b.de' }, 'JSON_PARSER_ERROR'],
    [
      'an authorisation without a phone',
      'POST',
      'order-summaries/actions/authorize',
      { email: 'a@b.de', orderSummaryRefNumber: 'A' },
      'REQUIRED_FIELD_MISSING',
    ],
    ['a record with a colour', 'POST', '/services/data/v64.0/ui-api/records', { fields: {}, colour: 'red' }, 'JSON_PARSER_ERROR'],
  ])('%s: %s %s', async (_what, method, path, body, errorCode) => {
    const { client } = await withCheckout('product-fields')
    const { status, body: answer } = await client.call(method, path, body)
    expect({ status, answer }).toEqual({ status: 400, answer: [expect.objectContaining({ errorCode, message: expect.any(String) })] })
  })

  it('also what only a customer may send', async () => {
    const { sandbox, client } = await open()
    sandbox.scene('signed-in')
    await client.fetchToken()
    const addressed = await client.post('accounts/current/addresses', { city: 'Köln' })
    expect(addressed).toMatchObject({ status: 400, body: [{ errorCode: 'REQUIRED_FIELD_MISSING', field: 'name' }] })
    expect((await client.post('wishlists', { products: [] })).body).toMatchObject([{ field: 'name' }])
    const { body } = await client.get('accounts/current/addresses')
    const changed = await client.patch(`accounts/current/addresses/${body.items[0].addressId}`, { isDefault: true })
    expect(changed).toMatchObject({ status: 400, body: [{ field: 'name' }] })
  })
})

describe('a strict sandbox keeps the notes of the reference', () => {
  it('answers 422 where an action of an order fails', async () => {
    const { client } = await withCheckout()
    const { status, body } = await client.post('checkouts/active/orders/actions', {
      actions: [{ action: 'prepare' }, { action: 'submit' }],
    })
    expect([status, body.actions.length, body.actions[0].statusCode]).toEqual([422, 1, 412])
  })

  it.each(['Custom', 'PricebookEntry', 'Product2', 'ProductAttribute', 'ProductCategory', 'Standard'])(
    'takes a facet of %s back as it was told',
    async (attributeType) => {
      const { client } = await open()
      const refinements = [{ attributeType, nameOrId: 'X', type: 'DistinctValue', values: ['1'] }]
      expect((await client.post('search/product-search', { searchTerm: 'creme', refinements })).status).toBe(200)
    },
  )

  it('POST answers only the checkout’s id, and a start from nothing but documented members', async () => {
    const { client } = await withCart()
    const { status, body } = await client.post('checkouts', { cartId: 'active' })
    expect([status, Object.keys(body)]).toEqual([201, ['checkoutId']])
  })

  it('takes a field that the organisation has, and refuses one that it has not', async () => {
    const customFields = [fields('WebCart', { ConsultantMoniker_t__c: 'anna' })]
    const without = await withCart()
    expect(await without.client.put('checkouts', { cartId: 'active', customFields })).toMatchObject({
      status: 400,
      body: [{ errorCode: 'INVALID_FIELD' }],
    })
    expect((await without.client.put('checkouts', { cartId: 'active' })).status).toBe(201)
    const { client } = await withCart('seller-field')
    expect((await client.put('checkouts', { cartId: 'active', customFields })).status).toBe(201)
    expect((await client.get('checkouts/active')).body.customFields).toEqual(customFields)
  })

  it('answers 202 while it works, for a checkout and for the items of a cart', async () => {
    const { client, sandbox } = await withCheckout()
    sandbox.weather({ kind: 'calculating', times: 1 })
    expect(await client.get('checkouts/active')).toMatchObject({ status: 202, body: { checkoutId: expect.any(String) } })
    expect((await client.get('checkouts/active')).status).toBe(200)
    sandbox.weather({ kind: 'processing', times: 2 })
    const { status, headers } = await client.get('carts/current/cart-items')
    expect([status, headers.get('Retry-After')]).toEqual([202, '1'])
  })

  it('takes back a payment when the delivery method changes', async () => {
    const { client } = await withCheckout()
    await client.patch('checkouts/active', { contactInfo: { email: 'a@b.de', lastName: 'B' }, deliveryAddress: address })
    const { body } = await client.get('checkouts/active')
    const methods = body.deliveryGroups.items[0].availableDeliveryMethods
    await client.patch('checkouts/active', { deliveryMethodId: methods[0].id })
    await client.post('checkouts/active/payments', { requestType: 'Auth', paymentToken: 'tok' })
    await client.patch('checkouts/active', { deliveryMethodId: methods[0].id })
    expect((await client.post('checkouts/active/orders', undefined)).status).toBe(422)
  })

  it('knows no charge before a delivery method is chosen, and no currency without a cart', async () => {
    const { client } = await open()
    expect((await client.get('carts/current/cart-items')).body.cartSummary).toMatchObject({ cartId: null, currencyIsoCode: null })
    const { client: other } = await withCheckout()
    expect((await other.get('carts/current')).body.totalChargeAmount).toBe('0')
    await other.patch('checkouts/active', { deliveryAddress: address })
    const { deliveryGroups } = (await other.get('checkouts/active')).body
    await other.patch('checkouts/active', { deliveryMethodId: deliveryGroups.items[0].availableDeliveryMethods[0].id })
    expect(Number((await other.get('carts/current')).body.totalChargeAmount)).toBeGreaterThan(0)
  })

  it('lets a guest see her order for an hour, by e-mail and phone', async () => {
    let now = Date.parse('2026-11-01T10:00:00Z')
    const { client, plain, sandbox } = await openShop({ strict: true, clock: { now: () => now } })
    await add(client, plain().id)
    await client.put('checkouts', { cartId: 'active' })
    const contactInfo = { email: 'gast@example.org', lastName: 'Gast', phoneNumber: '+49 221 123456' }
    await client.patch('checkouts/active', { contactInfo, deliveryAddress: address })
    const { body } = await client.get('checkouts/active')
    await client.patch('checkouts/active', { deliveryMethodId: body.deliveryGroups.items[0].availableDeliveryMethods[0].id })
    await client.post('checkouts/active/payments', { requestType: 'Auth', paymentToken: 'tok' })
    const { body: order } = await client.post('checkouts/active/orders', undefined)
    const guest = clientOf(sandbox)
    const orderSummaryRefNumber = order.orderReferenceNumber
    const wrong = { email: contactInfo.email, phoneNumber: '+49 221 999', orderSummaryRefNumber }
    expect((await guest.post('order-summaries/actions/authorize', wrong)).status).toBe(404)
    const right = { email: contactInfo.email, phoneNumber: '+49221123456', orderSummaryRefNumber }
    const { accessToken } = (await guest.post('order-summaries/actions/authorize', right)).body
    const look = `order-summaries/actions/lookup?orderSummaryIdOrRefNumber=${orderSummaryRefNumber}&accessToken=${accessToken}`
    expect((await guest.get(look)).body.orderNumber).toBe(orderSummaryRefNumber)
    now += 3_600_000
    expect((await guest.get(look)).status).toBe(401)
    const verification = { email: contactInfo.email, lastName: 'Gast' }
    const asked = await guest.post('order-summaries/actions/lookup', { orderSummaryIdOrRefNumber: orderSummaryRefNumber, verification })
    expect(asked.body.orderNumber).toBe(orderSummaryRefNumber)
    // The proof stands in `verification`: the address for the receipt proves nothing.
    const withdrawal = { orderSummaryIdOrRefNumber: orderSummaryRefNumber, name: 'Gast', email: contactInfo.email }
    expect((await guest.post('order-summaries/actions/withdraw', withdrawal)).status).toBe(422)
    expect((await guest.post('order-summaries/actions/withdraw', { ...withdrawal, verification })).status).toBe(201)
  })
})

describe('extensions', () => {
  it.each<[ExtensionName, string, string, object | undefined, number]>([
    ['sign-in', 'POST', '/lwr/apex/v64.0/ShopController/login', { username: 'x', password: 'y' }, 404],
    ['consultants', 'POST', '/lwr/apex/v64.0/ShopController/findConsultants', {}, 404],
    ['withdrawal', 'POST', 'order-summaries/actions/withdraw', { orderSummaryIdOrRefNumber: 'A' }, 404],
    ['undocumented-context', 'GET', 'ai/configuration', undefined, 404],
    ['retired', 'PUT', 'carts/current/inventory-reservations', { durationInSeconds: 60 }, 410],
    ['retired', 'POST', 'checkouts/active/coupons', { couponCodes: ['SOMMER10'] }, 410],
  ])('%s is off until it is named: %s %s', async (name, method, path, body, missing) => {
    const { client } = await withCheckout()
    expect((await client.call(method, path, body)).status).toBe(missing)
    const { client: other } = await withCheckout(name)
    const { status } = await other.call(method, path, body)
    if (name === 'withdrawal') return expect((await other.call(method, path, {})).status).toBe(400)
    expect(status).not.toBe(missing)
  })

  it('the five methods of the specification are of every shop', async () => {
    const { client } = await open()
    const { status, body } = await client.post('/lwr/apex/v64.0/AnyName/getIbcDetails', { consultantMoniker: 'anna' })
    expect([status, body.shopRecord.ConsultantMoniker_t__c]).toEqual([200, 'anna-berger'])
    expect((await client.post('/lwr/apex/v64.0/AnyName/getCookieConsentData', {})).status).toBe(200)
  })

  it('fields of products and details of messages come with theirs', async () => {
    const { client, plain } = await withCart()
    const bare = (await client.get(`products/${plain().id}`)).body.fields
    expect(Object.keys(bare).filter((name) => name.endsWith('__c'))).toEqual(['EnterpriseMarketingPartID_t__c'])
    const { client: other } = await withCart('product-fields')
    expect((await other.get(`products/${plain().id}`)).body.fields).toHaveProperty('Line__c')
  })

  it('custom objects are unknown without theirs', async () => {
    const { sandbox, client } = await open()
    sandbox.scene('signed-in')
    const { status, body } = await client.get('/services/data/v64.0/ui-api/object-info/BeautyProfile__c')
    expect([status, body[0].errorCode]).toEqual([400, 'INVALID_TYPE'])
  })
})

describe('the reference', () => {
  it('says of every endpoint where it stands and how certain it is', () => {
    expect(endpoints.length).toBeGreaterThan(80)
    const ownWithoutExtension = endpoints.filter(({ certainty, extension }) => certainty === 'own' && !extension)
    expect(ownWithoutExtension).toEqual([])
    const documented = endpoints.filter(({ certainty }) => certainty === 'documented')
    expect(documented.filter(({ resource }) => resource === 'none')).toEqual([])
    expect(need(endpoints.find(({ path }) => path === 'checkouts')).since).toBe(55)
  })
})

describe('the routes', () => {
  it('of the commerce API, and all that write records, stand in the reference', async () => {
    const { sandbox } = await open()
    const called = sandbox.handlers.map(({ info }) => info as unknown as { method: string; path: string })
    const known = called.filter(({ path }) => path.includes('/commerce/webstores/') || path.includes('/ui-api/'))
    expect(known.length).toBeGreaterThan(120)
    const writes = (method: string) => ['POST', 'PUT', 'PATCH'].includes(method)
    const strange = known.filter(({ method, path }) => {
      const found = endpointOf(method, path.slice(1))
      if (path.includes('/ui-api/')) return writes(method) && !found && !path.includes('content-versions')
      return !found || (writes(method) && !found.body && found.certainty !== 'stated')
    })
    expect(strange.map(({ method, path }) => `${method} ${path}`)).toEqual([])
  })
})
