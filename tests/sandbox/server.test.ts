import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createSandbox, listener, type Sandbox } from '../../src/sandbox/index.js'
import { store } from './client.js'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function serve(): Promise<{ origin: string; sandbox: Sandbox }> {
  const sandbox = await createSandbox()
  const answer = listener(sandbox)
  const server = createServer(async (incoming, outgoing) => {
    if (!(await answer(incoming, outgoing))) outgoing.end('not ours')
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, sandbox }
}

describe('the HTTP server', () => {
  it('serves a guest from catalogue to cart', async () => {
    const { origin, sandbox } = await serve()
    const found = await (await fetch(`${origin}/de/webruntime/api${store}/search/products?searchTerm=Rosenserum&pageSize=1`)).json()
    const [product] = found.productsPage.products
    const added = await fetch(`${origin}${store}/carts/current/cart-items`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ productId: product.id, quantity: 1, type: 'Product' }),
    })
    expect(added.status).toBe(201)
    const cookie = added.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const cart = await (await fetch(`${origin}${store}/carts/current`, { headers: { cookie } })).json()
    expect(cart.totalProductCount).toBe('1.0')
    expect(sandbox.requests().map(({ status }) => status)).toEqual([200, 201, 200])
  })

  it('sends every cookie in a header of its own', async () => {
    const { origin, sandbox } = await serve()
    sandbox.scene('signed-in')
    const { headers } = await fetch(`${origin}${store}/session-context`)
    expect(headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual(['sid', 'vitrine_sandbox'])
  })

  it('leaves other requests to others', async () => {
    const { origin } = await serve()
    expect(await (await fetch(`${origin}/products`, { method: 'POST', body: 'x' })).text()).toBe('not ours')
    expect(await (await fetch(`${origin}/sandbox-story`)).text()).toBe('not ours')
  })

  it('refuses bodies over one megabyte', async () => {
    const { origin } = await serve()
    const body = JSON.stringify({ text: 'x'.repeat(2 * 1024 * 1024) })
    const { status } = await fetch(`${origin}${store}/carts/current/cart-items`, { method: 'POST', body })
    expect(status).toBe(413)
  })

  it('refuses TRACE, and says of every answer that it is what it says', async () => {
    const { origin } = await serve()
    const { port } = new URL(origin)
    const status = await new Promise((resolve, reject) => {
      request({ port, path: `${store}/carts/current`, method: 'TRACE' }, (response) => resolve(response.resume().statusCode))
        .on('error', reject)
        .end()
    })
    expect(status).toBe(405)
    const answer = await fetch(`${origin}${store}/session-context`)
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
  })

  it('breaks the connection when the weather says so', async () => {
    const { origin, sandbox } = await serve()
    sandbox.weather({ kind: 'offline' })
    await expect(fetch(`${origin}${store}/session-context`)).rejects.toThrow()
  })

  it('stops waiting when the client gives up', async () => {
    const { origin, sandbox } = await serve()
    sandbox.weather({ kind: 'timeout' })
    await expect(fetch(`${origin}${store}/session-context`, { signal: AbortSignal.timeout(50) })).rejects.toThrow()
    await vi.waitFor(() => expect(sandbox.requests()).toHaveLength(1))
  })

  it('answers HEAD without a body, and 204 as it is', async () => {
    const { origin } = await serve()
    const head = await fetch(`${origin}/cms/delivery/media/portrait-default`, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([200, 'image/svg+xml', ''])
    expect((await fetch(`${origin}/sandbox/reset`, { method: 'POST' })).status).toBe(204)
  })

  it.each(['/services/data/%', '//evil.test/services/data/x', '/services/data/v64.0/../../x'])('survives the path %s', async (path) => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { origin } = await serve()
    const status = await new Promise((resolve) => {
      request(origin, { path }, (response) => resolve(response.resume().statusCode)).end()
    })
    expect(status).toBeLessThan(600)
    expect((await fetch(`${origin}${store}/session-context`)).status).toBe(200)
    silent.mockRestore()
  })
})
