import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPostalCode } from '../../../src/commerce/domain/customer/postal-code.js'

describe('a postal code', () => {
  it.each([['50667'], [' 50667 '], ['50 667'], ['5 0 6 6 7'], ['50\u00a0667\n']])('is read with spaces and without: %j', (text) => {
    expect(readPostalCode(text)).toBe('50667')
  })

  it.each([
    '50667 Köln',
    '50667, Köln',
    '50 667 Köln am Rhein',
    'D-50667',
    'd 50667',
    'DE-50667 Köln',
    'D50667',
    'Deutschland, 50667 Köln',
    'PLZ: 50667',
    'Köln 50667',
    'Bad Köln, 50667',
    '50667 Köln (Altstadt-Nord)',
    '５０６６７',
    '５０６６７　Köln',
  ])('is taken out of what a browser fills in: %j', (text) => {
    expect(readPostalCode(text)).toBe('50667')
  })

  it.each([
    'F-50667',
    'A-5066',
    'CH 5066',
    'PL 50-667',
    '50667 Köln 3',
    '5 50667',
    '50667 50668',
    'Lindenweg 4, 50667 Köln',
    '50667a',
    '12345-6789 Boston',
  ])('is not guessed where another may be meant: %j', (text) => {
    expect(readPostalCode(text)).toBeUndefined()
  })

  it('may begin with one nought', () => {
    expect(readPostalCode('01067')).toBe('01067')
  })

  it.each(['', 'abc', '00000', '00123', '5066', '506677', '5066a', '50-667', '-5066', '5e667', '٥٠٦٦٧', '50667<script>'])(
    'is none: %j',
    (text) => {
      expect(readPostalCode(text)).toBeUndefined()
    },
  )

  it('is five digits or nothing, whatever is typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[0-9 ]{0,8}$/)), (text) => {
        expect(readPostalCode(text) ?? '01000').toMatch(/^(0[1-9]|[1-9]\d)\d{3}$/)
      }),
      { seed: 2026 },
    )
  })
})
