import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { createStorage, type Driver, type Storage } from 'unstorage'
import memory from 'unstorage/drivers/memory'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PageSummary, StoredPage } from '../../src/pages/document/pages-api.js'
import { serveShop, type ShopServer } from '../../src/server/server.js'
import { freePorts } from '../support/free-ports.js'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-studio-'))
const port = await freePorts()
let shop: ShopServer
let pageStorage: Storage
let isFull = false

beforeAll(async () => {
  mkdirSync(join(folder, 'app'))
  writeFileSync(join(folder, 'app/studio.js'), 'export {}')
  const driver = memory() as Driver
  const setItem: Driver['setItem'] = (...given) => {
    if (isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    return driver.setItem?.(...given)
  }
  pageStorage = createStorage({ driver: { ...driver, setItem } })
  shop = await serveShop({
    port,
    dataFolder: folder,
    assetFolder: folder,
    appFolder: join(folder, 'app'),
    pageStorage,
    hosts: ['shop.example'],
  })
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

const api = (path: string, method = 'GET', body?: unknown, headers: Record<string, string> = {}) =>
  fetch(new URL(`/studio/api${path}`, shop.url), {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
  })
const json = async <T>(answer: Promise<Response>): Promise<T> => (await answer).json() as Promise<T>
const get = (path: string) => fetch(new URL(path, shop.url))
const document = (path: string, title: string) => ({
  version: 1,
  path,
  language: 'de',
  title,
  description: '',
  nodes: [{ html: 'h1', children: [title] }],
})
const create = (path: string, title = 'Neu') => json<StoredPage>(api('/pages', 'POST', { page: document(path, title) }))

/** What a line tells, one event after the other. */
async function line(id: string, editor: string) {
  const stop = new AbortController()
  const response = await fetch(new URL(`/studio/api/pages/${id}/events?editor=${editor}`, shop.url), { signal: stop.signal })
  const heard: unknown[] = []
  const read = async () => {
    let rest = ''
    for await (const piece of response.body!.pipeThrough(new TextDecoderStream()) as unknown as AsyncIterable<string>) {
      const parts = (rest + piece).split('\n\n')
      rest = parts.pop() ?? ''
      for (const part of parts) if (part.startsWith('data: ')) heard.push(JSON.parse(part.slice(6)))
    }
  }
  read().catch(() => undefined)
  return { response, heard, close: () => stop.abort() }
}

/** As whoever calls the server by another name would see it. */
const statusAt = (host: string, path: string) =>
  new Promise((resolve) => {
    request({ port, path, headers: { Host: host } }, (response) => {
      response.resume()
      resolve(response.statusCode)
    }).end()
  })

describe('the pages of the Studio', () => {
  it('are the example shop at first, all of them published', async () => {
    const pages = await json<PageSummary[]>(api('/pages'))
    expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(['/', '/cart', '/consultants', '/ibc-personal-icatalog']))
    for (const { path, published } of pages) expect([path, published?.current, (await get(path)).status]).toEqual([path, true, 200])
  })

  it('are made, saved, published, found by shoppers, taken back and deleted', async () => {
    const { id, path } = await create('/herbst', 'Herbst')
    expect((await get(path)).status).toBe(404)
    expect(await json(api(`/pages/${id}`, 'PUT', { page: document(path, 'Herbst bei uns'), basedOn: 1, editor: 'a' }))).toMatchObject({
      revision: 2,
    })
    expect(await json(api(`/pages/${id}/publish`, 'POST', { basedOn: 2 }))).toMatchObject({ published: { version: 1, current: true } })
    const served = await get(path)
    expect(served.headers.get('Content-Security-Policy')).toContain("default-src 'self'")
    expect(await served.text()).toContain('<title>Herbst bei uns</title>')
    expect(await json(api(`/pages/${id}/versions`))).toMatchObject([{ version: 1, title: 'Herbst bei uns' }])
    expect(await json(api(`/pages/${id}/versions/1`))).toMatchObject({ page: { title: 'Herbst bei uns' } })
    await api(`/pages/${id}/unpublish`, 'POST')
    expect((await get(path)).status).toBe(404)
    await api(`/pages/${id}/publish`, 'POST', { basedOn: 2 })
    expect((await api(`/pages/${id}`, 'DELETE')).status).toBe(204)
    expect((await get(path)).status).toBe(404)
    expect(await json(api(`/pages/${id}`))).toMatchObject({ error: 'missing', text: { de: expect.stringContaining('gelöscht') } })
    expect((await json<PageSummary[]>(api('/pages?deleted'))).map((page) => page.id)).toEqual([id])
    await api(`/pages/${id}/undelete`, 'POST')
    expect(await json(api('/pages?deleted'))).toEqual([])
    expect((await get(path)).status).toBe(200)
  })

  it('are not written over by a second editor, who sees the work of the first', async () => {
    const { id, path } = await create('/zu-zweit')
    await api(`/pages/${id}`, 'PUT', { page: document(path, 'Anna'), basedOn: 1, editor: 'a' })
    const answer = await api(`/pages/${id}`, 'PUT', { page: document(path, 'Bea'), basedOn: 1, editor: 'b' })
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ error: 'changed', theirs: { revision: 2, page: { title: 'Anna' } } })
  })

  it('tell when the disk is full, and nothing has changed', async () => {
    const { id, path } = await create('/voll')
    isFull = true
    const answer = await api(`/pages/${id}`, 'PUT', { page: document(path, 'Mehr'), basedOn: 1, editor: 'a' })
    isFull = false
    expect(answer.status).toBe(507)
    expect(await answer.json()).toMatchObject({ error: 'full', text: { de: expect.stringContaining('Der Speicher ist voll') } })
    expect(await json(api(`/pages/${id}`))).toMatchObject({ revision: 1 })
  })

  it.each(['/assets/bilder', '/studio/x', '/services/data/'])('are not made at %s, and the shop goes on', async (path) => {
    const answer = await api('/pages', 'POST', { page: document(path, 'Neu') })
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({
      error: 'path-taken',
      text: { de: `Die Adresse ${path} braucht der Shop selbst. Wähle eine andere.` },
    })
    expect((await get('/')).status).toBe(200)
  })

  it('say what kept them from being published', async () => {
    const { id } = await create('/Ohne Titel', '')
    const answer = await api(`/pages/${id}/publish`, 'POST', { basedOn: 1 })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ error: 'unfit', problems: [{ kind: 'bad-path' }, { kind: 'no-title' }] })
  })

  it('are shown beforehand exactly as they would be published, to nobody else', async () => {
    const { id, path } = await create('/vorschau', 'Vorschau')
    const preview = await get(`/studio/preview/${id}`)
    const html = await preview.text()
    expect(html).not.toContain('data-vitrine-viewer')
    const asGuest = await get(`/studio/preview/${id}?viewer=guests%22%3E`)
    expect(await asGuest.text()).toContain('<html lang="de" data-vitrine-viewer="guests" data-vitrine-audience="guests">')
    expect(preview.headers.get('X-Robots-Tag')).toBe('noindex')
    expect(preview.headers.get('Cache-Control')).toBe('no-store')
    await api(`/pages/${id}/publish`, 'POST', { basedOn: 1 })
    const served = await get(path)
    expect(await served.text()).toBe(html)
    expect(served.headers.get('Content-Security-Policy')).toBe(preview.headers.get('Content-Security-Policy'))
    expect((await get('/studio/preview/never-was')).status).toBe(404)
  })

  it('are shown as they are at their time, and beforehand as they will be', async () => {
    const band = (words: string, fields: object) => ({
      block: 'vitrine-section',
      fields,
      slots: { default: [{ html: 'h2', children: [words] }] },
    })
    const nodes = [
      band('Vorbei', { shownUntil: '2020-01-01T08:00' }),
      band('Jetzt', { shownFrom: '2020-01-01T08:00' }),
      band('Bald', { shownFrom: '2199-01-01T08:00' }),
    ]
    const path = '/zu-ihrer-zeit'
    const { id } = await json<StoredPage>(api('/pages', 'POST', { page: { ...document(path, 'Zu ihrer Zeit'), nodes } }))
    const words = async (address: string) => [...(await (await get(address)).text()).matchAll(/<h2>(\w+)/g)].map(([, word]) => word)
    expect(await words(`/studio/preview/${id}`)).toEqual(['Jetzt'])
    expect(await words(`/studio/preview/${id}?at=2019-12-31T23:59`)).toEqual(['Vorbei'])
    expect(await words(`/studio/preview/${id}?at=2199-01-01T08:00`)).toEqual(['Jetzt', 'Bald'])
    await api(`/pages/${id}/publish`, 'POST', { basedOn: 1 })
    expect(await words(path)).toEqual(['Jetzt'])
    // Nothing is left for the shopper's browser to find out.
    expect(await (await get(path)).text()).not.toMatch(/shown-|data-vitrine-open/)
    const files = unzipSync(new Uint8Array(await (await api('/export.zip')).arrayBuffer()))
    const carried = new TextDecoder().decode(files['zu-ihrer-zeit/index.html'])
    expect(carried).not.toContain('Vorbei')
    expect(carried).toContain('<vitrine-section shown-from="2199-01-01T08:00">')
    expect(carried).toContain('data-vitrine-open')
  })

  it('can be carried away as a zip', async () => {
    const answer = await api('/export.zip')
    expect(answer.headers.get('Content-Type')).toBe('application/zip')
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['index.html', 'products/index.html', '404.html']))
  })

  it('are Experience Builder pages on request, with what stays behind; a shared part is none', async () => {
    const nodes = [{ block: 'vitrine-quote', fields: { colour: 'red' } }, { shared: 'part-kopfzeile' }]
    const { id } = await json<StoredPage>(api('/pages', 'POST', { page: { ...document('/fuer-salesforce', 'Für Größe'), nodes } }))
    const answer = await api(`/pages/${id}/salesforce.zip?site=Gr%C3%BCne%20Rose`)
    expect([answer.headers.get('Content-Type'), answer.headers.get('Content-Disposition')]).toEqual([
      'application/zip',
      'attachment; filename="fur_grosse-salesforce.zip"',
    ])
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    const text = (name: string) => new TextDecoder().decode(files[name])
    const view = text('site/main/default/digitalExperiences/site/Grune_Rose1/sfdc_cms__view/vitrine_fuer_salesforce/content.json')
    expect(JSON.parse(view)).toMatchObject({ title: 'Für Größe' })
    // The shared part is written into the page.
    expect(view).toContain('c:vitrineMainNavigation')
    expect(text('LIESMICH.txt')).toContain('- vitrine-quote.colour: Dieses Feld kennt der Baustein nicht.')
    const { losses } = await json<{ losses: { at: string; field?: string }[] }>(api(`/pages/${id}/salesforce?site=`))
    expect(losses.map(({ at, field }) => `${at}.${field}`)).toContain('vitrine-quote.colour')
    expect(losses).toContainEqual({ at: 'Kopfzeile', reason: expect.objectContaining({ en: expect.stringContaining('as a copy') }) })
    for (const path of ['/pages/part-kopfzeile/salesforce', '/pages/nobody/salesforce.zip']) expect((await api(path)).status).toBe(404)
  })

  it('stay as they are, when a second server cannot have the port and would begin anew', async () => {
    const before = await pageStorage.getKeys()
    await expect(serveShop({ port, dataFolder: folder, assetFolder: folder, pageStorage, reset: true })).rejects.toThrow(/EADDRINUSE/)
    expect(await pageStorage.getKeys()).toEqual(before)
  })

  it('begin with templates', async () => {
    const [first, ...others] = await json<{ page: unknown }[]>(api('/templates'))
    expect(first).toMatchObject({ name: { de: expect.any(String), en: expect.any(String) }, page: { version: 1 } })
    expect(JSON.stringify(others)).toContain(`"catalogueUrl":"${shop.catalogue}/"`)
  })
})

describe('what the Studio refuses', () => {
  it('writes nothing that another website sends', async () => {
    const before = await json<PageSummary[]>(api('/pages'))
    for (const headers of [{ Origin: 'https://evil.example' }, { 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'null' }] as Record<
      string,
      string
    >[]) {
      expect((await api('/pages', 'POST', { page: document('/evil', 'Evil') }, headers)).status).toBe(403)
      expect((await api('/pages/home', 'DELETE', undefined, headers)).status).toBe(403)
    }
    const form = await fetch(new URL('/studio/api/pages', shop.url), { method: 'POST', body: new URLSearchParams({ page: '{}' }) })
    expect(form.status).toBe(415)
    expect(await json(api('/pages'))).toEqual(before)
    expect((await api('/pages', 'POST', { page: document('/eigene', 'Eigene') }, { Origin: `http://localhost:${port}` })).status).toBe(201)
  })

  it('answers under no foreign name that leads to this machine', async () => {
    expect(await statusAt(`rebound.example:${port}`, '/studio/api/pages')).toBe(421)
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`, 'buero-mac', 'shop.example']) {
      expect([host, await statusAt(host, '/studio/api/pages')]).toEqual([host, 200])
    }
    expect(await statusAt(`rebound.example:${port}`, '/')).toBe(200)
  })

  it('leads no id out of its folder', async () => {
    for (const id of ['..%2f..%2fworld', 'a:b', 'A', 'x'.repeat(300), '__proto__', 'constructor']) {
      expect([id, (await api(`/pages/${id}`)).status]).toEqual([id, 404])
      expect((await get(`/studio/preview/${id}`)).status).toBe(404)
    }
    expect((await get('/studio/assets/..%2fworld.json')).status).toBe(404)
  })

  it('names what it does not understand', async () => {
    const broken = await fetch(new URL('/studio/api/pages', shop.url), {
      method: 'POST',
      body: '{"page":',
      headers: { 'Content-Type': 'application/json' },
    })
    expect(broken.status).toBe(400)
    expect(await broken.json()).toMatchObject({ text: { de: expect.stringContaining('nicht verstanden') } })
    for (const body of [null, 5, [], {}, { page: 7 }]) expect((await api('/pages', 'POST', body)).status).toBe(422)
    expect((await api('/pages', 'DELETE')).headers.get('Allow')).toBe('GET, POST')
    expect((await api('/nothing')).status).toBe(404)
  })

  it('takes a long text, but no page of more than 2 MB', async () => {
    const page = { ...document('/lang', 'Lang'), nodes: [{ html: 'p', children: ['ä'.repeat(5000)] }] }
    expect((await api('/pages', 'POST', { page })).status).toBe(201)
    const answer = await api('/pages', 'POST', { page: { ...page, nodes: ['x'.repeat(2 * 1024 * 1024)] } })
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ text: { de: expect.stringContaining('2 MB') } })
  })
})

describe('two windows on one page', () => {
  it('know of each other, and of what the other one does', async () => {
    const { id, path } = await create('/fenster')
    const anna = await line(id, 'anna')
    await expect.poll(() => anna.heard).toEqual([{ kind: 'editors', count: 1 }])
    const bea = await line(id, 'bea')
    await expect.poll(() => anna.heard.at(-1)).toEqual({ kind: 'editors', count: 2 })
    await api(`/pages/${id}`, 'PUT', { page: document(path, 'Von Anna'), basedOn: 1, editor: 'anna' })
    await expect.poll(() => bea.heard.at(-1)).toEqual({ kind: 'saved', revision: 2, editor: 'anna' })
    await api(`/pages/${id}/publish`, 'POST', { basedOn: 2 })
    await expect.poll(() => bea.heard.at(-1)).toEqual({ kind: 'published' })
    bea.close()
    await expect.poll(() => anna.heard.slice(2)).toEqual([{ kind: 'published' }, { kind: 'editors', count: 1 }])
    anna.close()
  })

  it('count once, when one lost its line and took it up again', async () => {
    const { id } = await create('/wieder')
    const first = await line(id, 'anna')
    const second = await line(id, 'anna')
    await expect.poll(() => second.heard).toEqual([{ kind: 'editors', count: 1 }])
    first.close()
    second.close()
  })

  it('hear nothing of a page that is not there', async () => {
    expect((await line('never-was', 'anna')).response.status).toBe(404)
  })
})

describe('/studio', () => {
  it('is the app, for nobody’s frame but the shop’s own, and never an old one', async () => {
    for (const path of ['/studio', '/studio/', '/studio/puck']) {
      const answer = await get(path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'")
      expect(answer.headers.get('Cache-Control')).toBe('no-cache')
      expect(await answer.text()).toContain(`/studio/assets/${path.includes('puck') ? 'puck' : 'studio'}.js`)
    }
    expect((await get('/studio/assets/studio.js')).headers.get('Content-Type')).toContain('text/javascript')
    expect((await get('/studio/nowhere')).status).toBe(404)
  })
})
