import { describe, expect, it } from 'vitest'
import { freeId, freePath } from '../../src/server/pages/page-names.js'

describe('the name of a new page', () => {
  it('is none when every name is taken, and nobody waits for it', () => {
    expect([freePath('/neu', () => true), freeId('/neu', () => true)]).toEqual([undefined, undefined])
  })
})
