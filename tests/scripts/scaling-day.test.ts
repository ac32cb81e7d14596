import { describe, expect, it } from 'vitest'
// @ts-expect-error: plain JavaScript of the bench
import { simulateDay } from '../bench/scaling-day.js'

const year = 31_536_000
const module = { url: '/assets/a.js', browser: year, edge: year }
const html = (edge: number) => ({ url: '/', browser: 0, edge })
const page = (...requests: object[]) => [{ weight: 1, requests }]
const day = (requests: object[], given: object = {}) =>
  simulateDay({ pages: page(...requests), views: 10_000, edges: 4, deploys: [], ...given }) as Record<string, number>

describe('a simulated day', () => {
  it('asks the server once for what is kept for ever, and once more after a new build', () => {
    expect(day([module]).origin).toBe(1)
    expect(day([module], { deploys: [43_200] }).origin).toBe(2)
    expect(day([module], { shield: false }).origin).toBe(4)
  })

  it('asks the server each time for what nobody keeps', () => {
    const { origin, views } = day([html(0)])
    expect(origin).toBe(views)
  })

  it('asks less often the longer a page is kept, and counts every request once', () => {
    const [minute, hour] = [day([html(60), module]), day([html(3600), module])]
    expect(minute.origin).toBeGreaterThan(hour.origin ?? 0)
    expect(hour.origin).toBeLessThanOrEqual(26)
    for (const { requests = 0, browser = 0, edge = 0, shield = 0, origin = 0, platform = 0 } of [minute, hour])
      expect(browser + edge + shield + origin + platform).toBe(requests)
  })

  it('leaves what the platform answers to the platform', () => {
    const { origin, platform, requests } = day([{ url: '/services/data', platform: true, browser: 0, edge: 0 }])
    expect([origin, platform]).toEqual([0, requests])
  })
})
