import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { createStorage, type Driver, type Storage } from 'unstorage'
import memory from 'unstorage/drivers/memory'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AddedPicture, MediaPicture } from '../../src/pages/document/media-api.js'
import type { StoredPage } from '../../src/pages/document/pages-api.js'
import { openMediaStore } from '../../src/server/media/media-store.js'
import { serveShop, type ShopServer } from '../../src/server/server.js'
import { photo } from '../support/pictures.js'
import { freePorts } from '../support/free-ports.js'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-media-'))
const port = await freePorts()
let shop: ShopServer
let mediaStorage: Storage
let weather: 'full' | 'away' | undefined

beforeAll(async () => {
  const driver = memory() as Driver
  const failing =
    <Given extends unknown[], Result>(work: ((...given: Given) => Result) | undefined) =>
    (...given: Given): Result => {
      if (weather === 'full') throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
      if (weather === 'away') throw new Error('connect ECONNREFUSED')
      return work?.(...given) as Result
    }
  mediaStorage = createStorage({
    driver: { ...driver, setItem: failing(driver.setItem), setItemRaw: failing(driver.setItemRaw) } as Driver,
  })
  shop = await serveShop({ port, dataFolder: folder, assetFolder: folder, mediaStorage, pageStorage: createStorage() })
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => {
  weather = undefined
})

const api = (path: string, method = 'GET', body?: unknown, headers: Record<string, string> = {}) =>
  fetch(new URL(`/studio/api${path}`, shop.url), {
    method,
    headers: { ...(body !== undefined && !(body instanceof Uint8Array) && { 'Content-Type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body) }),
  })
const json = async <T>(answer: Promise<Response>): Promise<T> => (await answer).json() as Promise<T>
const get = (path: string) => fetch(new URL(path, shop.url), { redirect: 'manual' })
const upload = (bytes: Uint8Array, name = 'Sommer am See.jpg', headers = {}) =>
  api(`/media?name=${encodeURIComponent(name)}`, 'POST', bytes, headers)
const added = async (bytes: Uint8Array, name?: string) => json<AddedPicture>(upload(bytes, name))
const refusal = async (bytes: Uint8Array, name?: string) => {
  const answer = await upload(bytes, name)
  return { status: answer.status, ...((await answer.json()) as { error: string; text: { de: string } }) }
}

const picture = (src: string, more: Record<string, string> = {}) => ({ html: 'img', attributes: { src, alt: 'See', ...more } })

async function publish(path: string, nodes: unknown[], more: object = {}): Promise<StoredPage> {
  const page = { version: 1, path, language: 'de', title: path, description: '', nodes, ...more }
  const stored = await json<StoredPage>(api('/pages', 'POST', { page }))
  await api(`/pages/${stored.id}/publish`, 'POST', { basedOn: stored.revision })
  return stored
}
const html = async (path: string) => (await get(path)).text()

describe('a picture that is uploaded', () => {
  it('is published in every size as AVIF and WebP, with its measures, under addresses that never change', async () => {
    const { id, address, width, height } = await added(await photo({ width: 2000, height: 1200 }))
    expect({ width, height }).toEqual({ width: 2000, height: 1200 })
    await publish('/see', [picture(address, { width: '640', height: '1', loading: 'lazy' })])
    const page = await html('/see')
    expect(page).toMatch(/<picture><source type="image\/avif" srcset="\/media\/[\w-]+\/\w+-320\.avif 320w, .*2000w" sizes="auto, /)
    expect(page).toContain('width="640" height="384"')
    const [file = ''] = new RegExp(`/media/${id}/\\w+-640.avif`).exec(page) ?? []
    const answer = await get(file)
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('Content-Type')).toBe('image/avif')
    const about = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect(about).toMatchObject({ width: 640, height: 384, format: 'heif', compression: 'av1' })
  })

  it('loses what the camera wrote into it, and stands upright', async () => {
    const taken = await sharp(await photo({ width: 600, height: 400 }))
      .withExif({ IFD0: { Make: 'Kamera' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await sharp(taken).metadata()).exif).toBeDefined()
    const { width, height, id, hash } = await added(taken)
    expect({ width, height }).toEqual({ width: 400, height: 600 })
    for (const name of [`${hash}-320.webp`, `${hash}-320.avif`, 'picture.webp']) {
      const file = Buffer.from(await (await get(`/media/${id}/${name}`)).arrayBuffer())
      const { exif, xmp, iptc, orientation } = await sharp(file).metadata()
      expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined])
    }
  })

  it('is the one that is there already when it is uploaded again', async () => {
    const bytes = await photo({ colour: '#101010' })
    const first = await added(bytes, 'Eins.jpg')
    expect(await added(bytes, 'Zwei.jpg')).toMatchObject({ id: first.id, name: 'Eins', known: true })
  })

  it('is what its bytes are, whatever its name and its sender claim', async () => {
    const png = await upload(await photo({ format: 'png', colour: '#202020' }), 'foto.jpg', { 'Content-Type': 'image/gif' })
    expect(png.status).toBe(201)
    const text = new TextEncoder().encode('<!doctype html><script>alert(1)</script>')
    expect(await refusal(text, 'foto.jpg')).toMatchObject({
      status: 422,
      error: 'unfit',
      text: { de: expect.stringContaining('kein Bild') },
    })
  })

  it('keeps a drawing as it is, when it is nothing but a drawing', async () => {
    const clean = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path fill="url(#a)" d="M0 0h9v9z"/></svg>'
    const { id, hash, vector } = await added(new TextEncoder().encode(clean), 'logo.svg')
    expect(vector).toBe(true)
    const answer = await get(`/media/${id}/${hash}.svg`)
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(await answer.text()).toBe(clean)
    const parts = [
      '<script>alert(1)</script>',
      '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
      '<rect onload="alert(1)"/>',
      '<image href="https://foreign.example/x.png"/>',
      '<use xlink:href="java&#115;cript:alert(1)"/>',
      '<style>rect{fill:url(https://foreign.example/x)}</style>',
      '<foreignObject><p/></foreignObject>',
    ]
    for (const part of parts) {
      const drawn = new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4">${part}</svg>`)
      expect((await refusal(drawn, 'logo.svg')).text.de, part).toContain('mehr als eine Zeichnung')
    }
  })

  it('is refused when it would be too much', async () => {
    const flat = { channels: 3, background: '#fff' } as const
    const large = await sharp({ create: { width: 8000, height: 5000, ...flat }, limitInputPixels: false })
      .png()
      .toBuffer()
    expect((await refusal(large)).text.de).toContain('8.000 × 5.000 Pixel')
    const frames = await sharp({
      create: { width: 8, height: 8 * 500, pageHeight: 8, ...flat, noise: { type: 'gaussian', mean: 99, sigma: 60 } },
    })
      .gif()
      .toBuffer()
    expect((await refusal(frames, 'tanz.gif')).text.de).toContain('bewegtes Bild')
    const cut = (await photo({ colour: '#303030' })).slice(0, 4000)
    expect((await refusal(cut)).text.de).toContain('beschädigt')
    const heavy = await upload(new Uint8Array(25 * 1024 * 1024 + 1))
    expect([heavy.status, (await heavy.json()).text.de]).toEqual([413, expect.stringContaining('größer als 25 MB')])
  })

  it('is refused with a reason when the storage is full or away, and nothing of it stays', async () => {
    const before = (await json<MediaPicture[]>(api('/media'))).length
    for (const [name, status, why] of [
      ['full', 507, 'Der Speicher für Bilder ist voll'],
      ['away', 503, 'Der Speicher für Bilder antwortet nicht'],
    ] as const) {
      weather = name
      expect(await refusal(await photo({ colour: '#404040' }))).toMatchObject({ status, text: { de: expect.stringContaining(why) } })
      weather = undefined
    }
    expect(await json<MediaPicture[]>(api('/media'))).toHaveLength(before)
  })
})

describe('a picture of the library', () => {
  it('is cropped, and keeps its focal point in view, on pages that are published already', async () => {
    const { id, address } = await added(await photo({ width: 1000, height: 500, colour: '#505050' }))
    await publish('/schnitt', [picture(address), { block: 'vitrine-section', fields: { background: address } }])
    const before = await html('/schnitt')
    const crop = { x: 0, y: 0, width: 50, height: 100 }
    expect(await json(api(`/media/${id}`, 'PATCH', { crop, focus: { x: 20, y: 30 } }))).toMatchObject({ width: 500, height: 500 })
    const after = await html('/schnitt')
    expect(after).toContain('width="500" height="500"')
    expect(after).toContain(`<style>[src*="/media/${id}/"]{object-position:20% 30%}`)
    expect((await get('/schnitt')).headers.get('Content-Security-Policy')).toMatch(/style-src 'self' 'sha256-/)
    expect(after).toMatch(/background="\/media\/[\w-]+\/\w+-320\.avif 320w, [^"]+500w"/)
    const old = /\/media\/[\w-]+\/\w+-320\.avif/.exec(before)?.[0] ?? ''
    expect(after).not.toContain(old)
    expect((await api(`/media/${id}`, 'PATCH', { crop: { x: 90, y: 0, width: 50, height: 100 } })).status).toBe(422)
  })

  it('is replaced wherever it stands, and comes back', async () => {
    const { id, address, hash } = await added(await photo({ width: 400, height: 300, colour: '#606060' }))
    await api(`/media/${id}`, 'PATCH', { alt: { de: 'Ein See' } })
    await publish('/ersetzt', [picture(address)])
    const other = await api(`/media/${id}/file?name=neu.jpg`, 'POST', await photo({ width: 300, height: 600, colour: '#616161' }))
    expect(await other.json()).toMatchObject({ id, address, name: 'neu', width: 300, replaced: true, alt: { de: 'Ein See' } })
    expect(await html('/ersetzt')).toContain('width="300" height="600"')
    expect(await json(api(`/media/${id}/file/undo`, 'POST'))).toMatchObject({ hash, width: 400 })
    expect(await html('/ersetzt')).toContain('width="400" height="300"')
  })

  it('tells where it stands, is shown nowhere once it is deleted, and comes back', async () => {
    const { id, address, hash } = await added(await photo({ colour: '#707070' }))
    const page = await publish('/weg', [picture(address)])
    expect(await json(api(`/media/${id}/uses`))).toEqual([{ id: page.id, title: '/weg', path: '/weg', published: true }])
    expect((await get(`/media/${id}/${hash}-320.webp`)).status).toBe(200)
    expect((await api(`/media/${id}/forever`, 'DELETE')).status).toBe(422)
    expect((await api(`/media/${id}`, 'DELETE')).status).toBe(204)
    expect((await get(`/media/${id}/${hash}-320.webp`)).status).toBe(404)
    expect(await html('/weg')).not.toContain('<img')
    await api(`/media/${id}/undelete`, 'POST')
    expect(await html('/weg')).toContain(`/media/${id}/`)
    await api(`/media/${id}`, 'DELETE')
    expect((await api(`/media/${id}/forever`, 'DELETE')).status).toBe(204)
    expect((await mediaStorage.getKeys()).filter((key) => key.includes(id))).toEqual([])
  })

  it('tells that it stands in a shared part, and on the pages that show this', async () => {
    const { id, address } = await added(await photo({ colour: '#717171' }))
    const foot = await publish('', [picture(address)], { kind: 'part', title: 'Fußzeile' })
    expect(await json(api(`/media/${id}/uses`))).toEqual([{ id: foot.id, kind: 'part', title: 'Fußzeile', path: '', published: false }])
    const page = await publish('/mit-fuss', [{ html: 'p', children: ['Hier'] }, { shared: foot.id }])
    expect(await json(api(`/media/${id}/uses`))).toEqual([
      { id: page.id, title: '/mit-fuss', path: '/mit-fuss', published: true },
      { id: foot.id, kind: 'part', title: 'Fußzeile', path: '', published: true },
    ])
  })

  it('goes along when the site is exported, under addresses beside its pages', async () => {
    const { id, address } = await added(await photo({ width: 500, height: 400, colour: '#808080' }))
    await publish('/tief/drin', [picture(address), { block: 'vitrine-section', fields: { background: address } }])
    const files = unzipSync(new Uint8Array(await (await api('/export.zip')).arrayBuffer()))
    const page = new TextDecoder().decode(files['tief/drin/index.html'])
    const named = [...page.matchAll(/\.\.\/\.\.\/(media\/[\w-]+\/[\w.-]+)/g)].map(([, file]) => file!)
    expect(new Set(named).size).toBe(4)
    for (const file of named) expect(files[file]?.length, file).toBeGreaterThan(100)
    expect(named.every((file) => file.includes(id))).toBe(true)
    // All pictures of all pages are made in all sizes.
  })

  it('is opened again by another server on the same storage', async () => {
    const { id } = await added(await photo({ colour: '#909090' }))
    const other = await openMediaStore({ storage: mediaStorage })
    await other.change(id, { alt: { de: 'Anderswo' } })
    const listed = await json<MediaPicture[]>(api('/media'))
    expect(listed.find((each) => each.id === id)?.alt).toEqual({ de: 'Anderswo' })
  })

  it('can be kept where only texts are kept', async () => {
    const texts = new Map<string, string>()
    const driver: Driver = {
      name: 'texts',
      hasItem: (key) => texts.has(key),
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, value) => void texts.set(key, value),
      removeItem: (key) => void texts.delete(key),
      getKeys: () => [...texts.keys()],
    }
    const store = await openMediaStore({ storage: createStorage({ driver }) })
    const { id, hash } = await store.add(await photo(), 'a.jpg')
    const again = await openMediaStore({ storage: createStorage({ driver }) })
    expect((await again.file(id, `${hash}-320.webp`))?.type).toBe('image/webp')
  })
})
