import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { detect, type DetectionFacts } from '../../../src/commerce/domain/consultant/detection.js'
import type { Consultant } from '../../../src/commerce/domain/consultant/consultant-gateway.js'

/**
 * The table of the specification, section 4, written down a second time and in another way: for each fact that must
 * hold afterwards, when it does. It shares nothing with the rules it checks.
 */
const role = fc.constantFrom('shop', 'cart', 'register', 'terms', 'privacy')
const moniker = fc.constantFrom('lena', 'lena-alt', 'mia', ' ', '', 'x'.repeat(5000))
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const consultant: fc.Arbitrary<Consultant> = fc
  .record({
    id: fc.constant('c1'),
    firstName: fc.string(),
    lastName: fc.string(),
    moniker: fc.constantFrom('lena', 'mia', ''),
    alternateMoniker: maybe(fc.constantFrom('lena-alt', 'mia')),
    shopActive: fc.boolean(),
    pictureUrl: fc.constant(undefined),
  })
  .filter(({ moniker: primary, alternateMoniker }) => primary !== '' || alternateMoniker !== undefined)
const facts: fc.Arbitrary<DetectionFacts> = fc.record({
  role,
  query: fc.dictionary(fc.constantFrom('mk_moniker', 'm', 'p', 'l', 'PartList', 'i', 'other'), moniker, { maxKeys: 3 }),
  keyMoniker: maybe(moniker),
  sessionMoniker: maybe(moniker),
  cookieMoniker: maybe(moniker),
  registrationMoniker: maybe(moniker),
  firstTimeLogin: fc.boolean(),
  consultant: maybe(consultant),
})

const real = (text: string | undefined) => text !== undefined && text.trim().length > 0 && text.length < 5000
const has = (given: DetectionFacts, name: string) => Object.hasOwn(given.query, name)

function expected(given: DetectionFacts) {
  const onCart = given.role === 'cart'
  const link = ['p', 'l', 'PartList', 'i', 'm', 'mk_moniker'].some((name) => has(given, name))
  const filled = (name: string) => (given.query[name] ?? '').trim().length > 0
  const inQuery = real(given.query.mk_moniker) || real(given.query.m)
  const askedByMoniker = filled('mk_moniker') || filled('m')
  const askedByKey = onCart && !askedByMoniker && filled('i')
  const asked = askedByMoniker || askedByKey
  const nameless = asked && !inQuery && !(askedByKey && real(given.keyMoniker))
  const legal = given.role === 'terms' || given.role === 'privacy'
  const byCookie = legal && real(given.cookieMoniker)
  const known = asked || real(given.sessionMoniker) || byCookie
  const byRegistration = !known && given.firstTimeLogin && real(given.registrationMoniker)
  const someone = known || byRegistration
  const answered = someone && !nameless && given.consultant !== undefined
  const active = answered && given.consultant?.shopActive === true
  return {
    remember: active,
    forget: someone && !active,
    'say-selected': active,
    'go-to-shop-invalid': someone && !answered && !(onCart && link),
    'say-none': !someone,
    'say-promo': !answered,
    'say-communication:inactive-shop': answered && !active && !(onCart && link),
    'say-communication:permalink-inactive': answered && !active && onCart && link,
    'say-communication:permalink-not-found': someone && !answered && onCart && link,
    'say-communication:first-time-login': byRegistration,
    'forget-registration': byRegistration,
    'keep-magnet': onCart && real(given.cookieMoniker),
    'remember-registration': given.role === 'register' && someone && !nameless,
  }
}

describe('detection over generated facts', () => {
  it('does what the table of section 4 says, and nothing else', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const done = detect(given)
          .effects.filter((effect) => effect.do !== 'rewrite-query')
          .map((effect) => (effect.do === 'say-communication' ? `say-communication:${effect.kind}` : effect.do))
        const wanted = Object.entries(expected(given))
          .filter(([, holds]) => holds)
          .map(([name]) => name)
        expect(done.sort()).toEqual(wanted.sort())
      }),
      { numRuns: process.env.VITRINE_TEST_ALL ? 20_000 : 2000, seed: 20_261_120 },
    )
  })

  it('never does the same thing twice, and never says somebody and nobody at once', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const names = detect(given).effects.map((effect) => (effect.do === 'say-communication' ? effect.kind : effect.do))
        expect(names).toEqual([...new Set(names)])
        expect(names.includes('say-selected') && names.includes('say-none')).toBe(false)
      }),
      { numRuns: 500, seed: 20_261_120 },
    )
  })

  it('rewrites the query only for a shopper who came on the alternate moniker of an open shop', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const rewrites = detect(given).effects.some((effect) => effect.do === 'rewrite-query')
        const asked = real(given.query.mk_moniker) ? given.query.mk_moniker : given.query.m
        const { moniker: primary = '', alternateMoniker, shopActive = false } = given.consultant ?? {}
        const alternate = real(asked) && shopActive && asked?.trim() === alternateMoniker && primary !== '' && primary !== alternateMoniker
        expect(rewrites).toBe(alternate)
      }),
      { numRuns: 2000, seed: 20_261_120 },
    )
  })
})
