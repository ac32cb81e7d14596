import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { PageDocument } from '../../src/pages/document/page-document.js'
import { openMediaStore } from '../../src/server/media/media-store.js'
import { openPageStore } from '../../src/server/pages/page-store.js'
import { createPageEvents } from '../../src/server/pages/page-events.js'
import { lineOf } from '../../src/server/database/server-line.js'
import { openStorageSetting } from '../../src/server/database/storage-setting.js'
import { photo } from '../support/pictures.js'
import { sharedFolder, type SharedStore, startRedis, startS3 } from '../support/stores.js'

const page = (path: string, title: string): PageDocument => ({
  version: 1,
  path,
  language: 'de',
  title,
  description: '',
  nodes: [{ html: 'p', children: [title] }],
})
const soon = { interval: 10 }
const leave: (() => unknown)[] = []
afterEach(async () => {
  for (const each of leave.splice(0)) await each()
})

/** A server of its own on the store. */
async function server({ setting }: SharedStore, now?: () => number) {
  const storage = await openStorageSetting(setting, { name: 'VITRINE_PAGES', base: 'vitrine-pages' })
  const line = lineOf(storage)
  const store = await openPageStore({ storage, ...(now && { now }) })
  leave.push(async () => {
    await line.close()
    await storage.dispose()
  })
  return { store, line, storage }
}

const stores = { 'a Redis': startRedis, 'an S3': startS3, 'a folder': sharedFolder }
const anHour = 3_600_000

describe.each(Object.entries(stores))('two servers on %s', (_, start) => {
  let shared: SharedStore
  beforeAll(async () => {
    shared = await start()
  })
  afterAll(() => shared?.close())

  it('show what was saved and published at the other, also when its clock is an hour off', async () => {
    const one = await server(shared, () => Date.now() - anHour)
    const other = await server(shared, () => Date.now() + anHour)
    const { id } = await one.store.create(page('/a', 'Hier'))
    await vi.waitFor(() => expect(other.store.read(id).title).toBe('Hier'), soon)
    await other.store.save(id, { page: page('/a', 'Dort'), basedOn: 1 })
    await vi.waitFor(() => expect(one.store.read(id).title).toBe('Dort'), soon)
    await one.store.publish(id, 2)
    await vi.waitFor(() => expect(other.store.publishedAt('/a')?.page.title).toBe('Dort'), soon)
    await other.store.remove(id)
    await vi.waitFor(() => expect(one.store.publishedAt('/a')).toBeUndefined(), soon)
  })

  it('keep exactly one of two saves that go on from the same revision, and show the other what stands there', async () => {
    const [one, other] = await Promise.all([server(shared), server(shared)])
    const { id } = await one.store.create(page('/race', '0'))
    await vi.waitFor(() => other.store.read(id), soon)
    for (let revision = 1; revision <= 5; revision += 1) {
      const saved = await Promise.allSettled(
        [one, other].map(({ store }, at) => store.save(id, { page: page('/race', `${revision} von ${at}`), basedOn: revision })),
      )
      const won = saved.findIndex(({ status }) => status === 'fulfilled')
      expect(saved.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      expect(saved[1 - won]).toMatchObject({ reason: { refusal: { error: 'changed', theirs: { title: `${revision} von ${won}` } } } })
      await vi.waitFor(() => expect([one, other].map(({ store }) => store.read(id).revision)).toEqual([revision + 1, revision + 1]), soon)
    }
  })

  it('give no address to two pages, whoever asks at the same moment', async () => {
    const [one, other] = await Promise.all([server(shared), server(shared)])
    const made = await Promise.all([one, other, one, other].map(({ store }) => store.create(page('/neu', 'Neu'))))
    expect(new Set(made.map(({ path }) => path)).size).toBe(4)
    const renamed = await Promise.allSettled(
      [one, other].map(({ store }, at) => store.save(made[at]!.id, { page: page('/selbe', 'X'), basedOn: 1 })),
    )
    expect(renamed.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('keep both of two changes to one picture, and show it at the other', async () => {
    const open = async () => {
      const { line } = await server(shared)
      const storage = await openStorageSetting(shared.setting, { name: 'VITRINE_MEDIA', base: 'vitrine-media' })
      leave.push(() => storage.dispose())
      return openMediaStore({ storage, line })
    }
    const [one, other] = [await open(), await open()]
    const { id } = await one.add(await photo({ width: 40, height: 30, colour: '#a1b2c3' }), 'see.jpg')
    await vi.waitFor(() => expect(other.find(id)).toMatchObject({ width: 40 }), soon)
    await Promise.all([one.change(id, { name: 'Am See' }), other.change(id, { alt: { de: 'Ein See' } })])
    expect((await one.list()).find((each) => each.id === id)).toMatchObject({ name: 'Am See', alt: { de: 'Ein See' } })
  })

  it('tell each other’s windows what was saved, and who has the page open', async () => {
    const [one, other] = await Promise.all([server(shared), server(shared)])
    const heard: unknown[] = []
    const here = createPageEvents(one.line)
    const there = createPageEvents(other.line)
    const close = here.open('home', { editor: 'a', send: (event) => heard.push(event) })
    await vi.waitFor(() => expect(heard).toEqual([{ kind: 'editors', count: 1 }]), soon)
    const leaveThere = there.open('home', { editor: 'b', send: () => undefined })
    await vi.waitFor(() => expect(heard.at(-1)).toEqual({ kind: 'editors', count: 2 }), soon)
    there.tell('home', { kind: 'saved', revision: 3, editor: 'b' })
    await vi.waitFor(() => expect(heard.at(-1)).toEqual({ kind: 'saved', revision: 3, editor: 'b' }), soon)
    leaveThere()
    await vi.waitFor(() => expect(heard.at(-1)).toEqual({ kind: 'editors', count: 1 }), soon)
    close()
  })
})
