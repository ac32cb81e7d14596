import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrastOf, tokensIn } from '../../src/tools/generate/tokens.js'
import { pairs } from '../../stories/docs/foundations/pairs.js'

const tokens = tokensIn(readFileSync('src/ui/theme/tokens.css', 'utf8'))
const named = (name: string) => tokens.find((token) => token.name === `--vitrine-${name}`)!

describe('the foundations', () => {
  it('read every token of the theme', () => {
    const set = readFileSync('src/ui/theme/tokens.css', 'utf8').match(/^ {2}--vitrine-[\w-]+:/gm)
    expect(tokens).toHaveLength(set!.length)
  })

  it('count contrast as WCAG does', () => {
    expect(contrastOf('#ffffff', '#000000')).toBeCloseTo(21, 5)
    expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  })

  it.each(pairs.map((pair) => ({ ...pair, name: `${pair.front} on ${pair.back}` })))(
    'hold $name apart, in light and in dark',
    ({ front, back, least }) => {
      expect(contrastOf(named(front).light, named(back).light)).toBeGreaterThanOrEqual(least)
      expect(contrastOf(named(front).dark!, named(back).dark!)).toBeGreaterThanOrEqual(least)
    },
  )
})
