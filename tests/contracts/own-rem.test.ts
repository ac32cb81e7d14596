import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { withOwnRem } from '../../src/core/dom/sheets.js'

it('a rem of a block is never smaller than the browser’s own, and queries are left alone', () => {
  const css =
    '@media (width<40rem){p{margin:-.5rem 1rem;font:400 1.5rem/1.2 x}}@container (width<30em){p{top:clamp(1rem,4cqi + .9rem,3rem)}}'
  const rem = (number: string) => `calc(${number}*max(1rem,16px))`
  expect(withOwnRem(css)).toBe(
    `@media (width<40rem){p{margin:${rem('-.5')} ${rem('1')};font:400 ${rem('1.5')}/1.2 x}}@container (width<30em){p{top:clamp(${rem('1')},4cqi + ${rem('.9')},${rem('3')})}}`,
  )
})

/** A rem in a container query is the page's, which may be 10 px; an em is the block's own. */
it('no block asks its container in the rem of the page', () => {
  const sheets = ['src/blocks', 'src/ui/theme'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => `${folder}/${name}`),
  )
  expect(sheets.length).toBeGreaterThan(50)
  const found = sheets.flatMap((file) => readFileSync(file, 'utf8').match(/@container[^{]*rem[^{]*/g) ?? [])
  expect(found).toEqual([])
})
