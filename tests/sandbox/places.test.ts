import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { consultants } from '../../src/sandbox/world/consultants/consultants.js'
import { cities, distanceBetween, placeOf } from '../../src/sandbox/world/consultants/places.js'
import { need } from './client.js'

const unused = ['00', '05', '43', '62']
const region = (number: number) => String(number).padStart(2, '0')
const used = Array.from({ length: 100 }, (_, number) => region(number)).filter((digits) => !unused.includes(digits))
const inGermany = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  latitude > 47.2 && latitude < 55.1 && longitude > 5.8 && longitude < 15.1

describe('a postal code', () => {
  it('has a place in Germany in every region that was given out', () => {
    fc.assert(
      fc.property(fc.constantFrom(...used), fc.integer({ min: 0, max: 999 }), (digits, rest) => {
        const postalCode = digits + String(rest).padStart(3, '0')
        const place = need(placeOf(postalCode))
        expect(place.postalCode).toBe(postalCode)
        expect(inGermany(place)).toBe(true)
      }),
      { seed: 2026, numRuns: 1000 },
    )
    expect(used).toHaveLength(96)
  })

  it.each(['', '00000', '05123', '43000', '62999', '5066', '506677', 'abcde', '5066a', '50-67', '__proto__', '１２３４５'])(
    'is none: %j',
    (text) => {
      expect(placeOf(text)).toBeUndefined()
    },
  )

  it('may be typed with spaces', () => {
    expect(placeOf(' 50 674 ')).toMatchObject({ postalCode: '50674', city: 'Köln' })
  })

  it('lies near the known cities of its region', () => {
    for (const [city, postalCode, latitude, longitude] of cities) {
      expect(placeOf(postalCode)).toMatchObject({ city, latitude, longitude })
      // As if the code were not known: the region alone.
      const around = need(placeOf(`${postalCode.slice(0, 2)}999`))
      expect(distanceBetween(around, { latitude, longitude }), `${postalCode} ${city}`).toBeLessThan(110)
    }
  })

  it('that is not known lies where its neighbours are', () => {
    const place = need(placeOf('50699'))
    expect(place.city).toBeUndefined()
    expect(distanceBetween(place, need(placeOf('50674')))).toBeLessThan(5)
  })

  it('where a consultant lives is hers', () => {
    const [anna] = consultants
    const { latitude, longitude, postalCode } = need(anna)
    expect(placeOf(postalCode, new Map([[postalCode, { latitude, longitude, city: 'Köln' }]]))).toEqual({
      postalCode,
      latitude,
      longitude,
      city: 'Köln',
    })
  })

  it('of a whole city says its name', () => {
    expect(placeOf('10999')?.city).toBe('Berlin')
    expect(placeOf('60599')?.city).toBe('Frankfurt am Main')
  })
})

describe('a distance', () => {
  it.each([
    ['50674', '10115', 476],
    ['20095', '80331', 612],
    ['50674', '50674', 0],
  ])('from %s to %s is %i km', (from, to, kilometres) => {
    expect(Math.abs(distanceBetween(need(placeOf(from)), need(placeOf(to))) - kilometres)).toBeLessThan(8)
  })

  it('is the same both ways, and no detour is shorter', () => {
    const point = fc.record({
      latitude: fc.double({ min: 47, max: 55, noNaN: true }),
      longitude: fc.double({ min: 6, max: 15, noNaN: true }),
    })
    fc.assert(
      fc.property(point, point, point, (a, b, c) => {
        expect(distanceBetween(a, b)).toBeCloseTo(distanceBetween(b, a), 6)
        expect(distanceBetween(a, c)).toBeLessThanOrEqual(distanceBetween(a, b) + distanceBetween(b, c) + 1e-6)
      }),
      { seed: 2026 },
    )
  })
})
