import { afterEach, describe, expect, it } from 'vitest'
import { candidateOf, detect, type DetectionFacts, type Effect, keyOf } from '../../../src/commerce/domain/consultant/detection.js'
import type { Consultant } from '../../../src/commerce/domain/consultant/consultant-gateway.js'

const lena: Consultant = {
  id: 'c1',
  firstName: 'Lena',
  lastName: 'Berger',
  moniker: 'lena',
  alternateMoniker: 'lena-alt',
  shopActive: true,
  pictureUrl: undefined,
}
const asleep: Consultant = { ...lena, shopActive: false }
const nothing: DetectionFacts = {
  role: 'shop',
  query: {},
  sessionMoniker: undefined,
  cookieMoniker: undefined,
  registrationMoniker: undefined,
  firstTimeLogin: false,
  consultant: undefined,
}
const facts = (some: Partial<DetectionFacts>): DetectionFacts => ({ ...nothing, ...some })

describe('whose shop may be meant', () => {
  it.each<[string, Partial<DetectionFacts>, unknown]>([
    ['the query', { query: { mk_moniker: 'lena' } }, { moniker: 'lena', source: 'query' }],
    ['the short query', { query: { m: 'lena' } }, { moniker: 'lena', source: 'query' }],
    ['the long query before the short one', { query: { m: 'mia', mk_moniker: 'lena' } }, { moniker: 'lena', source: 'query' }],
    [
      'the query before all others',
      { query: { mk_moniker: ' lena ' }, sessionMoniker: 'mia', cookieMoniker: 'ida', role: 'terms' },
      { moniker: 'lena', source: 'query' },
    ],
    ['the session', { sessionMoniker: 'mia', cookieMoniker: 'ida', role: 'privacy' }, { moniker: 'mia', source: 'session' }],
    ['the session when the query is empty', { query: { mk_moniker: '  ' }, sessionMoniker: 'mia' }, { moniker: 'mia', source: 'session' }],
    ['the cookie on the terms page', { cookieMoniker: 'ida', role: 'terms' }, { moniker: 'ida', source: 'cookie' }],
    ['the cookie on the privacy page', { cookieMoniker: 'ida', role: 'privacy' }, { moniker: 'ida', source: 'cookie' }],
    ['nobody by the cookie elsewhere', { cookieMoniker: 'ida', role: 'shop' }, undefined],
    ['nobody by the cookie on the cart page', { cookieMoniker: 'ida', role: 'cart' }, undefined],
    ['the registration at a first login', { registrationMoniker: 'eva', firstTimeLogin: true }, { moniker: 'eva', source: 'registration' }],
    ['nobody by the registration at a later login', { registrationMoniker: 'eva' }, undefined],
    [
      'the session before the registration',
      { registrationMoniker: 'eva', firstTimeLogin: true, sessionMoniker: 'mia' },
      { moniker: 'mia', source: 'session' },
    ],
    ['nobody', {}, undefined],
    [
      'asked for, and nobody, by 5,000 characters in the query',
      { query: { mk_moniker: 'x'.repeat(5000) }, sessionMoniker: 'mia' },
      { source: 'query' },
    ],
    [
      'the short query when the long one has 5,000 characters',
      { query: { mk_moniker: 'x'.repeat(5000), m: 'lena' } },
      { moniker: 'lena', source: 'query' },
    ],
    [
      'whoever has the key on the cart page',
      { role: 'cart', query: { i: 'AB1001' }, keyMoniker: 'lena', sessionMoniker: 'mia' },
      { moniker: 'lena', source: 'query', byKey: true },
    ],
    [
      'asked for, and nobody, by a key that is nobody’s',
      { role: 'cart', query: { i: 'AB0' }, sessionMoniker: 'mia' },
      { source: 'query', byKey: true },
    ],
    ['the query before the key', { role: 'cart', query: { i: 'AB1001', m: 'mia' } }, { moniker: 'mia', source: 'query' }],
    ['not asked for by an empty key', { role: 'cart', query: { i: ' ' }, sessionMoniker: 'mia' }, { moniker: 'mia', source: 'session' }],
    ['not asked for by a key on another page', { query: { i: 'AB1001' }, keyMoniker: 'lena' }, undefined],
    [
      'nobody by 5,000 characters in session, cookie and registration',
      {
        sessionMoniker: 'x'.repeat(5000),
        cookieMoniker: 'x'.repeat(5000),
        registrationMoniker: 'x'.repeat(5000),
        firstTimeLogin: true,
        role: 'terms',
      },
      undefined,
    ],
  ])('is %s', (_name, some, expected) => {
    expect(candidateOf(facts(some))).toEqual(expected)
  })

  afterEach(() => Reflect.deleteProperty(Object.prototype, 'mk_moniker'))
  it('is never what a page wrote into Object.prototype', () => {
    Reflect.set(Object.prototype, 'mk_moniker', 'evil')
    expect(candidateOf(nothing)).toBeUndefined()
  })
})

describe('the key to look up', () => {
  it.each<[string, Pick<DetectionFacts, 'role' | 'query'>, string | undefined]>([
    ['that of the cart page’s address', { role: 'cart', query: { i: ' AB1001 ', p: '1' } }, 'AB1001'],
    ['none on another page', { role: 'shop', query: { i: 'AB1001' } }, undefined],
    ['none when a moniker is asked for', { role: 'cart', query: { i: 'AB1001', m: 'lena' } }, undefined],
    ['none when a moniker of 5,000 characters is asked for', { role: 'cart', query: { i: 'AB1001', m: 'x'.repeat(5000) } }, undefined],
    ['none when it has 5,000 characters', { role: 'cart', query: { i: 'x'.repeat(5000) } }, undefined],
    ['none when it is empty', { role: 'cart', query: { i: '  ' } }, undefined],
  ])('is %s', (_name, given, expected) => {
    expect(keyOf(given)).toBe(expected)
  })
})

const said = (isAlternate: boolean, source: string, primary = 'lena', consultant = lena) => ({
  do: 'say-selected',
  consultant,
  primary,
  isAlternate,
  source,
})
const promo = (reason: string) => ({ do: 'say-promo', reason })
const tell = (kind: string, moniker?: string) => ({ do: 'say-communication', kind, ...(moniker ? { moniker } : {}) })

describe('specification, section 4', () => {
  it.each<[string, Partial<DetectionFacts>, string, unknown[]]>([
    [
      '(a) found and active, by the query',
      { query: { mk_moniker: 'lena' }, consultant: lena },
      'found',
      [{ do: 'remember', moniker: 'lena' }, said(false, 'query')],
    ],
    [
      '(a) by the session',
      { sessionMoniker: 'lena', consultant: lena },
      'found',
      [{ do: 'remember', moniker: 'lena' }, said(false, 'session')],
    ],
    [
      '(a) by the cookie',
      { cookieMoniker: 'lena', role: 'terms', consultant: lena },
      'found',
      [{ do: 'remember', moniker: 'lena' }, said(false, 'cookie')],
    ],
    [
      '(a) by the alternate moniker: the primary one is kept and written into the address',
      { query: { mk_moniker: 'lena-alt' }, consultant: lena },
      'found',
      [{ do: 'remember', moniker: 'lena' }, { do: 'rewrite-query', moniker: 'lena' }, said(true, 'query')],
    ],
    [
      '(a) without a primary moniker: the alternate one is used',
      { query: { m: 'lena-alt' }, consultant: { ...lena, moniker: '' } },
      'found',
      [{ do: 'remember', moniker: 'lena-alt' }, said(false, 'query', 'lena-alt', { ...lena, moniker: '' })],
    ],
    [
      '(a) without any moniker: the one that led here is used',
      { query: { m: 'lena' }, consultant: { ...lena, moniker: '', alternateMoniker: undefined } },
      'found',
      [{ do: 'remember', moniker: 'lena' }, said(false, 'query', 'lena', { ...lena, moniker: '', alternateMoniker: undefined })],
    ],
    [
      '(a) on the register page',
      { role: 'register', query: { mk_moniker: 'lena' }, consultant: lena },
      'found',
      [{ do: 'remember-registration', moniker: 'lena' }, { do: 'remember', moniker: 'lena' }, said(false, 'query')],
    ],
    [
      '(a) at a first login',
      { registrationMoniker: 'lena', firstTimeLogin: true, consultant: lena },
      'found',
      [tell('first-time-login', 'lena'), { do: 'forget-registration' }, { do: 'remember', moniker: 'lena' }, said(false, 'registration')],
    ],
    [
      '(b) found but inactive',
      { query: { mk_moniker: 'lena' }, consultant: asleep },
      'inactive',
      [{ do: 'forget' }, tell('inactive-shop', 'lena')],
    ],
    [
      '(b) by the alternate moniker',
      { query: { mk_moniker: 'lena-alt' }, consultant: asleep },
      'inactive',
      [{ do: 'forget' }, tell('inactive-shop', 'lena-alt')],
    ],
    [
      '(b) for a permalink',
      { role: 'cart', query: { p: 'a:1', mk_moniker: 'lena' }, consultant: asleep },
      'inactive',
      [{ do: 'forget' }, tell('permalink-inactive', 'lena')],
    ],
    [
      '(b) for a permalink without products',
      { role: 'cart', query: { m: 'lena' }, consultant: asleep },
      'inactive',
      [{ do: 'forget' }, tell('permalink-inactive', 'lena')],
    ],
    [
      '(b) on the cart page without a permalink',
      { role: 'cart', sessionMoniker: 'lena', consultant: asleep },
      'inactive',
      [{ do: 'forget' }, tell('inactive-shop', 'lena')],
    ],
    [
      '(c) not found',
      { query: { mk_moniker: 'nobody' } },
      'not-found',
      [{ do: 'forget' }, promo('not-found'), { do: 'go-to-shop-invalid' }],
    ],
    [
      '(c) not found by the session',
      { sessionMoniker: 'nobody' },
      'not-found',
      [{ do: 'forget' }, promo('not-found'), { do: 'go-to-shop-invalid' }],
    ],
    [
      '(c) for a permalink',
      { role: 'cart', query: { l: '1', mk_moniker: 'nobody' } },
      'not-found',
      [{ do: 'forget' }, promo('not-found'), tell('permalink-not-found', 'nobody')],
    ],
    [
      '(c) with permalink parameters on another page',
      { query: { p: 'a:1', mk_moniker: 'nobody' } },
      'not-found',
      [{ do: 'forget' }, promo('not-found'), { do: 'go-to-shop-invalid' }],
    ],
    ['(d) no moniker at all', {}, 'none', [{ do: 'say-none' }, promo('no-moniker')]],
    ['(d) with a cookie: a magnet shows', { cookieMoniker: 'ida' }, 'none', [{ do: 'say-none', moniker: 'ida' }, promo('no-moniker')]],
    [
      '(d) on the cart page with a cookie: the magnet is kept',
      { role: 'cart', cookieMoniker: 'ida' },
      'none',
      [{ do: 'keep-magnet', moniker: 'ida' }, { do: 'say-none', moniker: 'ida' }, promo('no-moniker')],
    ],
    ['(d) on the register page', { role: 'register' }, 'none', [{ do: 'say-none' }, promo('no-moniker')]],
    [
      '(c) with 5,000 characters in the query, whoever a lookup would have found',
      { query: { mk_moniker: 'x'.repeat(5000) }, consultant: lena },
      'not-found',
      [{ do: 'forget' }, promo('not-found'), { do: 'go-to-shop-invalid' }],
    ],
    [
      '(c) with 5,000 characters in a permalink',
      { role: 'cart', query: { m: 'x'.repeat(5000), p: '1' } },
      'not-found',
      [{ do: 'forget' }, promo('not-found'), tell('permalink-not-found')],
    ],
    [
      '(a) by the key',
      { role: 'cart', query: { i: 'AB1001' }, keyMoniker: 'lena', consultant: lena },
      'found',
      [{ do: 'remember', moniker: 'lena' }, said(false, 'query')],
    ],
    [
      '(a) by the key of an alternate moniker: there is no moniker in the address to rewrite',
      { role: 'cart', query: { i: 'AB1001' }, keyMoniker: 'lena-alt', consultant: lena },
      'found',
      [{ do: 'remember', moniker: 'lena' }, said(true, 'query')],
    ],
    [
      '(b) by the key',
      { role: 'cart', query: { i: 'AB1001' }, keyMoniker: 'lena', consultant: asleep },
      'inactive',
      [{ do: 'forget' }, tell('permalink-inactive', 'lena')],
    ],
    [
      '(c) by a key that is nobody’s',
      { role: 'cart', query: { i: 'AB0' }, sessionMoniker: 'mia' },
      'not-found',
      [{ do: 'forget' }, promo('not-found'), tell('permalink-not-found')],
    ],
    [
      '(c) by the key of a moniker that nobody answers to',
      { role: 'cart', query: { i: 'AB0' }, keyMoniker: 'niemand' },
      'not-found',
      [{ do: 'forget' }, promo('not-found'), tell('permalink-not-found', 'niemand')],
    ],
    [
      'the cart page with a cookie and a permalink of somebody else',
      { role: 'cart', cookieMoniker: 'ida', query: { i: 'key', mk_moniker: 'lena' }, consultant: lena },
      'found',
      [{ do: 'keep-magnet', moniker: 'ida' }, { do: 'remember', moniker: 'lena' }, said(false, 'query')],
    ],
  ])('%s', (_name, some, outcome, effects) => {
    expect(detect(facts(some))).toEqual({ outcome, effects })
  })

  it.each(['p', 'l', 'PartList', 'i', 'm', 'mk_moniker'])('takes %s on the cart page for a permalink', (name) => {
    const { effects } = detect(facts({ role: 'cart', sessionMoniker: 'nobody', keyMoniker: 'nobody', query: { [name]: 'nobody' } }))
    expect(effects).toContainEqual(tell('permalink-not-found', 'nobody'))
  })

  it('takes nothing inherited for a permalink', () => {
    const effects: readonly Effect[] = detect(facts({ role: 'cart', sessionMoniker: 'nobody', query: Object.create({ p: 'a:1' }) })).effects
    expect(effects).toContainEqual({ do: 'go-to-shop-invalid' })
  })
})
