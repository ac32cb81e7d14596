import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { declarations } from '../../src/blocks/declarations.js'
import { checkBlock } from '../../src/tools/conformance/index.js'
import { load } from '../../src/entries/loader.js'
import { openSandbox } from '../support/shop-page.js'

const openShop = openSandbox()

describe('what the kit demands of the blocks of others', () => {
  it.each(declarations.map((declaration) => [declaration.tag, declaration] as const))('%s does, too', async (tag, declaration) => {
    await load(tag)
    await openShop({ html: '', scene: 'signed-in' })
    expect(await checkBlock(declaration, { axe })).toEqual([])
  })
})
