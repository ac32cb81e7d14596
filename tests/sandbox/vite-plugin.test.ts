import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { afterEach, describe, expect, it } from 'vitest'
import { sandbox, type SandboxPluginOptions } from '../../src/sandbox/index.js'

let open: ViteDevServer[] = []
afterEach(async () => {
  await Promise.all(open.map((server) => server.close()))
  open = []
})

/** A real server of Vite, with nothing of a page. */
async function serve(options?: SandboxPluginOptions): Promise<string> {
  const plugin: Plugin = sandbox(options)
  const server = await createServer({
    configFile: false,
    root: join(import.meta.dirname, '../outside/hosts/html'),
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [plugin],
  })
  open.push(await server.listen())
  return server.resolvedUrls?.local[0] ?? ''
}

const tell = async (shop: string, path: string): Promise<Response> => fetch(new URL(path, shop), { method: 'POST', body: '{}' })

describe('the plugin for Vite', () => {
  it('answers where the platform would be, and leaves the rest to Vite', async () => {
    const shop = await serve()
    const scenes = (await (await fetch(new URL('/sandbox/scenes', shop))).json()) as { scenes?: unknown }
    expect(JSON.stringify(scenes)).toContain('full-cart')
    expect(await (await fetch(shop, { headers: { accept: 'text/html' } })).text()).toContain('<vitrine-store')
  })

  it('keeps in a folder what was done', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-plugin-'))
    try {
      const shop = await serve({ folder, oneClient: true })
      expect((await tell(shop, '/sandbox/scene/full-cart')).status).toBeLessThan(300)
      await expect.poll(() => existsSync(join(folder, 'world.json'))).toBe(true)
      const { carts } = JSON.parse(readFileSync(join(folder, 'world.json'), 'utf8')) as { carts: object }
      expect(Object.keys(carts)).toHaveLength(1)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  it('is told the scene by whoever asks, as every sandbox', async () => {
    const shop = await serve({ oneClient: true })
    expect((await tell(shop, '/sandbox/scene/full-cart')).status).toBeLessThan(300)
  })
})
