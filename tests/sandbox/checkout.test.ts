import { describe, expect, it } from 'vitest'
import { add, clientOf, need, openShop } from './client.js'
import { card, checkout, contactInfo, home, openReadyTill, openTill, till } from './till.js'

describe('starting a checkout', () => {
  it('brings an id, and then everything there is to know', async () => {
    const { client, begun, checkoutId, item } = await openTill()
    expect([begun.status, begun.body]).toEqual([201, { checkoutId: expect.stringMatching(/^2z9.{15}$/) }])
    const { status, body } = await client.get(checkout)
    const { customFields: _, ...summary } = (await client.get('carts/current')).body
    expect(status).toBe(200)
    expect(body).toEqual({
      checkoutId,
      statusCode: '200',
      orderReferenceNumber: null,
      cartSummary: summary,
      contactInfo: { firstName: null, lastName: null, email: null, phoneNumber: null },
      customFields: [],
      deliveryGroups: { count: 1, items: [expect.objectContaining({ isDefault: true, totalCartItemCount: 2 })] },
      errors: [],
    })
    expect([summary.status, summary.cartId]).toEqual(['Checkout', item.cartId])
    expect((await client.get(`checkouts/${checkoutId.slice(0, 15)}`)).body).toEqual(body)
  })

  it('is the same for a second tab, and for POST', async () => {
    const { client, checkoutId, item } = await openTill()
    for (const cartId of ['active', 'current', item.cartId, item.cartId.slice(0, 15)]) {
      const again = await client.put('checkouts', { cartId })
      expect([again.status, again.body.checkoutId]).toEqual([200, checkoutId])
    }
    expect((await client.post('checkouts', { cartId: 'active' })).body.checkoutId).toBe(checkoutId)
  })

  it('knows a customer already', async () => {
    const { client } = await openTill({ username: 'anna.muster@example.org' })
    expect((await client.get(checkout)).body.contactInfo).toEqual({
      firstName: 'Anna',
      lastName: 'Muster',
      email: 'anna.muster@example.org',
      phoneNumber: '+491713920090',
    })
  })

  it('may bring the address at once', async () => {
    const { client, plain } = await openShop()
    await add(client, plain().id)
    await client.put('checkouts', { cartId: 'active', deliveryAddressInput: { ...home, companyName: 'Salon Muster' } })
    const [group] = (await client.get(checkout)).body.deliveryGroups.items
    expect([group.deliveryAddress.city, group.deliveryAddress.companyName, group.availableDeliveryMethods.length]).toEqual([
      'Köln',
      'Salon Muster',
      2,
    ])
  })

  it.each([
    [{}, 400],
    [{ cartId: 7 }, 400],
    [{ cartId: '0a69V0000009999QAA' }, 404],
    [{ cartId: 'active' }, 404],
  ] as const)('with %j and no cart is refused', async (wish, status) => {
    const { client } = await openShop()
    expect((await client.put('checkouts', wish)).status).toBe(status)
    expect((await client.get(checkout)).status).toBe(404)
  })

  it('waits for the cart: 409 until it is priced', async () => {
    const { client, sandbox, plain } = await openShop()
    sandbox.weather({ kind: 'processing', times: 2 })
    await add(client, plain().id)
    const statuses = []
    for (let time = 0; time < 3; time += 1) statuses.push((await client.put('checkouts', { cartId: 'active' })).status)
    expect(statuses).toEqual([409, 409, 201])
  })

  it('is for guests only where guests may order', async () => {
    for (const setting of ['guestCheckoutEnabled', 'guestCartEnabled'] as const) {
      const { client, sandbox } = await openTill()
      sandbox.world.state.settings[setting] = false
      for (const answer of [
        await client.put('checkouts', { cartId: 'active' }),
        await client.get(checkout),
        await client.post(`${checkout}/orders`),
      ]) {
        expect([answer.status, answer.body[0].errorCode]).toEqual([401, 'INVALID_SESSION_ID'])
      }
      expect((await openTill({ username: 'anna.muster@example.org' })).begun.status).toBe(201)
    }
  })

  it('is nobody else’s', async () => {
    const { sandbox, checkoutId, item } = await openTill()
    const stranger = clientOf(sandbox)
    await add(stranger, item.productId)
    for (const { status } of [
      await stranger.get(`checkouts/${checkoutId}`),
      await stranger.get(checkout),
      await stranger.put('checkouts', { cartId: item.cartId }),
      await stranger.delete(`checkouts/${checkoutId}`),
    ]) {
      expect(status).toBe(404)
    }
  })

  it('works for a copy that can only be paid', async () => {
    const { client, sandbox, plain } = await openShop()
    await client.signIn()
    await add(client, plain().id)
    const accountId = sandbox.world.facts.customers[0]?.accountId
    const { cartId } = (await client.post(`carts/current/actions/clone?targetType=PayNowReadOnly&targetEffectiveAccountId=${accountId}`))
      .body
    expect((await client.put('checkouts', { cartId })).status).toBe(201)
    expect((await client.get(checkout)).body.cartSummary.cartId).toBe(cartId)
  })
})

describe('a checkout whose cart', () => {
  const overtaken = async (change: (shop: Awaited<ReturnType<typeof openTill>>) => Promise<unknown>) => {
    const shop = await openTill()
    await change(shop)
    return {
      ...shop,
      statuses: [
        (await shop.client.get(checkout)).status,
        (await shop.client.patch(checkout, { contactInfo })).status,
        (await shop.client.post(`${checkout}/payments`, card)).status,
      ],
    }
  }

  it.each([
    [
      'grew',
      ({ client, plain }: { client: ReturnType<typeof clientOf>; plain: (place: number) => { id: string } }) => add(client, plain(1).id),
    ],
    [
      'has another quantity',
      ({ client, item }: { client: ReturnType<typeof clientOf>; item: { cartItemId: string } }) =>
        client.patch(`carts/current/cart-items/${item.cartItemId}`, { quantity: 1 }),
    ],
    [
      'was emptied',
      ({ client, item }: { client: ReturnType<typeof clientOf>; item: { cartItemId: string } }) =>
        client.delete(`carts/current/cart-items/${item.cartItemId}`),
    ],
    ['was deleted', ({ client }: { client: ReturnType<typeof clientOf> }) => client.delete('carts/current')],
  ])('%s is gone', async (_, change) => {
    expect((await overtaken(change)).statuses).toEqual([410, 410, 410])
  })

  it('changed is deleted and begun anew', async () => {
    const { client, checkoutId } = await overtaken(({ client: shopper, plain }) => add(shopper, plain(1).id))
    expect((await client.put('checkouts', { cartId: 'active' })).status).toBe(410)
    expect((await client.delete(checkout)).status).toBe(204)
    expect((await client.get(checkout)).status).toBe(404)
    expect((await client.get('carts/current')).body.status).toBe('Active')
    const { status, body } = await client.put('checkouts', { cartId: 'active' })
    expect([status, body.checkoutId === checkoutId]).toEqual([201, false])
  })

  it('is not the one that shall be paid now is in the way', async () => {
    const { client, checkoutId } = await openTill({ username: 'anna.muster@example.org' })
    const { cartId } = (await client.post('carts', { isSecondary: true })).body
    const { status, body } = await client.put('checkouts', { cartId })
    expect([status, body]).toEqual([
      422,
      { checkoutId, statusCode: '422', errors: [expect.objectContaining({ type: '/commerce/errors/checkout-failure' })] },
    ])
    await client.delete(checkout)
    expect((await client.put('checkouts', { cartId })).status).toBe(201)
  })

  it('only got a coupon stays as it is', async () => {
    const { client } = await openTill()
    await client.post('carts/current/cart-coupons', { couponCode: 'SOMMER10' })
    expect((await client.get(checkout)).status).toBe(200)
  })
})

describe('a checkout that is being calculated', () => {
  it('answers 202 for as many reads as it takes, after every change', async () => {
    const { client, sandbox, plain } = await openShop()
    await add(client, plain().id)
    sandbox.weather({ kind: 'calculating' })
    const statusesOf = async () =>
      [await client.get(checkout), await client.get(checkout), await client.get(checkout)].map(({ status }) => status)
    const begun = await client.put('checkouts', { cartId: 'active' })
    expect([begun.status, begun.body, begun.headers.get('retry-after')]).toEqual([
      202,
      { checkoutId: expect.any(String), statusCode: '202' },
      '1',
    ])
    expect(await statusesOf()).toEqual([202, 202, 200])
    expect((await till(client).introduce()).status).toBe(202)
    expect(await statusesOf()).toEqual([202, 202, 200])
    sandbox.weather({ kind: 'clear' })
    expect((await till(client).sendTo()).status).toBe(200)
  })

  it('lets itself be neither changed, paid nor ordered: 409, until it is done', async () => {
    const { sandbox, order, pay, introduce } = await openReadyTill()
    for (const ask of [introduce, pay, order]) {
      sandbox.weather({ kind: 'calculating', times: 1 })
      expect((await ask()).status).toBe(409)
      sandbox.weather({ kind: 'clear' })
      expect((await ask()).status).toBeLessThan(300)
    }
  })
})

describe('a checkout with problems', () => {
  it('answers 422 with what is wrong, whole', async () => {
    const { client, sandbox, product, item } = await openTill()
    sandbox.weather({ kind: 'stock-falls' })
    const { status, body } = await client.get(checkout)
    expect(status).toBe(422)
    expect(body).toMatchObject({ statusCode: '422', cartSummary: { cartId: item.cartId }, deliveryGroups: { count: 1 } })
    expect(body.errors).toEqual([
      {
        type: '/commerce/errors/inventory-failure',
        title: expect.any(String),
        detail: expect.stringContaining(product.name),
        instance: `/checkouts/${body.checkoutId}`,
        invalidParameters: [{ name: item.cartItemId, reason: 'INSUFFICIENT_INVENTORY' }],
      },
    ])
    sandbox.world.state.goneProducts = [product.id]
    expect((await client.get(checkout)).body.errors).toMatchObject([
      { type: '/commerce/errors/checkout-failure', invalidParameters: [{ reason: 'INVALID_PRODUCT' }] },
    ])
  })

  it('says in the platform’s words that nothing is sent to a country', async () => {
    const { client } = await openTill()
    const moved = await till(client).sendTo({ ...home, country: 'CH' })
    expect([moved.status, moved.body.errors]).toEqual([
      422,
      [expect.objectContaining({ type: '/commerce/errors/shipping-failure', detail: 'There are no configured Order Delivery Methods.' })],
    ])
    expect((await client.get(checkout)).status).toBe(422)
    expect((await till(client).sendTo()).status).toBe(200)
  })

  it('cannot go on with an empty cart', async () => {
    const { client } = await openShop()
    await client.put('carts/current')
    await client.put('checkouts', { cartId: 'active' })
    expect((await client.get(checkout)).body.errors).toMatchObject([{ type: '/commerce/errors/checkout-failure' }])
  })
})

describe('changing a checkout', () => {
  it('takes contact, address and method, one after another', async () => {
    const { client } = await openReadyTill()
    const { contactInfo: contact, deliveryGroups, cartSummary } = (await client.get(checkout)).body
    expect(contact).toEqual(contactInfo)
    expect(deliveryGroups.items[0]).toMatchObject({ deliveryAddress: home, selectedDeliveryMethod: { name: 'Standard' } })
    expect(cartSummary.totalChargeAmount).toBe(deliveryGroups.items[0].selectedDeliveryMethod.adjustedShippingFee)
  })

  it('keeps what a change does not name', async () => {
    const { client } = await openReadyTill()
    await client.patch(checkout, { contactInfo: { phoneNumber: null } })
    await client.patch(checkout, { shippingInstructions: 'Bitte klingeln' })
    const { body } = await client.get(checkout)
    expect(body.contactInfo).toEqual({ ...contactInfo, phoneNumber: null })
    expect(body.deliveryGroups.items[0]).toMatchObject({
      shippingInstructions: 'Bitte klingeln',
      deliveryAddress: { city: 'Köln' },
      selectedDeliveryMethod: { name: 'Standard' },
    })
  })

  const methodId = '2Dm9V0000000001QAA'

  it.each([
    { deliveryAddress: home, deliveryMethodId: methodId },
    { desiredDeliveryDate: '2026-12-24', deliveryMethodId: methodId },
    { shippingInstructions: 'Bitte klingeln', contactInfo },
    { deliveryMethodId: methodId, contactInfo },
    { deliveryAddress: home, shippingInstructions: 'Bitte klingeln', contactInfo },
    { customFields: [{ attributes: { type: 'WebCart' }, Note__c: 'x' }] },
    { contactInfo: 'Greta' },
    { contactInfo: { ...contactInfo, email: 'greta' } },
    { contactInfo: { ...contactInfo, lastName: 'x'.repeat(81) } },
    { deliveryAddress: { ...home, name: '' } },
    { deliveryMethodId: methodId },
    {},
  ])('with %j is refused as a whole', async (wish) => {
    const { client } = await openTill()
    const before = (await client.get(checkout)).body
    expect((await client.patch(checkout, wish)).status).toBe(400)
    expect((await client.get(checkout)).body).toEqual(before)
  })

  it('lets guests introduce themselves in one go, but no customer', async () => {
    const introduction = { contactInfo, deliveryAddress: home }
    const { client } = await openTill()
    expect((await client.patch(checkout, introduction)).status).toBe(200)
    const customer = await openTill({ username: 'anna.muster@example.org' })
    expect((await customer.client.patch(checkout, introduction)).status).toBe(400)
  })

  it('takes custom fields beside something else', async () => {
    const { client } = await openTill()
    const customFields = [{ attributes: { type: 'WebCart' }, ConsultantMoniker_t__c: 'meryem-yildiz' }]
    await client.patch(checkout, { contactInfo, customFields })
    expect((await client.get(checkout)).body.customFields).toEqual(customFields)
    expect(
      (
        await client.patch(checkout, {
          contactInfo,
          customFields: [{ attributes: { type: 'WebCart' }, ConsultantMoniker_t__c: 'niemand' }],
        })
      ).status,
    ).toBe(400)
  })

  it('needs the token of the session', async () => {
    const { client } = await openTill({ username: 'anna.muster@example.org' })
    expect((await client.call('PATCH', checkout, { contactInfo }, { 'csrf-token': 'guest' })).status).toBe(403)
  })

  it('after a conflict goes through the second time', async () => {
    const { client, sandbox } = await openTill()
    sandbox.weather({ kind: 'conflict-409', match: '/checkouts', times: 1 })
    expect([(await client.patch(checkout, { contactInfo })).status, (await client.patch(checkout, { contactInfo })).status]).toEqual([
      409, 200,
    ])
  })
})

describe('coupons at the checkout', () => {
  it('are the cart’s own', async () => {
    const { client } = await openTill()
    const before = (await client.get(checkout)).body.cartSummary.grandTotalAmount
    const redeemed = await client.post(`${checkout}/coupons`, { couponCodes: ['SOMMER10'] })
    expect(redeemed.status).toBe(200)
    expect(Number(redeemed.body.cartSummary.grandTotalAmount)).toBeLessThan(Number(before))
    const [coupon] = (await client.get('carts/current/cart-coupons')).body.cartCoupons.coupons
    expect((await client.delete(`${checkout}/coupons/${coupon.cartCouponId}`)).status).toBe(204)
    expect((await client.get(checkout)).body.cartSummary.grandTotalAmount).toBe(before)
  })

  it.each([
    [{ couponCodes: ['SOMMER10', 'NUR-HEUTE'] }, 'INVALID_API_INPUT'],
    [{ couponCodes: [] }, 'INVALID_API_INPUT'],
    [{ couponCode: 'SOMMER10' }, 'JSON_PARSER_ERROR'],
    [{ couponCodes: ['GIBTSNICHT'] }, 'INVALID_COUPON_CODE'],
    [{ couponCodes: ['ABGELAUFEN'] }, 'COUPON_EXPIRED'],
  ])('%j are refused', async (wish, errorCode) => {
    const { client } = await openTill()
    const refused = await client.post(`${checkout}/coupons`, wish)
    expect([refused.status, refused.body[0].errorCode]).toEqual([400, errorCode])
  })
})

describe('who shops for several accounts', () => {
  it('checks out each one’s cart for itself', async () => {
    const { client, sandbox, plain } = await openShop()
    const manager = need(sandbox.world.facts.customers.find(({ managedAccountIds }) => managedAccountIds.length > 1))
    const salon = `?effectiveAccountId=${manager.managedAccountIds[0]}`
    await client.signIn(manager.username)
    await add(client, plain().id)
    await client.post(`carts/current/cart-items${salon}`, { productId: plain(1).id, quantity: 1, type: 'Product' })
    const own = (await client.put('checkouts', { cartId: 'active' })).body.checkoutId
    const theirs = (await client.put(`checkouts${salon}`, { cartId: 'active' })).body.checkoutId
    expect(own).not.toBe(theirs)
    expect((await client.get(`${checkout}${salon}`)).body.checkoutId).toBe(theirs)
    expect((await client.get(`checkouts/${theirs}`)).status).toBe(404)
    expect((await client.get(`${checkout}?effectiveAccountId=${sandbox.world.facts.customers[0]?.accountId}`)).status).toBe(403)
  })
})
