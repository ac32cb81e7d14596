import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createStorage, type Driver } from 'unstorage'
import memory from 'unstorage/drivers/memory'
import { afterEach, describe, expect, it } from 'vitest'
import type { PageDocument } from '../../src/pages/document/page-document.js'
import { openStorageSetting } from '../../src/server/database/storage-setting.js'
import { openPageStore, type PageStoreOptions } from '../../src/server/pages/page-store.js'
import type { PageStoreError } from '../../src/server/pages/page-store-error.js'

const openPageStorage = (setting: string) => openStorageSetting(setting, { name: 'VITRINE_PAGES', base: 'vitrine-pages' })

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const page = (path: string, title: string, more: Partial<PageDocument> = {}): PageDocument => ({
  version: 1,
  path,
  language: 'de',
  title,
  description: '',
  nodes: [{ html: 'p', children: [title] }],
  ...more,
})

/** What nobody holds any more is gone. */
async function collected(): Promise<void> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  // A reference that was looked at holds until its task is over.
  await new Promise((resolve) => setImmediate(resolve))
  collect()
}

/** A shelf in the memory that fails while `weather` says so. */
function shelf() {
  const driver = memory() as Driver
  const weather: { now?: 'full' | 'silent' | undefined; after?: number } = {}
  const setItem: Driver['setItem'] = async (...given) => {
    if (weather.after !== undefined && weather.after-- > 0) return driver.setItem?.(...given)
    if (weather.now === 'full') throw Object.assign(new Error('write failed'), { code: 'ENOSPC' })
    if (weather.now === 'silent') return new Promise(() => undefined)
    await driver.setItem?.(...given)
  }
  return { weather, storage: createStorage({ driver: { ...driver, setItem } }) }
}

async function open(options: Partial<PageStoreOptions> = {}) {
  const storage = options.storage ?? createStorage()
  const store = await openPageStore({ now: () => Date.UTC(2026, 10, 21), ...options, storage })
  return { storage, store, again: () => openPageStore({ ...options, storage }) }
}

async function inFolder(options: Partial<PageStoreOptions> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-pages-'))
  folders.push(folder)
  return { folder, ...(await open({ ...options, storage: await openPageStorage(folder) })) }
}

const refusal = async (work: Promise<unknown> | (() => unknown)) => {
  try {
    await (typeof work === 'function' ? work() : work)
  } catch (error) {
    return (error as PageStoreError).refusal
  }
  throw new Error('It was done.')
}

describe('the page store', () => {
  it('opens for the first time with the example pages published, and for the second with what became of them', async () => {
    const seeds = [page('/', 'Start'), page('/products', 'Produkte')]
    const { store, again } = await open({ seeds })
    expect(store.list().map(({ id, path, published }) => [id, path, published?.current])).toEqual([
      ['home', '/', true],
      ['products', '/products', true],
    ])
    await store.save('home', { page: page('/', 'Willkommen'), basedOn: 1 })
    await store.remove('products')
    const next = await again()
    expect(next.list().map(({ title }) => title)).toEqual(['Willkommen'])
    expect(next.publishedAt('/')?.page.title).toBe('Start')
    expect(next.publishedAt('/products')).toBeUndefined()
  })

  it('brings a newer example page to whoever has not touched the old one', async () => {
    const { storage, store } = await open({ seeds: [page('/', 'Alt'), page('/a', 'A')] })
    await store.save('a', { page: page('/a', 'Meins'), basedOn: 1 })
    const { store: next } = await open({ storage, seeds: [page('/', 'Neu'), page('/a', 'B')] })
    expect(next.publishedAt('/')?.page.title).toBe('Neu')
    expect(next.read('a').title).toBe('Meins')
    expect(next.publishedAt('/a')?.page.title).toBe('A')
  })

  it('begins anew when asked, and leaves what is not its own', async () => {
    const { folder, storage, store } = await inFolder()
    await store.create(page('/mine', 'Meins'))
    writeFileSync(join(folder, 'notes.txt'), 'keep me')
    const { store: next } = await open({ storage, reset: true, seeds: [page('/', 'Start')] })
    expect(next.list().map(({ path }) => path)).toEqual(['/'])
    expect(readFileSync(join(folder, 'notes.txt'), 'utf8')).toBe('keep me')
  })

  it('gives a taken path a number, and a copy of a copy the next', async () => {
    const { store } = await open()
    const paths = ['/', '/', '/angebot', '/angebot', '/angebot-2', '/sommer-2026', '/sommer-2026']
    const made = []
    for (const path of paths) made.push((await store.create(page(path, 'Seite'))).path)
    expect(made).toEqual(['/', '/home-2', '/angebot', '/angebot-2', '/angebot-3', '/sommer-2026', '/sommer-2026-2'])
    expect(new Set(store.list().map(({ id }) => id)).size).toBe(paths.length)
  })

  it.each(['/studio/x', '/assets/bilder', '/services/data', '/shop/webruntime', '/404'])(
    'makes no page at %s, and says so',
    async (path) => {
      const { store } = await open()
      expect(await refusal(store.create(page(path, 'Seite')))).toMatchObject({
        error: 'path-taken',
        text: { de: `Die Adresse ${path} braucht der Shop selbst. Wähle eine andere.` },
      })
      expect(store.list()).toEqual([])
    },
  )

  it('makes a copy of a page with a long address under one that is no longer', async () => {
    const { store } = await open()
    const path = `/${'lang-'.repeat(23)}ende`
    await store.create(page(path, 'Lang'))
    const copy = await store.create(page(path, 'Lang'))
    expect([path.length, copy.path.length, copy.path.endsWith('-2')]).toEqual([120, 120, true])
  })

  it('gives two who create the same page at once a page each', async () => {
    const { store } = await open()
    const made = await Promise.all([store.create(page('/neu', 'A')), store.create(page('/neu', 'B'))])
    expect(made.map(({ path }) => path)).toEqual(['/neu', '/neu-2'])
  })

  it('tells the second of two editors who save, and shows what stands there now', async () => {
    const { store } = await open()
    const { id } = await store.create(page('/a', 'Anfang'))
    const [first, second] = await Promise.allSettled([
      store.save(id, { page: page('/a', 'Von Anna'), basedOn: 1 }),
      store.save(id, { page: page('/a', 'Von Bea'), basedOn: 1 }),
    ])
    expect(first).toMatchObject({ value: { revision: 2, title: 'Von Anna' } })
    expect(second).toMatchObject({ reason: { refusal: { error: 'changed', theirs: { revision: 2, page: { title: 'Von Anna' } } } } })
    expect(store.read(id).page).toMatchObject({ title: 'Von Anna' })
  })

  it('tells an editor of another server’s work, however far that has gone on', async () => {
    const { store, again } = await inFolder()
    const { id } = await store.create(page('/a', 'Anfang'))
    const other = await again()
    for (let revision = 1; revision < 6; revision += 1) await other.save(id, { page: page('/a', `Dort ${revision}`), basedOn: revision })
    await other.create(page('/b', 'Dort'))
    expect(await refusal(store.save(id, { page: page('/a', 'Hier'), basedOn: 1 }))).toMatchObject({
      error: 'changed',
      theirs: { revision: 6, title: 'Dort 5' },
    })
    expect((await store.create(page('/b', 'Hier'))).id).not.toBe('b')
    expect((await again()).read('b').title).toBe('Dort')
  })

  it('takes the same page twice, when the first answer was lost', async () => {
    const { store } = await open()
    const { id } = await store.create(page('/a', 'Anfang'))
    const saved = await store.save(id, { page: page('/a', 'Neu'), basedOn: 1 })
    expect(await store.save(id, { page: page('/a', 'Neu'), basedOn: 1 })).toEqual(saved)
  })

  it('moves no page to a path that another page, or the shop, has', async () => {
    const { store } = await open()
    await store.create(page('/a', 'A'))
    const { id } = await store.create(page('/b', 'B'))
    expect(await refusal(store.save(id, { page: page('/a', 'B'), basedOn: 1 }))).toMatchObject({
      error: 'path-taken',
      text: { de: expect.stringContaining('/a') },
    })
    expect(await refusal(store.save(id, { page: page('/studio', 'B'), basedOn: 1 }))).toMatchObject({ error: 'path-taken' })
  })

  it('publishes no page at an address that the shop needs itself', async () => {
    const storage = createStorage()
    await storage.setItem('alt:1.json', { format: 1, revision: 1, changed: '', page: page('/studio/x', 'Alt'), versions: [] })
    const { store } = await open({ storage })
    expect(await refusal(store.publish('alt', 1))).toMatchObject({
      error: 'path-taken',
      text: { de: expect.stringContaining('/studio/x') },
    })
  })

  it('leaves the old path to shoppers until the renamed page is published', async () => {
    const { store } = await open({ seeds: [page('/a', 'A')] })
    await store.save('a', { page: page('/b', 'A'), basedOn: 1 })
    expect([store.publishedAt('/a')?.id, store.publishedAt('/b')?.id]).toEqual(['a', undefined])
    expect((await store.create(page('/a', 'Andere'))).path).toBe('/a-2')
    await store.publish('a', 2)
    expect([store.publishedAt('/a')?.id, store.publishedAt('/b')?.id]).toEqual([undefined, 'a'])
  })

  it('keeps every published version, and shows shoppers only what was published', async () => {
    const { store, again } = await open()
    const { id } = await store.create(page('/a', 'Eins'))
    expect(store.publishedAt('/a')).toBeUndefined()
    await store.publish(id, 1)
    await store.save(id, { page: page('/a', 'Zwei'), basedOn: 1 })
    expect(store.read(id).published).toMatchObject({ version: 1, current: false })
    expect(store.publishedAt('/a')?.page.title).toBe('Eins')
    await store.publish(id, 2)
    const next = await again()
    expect(next.versions(id).map(({ version, title }) => [version, title])).toEqual([
      [2, 'Zwei'],
      [1, 'Eins'],
    ])
    expect((await next.version(id, 1)).page).toMatchObject({ title: 'Eins' })
    const restored = await next.save(id, { page: (await next.version(id, 1)).page, basedOn: 2 })
    expect(restored).toMatchObject({ title: 'Eins', published: { version: 2, current: false } })
  })

  it('publishes once, however often one clicks, and not what somebody else has changed meanwhile', async () => {
    const { store } = await open()
    const { id } = await store.create(page('/a', 'A'))
    await Promise.all([store.publish(id, 1), store.publish(id, 1)])
    expect(store.versions(id)).toHaveLength(1)
    await store.save(id, { page: page('/a', 'B'), basedOn: 1 })
    expect(await refusal(store.publish(id, 1))).toMatchObject({ error: 'changed', theirs: { title: 'B' } })
  })

  it('publishes no page without a title, with a path that is none, or of which no HTML can be written', async () => {
    const { store } = await open({
      tryOut: ({ path }) => {
        if (path === '/odd') throw new TypeError('not an origin')
      },
    })
    const { id } = await store.create(page('/../etc', ' '))
    const answer = await refusal(store.publish(id, 1))
    expect(answer).toMatchObject({ error: 'unfit' })
    expect('problems' in answer && answer.problems?.map(({ kind }) => kind)).toEqual(['bad-path', 'no-title'])
    const odd = await store.create(page('/odd', 'Seltsam'))
    expect(await refusal(store.publish(odd.id, 1))).toMatchObject({ error: 'unfit' })
    expect(store.published()).toEqual([])
  })

  it('shows again what stood before, when nobody published since', async () => {
    const { store } = await open()
    const first = await store.create(page('/a', 'Erste'))
    await store.publish(first.id, 1)
    await store.save(first.id, { page: page('/a', 'Zweite'), basedOn: 1 })
    await store.publish(first.id, 2)
    const titleAt = () => store.publishedAt('/a')?.page.title
    expect((await store.show(first.id, { version: 1, instead: 2 })).published).toMatchObject({ version: 1, current: false })
    expect(titleAt()).toBe('Erste')
    await expect(store.show(first.id, { version: 2, instead: 3 })).rejects.toThrow()
    expect((await store.show(first.id, { instead: 1 })).published).toBeUndefined()
    expect(titleAt()).toBeUndefined()
    await store.show(first.id, { version: 2 })
    expect(titleAt()).toBe('Zweite')
    expect(store.versions(first.id).map(({ version }) => version)).toEqual([2, 1])
  })

  it('unpublishes: the draft stays, shoppers see nothing', async () => {
    const { store, again } = await open({ seeds: [page('/a', 'A')] })
    expect((await store.unpublish('a')).published).toBeUndefined()
    expect((await again()).publishedAt('/a')).toBeUndefined()
    expect((await again()).list()).toHaveLength(1)
  })

  it('deletes, and gives back as it was', async () => {
    const { store, again } = await open({ seeds: [page('/a', 'A')] })
    const before = store.read('a')
    await store.remove('a')
    expect(store.list()).toEqual([])
    expect(store.publishedAt('/a')).toBeUndefined()
    expect(await refusal(() => store.read('a'))).toMatchObject({ error: 'missing' })
    const next = await again()
    expect(next.deleted()).toMatchObject([{ id: 'a', title: 'A', deleted: expect.any(String) }])
    await next.undelete('a')
    expect(next.deleted()).toEqual([])
    expect(next.read('a')).toEqual(before)
    expect(next.publishedAt('/a')?.page.title).toBe('A')
  })

  it('keeps no document of a deleted page in memory, and gives it back whole, published or not', async () => {
    const { store, again } = await open()
    const documents: WeakRef<object>[] = []
    // In a function of its own, which holds none when it is over.
    const throwAway = async (count: number): Promise<void> => {
      const made = page(`/weg-${count}`, `Weg ${count}`, { nodes: [{ html: 'p', children: [`Absatz ${count}`] }] })
      documents.push(new WeakRef(made.nodes))
      const { id } = await store.create(made)
      if (count % 2 === 0) await store.publish(id, 1)
      await store.remove(id)
    }
    for (let count = 0; count < 200; count += 1) await throwAway(count)
    await collected()
    expect(documents.filter((each) => each.deref() !== undefined).length).toBeLessThanOrEqual(1)
    expect(store.deleted()).toHaveLength(200)
    expect(store.deleted().filter(({ published }) => published)).toHaveLength(100)
    for (const server of [store, await again()]) {
      for (const count of server === store ? [3, 4] : [5, 6]) {
        const { id } = server.deleted().find(({ path }) => path === `/weg-${count}`)!
        await server.undelete(id)
        expect(JSON.stringify(server.read(id).page)).toContain(`Absatz ${count}`)
        expect(JSON.stringify(server.publishedAt(`/weg-${count}`)?.page.nodes ?? 'none')).toContain(
          count % 2 === 0 ? `Absatz ${count}` : 'none',
        )
      }
    }
  })

  it('lists what was deleted, the latest first', async () => {
    let time = 0
    const { store } = await open({ seeds: [page('/a', 'A'), page('/b', 'B'), page('/c', 'C')], now: () => (time += 1000) })
    await store.remove('b')
    await store.remove('a')
    expect(store.deleted().map(({ id }) => id)).toEqual(['a', 'b'])
    expect(store.list().map(({ id }) => id)).toEqual(['c'])
  })

  it('gives a deleted page back only to a path that is still free', async () => {
    const { store } = await open({ seeds: [page('/a', 'A')] })
    await store.remove('a')
    await store.create(page('/a', 'Neue'))
    expect(await refusal(store.undelete('a'))).toMatchObject({ error: 'path-taken' })
  })

  it('takes no page that is none, and none without end', async () => {
    const { store } = await open({ seeds: [page('/a', 'A')] })
    let deep: unknown = 'x'
    for (let depth = 0; depth < 100_000; depth += 1) deep = [deep]
    for (const nonsense of [null, 'x', {}, { version: 2, path: '/', nodes: [] }, { ...page('/a', 'A'), nodes: [deep] }]) {
      expect(await refusal(store.save('a', { page: nonsense, basedOn: 1 }))).toMatchObject({ error: 'unfit' })
      expect(await refusal(store.create(nonsense))).toMatchObject({ error: 'unfit' })
    }
  })

  it('keeps a text of 5,000 characters to the letter', async () => {
    const { store, again } = await inFolder()
    const text = 'ß„“😀</script>{{ '.repeat(320)
    const { id } = await store.create(page('/a', 'A', { nodes: [{ html: 'p', children: [text] }] }))
    expect((await again()).read(id).page).toMatchObject({ nodes: [{ children: [text] }] })
  })
})

describe('a storage that fails', () => {
  it('says that the disk is full, changes nothing, and saves again once there is room', async () => {
    const { weather, storage } = shelf()
    const { store, again } = await open({ storage, seeds: [page('/a', 'A')] })
    weather.now = 'full'
    expect(await refusal(store.save('a', { page: page('/a', 'B'), basedOn: 1 }))).toMatchObject({
      error: 'full',
      text: { de: expect.stringContaining('voll'), en: expect.stringContaining('full') },
    })
    expect(await refusal(store.remove('a'))).toMatchObject({ error: 'full' })
    expect(store.read('a')).toMatchObject({ revision: 1, title: 'A' })
    expect((await again()).read('a')).toMatchObject({ revision: 1, title: 'A' })
    weather.now = undefined
    expect(await store.save('a', { page: page('/a', 'B'), basedOn: 1 })).toMatchObject({ revision: 2 })
    expect((await again()).read('a').title).toBe('B')
  })

  it('says that nobody answers, and goes on with the next', async () => {
    const { weather, storage } = shelf()
    const { store } = await open({ storage, patience: 200, seeds: [page('/a', 'A')] })
    weather.now = 'silent'
    expect(await refusal(store.save('a', { page: page('/a', 'B'), basedOn: 1 }))).toMatchObject({ error: 'unreachable' })
    weather.now = undefined
    expect(await store.save('a', { page: page('/a', 'C'), basedOn: 1 })).toMatchObject({ revision: 2, title: 'C' })
  })

  it('shows shoppers the old page when it breaks in the middle of publishing', async () => {
    const { weather, storage } = shelf()
    const { store, again } = await open({ storage, seeds: [page('/a', 'A')] })
    await store.save('a', { page: page('/a', 'B'), basedOn: 1 })
    Object.assign(weather, { now: 'full', after: 1 })
    expect(await refusal(store.publish('a', 2))).toMatchObject({ error: 'full' })
    const next = await again()
    for (const each of [store, next]) expect(each.publishedAt('/a')).toMatchObject({ version: 1, page: { title: 'A' } })
    weather.now = undefined
    await next.publish('a', 2)
    expect(next.publishedAt('/a')).toMatchObject({ version: 2, page: { title: 'B' } })
  })

  it('has lost nothing after a crash in the middle of a save', async () => {
    const { folder, store, again } = await inFolder()
    const { id } = await store.create(page('/a', 'A'))
    await store.save(id, { page: page('/a', 'B'), basedOn: 1 })
    const newest = readdirSync(join(folder, id)).sort().at(-1) as string
    const whole = readFileSync(join(folder, id, newest), 'utf8')
    // The half that reached the disk, and a name without content.
    writeFileSync(join(folder, id, '3.json'), whole.slice(0, 120))
    writeFileSync(join(folder, id, '4.json'), '')
    const next = await again()
    expect(next.read(id)).toMatchObject({ revision: 2, title: 'B', isOlder: true })
    expect(await next.save(id, { page: page('/a', 'C'), basedOn: 2 })).not.toHaveProperty('isOlder')
    expect((await again()).read(id)).toMatchObject({ revision: 3, title: 'C' })
  })

  it('does not pile up what was replaced long ago', async () => {
    const { folder, store } = await inFolder()
    const { id } = await store.create(page('/a', '0'))
    for (let revision = 1; revision < 8; revision += 1) await store.save(id, { page: page('/a', String(revision)), basedOn: revision })
    await expect.poll(() => readdirSync(join(folder, id)).sort()).toEqual(['7.json', '8.json'])
  })
})

describe('a stored page that cannot be opened', () => {
  it('is listed with the reason, stays as it is, and stands in nobody’s way', async () => {
    const { folder, store, again } = await inFolder()
    const { id } = await store.create(page('/a', 'A'))
    await store.create(page('/b', 'B'))
    const file = join(folder, id, '1.json')
    writeFileSync(file, '{"format":1,')
    const next = await again()
    expect(next.list().map(({ id, broken }) => [id, broken !== undefined])).toEqual([
      ['a', true],
      ['b', false],
    ])
    expect(await refusal(next.save(id, { page: page('/a', 'Neu'), basedOn: 0 }))).toMatchObject({ error: 'unfit' })
    expect(await refusal(next.publish(id, 0))).toMatchObject({ error: 'unfit' })
    await next.remove(id)
    expect(next.list().map(({ id }) => id)).toEqual(['b'])
    expect(readFileSync(file, 'utf8')).toBe('{"format":1,')
  })

  it('that shoppers see is replaced by the version before it, and says so until it is published anew', async () => {
    const { folder, store, again } = await inFolder()
    const { id } = await store.create(page('/a', 'A'))
    await store.publish(id, 1)
    await store.save(id, { page: page('/a', 'B'), basedOn: 1 })
    await store.publish(id, 2)
    const damage = (version: number) => {
      const file = join(folder, id, `version-${version}.json`)
      writeFileSync(file, readFileSync(file, 'utf8').slice(0, 60))
    }
    damage(2)
    const next = await again()
    expect(next.publishedAt('/a')).toMatchObject({ version: 1, page: { title: 'A' } })
    expect(next.list()).toMatchObject([{ title: 'B', damagedVersion: 2, published: { version: 1, current: false } }])
    damage(1)
    const empty = await again()
    expect(empty.publishedAt('/a')).toBeUndefined()
    expect(empty.list()).toMatchObject([{ title: 'B', damagedVersion: 2 }])
    expect(await empty.publish(id, 2)).not.toHaveProperty('damagedVersion')
    expect((await again()).publishedAt('/a')).toMatchObject({ version: 3, page: { title: 'B' } })
  })

  it('that shoppers see is not replaced by a version at an address that may be another page’s now', async () => {
    const { folder, store, again } = await inFolder()
    const { id } = await store.create(page('/a', 'A'))
    await store.publish(id, 1)
    await store.save(id, { page: page('/b', 'B'), basedOn: 1 })
    await store.publish(id, 2)
    writeFileSync(join(folder, id, 'version-2.json'), '{"format":1,"pa')
    expect((await again()).published()).toEqual([])
  })

  it('is kept for a newer Vitrine, when it is one of a newer Vitrine', async () => {
    const { folder, store, again } = await inFolder()
    const { id } = await store.create(page('/a', 'A'))
    const file = join(folder, id, '1.json')
    const newer = readFileSync(file, 'utf8').replace('"version":1', '"version":2')
    writeFileSync(file, newer)
    const next = await again()
    expect(next.list()).toMatchObject([{ path: '/a', title: 'A', broken: { de: expect.stringContaining('neueren Version von Vitrine') } }])
    expect(await refusal(next.save(id, { page: page('/a', 'Neu'), basedOn: 1 }))).toMatchObject({ error: 'unfit' })
    expect(readFileSync(file, 'utf8')).toBe(newer)
  })

  it('of a newer kind of record counts, although older records can be read', async () => {
    const { folder, store, again } = await inFolder()
    const { id } = await store.create(page('/a', 'A'))
    writeFileSync(join(folder, id, '2.json'), '{"format":2,"everything":"else"}')
    expect((await again()).list()).toMatchObject([{ id, broken: { en: expect.stringContaining('newer') } }])
  })
})

describe('openStorageSetting', () => {
  it('opens a folder, or the driver that is named', async () => {
    const { folder, store } = await inFolder()
    await store.create(page('/a', 'A'))
    expect(readdirSync(folder).filter((name) => !name.startsWith('-'))).toEqual(['a'])
    const storage = await openPageStorage('lru-cache:{"max":5}')
    expect(storage.getMount('').driver).toMatchObject({ name: 'lru-cache', options: { max: 5 } })
  })

  it('says what is wrong with a setting', async () => {
    await expect(openPageStorage('floppy:{}')).rejects.toThrow(/VITRINE_PAGES names the driver "floppy".*redis/)
    await expect(openPageStorage('s3:{bucket}')).rejects.toThrow(/no JSON/)
    await expect(openPageStorage('https://pages.example')).rejects.toThrow(/is not understood/)
    const { folder } = await inFolder()
    writeFileSync(join(folder, 'file'), '')
    await expect(openPageStorage(join(folder, 'file'))).rejects.toThrow(/Nothing can be kept in .*file/)
  })
})
