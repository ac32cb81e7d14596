import { beforeEach, describe, expect, it } from 'vitest'
import { Bus } from '../../../src/core/bus/index.js'
import { channels, monikerSelected } from '../../../src/commerce/domain/channels.js'
import { type EffectTools, performEffects } from '../../../src/commerce/domain/consultant/detection-effects.js'
import type { Consultant } from '../../../src/commerce/domain/consultant/consultant-gateway.js'
import { cookiesOn, memoryOn } from '../../../src/commerce/domain/memory.js'
import { cookieJar, storage } from '../../support/browser-memory.js'

const lena: Consultant = {
  id: 'c1',
  firstName: 'Lena',
  lastName: 'Berger',
  moniker: 'lena',
  alternateMoniker: 'lena-alt',
  shopActive: true,
  pictureUrl: undefined,
}

let jar = cookieJar()
let session = storage()
let address = new URL('https://shop.example/products')
let bus = new Bus()
let gone: string[] = []

function perform(effects: Parameters<typeof performEffects>[0], settings: Partial<EffectTools['settings']> = {}): void {
  performEffects(effects, {
    bus,
    cookies: cookiesOn(jar),
    visit: memoryOn(() => session),
    settings: { monikerStorage: 'consent', shopInvalidUrl: '/shop-invalid', ...settings },
    outlasts: true,
    writes: true,
    here: () => new URL(address),
    rewrite: (url) => {
      address = url
    },
    go: (url) => gone.push(url),
  })
}
const heard = () => bus.inspect().log.map(({ channel, message }) => [channel, message])

beforeEach(() => {
  jar = cookieJar()
  session = storage()
  address = new URL('https://shop.example/products?mk_moniker=lena-alt&p=a#top')
  bus = new Bus()
  bus.declare(channels)
  gone = []
})

describe('what the detection decided', () => {
  it('remembers the moniker for the visit and in a cookie', () => {
    perform([{ do: 'remember', moniker: 'lena' }])
    expect(session.getItem('mk_moniker')).toBe('lena')
    expect(jar.cookie).toBe('mk_moniker=lena')
  })

  it('writes no cookie at all where the shop wants none', () => {
    perform(
      [
        { do: 'remember', moniker: 'lena' },
        { do: 'remember-registration', moniker: 'lena' },
      ],
      { monikerStorage: 'session' },
    )
    expect(session.getItem('mk_moniker')).toBe('lena')
    expect(jar.written).toEqual([])
  })

  it('forgets both', () => {
    perform([{ do: 'remember', moniker: 'lena' }, { do: 'forget' }])
    expect(session.getItem('mk_moniker')).toBeNull()
    expect(jar.cookie).toBe('')
  })

  it('keeps and forgets the registration', () => {
    perform([{ do: 'remember-registration', moniker: 'lena' }])
    expect(jar.cookie).toBe('primaryregistercookie=lena')
    perform([{ do: 'forget-registration' }])
    expect(jar.cookie).toBe('')
  })

  it('keeps the magnet of a permalink for the visit', () => {
    perform([{ do: 'keep-magnet', moniker: 'ida' }])
    expect(session.getItem('cccPermaLinkMagnet')).toBe('ida')
    expect(jar.written).toEqual([])
  })

  it('writes the primary moniker into the address, and leaves the rest of it', () => {
    perform([{ do: 'rewrite-query', moniker: 'lena' }])
    expect(address.href).toBe('https://shop.example/products?mk_moniker=lena&p=a#top')
    address = new URL('https://shop.example/cart?m=lena-alt')
    perform([{ do: 'rewrite-query', moniker: 'a&b=c' }])
    expect(address.href).toBe('https://shop.example/cart?m=a%26b%3Dc')
  })

  it('takes the key of another consultant out of the address, and leaves it where it is hers', () => {
    address = new URL('https://shop.example/cart?i=AB1&p=a')
    perform([{ do: 'rewrite-query', moniker: 'lena' }])
    expect(address.search).toBe('?i=AB1&p=a')
    perform([{ do: 'rewrite-query', moniker: 'lena', dropKey: true }])
    expect(address.search).toBe('?p=a')
  })

  it('leaves for the page the shop names', () => {
    perform([{ do: 'go-to-shop-invalid' }])
    expect(gone).toEqual(['/shop-invalid'])
  })

  it('says who was selected', () => {
    perform([{ do: 'say-selected', consultant: lena, primary: 'lena', isAlternate: false, source: 'session' }])
    expect(heard()).toEqual([
      [
        'moniker-selected',
        {
          moniker: 'lena',
          primaryMoniker: 'lena',
          alternateMoniker: 'lena-alt',
          isAlternate: false,
          consultantId: 'c1',
          shopActive: true,
          source: 'session',
        },
      ],
    ])
  })

  it('says by which moniker, when that was the alternate one', () => {
    perform([{ do: 'say-selected', consultant: lena, primary: 'lena', isAlternate: true, source: 'query' }])
    expect(heard()).toMatchObject([['moniker-selected', { moniker: 'lena-alt', primaryMoniker: 'lena', isAlternate: true }]])
  })

  it('never says an empty moniker', () => {
    perform([
      {
        do: 'say-selected',
        consultant: { ...lena, moniker: '', alternateMoniker: undefined },
        primary: 'lena',
        isAlternate: false,
        source: 'query',
      },
    ])
    expect(heard()).toEqual([
      [
        'moniker-selected',
        {
          moniker: 'lena',
          primaryMoniker: 'lena',
          isAlternate: false,
          consultantId: 'c1',
          shopActive: true,
          source: 'query',
        },
      ],
    ])
  })

  it('says that nobody is, with and without somebody from before', () => {
    perform([{ do: 'say-none' }, { do: 'say-none', moniker: 'ida' }])
    expect(heard()).toEqual([
      ['no-moniker', { state: false }],
      ['no-moniker', { state: true, moniker: 'ida', magnet: true }],
    ])
  })

  it('says what the shopper should be told, and that the banner should show', () => {
    perform([
      { do: 'say-communication', kind: 'inactive-shop', moniker: 'lena' },
      { do: 'say-promo', reason: 'not-found' },
    ])
    expect(heard()).toEqual([
      ['communication', { kind: 'inactive-shop', moniker: 'lena' }],
      ['promo-banner', { visible: true, reason: 'not-found' }],
    ])
  })

  it('says nothing that its own channel would refuse', () => {
    perform([
      { do: 'say-selected', consultant: lena, primary: 'lena', isAlternate: true, source: 'registration' },
      { do: 'say-none' },
      { do: 'say-none', moniker: 'ida' },
      { do: 'say-promo', reason: 'no-moniker' },
      ...(['inactive-shop', 'permalink-inactive', 'permalink-not-found', 'first-time-login'] as const).map((kind) => ({
        do: 'say-communication' as const,
        kind,
        moniker: 'lena',
      })),
    ])
    const said = bus.inspect().log
    expect(said.length).toBe(8)
    for (const { channel, message } of said) expect([channel, message, bus.publish(channel, message)]).toEqual([channel, message, true])
  })

  it('is done in order', () => {
    const order: string[] = []
    bus.subscribe(monikerSelected, () => order.push(`${session.getItem('mk_moniker')} ${address.searchParams.get('mk_moniker')}`))
    perform([
      { do: 'remember', moniker: 'lena' },
      { do: 'rewrite-query', moniker: 'lena' },
      { do: 'say-selected', consultant: lena, primary: 'lena', isAlternate: true, source: 'query' },
    ])
    expect(order).toEqual(['lena lena'])
  })

  it('survives that nothing can be stored', () => {
    session.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError')
    }
    expect(() =>
      perform([
        { do: 'remember', moniker: 'lena' },
        { do: 'keep-magnet', moniker: 'ida' },
      ]),
    ).not.toThrow()
    expect(jar.cookie).toBe('mk_moniker=lena')
  })
})
