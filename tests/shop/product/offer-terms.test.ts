import { describe, expect, it } from 'vitest'
import { deliveryDays, readOfferTerms } from '../../../src/commerce/domain/product/offer-terms.js'

describe('the terms of an offer', () => {
  it('are those that are written, and none that is left out or of another form', () => {
    expect(readOfferTerms()).toEqual({
      shippingRate: undefined,
      shippingCountries: [],
      returnDays: undefined,
      returnFees: undefined,
      returnUrl: '',
    })
    expect(
      readOfferTerms({
        shippingRate: '4,90',
        shippingCountries: 'DE, AT ch',
        returnDays: '14',
        returnFees: 'customer',
        returnUrl: ' /widerruf ',
      }),
    ).toEqual({ shippingRate: '4.90', shippingCountries: ['DE', 'AT'], returnDays: 14, returnFees: 'customer', returnUrl: '/widerruf' })
    expect(readOfferTerms({ shippingRate: 'viel', returnDays: '-1', returnFees: 'ja' })).toMatchObject({
      shippingRate: undefined,
      returnDays: undefined,
      returnFees: undefined,
    })
    expect(readOfferTerms({ shippingRate: 0, returnDays: 0 })).toMatchObject({ shippingRate: '0', returnDays: 0 })
  })
})

describe('the days of a delivery', () => {
  it.each([
    ['2 bis 4 Werktage', { min: 2, max: 4 }],
    ['Lieferzeit 1–3 Tage', { min: 1, max: 3 }],
    ['3 Werktage', { min: 3, max: 3 }],
    ['2 to 4 working days', { min: 2, max: 4 }],
    ['bald', undefined],
    ['4 bis 2 Werktage', undefined],
    ['2 Wochen', undefined],
  ])('of "%s" are %o', (text, days) => expect(deliveryDays(text)).toEqual(days))
})
