import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { displayName } from '../../../src/commerce/domain/customer/names.js'

const anna = { firstName: 'Anna', lastName: 'Berger' }

describe('displayName', () => {
  it.each(['CN', 'HU', 'JP', 'KR', 'MO', 'MY', 'SG', 'TW', 'VN', 'hu', ' jp '])('says the last name first in %s', (country) => {
    expect(displayName(anna, country)).toBe('Berger Anna')
  })

  it.each([undefined, 'DE', 'US', 'CH', '', 'HUN', '__proto__'])('says the first name first in %s', (country) => {
    expect(displayName(anna, country)).toBe('Anna Berger')
  })

  it('leaves out what is missing', () => {
    expect(displayName({ firstName: ' ', lastName: 'Berger' })).toBe('Berger')
    expect(displayName({ firstName: 'Anna', lastName: '' }, 'JP')).toBe('Anna')
    expect(displayName({ firstName: '', lastName: '' })).toBe('')
  })

  it('keeps every name as it is written', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.constantFrom('DE', 'VN'),
        (firstName, lastName, country) => {
          const name = displayName({ firstName, lastName }, country)
          expect(name).toContain(firstName.trim())
          expect(name).toContain(lastName.trim())
        },
      ),
      { seed: 2026 },
    )
  })
})
