import { describe, expect, it } from 'vitest'
import type { Refusal } from '../../../src/commerce/domain/answers.js'
import type { Cart, CartLine } from '../../../src/commerce/domain/cart/cart-gateway.js'
import {
  type CartEvent,
  type CartState,
  idsInSight,
  step,
  unopened,
  unsentQuantities,
  viewOf,
} from '../../../src/commerce/domain/cart/cart-machine.js'

const line = (id: string, quantity = 1) => ({ id, productId: `product of ${id}`, name: id, quantity }) as CartLine
const cartOf = (...lines: CartLine[]) => ({ id: 'cart', lines, lineCount: lines.length, processing: false }) as unknown as Cart
const stock: Refusal = { reason: 'stock', message: '', available: 3 }
const opened = (...events: CartEvent[]): CartState =>
  following(unopened([]), { kind: 'read', cart: cartOf(line('cream', 2), line('soap')) }, ...events)
const following = (state: CartState, ...events: CartEvent[]): CartState => events.reduce(step, state)
const noted = (facts: Extract<CartEvent, { kind: 'noted' }>['facts']): CartEvent => ({ kind: 'noted', facts, shopper: 0 })
const linesOf = (state: CartState) => viewOf(state).lines.map(({ id, quantity }) => `${id} ${quantity}`)

describe('the state of the cart', () => {
  it('is never changed, only followed by another', () => {
    const state = opened({ kind: 'wished', lineId: 'cream', quantity: 3 })
    const before = structuredClone(state)
    following(state, { kind: 'removing', lineId: 'cream' }, { kind: 'emptying' }, { kind: 'read', cart: undefined }, { kind: 'left' })
    expect(state).toEqual(before)
  })

  it('has failed only while there is nothing to show', () => {
    const error = new Error('No answer.')
    expect(viewOf(following(unopened([]), { kind: 'unread', error }))).toMatchObject({ status: 'failed', error, code: 'UNKNOWN_ERROR' })
    expect(viewOf(opened({ kind: 'unread', error }))).toMatchObject({ status: 'ready', error })
  })

  it('is processing from the first change that is asked for until a reading after the last', () => {
    const read: CartEvent = { kind: 'read', cart: cartOf() }
    let state = opened({ kind: 'asked' }, { kind: 'asked' })
    for (const event of [{ kind: 'ended' }, read, { kind: 'ended' }] as const) {
      expect(viewOf(state).processing).toBe(true)
      state = step(state, event)
    }
    expect(viewOf(state).processing).toBe(true)
    expect(viewOf(step(state, read)).processing).toBe(false)
  })

  it('knows what the cart holds only from a reading of every line that no change has overtaken', () => {
    expect(opened().contents?.counts).toEqual(
      new Map([
        ['product of cream', 2],
        ['product of soap', 1],
      ]),
    )
    expect(opened(noted({ contents: undefined })).contents).toBeUndefined()
    expect(following(opened(noted({ contents: undefined }), { kind: 'asked' }), { kind: 'read', cart: cartOf() }).contents).toBeUndefined()
    expect(opened({ kind: 'read', cart: { ...cartOf(line('cream')), lineCount: 30 } }).contents).toBeUndefined()
  })

  it('keeps the code of a failure until the next change is asked for', () => {
    const state = opened(noted({ code: 'INSUFFICIENT_INVENTORY' }), { kind: 'read', cart: cartOf() })
    expect(viewOf(state).code).toBe('INSUFFICIENT_INVENTORY')
    expect(viewOf(step(state, { kind: 'asked' })).code).toBeUndefined()
  })
})

describe('a cart that was deleted elsewhere', () => {
  const gone: CartEvent = { kind: 'read', cart: undefined }
  const vanished = (...events: CartEvent[]) => viewOf(opened(...events)).vanished

  it('has vanished until something lies in the next one', () => {
    expect(vanished(gone)).toBe(true)
    expect(vanished({ kind: 'asked' }, gone, { kind: 'ended' }, gone)).toBe(true)
    expect(vanished(gone, { kind: 'read', cart: { ...cartOf(), id: 'next' } })).toBe(true)
    expect(vanished(gone, { kind: 'read', cart: { ...cartOf(line('oil')), id: 'next' } })).toBe(false)
    expect(vanished(gone, { kind: 'left' })).toBe(false)
  })

  it('has not vanished when she emptied it, or there was nothing in it', () => {
    expect(vanished({ kind: 'emptying' }, gone)).toBe(false)
    expect(vanished({ kind: 'removing', lineId: 'cream' }, { kind: 'removing', lineId: 'soap' }, gone)).toBe(false)
    expect(vanished({ kind: 'read', cart: cartOf() }, gone)).toBe(false)
  })
})

describe('a quantity that is asked for', () => {
  const wish: CartEvent = { kind: 'wished', lineId: 'cream', quantity: 5 }

  it('is shown at once, and as the platform says it once that was read', () => {
    const state = opened(wish)
    expect(viewOf(state).lines[0]).toMatchObject({ quantity: 5, settling: true })
    const sent = step(state, { kind: 'sent', lineId: 'cream', number: 1 })
    expect(linesOf(step(sent, { kind: 'read', cart: cartOf(line('cream', 4)) }))).toEqual(['cream 4'])
  })

  it('outlasts a reading while it was not sent', () => {
    expect(linesOf(opened(wish, { kind: 'read', cart: cartOf(line('cream', 4)) }))).toEqual(['cream 5'])
  })

  it('is another wish once the first was sent, and what becomes of that says nothing of it', () => {
    const again = opened(wish, { kind: 'wished', lineId: 'cream', quantity: 6 })
    expect(again.wishes.get('cream')).toMatchObject({ number: 1, quantity: 6 })
    const state = following(again, { kind: 'sent', lineId: 'cream', number: 1 }, { ...wish, quantity: 7 })
    const refused: CartEvent = { kind: 'unwished', lineId: 'cream', number: 1, refusal: stock }
    expect(step(state, refused)).toBe(state)
    expect(step(state, { kind: 'sent', lineId: 'cream', number: 1 })).toBe(state)
    expect(viewOf(step(state, { ...refused, number: 2 })).lines[0]).toMatchObject({ quantity: 2, settling: false, refusal: stock })
  })

  it('takes back what was said against the one before', () => {
    expect(viewOf(opened({ kind: 'given back', lineIds: ['cream'], refusal: stock }, wish)).lines[0]?.refusal).toBeUndefined()
  })
})

describe('what is taken out', () => {
  it('is out of sight at once, with what was wished of it, and back with the reason', () => {
    const state = opened({ kind: 'wished', lineId: 'cream', quantity: 5 }, { kind: 'removing', lineId: 'cream' })
    expect(linesOf(state)).toEqual(['soap 1'])
    const back = step(state, { kind: 'given back', lineIds: ['cream'], refusal: stock })
    expect(viewOf(back).lines[0]).toMatchObject({ id: 'cream', quantity: 2, refusal: stock })
  })

  it('stays out of sight through a reading that a change has overtaken', () => {
    const stale: CartEvent = { kind: 'read', cart: cartOf(line('cream'), line('soap')) }
    expect(linesOf(opened({ kind: 'removing', lineId: 'cream' }, { kind: 'asked' }, stale))).toEqual(['soap 1'])
  })

  it('may be everything that has an id, with the quantities that were not sent', () => {
    const state = opened(
      { kind: 'read', cart: cartOf(line('cream'), line('soap'), line('')) },
      { kind: 'wished', lineId: 'cream', quantity: 5 },
      { kind: 'wished', lineId: 'soap', quantity: 6 },
      { kind: 'sent', lineId: 'soap', number: 2 },
    )
    expect(idsInSight(state)).toEqual(['cream', 'soap'])
    expect(unsentQuantities(state)).toEqual(new Map([['cream', 5]]))
    const emptied = step(state, { kind: 'emptying' })
    expect(linesOf(emptied)).toEqual([' 1'])
    expect([...emptied.wishes.keys()]).toEqual(['soap'])
  })
})

describe('the next shopper', () => {
  const contents = { lines: [{ productId: 'cream', quantity: 1, name: 'Cream' }], coupons: [] }
  const outcomes = [
    { code: 'INSUFFICIENT_INVENTORY' },
    { contents: { cartId: 'cart', counts: new Map() } },
    { cleared: contents },
    { notices: [{ kind: 'fell-away', names: ['Cream'] }] },
  ] as const

  it.each(outcomes)('is not told what became of what another asked for', (facts) => {
    const left = opened({ kind: 'left' })
    expect(step(left, noted(facts))).toBe(left)
    expect(opened(noted(facts))).toMatchObject(facts)
  })

  it('finds nothing of the one before but what is still under way', () => {
    const state = opened(...outcomes.map(noted), { kind: 'asked' }, { kind: 'removing', lineId: 'soap' }, noted({ expired: true }), {
      kind: 'left',
    })
    expect(state).toEqual({ ...unopened([]), shopper: 1, underway: 1 })
  })
})
