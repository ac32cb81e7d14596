import type { Storage } from 'unstorage'
import type { LocalizedText } from '../../core/element/declaration.js'
import type { Crop, Point } from '../../pages/document/media-api.js'
import { writeFirst } from '../database/first-write.js'
import { patiently } from '../database/patient.js'

/** File that all files of a picture are made from. */
export interface MediaSource {
  /** Hash of its bytes. */
  hash: string
  format: 'jpg' | 'webp' | 'svg'
  width: number
  height: number
  /** Hash of the file as it was uploaded. */
  upload: string
}

/** Record of a picture, with all that is kept of it besides its files. */
export interface MediaRecord {
  format: 1
  name: string
  source: MediaSource
  alt: Partial<LocalizedText>
  decorative?: true
  focus?: Point
  crop?: Crop
  added: string
  changed: string
  /** State before another file took its place. */
  before?: Pick<MediaRecord, 'source' | 'focus' | 'crop'>
  deleted?: string
}

export interface FoundPicture {
  id: string
  count: number
  record: MediaRecord
}

export interface MediaRecords {
  /** Finds all pictures, except those whose record in the storage `known` has already. */
  findNews: (known: ReadonlyMap<string, { count: number }>) => Promise<{ news: FoundPicture[]; gone: string[] }>
  find: (id: string) => Promise<FoundPicture | undefined>
  /** @returns true when it is kept; false when another server has written the record of this number */
  write: (id: string, count: number, record: MediaRecord) => Promise<boolean>
  readFile: (id: string, name: string) => Promise<Uint8Array | undefined>
  writeFile: (id: string, name: string, bytes: Uint8Array) => Promise<void>
  /** Erases a picture and all its files for good. */
  erase: (id: string) => Promise<void>
}

const about = 'about'
const ours = /^about:([a-z0-9][a-z0-9-]*):(\d+)\.json$/
const keyOf = (id: string, count: number): string => `${about}:${id}:${count}.json`
const fileKey = (id: string, name: string): string => `files:${id}:${name}`
const kept = 2

/**
 * Opens the pictures in any storage: `about/ID/7.json` is the seventh record of a picture, `files/ID/…` its files, each named by its
 * content. Neither is ever written over, so a crash in the middle of a write loses nothing that stood there. All methods throw a
 * PageStoreError when the storage is full or does not answer.
 */
export function openMediaRecords(storage: Storage, patience: number): MediaRecords {
  const ask = patiently(patience)

  const remove = (key: string): Promise<void> =>
    storage.removeItem(key).catch((cause: unknown) => console.warn(`${key} could not be cleared away.`, cause))

  async function counts(base: string): Promise<Map<string, number[]>> {
    const found = new Map<string, number[]>()
    for (const key of await ask(storage.getKeys(base))) {
      const [, id, count] = ours.exec(key) ?? []
      if (id) found.set(id, [...(found.get(id) ?? []), Number(count)])
    }
    return found
  }

  async function newest(id: string, all: readonly number[]): Promise<FoundPicture | undefined> {
    const newestFirst = all.toSorted((one, other) => other - one)
    for (const count of newestFirst) {
      const record = await ask(storage.getItem<unknown>(keyOf(id, count)))
      if (isRecord(record)) return { id, count: newestFirst[0]!, record }
    }
    if (newestFirst.length > 0) console.error(`The picture ${id} cannot be read from the storage and is not listed.`)
    return undefined
  }

  return {
    async findNews(known) {
      const found = await counts(about)
      const changed = [...found].filter(([id, all]) => Math.max(...all) !== known.get(id)?.count)
      const news = await Promise.all(changed.map(([id, all]) => newest(id, all)))
      return { news: news.filter((each) => each !== undefined), gone: [...known.keys()].filter((id) => !found.has(id)) }
    },
    async find(id) {
      const all = (await counts(`${about}:${id}`)).get(id)
      return all && newest(id, all)
    },
    async write(id, count, record) {
      if (!(await ask(writeFirst(storage, keyOf(id, count), JSON.stringify(record))))) return false
      if (count > kept) void remove(keyOf(id, count - kept))
      return true
    },
    async readFile(id, name) {
      return asBytes(await ask(storage.getItemRaw(fileKey(id, name))))
    },
    writeFile: (id, name, bytes) => ask(storage.setItemRaw(fileKey(id, name), Buffer.from(bytes))),
    async erase(id) {
      const keys = await ask(Promise.all([storage.getKeys(`files:${id}`), storage.getKeys(`${about}:${id}`)]))
      for (const key of keys.flat()) await ask(storage.removeItem(key))
    },
  }
}

// Returns bytes: drivers give back buffers, arrays of bytes or, where they keep texts only, what unstorage made of one.
function asBytes(value: unknown): Uint8Array | undefined {
  if (value instanceof Uint8Array) return value.length > 0 ? value : undefined
  return value instanceof ArrayBuffer ? new Uint8Array(value) : undefined
}

const isRecord = (value: unknown): value is MediaRecord =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === 1 && 'source' in value && 'changed' in value
