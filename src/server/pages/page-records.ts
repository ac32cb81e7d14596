import { isDeepStrictEqual } from 'node:util'
import type { Storage } from 'unstorage'
import { isForSeveral, writeFirst } from '../database/first-write.js'
import { patiently } from '../database/patient.js'
import type { PageVersion } from '../../pages/document/pages-api.js'

/** Address where a page was found before, and until when. */
export interface FormerAddress {
  path: string
  /** ISO time. */
  until: string
}

/** Record of a page, with all that is kept of it in one piece: the draft, and what is known of it. */
export interface PageRecord {
  format: 1
  /** Revision of the draft. */
  revision: number
  /** ISO time of the last save. */
  changed: string
  /** The draft as it was given. */
  page: unknown
  /** The version that shoppers see. */
  published?: { version: number; at: string }
  /** ISO time. */
  deleted?: string
  /** Name of the person who changed it last, as others read it. */
  by?: string
  /** Versions, the oldest first; each is kept under a key of its own. */
  versions: readonly PageVersion[]
  /** Page that says the same in another language; empty when somebody took them apart. */
  variantOf?: string
  /** Addresses at which shoppers found it before. */
  former?: readonly FormerAddress[]
  /** True when the page came with the example shop, and nobody has touched it. */
  untouched?: true
}

/** Record in the storage under a page's id. */
export interface FoundRecord {
  id: string
  /** Number of the newest record, whether it can be read or not. */
  count: number
  /** Newest record that can be read; without one, the reason: it is `damaged`, or of a `newer` Vitrine. */
  record: PageRecord | 'damaged' | 'newer'
  /** True when a later record is cut off or damaged, and this is the one before it. */
  isOlder?: true
}

export interface PageRecords {
  /** Finds all pages, or the one with this id, that have a record after the number that `known` says. */
  find: (id?: string, known?: (id: string) => number) => Promise<FoundRecord[]>
  /**
   * Keeps a page as its record number `count`, and removes the records long replaced.
   * @returns true when it is kept; false when another server has written the record of this number
   */
  write: (id: string, count: number, record: PageRecord) => Promise<boolean>
  readVersion: (id: string, version: number) => Promise<unknown>
  /** @returns true when it is kept; false when there is a version of this number */
  writeVersion: (id: string, version: number, page: unknown) => Promise<boolean>
  removeAll: () => Promise<void>
}

const ours = /^([a-z0-9][a-z0-9-]*):(version-)?(\d+)\.json$/
const recordKey = (id: string, count: number): string => `${id}:${count}.json`
const versionKey = (id: string, version: number): string => `${id}:version-${version}.json`
const kept = 2

/**
 * Opens the pages in any storage: `ID/7.json` is the seventh record of a page, `ID/version-3.json` its third published version. No
 * record is ever written over. A crash in the middle of a write leaves half a record, which is passed over, and the one before it, which
 * counts; and so no driver needs to write all or nothing. All methods throw a {@link PageStoreError} when the storage is full or does
 * not answer.
 * @param patience milliseconds after which a silent storage counts as unreachable
 */
export function openRecords(storage: Storage, patience: number): PageRecords {
  const ask = patiently(patience)

  async function write(key: string, value: unknown): Promise<boolean> {
    const text = JSON.stringify(value)
    try {
      if (await ask(writeFirst(storage, key, text))) return true
    } catch (error) {
      // A record that other servers may have written there meanwhile stays.
      if (!isForSeveral(storage)) void remove(key)
      throw error
    }
    // The record may be our own, when its first answer was lost.
    return isDeepStrictEqual(await ask(storage.getItem<unknown>(key)), JSON.parse(text))
  }

  // Failures are ignored: room that is not won back is no harm.
  const remove = (key: string): Promise<void> =>
    storage.removeItem(key).catch((cause: unknown) => console.warn(`${key} could not be cleared away.`, cause))

  async function newest(id: string, counts: readonly number[]): Promise<FoundRecord> {
    const newestFirst = counts.toSorted((one, other) => other - one)
    const found: FoundRecord = { id, count: newestFirst[0] ?? 0, record: 'damaged' }
    for (const count of newestFirst) {
      const record = await ask(storage.getItem<unknown>(recordKey(id, count)))
      if (isRecord(record)) return { ...found, record, ...(count < found.count && { isOlder: true }) }
      if (isNewer(record)) return { ...found, record: 'newer' }
    }
    return found
  }

  return {
    async find(only, known = () => 0) {
      const counts = new Map<string, number[]>()
      for (const key of await ask(storage.getKeys(only))) {
        const [, id, isVersion, number] = ours.exec(key) ?? []
        if (id && !isVersion && id === (only ?? id)) counts.set(id, [...(counts.get(id) ?? []), Number(number)])
      }
      return Promise.all([...counts].filter(([id, all]) => Math.max(...all) > known(id)).map(([id, all]) => newest(id, all)))
    },
    async write(id, count, record) {
      if (!(await write(recordKey(id, count), record))) return false
      const old = recordKey(id, count - kept)
      // A record that cannot be read stays: somebody may still mend it.
      if (count > kept && isRecord(await ask(storage.getItem<unknown>(old)).catch(() => undefined))) void remove(old)
      return true
    },
    async readVersion(id, version) {
      const found = await ask(storage.getItem<unknown>(versionKey(id, version)))
      return isEntries(found) ? found.page : undefined
    },
    writeVersion: (id, version, page) => write(versionKey(id, version), { format: 1, page }),
    async removeAll() {
      const keys = await ask(storage.getKeys())
      await ask(Promise.all(keys.filter((key) => ours.test(key)).map((key) => storage.removeItem(key))))
    },
  }
}

const isEntries = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isRecord = (value: unknown): value is PageRecord =>
  isEntries(value) &&
  value.format === 1 &&
  typeof value.revision === 'number' &&
  typeof value.changed === 'string' &&
  Array.isArray(value.versions)

const isNewer = (value: unknown): boolean => isEntries(value) && typeof value.format === 'number' && value.format > 1
