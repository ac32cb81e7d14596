import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { serveShop, type ShopServer } from '../../src/server/server.js'
import { randomPort } from '../support/random-port.js'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-server-'))
const session = 'services/data/v64.0/commerce/webstores/0ZE000000000001GAA/session-context'
let shop: ShopServer

beforeAll(async () => {
  shop = await serveShop({ port: randomPort(), dataFolder: folder, assetFolder: folder, appFolder: folder })
})
afterEach(() => shop.sandbox.reset())
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

const ask = (path: string, options?: RequestInit) => fetch(new URL(path, shop.url), options)

describe('the shop’s server', () => {
  it('says of an address that is none that it is none', async () => {
    const answer = await ask('/%')
    expect([answer.status, await answer.text()]).toEqual([400, 'Diese Adresse ist keine.'])
  })

  it('answers for the platform, also to HEAD, with every cookie in a header of its own', async () => {
    shop.sandbox.scene('signed-in')
    const { status, headers } = await ask(session)
    expect([status, headers.getSetCookie().map((cookie) => cookie.split('=')[0])]).toEqual([200, ['sid', 'vitrine_sandbox']])
    const head = await ask('cms/delivery/media/portrait-default', { method: 'HEAD' })
    expect([head.status, head.headers.get('Content-Type'), await head.text()]).toEqual([200, 'image/svg+xml', ''])
  })

  it('breaks the line when the weather says so, and when nobody waits any more it does not either', async () => {
    shop.sandbox.weather({ kind: 'offline', times: 1 })
    await expect(ask(session)).rejects.toThrow()
    shop.sandbox.weather({ kind: 'timeout', times: 1 })
    await expect(ask(session, { signal: AbortSignal.timeout(50) })).rejects.toThrow()
    await vi.waitFor(() => expect(shop.sandbox.requests()).toHaveLength(2))
  })

  it('takes no more than a megabyte for the platform, and goes on listening on the same line', async () => {
    const body = JSON.stringify({ text: 'x'.repeat(2 * 1024 * 1024) })
    const answer = await ask('sandbox/weather', { method: 'POST', body })
    expect([answer.status, await answer.json()]).toMatchObject([413, [{ errorCode: 'REQUEST_TOO_LARGE' }]])
    for (let times = 0; times < 4; times += 1)
      expect((await ask('sandbox/scene/signed-in', { method: 'POST', body: '{}' })).status).toBeLessThan(300)
  })

  it('knows no page but those that are published', async () => {
    const answer = await ask('/nowhere', { method: 'POST', body: 'x' })
    expect([answer.status, answer.headers.get('Content-Security-Policy')]).toEqual([404, expect.stringContaining("default-src 'self'")])
  })

  it('tells open pages when their blocks were built anew, and writes them with what is there now', async () => {
    writeFileSync(join(folder, 'loader.js'), 'before()')
    shop.renew()
    const before = await (await ask('/')).text()
    const line = await ask('/assets/changes')
    writeFileSync(join(folder, 'loader.js'), 'after()')
    shop.renew()
    const heard = await line.body!.getReader().read()
    expect(new TextDecoder().decode(heard.value)).toBe('data: renewed\n\n')
    const hashOf = (html: string) => /"\/assets\/loader\.js":"(sha384-[^"]+)"/.exec(html)?.[1]
    const after = await (await ask('/')).text()
    expect(hashOf(after)).toMatch(/^sha384-/)
    expect(hashOf(after)).not.toBe(hashOf(before))
  })
})
