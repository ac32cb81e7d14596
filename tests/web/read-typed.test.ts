import { describe, expect, it } from 'vitest'
import { problemsOf, spokenAddress } from '../../src/commerce/domain/address/address-rules.js'
import type { AddressInput } from '../../src/commerce/domain/address/address-gateway.js'
import { readPostalCodeOf } from '../../src/commerce/domain/customer/postal-code.js'
import { listAddress } from '../../src/commerce/domain/product/list-address.js'
import { readOrderNumber } from '../../src/commerce/domain/order/read-order-number.js'
import { looksLikeMail, readMail } from '../../src/core/dom/mail.js'
import { composed, searchText } from '../../src/core/dom/plain-text.js'
import { looksLikePhone, phoneHref } from '../../src/core/dom/phone.js'
import { readPhone } from '../../src/core/dom/read-phone.js'

const hidden = '\u200b\u202a'

describe('a postal code', () => {
  it.each([
    ['DE', '01067', '01067'],
    ['DE', 'D-01067', '01067'],
    ['DE', 'D–01067', '01067'],
    ['DE', '01 067', '01067'],
    ['DE', '０１０６７', '01067'],
    ['DE', '50667 Köln', '50667'],
    ['DE', `${hidden}50667\u00a0`, '50667'],
    ['AT', 'A-1010', '1010'],
    ['AT', '1010 Wien', '1010'],
    ['AT', 'AT 1010', '1010'],
    ['CH', 'CH-8001', '8001'],
    ['CH', '8001 Zürich', '8001'],
    ['DE', '(50667)', '50667'],
    ['AT', 'Wien 1010', '1010'],
    ['AT', 'Österreich, 1010', '1010'],
    ['AT', '„1010“.', '1010'],
    ['AT', '\u20661010\u2069', '1010'],
    ['CH', 'Zürich 8001', '8001'],
    ['CH', 'St. Gallen 9000', '9000'],
    ['CH', '８００１\u200d', '8001'],
    ['CH', '8001 Zürich (Altstadt)', '8001'],
    ['GB', ' SW1A 1AA ', 'SW1A 1AA'],
  ])('of %s is read as people have it: "%s"', (country, typed, code) => {
    expect(readPostalCodeOf(country, typed)).toBe(code)
  })

  it.each([
    ['DE', '5066'],
    ['DE', '506677'],
    ['DE', 'A-1010'],
    ['AT', '01067'],
    ['AT', '10100'],
    ['CH', 'Zürich'],
    ['CH', 'Zürich 80011'],
    ['AT', 'Wien 1010 1020'],
  ])('of %s is not "%s"', (country, typed) => {
    expect(readPostalCodeOf(country, typed)).toBeUndefined()
  })
})

describe('a phone number', () => {
  it.each([
    '+49 221 123456',
    `${hidden}0221 / 12 34-56`,
    '0221–123456',
    '＋４９ 221 123456',
    '0221 123456 App. 12',
    '0221 123456, Durchwahl 3',
    'Tel. 0221 123456',
    'Telefon: +49 221 123456',
    'tel:+49221123456',
    '\u200f0221 12 34 56 (mobil)\u200d',
  ])('is taken as it is written: "%s"', (typed) => {
    expect(looksLikePhone(typed)).toBe(true)
    expect(phoneHref(readPhone(typed))).toMatch(/^tel:\+?\d+$/)
  })

  it.each(['', 'App. 12', 'ruf mich an', '12'])('is not "%s"', (typed) => expect(looksLikePhone(typed)).toBe(false))
})

describe('the number of an order', () => {
  it.each([
    'ER37G-VYS2M',
    'er37g-vys2m',
    'ER37G–VYS2M',
    'ER37G − VYS2M',
    `ER37G${hidden}-VYS2M`,
    'Bestellung Nr. ER37G-VYS2M',
    'Bestellnummer: „ER37G‑VYS2M“',
    '#ER37G-VYS2M.',
    'ER37G VYS2M',
    'Bestellung ER37G\u00a0VYS2M vom 3. Mai',
  ])('is found in "%s"', (typed) => expect(readOrderNumber(typed)).toBe('ER37G-VYS2M'))

  it('is found whole in four groups, whatever stands between them', () => {
    for (const typed of [
      'AB1CD-EFG2H-IJKLM-NOP3Q',
      'AB1CD EFG2H IJKLM NOP3Q',
      'Nr.: AB1CD – EFG2H – IJKLM – NOP3Q',
      'ab1cd-efg2h-ijklm-nop3q',
      'AB1CD_EFG2H_IJKLM_NOP3Q',
      'AB1CD.EFG2H.IJKLM.NOP3Q',
    ])
      expect(readOrderNumber(typed)).toBe('AB1CD-EFG2H-IJKLM-NOP3Q')
  })

  it('stays as it is where the platform decides: an id keeps its letters, and other words stay words', () => {
    expect(readOrderNumber('1Os5e000000abcDEF')).toBe('1Os5e000000abcDEF')
    expect(readOrderNumber(' 00001234 ')).toBe('00001234')
    expect(readOrderNumber('keine')).toBe('keine')
  })
})

describe('an e-mail address', () => {
  it.each([
    'anna@example.org',
    `anna@example.org${hidden}`,
    'mailto:anna@example.org',
    'Anna Muster <anna@example.org>',
    'anna@example.org,',
    'Anna <anna@example.org>;',
  ])('is found in "%s"', (typed) => {
    expect(readMail(typed)).toBe('anna@example.org')
    expect(looksLikeMail(typed)).toBe(true)
  })
})

it('an address is sent as it is read, and names keep their marks', () => {
  const input: AddressInput = {
    firstName: 'Zoe\u0308',
    lastName: 'Ko\u0308rper',
    companyName: '',
    street: 'Lindenweg 4',
    postalCode: 'D-50667',
    city: 'Ko\u0308ln',
    region: '',
    country: 'DE',
    phoneNumber: `${hidden}0221 123456 App. 12`,
  }
  expect(problemsOf(input, { countries: ['DE'], skipPhone: false })).toEqual({})
  expect(spokenAddress(input)).toMatchObject({
    firstName: 'Zo\u00eb',
    lastName: 'K\u00f6rper',
    city: 'K\u00f6ln',
    postalCode: '50667',
    phoneNumber: '0221 123456 App. 12',
  })
})

it('a search asks for the composed word, without marks that nobody sees', () => {
  const typed = '\ufeffKo\u0308r\u00adper\u200b \u00a0 creme\u200e'
  expect(searchText(typed)).toBe('K\u00f6rper creme')
  expect(composed(typed)).toBe('K\u00f6rper   creme\u200e')
  expect(listAddress(new URLSearchParams({ q: typed }), '').term).toBe('K\u00f6rper creme')
  expect(listAddress(new URLSearchParams({ q: 'Ko\u0308rper' }), '').term).toBe('K\u00f6rper')
})
