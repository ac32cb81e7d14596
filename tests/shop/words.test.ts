import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plural } from '../../src/commerce/domain/translations.js'

describe('a count in words', () => {
  it.each(['de', 'en'] as const)('is in %s what Intl writes, where it is written without waiting for it', (locale) => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.nat(1200),
          fc.nat(),
          fc.nat(9000).map((tenths) => tenths / 10),
        ),
        (count) => {
          const noun = count === 1 ? 'one' : 'other'
          expect(plural(locale, count, 'one', 'other')).toBe(`${new Intl.NumberFormat(locale).format(count)} ${noun}`)
        },
      ),
    )
  })
})
