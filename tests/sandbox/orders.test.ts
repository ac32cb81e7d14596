import { createStorage } from 'unstorage'
import { describe, expect, it } from 'vitest'
import { createSandbox, type Sandbox } from '../../src/sandbox/sandbox.js'
import { recordsOf } from '../../src/sandbox/world/records/customer-records.js'
import { ordersOf } from '../../src/sandbox/world/consultants/relations.js'
import { stockOf } from '../../src/sandbox/world/world.js'
import { add, clientOf, need, openShop } from './client.js'
import { card, checkout, contactInfo, home, openReadyTill, openTill, orderNumber, till } from './till.js'

const anna = 'anna.muster@example.org'

const ordersIn = ({ world }: Sandbox) => Object.values(world.state.orders)
const livePayments = ({ world }: Sandbox) =>
  Object.values(world.state.checkouts ?? {}).flatMap(({ payments }) =>
    payments.filter(({ status }) => status === 'Authorised' || status === 'Captured'),
  )

describe('a purchase', () => {
  it('of a guest leads from the cart to an order number, and nothing is left behind', async () => {
    const { client, sandbox, product, plain, pay, act } = await openReadyTill()
    sandbox.world.state.stock[product.id] = 2
    expect((await pay()).body).toEqual({ salesforceResultCode: 'Success', paymentData: null, errors: [] })
    expect(await act('prepare')).toEqual([{ action: 'prepare', statusCode: 200, orderReferenceNumber: null, errors: [] }])
    const [submitted] = await act('submit')
    expect(submitted).toEqual({ action: 'submit', statusCode: 200, orderReferenceNumber: expect.stringMatching(orderNumber), errors: [] })
    expect(stockOf(sandbox.world, product)).toBe(0)
    expect((await client.get('carts/current')).status).toBe(404)
    expect(ordersIn(sandbox)).toMatchObject([
      {
        accountId: null,
        consultantId: null,
        productIds: [product.id],
        receipt: { orderReferenceNumber: submitted.orderReferenceNumber, lines: [{ quantity: 2 }] },
      },
    ])
    expect(livePayments(sandbox)).toHaveLength(1)
    expect((await add(client, plain(1).id)).status).toBe(201)
  })

  it('of a customer brings her consultant closer', async () => {
    const { client, sandbox, pay, order, item } = await openReadyTill({ username: anna })
    const consultant = need(sandbox.world.directory.byMoniker.get('meryem-yildiz'))
    await client.patch(checkout, {
      contactInfo: {},
      customFields: [{ attributes: { type: 'WebCart' }, ConsultantMoniker_t__c: 'Meryem-Yildiz' }],
    })
    await pay({ ...card, requestType: 'Auth' })
    const { status, body } = await order()
    expect([status, body]).toEqual([201, { orderReferenceNumber: expect.stringMatching(orderNumber), errors: [] }])
    const { relations } = (await client.post('/lwr/apex/v64.0/ShopController/getRelations')).body
    expect(relations.map(({ status: state }: { status: string }) => state)).toEqual(['Primary', 'NewlyAdded'])
    const customer = need(sandbox.world.facts.customers[0])
    expect(recordsOf(sandbox.world, consultant.id).map(({ accountId }) => accountId)).toContain(customer.accountId)
    expect(ordersOf(sandbox.world, customer)).toMatchObject([{ consultantId: consultant.id, receipt: { cartId: item.cartId } }])
    expect((await client.get(`carts/${item.cartId}`)).body.status).toBe('Closed')
    expect((await add(client, item.productId, 1, item.cartId)).status).toBe(409)
  })

  it('without a choice is her primary consultant’s', async () => {
    const { sandbox, pay, order } = await openReadyTill({ username: anna })
    await pay()
    await order()
    expect(ordersIn(sandbox)[0]?.consultantId).toBe(sandbox.world.directory.byMoniker.get('anna-berger')?.id)
  })

  it('for another account is that account’s', async () => {
    const { client, sandbox, plain } = await openShop()
    const manager = need(sandbox.world.facts.customers.find(({ managedAccountIds }) => managedAccountIds.length > 1))
    const [salon = ''] = manager.managedAccountIds
    const query = `?effectiveAccountId=${salon}`
    await client.signIn(manager.username)
    await client.post(`carts/current/cart-items${query}`, { productId: plain().id, quantity: 1, type: 'Product' })
    await client.put(`checkouts${query}`, { cartId: 'active', deliveryAddressInput: { ...home, companyName: 'Salon' } })
    const [
      {
        availableDeliveryMethods: [method],
      },
    ] = (await client.get(`${checkout}${query}`)).body.deliveryGroups.items
    await client.patch(`${checkout}${query}`, { deliveryMethodId: method.id })
    await client.post(`${checkout}/payments${query}`, card)
    expect((await client.post(`${checkout}/orders${query}`)).status).toBe(201)
    expect(ordersIn(sandbox).map(({ accountId }) => accountId)).toEqual([salon])
  })
})

describe('an order', () => {
  it('is made once, however often it is asked for', async () => {
    const { client, sandbox, pay, order, act, checkoutId } = await openReadyTill()
    await pay()
    const first = (await order()).body.orderReferenceNumber
    const again = await order()
    expect([again.status, again.body.orderReferenceNumber]).toEqual([200, first])
    expect(
      (await act('prepare', 'submit')).map(({ orderReferenceNumber }: { orderReferenceNumber: string }) => orderReferenceNumber),
    ).toEqual([first, first])
    expect((await client.post(`checkouts/${checkoutId}/orders`)).body.orderReferenceNumber).toBe(first)
    expect(ordersIn(sandbox)).toHaveLength(1)
  })

  it('of two tabs at once is one, paid once', async () => {
    const { client, sandbox, pay, order, product } = await openReadyTill()
    const before = stockOf(sandbox.world, product)
    const second = clientOf(sandbox)
    for (const [name, value] of client.cookies) second.cookies.set(name, value)
    await Promise.all([pay(), till(second).pay()])
    const answers = await Promise.all([order(), till(second).order(), order()])
    expect(new Set(answers.map(({ body }) => body.orderReferenceNumber)).size).toBe(1)
    expect([ordersIn(sandbox).length, livePayments(sandbox).length, stockOf(sandbox.world, product)]).toEqual([1, 1, before - 2])
  })

  it('whose answer was lost can be looked up, and asked for again', async () => {
    const { client, sandbox, pay, order } = await openReadyTill()
    sandbox.weather({ kind: 'lost-answer', method: 'post', times: 2 })
    expect((await pay()).type).toBe('error')
    expect((await order()).type).toBe('error')
    const { status, body } = await client.get(checkout)
    expect([status, body.orderReferenceNumber]).toEqual([200, expect.stringMatching(orderNumber)])
    expect((await order()).body.orderReferenceNumber).toBe(body.orderReferenceNumber)
    expect([ordersIn(sandbox).length, livePayments(sandbox).length]).toEqual([1, 1])
  })

  it('lets its checkout be neither changed, paid again nor deleted', async () => {
    const { client, pay, order, introduce } = await openReadyTill()
    await pay()
    const { orderReferenceNumber } = (await order()).body
    for (const refused of [await introduce(), await pay(), await client.delete(checkout)]) {
      expect([refused.status, refused.body[0]]).toEqual([
        409,
        { errorCode: 'CHECKOUT_ALREADY_ORDERED', message: expect.any(String), orderReferenceNumber },
      ])
    }
  })

  it('is remembered by its checkout for an hour', async () => {
    let now = Date.parse('2026-11-22T10:00:00.000Z')
    const { client, pay, order } = await openReadyTill({ clock: { now: () => now } })
    await pay()
    const { orderReferenceNumber } = (await order()).body
    now += 3_599_000
    expect((await client.get(checkout)).body.orderReferenceNumber).toBe(orderReferenceNumber)
    now += 1000
    expect([(await client.get(checkout)).status, (await order()).status]).toEqual([404, 404])
  })

  it('makes room for the next cart and its checkout', async () => {
    const { client, pay, order, plain, checkoutId } = await openReadyTill()
    await pay()
    await order()
    await add(client, plain(1).id)
    expect((await client.get(checkout)).body.orderReferenceNumber).toMatch(orderNumber)
    const next = await client.put('checkouts', { cartId: 'active' })
    expect([next.status, next.body.checkoutId === checkoutId]).toEqual([201, false])
    expect((await client.get(checkout)).body).toMatchObject({ checkoutId: next.body.checkoutId, orderReferenceNumber: null })
    expect((await client.get(`checkouts/${checkoutId}`)).body.orderReferenceNumber).toMatch(orderNumber)
  })

  it('is not hindered by a copy of somebody’s cart, which reserves nothing', async () => {
    const { client, sandbox, product, act } = await openReadyTill({ username: anna })
    sandbox.world.state.stock[product.id] = 3
    await act('prepare')
    const accountId = sandbox.world.facts.customers[0]?.accountId
    await client.post(`carts/current/actions/clone?targetType=PayNowReadOnly&targetEffectiveAccountId=${accountId}`)
    const rival = clientOf(sandbox)
    await add(rival, product.id)
    await rival.put('checkouts', { cartId: 'active' })
    expect((await rival.get(checkout)).status).toBe(200)
  })

  it('outlives the sandbox, as an open checkout does', async () => {
    const storage = createStorage()
    const { client, sandbox, pay } = await openReadyTill({ storage })
    await pay()
    await sandbox.close()
    const reopened = await createSandbox({ storage })
    const later = clientOf(reopened)
    for (const [name, value] of client.cookies) later.cookies.set(name, value)
    const { orderReferenceNumber } = (await till(later).order()).body
    expect(orderReferenceNumber).toMatch(orderNumber)
    await reopened.close()
    const last = clientOf(await createSandbox({ storage }))
    for (const [name, value] of client.cookies) last.cookies.set(name, value)
    expect((await last.get(checkout)).body).toMatchObject({ orderReferenceNumber, contactInfo })
  })
})

describe('no order comes about', () => {
  it('while it is not known who orders: 412', async () => {
    const { client, sandbox, pay, order, act } = await openReadyTill()
    await client.patch(checkout, { contactInfo: { email: null } })
    await pay()
    const refused = await order()
    expect([refused.status, refused.body[0]]).toEqual([
      412,
      {
        errorCode: 'PRECONDITION_FAILED',
        message: expect.any(String),
        errors: [expect.objectContaining({ invalidParameters: [{ name: 'email', reason: 'REQUIRED_FIELD_MISSING' }] })],
      },
    ])
    expect((await act('submit'))[0]).toMatchObject({ statusCode: 412, orderReferenceNumber: null })
    expect(ordersIn(sandbox)).toEqual([])
  })

  it('when somebody else was quicker: 412, and the reservation says so before', async () => {
    const { sandbox, client, pay, order, act, product } = await openReadyTill()
    sandbox.world.state.stock[product.id] = 3
    const rival = clientOf(sandbox)
    await add(rival, product.id, 2)
    await rival.put('checkouts', { cartId: 'active' })
    await rival.patch(checkout, { contactInfo, deliveryAddress: home })
    await till(rival).choose()
    expect((await till(rival).act('prepare'))[0].statusCode).toBe(200)
    await pay()
    expect((await act('prepare'))[0]).toMatchObject({ statusCode: 412, errors: [{ type: '/commerce/errors/inventory-failure' }] })
    expect((await order()).status).toBe(412)
    expect((await client.get(checkout)).status).toBe(422)
    await rival.delete(checkout)
    expect((await order()).status).toBe(201)
  })

  it('when the reservation of somebody else has run out: then it does', async () => {
    let now = Date.parse('2026-11-22T10:00:00.000Z')
    const { sandbox, order, pay, product } = await openReadyTill({ clock: { now: () => now } })
    sandbox.world.state.stock[product.id] = 3
    const rival = clientOf(sandbox)
    await add(rival, product.id, 2)
    await rival.put('carts/current/inventory-reservations', { durationInSeconds: 14_400 })
    await pay()
    now += 14_399_000
    expect((await order()).status).toBe(412)
    now += 1000
    expect((await order()).status).toBe(201)
  })

  it('while it is not paid: 422', async () => {
    const { order, pay, act } = await openReadyTill()
    const unpaid = { orderReferenceNumber: null, errors: [expect.objectContaining({ type: '/commerce/errors/payment-failure' })] }
    for (const attempt of [undefined, { requestType: 'ClientRequest' }, { ...card, paymentToken: 'tok_declined' }]) {
      if (attempt) await pay(attempt)
      const refused = await order()
      expect([refused.status, refused.body]).toEqual([422, unpaid])
    }
    expect((await act('prepare', 'submit')).map(({ statusCode }: { statusCode: number }) => statusCode)).toEqual([200, 422])
  })

  it.each([
    ['an address', undefined],
    ['a street', { ...home, street: '' }],
  ])('without %s: 422', async (_, address) => {
    const { client } = await openTill()
    const { introduce, sendTo, choose, pay, order, act } = till(client)
    await introduce()
    if (address) {
      await sendTo(address)
      await choose()
    }
    await pay()
    expect([(await order()).status, (await order()).body.errors[0].type]).toEqual([422, '/commerce/errors/shipping-failure'])
    expect((await act('prepare'))[0].statusCode).toBe(422)
  })

  it('without a delivery method: 422', async () => {
    const { client } = await openTill()
    const { introduce, sendTo, pay, order } = till(client)
    await introduce()
    await sendTo()
    await pay()
    expect((await order()).body.errors).toMatchObject([
      { type: '/commerce/errors/shipping-failure', invalidParameters: [{ reason: 'deliveryMethodId' }] },
    ])
  })

  it.each([
    ['lines', (client: ReturnType<typeof clientOf>, id: string) => add(client, id)],
    ['coupons', (client: ReturnType<typeof clientOf>) => client.post('carts/current/cart-coupons', { couponCode: 'SOMMER10' })],
  ])('when the cart has other %s than were paid: 409', async (_, change) => {
    const { client, sandbox, pay, order, product } = await openReadyTill()
    await pay()
    await change(client, product.id)
    expect((await order()).status).toBe(409)
    expect(ordersIn(sandbox)).toEqual([])
  })

  it('when another way was chosen after the payment, which is given back', async () => {
    const { sandbox, pay, order, choose } = await openReadyTill()
    await pay()
    await choose('Express')
    expect(livePayments(sandbox)).toEqual([])
    expect((await order()).status).toBe(422)
    await pay()
    expect((await order()).status).toBe(201)
  })

  it.each([[[]], [['prepare', 'ship']], [['__proto__']]])('by the actions %j', async (actions) => {
    const { client } = await openReadyTill()
    expect((await client.post(`${checkout}/orders/actions`, { actions: actions.map((action) => ({ action })) })).status).toBe(400)
  })
})

describe('a payment', () => {
  it.each([
    ['tok_declined', 'Decline'],
    ['tok_expired_card', 'Decline'],
    ['tok_confirmation', 'SystemError', 'payment-confirmation-failure'],
    ['tok_secure', 'RequiresReview'],
    ['tok_system_error', 'SystemError'],
    ['tok_validation', 'ValidationError'],
  ])('with %s answers %s', async (paymentToken, code, problem = 'payment-failure') => {
    const { pay, sandbox } = await openReadyTill()
    const { status, body } = await pay({ ...card, paymentToken })
    expect([status, body.salesforceResultCode, body.errors[0].type]).toEqual([200, code, `/commerce/errors/${problem}`])
    expect(livePayments(sandbox)).toEqual([])
  })

  it('takes the place of the one before', async () => {
    const { pay, sandbox } = await openReadyTill()
    await pay({ ...card, requestType: 'Auth', paymentToken: 'tok_first' })
    await pay({ ...card, requestType: 'Auth', paymentToken: 'tok_second' })
    await pay({ ...card, requestType: 'Auth', paymentToken: 'tok_second' })
    expect(Object.values(sandbox.world.state.checkouts ?? {})[0]?.payments.map(({ status }) => status)).toEqual(['Reversed', 'Authorised'])
    await pay({ ...card, paymentToken: 'tok_declined' })
    expect(livePayments(sandbox)).toEqual([])
  })

  it('cannot become one of another type', async () => {
    const { pay, choose } = await openReadyTill()
    await pay()
    const invoice = { requestType: 'SimplePurchaseOrder', paymentToken: 'PO-4711' }
    expect((await pay(invoice)).status).toBe(400)
    await choose()
    expect((await pay(invoice)).body.salesforceResultCode).toBe('Success')
  })

  it('gives the browser what it needs to begin', async () => {
    const { pay, checkoutId } = await openReadyTill()
    const { body } = await pay({ requestType: 'ClientRequest' })
    expect([body.salesforceResultCode, JSON.parse(body.paymentData)]).toEqual(['Success', { paymentId: `pi_${checkoutId}` }])
  })

  it.each([
    { ...card, requestType: 'Cash' },
    { ...card, paymentToken: '' },
    { requestType: 'SimplePurchaseOrder' },
    { ...card, billingAddress: { city: 'Köln' } },
    { ...card, billingAddress: 'Köln' },
    { ...card, paymentsData: { consent: true } },
    { ...card, paymentsData: 'consent' },
    { ...card, paymentsData: '[1]' },
    { ...card, paymentsData: JSON.stringify({ a: 1, b: 2, c: 3, d: 4, e: 5 }) },
    { requestType: 'SimplePurchaseOrder', paymentToken: 'PO-4711', paymentsData: '{}' },
  ])('as %j is refused', async (payment) => {
    const { pay, sandbox } = await openReadyTill()
    expect((await pay(payment)).status).toBe(400)
    expect(livePayments(sandbox)).toEqual([])
  })

  it('may carry four pairs of data', async () => {
    const { pay } = await openReadyTill()
    expect((await pay({ ...card, paymentsData: JSON.stringify({ a: 1, b: 2, c: 3, d: 4 }) })).body.salesforceResultCode).toBe('Success')
  })

  it('fails where the consultant cannot be paid, and only there', async () => {
    const { client, pay, sandbox } = await openReadyTill({ username: anna })
    const meryem = need(sandbox.world.directory.byMoniker.get('meryem-yildiz'))
    sandbox.world.state.paymentFaults = { [meryem.id]: 'invalid-account' }
    expect((await pay()).body.salesforceResultCode).toBe('Success')
    await client.patch(checkout, {
      contactInfo: {},
      customFields: [{ attributes: { type: 'WebCart' }, ConsultantMoniker_t__c: meryem.moniker }],
    })
    for (const payment of [card, { requestType: 'ClientRequest' }]) {
      expect((await pay(payment)).body).toMatchObject({
        salesforceResultCode: 'ValidationError',
        errors: [{ type: '/commerce/errors/payment-account-failure' }],
      })
    }
    sandbox.world.state.paymentFaults = { [meryem.id]: 'missing-payment-id' }
    expect((await pay({ requestType: 'ClientRequest' })).body).toMatchObject({ salesforceResultCode: 'Success', paymentData: '{}' })
    expect((await pay()).body.errors).toMatchObject([{ type: '/commerce/errors/payment-id-missing' }])
  })

  it('leaves no token in the memory of the sandbox', async () => {
    const { pay, sandbox } = await openReadyTill()
    await pay({ ...card, paymentToken: 'tok_geheim' })
    expect(JSON.stringify(sandbox.world.state)).not.toContain('tok_geheim')
  })
})
