import { filesOfPicture } from '../../src/pages/document/library-picture.js'
import { openKept } from '../../src/server/database/kept-records.js'
import { openMediaStore } from '../../src/server/media/media-store.js'
import { type KeptRelease, openReleases } from '../../src/server/releases/page-releases.js'
import { openPageStore } from '../../src/server/pages/page-store.js'
import { lineOf } from '../../src/server/database/server-line.js'
import { openStorageSetting } from '../../src/server/database/storage-setting.js'
import { photo } from './pictures.js'

// Does one thing over and over until it is killed, and says each time it has done it. Every word of a page is its number.
const [, , pagesSetting = '', mediaSetting = '', deed = '', ids = '', hour = '0'] = process.argv
const storage = await openStorageSetting(pagesSetting, { name: 'VITRINE_PAGES', base: 'vitrine-pages' })
let time = Date.UTC(2026, 0, 1) + Number(hour) * 3_600_000
const store = await openPageStore({ storage })
const releases = await openReleases({
  kept: await openKept<KeptRelease>(storage, '-releases'),
  store,
  now: () => time,
  pause: 5,
})
const media = await openMediaStore({
  storage: await openStorageSetting(mediaSetting, { name: 'VITRINE_MEDIA', base: 'vitrine-media' }),
  line: lineOf(storage),
})
const pages = ids.split(' ')
const say = (word: unknown) => process.stdout.write(`${word}\n`)
const numberOf = (id: string): number => Number(store.read(id).title)

async function save(id: string, number: number): Promise<number> {
  const { revision, page } = store.read(id)
  const nodes = [{ html: 'p', children: [`${number} `.repeat(500)] }]
  return (await store.save(id, { page: { ...(page as object), title: `${number}`, nodes }, basedOn: revision })).revision
}

const deeds: Readonly<Record<string, (number: number) => Promise<unknown>>> = {
  async save(number) {
    for (const id of pages) await save(id, number)
    return number
  },
  async publish(number) {
    for (const id of pages) await store.publish(id, await save(id, number))
    return number
  },
  async upload(number) {
    const colour = `#${(number * 7919 + Number(hour) * 104729).toString(16).padStart(6, '0').slice(-6)}`
    const { id } = await media.add(await photo({ width: 330, height: 220, colour }), 'see.jpg')
    const found = media.find(id)
    if (found && found !== 'gone') for (const file of filesOfPicture(found)) await media.file(id, file)
    return id
  },
  async release(number) {
    for (const id of pages) await save(id, number)
    const local = new Date(time + 60_000).toISOString().slice(0, 16)
    const { id } = await releases.add({ name: '', pages, at: { local, zone: 'UTC' } }, '')
    time += 60_000
    while (releases.list().find((each) => each.id === id)?.state !== 'published') await new Promise((later) => setTimeout(later, 1))
    return number
  },
}

// The one before may have died with the lock in its hands: only after the first deed is a kill one in the middle of the next.
let number = Math.max(...pages.map(numberOf)) + 1
const first = await deeds[deed]!(number)
say('ready')
say(first)
for (number += 1; ; number += 1) say(await deeds[deed]!(number))
