import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { largestQuantity } from '../../../src/commerce/domain/limits.js'
import { readQuantity, stepQuantity } from '../../../src/commerce/domain/product/quantity.js'

const pairs = { minimum: 2, maximum: 10, increment: 2 }
const aRule = fc.record({
  minimum: fc.integer({ min: 1, max: 20 }),
  maximum: fc.integer({ min: 1, max: 12_000 }),
  increment: fc.integer({ min: 1, max: 12 }),
})
const aDirection = fc.constantFrom(1 as const, -1 as const)

describe('a typed quantity', () => {
  it.each([
    ['1', 1],
    [' 12 ', 12],
    ['007', 7],
    ['9999', 9999],
  ])('is read: "%s"', (text, quantity) => expect(readQuantity(text)).toEqual({ quantity }))

  it.each(['', ' ', '0', '-1', '1.5', '1,5', '1e3', '+3', '0x10', 'zwei', '٣', '3 Stück', 'Infinity'])('is no number: "%s"', (text) => {
    expect(readQuantity(text)).toEqual({ problem: 'not-a-number' })
  })

  it('keeps the rule of the product', () => {
    expect(readQuantity('4', pairs)).toEqual({ quantity: 4 })
    expect(readQuantity('1', pairs)).toEqual({ problem: 'minimum', minimum: 2 })
    expect(readQuantity('12', pairs)).toEqual({ problem: 'maximum', maximum: 10 })
    expect(readQuantity('5', pairs)).toEqual({ problem: 'increment', increment: 2 })
  })

  it('is bounded without a rule, and with one that knows no bounds', () => {
    for (const rule of [undefined, { minimum: 1, maximum: 1_000_000, increment: 1 }]) {
      expect(readQuantity('10000', rule)).toEqual({ problem: 'maximum', maximum: largestQuantity })
      expect(readQuantity('9'.repeat(400), rule)).toEqual({ problem: 'maximum', maximum: largestQuantity })
    }
  })
})

describe('the next quantity', () => {
  it.each([
    [1, 1, 2],
    [2, -1, 1],
    [1, -1, 1],
    [9999, 1, 9999],
  ] as const)('without a rule from %i by %i is %i', (quantity, direction, next) => {
    expect(stepQuantity(quantity, direction)).toBe(next)
  })

  it.each([
    [2, 1, 4],
    [4, -1, 2],
    [2, -1, 2],
    [10, 1, 10],
    [5, 1, 6],
    [5, -1, 4],
    // Outside the rule, as after the shop changed it: the way back is one step.
    [1, 1, 2],
    [13, -1, 10],
    [0, -1, 0],
    [13, 1, 13],
  ] as const)('in pairs from %i by %i is %i', (quantity, direction, next) => expect(stepQuantity(quantity, direction, pairs)).toBe(next))

  it('goes back within a lowered maximum in one step', () => {
    expect(stepQuantity(12, -1, { minimum: 1, maximum: 5, increment: 1 })).toBe(5)
    expect(stepQuantity(1, 1, { minimum: 5, maximum: 9, increment: 1 })).toBe(5)
  })

  it.each([
    [3, 1, 3, undefined, 3],
    [2, 1, 3, undefined, 3],
    [6, -1, 3, undefined, 3],
    [4, 1, 5, { minimum: 1, maximum: 9, increment: 2 }, 4],
    [1, -1, 0, undefined, 1],
  ] as const)('from %i by %i, of %i that are left, is no more than there are', (quantity, direction, available, rule, next) =>
    expect(stepQuantity(quantity, direction, rule, available)).toBe(next),
  )

  it('keeps every rule, or stays', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 12_000 }), aDirection, aRule, (quantity, direction, rule) => {
        const next = stepQuantity(quantity, direction, rule)
        if (next === quantity) return
        expect(Math.sign(next - quantity)).toBe(direction)
        expect(readQuantity(String(next), rule)).toEqual({ quantity: next })
      }),
      { seed: 2026, numRuns: 500 },
    )
  })

  it('passes over none that keeps the rule', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), aDirection, aRule, (quantity, direction, rule) => {
        const next = stepQuantity(quantity, direction, rule)
        const [from, to] =
          direction > 0 ? [quantity + 1, next === quantity ? 300 : next - 1] : [next === quantity ? 0 : next + 1, quantity - 1]
        for (let between = from; between <= to; between += 1) expect(readQuantity(String(between), rule)).not.toEqual({ quantity: between })
      }),
      { seed: 2026, numRuns: 300 },
    )
  })
})
