import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ownPlatformAt, proxyTo } from '../../.storybook/own-platform.js'
import { declarations } from '../../src/blocks/declarations.js'
import { folderOf } from '../../src/pages/document/names.js'
import { promisesIn } from '../../stories/docs/promises.js'

const testsOf = (tag: string): string => readFileSync(`tests/blocks/${folderOf(tag)}.test.tsx`, 'utf8')

describe('what a block’s page says of its tests', () => {
  it('are the sentences of the tests that name the block, and no others', () => {
    const text = `
describe('vitrine-cart-panel, empty', () => {
  it('says so', async () => {
  it('doesn\\'t ask twice', () => {
})
describe('vitrine-cart-panel-like', () => {
  it('is another', () => {
})`
    expect(promisesIn(text, 'vitrine-cart-panel')).toEqual([{ about: 'empty', sentences: ['says so', "doesn't ask twice"] }])
  })

  it.each(declarations.map(({ tag }) => tag))('%s promises something', (tag) => {
    expect(promisesIn(testsOf(tag), tag).flatMap(({ sentences }) => sentences).length).toBeGreaterThan(1)
  })
})

describe('a platform of one’s own', () => {
  it('is asked through Storybook’s server, below the path that it has', () => {
    const address = 'https://my.site/webruntime/api'
    expect(ownPlatformAt(address, true)).toEqual({ apiBasePath: '/own-platform', host: 'my.site' })
    const proxy = proxyTo(address)['/own-platform'] as { target: string; rewrite: (path: string) => string }
    expect(proxy.target).toBe('https://my.site')
    expect(proxy.rewrite('/own-platform/services/data/v64.0')).toBe('/webruntime/api/services/data/v64.0')
  })

  it('is asked directly by a Storybook that was built', () => {
    expect(ownPlatformAt('https://my.site/webruntime/api/', false)?.apiBasePath).toBe('https://my.site/webruntime/api')
  })

  it('is the sandbox when nobody names one', () => {
    expect(ownPlatformAt('', true)).toBeUndefined()
    expect(proxyTo(undefined)).toEqual({})
  })
})
