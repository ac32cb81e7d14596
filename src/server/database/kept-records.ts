import type { Storage } from 'unstorage'
import { writeFirst } from './first-write.js'
import { patiently } from './patient.js'
import { lineOf } from './server-line.js'

export interface KeptRecord<Value> {
  id: string
  value: Value
  /** Counts up with every write. */
  revision: number
}

/**
 * Outcome of a write: it is kept, or somebody has written in between, and `theirs` is what stands there (nothing, when it was removed).
 */
export type Written<Value> = { kept: KeptRecord<Value> } | { theirs: KeptRecord<Value> | undefined }

/**
 * Records of one kind in the storage of the pages. They are read once and stay in memory; what another server on the same storage writes
 * arrives within a second. Reading is free and at most that old, writing is exact: of two writes that are based on the same revision, at
 * whichever server, one is kept.
 */
export interface KeptRecords<Value> {
  /** Records by id. */
  list: () => KeptRecord<Value>[]
  read: (id: string) => KeptRecord<Value> | undefined
  /** @param basedOn the revision it goes on from; 0 for a record that does not exist yet */
  write: (id: string, value: Value, basedOn: number) => Promise<Written<Value>>
  remove: (id: string, basedOn: number) => Promise<Written<Value> | { kept: undefined }>
  /** Replaces the current value by another one, and tries again when another server was faster; undefined leaves it as it is. */
  change: (id: string, make: (value: Value | undefined) => Value | undefined) => Promise<KeptRecord<Value> | undefined>
  /**
   * Removes the records that are over, and erases those that were removed before the last sweep: only for ids that are never given
   * twice.
   */
  sweep: (isOver: (value: Value) => boolean) => Promise<void>
  /** Calls the listener with the id of every record that is written or removed, here or at another server; returns its undo. */
  changes: (listener: (id: string) => void) => () => void
}

interface Stored {
  format: 1
  value?: unknown
  removed?: true
}

interface Standing<Value> {
  revision: number
  /** Missing when the record was removed. */
  value?: Value
}

const mostTries = 20
const fitId = /^[a-z0-9][a-z0-9-]{0,119}$/

/**
 * Opens the records under a prefix, such as `-comments`: `-comments/ID/3.json` is the third revision of one of them. No revision is ever
 * written over. All methods throw a {@link PageStoreError} when the storage is full or does not answer.
 * @param prefix begins with `-`, so that no page has it
 * @param patience milliseconds after which a silent storage counts as unreachable
 */
export async function openKept<Value>(storage: Storage, prefix: string, patience = 10_000): Promise<KeptRecords<Value>> {
  const ask = patiently(patience)
  const line = lineOf(storage)
  const records = new Map<string, Standing<Value>>()
  const listeners = new Set<(id: string) => void>()
  let swept: ReadonlySet<string> = new Set()
  const ours = new RegExp(`^${prefix}:([a-z0-9][a-z0-9-]*):(\\d+)\\.json$`)
  const keyOf = (id: string, revision: number): string => `${prefix}:${id}:${revision}.json`

  async function adopt(only?: string): Promise<void> {
    const newest = new Map<string, number>()
    for (const key of await ask(storage.getKeys(only === undefined ? prefix : `${prefix}:${only}`))) {
      const [, id, revision] = ours.exec(key) ?? []
      if (id && id === (only ?? id)) newest.set(id, Math.max(newest.get(id) ?? 0, Number(revision)))
    }
    for (const id of records.keys()) if (id === (only ?? id) && !newest.has(id) && !records.get(id)?.value) records.delete(id)
    const later = [...newest].filter(([id, revision]) => revision > (records.get(id)?.revision ?? 0))
    await Promise.all(later.map(([id, revision]) => read(id, revision)))
  }

  async function read(id: string, revision: number): Promise<void> {
    const stored = await ask(storage.getItem<Stored>(keyOf(id, revision)))
    if ((records.get(id)?.revision ?? 0) >= revision) return
    // A crash left half a record: the one before it counts, and the next one is written after it.
    if (!isStored(stored) && revision > 1) await read(id, revision - 1)
    const value = isStored(stored) ? (stored.value as Value | undefined) : records.get(id)?.value
    show(id, value === undefined ? { revision } : { revision, value })
  }

  function show(id: string, standing: Standing<Value>): void {
    records.set(id, standing)
    for (const listener of listeners) listener(id)
  }

  const standingOf = (id: string): KeptRecord<Value> | undefined => {
    const { revision = 0, value } = records.get(id) ?? {}
    return value === undefined ? undefined : { id, value, revision }
  }

  async function put(id: string, stored: Omit<Stored, 'format'>, basedOn: number): Promise<boolean> {
    if (!fitId.test(id)) throw new RangeError(`"${id}" is no id for what is kept: use small letters, digits and hyphens.`)
    const before = records.get(id)
    if ((standingOf(id)?.revision ?? 0) !== basedOn) return false
    const revision = (before?.revision ?? 0) + 1
    const text = JSON.stringify({ format: 1, ...stored })
    if (!(await ask(writeFirst(storage, keyOf(id, revision), text)))) {
      await adopt(id)
      return false
    }
    // The value is a copy, as it would be read again: nobody can change it from outside any more.
    const { value } = JSON.parse(text) as { value?: Value }
    show(id, value === undefined ? { revision } : { revision, value })
    line.say(prefix, id)
    // Only the fact of a removal is kept. Room that is not won back is no harm.
    for (const old of stored.removed ? [revision - 1, revision - 2] : [revision - 2])
      if (old > 0) void storage.removeItem(keyOf(id, old)).catch(() => undefined)
    return true
  }

  async function write(id: string, value: Value, basedOn: number): Promise<Written<Value>> {
    if (!(await put(id, { value }, basedOn))) return { theirs: standingOf(id) }
    return { kept: standingOf(id) as KeptRecord<Value> }
  }

  line.hear(prefix, (id) => adopt(String(id)))
  line.missed(() => adopt())
  await ask(line.settled())
  await adopt()

  return {
    list: () => [...records.keys()].sort().flatMap((id) => standingOf(id) ?? []),
    read: standingOf,
    write,
    async remove(id, basedOn) {
      if (!standingOf(id)) return { kept: undefined }
      return (await put(id, { removed: true }, basedOn)) ? { kept: undefined } : { theirs: standingOf(id) }
    },
    async change(id, make) {
      for (let tries = 0; tries < mostTries; tries += 1) {
        const before = standingOf(id)
        const value = make(before?.value)
        if (value === undefined) return before
        const written = await write(id, value, before?.revision ?? 0)
        if ('kept' in written) return written.kept
      }
      throw new Error(`${prefix}/${id} was changed by others ${mostTries} times in a row.`)
    },
    async sweep(isOver) {
      for (const { id, value, revision } of [...records.keys()].flatMap((id) => standingOf(id) ?? []))
        if (isOver(value)) await put(id, { removed: true }, revision)
      const now = [...records].flatMap(([id, { value }]) => (value === undefined ? [id] : []))
      for (const id of now.filter((each) => swept.has(each))) {
        const { revision = 0 } = records.get(id) ?? {}
        await ask(storage.removeItem(keyOf(id, revision)))
        records.delete(id)
      }
      swept = new Set(now)
    },
    changes(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const isStored = (stored: unknown): stored is Stored =>
  typeof stored === 'object' && stored !== null && 'format' in stored && stored.format === 1
