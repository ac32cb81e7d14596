import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveShop, type ShopServer } from '../../src/server/server.js'
import { freePorts } from '../support/free-ports.js'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-studio-'))
const port = await freePorts()
let shop: ShopServer

beforeAll(async () => {
  shop = await serveShop({ port, dataFolder: folder, assetFolder: folder, appFolder: folder })
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

const page = async (path: string) => {
  const response = await fetch(new URL(path, shop.url))
  return { html: await response.text(), policy: response.headers.get('Content-Security-Policy') ?? '' }
}
const leaf = (path: string, options?: RequestInit) => fetch(`${shop.catalogue}/${path}`, options)

describe('a page that is not there', () => {
  it('apologises, and leads home', async () => {
    const { html } = await page('/nirgends')
    expect(html).toContain('Das tut uns leid')
    expect(html).toContain('<a class="button" href="/">Zur Startseite</a>')
  })
})

describe('the helper of the catalogue', () => {
  it('comes both ways: as a module that another origin may import, and as a classic script for a script element', async () => {
    const module = await leaf('helper.js')
    expect(module.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(await module.text()).toMatch(/^export /m)
    const classic = await leaf('helper-classic.js')
    expect(classic.headers.get('Access-Control-Allow-Origin')).toBeNull()
    expect(classic.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
    expect(await classic.text()).not.toMatch(/^(import|export) /m)
  })
})

describe('the page of the online catalogue', () => {
  it('is called "Online Kataloge", and says for search engines what one can do', async () => {
    const { html } = await page('/ibc-personal-icatalog')
    expect(html).toContain('<title>Online Kataloge</title>')
    expect(html).toContain(`<link rel="canonical" href="${new URL('/ibc-personal-icatalog', shop.url)}">`)
    const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? ''
    for (const word of ['Blättere', 'interaktiv', 'entdecke', 'probiere', 'virtuell', 'kauf', 'teile', 'direkt'])
      expect(description).toContain(word)
  })

  it('has one column as wide as the page, with the frame and the one detection, for subsidiary 23', async () => {
    const { html } = await page('/ibc-personal-icatalog')
    expect(html.match(/<vitrine-column/g)).toHaveLength(1)
    expect(html.match(/<vitrine-consultant-detection/g)).toHaveLength(1)
    expect(html).toMatch(/<vitrine-column.*<vitrine-catalogue-frame .*<vitrine-consultant-detection.*<\/vitrine-column>/s)
    expect(html).toMatch(/<vitrine-section[^>]* max-width="0"/)
    expect(html).toContain(`trusted-origins="${shop.catalogue}"`)
  })

  it('lets a reader without JavaScript open the catalogue, or go to the products', async () => {
    const { html } = await page('/ibc-personal-icatalog')
    expect(html).toContain(`<a href="${shop.catalogue}/">Katalog öffnen</a>`)
    expect(await (await leaf('')).text()).toContain('Zeit für goldene Stunden')
    expect(html).toContain('<a href="/products">Alle Produkte ansehen</a>')
  })

  it('lists the catalogue for frames and scripts, and no other page does', async () => {
    const { policy } = await page('/ibc-personal-icatalog')
    expect(policy).toMatch(new RegExp(`script-src 'self'(?: 'sha256-[^']+')+ ${shop.catalogue};`))
    expect(policy).toContain(`frame-src ${shop.catalogue};`)
    expect(policy).toContain('trusted-types vitrine-data')
    for (const path of ['/', '/products', '/nowhere']) expect((await page(path)).policy).not.toContain(shop.catalogue)
  })
})

describe('the catalogue’s own origin', () => {
  it('is the next port', () => {
    expect(shop.catalogue).toBe(`http://localhost:${port + 1}`)
  })

  it('serves the catalogue to the shop’s frames only, with a strict policy of its own', async () => {
    const answer = await leaf('?project=mk-germany&lang=de&corporate=true')
    expect(answer.status).toBe(200)
    const policy = answer.headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain(`frame-ancestors http://localhost:${port} http://127.0.0.1:${port}`)
    expect(policy).toContain("default-src 'none'; script-src 'self'")
    expect(await answer.text()).toContain('In die Tasche')
  })

  it('greets with the consultant whose shop it is opened from, and with nobody unknown', async () => {
    const greeting = async (moniker: string) =>
      /Für dich von <strong>([^<]*)/.exec(
        await (await leaf(`?project=mk-germany&lang=de&partnershop=true&m=${encodeURIComponent(moniker)}`)).text(),
      )?.[1]
    expect(await greeting('anna-berger')).toBe('Anna Berger')
    expect(await greeting('ANNA-BERGER')).toBe('Anna Berger')
    expect(await greeting('<script>')).toBeUndefined()
  })

  it.each([
    '?project=germany&lang=de&corporate=true',
    '?project=mk-germany&corporate=true',
    '?project=mk-germany&lang=de',
    '?project=mk-germany&lang=de&corporate=true&partnershop=true',
    'nowhere.js',
    'products/../../package.json',
    'fonts/%2e%2e/x.woff2',
  ])('has nothing at %j', async (path) => {
    expect((await leaf(path)).status).toBe(404)
  })

  it('lets other origins import its helper, which is a module', async () => {
    const answer = await leaf('helper.js')
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(answer.headers.get('Content-Type')).toContain('text/javascript')
    const before = Object.keys(globalThis)
    const helper = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(await answer.text())}`)
    expect(helper.catalogue.messages).toEqual(['add-to-bag'])
    expect(Object.keys(globalThis)).toEqual(before)
  })

  it('shows every picture it names', async () => {
    const html = await (await leaf('?project=mk-germany&lang=de&partnershop=true&m=anna-berger')).text()
    const pictures = [...new Set([...html.matchAll(/src="([^"]+\.svg)"/g)].map(([, src = '']) => src))]
    expect(pictures.length).toBeGreaterThan(20)
    for (const src of pictures) expect([src, (await leaf(src)).status]).toEqual([src, 200])
  })

  it('answers nothing but questions', async () => {
    expect((await leaf('', { method: 'POST' })).status).toBe(405)
    expect((await leaf('helper.js', { method: 'HEAD' })).status).toBe(200)
  })

  it('ends with the shop, and a taken port leaves nothing open', async () => {
    const taken = createServer()
    await new Promise<void>((resolve) => taken.listen(port + 4, () => resolve()))
    await expect(serveShop({ port: port + 3, dataFolder: folder, assetFolder: folder, appFolder: folder })).rejects.toThrow(/EADDRINUSE/)
    await expect(fetch(`http://localhost:${port + 3}/`)).rejects.toThrow()
    await new Promise((resolve) => taken.close(resolve))
    const again = await serveShop({ port: port + 3, dataFolder: folder, assetFolder: folder, appFolder: folder })
    await again.close()
    await expect(fetch(again.catalogue)).rejects.toThrow()
  })
})
