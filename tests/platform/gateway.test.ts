import { describe, expect, it } from 'vitest'
import { errorOfAnswer } from '../../src/commerce/salesforce/errors.js'
import { refusalOf } from '../../src/commerce/salesforce/gateways/refusals.js'
import type { Product } from '../../src/commerce/domain/product/product-gateway.js'
import { has } from '../../src/commerce/domain/has.js'
import { createSandbox } from '../../src/sandbox/index.js'
import { consultants } from '../../src/sandbox/world/consultants/consultants.js'
import { customers } from '../../src/sandbox/world/shop/customers.js'
import { behindContext, json, platformOnSandbox, platformWith, thrown } from './support.js'

type Platform = Awaited<ReturnType<typeof platformOnSandbox>>

const regular = needed(customers.find((one) => !one.firstTimeLogin))
const newcomer = needed(customers.find((one) => one.firstTimeLogin))

function needed<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error('The sandbox lacks what this test needs.')
  return thing
}

async function someProduct({ gateways }: Platform, fits: (product: Product) => boolean = () => true): Promise<Product> {
  const { products } = await gateways.products.search({ page: 0, pageSize: 100 })
  return needed(products.find((product) => (product.available ?? 0) > 3 && fits(product)))
}

describe('the cart', () => {
  it('is not there for a guest who put nothing in', async () => {
    const { gateways } = await platformOnSandbox()
    expect(await gateways.cart.read()).toBeUndefined()
  })

  it('holds what was put in, with its picture, prices and pieces left', async () => {
    const platform = await platformOnSandbox('guest', { sitePath: '/store' })
    const { cart } = platform.gateways
    const product = await someProduct(platform, ({ rule }) => !rule)
    expect(await cart.add(product.id, 2)).toEqual({ done: true })
    const read = needed(await cart.read())
    expect(read).toMatchObject({ currency: 'EUR', lineCount: 1, productCount: 2, processing: false, pageCount: 1 })
    const line = needed(read.lines[0])
    const { name, detail, available } = product
    expect(line).toMatchObject({ productId: product.id, name, detail, quantity: 2, available, problems: [] })
    expect(line.picture?.url).toMatch(/^\/store\/cms\/delivery\/media\//)
    expect(Number(line.actual)).toBeCloseTo(2 * Number(product.price))
    expect(Number(read.total)).toBeGreaterThan(0)
  })

  it('is changed and emptied by its line', async () => {
    const { gateways } = await platformOnSandbox('full-cart')
    const line = needed((await gateways.cart.read())?.lines[0])
    expect(await gateways.cart.setQuantity(line.id, line.quantity + 1)).toEqual({ done: true })
    expect((await gateways.cart.read())?.lines.find(({ id }) => id === line.id)?.quantity).toBe(line.quantity + 1)
    expect(await gateways.cart.remove(line.id)).toEqual({ done: true })
    expect((await gateways.cart.read())?.lines.find(({ id }) => id === line.id)).toBeUndefined()
  })

  it('shows 25 lines, more when more are wanted, and never one twice', async () => {
    const { gateways } = await platformOnSandbox('big-cart')
    const lengths = await Promise.all([1, 2, 99].map(async (pages) => (await gateways.cart.read(pages))?.lines.length))
    const whole = needed(await gateways.cart.read(99))
    expect(lengths).toEqual([25, 50, whole.lineCount])
    expect(new Set(whole.lines.map(({ id }) => id)).size).toBe(whole.lineCount)
    expect(whole.pageCount).toBe(Math.ceil(whole.lineCount / 25))
  })

  it('says that the platform still calculates', async () => {
    const { gateways } = await platformOnSandbox('processing-cart')
    expect((await gateways.cart.read())?.processing).toBe(true)
  })

  it('tells what is wrong with a line', async () => {
    const { gateways } = await platformOnSandbox('product-gone')
    const problems = (await gateways.cart.read())?.lines.flatMap((line) => line.problems)
    expect(problems).toHaveLength(1)
  })

  it('tells how many are left when there are too few', async () => {
    const platform = await platformOnSandbox()
    const product = await someProduct(platform, ({ rule }) => !rule)
    const available = needed(product.available)
    expect(await platform.gateways.cart.add(product.id, available + 1)).toMatchObject({ refused: { reason: 'stock', available } })
  })

  it('tells a broken rule, a senseless quantity and a product that is none apart', async () => {
    const platform = await platformOnSandbox()
    const { cart } = platform.gateways
    const ruled = await someProduct(platform, ({ rule }) => rule !== undefined)
    const maximum = needed(ruled.rule?.maximum)
    expect(await cart.add(ruled.id, maximum + 1)).toMatchObject({ refused: { reason: 'rule' } })
    expect(await cart.add(ruled.id, 0)).toMatchObject({ refused: { reason: 'quantity' } })
    expect(await cart.add('01t000000000999AAA', 1)).toMatchObject({ refused: { reason: 'gone' } })
  })

  it('tells that a line is gone', async () => {
    const { gateways } = await platformOnSandbox('full-cart')
    expect(await gateways.cart.remove('0a9000000000999AAA')).toMatchObject({ refused: { reason: 'gone' } })
  })

  it('tells that guests may have none', async () => {
    const { gateways } = await platformOnSandbox('guest-cart-off')
    const { products } = await gateways.products.search({ page: 0, pageSize: 1 })
    expect(await gateways.cart.add(needed(products[0]).id, 1)).toMatchObject({ refused: { reason: 'not-allowed' } })
  })

  it('says conflict when it was changed elsewhere', async () => {
    const { gateways, sandbox } = await platformOnSandbox('full-cart')
    const line = needed((await gateways.cart.read())?.lines[0])
    sandbox.weather({ kind: 'conflict-409', method: 'PATCH', times: 1 })
    expect(await gateways.cart.setQuantity(line.id, 2)).toMatchObject({ refused: { reason: 'conflict' } })
  })

  it.each([
    ['offline', 'offline'],
    ['lost-answer', 'offline'],
    ['error-500', 'broken'],
    ['error-503', 'broken'],
    ['too-many-429', 'rejected'],
    ['malformed', 'broken'],
    ['html', 'broken'],
  ] as const)('cannot be changed in %s weather, which is no refusal', async (kind, expected) => {
    const platform = await platformOnSandbox()
    const product = await someProduct(platform, ({ rule }) => !rule)
    platform.sandbox.weather({ kind, method: 'POST', match: 'cart-items' })
    expect(await thrown(platform.gateways.cart.add(product.id, 1))).toMatchObject({ name: 'PlatformError', kind: expected })
  })

  it('comes along at login', async () => {
    const { gateways } = await platformOnSandbox('full-cart')
    const guestCart = needed(await gateways.cart.read())
    await gateways.account.login(regular.username, regular.password)
    expect(await gateways.cart.preserve(guestCart.id)).toEqual({ made: true, fallen: [] })
    const cart = needed(await gateways.cart.read())
    expect(cart.id).not.toBe(guestCart.id)
    expect(cart.productCount).toBe(guestCart.productCount)
    expect(await gateways.cart.preserve(guestCart.id)).toEqual({ made: false, fallen: [] })
  })

  it('says what fell away at login, with a sentence that names it', async () => {
    const { gateways } = await platformOnSandbox('falling-away')
    const guestCart = needed(await gateways.cart.read())
    await gateways.account.login(regular.username, regular.password)
    const { made, fallen } = await gateways.cart.preserve(guestCart.id)
    expect([made, fallen.length]).toEqual([true, 2])
    for (const { productId, message } of fallen)
      expect(message).toContain(needed(guestCart.lines.find((line) => line.productId === productId)).name)
    expect((await gateways.cart.read())?.lineCount).toBe(guestCart.lineCount - 2)
  })

  it('takes many at once, and answers for each in the order they were asked', async () => {
    const platform = await platformOnSandbox()
    const { cart } = platform.gateways
    const product = await someProduct(platform, ({ rule }) => !rule)
    const available = needed(product.available)
    const answers = await cart.addAll([
      { productId: '01t000000000999AAA', quantity: 1 },
      { productId: product.id, quantity: 2 },
      { productId: product.id, quantity: available },
      { productId: product.id, quantity: -1 },
    ])
    expect(answers).toMatchObject([
      { refused: { reason: 'gone' } },
      { done: true },
      { refused: { reason: 'stock', available } },
      { refused: { reason: 'quantity' } },
    ])
    expect((await cart.read())?.productCount).toBe(2)
  })

  it('asks nobody for nothing, and the platform never for more than 100', async () => {
    const { gateways, sandbox } = await platformOnSandbox()
    expect(await gateways.cart.addAll([])).toEqual([])
    const many = Array.from({ length: 101 }, () => ({ productId: '01t', quantity: 1 }))
    expect(await thrown(gateways.cart.addAll(many))).toBeInstanceOf(RangeError)
    expect(sandbox.requests()).toEqual([])
    expect(await gateways.cart.addAll(many.slice(1))).toHaveLength(100)
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['an empty list', []],
    ['another body', { hello: 'world' }],
    [
      'another line',
      { productId: '01t2', quantity: '1.0', results: [{ statusCode: 201, result: { productId: '01t2', quantity: '1.0' } }] },
    ],
    ['less', { productId: '01t1', quantity: '1.0', results: [{ statusCode: 201, result: { productId: '01t1', quantity: '1.0' } }] }],
  ])('takes no yes for done that says %s', async (_, body) => {
    const { gateways } = platformWith(behindContext(() => json(body)))
    const { cart } = gateways
    expect(await cart.add('01t1', 2)).toBeUndefined()
    expect(await cart.addAll([{ productId: '01t1', quantity: 2 }])).toEqual([undefined])
    expect(await cart.setQuantity('0a91', 2)).toBeUndefined()
    expect(await cart.addCoupon('SOMMER10')).toBeUndefined()
    expect(await cart.remove('0a91')).toBeUndefined()
    expect(await cart.removeCoupon('4r01')).toBeUndefined()
    expect(await cart.clear()).toBeUndefined()
  })

  it.each([
    ['CART_VALIDATION_ERROR', 'de', 'de'],
    ['CART_VALIDATION_ERROR', null, undefined],
    ['INVALID_INPUT', 'de', undefined],
  ])('keeps the message of %s for shoppers where it says its language: %s', (errorCode, header, language) => {
    const error = errorOfAnswer(422, [{ errorCode, message: 'Bitte wähle anders.' }], 'POST /carts', header)
    const refusal = refusalOf(error)
    expect(refusal).toMatchObject({ reason: 'other', message: 'Bitte wähle anders.' })
    expect(refusal?.language).toBe(language)
  })

  it('refuses all of them alike where guests may have no cart', async () => {
    const { gateways } = await platformOnSandbox('guest-cart-off')
    const answers = await gateways.cart.addAll([
      { productId: '01t1', quantity: 1 },
      { productId: '01t2', quantity: 1 },
    ])
    expect(answers).toMatchObject([{ refused: { reason: 'not-allowed' } }, { refused: { reason: 'not-allowed' } }])
  })

  it('is cleared, also when it is gone already', async () => {
    const { gateways } = await platformOnSandbox('big-cart')
    expect(await gateways.cart.clear()).toEqual({ done: true })
    expect(await gateways.cart.read()).toBeUndefined()
    expect(await gateways.cart.clear()).toEqual({ done: true })
  })

  it('takes coupons, shows what they bring, and gives them back', async () => {
    const { gateways } = await platformOnSandbox('full-cart')
    const { cart } = gateways
    expect(await cart.addCoupon('sommer10')).toEqual({ done: true })
    const read = needed(await cart.read())
    const coupon = needed(read.coupons[0])
    expect(coupon.code).toBe('SOMMER10')
    expect(read.promotions).toMatchObject([{ name: 'Sommeraktion: 10 % auf alles', couponCode: 'SOMMER10' }])
    expect(Number(read.promotions[0]?.amount)).toBeLessThan(0)
    expect(read.lines.map(({ promotions }) => promotions)).toEqual(Array(3).fill(['Sommeraktion: 10 % auf alles']))
    expect(await cart.removeCoupon(coupon.id)).toEqual({ done: true })
    expect(await cart.removeCoupon(coupon.id)).toEqual({ done: true })
    expect(await cart.read()).toMatchObject({ coupons: [], promotions: [] })
  })

  it.each([
    ['SOMMER10', 'coupon-applied'],
    ['ABGELAUFEN', 'coupon-expired'],
    ['NUR-HEUTE', 'coupon-not-combinable'],
    ['GIBTSNICHT', 'coupon-unknown'],
    ['<script>alert(1)</script>', 'coupon-unknown'],
  ])('tells why the coupon %s is refused: %s', async (code, reason) => {
    const { gateways } = await platformOnSandbox('coupons')
    expect(await gateways.cart.addCoupon(code)).toMatchObject({ refused: { reason, message: expect.any(String) } })
    expect((await gateways.cart.read())?.coupons).toHaveLength(2)
  })

  it('tells what it must be worth for a coupon, and what is missing to the next promotion', async () => {
    const platform = await platformOnSandbox()
    const { cart } = platform.gateways
    const cheap = await someProduct(platform, ({ price, rule }) => Number(price) < 30 && !rule)
    await cart.add(cheap.id, 1)
    expect(await cart.addCoupon('WILLKOMMEN5')).toMatchObject({
      refused: { reason: 'coupon-minimum', minimum: { amount: '30.00', currency: 'EUR' } },
    })
    platform.sandbox.scene('near-promotion')
    expect((await cart.read())?.approaching).toMatchObject([{ target: 'Shipping', missing: '12.00' }])
  })

  it('says that something has changed when a coupon finds no cart any more', async () => {
    const { gateways, sandbox } = await platformOnSandbox('full-cart')
    sandbox.weather({ kind: 'cart-deleted' })
    expect(await gateways.cart.addCoupon('SOMMER10')).toMatchObject({ refused: { reason: 'conflict' } })
  })

  it('names promotions that need no coupon', async () => {
    const { gateways } = await platformOnSandbox('automatic-promotions')
    const read = needed(await gateways.cart.read())
    expect(read.coupons).toEqual([])
    expect(read.promotions.map(({ couponCode, terms }) => [couponCode, terms])).toEqual([
      [undefined, expect.any(String)],
      [undefined, expect.any(String)],
    ])
  })

  it('carries the badges of its products, and what is wrong with it as a whole', async () => {
    const { gateways } = await platformOnSandbox('low-stock')
    const read = needed(await gateways.cart.read())
    expect(read.lines.flatMap(({ badges }) => badges)).toContain('best-seller')
    expect(read.problems).toEqual(['Ein Artikel in deinem Warenkorb ist so nicht mehr zu haben.'])
  })

  it('tells which rule a quantity breaks', async () => {
    const { gateways } = await platformOnSandbox('quantity-rules')
    const line = needed((await gateways.cart.read())?.lines.find(({ rule }) => rule?.increment === 2))
    expect(line.problems).toHaveLength(1)
    expect(await gateways.cart.setQuantity(line.id, 3)).toMatchObject({
      refused: { reason: 'rule', rule: { minimum: 2, maximum: 20, increment: 2 } },
    })
  })

  it('of 1,000 lines is read in ten requests, each line once', async () => {
    const { gateways, sandbox } = await platformOnSandbox('huge-cart')
    const read = needed(await gateways.cart.read(99))
    expect(new Set(read.lines.map(({ id }) => id)).size).toBe(1000)
    const asked = sandbox.requests().filter(({ path }) => path.endsWith('/cart-items'))
    expect(asked).toHaveLength(10)
    expect(asked.filter(({ query }) => query.includes('includePromotions=true'))).toHaveLength(1)
  })

  it('is another one for each account', async () => {
    const sandboxed = await platformOnSandbox('several-accounts')
    const { body } = await sandboxed.commerce.call('managedAccounts', { query: { includeMyAccount: true } })
    const accounts = (body as { externalManagedAccounts: { id: string }[] }).externalManagedAccounts
    expect(accounts).toHaveLength(3)
    expect(
      (
        await sandboxed.commerce.call('effectiveAccount', {
          path: { effectiveAccountId: needed(accounts[1]).id },
          query: { fields: ['name'] },
        })
      ).body,
    ).toEqual({ id: accounts[1]?.id, name: 'Salon Rosengarten' })
  })

  it('counts in the currency of the shop, whichever that is', async () => {
    const platform = await platformOnSandbox()
    platform.sandbox.world.state.settings.currency = 'CHF'
    const product = await someProduct(platform, ({ price, rule }) => Number(price) < 30 && !rule)
    expect(await platform.gateways.cart.add(product.id, 1)).toEqual({ done: true })
    expect((await platform.gateways.cart.read())?.currency).toBe('CHF')
    expect(await platform.gateways.cart.addCoupon('WILLKOMMEN5')).toMatchObject({
      refused: { minimum: { amount: '30.00', currency: 'CHF' } },
    })
  })

  it('keeps pieces for a while, and gives them back', async () => {
    const { gateways } = await platformOnSandbox('full-cart')
    const before = Date.now()
    const reserved = needed(await gateways.cart.reserve(14_400))
    expect(reserved).toEqual({ until: expect.any(Number) })
    if (has(reserved, 'until')) expect(Math.abs(reserved.until - before - 14_400_000)).toBeLessThan(5000)
    expect(await gateways.cart.release()).toBeUndefined()
  })

  it('says why pieces cannot be kept', async () => {
    const { gateways } = await platformOnSandbox('low-stock')
    expect(await gateways.cart.reserve(60)).toMatchObject({ refused: { reason: 'stock', available: 1 } })
  })
})

describe('products', () => {
  it('come in pages, priced and with their badges', async () => {
    const { gateways } = await platformOnSandbox()
    const first = await gateways.products.search({ page: 0, pageSize: 12 })
    const second = await gateways.products.search({ page: 1, pageSize: 12 })
    expect(first.products).toHaveLength(12)
    expect(first.total).toBeGreaterThan(24)
    const ids = [...first.products, ...second.products].map(({ id }) => id)
    expect(new Set(ids).size).toBe(24)
    for (const { price, pictures, currency } of first.products) {
      expect(price).toMatch(/^\d+\.\d\d$/)
      expect(pictures[0]?.url).toMatch(/^\/cms\/delivery\/media\//)
      expect(currency).toBe('EUR')
    }
  })

  it('can be chosen by category, term and badge', async () => {
    const { gateways } = await platformOnSandbox()
    const categories = await gateways.products.categories()
    const category = needed(categories[0])
    expect(category.name).not.toBe('')
    const inCategory = await gateways.products.search({ categoryId: category.id, page: 0, pageSize: 100 })
    const all = await gateways.products.search({ page: 0, pageSize: 100 })
    expect(inCategory.total).toBeLessThan(all.total)
    const badged = await gateways.products.search({ badge: 'best-seller', page: 0, pageSize: 100 })
    expect(badged.products.length).toBeGreaterThan(0)
    expect(badged.products.every(({ badges }) => badges.includes('best-seller'))).toBe(true)
    const name = needed(all.products[0]).name
    const found = await gateways.products.search({ term: name, page: 0, pageSize: 100 })
    expect(found.products.map((product) => product.name)).toContain(name)
  })

  it('can be ordered by price', async () => {
    const { gateways } = await platformOnSandbox()
    const { products } = await gateways.products.search({ sort: 'price-down', page: 0, pageSize: 100 })
    const prices = products.map(({ price }) => Number(price))
    expect(prices).toEqual([...prices].sort((left, right) => right - left))
  })

  it('are read one by one with what the law wants to see', async () => {
    const platform = await platformOnSandbox()
    const reduced = await someProduct(platform, ({ lowestPrice30Days, content }) => Boolean(lowestPrice30Days && content))
    const product = needed(await platform.gateways.products.read(reduced.id))
    const { categoryId, pictures, ...rest } = product
    expect(rest).toEqual(expect.objectContaining({ name: reduced.name, price: reduced.price, content: reduced.content }))
    expect(Number(product.original)).toBeGreaterThan(Number(product.price))
    expect(categoryId).toBeDefined()
    expect(pictures).toHaveLength(2)
  })

  it('are read in two requests when many stand on a page, also when one of them is none', async () => {
    const { gateways, sandbox } = await platformOnSandbox()
    const { products } = await gateways.products.search({ page: 0, pageSize: 50 })
    const before = sandbox.requests().length
    const read = await Promise.all(products.map(({ id }) => gateways.products.read(id)))
    expect(sandbox.requests().slice(before)).toHaveLength(2)
    expect(read.map((product) => product?.name)).toEqual(products.map(({ name }) => name))
    expect(read.filter((product) => (product?.variants?.choices.length ?? 0) > 1).length).toBeGreaterThan(0)
    const [some, gone, none] = await Promise.all([products[0]!.id, '01t000000000999AAA', 'rubbish'].map((id) => gateways.products.read(id)))
    expect([some?.name, gone, none]).toEqual([products[0]!.name, undefined, undefined])
  })

  it('have their shades, too, where an answer about many says no more than the reference has', async () => {
    const sandbox = await createSandbox({ oneClient: true, extensions: [] })
    const { gateways } = platformWith(async ({ url, method, body }) => {
      const given = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
      const answer = await sandbox.respond(new Request(url, { method, ...given }))
      return answer ?? json(undefined, 404)
    })
    const shaded = [...sandbox.world.shelves.familyById.keys()]
    const [one, other] = await Promise.all(shaded.slice(1, 3).map((id) => gateways.products.read(id)))
    expect([one, other].map((product) => (product?.variants?.choices.length ?? 0) > 1)).toEqual([true, true])
  })

  it.each(['01t000000000999AAA', 'rubbish', '../carts/current'])('are undefined for %s', async (id) => {
    const { gateways } = await platformOnSandbox()
    expect(await gateways.products.read(id)).toBeUndefined()
  })

  it('are none in an empty shop', async () => {
    const { gateways } = await platformOnSandbox('empty-catalogue')
    expect(await gateways.products.search({ page: 0, pageSize: 12 })).toMatchObject({ products: [], total: 0 })
  })
})

describe.each(['path', 'execute'] as const)('a consultant over the %s form', (apexTransport) => {
  const consultant = needed(consultants[0])

  it('is found by moniker', async () => {
    const { gateways } = await platformOnSandbox('guest', { apexTransport })
    const found = await gateways.consultants.find({ moniker: consultant.moniker, guest: true })
    const { id, firstName, lastName, moniker, shopActive } = consultant
    expect(found).toMatchObject({ id, firstName, lastName, moniker, shopActive })
  })

  it('is undefined when the shop knows none, and said to be closed when she is', async () => {
    const { gateways, sandbox } = await platformOnSandbox('guest', { apexTransport })
    expect(await gateways.consultants.find({ moniker: 'nobody-of-that-name', guest: true })).toBeUndefined()
    sandbox.scene('inactive-shop')
    expect(await gateways.consultants.find({ moniker: consultant.moniker, guest: true })).toMatchObject({ shopActive: false })
  })

  it('has a moniker for her key', async () => {
    const { gateways } = await platformOnSandbox('guest', { apexTransport })
    expect(await gateways.consultants.monikerOf(consultant.consultantKey)).toBe(consultant.moniker)
    expect(await gateways.consultants.monikerOf('none')).toBeUndefined()
  })
})

describe('the shopper', () => {
  it('is told what the shop allows', async () => {
    const { gateways } = await platformOnSandbox('guest-cart-off')
    expect(await gateways.account.application()).toEqual({
      guestBrowsing: true,
      guestCart: false,
      guestCheckout: false,
      guestCartCheckout: false,
      currency: 'EUR',
      highScaleCart: false,
      reservation: 14400,
    })
  })

  it('is somebody else after login, and nobody after logout', async () => {
    const { gateways } = await platformOnSandbox()
    const { account } = gateways
    expect(await account.session()).toMatchObject({ guest: true, accountId: undefined })
    expect(await account.login(regular.username, 'wrong')).toMatchObject({ refused: { reason: 'not-allowed' } })
    expect(await account.session()).toMatchObject({ guest: true })
    expect(await account.login(regular.username, regular.password)).toEqual({ done: true })
    const { userId, accountId, firstName } = regular
    expect(await account.session()).toEqual({ guest: false, userId, accountId, firstName })
    await account.logout()
    expect(await account.session()).toMatchObject({ guest: true })
  })

  it.each([
    [regular, false],
    [newcomer, true],
  ])('is new or not', async (customer, isNew) => {
    const { gateways } = await platformOnSandbox()
    await gateways.account.login(customer.username, customer.password)
    expect(await gateways.account.currentUser(customer.userId)).toEqual({ accountId: customer.accountId, firstTimeLogin: isNew })
  })

  it('keeps favourites, in a list made for her, once signed in', async () => {
    const platform = await platformOnSandbox()
    const { favourites, account } = platform.gateways
    const { id } = await someProduct(platform)
    expect(await favourites.read()).toEqual([])
    expect(await favourites.add(id)).toMatchObject({ refused: { reason: 'not-allowed' } })
    await account.login(newcomer.username, newcomer.password)
    expect(await favourites.add(id)).toEqual({ done: true })
    expect(await favourites.read()).toContain(id)
    expect(await favourites.remove(id)).toEqual({ done: true })
    expect(await favourites.remove(id)).toEqual({ done: true })
    expect(await favourites.read()).not.toContain(id)
  })

  it('sees a failure for what it is', async () => {
    const { gateways, sandbox } = await platformOnSandbox('signed-in')
    sandbox.weather({ kind: 'expired-session', match: 'session-context', times: 1 })
    expect(await thrown(gateways.account.session())).toMatchObject({ kind: 'signed-out', code: 'INVALID_SESSION_ID' })
    expect(await gateways.account.session()).toMatchObject({ guest: false })
  })
})
