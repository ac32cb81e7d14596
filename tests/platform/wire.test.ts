import { describe, expect, it } from 'vitest'
import { behindContext, json, platformOnSandbox, platformWith, thrown } from './support.js'

const summary = {
  cartId: 'c',
  currencyIsoCode: 'EUR',
  totalProductCount: '3.0',
  uniqueProductCount: 1,
  grandTotalAmount: '44.80',
  totalProductAmount: '39.90',
}
const item = { cartItemId: 'i', productId: '01t', name: 'Creme', quantity: '3.0', totalPrice: '39.90', salesPrice: '13.30' }
const cartWith = (parts: { summary?: object; item?: object; whole?: object }) =>
  platformWith(
    behindContext(() =>
      json({ cartSummary: { ...summary, ...parts.summary }, cartItems: [{ cartItem: { ...item, ...parts.item } }], ...parts.whole }),
    ),
  ).gateways.cart.read()

type Place = readonly [string, ...string[]]

/** The way to every member, however deep. */
function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]): Place[] => [[name], ...placesIn(part).map((rest): Place => [name, ...rest])])
}

function put(target: unknown, [name, ...rest]: Place, value: unknown): void {
  const holder = target as Record<string, unknown>
  const [next, ...others] = rest
  if (next === undefined) holder[name] = value
  else put(holder[name], [next, ...others], value)
}

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

  it('is not understood where a number is longer than numbers are, or where an id leads out of its path', async () => {
    const faulty = [
      { summary: { totalProductCount: '9'.repeat(400) } },
      { item: { quantity: '9'.repeat(400) } },
      { summary: { cartId: '..' } },
      { summary: { cartId: '' } },
    ]
    for (const parts of faulty) expect(await thrown(cartWith(parts))).toMatchObject({ name: 'PlatformError', code: 'UNEXPECTED_SHAPE' })
  })

  it('may hold numbers for texts, and nulls for what is absent', async () => {
    const rule = { minimum: '1', maximum: 6, increment: '1' }
    const read = await cartWith({
      summary: { totalTaxAmount: null, grandTotalAmount: 44.8 },
      item: {
        quantity: 3,
        totalPrice: 39.9,
        childProductCount: null,
        productDetails: { fields: null, purchaseQuantityRule: rule, thumbnailImage: null },
      },
    })
    expect(read).toMatchObject({
      tax: undefined,
      total: '44.8',
      lines: [{ actual: '39.9', rule: { minimum: 1, maximum: 6, increment: 1 } }],
    })
  })

  it.each([
    [
      { minimum: '2', maximum: null, increment: '2' },
      { minimum: 2, maximum: 9999, increment: 2 },
    ],
    [{ increment: '1' }, { minimum: 1, maximum: 9999, increment: 1 }],
    [
      { minimum: '1.0', maximum: '', increment: '0' },
      { minimum: 1, maximum: 9999, increment: 1 },
    ],
  ])('may leave limits of a quantity open: %j', async (purchaseQuantityRule, rule) => {
    expect(await cartWith({ item: { productDetails: { fields: {}, purchaseQuantityRule } } })).toMatchObject({ lines: [{ rule }] })
  })

  it('keeps delivery charges out of the lines', async () => {
    expect((await cartWith({ item: { type: 'DeliveryCharge' } }))?.lines).toEqual([])
  })

  it('knows fields bare and wrapped, and takes of messages what is one', async () => {
    const read = await cartWith({
      item: {
        productDetails: { fields: { Line__c: { value: '30 ml' }, AvailableQuantity__c: '7' } },
        messagesSummary: { limitedMessages: [{ message: 'b' }, {}, 'a'] },
      },
    })
    expect(read?.lines[0]).toMatchObject({ detail: '30 ml', available: 7, problems: ['b'] })
  })

  it('holds coupons in a list in a list, and promotions so or bare, or none at all', async () => {
    const coupons = [{ cartCouponId: '4r0', couponCode: 'SOMMER10' }]
    const promotions = [
      { promotionId: '0c8', displayName: 'Sommer', adjustmentAmount: '-1.00', couponCode: null, termsAndConditions: null },
    ]
    const wanted = { coupons: [{ id: '4r0', code: 'SOMMER10' }], promotions: [{ id: '0c8', name: 'Sommer', amount: '-1.00' }] }
    expect(await cartWith({ whole: { cartCoupons: { cartCoupons: { coupons } }, cartPromotions: { promotions } } })).toMatchObject(wanted)
    expect(
      await cartWith({ whole: { cartCoupons: { cartCoupons: { coupons } }, cartPromotions: { promotions: { promotions } } } }),
    ).toMatchObject(wanted)
    for (const nothing of [{}, { cartCoupons: null, cartPromotions: null }, { cartCoupons: {}, cartPromotions: {} }]) {
      expect(await cartWith({ whole: nothing })).toMatchObject({ coupons: [], promotions: [], approaching: [], problems: [] })
    }
  })

  it('leaves out what is near but not understood', async () => {
    const free = { promotionId: '0c8', qualifyingAmount: '50.00', qualifyingProductTotal: 38, targetType: 'Shipping' }
    const reached = { ...free, qualifyingProductTotal: '50.00' }
    const near = [free, reached, { promotionId: '0c9' }, 'text', null]
    expect((await cartWith({ whole: { approachingDiscounts: near } }))?.approaching).toEqual([
      { id: '0c8', target: 'Shipping', missing: '12.00' },
    ])
  })

  it('with anything in the place of anything is a cart or is broken, never something else', async () => {
    const { commerce } = await platformOnSandbox('coupons')
    const { body } = await commerce.call('cartItems', {
      query: { includeCoupons: true, includePromotions: true, productFields: ['Badges__c'] },
    })
    const text = JSON.stringify(body)
    let spoilt: unknown
    const { gateways } = platformWith(behindContext(() => json(spoilt)))
    const outcomes: unknown[] = []
    for (const place of placesIn(body).filter(([, line = '0']) => line === '0' || !/^[1-9]/.test(line))) {
      for (const junk of [null, 'x', {}]) {
        spoilt = JSON.parse(text)
        put(spoilt, place, junk)
        outcomes.push(
          await gateways.cart.read().then(
            (cart) => typeof cart?.id,
            (error) => error.code,
          ),
        )
      }
    }
    expect(new Set(outcomes)).toEqual(new Set(['string', 'undefined', 'UNEXPECTED_SHAPE']))
    expect(outcomes.length).toBeGreaterThan(300)
  })

  it('takes badges from a field of the line, known ones only', async () => {
    const read = await cartWith({
      item: { productDetails: { fields: { Badges__c: 'new; __proto__;best-seller;' } }, promotionDisplayName: 'Sommer' },
    })
    expect(read?.lines[0]).toMatchObject({ badges: ['new', 'best-seller'], promotions: ['Sommer'] })
  })

  it('may lack prices only while the platform calculates', async () => {
    const unpriced = { totalPrice: null, salesPrice: null, totalListPrice: null }
    expect(await cartWith({ summary: { asyncOperationStatus: 'Processing', grandTotalAmount: null }, item: unpriced })).toMatchObject({
      processing: true,
    })
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
    const reads = [
      account.session(),
      cart.read(),
      products.categories(),
      products.search(question),
      products.read('01t'),
      account.currentUser('005000000000001'),
    ]
    for (const error of await Promise.all(reads.map(thrown))) expect(error).toMatchObject({ kind: 'broken', code: 'UNEXPECTED_SHAPE' })
    const found = await consultants.find({ moniker: 'a', guest: true }).catch((error) => error.code)
    expect([undefined, 'UNEXPECTED_SHAPE']).toContain(found)
  })

  it('to many at once may hold errors as lists or bare, and says nothing when one is missing', async () => {
    const wishes = [1, 2, 3].map((number) => ({ productId: `01t${number}`, quantity: 1 }))
    const addAll = (body: unknown) => platformWith(behindContext(() => json(body, 201))).gateways.cart.addAll(wishes)
    const refused = { errorCode: 'INSUFFICIENT_INVENTORY', message: 'Nur noch 2.', availableQuantity: 2 }
    const results = [
      { statusCode: 201, result: { productId: '01t1', quantity: '1.0' } },
      { statusCode: 400, result: [refused] },
      { statusCode: 400, result: refused },
    ]
    const no = { refused: { reason: 'stock', message: 'Nur noch 2.', available: 2 } }
    expect(await addAll({ hasErrors: true, results })).toEqual([{ done: true }, no, no])
    expect(await addAll({ results: [...results.slice(1), { statusCode: 500 }] })).toEqual([
      no,
      no,
      { refused: { reason: 'other', message: '' } },
    ])
    expect(await addAll({ results: results.slice(1) })).toEqual([undefined, undefined, undefined])
    expect(await addAll({})).toEqual([undefined, undefined, undefined])
  })

  it.each([
    [undefined, []],
    [{ cartId: null }, []],
    [
      { cartId: 'c', failedCartItems: ['„Creme“ fehlt.', {}] },
      [
        ['', '„Creme“ fehlt.'],
        ['', ''],
      ],
    ],
  ])('to preserve may be %j', async (body, fallen) => {
    const { gateways } = platformWith(behindContext(() => json(body, body ? 200 : 204)))
    const kept = await gateways.cart.preserve('0a6')
    expect([kept.made, kept.fallen.map(({ productId, message }) => [productId, message])]).toEqual([Boolean(body?.cartId), fallen])
  })

  it.each([404, 410])('of %i to a reservation means that the platform has none', async (status) => {
    const { gateways } = platformWith(behindContext(() => json([{ errorCode: 'NOT_FOUND', message: 'no' }], status)))
    expect(await gateways.cart.reserve(60)).toBeUndefined()
    expect(await gateways.cart.release()).toBeUndefined()
  })

  it('to a reservation counts from the shopper’s own clock, as long as the platform says', async () => {
    const reserve = (body: unknown) =>
      platformWith(
        behindContext(() => json(body)),
        { clock: () => 1000 },
      ).gateways.cart.reserve(60)
    expect(await reserve({ durationInSeconds: 30, expirationTime: '2020-01-01T00:00:00.000Z' })).toEqual({ until: 31_000 })
    expect(await reserve(undefined)).toEqual({ until: 61_000 })
  })

  it('about a consultant without a primary moniker is hers by the alternate one', async () => {
    const shopRecord = { ConsultantMoniker_t__c: null, AlternateConsultantMoniker_t__c: 'anna-b', IsShopActive_f__c: true }
    const { gateways } = platformWith(() => json({ shopRecord }))
    expect(await gateways.consultants.find({ moniker: 'anna-b', guest: true })).toMatchObject({
      id: 'anna-b',
      alternateMoniker: 'anna-b',
      shopActive: true,
    })
  })

  it('about a consultant without any moniker closes no shop: it is not understood, and asked for once more', async () => {
    const shops: object[] = [{ ConsultantMoniker_t__c: null, IsShopActive_f__c: null }, { ConsultantMoniker_t__c: 'anna' }]
    const { gateways } = platformWith(() => json({ shopRecord: shops.shift() }))
    const find = () => gateways.consultants.find({ moniker: 'anna', guest: true })
    await expect(find()).rejects.toMatchObject({ name: 'PlatformError', code: 'UNEXPECTED_SHAPE' })
    expect(await find()).toMatchObject({ moniker: 'anna' })
  })

  it.each([null, undefined, false, 'false', '0'])(
    'about a consultant that says %j of her shop is of one that is closed',
    async (active) => {
      const { gateways } = platformWith(() => json({ shopRecord: { ConsultantMoniker_t__c: 'anna', IsShopActive_f__c: active } }))
      expect(await gateways.consultants.find({ moniker: 'anna', guest: true })).toMatchObject({ moniker: 'anna', shopActive: false })
    },
  )

  it.each([
    [{}, true],
    [{ guestCartCheckoutEnabled: null }, true],
    [{ guestCartCheckoutEnabled: false }, false],
    [{ guestCartCheckoutEnabled: '0' }, false],
  ])('about what guests may lets them check out their cart as they may check out, unless it says so: %j', async (said, may) => {
    const { gateways } = platformWith(() => json({ defaultCurrency: 'EUR', guestCheckoutEnabled: 'true', ...said }))
    expect(await gateways.account.application()).toMatchObject({ guestCheckout: true, guestCartCheckout: may })
  })

  it.each([{ defaultCurrency: '' }, { supportedCurrencies: 'EUR' }])(
    'is not understood where the currency of the store is none: %j',
    async (said) => {
      const { gateways } = platformWith(() => json({ defaultCurrency: 'EUR', ...said }))
      await expect(gateways.account.application()).rejects.toMatchObject({ name: 'PlatformError', code: 'UNEXPECTED_SHAPE' })
    },
  )

  it.each([
    [['CHF', 'Wartung'], 'CHF'],
    [['Wartung'], 'EUR'],
    [[null, 'USD', 'EURO', 'CHF'], 'EUR'],
    [[7, 'CHF'], 'CHF'],
    [[{ isoCode: 'USD' }, ['USD'], true], 'EUR'],
  ])('leaves out of the currencies %j those that are none: carts are kept in %s', async (supportedCurrencies, currency) => {
    const { gateways } = platformWith(() => json({ defaultCurrency: 'EUR', guestCheckoutEnabled: true, supportedCurrencies }))
    expect(await gateways.account.application()).toMatchObject({ currency, guestCheckout: true })
    expect((await gateways.context.application()).supportedCurrencies).toEqual(
      supportedCurrencies.filter((each) => each === 'USD' || each === 'CHF'),
    )
  })

  it.each([
    ['productDetails', { item: { productDetails: [] } }],
    ['messagesSummary', { item: { messagesSummary: [] } }],
    ['thumbnailImage', { item: { productDetails: { thumbnailImage: [] } } }],
    ['fields', { item: { productDetails: { fields: [] } } }],
    ['cartPromotions', { whole: { cartPromotions: [] } }],
  ])('is not understood where a list stands for an object, however deep: %s', async (name, parts) => {
    expect(String(await thrown(cartWith(parts)))).toContain(`${name} should be`)
  })

  it.each([
    ['products', { productsPage: { products: [7] } }],
    ['consultants', { consultants: [[]] }],
    ['orderSummaries', { orderSummaries: [null] }],
    ['items', { items: [{ addressId: 7 }] }],
  ])('is broken, and not empty, where nothing of the list %s is understood', async (name, body) => {
    const { gateways } = platformWith(behindContext(() => json(body)))
    const ask = {
      products: () => gateways.products.search({ page: 0, pageSize: 1 }),
      consultants: () => gateways.consultants.search({ by: 'name', text: 'a', page: 0, pageSize: 10 }),
      orderSummaries: () => gateways.orders.page(),
      items: () => gateways.addresses.list(),
    }
    expect(await thrown(ask[name as 'items']())).toMatchObject({ kind: 'broken', code: 'UNEXPECTED_SHAPE' })
  })

  it('about her orders shows one that is not understood by its number alone', async () => {
    const known = { orderSummaryId: '1Os1', orderNumber: 'A-1', totalAmount: '12.00', status: 'Created' }
    const odd = { orderSummaryId: '1Os2', orderNumber: 'A-2', totalAmount: { amount: 7 }, status: [] }
    const { gateways } = platformWith(behindContext(() => json({ orderSummaries: [known, odd] })))
    expect((await gateways.orders.page()).orders).toMatchObject([
      { number: 'A-1', total: '12.00' },
      { number: 'A-2', total: undefined, status: '' },
    ])
  })

  it('about what fell away at the door counts what it names in no way that is known', async () => {
    const failedCartItems = [{ cartItem: { productId: '01t1' }, message: 'Ausverkauft', status: 'Failed' }, 7, null]
    const { gateways } = platformWith(behindContext(() => json({ cartId: 'c', failedCartItems })))
    expect((await gateways.cart.preserve('guest')).fallen).toEqual([
      { productId: '01t1', name: '', message: 'Ausverkauft' },
      { productId: '', name: '', message: '' },
      { productId: '', name: '', message: '' },
    ])
  })

  it('about a consultant may be an error in itself, which is a failure', async () => {
    const { gateways } = platformWith(() => json({ errorMessage: 'Diesen Shop gibt es nicht.' }))
    expect(await thrown(gateways.consultants.find({ moniker: 'a', guest: true }))).toMatchObject({
      code: 'UNKNOWN_ERROR',
      message: 'Diesen Shop gibt es nicht.',
    })
  })

  it('about a product without a price is about none that is sold', async () => {
    const product = (id: string, prices: object | null) => ({ id, fields: { Name: { value: id } }, prices })
    const page = { products: [product('a', { unitPrice: '1.00' }), product('b', null), product('c', null)], total: 3 }
    const { asked, gateways } = platformWith(({ url }) =>
      url.pathname.endsWith('/pricing/products')
        ? json({
            currencyIsoCode: 'EUR',
            pricingLineItemResults: [
              { productId: 'b', unitPrice: '2.00', listPrice: null },
              { productId: 'c', success: false },
            ],
          })
        : json({ productsPage: page }),
    )
    const { products, total } = await gateways.products.search({ term: 'a', page: 0, pageSize: 3 })
    expect(products.map(({ id, price }) => [id, price])).toEqual([
      ['a', '1.00'],
      ['b', '2.00'],
    ])
    expect(total).toBe(3)
    expect(asked[1]?.body).toEqual({ pricingLineItems: [{ productId: 'b' }, { productId: 'c' }] })
  })

  it('of a search that knows no fields is completed from the products', async () => {
    const { asked, gateways } = platformWith(({ url }) =>
      url.pathname.endsWith('/products')
        ? json({
            products: [
              { id: 'a', fields: { Name: 'Creme', Badges__c: 'new;unheard-of;featured', BaseAmount__c: '0.05', BaseUnit__c: 'l' } },
            ],
          })
        : json({ productsPage: { products: [{ id: 'a', prices: { unitPrice: '1.00' } }], total: 1, currencyIsoCode: 'EUR' } }),
    )
    const { products } = await gateways.products.search({ term: 'a', badge: 'new', page: 0, pageSize: 3 })
    expect(products[0]).toMatchObject({ name: 'Creme', price: '1.00', badges: ['new', 'featured'], content: { amount: 0.05, unit: 'l' } })
    expect(asked[0]?.body).toMatchObject({
      refinements: [{ type: 'DistinctValue', attributeType: 'Custom', nameOrId: 'Badges__c', values: ['new'] }],
    })
    expect(asked[1]?.url.searchParams.get('ids')).toBe('a')
  })
})
