import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromCents } from '../../../src/commerce/domain/product/money.js'
import { showsDiscount } from '../../../src/commerce/domain/cart/reductions.js'
import { basePrice, percentOff, showsOriginal } from '../../../src/commerce/domain/product/prices.js'

describe('a discount', () => {
  it.each(['-0.01', '-10', '-5.00'])('shows when it is negative: %s', (value) => expect(showsDiscount(value)).toBe(true))
  it.each(['0', '0.00', '-0', '5.00', '', ' ', '-', 'minus five', 'NaN', '-Infinity', undefined])('shows not as %s', (value) => {
    expect(showsDiscount(value)).toBe(false)
  })
})

describe('an original price', () => {
  it.each([
    ['39.90', '29.90'],
    ['0.01', '0.00'],
    ['100', '99.99'],
    ['10.00', '9.00'],
  ])('shows when it is greater: %s over %s', (original, current) => {
    expect(showsOriginal(original, current)).toBe(true)
  })
  it.each([
    ['29.90', '29.90'],
    ['29.90', '39.90'],
    ['9.00', '10.00'],
    ['10.00', '-1.00'],
    ['-1.00', '-2.00'],
    ['', '29.90'],
    ['39.90', ''],
    [undefined, '29.90'],
    ['unknown', '29.90'],
    ['Infinity', '29.90'],
    ['39.90', 'unknown'],
  ])('shows not as %s over %s', (original, current) => expect(showsOriginal(original, current)).toBe(false))
})

describe('the percentage off', () => {
  it.each([
    ['50.00', '45.00', 10],
    ['100.00', '71.00', 29],
    ['39.90', '29.90', 25],
    ['10.00', '9.95', 0],
    ['30.00', '0.00', 100],
    ['3.00', '2.00', 33],
  ])('from %s to %s is %i', (original, current, percent) => expect(percentOff(original, current)).toBe(percent))

  it('is exact for whole percents and never promises too much', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.nat({ max: 100 }), (euros, percent) => {
        expect(percentOff(`${euros}.00`, fromCents(euros * (100 - percent)))).toBe(percent)
      }),
      { seed: 2026 },
    )
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.nat({ max: 1_000_000 }), (original, saved) => {
        const off = percentOff(fromCents(original), fromCents(Math.max(original - saved, 0)))
        expect(off * original).toBeLessThanOrEqual(Math.min(saved, original) * 100)
      }),
      { seed: 2026 },
    )
  })
})

describe('the base price', () => {
  it.each([
    ['39.90', 0.03, '1330.00'],
    ['12.00', 0.25, '48.00'],
    ['9.99', 1, '9.99'],
  ])('of %s for %d is %s', (price, amount, expected) => {
    expect(basePrice(price, amount)).toBe(expected)
  })
})
