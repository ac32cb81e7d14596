import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { Bus } from '../../../src/core/bus/index.js'
import { channels } from '../../../src/commerce/domain/channels.js'
import type { DetectionView } from '../../../src/commerce/domain/consultant/detection.js'
import type { ApplicationContext } from '../../../src/commerce/domain/customer/account-gateway.js'
import type { Gateways } from '../../../src/commerce/domain/gateways.js'
import type { ShopSettings } from '../../../src/commerce/domain/settings.js'
import { cookiesOn, memoryOn } from '../../../src/commerce/domain/memory.js'
import { holderOf, mostParts, readPermalink, withoutContents } from '../../../src/commerce/domain/permalink/permalink.js'
import {
  applyPermalink,
  detectionPatience,
  dismissPermalink,
  permalinkOf,
  retryPermalink,
} from '../../../src/commerce/domain/permalink/apply.js'
import { Shop } from '../../../src/commerce/domain/shop.js'
import { cookieJar, storage } from '../../support/browser-memory.js'
import { there } from '../../support/there.js'
import { manualClock, settled } from '../../support/clock.js'
import { brokenWorld, FakeCart } from '../../support/fake-cart.js'

const address = (query: string) => new URL(`https://shop.example/cart?${query}`)
const read = (query: string) => readPermalink(holderOf(address(query)))
const parts = (query: string) => Object.fromEntries(read(query).parts.map(({ partId, quantity }) => [partId, quantity]))

describe('what a permalink wants', () => {
  it.each<[string, string, Record<string, number>]>([
    ['each part once', 'PartList=10,20', { 10: 1, 20: 1 }],
    ['parts that are trimmed', 'PartList=%2010%20,%09%0A20', { 10: 1, 20: 1 }],
    ['duplicates as quantity', 'PartList=10,20,10,10', { 10: 3, 20: 1 }],
    ['the short form', 'p=10', { 10: 1 }],
    ['quantities behind a colon or a star', 'p=10:3,20*2,10', { 10: 4, 20: 2 }],
    ['what both forms say', 'PartList=10&p=10,20', { 10: 2, 20: 1 }],
    ['what a form that stands there twice says', 'p=10&p=20', { 10: 1, 20: 1 }],
    ['nothing between two commas', 'p=,,10,,', { 10: 1 }],
    ['nothing of an empty list', 'PartList=&p=', {}],
    ['letters, dots and dashes', 'p=AB-1.2_3', { 'AB-1.2_3': 1 }],
    ['nothing of the language or the consultant', 'l=de&m=anna&i=AB1', {}],
    ['no more than 9,999', 'p=10:10000,20:99999999999999999999', { 10: 9999, 20: 9999 }],
  ])('is %s', (_name, query, expected) => {
    expect(parts(query)).toEqual(expected)
    expect(read(query).unclear).toEqual([])
  })

  it.each([
    '10:0',
    '10:-1',
    '10:1.5',
    '10:abc',
    '10:',
    ':2',
    '10:1:1',
    '*',
    '<b>10</b>',
    '10\u0000',
    '\u202e10',
    'x'.repeat(41),
    '${10}',
    '"10"',
  ])('is not to be read from %s', (text) => {
    const { parts: found, unclear } = read(`p=${encodeURIComponent(text)}`)
    expect(found).toEqual([])
    expect(unclear).toHaveLength(1)
  })

  it('is told with the name it has in the link, cut when that is long', () => {
    expect(read('p=1:-3').unclear).toEqual(['1:-3'])
    expect(read(`p=${'x'.repeat(5000)}`).unclear).toEqual([`${'x'.repeat(40)}…`])
  })

  it('is a number like any other when it is called __proto__ or constructor', () => {
    expect(read('p=__proto__:2,constructor').parts).toEqual([
      { partId: '__proto__', quantity: 2 },
      { partId: 'constructor', quantity: 1 },
    ])
    expect(Object.hasOwn(Object.prototype, 'quantity')).toBe(false)
  })

  it('is looked at for 100 parts, and a part that is among them counts however late it comes', () => {
    const many = Array.from({ length: 500 }, (_, index) => `n${index}`)
    const { parts: found, beyond } = read(`PartList=${[...many, 'n0', 'n499'].join(',')}`)
    expect([found.length, beyond, found[0]]).toEqual([100, 400, { partId: 'n0', quantity: 2 }])
  })

  it('is bounded, positive and whole, whatever the link says', () => {
    const entry = fc.oneof(
      fc.string(),
      fc.integer().map(String),
      fc.tuple(fc.integer(), fc.integer()).map((pair) => pair.join(':')),
      fc.constantFrom('__proto__', '10', '10*2'),
    )
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 300 }), (entries) => {
        const url = address('')
        url.searchParams.set('PartList', entries.join(','))
        const { parts: found, unclear, beyond } = readPermalink(holderOf(url))
        expect(found.length).toBeLessThanOrEqual(mostParts)
        expect(unclear.length).toBeLessThanOrEqual(mostParts)
        expect(beyond).toBeGreaterThanOrEqual(0)
        expect(new Set(found.map(({ partId }) => partId)).size).toBe(found.length)
        for (const { partId, quantity } of found) {
          expect(partId).toBe(partId.trim())
          expect(Number.isInteger(quantity) && quantity > 0 && quantity <= 9999).toBe(true)
        }
        for (const text of unclear) expect([...text].length).toBeLessThanOrEqual(41)
      }),
      { numRuns: 300, seed: 20_261_120 },
    )
  })

  it('is taken out of the address, and nothing else is', () => {
    expect(withoutContents(new URL('https://shop.example/cart?a=1&p=2&l=de&PartList=3&m=anna&i=4#top')).href).toBe(
      'https://shop.example/cart?a=1&m=anna&i=4#top',
    )
  })
})

const catalogue: Record<string, string> = { 10: 'product-10', 20: 'product-20', 30: 'product-20' }
const application: ApplicationContext = {
  guestBrowsing: true,
  guestCart: true,
  guestCheckout: true,
  guestCartCheckout: true,
  currency: 'EUR',
  highScaleCart: false,
  reservation: 14_400,
}

/** A visit to the cart page; a second page of the same visit has its memory and its cart. */
function setUp(query: string, before?: { visit: Storage; gateway: FakeCart; clock: ReturnType<typeof manualClock> }) {
  const clock = before?.clock ?? manualClock()
  const gateway = before?.gateway ?? new FakeCart(clock)
  const visit = before?.visit ?? storage()
  const world = { here: address(query), rewritten: 0, gone: [] as string[], asked: [] as string[][], unreachable: false, application }
  const bus = new Bus()
  bus.declare(channels)
  const gateways = {
    cart: there(gateway),
    account: {
      application: async () => world.application,
      logout: async () => {},
      session: async () => ({ guest: true, userId: undefined, accountId: undefined, firstName: undefined }),
    },
    products: there({
      byPartIds: async (partIds: readonly string[]) => {
        if (world.unreachable) throw brokenWorld('offline', 0)
        world.asked.push([...partIds])
        return partIds.flatMap((partId) => (Object.hasOwn(catalogue, partId) ? [{ id: catalogue[partId] ?? '', partId }] : []))
      },
      read: async (id: string) => ({ id, name: `Name of ${id}` }),
    }),
    forget: () => {},
  } as unknown as Gateways
  const shop = new Shop({
    bus,
    gateways,
    clock,
    settings: { subsidiary: 'de', consent: 'unknown' } as ShopSettings,
    cookies: cookiesOn(cookieJar()),
    visit: memoryOn(() => visit),
    memory: memoryOn(() => storage()),
    here: () => new URL(world.here),
    go: (url) => world.gone.push(url),
    changed: () => {},
    isFramed: () => false,
    push: () => {},
    rewrite: (url) => {
      world.here = url
      world.rewritten += 1
    },
  })
  const detected = (outcome: DetectionView['outcome'], role: DetectionView['role'] = 'cart', error?: unknown) =>
    shop.detection.set({ role, outcome, error, again: () => detected('none') })
  const held = () => Object.fromEntries(gateway.lines.map(({ productId, quantity }) => [productId, quantity]))
  const view = () => permalinkOf(shop).get()
  const result = () => {
    const now = view()
    if (now.state !== 'applied') throw new Error(`The link is ${now.state}.`)
    return now.result
  }
  return { clock, gateway, visit, world, shop, detected, held, view, result, kept: { visit, gateway, clock } }
}

async function applied(query: string, before?: Parameters<typeof setUp>[1]) {
  const page = setUp(query, before)
  page.detected('none')
  const doing = applyPermalink(page.shop)
  await page.clock.finish()
  await doing
  return page
}

describe('applying a permalink', () => {
  it('asks for its parts at once, adds them at once, and takes them out of the address', async () => {
    const page = await applied('p=10:2,20&m=anna')
    expect(page.world.asked).toEqual([['10', '20']])
    expect(page.gateway.writes.map(({ request }) => request)).toEqual([1, 1])
    expect(page.held()).toEqual({ 'product-10': 2, 'product-20': 1 })
    expect(page.result()).toEqual({ added: 3, missing: [], beyond: 0 })
    expect([page.world.here.search, page.world.rewritten, page.world.gone]).toEqual(['?m=anna', 1, []])
  })

  it('takes two numbers of one product for one wish', async () => {
    const page = await applied('p=20:2,30')
    expect(page.gateway.writes.map(({ id, quantity }) => [id, quantity])).toEqual([['product-20', 3]])
  })

  it('does nothing at all without one', async () => {
    const page = setUp('utm=x')
    await applyPermalink(page.shop)
    expect([page.view(), page.clock.waits, page.gateway.reads]).toEqual([{ state: 'none' }, [], []])
  })

  it('waits for a detection that is on its way, without end', async () => {
    const page = setUp('p=10')
    page.detected('loading')
    const doing = applyPermalink(page.shop)
    await page.clock.advance(60_000)
    expect([page.view(), page.gateway.writes]).toEqual([{ state: 'loading' }, []])
    page.detected('found')
    await doing
    expect(page.held()).toEqual({ 'product-10': 1 })
  })

  it('goes on after a moment where there is none', async () => {
    const page = setUp('p=10')
    const doing = applyPermalink(page.shop)
    await page.clock.advance(detectionPatience - 1)
    expect(page.gateway.writes).toEqual([])
    await page.clock.advance(1)
    await doing
    expect(page.held()).toEqual({ 'product-10': 1 })
  })

  it('leaves another kind of page alone', async () => {
    const page = setUp('p=10')
    page.detected('none', 'shop')
    await applyPermalink(page.shop)
    expect([page.view().state, page.gateway.writes, page.world.rewritten]).toEqual(['none', [], 0])
  })

  it('keeps the link where the shop is closed, and follows it when it is not any more', async () => {
    const page = setUp('p=10')
    page.shop.closed.set({
      id: 'c1',
      firstName: 'A',
      lastName: 'B',
      moniker: 'a',
      alternateMoniker: undefined,
      shopActive: false,
      pictureUrl: undefined,
    })
    page.detected('inactive')
    await applyPermalink(page.shop)
    expect([page.view().state, page.world.asked, page.gateway.writes, page.world.here.search]).toEqual(['closed', [], [], '?p=10'])
    page.shop.closed.set(undefined)
    await applyPermalink(page.shop)
    expect(page.held()).toEqual({ 'product-10': 1 })
  })

  it('keeps the link where guests have no cart', async () => {
    const page = setUp('p=10')
    page.world.application = { ...application, guestCart: false }
    page.detected('none')
    await applyPermalink(page.shop)
    expect([page.view().state, page.gateway.writes, page.world.here.search]).toEqual(['sign-in', [], '?p=10'])
  })

  it('is one attempt for all who ask at the same time', async () => {
    const page = setUp('p=10')
    page.detected('none')
    await Promise.all([applyPermalink(page.shop), applyPermalink(page.shop), retryPermalink(page.shop)])
    expect(page.held()).toEqual({ 'product-10': 1 })
  })

  it('adds only what fits, and names what was refused', async () => {
    const page = setUp('p=10:9')
    page.gateway.refused.add('product-10')
    page.detected('none')
    await applyPermalink(page.shop)
    expect(page.gateway.writes.map(({ quantity }) => quantity)).toEqual([9, 3])
    expect(page.result()).toMatchObject({
      added: 0,
      missing: [{ partId: '10', name: 'Name of product-10', asked: 9, got: 0, why: { reason: 'stock' } }],
    })
  })

  it('is put away when it has been read, and does not come back', async () => {
    const page = await applied('p=10')
    dismissPermalink(page.shop)
    await applyPermalink(page.shop)
    expect([page.view().state, page.held()]).toEqual(['none', { 'product-10': 1 }])
  })
})

describe('applying a permalink once', () => {
  it('adds nothing when the page is loaded again, be it twice', async () => {
    const page = await applied('p=10:2')
    const again = await applied(page.world.here.search.slice(1), page.kept)
    expect([again.view().state, again.held()]).toEqual(['none', { 'product-10': 2 }])
  })

  it('adds nothing more when the link itself is followed twice', async () => {
    const page = await applied('p=10:2,20')
    const again = await applied('p=10:2,20', page.kept)
    const third = await applied('p=10:2,20', again.kept)
    expect(third.held()).toEqual({ 'product-10': 2, 'product-20': 1 })
    expect(third.result().added).toBe(3)
    expect(third.gateway.writes).toHaveLength(2)
  })

  it('adds to what was in the cart before, and knows it apart', async () => {
    const page = setUp('p=10:2')
    page.gateway.hold('product-10', 5)
    page.detected('none')
    await applyPermalink(page.shop)
    const again = await applied('p=10:2', page.kept)
    expect(again.held()).toEqual({ 'product-10': 7 })
  })

  it('adds another link, and the same on another visit', async () => {
    const page = await applied('p=10:2')
    const other = await applied('p=10', page.kept)
    expect(other.held()).toEqual({ 'product-10': 3 })
    const visit = await applied('p=10:2', { ...page.kept, visit: storage() })
    expect(visit.held()).toEqual({ 'product-10': 5 })
  })

  it('leaves nothing of it behind after logout', async () => {
    const page = await applied('p=10:2')
    expect(page.visit.getItem('vitrine_permalink')).toContain('product-10')
    await page.shop.logout()
    expect(page.visit.getItem('vitrine_permalink')).toBeNull()
  })

  it('sends only what is missing when the page was left in the middle', async () => {
    const page = setUp('p=10:2,20')
    page.gateway.latency = 100
    page.detected('none')
    void applyPermalink(page.shop)
    // The addition has arrived, and its answer is on its way to a page that is not there any more.
    while (page.gateway.lines.length === 0) await page.clock.advance(50)
    const again = await applied('p=10:2,20', page.kept)
    expect(again.held()).toEqual({ 'product-10': 2, 'product-20': 1 })
    expect([again.result().added, again.world.here.search]).toEqual([3, ''])
  })

  it('sends all of it when the page was left before', async () => {
    const page = setUp('p=10:2')
    page.world.unreachable = true
    page.detected('none')
    vi.spyOn(console, 'error').mockReturnValueOnce()
    await applyPermalink(page.shop)
    const again = await applied('p=10:2', page.kept)
    expect(again.held()).toEqual({ 'product-10': 2 })
  })

  it.each(['lost', 'part', 'offline'] as const)(
    'ends with each part once after the world broke for good (%s) and she tried again',
    async (weather) => {
      const error = vi.spyOn(console, 'error').mockReturnValue()
      const page = setUp('p=10:2,20')
      page.gateway.weather = [weather, ...Array.from({ length: 9 }, () => 'offline' as const)]
      page.gateway.readWeather = ['fine', 'fine', ...Array.from({ length: 9 }, () => 'offline' as const)]
      page.detected('none')
      const doing = applyPermalink(page.shop)
      await page.clock.finish()
      await doing
      expect([page.view().state, page.world.here.search]).toEqual(['failed', '?p=10:2,20'])
      page.gateway.weather = []
      page.gateway.readWeather = []
      const retrying = retryPermalink(page.shop)
      await page.clock.finish()
      await retrying
      expect(page.held()).toEqual({ 'product-10': 2, 'product-20': 1 })
      expect(page.result().added).toBe(3)
      error.mockRestore()
    },
  )

  it('fails where the cart was changed at the same time, keeps the link, and ends right', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = setUp('p=10:2')
    page.gateway.weather = ['conflict']
    page.detected('none')
    const doing = applyPermalink(page.shop)
    await page.clock.finish()
    await doing
    expect([page.view().state, page.world.here.search]).toEqual(['failed', '?p=10:2'])
    await retryPermalink(page.shop)
    expect(page.held()).toEqual({ 'product-10': 2 })
  })

  it('asks a detection that failed once more when she tries again', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = setUp('p=10')
    page.detected('failed', 'cart', brokenWorld('offline', 0))
    await applyPermalink(page.shop)
    expect(page.view()).toMatchObject({ state: 'failed', error: { kind: 'offline' } })
    await retryPermalink(page.shop)
    expect(page.held()).toEqual({ 'product-10': 1 })
  })

  it.each(['', 'null', '[]', '{"__proto__":1}', '["[[\\"10\\",2]]"]', '["[[\\"10\\",2]]",[["product-10",-5],["product-10","x"],7]]', '[['])(
    'is not misled by a memory that says %s',
    async (marker) => {
      const page = setUp('p=10:2')
      page.visit.setItem('vitrine_permalink', marker)
      page.detected('none')
      await applyPermalink(page.shop)
      expect(page.held()).toEqual({ 'product-10': 2 })
      await settled()
    },
  )
})
