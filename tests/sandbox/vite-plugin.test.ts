import { mkdtempSync, rmSync } from 'node:fs'
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
const cookieIn = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

describe('the plugin for Vite', () => {
  it('answers where the platform would be, and leaves the rest to Vite', async () => {
    const shop = await serve()
    const scenes = (await (await fetch(new URL('/sandbox/scenes', shop))).json()) as { scenes?: unknown }
    expect(JSON.stringify(scenes)).toContain('full-cart')
    expect(await (await fetch(shop, { headers: { accept: 'text/html' } })).text()).toContain('<vitrine-store')
    expect((await fetch(new URL('/nowhere.js', shop))).status).toBe(404)
  })

  it('keeps in a folder what was done, over a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-plugin-'))
    try {
      const one = await serve({ folder, oneClient: true })
      const cart = 'services/data/v64.0/commerce/webstores/0ZE000000000001GAA/carts/current/cart-items'
      const put = await fetch(new URL(cart, one), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ productId: '01t9V0000000002', quantity: '2', type: 'PRODUCT' }),
      })
      expect(put.status).toBe(201)
      await expect
        .poll(async () => {
          const again = await serve({ folder, oneClient: true })
          const answer = await fetch(new URL(cart, again), { headers: { cookie: cookieIn(put) } })
          return ((await answer.json()) as { cartItems?: unknown[] }).cartItems?.length
        })
        .toBe(1)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  it('is told the scene by whoever asks, as every sandbox', async () => {
    const shop = await serve({ oneClient: true })
    expect((await tell(shop, '/sandbox/scene/full-cart')).status).toBeLessThan(300)
  })
})
