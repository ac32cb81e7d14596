import { describe, expect, it } from 'vitest'
import { Bus } from '../../src/core/bus/index.js'
import { type AnalyticsFact, reportFact } from '../../src/commerce/domain/analytics.js'
import { analytics, channels } from '../../src/commerce/domain/channels.js'
import type { ShopSettings } from '../../src/commerce/domain/settings.js'

const fact: AnalyticsFact = { event: 'open_cart', cartId: '0a6000000000001AAA' }

function page(consent: Exclude<ShopSettings['consent'], 'asked'>) {
  const bus = new Bus()
  bus.declare(channels)
  const settings = { consent }
  const heard: AnalyticsFact[] = []
  const pushed: object[] = []
  bus.subscribe(analytics, (message) => heard.push(message))
  return {
    bus,
    settings,
    heard,
    pushed,
    report: (one: AnalyticsFact) => reportFact(one, { bus, consent: { of: () => settings.consent }, push: (each) => pushed.push(each) }),
  }
}

describe('a fact for statistics', () => {
  it.each(['unknown', 'denied'] as const)('is neither said nor pushed nor kept when consent is %s', (consent) => {
    const { bus, heard, pushed, report } = page(consent)
    report(fact)
    expect(heard).toEqual([])
    expect(pushed).toEqual([])
    expect(bus.inspect().log).toEqual([])
  })

  it('is said and pushed once with consent', () => {
    const { heard, pushed, report } = page('granted')
    report(fact)
    expect(heard).toEqual([fact])
    expect(pushed).toEqual([fact])
  })

  it('ends with the consent, at once, and what was not told before is not told later', () => {
    const { settings, pushed, report } = page('unknown')
    report(fact)
    settings.consent = 'granted'
    expect(pushed).toEqual([])
    report(fact)
    settings.consent = 'denied'
    report(fact)
    expect(pushed).toEqual([fact])
  })

  it('is not handed to who listens later', () => {
    const { bus, report } = page('granted')
    report(fact)
    const late: unknown[] = []
    bus.subscribe(analytics, (message) => late.push(message))
    expect(late).toEqual([])
  })
})
