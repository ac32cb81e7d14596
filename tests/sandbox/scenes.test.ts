import { describe, expect, it } from 'vitest'
import { scenes } from '../../src/sandbox/scenes.js'
import { add, clientOf, need, openShop, type Client } from './client.js'

type Opened = Awaited<ReturnType<typeof openShop>>

const shown: Record<keyof typeof scenes, (client: Client, shop: Opened) => Promise<void>> = {
  async guest(client) {
    expect((await client.get('session-context')).body.guestUser).toBe(true)
    expect((await client.get('carts/current')).status).toBe(404)
  },
  async 'signed-in'(client) {
    expect((await client.get('session-context')).body.guestUser).toBe(false)
  },
  async orders(client) {
    const { orderSummaries } = (await client.get('order-summaries')).body
    expect(orderSummaries.map(({ status }: { status: string }) => status)).toEqual(['Created', 'Fulfilled', 'Fulfilled'])
  },
  async 'first-login'(client) {
    const { userId } = (await client.get('session-context')).body
    const { body } = await client.get(`/services/data/v64.0/ui-api/records/${userId}?fields=User.FirstTimeLogin_cb__c`)
    expect(body.fields.FirstTimeLogin_cb__c.value).toBe(true)
  },
  async 'full-cart'(client) {
    const { cartItems } = (await client.get('carts/current/cart-items')).body
    expect(cartItems).toHaveLength(3)
    expect(
      cartItems.filter(({ cartItem }: { cartItem: { totalAdjustmentAmount: string } }) => cartItem.totalAdjustmentAmount.startsWith('-')),
    ).toHaveLength(1)
  },
  async bundle(client) {
    const { cartItems } = (await client.get('carts/current/cart-items')).body
    expect(cartItems.map(({ cartItem }: { cartItem: { childProductCount: number } }) => cartItem.childProductCount).sort()).toEqual([
      0, 0, 4,
    ])
  },
  async 'big-cart'(client) {
    expect((await client.get('carts/current')).body.totalProductLineItemCount).toBe(60)
    expect((await client.get('carts/current/cart-items?pageSize=100')).body.hasErrors).toBe(false)
  },
  async 'inactive-shop'(client, { sandbox }) {
    const [consultant] = sandbox.world.facts.consultants
    const { body } = await client.post('/lwr/apex/v64.0/ShopController/getIbcDetails', { consultantMoniker: consultant?.moniker })
    expect(body.shopRecord.IsShopActive_f__c).toBe(false)
  },
  async 'guest-cart-off'(client, { plain }) {
    expect((await client.get('application-context')).body.guestCartEnabled).toBe(false)
    expect((await add(client, plain().id)).status).toBe(401)
    expect((await client.get('search/products?searchTerm=a')).status).toBe(200)
    await client.signIn()
    expect((await add(client, plain().id)).status).toBe(201)
  },
  async agent(client) {
    expect((await client.get('application-context')).body.propertiesEx.shopperCopilotUIEnabled).toBe(true)
  },
  async 'guest-browsing-off'(client, { plain }) {
    expect((await client.get(`products/${plain().id}`)).status).toBe(401)
    expect((await client.get('session-context')).status).toBe(200)
    await client.signIn()
    expect((await client.get(`products/${plain().id}`)).status).toBe(200)
  },
  async 'processing-cart'(client) {
    const statuses = []
    for (let read = 0; read < 4; read += 1) statuses.push((await client.get('carts/current')).body.asyncOperationStatus)
    expect(statuses).toEqual(['Processing', 'Processing', 'Processing', 'Completed'])
  },
  async 'low-stock'(client) {
    const { body } = await client.get('carts/current/cart-items?sort=CreatedDateAsc')
    expect(body.hasErrors).toBe(true)
    const { messagesSummary } = body.cartItems[0].cartItem
    expect(messagesSummary).toMatchObject({
      hasErrors: true,
      limitedMessages: [{ type: 'Inventory', severity: 'Error', visible: true }],
    })
  },
  async 'empty-catalogue'(client) {
    expect((await client.get('search/products?searchTerm=a')).body.productsPage.total).toBe(0)
  },
  async 'many-products'(client) {
    const { productsPage } = (await client.get('search/products?searchTerm=a&sortOrderId=PriceDesc&page=3')).body
    expect(productsPage.products).toHaveLength(20)
    expect((await add(client, productsPage.products[0].id)).status).toBeLessThan(500)
    const { productCategories } = (await client.get('product-categories/children')).body
    let total = 0
    for (const { id } of productCategories) total += (await client.get(`search/products?categoryId=${id}`)).body.productsPage.total
    expect(total).toBe(5000)
  },
  async 'several-consultants'(client) {
    expect(await relations(client)).toEqual([
      ['Meryem', 'Primary', null],
      ['Anna', 'Selected', null],
      ['Sophie', 'Selected', null],
    ])
    expect((await client.post(`${apex}/getRelations`)).body.relations.map(activeOf)).toEqual([true, true, false])
  },
  async 'newly-added'(client) {
    const [[, first], [, second]] = (await relations(client)) as [string[], string[]]
    expect([first, second]).toEqual(['Primary', 'NewlyAdded'])
  },
  async 'terminated-primary'(client) {
    const all = await relations(client)
    const [successor] = need(all[0])
    expect(all.map(([, status]) => status)).toEqual(['Primary', 'Selected', 'Selected', 'Terminated'])
    expect(all.at(-1)).toEqual(['Meryem', 'Terminated', successor])
    expect((await client.post(`${apex}/getIbcDetails`, { consultantMoniker: 'meryem-yildiz' })).body.shopRecord.IsShopActive_f__c).toBe(
      false,
    )
  },
  async 'many-consultants'(client) {
    const { body } = await client.post(`${apex}/findConsultants`, { searchBy: 'PostalCode', searchText: '34117', radius: 1000 })
    expect(body.total).toBe(10_120)
  },
  async 'product-gone'(client) {
    const { cartItem } = (await client.get('carts/current/cart-items?sort=CreatedDateAsc')).body.cartItems[0]
    expect(cartItem.messagesSummary.limitedMessages[0].type).toBe('Entitlement')
    expect((await client.get(`products/${cartItem.productId}`)).status).toBe(404)
    expect((await add(client, cartItem.productId)).status).toBe(400)
  },
  async coupons(client) {
    const { cartCoupons, cartPromotions, cartItems } = (await client.get(`carts/current/cart-items?${whole}`)).body
    expect(cartCoupons.cartCoupons.coupons.map(({ couponCode }: { couponCode: string }) => couponCode)).toEqual(['SOMMER10', 'WILLKOMMEN5'])
    expect(cartPromotions.promotions.promotions).toHaveLength(2)
    expect(cartItems).toHaveLength(3)
  },
  async 'automatic-promotions'(client) {
    const { cartCoupons, cartPromotions } = (await client.get(`carts/current/cart-items?${whole}`)).body
    expect(cartCoupons.cartCoupons.coupons).toEqual([])
    expect(cartPromotions.promotions.promotions.map(({ targetType }: { targetType: string }) => targetType)).toEqual(['Item', 'Cart'])
  },
  async 'near-promotion'(client) {
    const { approachingDiscounts } = (await client.get(`carts/current/cart-items?${whole}`)).body
    const [{ qualifyingAmount, qualifyingProductTotal, targetType }] = approachingDiscounts
    expect([Number(qualifyingAmount) - Number(qualifyingProductTotal), targetType]).toEqual([12, 'Shipping'])
  },
  async 'quantity-rules'(client) {
    const { cartItems } = (await client.get('carts/current/cart-items?sort=CreatedDateAsc')).body
    const rules = cartItems.map(
      ({ cartItem }: { cartItem: { productDetails: { purchaseQuantityRule: unknown } } }) => cartItem.productDetails.purchaseQuantityRule,
    )
    expect(rules).toEqual([
      { minimum: '2', maximum: '20', increment: '2' },
      { minimum: '1', maximum: '5', increment: '1' },
    ])
    expect((await client.patch(`carts/current/cart-items/${cartItems[0].cartItem.cartItemId}`, { quantity: 3 })).body[0]).toMatchObject({
      errorCode: 'QUANTITY_RULE',
      minimum: 2,
      maximum: 20,
      increment: 2,
    })
  },
  async 'huge-cart'(client) {
    const { totalItemCount, totalNumberOfPages, hasErrors } = (await client.get(`carts/current/cart-items?${whole}&pageSize=100`)).body
    expect([totalItemCount, totalNumberOfPages, hasErrors]).toEqual([1000, 10, false])
    const { cartItem } = (await client.get('carts/current/cart-items?pageNumber=40')).body.cartItems[24]
    expect((await client.patch(`carts/current/cart-items/${cartItem.cartItemId}`, { quantity: 2 })).status).toBe(200)
  },
  async 'falling-away'(client) {
    const { cartItems } = (await client.get('carts/current/cart-items')).body
    expect(cartItems).toHaveLength(5)
    await client.signIn()
    const { failedCartItems, numberOfProducts } = (await client.post(`carts/${cartItems[0].cartItem.cartId}/actions/preserve`)).body
    expect([failedCartItems.length, numberOfProducts]).toEqual([2, 5])
    expect((await client.get('carts/current')).body.totalProductLineItemCount).toBe(3)
  },
  async 'merged-cart'(client) {
    expect((await client.get('session-context')).body.guestUser).toBe(false)
    const { isSecondary, totalProductLineItemCount } = (await client.get('carts/current')).body
    expect([isSecondary, totalProductLineItemCount]).toEqual([false, 3])
    expect((await client.get('carts/current/cart-items')).body.hasErrors).toBe(false)
  },
  async 'several-accounts'(client) {
    const { externalManagedAccounts } = (await client.get('external-managed-accounts?includeMyAccount=true')).body
    const counts = []
    for (const { id } of externalManagedAccounts)
      counts.push((await client.get(`carts/current?effectiveAccountId=${id}`)).body.totalProductLineItemCount)
    expect(counts).toEqual([1, 3, undefined])
  },
  async 'checkout-ready'(client) {
    const { status, body } = await client.get('checkouts/active')
    expect([status, body.errors, body.contactInfo.email]).toEqual([200, [], 'greta.sommer@example.org'])
    expect(body.deliveryGroups.items[0]).toMatchObject({ deliveryAddress: { city: 'Köln' }, selectedDeliveryMethod: { name: 'Standard' } })
    expect(
      (await client.post('checkouts/active/payments', { requestType: 'Auth', paymentToken: 'tok_visa' })).body.salesforceResultCode,
    ).toBe('Success')
    expect((await client.post('checkouts/active/orders')).status).toBe(201)
  },
  async 'checkout-customer'(client) {
    const { items } = (await client.get('accounts/current/addresses')).body
    expect(items.map(({ isDefault }: { isDefault: boolean }) => isDefault)).toEqual([false, true])
    expect((await client.get('checkouts/active')).status).toBe(404)
    expect((await client.get('carts/current')).body.totalProductLineItemCount).toBe(3)
  },
  async 'checkout-calculating'(client) {
    expect(await statusesOf(4, () => client.get('checkouts/active'))).toEqual([202, 202, 200, 200])
  },
  async 'checkout-short'(client) {
    const { status, body } = await client.get('checkouts/active')
    expect([status, body.statusCode, body.errors[0].type]).toEqual([422, '422', '/commerce/errors/inventory-failure'])
  },
  async 'checkout-abroad'(client) {
    const { status, body } = await client.get('checkouts/active')
    expect([status, body.errors[0].type]).toEqual([422, '/commerce/errors/shipping-failure'])
  },
  async 'contact-missing'(client) {
    expect((await client.get('checkouts/active')).status).toBe(200)
    expect((await client.post('checkouts/active/orders')).status).toBe(412)
  },
  async 'checkout-changed'(client) {
    expect((await client.get('checkouts/active')).status).toBe(410)
    expect((await client.put('checkouts', { cartId: 'active' })).status).toBe(410)
    expect((await client.delete('checkouts/active')).status).toBe(204)
    expect((await client.put('checkouts', { cartId: 'active' })).status).toBe(201)
  },
  async 'two-deliveries'(client) {
    const { count, items } = (await client.get('carts/current/delivery-groups')).body
    expect([count, items[0].totalCartItemCount, items[1].totalCartItemCount]).toEqual([2, 2, 2])
    expect((await client.get('carts/current')).body.totalChargeAmount).toMatch(/^(9|14)\./)
    expect((await client.delete(`carts/current/delivery-groups/${items[1].id}`)).status).toBe(202)
  },
  async 'guest-checkout-off'(client) {
    expect((await client.put('checkouts', { cartId: 'active' })).status).toBe(401)
    expect((await client.get('carts/current')).status).toBe(200)
  },
  async 'payment-account-invalid'(client) {
    await client.fetchToken()
    const { body } = await client.post('checkouts/active/payments', { requestType: 'PostAuth', paymentToken: 'tok_visa' })
    expect([body.salesforceResultCode, body.errors[0].type]).toEqual(['ValidationError', '/commerce/errors/payment-account-failure'])
  },
  async 'payment-id-missing'(client) {
    await client.fetchToken()
    expect((await client.post('checkouts/active/payments', { requestType: 'ClientRequest' })).body.paymentData).toBe('{}')
  },
  async 'just-ordered'(client) {
    const { status, body } = await client.get('checkouts/active')
    expect([status, body.orderReferenceNumber]).toEqual([200, expect.stringMatching(orderNumber)])
    expect((await client.get('carts/current')).status).toBe(404)
  },
  async 'account-required'(client) {
    const { accountId } = (await client.get('session-context')).body
    await client.fetchToken()
    const refused = await client.put('checkouts', { cartId: 'active' })
    expect([refused.status, refused.body[0].message]).toEqual([400, expect.stringContaining('effectiveAccountId')])
    expect((await client.get('accounts/current/addresses')).status).toBe(400)
    expect((await client.put(`checkouts?effectiveAccountId=${accountId}`, { cartId: 'active' })).status).toBe(201)
  },
}

const orderNumber = /^([A-Z2-9]{5}-){3}[A-Z2-9]{5}$/

async function statusesOf(count: number, ask: () => Promise<{ status: number }>): Promise<number[]> {
  const statuses = []
  for (let time = 0; time < count; time += 1) statuses.push((await ask()).status)
  return statuses
}

const whole = 'includeCoupons=true&includePromotions=true'

const apex = '/lwr/apex/v64.0/ShopController'

type ShopRecord = { FirstName_t__c: string; IsShopActive_f__c: boolean }
type Relation = { shopRecord: ShopRecord; status: string; replacement: ShopRecord | null }

const activeOf = ({ shopRecord }: Relation) => shopRecord.IsShopActive_f__c

async function relations(client: Client) {
  await client.fetchToken()
  const { body } = await client.post(`${apex}/getRelations`)
  return (body.relations as Relation[]).map(({ shopRecord, status, replacement }) => [
    shopRecord.FirstName_t__c,
    status,
    replacement?.FirstName_t__c ?? null,
  ])
}

describe('scenes', () => {
  it.each(Object.keys(scenes) as (keyof typeof scenes)[])('%s shows what it says', async (name) => {
    const shop = await openShop()
    shop.sandbox.scene(name)
    await shown[name](clientOf(shop.sandbox), shop)
  })

  it.each(Object.keys(scenes) as (keyof typeof scenes)[])('%s shows the same to the one client', async (name) => {
    const shop = await openShop({ oneClient: true })
    shop.sandbox.scene(name)
    await shown[name](shop.client, shop)
  })

  it('cast a client that was somebody else before', async () => {
    const { sandbox, client, plain } = await openShop()
    await client.signIn()
    await add(client, plain().id)
    await clientOf(sandbox).post('/sandbox/scene/full-cart')
    expect((await client.get('session-context')).body.guestUser).toBe(true)
    expect((await client.get('carts/current')).body.totalProductLineItemCount).toBe(3)
    await client.post('/lwr/apex/v64.0/ShopController/logout')
    expect((await client.get('carts/current')).status).toBe(404)
  })

  it('end with a reset, which brings the stock back', async () => {
    const { sandbox, client } = await openShop()
    sandbox.scene('low-stock')
    const { body } = await client.get('carts/current/cart-items?sort=CreatedDateAsc')
    const { productId } = body.cartItems[0].cartItem
    await client.post('/sandbox/reset')
    expect((await client.get('carts/current')).status).toBe(404)
    const product = need(sandbox.world.facts.products.find(({ id }) => id === productId))
    expect((await client.get(`products/${productId}`)).body.fields.AvailableQuantity__c).toBe(String(product.stock))
  })

  it('are listed with their labels', async () => {
    const { client } = await openShop()
    const { body } = await client.get('/sandbox/scenes')
    expect(body).toHaveLength(Object.keys(scenes).length)
    expect(body[0]).toEqual({ name: 'guest', label: { de: expect.any(String), en: expect.any(String) } })
    expect((await client.post('/sandbox/scene/constructor')).status).toBe(404)
  })
})
