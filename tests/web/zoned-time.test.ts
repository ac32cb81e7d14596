import { describe, expect, it } from 'vitest'
import { instantOf, isZonedTime, localTime } from '../../src/core/dom/zoned-time.js'

const at = (local: string, zone = 'Europe/Berlin') => new Date(instantOf({ local, zone })).toISOString()

describe('instantOf', () => {
  it.each([
    ['2026-12-01T08:00', 'Europe/Berlin', '2026-12-01T07:00:00.000Z'],
    ['2026-07-01T08:00', 'Europe/Berlin', '2026-07-01T06:00:00.000Z'],
    ['2026-12-01T08:00', 'Asia/Kolkata', '2026-12-01T02:30:00.000Z'],
    ['2026-12-01T08:00', 'UTC', '2026-12-01T08:00:00.000Z'],
  ])('%s in %s is %s', (local, zone, instant) => {
    expect(at(local, zone)).toBe(instant)
    expect(localTime(instantOf({ local, zone }), zone)).toBe(local)
  })

  it('takes the first of two hours when clocks are put back, and goes on where one is left out', () => {
    expect(at('2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z')
    expect(at('2027-03-28T02:30')).toBe('2027-03-28T01:30:00.000Z')
  })

  it('knows what is no time of a place', () => {
    for (const wrong of [{}, { local: '2026-13-40T99:99', zone: 'UTC' }, { local: '2026-12-01T08:00', zone: 'Mars/Olympus' }, null])
      expect(isZonedTime(wrong)).toBe(false)
  })
})
