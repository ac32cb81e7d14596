import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { folderOf, sources } from '../../src/tools/generate/module-graph.js'

describe('the options of a view', () => {
  it('say their values: the light runtime knows a chosen one by nothing else', () => {
    const files = sources('src').filter((file) => file.endsWith('.tsx') && ['blocks', 'ui'].includes(folderOf(file)))
    const options = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/<option\b[^>]*/g)].map(([option]) => ({ file, option: option.replace(/\s+/g, ' ') })),
    )
    expect(options.length).toBeGreaterThan(5)
    expect(options.filter(({ option }) => !/ value=/.test(option))).toEqual([])
  })
})
