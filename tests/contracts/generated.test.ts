import { describe, expect, it } from 'vitest'
import { generate } from '../../src/tools/generate/generated-files.js'

describe('the generated files', () => {
  it('are as fresh as the block declarations', async () => {
    const stale = await generate(true)
    expect(stale, `run npm run generate: ${stale.join(', ')} no longer say what the blocks say`).toEqual([])
  })
})
