import { describe, expect, it } from 'vitest'
import { blocksIn } from '../../src/pages/document/page-walk.js'
import { nodesOf, patterns } from '../../stories/patterns/patterns.js'

describe('the page of a pattern', () => {
  it.each(Object.entries(patterns))('%s shows what its steps name, within the frame of the shop', (_name, pattern) => {
    const shown = [...blocksIn(nodesOf(pattern))].map(({ block }) => block)
    const frame = ['vitrine-main-navigation', 'vitrine-footer']
    expect(shown).toEqual(expect.arrayContaining([...frame, ...pattern.steps.map(({ tag }) => tag)]))
  })
})
