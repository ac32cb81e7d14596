import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'

const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: Record<string, string | Record<string, string>> }
const blocks = readdirSync('src/blocks')
const load = (file: string) => import(/* @vite-ignore */ pathToFileURL(file).href) as Promise<Record<string, unknown>>

describe('the package', () => {
  it('has a file behind every entry', () => {
    const files = Object.values(exports).flatMap((entry) => (typeof entry === 'string' ? [entry] : Object.values(entry)))
    expect(files.filter((file) => !file.includes('*') && !existsSync(file))).toEqual([])
  })

  it('has an entry per block, for bundlers and for pages', () => {
    expect(blocks.filter((name) => !existsSync(`dist/blocks/${name}.js`) || !existsSync(`dist/cdn/blocks/${name}.js`))).toEqual([])
  })

  it.each([['platform', 'createPlatform'], ['sandbox', 'createSandbox'], ['definitions', 'declarations'], ['index', 'startPage'], ['puck', 'puckConfig'], ['grapesjs', 'vitrineBlocks']])(
    'lets plain Node import %s',
    async (name, member) => {
      expect(Object.keys(await load(`dist/${name}.js`))).toContain(member)
    },
  )

  it('lets plain Node import every block, which then does nothing', async () => {
    for (const name of blocks) await load(`dist/blocks/${name}.js`)
  })

  it('serves a shop from the built sandbox and platform alone', async () => {
    const { createSandbox } = (await load('dist/sandbox.js')) as unknown as typeof import('../../src/sandbox/index.js')
    const { createPlatform } = (await load('dist/platform.js')) as unknown as typeof import('../../src/platform/platform.js')
    const sandbox = await createSandbox({ oneClient: true })
    const platform = createPlatform({
      fetch: async (input, init) => (await sandbox.respond(new Request(new URL(String(input), 'http://shop.test'), init))) ?? new Response(null, { status: 404 }),
      settings: () => ({ webstoreId: '0ZE000000000001GAA', apiBasePath: '', sitePath: '', apexTransport: 'path', locale: 'de', subsidiaryCode: '23' }),
    })
    const { products } = await platform.gateways.products.search({ page: 0, pageSize: 3 })
    expect(await platform.gateways.cart.add(products[0]?.id ?? '', 2)).toEqual({ done: true })
    expect((await platform.gateways.cart.read())?.productCount).toBe(2)
    await sandbox.close()
  })

  it('names no machine of ours and no source map path outside the package', () => {
    for (const file of ['dist/index.js', 'dist/cdn/loader.js', 'dist/sandbox.js']) expect(readFileSync(file, 'utf8')).not.toContain(process.cwd())
  })
})
