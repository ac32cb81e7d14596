import { describe, expect, it } from 'vitest'
import { needsPhone } from '../../../src/commerce/domain/customer/contact-preferences.js'
import type { Subscription } from '../../../src/commerce/domain/customer/profile-gateway.js'
import { activity, countryName, groupsOf } from '../../../src/commerce/domain/customer/subscriptions.js'

const one = (id: string, more: Partial<Subscription> = {}): Subscription => ({
  id,
  topic: 'Neuheiten',
  market: 'DE',
  consultant: undefined,
  active: false,
  ...more,
})
const anna = { id: 'a', name: 'Anna Berger' }

describe('groupsOf', () => {
  it('puts together what comes from one sender, in the order in which they come', () => {
    const groups = groupsOf([
      one('1'),
      one('2', { market: 'AT' }),
      one('3', { consultant: anna }),
      one('4'),
      one('5', { consultant: anna, market: 'AT' }),
    ])
    expect(
      groups.map(({ consultant, market, subscriptions }) => [consultant?.name ?? market, subscriptions.map(({ id }) => id).join()]),
    ).toEqual([
      ['DE', '1,4'],
      ['AT', '2'],
      ['Anna Berger', '3,5'],
    ])
  })

  it('keeps two consultants of one name apart, and a consultant from a market that is called like her id', () => {
    const groups = groupsOf([one('1', { market: 'a' }), one('2', { consultant: anna }), one('3', { consultant: { ...anna, id: 'b' } })])
    expect(new Set(groups.map(({ key }) => key)).size).toBe(3)
  })
})

describe('activity', () => {
  it('says of each newsletter whether it is active, whatever its id', () => {
    expect(Object.entries(activity([one('1', { active: true }), one('__proto__', { active: true })]))).toEqual([
      ['1', true],
      ['__proto__', true],
    ])
  })
})

describe('countryName', () => {
  it.each([
    ['DE', 'de', 'Deutschland'],
    ['DE', 'en', 'Germany'],
    ['', 'de', ''],
    ['de-DE', 'de', ''],
    ['<b>', 'de', ''],
    ['XQ', 'de', ''],
  ] as const)('calls "%s" in %s "%s"', (market, locale, name) => {
    expect(countryName(market, locale)).toBe(name)
  })
})

describe('needsPhone', () => {
  it.each(['Telefon', 'SMS', 'Phone', 'Anruf', 'WhatsApp'])('is so for %s', (method) => expect(needsPhone(method)).toBe(true))
  it.each(['E-Mail', 'Brief', '', undefined])('is not so for %s', (method) => expect(needsPhone(method)).toBe(false))
})
