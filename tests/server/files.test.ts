import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveShop, type ShopServer } from '../../src/server/server.js'
import { freePorts } from '../support/free-ports.js'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-files-'))
const assets = join(folder, 'cdn')
const loader = `export const words = '${'lade '.repeat(400)}'`
let shop: ShopServer

beforeAll(async () => {
  for (const name of ['cdn/chunks', 'cdn/fonts', 'app']) mkdirSync(join(folder, name), { recursive: true })
  writeFileSync(join(assets, 'loader.js'), loader)
  writeFileSync(join(assets, 'loader.js.br'), brotliCompressSync(loader))
  writeFileSync(join(assets, 'vitrine.css'), 'a { color: red }\n'.repeat(200))
  writeFileSync(join(assets, 'chunks/react-1a2b.js'), 'react()')
  writeFileSync(join(assets, 'fonts/figtree.woff2'), 'font')
  writeFileSync(join(assets, 'modules.json'), '{}')
  shop = await serveShop({ port: await freePorts(), dataFolder: join(folder, 'data'), assetFolder: assets, appFolder: join(folder, 'app') })
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (path: string, headers: Record<string, string> = {}) => fetch(new URL(path, shop.url), { headers })

/** As it comes over the wire: `fetch` would unpack it and hide how it was packed. */
const packed = (path: string, encodings: string) =>
  new Promise((resolve) => {
    request(new URL(path, shop.url), { headers: { 'Accept-Encoding': encodings } }, (response) => {
      response.resume()
      resolve([response.headers['content-encoding'], response.headers.vary])
    }).end()
  })

describe('the files of a page', () => {
  it('come packed as small as the browser understands', async () => {
    expect(await packed('/assets/loader.js', 'gzip, deflate, br, zstd')).toEqual(['br', 'Accept-Encoding'])
    expect(await packed('/assets/loader.js', 'gzip')).toEqual(['gzip', 'Accept-Encoding'])
    expect(await packed('/assets/vitrine.css', 'gzip, br')).toEqual(['gzip', 'Accept-Encoding'])
    expect(await packed('/', 'gzip, br')).toEqual(['gzip', 'Accept-Encoding'])
    expect(await (await get('/assets/loader.js')).text()).toBe(loader)
  })

  it.each([
    ['gzip, deflate, br, zstd', 'gzip'],
    ['gzip;q=0.5, *;q=0', 'gzip'],
    ['gzip;q=0', undefined],
    ['identity', undefined],
  ])('say the same packed or not: %s', async (encodings, encoding) => {
    // What is known already, as well.
    for (const _ of ['first', 'again']) expect(await packed('/', encodings)).toEqual([encoding, 'Accept-Encoding'])
    expect(await (await get('/', { 'Accept-Encoding': encodings })).text()).toBe(await (await get('/')).text())
    expect((await fetch(shop.url, { method: 'HEAD', headers: { 'Accept-Encoding': encodings } })).status).toBe(200)
  })

  it('are not sent again to whoever has them', async () => {
    const etag = (await get('/assets/loader.js')).headers.get('ETag') ?? ''
    const again = await get('/assets/loader.js', { 'If-None-Match': etag })
    expect([again.status, again.headers.get('Cache-Control'), await again.text()]).toEqual([304, 'no-cache', ''])
    expect((await get('/assets/loader.js', { 'If-None-Match': 'W/"another"' })).status).toBe(200)
  })

  it('come in parts, and from the end', async () => {
    const plain = { 'Accept-Encoding': 'identity' }
    const part = await get('/assets/loader.js', { ...plain, Range: 'bytes=7-11' })
    expect([part.status, part.headers.get('Content-Range'), await part.text()]).toEqual([206, `bytes 7-11/${loader.length}`, 'const'])
    expect(await (await get('/assets/loader.js', { ...plain, Range: 'bytes=-2' })).text()).toBe(" '")
    expect((await get('/assets/loader.js', { ...plain, Range: 'bytes=99999-' })).status).toBe(416)
  })

  it('are kept for ever when their path carries a hash, for every origin', async () => {
    const rules = async (path: string) => {
      const { headers } = await get(path)
      return ['Content-Type', 'Cache-Control', 'Access-Control-Allow-Origin', 'X-Content-Type-Options'].map((name) => headers.get(name))
    }
    const forEver = 'public, max-age=31536000, immutable'
    expect(await rules('/assets/chunks/react-1a2b.js')).toEqual(['text/javascript; charset=utf-8', forEver, '*', 'nosniff'])
    expect(await rules('/assets/fonts/figtree.woff2')).toEqual(['font/woff2', forEver, '*', 'nosniff'])
    expect(await rules('/assets/vitrine.css')).toEqual(['text/css; charset=utf-8', 'no-cache', '*', 'nosniff'])
  })

  it.each([
    '/assets/%00.js',
    '/assets/a%00.js',
    '/assets/chunks/%00/a.js',
    '/studio/assets/a%00.js',
    '/media/a/%00.webp',
    '/assets/0123456789/a%00.js',
    '/%00',
    '/studio/preview/a%00',
    `/assets/${'a'.repeat(300)}.js`,
    `/assets/${'a/'.repeat(3000)}a.js`,
  ])('answer no address with an error of ours: %j', async (path) => {
    const { status } = await get(path)
    expect([400, 404]).toContain(status)
  })

  it.each(['/assets/nothing.js', '/assets/modules.json', '/assets/loader.js.br', '/assets/..%2fdata%2fworld.json', '/assets/'])(
    'are not at %j',
    async (path) => {
      const answer = await get(path)
      expect([answer.status, await answer.text()]).toEqual([404, 'Diese Datei gibt es nicht.'])
    },
  )
})
