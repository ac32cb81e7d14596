import { describe, expect, it } from 'vitest'
import { describeCouponRefusal } from '../../src/commerce/domain/cart/describe-coupon-refusal.js'
import { describeRefusal, describeRule } from '../../src/commerce/domain/error-words.js'
import type { Refusal } from '../../src/commerce/domain/answers.js'

const said = (refusal: Partial<Refusal> & Pick<Refusal, 'reason'>, locale: 'de' | 'en' = 'de') =>
  describeCouponRefusal({ message: 'the platform', ...refusal }, { locale, words: {} }).replaceAll('\u00a0', ' ')

describe('a refused coupon', () => {
  it.each([
    ['coupon-applied', 'Diesen Gutschein hast du schon eingelöst.'],
    ['coupon-expired', 'Dieser Gutschein ist leider abgelaufen.'],
    ['coupon-not-combinable', 'Dieser Gutschein lässt sich nicht mit dem kombinieren, der schon in deinem Warenkorb ist.'],
    ['coupon-unknown', 'Diesen Gutscheincode kennen wir nicht. Sieh bitte noch einmal nach, ob er richtig geschrieben ist.'],
    ['coupon-minimum', 'Für diesen Gutschein ist dein Warenkorb noch nicht voll genug.'],
  ] as const)('%s is told in our words, in both languages', (reason, german) => {
    expect(said({ reason })).toBe(german)
    expect(said({ reason }, 'en')).toMatch(/coupon/)
  })

  it('says from which amount on it is valid, in the currency of the cart', () => {
    expect(said({ reason: 'coupon-minimum', minimum: { amount: '30.00', currency: 'EUR' } })).toBe(
      'Dieser Gutschein gilt ab einem Warenwert von 30,00 €.',
    )
    expect(said({ reason: 'coupon-minimum', minimum: { amount: '30.00', currency: 'CHF' } }, 'en')).toBe(
      'This coupon is valid for goods worth CHF 30.00 or more.',
    )
  })
})

describe('the rule for a quantity', () => {
  it.each([
    [{ minimum: 3, maximum: 9999, increment: 3 }, 'Diesen Artikel gibt es nur in Schritten von 3.'],
    [{ minimum: 6, maximum: 9999, increment: 1 }, 'Nimm bitte mindestens 6 Stück.'],
    [{ minimum: 1, maximum: 5, increment: 1 }, 'Du bekommst höchstens 5 Stück.'],
    [
      { minimum: 6, maximum: 12, increment: 3 },
      'Diesen Artikel gibt es nur in Schritten von 3. Nimm bitte mindestens 6 Stück. Du bekommst höchstens 12 Stück.',
    ],
    [{ minimum: 1, maximum: 2400, increment: 1 }, 'Du bekommst höchstens 2.400 Stück.'],
    [{ minimum: 1, maximum: 9999, increment: 1 }, ''],
  ])('%j is told as %j', (rule, words) => {
    expect(describeRule(rule, { locale: 'de', words: {} })).toBe(words)
  })

  it('is told when a quantity breaks it, else that it was not accepted', () => {
    expect(said({ reason: 'rule', rule: { minimum: 3, maximum: 12, increment: 3 } }, 'en')).toBe(
      'This item comes in steps of 3 only. You can have 12 at most.',
    )
    expect(said({ reason: 'rule' })).toBe('Das hat der Shop nicht angenommen. Bitte versuche es noch einmal.')
  })
})

describe('pieces left', () => {
  it('are told by number, and that there are none', () => {
    expect(said({ reason: 'stock', available: 2 })).toBe('Nur noch 2 verfügbar.')
    expect(said({ reason: 'stock', available: 0 })).toBe('Leider ausverkauft.')
    expect(said({ reason: 'stock' })).toBe('So viele haben wir leider nicht mehr.')
  })
})

describe('the page’s own words', () => {
  const own = {
    locale: 'de',
    words: { invalidQuantity: 'Das ist keine Zahl.', available: 'kein Satz mit einer Zahl', toString: 'x' },
  } as const
  it('take the place of ours, by name, but for sentences with a number in them', () => {
    expect(describeRefusal({ reason: 'quantity', message: '' }, own)).toBe('Das ist keine Zahl.')
    expect(describeRefusal({ reason: 'stock', message: '', available: 2 }, own)).toBe('Nur noch 2 verfügbar.')
  })
})

describe('a sentence of the platform', () => {
  const theirs = 'System.LimitException: Too many SOQL queries: 101'
  const reasons = [
    'stock',
    'rule',
    'quantity',
    'gone',
    'not-allowed',
    'session',
    'conflict',
    'postal-code',
    'no-consultant',
    'inactive',
    'taken',
  ] as const

  it.each([...reasons, 'input', 'other'] as const)('is not what a shopper reads when something was refused: %s', (reason) => {
    for (const locale of ['de', 'en'] as const) {
      const told = describeRefusal({ reason, message: theirs }, { locale, words: {} })
      expect(told).not.toContain(theirs)
      expect(told).toMatch(/\.$/)
    }
  })

  it('is, where the platform has it for shoppers, and says that it is in her language', () => {
    const refusal = { reason: 'other', message: 'Bitte wähle eine andere Lieferart.', language: 'de-DE' } as const
    expect(describeRefusal(refusal, { locale: 'de', words: {} })).toBe('Bitte wähle eine andere Lieferart.')
    expect(describeRefusal(refusal, { locale: 'en', words: {} })).toBe('The shop did not accept that. Please try again.')
  })
})
