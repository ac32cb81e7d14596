import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { createStorage, type Driver, type Storage } from 'unstorage'
import memory from 'unstorage/drivers/memory'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AddedPicture, MediaPicture } from '../../src/document/media-api.js'
import type { StoredPage } from '../../src/document/pages-api.js'
import { serveShop, type ShopServer } from '../../src/server/server.js'
import { photo } from '../support/pictures.js'
import { randomPort } from '../support/random-port.js'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-media-'))
const port = randomPort()
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
})
