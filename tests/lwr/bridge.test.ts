import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Bus, pageBus, pageShare } from '../../src/core/bus/index.js'
import { type Bridge, bridgeMessages } from '../../src/entries/lwr/index.js'
import {
  channels as ours,
  cartChanged,
  communication,
  monikerSelected,
  noMoniker,
  promoBanner,
} from '../../src/commerce/domain/channels.js'
import { messageChannel, messageService } from '../support/message-service.js'

const names = ['no-moniker', 'moniker-selected', 'communication', 'consultant-key-selected', 'promo-banner'] as const
const channels = Object.fromEntries(names.map((name) => [name, messageChannel(name)])) as Record<(typeof names)[number], object>
const request = messageChannel('request')
const anna = {
  moniker: 'anna-berger',
  primaryMoniker: 'anna-berger',
  isAlternate: false,
  consultantId: '003000000000001AAA',
  shopActive: true,
  source: 'query',
} as const
const banner = { visible: true, reason: 'no-moniker' } as const

let site: ReturnType<typeof messageService>
let context: object
const ends: (() => void)[] = []

const begin = (changes: Partial<Bridge> = {}) => {
  const end = bridgeMessages({ service: site, context, channels, request, ...changes })
  ends.push(end)
  return end
}
const unmarked = () =>
  site.said.map(([name, message]) => {
    const { vitrineOrigin: _origin, ...rest } = message as Record<string, unknown>
    return [name, rest]
  })
const heardOnBus = () => {
  const heard: unknown[] = []
  for (const name of names) pageBus().subscribe(name, (message) => heard.push([name, message]))
  return heard
}
/** A component of the site's own. */
const publish = (name: (typeof names)[number], message: object) => site.publish(context, channels[name], message)

beforeEach(() => {
  Object.assign(pageShare(), { bus: new Bus(), endBridge: undefined })
  pageBus().declare(ours)
  site = messageService()
  context = site.createMessageContext()
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

describe('bridgeMessages', () => {
  it('says on the site what the blocks say, once, and nothing of other channels', () => {
    begin()
    const heard = heardOnBus()
    pageBus().publish(monikerSelected, anna)
    pageBus().publish(cartChanged, { count: 2, processing: false })
    expect(unmarked()).toEqual([['moniker-selected', anna]])
    expect(heard).toEqual([['moniker-selected', anna]])
  })

  it('tells the blocks what the site says, once, and does not say it there again', () => {
    begin()
    const heard = heardOnBus()
    publish('promo-banner', { ...banner, extra: 'of theirs' })
    expect(heard).toEqual([['promo-banner', banner]])
    expect(site.said).toHaveLength(1)
  })

  it('says what is retained as it begins', () => {
    pageBus().publish(promoBanner, banner)
    begin()
    expect(unmarked()).toEqual([['promo-banner', banner]])
  })

  it('says it once more to whoever comes late and asks', () => {
    begin()
    pageBus().publish(monikerSelected, anna)
    pageBus().publish(promoBanner, banner)
    const late: unknown[] = []
    site.subscribe(context, channels['promo-banner'], (message) => late.push(message))
    expect(late).toEqual([])
    site.publish(context, request, { channel: 'promo-banner' })
    expect(late).toEqual([expect.objectContaining(banner)])
    site.publish(context, request)
    expect(late).toHaveLength(2)
    expect(pageBus().inspect().log).toHaveLength(2)
  })

  it('lets one message make the other untrue, as the blocks know it', () => {
    begin()
    pageBus().publish(noMoniker, { state: false })
    publish('moniker-selected', anna)
    expect(pageBus().inspect().retained).toEqual({ 'moniker-selected': anna })
  })

  it('says the same again when it was dealt with meanwhile', () => {
    begin()
    const message = { kind: 'inactive-shop' } as const
    publish('communication', message)
    pageBus().clear(communication)
    publish('communication', message)
    pageBus().clear(communication)
    pageBus().publish(communication, message)
    expect(pageBus().inspect().log).toHaveLength(3)
    expect(site.said).toHaveLength(3)
  })

  it.each([
    ['a message of another shape', { visible: 'yes', reason: 'no-moniker' }],
    ['a reason that there is not', { visible: true, reason: '<img src=x onerror=alert(1)>' }],
    ['nothing', {}],
    ['a message without end', { ...banner, reason: 'x'.repeat(100_000) }],
  ])('drops %s at the door', (_what, message) => {
    begin()
    const heard = heardOnBus()
    publish('promo-banner', message)
    expect(heard).toEqual([])
    expect(pageBus().inspect().dropped).toEqual({ 'promo-banner': 1 })
  })

  it('reads what cannot be cloned, such as the proxies of a sandbox of the site', () => {
    const listeners: ((message: unknown) => void)[] = []
    const realm = {
      publish: () => {},
      unsubscribe: () => {},
      subscribe: (_context: unknown, channel: unknown, listener: (message: unknown) => void) =>
        channel === channels['promo-banner'] && listeners.push(listener),
    }
    begin({ service: realm })
    const heard = heardOnBus()
    const circle: Record<string, unknown> = { ...banner }
    circle.self = circle
    for (const message of [new Proxy(banner, {}), circle, null, 'text', [banner]]) listeners[0]?.(message)
    expect(heard).toEqual([['promo-banner', banner]])
  })

  it('comes to rest where messages arrive later, and ends with the latest', async () => {
    site = messageService({ later: true })
    context = site.createMessageContext()
    begin()
    pageBus().publish(noMoniker, { state: false })
    pageBus().publish(monikerSelected, anna)
    publish('promo-banner', banner)
    pageBus().publish(promoBanner, { visible: false, reason: 'no-moniker' })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(pageBus().inspect().log.length).toBeLessThan(6)
    expect(site.said.length).toBeLessThan(6)
    expect(pageBus().inspect().retained).toMatchObject({ 'moniker-selected': anna })
  })

  it('is one for a page: a second one takes over, and the end of the first ends nothing of it', () => {
    const first = begin()
    const before = site.count()
    begin()
    expect(site.count()).toBe(before)
    first()
    expect(site.count()).toBe(before)
    pageBus().publish(promoBanner, banner)
    expect(site.said).toHaveLength(1)
  })

  it('leaves nothing behind when it is ended', () => {
    const end = begin()
    end()
    end()
    expect(site.count()).toBe(0)
    expect(pageBus().inspect().listeners).toBe(0)
    pageBus().publish(promoBanner, banner)
    publish('promo-banner', { ...banner, visible: false })
    expect(site.said).toHaveLength(1)
  })

  it('mirrors only the channels that it is given', () => {
    begin({ channels: { 'promo-banner': channels['promo-banner'] } })
    pageBus().publish(monikerSelected, anna)
    pageBus().publish(promoBanner, banner)
    expect(unmarked()).toEqual([['promo-banner', banner]])
  })
})
