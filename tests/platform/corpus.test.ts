import { describe, expect, it } from 'vitest'
import { faultsOf } from '../../src/sandbox/reference/check.js'
import { documented } from '../../src/sandbox/reference/documented.js'
import { type Endpoint, keyOf } from '../../src/sandbox/reference/endpoint.js'
import { endpoints } from '../../src/sandbox/reference/endpoints.js'
import { accountAnswers } from './corpus/account-answers.js'
import * as answers from './corpus/answers.js'
import { catalogueAnswers } from './corpus/catalogue-answers.js'
import { checkoutAnswers } from './corpus/checkout-answers.js'
import { published } from './corpus/requests.js'
import { behindContext, json, platformWith, type Reply, thrown } from './support.js'

const endpointNamed = (call: string): Endpoint => {
  const found = endpoints.find(({ method, path }) => keyOf(method, path) === call)
  if (!found) throw new Error(`The reference has no ${call}.`)
  return found
}
const none = new Set<never>()

describe('published requests', () => {
  it.each(published.map((one) => [one.source, one.call, one] as const))('%s: %s', (_source, call, { body, refused }) => {
    const { body: shape } = endpointNamed(call)
    if (shape === undefined || shape === 'none') throw new Error(`${call} takes no body.`)
    const messages = faultsOf(shape, body, none).map(({ message }) => message)
    expect(messages).toEqual(refused === undefined ? [] : expect.arrayContaining([expect.stringContaining(refused)]))
  })

  it('are of every family that this shop writes to', () => {
    const families = new Set(published.map(({ call }) => call.split(' ')[1]?.split('/')[0]))
    expect([...families].toSorted()).toEqual(['accounts', 'carts', 'checkouts', 'order-summaries', 'pricing', 'search', 'wishlists'])
  })
})

describe('published answers', () => {
  const all = [...answers.publishedAnswers, ...accountAnswers, ...catalogueAnswers, ...checkoutAnswers]

  it.each(all.map((one) => [one.source, one] as const))('%s: every member is known', (_source, { call, body, beyond = [] }) => {
    const { answer } = endpointNamed(call)
    if (answer === undefined) throw new Error(`${call} answers nothing.`)
    const left = JSON.parse(JSON.stringify(body), (name, value) => (beyond.includes(name) ? undefined : value))
    expect(documented(answer, body, none)).toEqual(left)
  })

  const gatewaysOf = (body: unknown, status = 200) => platformWith(behindContext(() => json(body, status))).gateways

  it('show an order’s pictures where there are some, and its sums', async () => {
    const { orders } = await gatewaysOf(answers.orders).orders.page()
    expect(orders.map(({ number, total, currency }) => [number, total, currency])).toEqual([
      ['00000110', '26.98', 'USD'],
      ['00000109', '561.98', 'USD'],
    ])
    expect(orders[0]?.pictures).toEqual([{ url: 'https://s3.amazonaws.com/coffee.jpg', alt: 'Default Image' }])
    const order = await gatewaysOf(answers.order).orders.read(answers.order.orderNumber, undefined)
    expect(order).toMatchObject({ number: 'GJA4C-MUVBN-6ZT4P-V6CSB', total: '301.25', orderedDate: '2022-09-28T12:26:22.000Z' })
  })

  it('begin a checkout, and show its ways of sending', async () => {
    expect(await gatewaysOf({ checkoutId: '2z9R000000008LfIAI' }, 201).checkout.start(undefined, '0a6')).toEqual({
      checkoutId: '2z9R000000008LfIAI',
    })
    const read = await gatewaysOf(answers.checkoutWithGroups).checkout.read('2z9R000000008LfIAI')
    expect(JSON.stringify(read)).toContain('Delivery Method 2')
    expect(JSON.stringify(read)).toContain('415 Mission St')
  })

  it('show a cart’s coupon and what it costs', async () => {
    const whole = { cartSummary: answers.cart, cartItems: [], cartCoupons: answers.coupons }
    expect(await gatewaysOf(whole).cart.read()).toMatchObject({
      coupons: [{ id: '4or0000000001GAA', code: '10OFFCART' }],
      currency: 'USD',
    })
  })

  it('show each line of a cart with its price, and claim neither shipping nor tax', async () => {
    const cart = await gatewaysOf(answers.cartItems).cart.read()
    expect(cart).toMatchObject({ currency: 'USD', total: '285.99', shipping: undefined, tax: undefined, taxType: undefined, problems: [] })
    expect(cart?.lines.map(({ name, quantity, original, actual, gone }) => [name, quantity, original, actual, gone])).toEqual([
      ['Flight Trinity Jacket', 1, '350.00', '250.00', false],
      ['Peak Risor Jacket', 1, '39.99', '35.99', false],
    ])
    expect(await gatewaysOf(answers.emptyCart).cart.read()).toMatchObject({ currency: 'JPY', lines: [], total: '0', shipping: undefined })
    expect(await gatewaysOf(answers.changedItem).cart.setQuantity('0a9RM00000005cQYAQ', 5)).toEqual({ done: true })
    // Of a product there is an id of 15 letters and one of 18.
    expect(await gatewaysOf(answers.changedItem, 201).cart.add('01tRM000000QQdO', 5)).toEqual({ done: true })
  })

  it('say why an entry of a cart has no line', async () => {
    const entry = { cartItem: null, message: 'Dieser Artikel ist nicht mehr da.', status: 'Failed' }
    const whole = { ...answers.cartItems, hasErrors: true, cartItems: [...answers.cartItems.cartItems, entry] }
    expect(await gatewaysOf(whole).cart.read()).toMatchObject({ problems: ['Dieser Artikel ist nicht mehr da.'], lines: [{}, {}] })
  })

  it.each([[answers.closedCart], [[{ errorCode: 'INVALID_ID_FIELD', message: answers.closedCart.message }]]])(
    'that a cart is deleted is no empty cart: %j',
    async (body) => {
      expect(await thrown(gatewaysOf(body, 400).cart.read())).toMatchObject({ status: 400, message: answers.closedCart.message })
    },
  )

  const productsOf = (found: object, told: object = answers.prices, extra: Reply = () => json({}, 404)) =>
    platformWith(
      behindContext((asked) => {
        const { pathname } = asked.url
        if (pathname.endsWith('/pricing/products')) return json(told)
        if (/product-search|\/products/.test(pathname)) return json(found)
        return extra(asked)
      }),
    )

  it('show what a search has found, and send each of its facets back as it came', async () => {
    const { asked, gateways } = productsOf(answers.searchResults)
    const page = await gateways.products.search({ term: 'Jacket', page: 0, pageSize: 20 })
    expect(page).toMatchObject({
      total: 1,
      products: [{ name: 'Item 1', price: '500', original: '200', currency: 'USD', pictures: [{ alt: 'image alt text' }] }],
      facets: [
        { id: 'C', name: 'C Display', values: [{ id: 'R', count: 3 }, { id: 'G' }] },
        { id: 'C:Std', name: 'F Display', values: [{ id: 'A' }] },
      ],
    })
    await gateways.products.search({ term: 'Jacket', facets: { C: ['R'], 'C:Std': ['A'] }, page: 0, pageSize: 20 })
    expect(asked.findLast(({ url }) => url.pathname.endsWith('product-search'))?.body).toMatchObject({
      refinements: [
        { type: 'Distinct', attributeType: 'Cust', nameOrId: 'C', values: ['R'] },
        { type: 'Distinct', attributeType: 'Std', nameOrId: 'C', values: ['A'] },
      ],
    })
  })

  it('show a product that says no more than its fields and where it stands', async () => {
    const { gateways } = productsOf(answers.coffeeMachine)
    expect(await gateways.products.read('01txx000000000VAAQ')).toMatchObject({
      id: '01txx000000000VAAQ',
      name: 'Bella Chrome Coffee Machine',
      price: '250.00',
      original: '350.00',
      // Nobody said a lowest price of 30 days, nor what tax is in it.
      lowestPrice30Days: undefined,
      taxType: undefined,
      variants: undefined,
      path: [{ name: 'Machines' }, { name: 'Coffee Machines' }],
      facts: { articleNumber: 'B-C-COFMAC-001' },
    })
  })

  it('sell nothing that has no price, and say so when the prices themselves have failed', async () => {
    const unpriced = { ...answers.coffeeMachine, id: '01txx000000000WAAQ' }
    expect(await productsOf(unpriced).gateways.products.read('01txx000000000WAAQ')).toBeUndefined()
    const failing = productsOf(answers.coffeeMachine, answers.notPriced).gateways.products
    expect(await thrown(failing.read('01txx000000000VAAQ'))).toMatchObject({ code: 'INTERNAL_SERVER_ERROR', kind: 'broken' })
    const family = productsOf(answers.sizes).gateways.products
    expect(await family.read('01txx0000006iGyAAI')).toBeUndefined()
  })

  it('leave out what an answer about many says is not there', async () => {
    const many = {
      total: 2,
      products: [
        { ...answers.coffeeMachine, id: '01txx000000000VAAQ', success: true },
        { id: '01txx000000000W', success: false, errorCode: 'NOT_FOUND' },
      ],
    }
    const found = await productsOf(many).gateways.products.named(['01txx000000000VAAQ', '01txx000000000WAAQ'])
    expect(found.map(({ name }) => name)).toEqual(['Bella Chrome Coffee Machine'])
  })

  it('show a delivery group with its ways and what is wrong with it', async () => {
    const read = await gatewaysOf({ checkoutId: '2z9', deliveryGroups: answers.deliveryGroups }).checkout.read('2z9')
    expect(read).toMatchObject({
      groups: [{ methods: [{ name: 'Delivery Method 1', fee: '3.14' }], productCount: 2, gift: undefined, methodId: undefined }],
      problems: [{ kind: 'shipping', detail: 'There are no configured Order Delivery Methods.' }],
    })
  })

  it('do not take an order for placed beside whose number stand errors', async () => {
    const no = { problems: [{ kind: 'shipping', detail: 'There are no configured Order Delivery Methods.' }] }
    expect(await gatewaysOf(answers.orderWithErrors, 201).checkout.order('2z9', 'place')).toMatchObject(no)
    expect(await gatewaysOf(answers.orderWithErrors, 422).checkout.order('2z9', 'place')).toMatchObject(no)
    const submitted = { actions: [{ action: 'submit', ...answers.orderWithErrors }] }
    expect(await gatewaysOf(submitted).checkout.order('2z9', 'submit')).toMatchObject(no)
    const conflict = { actions: [{ action: 'prepare', statusCode: 409, errors: answers.orderWithErrors.errors }] }
    expect(await gatewaysOf(conflict, 422).checkout.prepare('2z9')).toMatchObject({ ...no, changed: true })
    expect(await gatewaysOf(submitted, 422).checkout.order('2z9', 'submit')).toMatchObject(no)
    const placed = await gatewaysOf({ orderReferenceNumber: 'ER37G-VYS2M-6GPHH-HG4DE' }, 201).checkout.order('2z9', 'place')
    expect(placed).toEqual({ orderReferenceNumber: 'ER37G-VYS2M-6GPHH-HG4DE' })
    // What says neither is no refusal: whoever ordered looks whether there is an order.
    for (const [body, way] of [
      [{}, 'place'],
      [{ actions: [] }, 'submit'],
      [{ actions: [{ action: 'submit' }] }, 'submit'],
    ] as const)
      expect(await thrown(gatewaysOf(body, 201).checkout.order('2z9', way))).toMatchObject({ kind: 'broken', code: 'UNEXPECTED_SHAPE' })
    // Submitting "returns the order reference number"; whether in the action or beside it, no reference says.
    for (const body of [{ actions: [{ action: 'submit', orderReferenceNumber: 'ER37G' }] }, { orderReferenceNumber: 'ER37G' }])
      expect(await gatewaysOf(body).checkout.order('2z9', 'submit')).toEqual({ orderReferenceNumber: 'ER37G' })
  })

  it.each([
    [[{ success: false, errors: [{ statusCode: 'REQUIRED_FIELD_MISSING', message: 'Pflichtfelder fehlen: [Name]', fields: ['Name'] }] }]],
    [
      [
        { errorCode: 'REQUIRED_FIELD_MISSING', message: 'Pflichtfelder fehlen: [Name]', fields: ['Name'] },
        { errorCode: 'OTHER', message: 'x' },
      ],
    ],
    [
      {
        enhancedErrorType: 'RecordError',
        message: 'x',
        output: { errors: [{ errorCode: 'REQUIRED_FIELD_MISSING', message: 'Pflichtfelder fehlen: [Name]' }] },
      },
    ],
    [{ output: { errors: [], fieldErrors: { Name: [{ errorCode: 'REQUIRED_FIELD_MISSING', message: 'Pflichtfelder fehlen: [Name]' }] } } }],
    [{ error: 'REQUIRED_FIELD_MISSING', error_description: 'Pflichtfelder fehlen: [Name]' }],
  ])('say what is wrong in each form that the platform has for it: %j', async (body) => {
    expect(await gatewaysOf(body, 400).addresses.remove('8lW')).toEqual({
      refused: { reason: 'other', message: 'Pflichtfelder fehlen: [Name]' },
    })
  })

  it('name all favourites, page by page', async () => {
    const pages: Record<string, object> = {
      '': { items: [{ wishlistItemId: '0Wi1', productId: '01t1' }], nextPageToken: '2' },
      2: { items: [{ wishlistItemId: '0Wi2', productSummary: { productId: '01t2' } }], nextPageToken: null },
    }
    const { gateways } = platformWith(
      behindContext(({ url }) =>
        json(url.pathname.endsWith('/wishlists') ? { summaries: [{ id: '0wl' }] } : pages[url.searchParams.get('pageParam') ?? '']),
      ),
    )
    expect(await gateways.favourites.read()).toEqual(['01t1', '01t2'])
  })
})
