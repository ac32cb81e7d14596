import { describe, expect, it } from 'vitest'
import { faultsOf } from '../../src/sandbox/reference/check.js'
import { documented } from '../../src/sandbox/reference/documented.js'
import { type Endpoint, keyOf } from '../../src/sandbox/reference/endpoint.js'
import { endpoints } from '../../src/sandbox/reference/endpoints.js'
import * as answers from './corpus/answers.js'
import { published } from './corpus/requests.js'
import { behindContext, json, platformWith } from './support.js'

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
  it.each(answers.publishedAnswers.map((one) => [one.source, one] as const))(
    '%s: every member is known',
    (_source, { call, body, beyond = [] }) => {
      const { answer } = endpointNamed(call)
      if (answer === undefined) throw new Error(`${call} answers nothing.`)
      const left = JSON.parse(JSON.stringify(body), (name, value) => (beyond.includes(name) ? undefined : value))
      expect(documented(answer, body, none)).toEqual(left)
    },
  )

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
})
