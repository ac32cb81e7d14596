import { describe, expect, it } from 'vitest'
import { behindContext, json, platformWith, thrown } from './support.js'

const summary = { cartId: 'c', currencyIsoCode: 'EUR', totalProductCount: '3.0', uniqueProductCount: 1, grandTotalAmount: '44.80', totalProductAmount: '39.90' }
const item = { cartItemId: 'i', productId: '01t', name: 'Creme', quantity: '3.0', totalPrice: '39.90', salesPrice: '13.30' }
const cartWith = (parts: { summary?: object; item?: object }) =>
  platformWith(
    behindContext(() => json({ cartSummary: { ...summary, ...parts.summary }, cartItems: [{ cartItem: { ...item, ...parts.item } }] })),
  ).gateways.cart.read()

describe('an answer', () => {
  it('needs no more than what cannot be done without', async () => {
    expect(await cartWith({})).toMatchObject({
      id: 'c',
      processing: false,
      lineCount: 1,
      productCount: 3,
      subtotal: '39.90',
      original: '39.90',
      total: '44.80',
      pageCount: 1,
      lines: [{ quantity: 3, original: '39.90', actual: '39.90', perItem: '13.30', picture: undefined, rule: undefined, problems: [] }],
    })
  })

  it('may hold numbers for texts, and nulls for what is absent', async () => {
    const rule = { minimum: '1', maximum: 6, increment: '1' }
    const read = await cartWith({
      summary: { totalTaxAmount: null, grandTotalAmount: 44.8 },
      item: { quantity: 3, totalPrice: 39.9, childProductCount: null, productDetails: { fields: null, purchaseQuantityRule: rule, thumbnailImage: null } },
    })
    expect(read).toMatchObject({ tax: '0.00', total: '44.8', lines: [{ actual: '39.9', rule: { minimum: 1, maximum: 6, increment: 1 } }] })
  })

  it('keeps delivery charges out of the lines', async () => {
    expect((await cartWith({ item: { type: 'DeliveryCharge' } }))?.lines).toEqual([])
  })

  it('knows fields bare and wrapped, and messages as text and as object', async () => {
    const read = await cartWith({
      item: {
        productDetails: { fields: { Line__c: { value: '30 ml' }, AvailableQuantity__c: '7' } },
        messagesSummary: { limitedMessages: ['a', { message: 'b' }, { title: 'c' }, {}] },
      },
    })
    expect(read?.lines[0]).toMatchObject({ detail: '30 ml', available: 7, problems: ['a', 'b', 'c'] })
  })

  it('may lack prices only while the platform reckons', async () => {
    const unpriced = { totalPrice: null, salesPrice: null, totalListPrice: null }
    expect(await cartWith({ summary: { asyncOperationStatus: 'Processing', grandTotalAmount: null }, item: unpriced })).toMatchObject({ processing: true })
    expect(await thrown(cartWith({ summary: { grandTotalAmount: null } }))).toMatchObject({ kind: 'broken', code: 'UNEXPECTED_SHAPE' })
    expect(await thrown(cartWith({ item: unpriced }))).toMatchObject({ kind: 'broken', code: 'UNEXPECTED_SHAPE' })
  })

  it.each([
    ['cartSummary.grandTotalAmount', { summary: { grandTotalAmount: 'anna' } }],
    ['cartSummary.cartId', { summary: { cartId: { id: 'c' } } }],
    ['cartItems.0.cartItem.quantity', { item: { quantity: [] } }],
    ['cartItems.0.cartItem.productId', { item: { productId: null } }],
  ])('that is not understood at %s is broken, and says where, not what', async (place, parts) => {
    const error = await thrown(cartWith(parts))
    expect(error).toMatchObject({ name: 'PlatformError', kind: 'broken', code: 'UNEXPECTED_SHAPE' })
    expect(String(error)).toContain(`cartItems is not understood: ${place} `)
    expect(String(error)).not.toContain('anna')
  })

  it.each([[undefined], [null], [[]], ['text'], [7], [{}]])('%j is broken wherever something is needed', async (body) => {
    const { gateways } = platformWith(behindContext(() => json(body)))
    const { account, cart, products, consultants } = gateways
    const question = { page: 0, pageSize: 1 }
    const reads = [account.session(), cart.read(), products.categories(), products.search(question), products.read('01t'), account.firstTimeLogin('005000000000001')]
    for (const read of reads) expect(await thrown(read)).toMatchObject({ kind: 'broken', code: 'UNEXPECTED_SHAPE' })
    const found = await consultants.find({ moniker: 'a', guest: true }).catch((error) => error.code)
    expect([undefined, 'UNEXPECTED_SHAPE']).toContain(found)
  })

  it('about a consultant may be an error in itself', async () => {
    const { gateways } = platformWith(() => json({ errorMessage: 'Diesen Shop gibt es nicht.' }))
    expect(await gateways.consultants.find({ moniker: 'a', guest: true })).toBeUndefined()
  })

  it('about a product without a price is about none that is sold', async () => {
    const product = (id: string, prices: object | null) => ({ id, fields: { Name: { value: id } }, prices })
    const page = { products: [product('a', { unitPrice: '1.00' }), product('b', null), product('c', null)], total: 3 }
    const { asked, gateways } = platformWith(({ url }) =>
      url.pathname.endsWith('/pricing/products')
        ? json({ currencyIsoCode: 'EUR', pricingLineItemResults: [{ productId: 'b', unitPrice: '2.00', listPrice: null }, { productId: 'c', success: false }] })
        : json({ productsPage: page }),
    )
    const { products, total } = await gateways.products.search({ page: 0, pageSize: 3 })
    expect(products.map(({ id, price }) => [id, price])).toEqual([['a', '1.00'], ['b', '2.00']])
    expect(total).toBe(3)
    expect(asked[1]?.body).toEqual({ pricingLineItems: [{ productId: 'b' }, { productId: 'c' }] })
  })

  it('of a search that knows no fields is completed from the products', async () => {
    const { asked, gateways } = platformWith(({ url }) =>
      url.pathname.endsWith('/products')
        ? json({ products: [{ id: 'a', fields: { Name: 'Creme', Badges__c: 'new;unheard-of;featured', BaseAmount__c: '0.05', BaseUnit__c: 'l' } }] })
        : json({ productsPage: { products: [{ id: 'a', prices: { unitPrice: '1.00' } }], total: 1, currencyIsoCode: 'EUR' } }),
    )
    const { products } = await gateways.products.search({ badge: 'new', page: 0, pageSize: 3 })
    expect(products[0]).toMatchObject({ name: 'Creme', price: '1.00', badges: ['new', 'featured'], content: { amount: 0.05, unit: 'l' } })
    expect(asked[0]?.body).toMatchObject({
      refinements: [{ type: 'DistinctValue', attributeType: 'Custom', nameOrId: 'Badges__c', values: ['new'] }],
    })
    expect(asked[1]?.url.searchParams.get('ids')).toBe('a')
  })
})
