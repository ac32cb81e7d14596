import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPhone, phoneHref } from '../../src/core/dom/phone.js'

describe('a phone number', () => {
  it.each(['+15551234567', '+1 555 123 4567', '+1-555-123-4567', '+1 (555) 123.4567', '  +1(555)1234567 '])(
    'from North America is grouped: %s',
    (phone) => {
      expect(formatPhone(phone)).toBe('+1 (555) 123-4567')
    },
  )

  it.each([
    '+491713920001',
    '0171 / 39 20 001',
    '15551234567',
    '+1555123456',
    '+155512345678',
    '+1 555 123 4567 ext. 9',
    '+1 555 CALL NOW',
    '',
  ])('from elsewhere stays as it is: %s', (phone) => {
    expect(formatPhone(`  ${phone}\n`)).toBe(phone)
  })

  it('keeps its digits when it is grouped, and grouping it again changes nothing', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{10}$/), (digits) => {
        const shown = formatPhone(`+1${digits}`)
        expect(shown.replace(/[^\d+]/g, '')).toBe(`+1${digits}`)
        expect(formatPhone(shown)).toBe(shown)
      }),
      { seed: 2026 },
    )
  })

  it.each([
    ['+49 171 3920001', 'tel:+491713920001'],
    ['+49 (0) 171 / 39 20-001', 'tel:+491713920001'],
    ['(0171) 3920001', 'tel:01713920001'],
    ['+1 (555) 123-4567', 'tel:+15551234567'],
    ['110', 'tel:110'],
  ])('is dialled without its decoration: %s', (phone, href) => {
    expect(phoneHref(phone)).toBe(href)
  })

  it.each([
    '',
    '12',
    'javascript:alert(1)',
    '0171 <script>',
    'tel:0171234567',
    '+49 171 3920001;ext=1',
    '0171\u202e123456',
    '1'.repeat(18),
    '+',
    '++491713920001',
  ])('is not dialled when it is none: %s', (phone) => {
    expect(phoneHref(phone)).toBeUndefined()
  })

  it('never makes an address of anything but digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        expect(phoneHref(text) ?? 'tel:000').toMatch(/^tel:\+?\d{3,17}$/)
      }),
      { seed: 2026 },
    )
  })
})
