import { describe, expect, it } from 'vitest'
import { guestDetailsKey, type Memory } from '../../../src/commerce/domain/memory.js'
import type { Order } from '../../../src/commerce/domain/order/order-gateway.js'
import { orderInAddress, withOrder } from '../../../src/commerce/domain/order/order-address.js'
import { guestProof, readPlaced } from '../../../src/commerce/domain/order/placed-order.js'

const visitWith = (details: string | undefined): Memory => ({
  get: (key) => (key === guestDetailsKey ? details : undefined),
  set: () => {},
  remove: () => {},
})
const here = new URL('https://shop.test/site/orders?lang=de')

describe('what a guest proves an order with', () => {
  it('is what she has said at the checkout', () => {
    expect(guestProof(visitWith('{"email":" greta@example.org ","lastName":"Sommer","phoneNumber":""}'))).toEqual({
      email: 'greta@example.org',
      lastName: 'Sommer',
    })
  })

  it.each([undefined, '', '{', 'null', '[]', '{"email":7}', '{"lastName":"Sommer"}'])('is nothing where the storage holds %j', (kept) => {
    expect(guestProof(visitWith(kept))).toBeUndefined()
  })
})

describe('an order that has just been placed', () => {
  const order = { number: 'ER37G' } as Order
  const reading = async (answers: readonly (Order | undefined)[]) => {
    const waited: number[] = []
    let asked = 0
    const clock = { now: () => 0, wait: async (milliseconds: number) => void waited.push(milliseconds) }
    const orders = { read: async () => answers[asked++] }
    const found = await readPlaced(orders, { number: 'ER37G', proof: undefined }, { clock, signal: new AbortController().signal })
    return { found, waited, asked }
  }

  it('is looked for until it is there', async () => {
    expect(await reading([undefined, undefined, order])).toEqual({ found: order, waited: [1000, 2000], asked: 3 })
  })

  it('is given up after four looks', async () => {
    expect(await reading([])).toEqual({ found: undefined, waited: [1000, 2000, 4000], asked: 4 })
  })
})

describe('the address of a page about one order', () => {
  it('names its number, and stays on the site', () => {
    expect(withOrder('/widerrufen?a=1#form', 'ER 37/G&x', here)).toBe('/widerrufen?a=1&order=ER+37%2FG%26x#form')
    expect(withOrder('https://brand.example/widerruf', 'ER37G', here)).toBe('https://brand.example/widerruf?order=ER37G')
  })

  it('is read without blanks, and not endlessly', () => {
    expect(orderInAddress(new URL('?order=%20ER37G%20', here), {})).toBe('ER37G')
    expect(orderInAddress(here, {})).toBe('')
    const behindHash = new URL('#/orders?order=ER37G', here)
    expect([{}, { '/orders': '#/orders' }].map((pages) => orderInAddress(behindHash, pages))).toEqual(['', 'ER37G'])
    expect(orderInAddress(new URL(`?order=${'x'.repeat(500)}`, here), {})).toHaveLength(80)
  })
})
