import { describe, expect, it } from 'vitest'
import { formatDay, laterDay, laterMonth, parseDay, weeksOf } from '../../src/studio/app/kit/typed-day.js'

describe('a typed day', () => {
  it.each([
    ['24.12.2026', '2026-12-24'],
    ['24/12/2026', '2026-12-24'],
    [' 4.1.27 ', '2027-01-04'],
    ['4. 1. 2027', '2027-01-04'],
    ['2026-12-24', '2026-12-24'],
    ['29.02.2028', '2028-02-29'],
    ['29.02.2027', undefined],
    ['31.11.2026', undefined],
    ['12/24/2026', undefined],
    ['24.12.', undefined],
    ['morgen', undefined],
    ['', ''],
  ])('reads %j as %j', (text, day) => expect(parseDay(text, false)).toBe(day))

  it.each([
    ['24.12.2026, 08:00', '2026-12-24T08:00'],
    ['24.12.2026 8.30 Uhr', '2026-12-24T08:30'],
    ['24.12.2026 um 8 Uhr', '2026-12-24T08:00'],
    ['24/12/26 23:59', '2026-12-24T23:59'],
    ['2026-12-24T08:00', '2026-12-24T08:00'],
    ['24.12.2026', undefined],
    ['24.12.2026, 24:00', undefined],
    ['24.12.2026, 8:60', undefined],
    ['', ''],
  ])('reads the moment %j as %j', (text, moment) => expect(parseDay(text, true)).toBe(moment))

  it('is written as it is read, in either language', () => {
    for (const language of ['de', 'en'] as const)
      for (const moment of ['2026-11-30T08:00', '2027-01-04T23:59']) {
        expect(parseDay(formatDay(moment, language), true)).toBe(moment)
        expect(parseDay(formatDay(moment.slice(0, 10), language), false)).toBe(moment.slice(0, 10))
      }
    expect(formatDay('2026-11-30T08:00', 'de')).toBe('30.11.2026, 08:00')
    expect(formatDay('2026-11-30', 'en')).toBe('30/11/2026')
    expect(formatDay('bald', 'de')).toBe('bald')
  })

  it('stands in its week, Monday first', () => {
    expect(weeksOf('2026-11')[0]).toEqual([...Array(6).fill(undefined), '2026-11-01'])
    expect(weeksOf('2026-11').at(-1)![0]).toBe('2026-11-30')
    expect(weeksOf('2027-02')).toHaveLength(4)
    expect(laterMonth('2026-12-24', 1)).toBe('2027-01')
    expect(laterMonth('2026-01', -1)).toBe('2025-12')
    expect(laterDay('2026-12-31', 1)).toBe('2027-01-01')
  })
})
