import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, type ClientRequest, type IncomingMessage, request, type RequestOptions } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { createStorage } from 'unstorage'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { AddedPicture } from '../../src/pages/document/media-api.js'
import { createEventLines, type EventLine } from '../../src/server/http/event-lines.js'
import { close, createGuardedServer, listen } from '../../src/server/http/listening.js'
import { serveShop, type ShopServer } from '../../src/server/server.js'
import { freePorts } from '../support/free-ports.js'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-attacks-'))
const assets = join(folder, 'cdn')
const loader = `export const words = '${'lade '.repeat(400)}'`
const port = await freePorts()
/** Another one, that does not wait for long. */
const hastyPort = port + 3
let shop: ShopServer
let hasty: ShopServer

beforeAll(async () => {
  mkdirSync(assets)
  writeFileSync(join(assets, 'loader.js'), loader)
  const open = (at: number, more: { patience?: number } = {}) =>
    serveShop({
      port: at,
      dataFolder: join(folder, String(at)),
      assetFolder: assets,
      appFolder: folder,
      pageStorage: createStorage(),
      mediaStorage: createStorage(),
      ...more,
    })
  shop = await open(port)
  hasty = await open(hastyPort, { patience: 1000 })
})
afterAll(async () => {
  await shop.close()
  await hasty.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (path: string, headers: Record<string, string> = {}) => fetch(new URL(path, shop.url), { headers })
const stillServes = async ({ url }: ShopServer) => expect((await fetch(url)).status).toBe(200)

/** A line of one's own: what the server says on it, once it has ended. */
function line(to: number, begin: (socket: Socket) => void): Promise<string> {
  const socket = connect(to, '127.0.0.1', () => begin(socket))
  let said = ''
  socket.on('data', (piece) => {
    said += piece
  })
  // Who is let go of while she sends is told so by her machine.
  socket.on('error', () => undefined)
  return new Promise((resolve) => socket.on('close', () => resolve(said)))
}

function ask(options: RequestOptions, begin: (asked: ClientRequest) => void = (asked) => asked.end()): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, ...options }, resolve).on('error', reject)
    begin(asked)
  })
}

async function textOf(answer: IncomingMessage): Promise<string> {
  let text = ''
  for await (const piece of answer.setEncoding('utf8')) text += piece
  return text
}

describe('whoever is slow', () => {
  it('holds no line, be it with heads that come byte by byte or with silence', async () => {
    const dripping = (socket: Socket) => {
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
      const drip = setInterval(() => socket.write('a'), 100)
      socket.on('close', () => clearInterval(drip))
    }
    const heads = Array.from({ length: 100 }, () => line(hastyPort, dripping))
    const silent = Array.from({ length: 100 }, () => line(hastyPort, () => undefined))
    // The catalogue and the till listen beside the shop.
    const elsewhere = [1, 2].map((further) => line(hastyPort + further, () => undefined))
    await stillServes(hasty)
    await Promise.all([...heads, ...elsewhere])
    expect(new Set(await Promise.all(silent))).toEqual(new Set([expect.stringMatching(/^HTTP\/1\.1 408 .*Das hat zu lange gedauert\.$/s)]))
    await stillServes(hasty)
  })

  it('holds none with a body that never ends, wherever she sends it', async () => {
    const endless = (path: string) => (socket: Socket) => {
      const piece = `10000\r\n${'x'.repeat(0x10000)}\r\n`
      const more = (): void => {
        if (!socket.destroyed) socket.write(piece, () => setTimeout(more, 5))
      }
      socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`, more)
    }
    const paths = [
      '/',
      '/nowhere',
      '/studio',
      '/studio/api/pages',
      '/studio/api/media',
      '/media/a/b.webp',
      '/assets/loader.js',
      '/services/data/x',
    ]
    const ends = paths.map((path) => line(hastyPort, endless(path)))
    await stillServes(hasty)
    await Promise.all(ends)
    await stillServes(hasty)
  })

  it('holds none by leaving unread what she asked for', async () => {
    const server = createGuardedServer((_, response) => void response.end(Buffer.alloc(50_000_000)), { silence: 300 })
    const place = await freePorts()
    await listen(server, place, '127.0.0.1')
    const open = () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))
    const unread = connect(place, '127.0.0.1', () => unread.pause().write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'))
    unread.on('error', () => undefined)
    await new Promise((resolve) => server.once('request', resolve))
    await expect.poll(open).toBe(0)
    unread.destroy()
    await close([server])
  })
})

describe('a thousand event lines', () => {
  const events = (localAddress: string) =>
    ask({ path: '/studio/api/pages/home/events?editor=x', localAddress, headers: { Host: 'localhost' }, agent: false })

  it('are not given to one address: it has its share, hears why not more, and everybody else has theirs', async () => {
    const open: IncomingMessage[] = []
    const refused = new Set<string>()
    // No more at once than any machine can open.
    for (let asked = 0; asked < 1000; asked += 50) {
      for (const answer of await Promise.all(Array.from({ length: 50 }, () => events('127.0.0.1')))) {
        if (answer.statusCode === 200) open.push(answer)
        else refused.add(`${answer.statusCode} ${JSON.parse(await textOf(answer)).text.de}`)
      }
    }
    expect(open).toHaveLength(25)
    expect([...refused]).toEqual(['503 Zu viele Fenster sind offen. Diese Seite erfährt erst beim Speichern, was in anderen geschieht.'])
    const other = await events('127.0.0.9')
    expect(other.statusCode).toBe(200)
    for (const each of [...open, other]) each.destroy()
    await expect
      .poll(async () => {
        const again = await events('127.0.0.1')
        again.destroy()
        return again.statusCode
      })
      .toBe(200)
  })
})

describe('an event line that nobody reads', () => {
  it('is let go of, and what waits for it with it', async () => {
    const app = new Hono()
    let closed = 0
    let tell: EventLine['send'] = () => undefined
    const lines = createEventLines({ most: 1 })
    app.get('/', (context) => {
      const open = lines.open(context, 'anna', ({ send }) => {
        tell = send
        return () => {
          closed += 1
        }
      })
      return open ?? context.body(null, 503)
    })
    const unread = await app.request('/')
    for (let count = 0; count < 1000; count += 1) tell(`${count}`)
    await expect.poll(() => closed).toBe(1)
    expect([unread.status, (await app.request('/')).status]).toEqual([200, 200])
  })
})

describe('a body that is too large', () => {
  it.each([
    ['/studio/api/pages', 'application/json', 3 * 1024 * 1024],
    ['/studio/api/media?name=a.jpg', 'image/jpeg', 26 * 1024 * 1024],
  ])('is refused at %s, and the same line takes the next request', async (path, type, size) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const body = Buffer.alloc(size, 'x')
    const refused = await ask({ path, method: 'POST', agent, headers: { 'Content-Type': type } }, (asked) => asked.end(body))
    expect([refused.statusCode, JSON.parse(await textOf(refused)).text.de]).toEqual([413, expect.stringMatching(/größer als (2|25) MB/)])
    let next: ClientRequest | undefined
    const answer = await ask({ path: '/favicon.svg', agent }, (asked) => {
      next = asked.end()
    })
    expect([answer.statusCode, next?.reusedSocket]).toEqual([200, true])
    answer.resume()
    agent.destroy()
  })
})

describe('a body of JSON that nobody would write', () => {
  const deep = (open: string, close: string, count: number) => open.repeat(count) + close.repeat(count)
  const nodes = deep('{"html":"p","children":[', ']}', 40_000)
  const page = (inside: string) =>
    `{"page":{"version":1,"path":"/tief","language":"de","title":"Tief","description":"","nodes":[${inside}]}}`

  it.each([
    ['POST', '/studio/api/pages', page(nodes)],
    ['POST', '/studio/api/pages', page(deep('[', ']', 500_000))],
    ['POST', '/studio/api/pages', deep('{"page":', '}', 100_000).replace('}', '1}')],
    ['POST', '/studio/api/pages', 'null'],
    ['POST', '/studio/api/pages', '{"page":{"__proto__":{"nodes":[]},"constructor":{"prototype":{}}}}'],
    ['PUT', '/studio/api/pages/home', `{"basedOn":1,"page":${deep('[', ']', 500_000)}}`],
    ['PUT', '/studio/api/pages/home', '[]'],
    ['PATCH', '/studio/api/media/none', 'null'],
    ['PATCH', '/studio/api/media/none', `{"alt":${deep('[', ']', 500_000)}}`],
    ['POST', '/studio/api/releases', `{"pages":${deep('[', ']', 500_000)}}`],
    ['POST', '/studio/api/redirects', '{"from":{"length":1},"page":["home"]}'],
    ['POST', '/services/data/v64.0/commerce/webstores/0ZE000000000001GAA/carts', deep('[', ']', 400_000)],
    ['POST', '/sandbox/weather', deep('[', ']', 400_000)],
  ])('is refused in words: %s %s', async (method, path, text) => {
    const errors = vi.spyOn(console, 'error')
    const answer = await fetch(new URL(path, shop.url), { method, body: text, headers: { 'Content-Type': 'application/json' } })
    expect([answer.status < 500, answer.status >= 400, await answer.text()]).toEqual([true, true, expect.stringMatching(/\S/)])
    expect(errors).not.toHaveBeenCalled()
    errors.mockRestore()
    await stillServes(shop)
  })
})

describe('what is no question', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'PURGE', 'LOCK', 'M-SEARCH', 'TRACE'])(
    'is answered to %s at a page with what may be asked there',
    async (method) => {
      const answer = await ask({ path: '/cart', method, headers: { Host: 'localhost' } })
      expect([answer.statusCode, answer.headers.allow]).toEqual([405, expect.stringContaining('GET, HEAD')])
      expect(await textOf(answer)).not.toContain('<vitrine-')
    },
  )

  it.each([
    ['a method that nobody knows', 'BREW / HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['CONNECT', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n'],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef'],
    ['a length and pieces', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x'],
    ['a length that is none', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n'],
    ['a head with a zero', 'GET / HTTP/1.1\r\nHost: localhost\r\nX: a\0b\r\n\r\n'],
    ['a line that is folded', 'GET / HTTP/1.1\r\nHost: localhost\r\nX: a\r\n b\r\nConnection: close\r\n\r\n'],
    ['heads without end', `GET / HTTP/1.1\r\nHost: localhost\r\n${'X-Name: value\r\n'.repeat(20_000)}\r\n`],
    ['no host', 'GET / HTTP/1.0\r\n\r\n'],
    ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b/<c>\r\nConnection: close\r\n\r\n'],
    ['another protocol', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ])('is refused as %s, and nobody else notices', async (_, text) => {
    const [first = ''] = (await line(hastyPort, (socket) => void socket.write(text))).split('\r\n')
    expect(first).toMatch(/^$|^HTTP\/1\.1 4\d\d /)
    await stillServes(hasty)
  })
})

describe('a part of a file', () => {
  const whole = [200, loader.length]
  it.each([
    ['bytes=0-4', [206, 5]],
    ['bytes=2-2', [206, 1]],
    ['bytes=-3', [206, 3]],
    ['bytes=0-99999999999999999999', [206, loader.length]],
    ['bytes=-99999999999999999999', [206, loader.length]],
    ['bytes=99999999999999999999-', [416, 0]],
    ['bytes=-0', [416, 0]],
    ['bytes=0-0,-1', whole],
    ['bytes=0-9,5-14,0-1000', whole],
    [`bytes=${'0-,'.repeat(5000)}0-`, whole],
    ['bytes=5-2', whole],
    ['bytes=--5', whole],
    ['bytes=-', whole],
    ['bytes=0x0-0x4', whole],
    ['bytes=1e3-', whole],
    ['bytes=0-4;', whole],
    ['items=0-4', whole],
    ['0-4', whole],
  ])('that is asked for as $0 is that part, or the whole file', async (range, expected) => {
    const answer = await get('/assets/loader.js', { Range: range, 'Accept-Encoding': 'identity' })
    const text = await answer.text()
    expect([answer.status, text.length]).toEqual(expected)
    expect(loader).toContain(text)
  })

  it('is the whole file for whoever has a part of another one', async () => {
    for (const known of ['W/"1-1"', '"1-1"', 'Wed, 21 Oct 2015 07:28:00 GMT']) {
      const answer = await get('/assets/loader.js', { Range: 'bytes=0-4', 'If-Range': known, 'Accept-Encoding': 'identity' })
      expect([answer.status, await answer.text()]).toEqual([200, loader])
    }
  })

  it('is never given of a picture: that is always whole', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><path d="M0 0h4v4z"/></svg>'
    const added = await fetch(new URL('/studio/api/media?name=logo.svg', shop.url), { method: 'POST', body: drawing })
    const { id, hash } = (await added.json()) as AddedPicture
    const path = `/media/${id}/${hash}.svg`
    const picture = await (await get(path)).text()
    for (const range of ['bytes=0-4', 'bytes=0-0,-1', 'bytes=99999-', 'bytes=-0', 'bytes=5-2', `bytes=${'0-,'.repeat(5000)}0-`]) {
      const answer = await get(path, { Range: range })
      expect([range.slice(0, 20), answer.status, await answer.text()]).toEqual([range.slice(0, 20), 200, picture])
    }
  })
})
