import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { filesOfPicture } from '../../src/pages/document/library-picture.js'
import { openKept } from '../../src/server/database/kept-records.js'
import { openMediaStore } from '../../src/server/media/media-store.js'
import { type KeptRelease, openReleases } from '../../src/server/releases/page-releases.js'
import { openPageStore, type PageStore } from '../../src/server/pages/page-store.js'
import { lineOf } from '../../src/server/database/server-line.js'
import { openStorageSetting } from '../../src/server/database/storage-setting.js'
import { workerFiles } from '../../src/build/worker-files.js'
import { sharedFolder, type SharedStore, startRedis, startS3 } from '../support/stores.js'

const everything = Boolean(process.env.VITRINE_TEST_ALL)
const deeds = ['save', 'publish', 'upload', 'release'] as const
const kills = everything ? 50 : deeds.length
const stores = everything ? { 'a Redis': startRedis, 'an S3': startS3, 'a folder': sharedFolder } : { 'a Redis': startRedis }
const paths = ['/eins', '/zwei', '/drei']
const anHour = 3_600_000

let folder: string
let script: string
beforeAll(async () => {
  folder = mkdtempSync(join(resolve('node_modules'), '.vitrine-dying-'))
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [workerFiles],
    build: {
      ssr: resolve('tests/support/serve-until-killed.ts'),
      outDir: folder,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'server.mjs' } },
    },
  })
  script = join(folder, 'server.mjs')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A server of its own; its clock stands an hour before everything that is planned. */
async function server(pages: SharedStore, pictures: SharedStore) {
  const storage = await openStorageSetting(pages.setting, { name: 'VITRINE_PAGES', base: 'vitrine-pages' })
  const mediaStorage = await openStorageSetting(pictures.setting, { name: 'VITRINE_MEDIA', base: 'vitrine-media' })
  const line = lineOf(storage)
  const store = await openPageStore({ storage })
  const kept = await openKept<KeptRelease>(storage, '-releases')
  const releases = await openReleases({ kept, store, now: () => Date.UTC(2026, 0, 1) - anHour, pause: 100 })
  const media = await openMediaStore({ storage: mediaStorage, line })
  return {
    store,
    media,
    async close() {
      releases.close()
      await line.close()
      await storage.dispose()
      await mediaStorage.dispose()
    },
  }
}

/** What shoppers see of the three pages, each whole: its number in its title is the one in all its words. */
function seen(store: PageStore): number[] {
  return paths.map((path) => {
    const { title, nodes } = store.publishedAt(path)!.page
    expect(JSON.stringify(nodes)).toBe(JSON.stringify([{ html: 'p', children: [title === '0' ? '0' : `${title} `.repeat(500)] }]))
    return Number(title)
  })
}

// The same in every run.
const dice = (turn: number): number => ((turn * 2_654_435_761) % 2 ** 32) / 2 ** 32

describe('a server that is killed beside another on the same store', () => {
  it.each(Object.entries(stores))(
    'leaves the old or the new site, and nothing that stands in the way: %s',
    async (_, start) => {
      const [pages, pictures] = start === sharedFolder ? [sharedFolder(), sharedFolder()] : [await start(), undefined]
      const media = pictures ?? pages
      onTestFinished(async () => {
        await pages.close()
        await pictures?.close()
      })
      const going = await server(pages, media)
      onTestFinished(() => going.close())
      const ids: string[] = []
      for (const path of paths) {
        const page = { version: 1, path, language: 'de', title: '0', description: '', nodes: [{ html: 'p', children: ['0'] }] }
        const { id } = await going.store.create(page)
        await going.store.publish(id, 1)
        ids.push(id)
      }
      let saved = 0
      let live = 0
      const uploaded: string[] = []
      for (let kill = 0; kill < kills; kill += 1) {
        const deed = deeds[kill % deeds.length]!
        const before = seen(going.store)
        const dying = spawn(process.execPath, [script, pages.setting, media.setting, deed, ids.join(' '), String(kill)], {
          stdio: ['ignore', 'pipe', 'inherit'],
        })
        const said = await runUntilKilled(dying, 5 + dice(kill + 1) * 240)
        // The first deed was done before the time until the kill began.
        expect(said.length, `${deed}, kill ${kill}`).toBeGreaterThan(0)
        const numbers = said.map(Number).filter(Number.isFinite)
        saved = Math.max(saved, ...(deed === 'upload' ? [] : numbers))
        if (deed === 'publish' || deed === 'release') live = Math.max(live, ...numbers)
        if (deed === 'upload') uploaded.push(...said)

        // The one that goes on, without being told, and one that begins now.
        const fresh = await server(pages, media)
        for (const { store } of [going, fresh]) {
          // Pages that were published one by one may differ; a release is all of its pages or none.
          const isWhole = (now: number[]) => deed !== 'release' || new Set(now).size === 1 || now.join() === before.join()
          const settled = () => isWhole(seen(store)) && Math.min(...seen(store)) >= live
          await expect.poll(settled, { timeout: 15_000, message: `${deed}, kill ${kill}: ${before} then ${live}` }).toBe(true)
          for (const id of ids) expect(Number(store.read(id).title)).toBeGreaterThanOrEqual(Math.min(saved, ...seen(store)))
        }
        for (const picture of (await fresh.media.list()).slice(0, 3))
          for (const file of filesOfPicture(picture)) {
            const { width } = await sharp((await fresh.media.file(picture.id, file))!.bytes).metadata()
            expect(file, `${deed}, kill ${kill}`).toContain(`-${width}.`)
          }
        const listed = (await going.media.list()).map(({ id }) => id)
        expect(listed).toEqual(expect.arrayContaining(uploaded))
        await fresh.close()
        live = Math.max(live, Math.min(...seen(going.store)))
      }

      const [first = ''] = ids
      // Whoever edits at the one that goes on is asked when it has not heard yet what the dead one saved last.
      const saveAnew = async () => {
        const { page, revision } = going.store.read(first)
        const next = { ...(page as object), title: '0', nodes: [{ html: 'p', children: ['0'] }] }
        return going.store.save(first, { page: next, basedOn: revision })
      }
      const last = await saveAnew().catch(saveAnew)
      await going.store.publish(first, last.revision)
      expect(going.store.publishedAt('/eins')?.page.title).toBe('0')
    },
    900_000,
  )
})

/** What it said it had done, from when it was ready until it was killed so many milliseconds later. */
async function runUntilKilled(child: ChildProcess, milliseconds: number): Promise<string[]> {
  let text = ''
  await new Promise<void>((ready) =>
    child.stdout?.on('data', (piece) => {
      text += String(piece)
      if (text.startsWith('ready\n')) ready()
    }),
  )
  await new Promise((later) => setTimeout(later, milliseconds))
  await new Promise((resolve) => {
    child.once('close', resolve)
    child.kill('SIGKILL')
  })
  return text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .slice(1, -1)
}
