import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const sheets = ['src/ui/theme', 'src/blocks'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css') && name !== 'tokens.css')
    .map((name) => `${folder}/${name}`),
)
const radii = sheets.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/border-(?:[a-z]+-[a-z]+-)?radius:\s*([^;]+);/g)].map(([, value = '']) => ({ file, value })),
)

/** Only tokens, and shares of them: with tokens of 0 every corner is square. */
const fromTokens = /^(?:(?:var\(--vitrine-radius-\w+\)|calc\(var\(--vitrine-radius-\w+\)(?: [*/] [\d.]+)+\)|0|inherit)(?:\s+|$))+$/

describe('a brand with square corners', () => {
  it('finds no corner that a token does not round', () => {
    expect(radii.length).toBeGreaterThan(100)
    expect(radii.filter(({ value }) => !fromTokens.test(value.trim()))).toEqual([])
  })

  it('has tokens for corners, for what is round at its ends, and for circles', () => {
    const tokens = readFileSync('src/ui/theme/tokens.css', 'utf8')
    expect([...tokens.matchAll(/--vitrine-radius-(\w+):/g)].map(([, name]) => name)).toEqual(['s', 'm', 'l', 'full', 'round'])
  })
})
