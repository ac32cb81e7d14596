import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrastsOf, lookFrom, looks, ours, sheetOf, tokensOf } from '../../src/tools/brand/look.js'

const faint = (look: Parameters<typeof contrastsOf>[0]) =>
  (['light', 'dark'] as const).flatMap((half) =>
    contrastsOf(look, half)
      .filter(({ isFine }) => !isFine)
      .map(({ above, ground, ratio }) => `${half}: ${above} on ${ground} ${ratio.toFixed(2)}`),
  )

describe('a look from one colour', () => {
  it('can be read, whatever the colour', () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)
    const edges = ['#000000', '#ffffff', '#ffff00', '#00ff00', '#0000ff', '#ff0000', '#808080'].map((each): [string] => [each])
    fc.assert(
      fc.property(colour, (each) => {
        expect(faint(lookFrom(each)), each).toEqual([])
      }),
      { examples: edges, numRuns: import.meta.env.VITRINE_TEST_ALL === '1' ? 2000 : 60, seed: 1 },
    )
  })

  it.each(Object.keys(looks))('can be read as one begins with it: %s', (name) => {
    expect(faint(looks[name] ?? {})).toEqual([])
  })

  it('gives a sheet of nothing but what differs', () => {
    expect(tokensOf(ours)).toEqual({})
    const sheet = sheetOf({ ...ours, 'accent.light': '#112233', 'radius-l': '0px' })
    expect(sheet).toBe(':root {\n  --vitrine-accent: light-dark(#112233, #f09ab2);\n  --vitrine-radius-l: 0px;\n}\n')
  })
})
