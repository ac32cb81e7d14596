import { describe, expect, it } from 'vitest'
import type { AddressInput } from '../../../src/commerce/domain/address/address-gateway.js'
import {
  fieldsOf,
  mayLackHouseNumber,
  problemsOf,
  spokenAddress,
  type TypedAddress,
  typedAddress,
} from '../../../src/commerce/domain/address/address-rules.js'

const anna: AddressInput = {
  firstName: 'Anna',
  lastName: 'Muster',
  companyName: '',
  street: 'Lindenweg 4',
  postalCode: '50667',
  city: 'Köln',
  region: '',
  country: 'DE',
  phoneNumber: '',
}
const allowed = { countries: ['DE', 'AT', 'CH', 'US', 'HU', 'GB'], skipPhone: false }
const problems = (change: Partial<AddressInput>, rules = allowed) => problemsOf({ ...anna, ...change }, rules)
const order = (country: string) =>
  fieldsOf(country)
    .map(({ name }) => name)
    .join(' ')

describe('fieldsOf', () => {
  it('asks for the postal code before the town, and for no region, where letters are written so', () => {
    for (const country of ['DE', 'AT', 'CH'])
      expect(order(country)).toBe('firstName lastName companyName street addition postalCode city country phoneNumber')
  })

  it('asks in the order of the country', () => {
    expect(order('US')).toBe('firstName lastName companyName street addition city region postalCode country phoneNumber')
    expect(order('GB')).toContain('city region postalCode')
  })

  it('asks for the last name first where it is said first', () => {
    for (const country of ['CN', 'HU', 'JP', 'KR', 'MO', 'MY', 'SG', 'TW', 'VN', ' hu'])
      expect(order(country)).toMatch(/^lastName firstName /)
  })

  it('needs a region only where a letter does', () => {
    const required = (country: string) => fieldsOf(country).some(({ name, required }) => name === 'region' && required)
    expect(['US', 'CA', 'HU', 'DE', ''].map(required)).toEqual([true, true, false, false, false])
  })

  it('says of each field which of her own details a browser may fill in', () => {
    expect(fieldsOf('US').map(({ autoComplete }) => autoComplete)).toEqual([
      ...['given-name', 'family-name', 'organization', 'address-line1', 'address-line2', 'address-level2', 'address-level1', 'postal-code'],
      ...['country', 'tel'],
    ])
  })
})

describe('problemsOf', () => {
  it('finds none in an address that may be sent to', () => {
    expect(problems({})).toEqual({})
    expect(problems({ firstName: '  Anna ', postalCode: ' 50667 ' })).toEqual({})
  })

  it('finds every field that is missing, in the order of the country', () => {
    const empty = Object.fromEntries(Object.keys(anna).map((name) => [name, ''])) as unknown as AddressInput
    expect(Object.keys(problemsOf({ ...empty, country: 'HU' }, allowed))).toEqual(['lastName', 'firstName', 'street', 'postalCode', 'city'])
    expect(problems({ street: ' \u200b ' })).toEqual({ street: { problem: 'missing' } })
    expect(problems({ country: '' })).toMatchObject({ country: { problem: 'missing' } })
  })

  it.each([
    ['firstName', 40],
    ['lastName', 80],
    ['companyName', 255],
    ['street', 255],
    ['city', 40],
    ['phoneNumber', 40],
  ] as const)('lets %s have as many characters as the platform keeps, and no more', (name, longest) => {
    const digit = name === 'phoneNumber' ? '1' : 'x'
    expect(problems({ [name]: digit.repeat(longest) })).toEqual({})
    expect(problems({ [name]: digit.repeat(longest + 1) })).toEqual({ [name]: { problem: 'too-long', longest } })
  })

  it.each([
    ['DE', ['50667', '01067', 'D-50667'], ['5066', '506677', '٥٠٦٦٧'], '50667'],
    ['AT', ['1010', 'A-1010'], ['0100', '10100', 'D-1010'], '1010'],
    ['CH', ['8001'], ['0800', '80010'], '8001'],
  ])('knows the postal codes of %s, and says how one looks', (country, good, bad, example) => {
    for (const postalCode of good) expect(problems({ country, postalCode })).toEqual({})
    for (const postalCode of bad) expect(problems({ country, postalCode })).toEqual({ postalCode: { problem: 'postal-code', example } })
  })

  it('is content elsewhere with what can be a postal code', () => {
    for (const postalCode of ['SW1A 1AA', '1051', '90210-1234']) expect(problems({ country: 'GB', postalCode })).toEqual({})
    for (const postalCode of ['?', '<b>', '1'])
      expect(problems({ country: 'GB', postalCode })).toEqual({ postalCode: { problem: 'unreadable' } })
  })

  it.each(['محمد', 'שרה', '王小明', 'Zoë-Łucja d’Arc', 'Lena 🌸', '<script>alert(1)</script>', '\u200fעדי\u200e'])(
    'takes %j for a name',
    (name) => expect(problems({ firstName: name, lastName: name, companyName: name, city: name })).toEqual({}),
  )

  it.each(['An\u0000na', 'An\nna', 'An\u001bna', 'An\u009fna', 'An\ud800'])('refuses %j, which no label can carry', (name) => {
    expect(problems({ firstName: name })).toEqual({ firstName: { problem: 'unreadable' } })
  })

  it('refuses a country that nothing is sent to', () => {
    for (const country of ['FR', 'de', 'Deutschland', '__proto__'])
      expect(problems({ country })).toMatchObject({ country: { problem: 'unserved' } })
  })

  it('looks at a phone number unless the store says not to', () => {
    for (const phoneNumber of ['+49 221 1234', '(0221) 12-34', '']) expect(problems({ phoneNumber })).toEqual({})
    expect(problems({ phoneNumber: 'call me' })).toEqual({ phoneNumber: { problem: 'unreadable' } })
    expect(problems({ phoneNumber: 'call me' }, { ...allowed, skipPhone: true })).toEqual({})
  })
})

describe('an address with more than a house', () => {
  it.each([
    ['Lindenweg', true],
    ['Am Alten Markt', true],
    ['Lindenweg 4', false],
    ['Q7, 24', false],
    ['Haus ４', false],
    ['', false],
  ])('may lack the number of its house: %j is %j, and that hinders nobody', (street, mayLack) => {
    expect(mayLackHouseNumber({ ...anna, street })).toBe(mayLack)
    if (street) expect(problems({ street })).toEqual({})
  })

  it('finds the number in the second line, and none missing where houses have names', () => {
    expect(mayLackHouseNumber({ ...anna, street: 'Lindenweg', addition: '4a' })).toBe(false)
    expect(mayLackHouseNumber({ ...anna, street: 'Rose Cottage', country: 'GB' })).toBe(false)
  })

  it.each([
    'Packstation 145',
    'DHL-Packstation 145',
    'PACKSTATION 145',
    'Packstation145',
    'Pack-Station 145',
    'Postfiliale 512',
    'Post-Filiale 512',
  ])('to %s asks for the post number', (street) => {
    const wrongWith = (more: Partial<TypedAddress>) => problemsOf({ ...anna, street, addition: '', ...more }, allowed)
    expect(wrongWith({})).toEqual({ addition: { problem: 'post-number' } })
    expect(wrongWith({ addition: 'Hinterhaus' })).toEqual({ addition: { problem: 'post-number' } })
    for (const more of [
      { addition: '12345678' },
      { addition: 'Postnummer 1234567' },
      { companyName: '12345678' },
      { street: `${street} 12345678` },
    ])
      expect(wrongWith(more)).toEqual({})
    expect(wrongWith({ street: '12345678', addition: street })).toEqual({})
    expect(wrongWith({ country: 'AT', postalCode: '1010' })).toEqual({})
  })

  it('is sent as the lines of one street, and comes back in its fields', () => {
    const typed = { ...anna, addition: ' c/o Ko\u0308hler ' }
    expect(problemsOf(typed, allowed)).toEqual({})
    const sent = spokenAddress(typed)
    expect(sent).toEqual({ ...anna, street: 'Lindenweg 4\nc/o K\u00f6hler' })
    expect(typedAddress(sent)).toEqual({ ...anna, addition: 'c/o K\u00f6hler' })
    expect(typedAddress({ ...anna, street: 'Lindenweg 4\r\nHinterhaus\r\n2. Stock' })).toMatchObject({ addition: 'Hinterhaus, 2. Stock' })
  })
})

it.each([
  ['', 'Suharto'],
  ['Suharto', ''],
])('takes a person of one name: %j %j', (firstName, lastName) => {
  expect(problems({ firstName, lastName })).toEqual({})
  expect(spokenAddress({ ...anna, firstName, lastName })).toMatchObject({ firstName: '', lastName: 'Suharto' })
  expect(problems({ firstName: '', lastName: ' ' })).toMatchObject({ firstName: { problem: 'missing' }, lastName: { problem: 'missing' } })
})

it('brings up the keyboard of digits where postal codes are digits', () => {
  const of = (country: string) => fieldsOf(country).find(({ name }) => name === 'postalCode')?.inputMode
  expect(['DE', 'AT', 'CH', 'GB'].map(of)).toEqual(['numeric', 'numeric', 'numeric', undefined])
})

describe('spokenAddress', () => {
  it('goes without blanks around it, and keeps what its country does not ask for', () => {
    expect(spokenAddress({ ...anna, firstName: ' Anna ', region: 'NW', isPrimary: true })).toEqual({
      ...anna,
      region: 'NW',
      isPrimary: true,
    })
  })
})
