import { describe, expect, it } from 'vitest'
import { checkRegistration } from '../../../src/commerce/domain/customer/check-registration.js'

const good = { firstName: 'Nele', lastName: 'Neumann', email: 'nele@example.org', password: 'rosenduft' }
const problems = (change: Partial<Record<keyof typeof good | 'postalCode', string>>) =>
  checkRegistration({ ...good, ...change }).map(({ field, problem }) => `${field} ${problem}`)

describe('checkRegistration', () => {
  it('has nothing to say about good entries, with a postal code or without', () => {
    expect(problems({})).toEqual([])
    expect(problems({ postalCode: ' 50 667 ' })).toEqual([])
    expect(problems({ postalCode: '  ' })).toEqual([])
  })

  it('names what is missing in the order of the form; blank is missing, but blanks may be a password', () => {
    expect(problems({ firstName: ' ', lastName: '', email: '', password: '' })).toEqual([
      'firstName missing',
      'lastName missing',
      'email missing',
      'password missing',
    ])
    expect(problems({ password: '        ' })).toEqual([])
  })

  it.each(['abc', '00000', '5066', '506677', '50a67'])('takes no postal code "%s"', (postalCode) => {
    expect(problems({ postalCode })).toEqual(['postalCode unreadable'])
  })

  it.each(['anna', 'anna@', '@example.org', 'anna@example', 'a b@example.org'])('takes no address "%s"', (email) => {
    expect(problems({ email })).toEqual(['email unreadable'])
  })

  it('knows how long the platform lets things be', () => {
    expect(problems({ firstName: 'a'.repeat(40), lastName: 'a'.repeat(80) })).toEqual([])
    expect(problems({ firstName: 'a'.repeat(200), lastName: 'a'.repeat(200) })).toEqual(['firstName too-long', 'lastName too-long'])
    expect(problems({ password: 'kurz' })).toEqual(['password too-short'])
    expect(problems({ password: 'x'.repeat(256) })).toEqual(['password too-long'])
  })
})
