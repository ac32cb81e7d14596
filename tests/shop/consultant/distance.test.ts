import { describe, expect, it } from 'vitest'
import { distanceText, isNear } from '../../../src/commerce/domain/consultant/distance.js'

describe('a distance', () => {
  it('is near where it is short and known', () => {
    expect([0, 9.9, 10, 10.1, 93, undefined].map(isNear)).toEqual([true, true, true, false, false, false])
  })

  it('is written as the reader writes it', () => {
    expect([distanceText(93, 'de'), distanceText(1234.56, 'en')]).toEqual(['93,0 km', '1,234.6 km'])
  })
})
