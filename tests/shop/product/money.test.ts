import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoney, fromCents, toCents } from '../../../src/commerce/domain/product/money.js'

const german = { locale: 'de-DE', currency: 'EUR' }
/** Intl puts a no-break space before the sign. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('cents', () => {
  it.each([
    ['39.90', 3990],
    ['0.1', 10],
    ['1.15', 115],
    ['-4.35', -435],
    ['19', 1900],
    ['0', 0],
  ])('of %s are %i', (amount, cents) => {
    expect(toCents(amount)).toBe(cents)
  })

  it('add up exactly, where floats would not', () => {
    expect(0.1 + 0.2).not.toBe(0.3)
    expect(fromCents(toCents('0.10') + toCents('0.20'))).toBe('0.30')
  })

  it('come back as the same amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (cents) => {
        expect(toCents(fromCents(cents))).toBe(cents)
      }),
      { seed: 2026 },
    )
  })
})

describe('an amount for people', () => {
  it.each([
    ['39.90', '39,90 €'],
    ['1234567.8', '1.234.567,80 €'],
    ['-5', '-5,00 €'],
    ['0', '0,00 €'],
    ['0.0125', '0,0125 €'],
    ['39.900', '39,90 €'],
    ['1.12345678901234567890', '1,1234567890123456789 €'],
    ['1.123456789012345678905', '1,12345678901234567891 €'],
    ['33.3333333333333333333333333333333333333', '33,33 €'],
    ['16.6666666666666666666666666666666666667', '16,67 €'],
    ['19.9900000000000000000000000000000000000', '19,99 €'],
  ])('of %s is %s', (amount, expected) => {
    expect(plain(formatMoney(amount, german))).toBe(expected)
  })

  it('is written in the language and currency of the caller', () => {
    expect(formatMoney('39.90', { locale: 'en-GB', currency: 'GBP' })).toBe('£39.90')
    expect(plain(formatMoney('39.90', { locale: 'de-DE', currency: 'CHF' }))).toBe('39,90 CHF')
    expect(plain(formatMoney('40.00', { locale: 'de-DE', currency: 'JPY' }))).toBe('40 ¥')
    expect(plain(formatMoney('1200.3333333333333333333333333333333333333', { locale: 'de-DE', currency: 'JPY' }))).toBe('1.200 ¥')
  })

  it('has the digits the caller wants, at most 20', () => {
    expect(plain(formatMoney('39.9', { ...german, digits: 0 }))).toBe('40 €')
    expect(plain(formatMoney('39.9', { ...german, digits: 3 }))).toBe('39,900 €')
    expect(plain(formatMoney('0.5', { ...german, digits: 99 }))).toBe(`0,5${'0'.repeat(19)} €`)
  })

  it('is the amount of the wire to the last digit, not the nearest float', () => {
    expect(plain(formatMoney('12345678901234567.89', german))).toBe('12.345.678.901.234.567,89 €')
  })

  it.each(['', 'E', 'EURO', '<b>', '__proto__'])('is written without a sign when "%s" is its currency', (currency) => {
    expect(formatMoney('1239.9', { locale: 'de-DE', currency })).toBe('1.239,90')
  })

  it.each(['de', 'en'])('is in %s what Intl writes, where it is written without waiting for it', (locale) => {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: 20 })
    fc.assert(
      fc.property(
        fc.oneof(...[120_000, 120_000_000].map((max) => fc.integer({ min: 0, max }))),
        fc.constantFrom(0, 1, 2, 3),
        (cents, digits) => {
          const amount = (cents / 100).toFixed(digits)
          expect(formatMoney(amount, { locale, currency: 'EUR' })).toBe(format.format(amount as `${number}`))
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('may be counted in cents', () => {
    expect(plain(formatMoney(3990, german))).toBe('39,90 €')
  })

  it.each(['', '  ', 'NaN', 'unknown', 'Infinity', Number.NaN])('is nothing for what is no amount: "%s"', (amount) => {
    expect(formatMoney(amount, german)).toBe('')
  })
})
