import { describe, expect, it } from 'vitest'
import { toCents, toMoney } from '../../src/sandbox/world/money.js'
import { add, clientOf, need, openShop } from './client.js'

describe('cart totals', () => {
  it('adds up exactly, with shipping and the tax contained', async () => {
    const { client, plain } = await openShop()
    await add(client, plain(0).id, '2')
    const { body } = await client.get('carts/current')
    const goods = toCents(plain(0).price) * 2
    const total = goods + (goods >= 5000 ? 0 : 490)
    expect(body).toMatchObject({
      asyncOperationStatus: 'Completed',
      grandTotalAmount: toMoney(total),
      totalProductAmount: toMoney(goods),
      totalTaxAmount: toMoney(Math.round((total * 19) / 119)),
      totalProductCount: '2.0',
      totalProductLineItemCount: 1,
      uniqueProductCount: 1,
      taxType: 'Gross',
    })
  })

  it('charges 4.90 for shipping below 50.00 and nothing from there on', async () => {
    const { client, products } = await openShop()
    const cheap = need(products.find((product) => toCents(product.price) < 2500 && product.stock > 6 && !product.quantityRule))
    const { body } = await add(client, cheap.id, 1)
    expect((await client.get('carts/current')).body.totalChargeAmount).toBe('4.90')
    await client.patch(`carts/current/cart-items/${body.cartItemId}`, {
      quantity: Math.min(cheap.stock, Math.ceil(5000 / toCents(cheap.price))),
    })
    const { totalChargeAmount, totalProductAmountAfterAdjustments: goods } = (await client.get('carts/current')).body
    expect(totalChargeAmount).toBe(toCents(goods) >= 5000 ? '0.00' : '4.90')
  })

  it('shows a reduced product as an adjustment of its list price', async () => {
    const { client, products } = await openShop()
    const reduced = need(products.find((product) => product.listPrice && product.stock > 2 && !product.quantityRule))
    const { body } = await add(client, reduced.id, 2)
    const difference = toCents(reduced.price) - toCents(reduced.listPrice ?? '0')
    expect(body).toMatchObject({
      listPrice: reduced.listPrice,
      salesPrice: reduced.price,
      totalListPrice: toMoney(toCents(reduced.listPrice ?? '0') * 2),
      totalPrice: toMoney(toCents(reduced.price) * 2),
      totalAdjustmentAmount: toMoney(difference * 2),
      unitAdjustmentAmount: toMoney(difference),
      childProductCount: 0,
    })
    expect(body.totalAdjustmentAmount).toMatch(/^-/)
  })

  it('counts the empty cart as nothing, without shipping', async () => {
    const { client } = await openShop()
    const { status, body } = await client.put('carts/current')
    expect(status).toBe(201)
    expect(body).toMatchObject({ grandTotalAmount: '0.00', totalChargeAmount: '0.00', totalProductCount: '0.0' })
    expect((await client.put('carts/current')).status).toBe(200)
  })

  it('sends every member that the contract names', async () => {
    const { client, plain } = await openShop()
    const item = (await add(client, plain().id)).body
    expect(Object.keys(item).sort()).toEqual(cartItemMembers)
    expect(Object.keys((await client.get('carts/current')).body).sort()).toEqual(summaryMembers)
  })
})

describe('guest carts', () => {
  it('belong to the client that carries the cookie', async () => {
    const { sandbox, client, plain } = await openShop()
    const other = clientOf(sandbox)
    const { headers, body } = await add(client, plain().id)
    expect(headers.getSetCookie()[0]).toMatch(/^GuestCartSessionId_0ZE000000000001GAA=.+; Path=\/; HttpOnly; SameSite=Lax$/)
    expect((await other.get('carts/current')).status).toBe(404)
    expect((await other.get(`carts/${body.cartId}`)).status).toBe(404)
    await add(other, plain(1).id, 3)
    expect((await client.get('carts/compact-summary')).body.totalProductCount).toBe('1.0')
    expect((await other.get('carts/current/compact-summary')).body.totalProductCount).toBe('3.0')
  })

  it('carry Secure where the page came over https', async () => {
    const { sandbox } = await openShop()
    const { headers } = await clientOf(sandbox, 'https://shop.test').put('carts/current')
    expect(headers.getSetCookie()[0]).toContain('; Secure')
  })

  it('are kept by the sandbox itself for its one client', async () => {
    const { client, sandbox, plain } = await openShop({ oneClient: true })
    const { headers } = await add(client, plain().id)
    expect(headers.getSetCookie()).toEqual([])
    expect((await clientOf(sandbox).get('carts/current')).body.totalProductCount).toBe('1.0')
  })

  it('do not exist under the name of active', async () => {
    const { client } = await openShop()
    expect((await client.put('carts/active')).status).toBe(401)
  })
})

describe('adding and changing', () => {
  it('lets the line grow when the product comes again', async () => {
    const { client, plain } = await openShop()
    await add(client, plain().id)
    expect((await add(client, plain().id, '2')).body.quantity).toBe('3.0')
    expect((await client.get('carts/current')).body.totalProductLineItemCount).toBe(1)
  })

  it('refuses more than there is, says how many are left, and leaves the cart as it was', async () => {
    const { client, products } = await openShop()
    const scarce = need(products.find((product) => product.stock > 0 && product.stock < 6 && !product.quantityRule))
    const added = await add(client, scarce.id, 1)
    const before = (await client.get('carts/current/cart-items')).body
    for (const refused of [
      await add(client, scarce.id, scarce.stock),
      await client.patch(`carts/current/cart-items/${added.body.cartItemId}`, { quantity: scarce.stock + 1 }),
    ]) {
      expect(refused.status).toBe(400)
      expect(refused.body[0]).toMatchObject({ errorCode: 'INSUFFICIENT_INVENTORY', availableQuantity: scarce.stock })
      expect(refused.body[0].message).toContain(String(scarce.stock))
    }
    expect((await client.get('carts/current/cart-items')).body).toEqual(before)
  })

  it('says that a sold-out product is sold out', async () => {
    const { client, sandbox, plain } = await openShop()
    sandbox.world.state.stock[plain().id] = 0
    expect((await add(client, plain().id)).body[0]).toMatchObject({ availableQuantity: 0, message: expect.stringContaining('ausverkauft') })
  })

  it.each([0, -1, 1.5, '0', '', 'viele', null, 10_000, '1e3', '9'.repeat(400)])('refuses the quantity %j', async (quantity) => {
    const { client, plain } = await openShop()
    const refused = await add(client, plain().id, quantity)
    const code = quantity === null ? 'REQUIRED_FIELD_MISSING' : 'INVALID_QUANTITY'
    expect([refused.status, refused.body[0].errorCode]).toEqual([400, code])
  })

  it('refuses a product that nobody knows', async () => {
    const { client } = await openShop()
    for (const id of ['01t9V0000009999QAA', '__proto__', '', 7]) {
      const refused = await add(client, id as string)
      expect([refused.status, refused.body[0].errorCode]).toEqual([400, 'INVALID_PRODUCT'])
    }
  })

  it('holds to minimum, maximum and steps of a product', async () => {
    const { client, products } = await openShop()
    const ruled = need(products.find((product) => product.quantityRule && product.stock >= product.quantityRule.maximum))
    const { minimum, maximum, increment } = need(ruled.quantityRule)
    for (const quantity of [minimum - 1, maximum + increment, ...(increment > 1 ? [minimum + 1] : [])].filter((wrong) => wrong > 0)) {
      expect((await add(client, ruled.id, quantity)).body[0].errorCode).toBe('QUANTITY_RULE')
    }
    const { body } = await add(client, ruled.id, minimum)
    expect(body.productDetails.purchaseQuantityRule).toEqual({
      minimum: String(minimum),
      maximum: String(maximum),
      increment: String(increment),
    })
  })

  it('takes ids of 15 characters as well', async () => {
    const { client, plain } = await openShop()
    const { body } = await add(client, plain().id.slice(0, 15))
    expect(body.productId).toBe(plain().id)
    expect((await client.get(`carts/${body.cartId.slice(0, 15)}`)).status).toBe(200)
  })

  it('refuses a change that names the product again', async () => {
    const { client, plain } = await openShop()
    const { body } = await add(client, plain().id)
    expect((await client.patch(`carts/current/cart-items/${body.cartItemId}`, { quantity: 1, type: 'Product' })).status).toBe(400)
  })

  it('removes a line, once', async () => {
    const { client, plain } = await openShop()
    const { body } = await add(client, plain().id)
    expect((await client.delete(`carts/current/cart-items/${body.cartItemId}`)).status).toBe(204)
    expect((await client.delete(`carts/current/cart-items/${body.cartItemId}`)).status).toBe(404)
  })

  it('answers a batch in order, each entry for itself', async () => {
    const { client, plain } = await openShop()
    const inputs = [
      { richInput: { productId: plain().id, quantity: '1', type: 'Product' } },
      { richInput: { productId: '01t9V0000009999QAA', quantity: '1', type: 'Product' } },
      {},
    ]
    const { status, body } = await client.post('carts/current/cart-items/batch', { inputs })
    expect(status).toBe(201)
    expect(body.hasErrors).toBe(true)
    expect(body.results.map((result: { statusCode: number }) => result.statusCode)).toEqual([201, 400, 400])
    expect(body.results[1].result[0].errorCode).toBe('INVALID_PRODUCT')
  })

  it.each([0, 101, 500])('refuses a batch of %i as a whole', async (length) => {
    const { client, plain } = await openShop()
    const inputs = Array.from({ length }, () => ({ richInput: { productId: plain().id, quantity: '1', type: 'Product' } }))
    const { status, body } = await client.post('carts/current/cart-items/batch', { inputs })
    expect([status, body[0].errorCode]).toEqual([400, 'INVALID_BATCH_REQUEST'])
    expect((await client.get('carts/current')).status).toBe(404)
  })

  it('lets one batch hold a product twice: its line grows, until there is no more', async () => {
    const { client, sandbox, plain } = await openShop()
    sandbox.world.state.stock[plain().id] = 3
    const inputs = [2, 1, 1].map((quantity) => ({ richInput: { productId: plain().id, quantity, type: 'Product' } }))
    const { body } = await client.post('carts/current/cart-items/batch', { inputs })
    expect(body.results.map(({ statusCode }: { statusCode: number }) => statusCode)).toEqual([201, 201, 400])
    expect((await client.get('carts/current')).body).toMatchObject({ totalProductCount: '3.0', totalProductLineItemCount: 1 })
  })

  it('refuses bodies that are not JSON objects', async () => {
    const { client } = await openShop()
    for (const body of ['{"productId"', '[]', '"text"', 'null']) {
      expect((await client.post('carts/current/cart-items', body)).body[0].errorCode).toBe('JSON_PARSER_ERROR')
    }
  })

  it('leaves a cart alone that is being closed', async () => {
    const { client, sandbox, plain } = await openShop()
    const { body } = await add(client, plain().id)
    need(sandbox.world.state.carts[body.cartId]).status = 'PendingClosed'
    expect((await add(client, plain().id)).status).toBe(409)
  })
})

describe('reading lines', () => {
  it('pages by number, by the specification’s names and by token', async () => {
    const { client, sandbox } = await openShop()
    sandbox.scene('big-cart')
    const first = (await client.get('carts/current/cart-items')).body
    expect([first.cartItems.length, first.totalItemCount, first.totalNumberOfPages, first.currentPage]).toEqual([25, 60, 3, 1])
    const byNumber = (await client.get('carts/current/cart-items?pageNumber=2&pageSize=25')).body
    const bySpecification = (await client.get('carts/current/cart-items?page=2&size=25')).body
    const byToken = (await client.get(`carts/current/cart-items?pageSize=25&page=${first.nextPageToken}`)).body
    expect(bySpecification).toEqual(byNumber)
    expect(byToken).toEqual(byNumber)
    expect(byNumber.previousPageToken).toBe(first.currentPageToken)
    expect((await client.get('carts/current/cart-items?pageNumber=99')).body).toMatchObject({ currentPage: 3, nextPageToken: null })
    const followed = (await client.get(first.nextPageUrl)).body
    expect(followed.cartItems).toEqual(byNumber.cartItems)
  })

  it.each([
    'pageSize=0',
    'pageSize=101',
    'pageNumber=x',
    'pageNumber=-1',
    'page=%7B',
    'sort=Colour',
    'productFields=a,b,c,d,e,f',
    'currencyIsoCode=USD',
  ])('refuses %s', async (query) => {
    const { client, plain } = await openShop()
    await add(client, plain().id)
    expect((await client.get(`carts/current/cart-items?${query}`)).status).toBe(400)
  })

  it('shows the newest line first, or sorts as asked', async () => {
    const { client, plain } = await openShop()
    for (const place of [0, 1, 2]) await add(client, plain(place).id)
    const names = async (sort: string) =>
      (await client.get(`carts/current/cart-items?sort=${sort}`)).body.cartItems.map(
        ({ cartItem }: { cartItem: { name: string } }) => cartItem.name,
      )
    expect(await names('')).toEqual([2, 1, 0].map((place) => plain(place).name))
    expect(await names('CreatedDateAsc')).toEqual([0, 1, 2].map((place) => plain(place).name))
    expect(await names('NameDesc')).toEqual((await names('NameAsc')).reverse())
    expect(await names('SalesPriceDesc')).toHaveLength(3)
  })

  it('brings coupons, promotions and more fields when asked', async () => {
    const { client, plain } = await openShop()
    await add(client, plain().id)
    await client.post('carts/current/cart-coupons', { couponCode: 'sommer10' })
    const { body } = await client.get('carts/current/cart-items?includePromotions=true&includeCoupons=true&productFields=Line__c')
    expect(body.cartCoupons.cartCoupons.coupons[0].couponCode).toBe('SOMMER10')
    expect(body.cartPromotions.promotions.promotions[0]).toMatchObject({ targetType: 'Item', couponCode: 'SOMMER10' })
    expect(body.cartItems[0].cartItem.productDetails.fields.Line__c).toBe(plain().line)
    expect((await client.get('carts/current/products')).body.products).toHaveLength(1)
    expect((await client.get('carts/current/promotions')).body.promotions.promotions).toHaveLength(1)
    expect((await client.get('carts/current/cart-items/promotions')).status).toBe(200)
  })
})

describe('coupons', () => {
  it('SOMMER10 takes ten percent off every line, to the cent', async () => {
    const { client, plain } = await openShop()
    await add(client, plain().id, 3)
    const { status, body } = await client.post('carts/current/cart-coupons', { couponCode: ' sommer10 ' })
    expect(status).toBe(201)
    const off = Math.round(toCents(plain().price) / 10)
    const { cartItem } = (await client.get('carts/current/cart-items')).body.cartItems[0]
    expect(cartItem).toMatchObject({
      unitItemAdjustmentAmount: toMoney(-off),
      itemizedAdjustmentAmount: toMoney(-off * 3),
      unitAdjustedPriceWithItemAdj: toMoney(toCents(plain().price) - off),
      totalPrice: toMoney((toCents(plain().price) - off) * 3),
    })
    expect((await client.get('carts/current')).body.totalPromotionalAdjustmentAmount).toBe(toMoney(-off * 3))
    const { cartCouponId } = body.cartCoupons.coupons[0]
    expect((await client.delete(`carts/current/cart-coupons/${cartCouponId}`)).status).toBe(204)
    expect((await client.get('carts/current')).body.totalPromotionalAdjustmentAmount).toBe('0.00')
  })

  it('WILLKOMMEN5 takes five euros off the cart from 30 euros on', async () => {
    const { client, products } = await openShop()
    const cheap = need(products.find((product) => toCents(product.price) < 3000 && product.stock > 0 && !product.quantityRule))
    const dear = need(products.find((product) => toCents(product.price) > 3000 && product.stock > 0 && !product.quantityRule))
    await add(client, cheap.id)
    expect((await client.post('carts/current/cart-coupons', { couponCode: 'WILLKOMMEN5' })).body[0].message).toContain('30,00 €')
    await add(client, dear.id)
    await client.post('carts/current/cart-coupons', { couponCode: 'WILLKOMMEN5' })
    expect((await client.get('carts/current')).body.totalCartLevelAdjustmentAmount).toBe('-5.00')
  })

  it.each([
    ['GIBTSNICHT', 'INVALID_COUPON_CODE', /gibt es nicht/],
    ['__proto__', 'INVALID_COUPON_CODE', /gibt es nicht/],
    ['', 'INVALID_COUPON_CODE', /ein/],
    [5, 'INVALID_COUPON_CODE', /ein/],
    ['ABGELAUFEN', 'COUPON_EXPIRED', /abgelaufen/],
  ])('refuses %j with %s and keeps the cart', async (couponCode, errorCode, reason) => {
    const { client, plain } = await openShop()
    await add(client, plain().id)
    const before = (await client.get('carts/current')).body
    const refused = await client.post('carts/current/cart-coupons', { couponCode })
    expect([refused.status, refused.body[0].errorCode]).toEqual([400, errorCode])
    expect(refused.body[0].message).toMatch(reason)
    expect((await client.get('carts/current')).body).toEqual(before)
  })

  it('refuses the same coupon twice', async () => {
    const { client, plain } = await openShop()
    await add(client, plain().id)
    await client.post('carts/current/cart-coupons', { couponCode: 'SOMMER10' })
    expect((await client.post('carts/current/cart-coupons', { couponCode: 'SOMMER10' })).body[0].errorCode).toBe('COUPON_ALREADY_APPLIED')
  })

  it.each([
    ['NUR-HEUTE', 'SOMMER10'],
    ['SOMMER10', 'NUR-HEUTE'],
  ])('lets %s and %s not stand together, whichever came first', async (first, second) => {
    const { client, plain } = await openShop()
    await add(client, plain().id)
    const redeem = (couponCode: string) => client.post('carts/current/cart-coupons', { couponCode })
    const { cartCouponId } = (await redeem(first)).body.cartCoupons.coupons[0]
    const refused = await redeem(second)
    expect([refused.status, refused.body[0].errorCode]).toEqual([400, 'COUPON_NOT_COMBINABLE'])
    expect(refused.body[0].message).toContain('NUR-HEUTE')
    await client.delete(`carts/current/cart-coupons/${cartCouponId}`)
    expect((await redeem(second)).status).toBe(201)
  })

  it('says how much the cart must be worth', async () => {
    const { client, products } = await openShop()
    const cheap = need(products.find((product) => toCents(product.price) < 3000 && product.stock > 0 && !product.quantityRule))
    await add(client, cheap.id)
    const refused = await client.post('carts/current/cart-coupons', { couponCode: 'WILLKOMMEN5' })
    expect(refused.body[0]).toMatchObject({ errorCode: 'COUPON_MINIMUM_NOT_REACHED', minimumAmount: '30.00', currencyIsoCode: 'EUR' })
  })
})

describe('reservations', () => {
  it('need a duration, and end', async () => {
    const clock = { now: () => Date.parse('2025-06-01T10:00:00.000Z') }
    const { client, plain } = await openShop({ clock })
    await add(client, plain().id)
    expect((await client.put('carts/current/inventory-reservations')).status).toBe(400)
    const { body } = await client.put('carts/current/inventory-reservations', { durationInSeconds: 14400 })
    expect(body).toMatchObject({ durationInSeconds: 14400, expirationTime: '2025-06-01T14:00:00.000Z' })
    expect((await client.delete('carts/current/inventory-reservations')).status).toBe(204)
  })

  it('are refused when the stock has fallen', async () => {
    const { client, sandbox } = await openShop()
    sandbox.scene('low-stock')
    const refused = await client.put('carts/current/inventory-reservations', { durationInSeconds: 60 })
    expect(refused.body[0].errorCode).toBe('INSUFFICIENT_INVENTORY')
  })
})

describe('asynchronous pricing', () => {
  it('does not know the new item’s id or price until the reads are over', async () => {
    const { client, sandbox, plain } = await openShop()
    sandbox.weather({ kind: 'processing', times: 2 })
    const { status, body } = await add(client, plain().id)
    expect([status, body.cartItemId, body.totalPrice]).toEqual([202, null, '0.00'])
    const read = async () => (await client.get('carts/current')).body
    expect((await read()).asyncOperationStatus).toBe('Processing')
    expect(await read()).toMatchObject({ asyncOperationStatus: 'Processing', totalProductAmount: '0.00', totalProductCount: '1.0' })
    expect(await read()).toMatchObject({ asyncOperationStatus: 'Completed', totalProductAmount: plain().price })
    sandbox.weather({ kind: 'clear' })
    expect((await add(client, plain().id)).body.cartItemId).toBeTruthy()
  })
})

const cartItemMembers = [
  'cartDeliveryGroupId',
  'cartId',
  'cartItemId',
  'childProductCount',
  'currencyIsoCode',
  'customFields',
  'firstPymtTotalAmount',
  'firstPymtTotalListPrice',
  'firstPymtTotalPrice',
  'firstPymtTotalTax',
  'isShippingChargeNotApplicable',
  'itemizedAdjustmentAmount',
  'listPrice',
  'messagesSummary',
  'name',
  'parentCartItemId',
  'productClass',
  'productDetails',
  'productId',
  'productSellingModelId',
  'promotionDisplayName',
  'quantity',
  'salesPrice',
  'sellingModelType',
  'subscriptionTerm',
  'subType',
  'totalAdjustmentAmount',
  'totalAmount',
  'totalListPrice',
  'totalPrice',
  'totalTax',
  'type',
  'unitAdjustedPrice',
  'unitAdjustedPriceWithItemAdj',
  'unitAdjustmentAmount',
  'unitItemAdjustmentAmount',
].sort()

const summaryMembers = [
  'accountId',
  'asyncOperationStatus',
  'cartId',
  'currencyIsoCode',
  'customFields',
  'firstPymtGrandTotalAmount',
  'firstPymtTotalAmount',
  'firstPymtTotalListPrice',
  'firstPymtTotalTaxAmount',
  'grandTotalAmount',
  'hasGift',
  'isSecondary',
  'messagesSummary',
  'name',
  'orderOwnerId',
  'ownerId',
  'purchaseOrderNumber',
  'status',
  'taxType',
  'totalAmountWithItemAdjustment',
  'totalCartLevelAdjustmentAmount',
  'totalChargeAmount',
  'totalListPrice',
  'totalProductAmount',
  'totalProductAmountAfterAdjustments',
  'totalProductCount',
  'totalProductLineItemCount',
  'totalProductListAmount',
  'totalPromotionalAdjustmentAmount',
  'totalSubProductCount',
  'totalTaxAmount',
  'type',
  'uniqueProductCount',
  'webstoreId',
].sort()
