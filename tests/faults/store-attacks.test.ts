import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createStorage, type Driver, type Storage } from 'unstorage'
import memory from 'unstorage/drivers/memory'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageDocument } from '../../src/pages/document/page-document.js'
import type { Assets } from '../../src/server/pages/assets.js'
import { openFormerBuilds } from '../../src/server/pages/former-builds.js'
import { openKept } from '../../src/server/database/kept-records.js'
import { openMediaStore } from '../../src/server/media/media-store.js'
import { type KeptRelease, openReleases } from '../../src/server/releases/page-releases.js'
import { openPageStore } from '../../src/server/pages/page-store.js'
import type { PageStoreError } from '../../src/server/pages/page-store-error.js'
import { openPreviewLinks } from '../../src/server/releases/preview-links.js'
import { lineOf } from '../../src/server/database/server-line.js'
import { openSessions } from '../../src/server/sign-in/sessions.js'
import { openStorageSetting } from '../../src/server/database/storage-setting.js'

const page = (path: string, title = path): PageDocument => ({ version: 1, path, language: 'de', title, description: '', nodes: [] })
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'It was done.',
    (error: PageStoreError) => error.refusal,
  )

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-store-'))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

/** A folder as the server keeps things in, and one beside it that is none of its own. */
async function kept() {
  const base = join(folder, 'kept')
  const outside = join(folder, 'outside')
  mkdirSync(outside)
  return { base, outside, storage: await openStorageSetting(base, { name: 'VITRINE_PAGES', base: '' }) }
}

describe('a link that leads out of the folder', () => {
  it('shows nothing of what lies there as a page', async () => {
    const { base, outside, storage } = await kept()
    const { id } = await (await openPageStore({ storage })).create(page('/a', 'Eigenes'))
    const own = JSON.parse(readFileSync(join(base, id, '1.json'), 'utf8'))
    writeFileSync(join(outside, 'secret.json'), JSON.stringify({ ...own, page: page('/a', 'Geheim') }))
    symlinkSync(join(outside, 'secret.json'), join(base, id, '2.json'))
    mkdirSync(join(base, 'b'))
    symlinkSync(join(outside, 'secret.json'), join(base, 'b/1.json'))
    const store = await openPageStore({ storage })
    expect(store.read(id).title).toBe('Eigenes')
    expect(new Map(store.list().map(({ id: each, broken }) => [each, broken !== undefined]))).toEqual(
      new Map([
        [id, false],
        ['b', true],
      ]),
    )
    expect(JSON.stringify(store.list())).not.toContain('Geheim')
  })

  it('has nothing written or removed there', async () => {
    const { base, outside, storage } = await kept()
    const store = await openPageStore({ storage })
    const { id } = await store.create(page('/a'))
    writeFileSync(join(outside, '1.json'), 'their own')
    renameSync(join(base, id), join(folder, 'gone'))
    symlinkSync(outside, join(base, id))
    expect(await refusal(store.save(id, { page: page('/a', 'Neu'), basedOn: 1 }))).toMatchObject({ error: 'unreachable' })
    await storage.removeItem(`${id}:1.json`)
    expect(readdirSync(outside)).toEqual(['1.json'])
    expect(readFileSync(join(outside, '1.json'), 'utf8')).toBe('their own')
  })

  it('shows nothing of what lies there as a picture, and writes over no file there', async () => {
    const { base, outside, storage } = await kept()
    const media = await openMediaStore({ storage })
    const drawing = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><path d="M0 0h4v4z"/></svg>')
    const { id, hash } = await media.add(drawing, 'logo.svg')
    const source = join(base, 'files', id, readdirSync(join(base, 'files', id))[0] ?? '')
    rmSync(source)
    writeFileSync(join(outside, 'secret.svg'), 'secret')
    symlinkSync(join(outside, 'secret.svg'), source)
    expect(await refusal(media.file(id, `${hash}.svg`))).toMatchObject({ error: 'missing' })
    symlinkSync(join(outside, 'secret.svg'), join(base, 'files', id, `${hash}-5.webp`))
    expect(await media.file(id, `${hash}-5.webp`)).toBeUndefined()
    await media.replace(id, drawing, 'logo.svg')
    expect(readFileSync(join(outside, 'secret.svg'), 'utf8')).toBe('secret')
    expect(new TextDecoder().decode((await media.file(id, `${hash}.svg`))?.bytes)).toContain('<path')
  })

  it('may be the folder itself, wherever it leads', async () => {
    const { outside } = await kept()
    symlinkSync(outside, join(folder, 'link'))
    const storage = await openStorageSetting(join(folder, 'link'), { name: 'VITRINE_PAGES', base: '' })
    const { id } = await (await openPageStore({ storage })).create(page('/a'))
    expect(existsSync(join(outside, id, '1.json'))).toBe(true)
    expect((await openPageStore({ storage })).read(id).path).toBe('/a')
  })
})

describe('a folder that can only be read', () => {
  /** Whoever runs the tests may write everywhere, so that its answers are what a file system says of such a folder. */
  function shelf() {
    let locked: string | undefined
    const driver = memory() as Driver
    const locking =
      <Given extends unknown[], Result>(work: ((...given: Given) => Result) | undefined) =>
      (...given: Given): Result => {
        if (locked) throw Object.assign(new Error(`${locked}: mkdir '/srv/pages/a'`), { code: locked })
        return work?.(...given) as Result
      }
    const storage: Storage = createStorage({
      driver: {
        ...driver,
        setItem: locking(driver.setItem),
        setItemRaw: locking(driver.setItemRaw),
        removeItem: locking(driver.removeItem),
      } as Driver,
    })
    const lock = (how: string | undefined): void => {
      locked = how
    }
    return { storage, lock }
  }

  it.each(['EROFS', 'EACCES', 'EPERM'])(
    'tells the editor so (%s), loses nothing, and takes all of it when it can be written again',
    async (how) => {
      const { storage, lock } = shelf()
      const store = await openPageStore({ storage, seeds: [page('/a', 'Alt')] })
      await store.save('a', { page: page('/a', 'Neu'), basedOn: 1 })
      lock(how)
      const why = {
        error: 'unreachable',
        text: { de: expect.stringContaining('lässt sich nur lesen'), en: expect.stringContaining('only be read') },
      }
      for (const work of [
        store.save('a', { page: page('/a', 'Neuer'), basedOn: 2 }),
        store.publish('a', 2),
        store.unpublish('a'),
        store.remove('a'),
        store.create(page('/b')),
      ])
        expect(await refusal(work)).toMatchObject(why)
      for (const each of [store, await openPageStore({ storage, seeds: [page('/a', 'Alt')] })]) {
        expect(each.read('a')).toMatchObject({ revision: 2, title: 'Neu' })
        expect(each.publishedAt('/a')?.page.title).toBe('Alt')
        expect(each.list()).toHaveLength(1)
      }
      lock(undefined)
      await store.save('a', { page: page('/a', 'Neuer'), basedOn: 2 })
      await store.publish('a', 3)
      expect(store.publishedAt('/a')?.page.title).toBe('Neuer')
    },
  )

  it.each(['READONLY You cannot write against a read only replica.', 'OOM command not allowed.', 'ENOSPC: no space left on device'])(
    'still is what a server that begins serves, and takes what it has to say when it can be written again (%s)',
    async (why) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined)
      const driver = memory() as Driver
      const shelved = { locked: false }
      const set = async (key: string, text: string) => {
        if (shelved.locked) throw new Error(why)
        if (await driver.hasItem(key, {})) return null
        await driver.setItem?.(key, text, {})
        return 'OK'
      }
      // Where several servers write, each says to the others that it has begun.
      const storage = createStorage({ driver: { ...driver, name: 'redis', getInstance: () => ({ set }) } as unknown as Driver })
      const open = (title: string) => openPageStore({ storage, seeds: [page('/a', title), page('/b', title)] })
      const line = async () => (await storage.getKeys('-line')).length
      await open('Alt')
      await lineOf(storage).close()
      const said = await line()

      shelved.locked = true
      const store = await open('Neu')
      expect(store.list().map(({ path, title }) => `${path} ${title}`)).toEqual(['/a Alt', '/b Alt'])
      expect(store.publishedAt('/a')?.page.title).toBe('Alt')
      expect((await openKept(storage, '-releases')).list()).toEqual([])
      expect(await refusal(store.create(page('/c')))).toMatchObject({ error: expect.stringMatching('full|unreachable') })
      shelved.locked = false
      await store.create(page('/c'))
      await expect.poll(line).toBeGreaterThan(said)
      expect(JSON.stringify(await storage.getItem(`-line:${said + 1}.json`))).toContain('begun')
      await lineOf(storage).close()
    },
  )

  it('takes no picture in, and says why', async () => {
    const { storage, lock } = shelf()
    const media = await openMediaStore({ storage })
    lock('EROFS')
    const drawing = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>')
    expect(await refusal(media.add(drawing, 'logo.svg'))).toMatchObject({ text: { de: expect.stringContaining('lässt sich nur lesen') } })
    expect(await media.list()).toEqual([])
  })

  it('throws nobody out who is signed in', async () => {
    const { storage, lock } = shelf()
    let now = 0
    const sessions = await openSessions(storage, () => now)
    const token = await sessions.begin({ id: '1', name: 'Anna', role: 'editor' })
    lock('EROFS')
    now += 3_600_000
    expect(await sessions.find(token)).toMatchObject({ name: 'Anna' })
  })
})

describe('a clock that is set back', () => {
  const hour = 3_600_000
  const noon = Date.parse('2026-11-30T12:00:00Z')

  it('changes no order of drafts and versions', async () => {
    let now = noon
    const storage = createStorage()
    const store = await openPageStore({ storage, now: () => now })
    const { id } = await store.create(page('/a', 'eins'))
    for (const [index, title] of ['zwei', 'drei', 'vier'].entries()) {
      await store.publish(id, index + 1)
      now -= 24 * hour
      await store.save(id, { page: page('/a', title), basedOn: index + 1 })
    }
    await store.publish(id, 4)
    for (const each of [store, await openPageStore({ storage, now: () => now })]) {
      expect(each.read(id)).toMatchObject({ revision: 4, title: 'vier' })
      expect(each.versions(id).map(({ version, title }) => `${version} ${title}`)).toEqual(['4 vier', '3 drei', '2 zwei', '1 eins'])
      expect(each.publishedAt('/a')).toMatchObject({ version: 4, page: { title: 'vier' } })
    }
  })

  it('publishes no release twice, and none before its time', async () => {
    let now = noon
    const storage = createStorage()
    const store = await openPageStore({ storage, now: () => now })
    const { id } = await store.create(page('/a'))
    const keptReleases = await openKept<KeptRelease>(storage, '-releases')
    const open = () => openReleases({ kept: keptReleases, store, now: () => now })
    const look = async () => (await open()).close()
    const plan = async (local: string) => {
      const releases = await open()
      await releases.add({ name: '', pages: [id], at: { local, zone: 'Europe/Berlin' } }, '')
      releases.close()
    }
    await plan('2026-11-30T14:00')
    now = noon + hour
    await look()
    expect(store.versions(id)).toHaveLength(1)
    await store.save(id, { page: page('/a', 'Neu'), basedOn: 1 })
    // Its time comes once more.
    for (now of [noon - hour, noon + hour]) await look()
    expect(store.versions(id)).toHaveLength(1)
    now = noon - hour
    await plan('2026-11-30T12:30')
    await look()
    expect(store.versions(id)).toHaveLength(1)
    now = noon + 2 * hour
    await look()
    expect(store.versions(id)).toHaveLength(2)
  })

  it('makes no session last longer than it may, and an hour of it ends none', async () => {
    let now = noon
    const sessions = await openSessions(createStorage(), () => now)
    const token = await sessions.begin({ id: '1', name: 'Anna', role: 'editor' })
    now -= hour
    expect(await sessions.find(token)).toMatchObject({ name: 'Anna' })
    now -= 24 * hour
    expect(await sessions.find(token)).toBeUndefined()
  })

  it('makes no preview link last longer than it may, and an hour of it ends none', async () => {
    let now = noon
    const links = await openPreviewLinks(createStorage(), () => now)
    const { token } = await links.make('a', 'Anna')
    now -= hour
    expect(links.pageOf(token)).toBe('a')
    now -= hour
    expect(links.pageOf(token)).toBeUndefined()
  })

  it('forgets the oldest build, and not the one that has just come', async () => {
    let now = noon
    const storage = createStorage()
    writeFileSync(join(folder, 'loader.js'), 'load()')
    const builds = openFormerBuilds(storage, folder, () => now)
    for (let count = 1; count <= 5; count += 1) {
      const assets: Partial<Assets> = { build: `build00000${count}`.slice(-10), files: ['loader.js'], integrity: () => undefined }
      builds.keep(assets as Assets)
      now -= hour
    }
    const marks = async () => (await storage.getKeys('builds')).filter((key) => /^builds:\w+\.json$/.test(key))
    await expect.poll(async () => (await marks()).map((key) => key.at(-6)).toSorted()).toEqual(['3', '4', '5'])
    await builds.close()
  })
})
