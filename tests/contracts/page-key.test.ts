import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The symbol that a file names. */
const keyIn = (file: string) => /Symbol\.for\('(vitrine\.v\d+)'\)/.exec(readFileSync(file, 'utf8'))?.[1]

it.each(['src/studio/app/canvas/real-data.ts'])('%s finds what a page shares by the key of the page bus, without its code', (file) => {
  expect(keyIn(file)).toBeDefined()
  expect(keyIn(file)).toBe(keyIn('src/core/bus/page-bus.ts'))
})
