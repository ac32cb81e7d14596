import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createStorage } from 'unstorage'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { serveShop, type ShopServer } from '../../src/server/server.js'
import { freePorts } from '../support/free-ports.js'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-server-'))
const session = 'services/data/v64.0/commerce/webstores/0ZE000000000001GAA/session-context'
const port = await freePorts()
let shop: ShopServer

beforeAll(async () => {
  shop = await serveShop({ port, dataFolder: folder, assetFolder: folder, appFolder: folder, patience: 1000, mostLines: 3 })
})
afterEach(() => shop.sandbox.reset())
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

const ask = (path: string, options?: RequestInit) => fetch(new URL(path, shop.url), options)

/** What `fetch` does not send: any method, any host name, a body in pieces. */
const askPlainly = (path: string, { to = '127.0.0.1', body = '', ...options }: RequestOptions & { to?: string; body?: string } = {}) =>
  new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
    const asked = request({ host: to, port, path, ...options }, async (response) => {
      let text = ''
      for await (const piece of response.setEncoding('utf8')) text += piece
      resolve({ status: response.statusCode, headers: response.headers, text })
    })
    asked.on('error', reject).end(body)
  })

describe('the shop’s server', () => {
  it('has a robots.txt and a sitemap.xml of the pages that can be seen, each with its twin', async () => {
    const robots = await ask('/robots.txt')
    expect(await robots.text()).toBe(`User-agent: *\nAllow: /\nSitemap: ${new URL('/sitemap.xml', shop.url)}\n`)
    const map = await ask('/sitemap.xml')
    expect(map.headers.get('Content-Type')).toContain('application/xml')
    const text = await map.text()
    expect(text).toContain(`<loc>${new URL('/products', shop.url)}</loc>`)
    expect(text).toContain(`hreflang="en" href="${new URL('/en/products', shop.url)}"`)
  })

  it('sends a page that a browser has already no second time, and says by which rules it is shown all the same', async () => {
    const first = await ask('/products')
    const tag = first.headers.get('ETag') ?? ''
    expect(tag).toMatch(/^W\/"[\w-]{16}"$/)
    const again = await ask('/products', { headers: { 'If-None-Match': tag } })
    expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', tag])
    expect(again.headers.get('Content-Security-Policy')).toBe(first.headers.get('Content-Security-Policy'))
    expect((await ask('/', { headers: { 'If-None-Match': tag } })).status).toBe(200)
  })

  it('listens for this machine only, unless it is told', async () => {
    const other = Object.values(networkInterfaces()).flatMap((all) =>
      (all ?? []).filter(({ family, internal }) => family === 'IPv4' && !internal),
    )
    for (const { address } of other) await expect(askPlainly('/', { to: address })).rejects.toThrow('ECONNREFUSED')
    await expect(askPlainly('/', { to: '127.0.0.2' })).rejects.toThrow('ECONNREFUSED')
    const told = await serveShop({
      port: port + 3,
      dataFolder: join(folder, 'told'),
      assetFolder: folder,
      appFolder: folder,
      host: '127.0.0.2',
    })
    expect([told.url, told.catalogue, told.till]).toEqual([
      `http://127.0.0.2:${port + 3}/`,
      `http://127.0.0.2:${port + 4}`,
      `http://127.0.0.2:${port + 5}`,
    ])
    expect((await fetch(told.url)).status).toBe(200)
    await told.close()
  })

  it.each(['sandbox/requests', 'sandbox/scenes', 'x/sandbox/REQUESTS', 'services/data/sandbox/requests'])(
    'tells nobody of the sandbox at %s under a name that could be led here',
    async (path) => {
      expect((await askPlainly(`/${path}`)).status).toBe(200)
      const { status, text } = await askPlainly(`/${path}`, { headers: { Host: 'evil.example' } })
      expect([status, text]).toEqual([421, expect.stringContaining('antwortet die Sandbox nicht')])
    },
  )

  it('lets no foreign website change the sandbox', async () => {
    const foreign = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }
    expect((await ask('sandbox/reset', { method: 'POST', headers: foreign })).status).toBe(403)
    expect((await ask('sandbox/reset', { method: 'POST' })).status).toBe(204)
  })

  it.each(['/', '/studio', '/assets/loader.js', `/${session}`, '/nowhere'])('refuses TRACE at %s', async (path) => {
    const { status, text } = await askPlainly(path, { method: 'TRACE', headers: { Cookie: 'sid=secret' } })
    expect([status, text]).toEqual([405, expect.not.stringContaining('secret')])
  })

  it.each([
    '',
    'studio',
    'nowhere',
    'favicon.svg',
    session,
    'services/data/x',
    'cms/delivery/media/portrait-default',
    'studio/api/pages',
    'studio/x',
  ])('lets nobody guess what /%s is', async (path) => expect((await ask(path)).headers.get('X-Content-Type-Options')).toBe('nosniff'))

  it('names the sheet of a page in its head, for hosts that tell browsers before the page is there', async () => {
    const answer = await ask('')
    const [, sheet] = /<link rel="stylesheet" href="([^"]+)"/.exec(await answer.text())!
    expect(answer.headers.get('Link')).toContain(`<${sheet}>; rel=preload; as=style`)
  })

  it('gives camera, place and the whole screen to the catalogue on its page, and the microphone to nobody', async () => {
    const at = async (path: string) => (await ask(path)).headers.get('Permissions-Policy')
    expect(await at('ibc-personal-icatalog')).toContain(`camera=(self "${shop.catalogue}"), geolocation=(self "${shop.catalogue}")`)
    for (const path of ['', 'nowhere', 'studio']) {
      expect(await at(path)).toContain('microphone=()')
      expect(await at(path)).not.toContain(shop.catalogue)
    }
  })

  it('keeps only so many event lines open, and takes one again when another has gone', async () => {
    const gone = new AbortController()
    const lines = []
    for (let count = 0; count < 3; count += 1) lines.push(await ask('assets/changes', { signal: gone.signal }))
    for (let count = 0; count < 5; count += 1) expect((await ask('assets/changes', { method: 'HEAD' })).status).toBe(200)
    expect((await ask('assets/changes')).status).toBe(503)
    gone.abort()
    await vi.waitFor(async () => {
      const again = await ask('assets/changes')
      await again.body?.cancel()
      expect([lines.length, again.status]).toEqual([3, 200])
    })
  })

  it.each([
    ['/Cart', '/cart'],
    ['/cart/?mk_moniker=Anna%20B&a=/', '/cart?mk_moniker=Anna%20B&a=/'],
    ['//CART//', '/cart'],
    ['//?a', '/?a'],
    ['/%43art', '/cart'],
  ])('leads from %s to %s', async (from, to) => {
    const { status, headers } = await askPlainly(from)
    expect([status, headers.location]).toEqual([308, to])
    expect((await ask(to)).status).toBe(200)
  })

  it.each(['/Nowhere/', '//evil.example/', '/Studio/x', '/cart/x'])('leads from %s nowhere else', async (from) => {
    expect((await askPlainly(from)).status).toBe(404)
  })

  it('answers a link of 20 kB with its page, and one that is far too long with a sentence', async () => {
    const long = await ask(`/cart?products=${'a'.repeat(20_000)}`)
    expect([long.status, await long.text()]).toEqual([200, expect.stringContaining('<vitrine-cart-page')])
    const tooLong = await askPlainly(`/cart?products=${'a'.repeat(100_000)}`)
    expect([tooLong.status, tooLong.text]).toEqual([431, 'Dieser Link ist zu lang. Bitte um einen kürzeren.'])
  })

  it('waits for slow bodies only so long', async () => {
    const ends = Array.from({ length: 100 }, () => {
      const slow = connect(port, '127.0.0.1')
      slow.on('error', () => undefined)
      slow.write(`POST /${session} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{`)
      return new Promise((resolve) => slow.on('close', resolve).resume())
    })
    expect((await ask('/')).status).toBe(200)
    await Promise.all(ends)
  })

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
    const hashOf = (html: string) => /"\/assets\/\w{10}\/loader\.js":"(sha256-[^"]+)"/.exec(html)?.[1]
    const after = await (await ask('/')).text()
    expect(hashOf(after)).toMatch(/^sha256-/)
    expect(hashOf(after)).not.toBe(hashOf(before))
  })

  it('still gives an open page the files it was written with, at this server and the next on its store', async () => {
    const builds = join(folder, 'deploys')
    mkdirSync(join(builds, 'cdn/blocks'), { recursive: true })
    const mediaStorage = createStorage()
    const build = (number: number) => {
      writeFileSync(join(builds, 'cdn/loader.js'), `build(${number})`)
      writeFileSync(join(builds, 'cdn/blocks/lazy.js'), `late(${number})`)
    }
    const deployed = async (number: number) => {
      build(number)
      const served = await serveShop({
        port: port + 10 * (number + 1),
        dataFolder: join(builds, 'data'),
        assetFolder: join(builds, 'cdn'),
        pageStorage: createStorage(),
        mediaStorage,
      })
      const html = await (await fetch(served.url)).text()
      const late = /(\/assets\/\w{10}\/)loader\.js/.exec(html)![1] + 'blocks/lazy.js'
      await expect
        .poll(async () => (await mediaStorage.getKeys('builds')).filter((key) => /^builds:\w+\.json$/.test(key)).length)
        .toBe(Math.min(number, 3))
      const get = async (path: string) => {
        const answer = await fetch(new URL(path, served.url))
        return `${answer.status} ${answer.headers.get('Cache-Control')} ${await answer.text()}`
      }
      return { served, late, get }
    }
    const forEver = '200 public, max-age=31536000, immutable'
    const first = await deployed(1)
    expect(await first.get(first.late)).toBe(`${forEver} late(1)`)
    // A new build while it runs, and then the next deploy.
    build(2)
    first.served.renew()
    expect(await first.get(first.late)).toBe(`${forEver} late(1)`)
    await expect.poll(async () => (await mediaStorage.getKeys('builds')).filter((key) => /^builds:\w+\.json$/.test(key)).length).toBe(2)
    await first.served.close()
    const third = await deployed(3)
    expect(third.late).not.toBe(first.late)
    expect(await third.get(first.late)).toBe(`${forEver} late(1)`)
    expect(await third.get(third.late)).toBe(`${forEver} late(3)`)
    expect(await third.get(third.late.replace('lazy', 'other'))).toMatch(/^404/)
    await third.served.close()
    // Only the last three stay.
    const fourth = await deployed(4)
    await expect.poll(() => fourth.get(first.late)).toMatch(/^404 /)
    expect(await fourth.get(third.late)).toBe(`${forEver} late(3)`)
    await fourth.served.close()
  })
})
