import { expect, it } from 'vitest'
import { cheapestMethod } from '../../../src/commerce/domain/checkout/cheapest-method.js'

const method = (id: string, fee: string) => ({ id, name: id, carrier: '', fee, currency: 'EUR' })

it('chooses the delivery that costs least, the first of those that cost the same, and none where there is none', () => {
  expect(cheapestMethod([method('express', '9.90'), method('standard', '4.90'), method('slow', '10.00')])?.id).toBe('standard')
  expect(cheapestMethod([method('a', '0.00'), method('b', '0')])?.id).toBe('a')
  expect(cheapestMethod([])).toBeUndefined()
})
