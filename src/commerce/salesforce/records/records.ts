import type { Cache } from '../cache.js'
import { PlatformError } from '../errors.js'
import type { Http } from '../http.js'
import { to18 } from './ids.js'
import { membersOf } from './batches.js'
import type { ConfigOf, ReadCall, ReadCalls, ReadOptions, WriteCall, WriteCalls, WriteOptions } from './calls.js'
import { failed } from './facts.js'
import { createFieldStore } from './field-store.js'
import { createLimit } from './notifications.js'
import { WrongValue } from './parameters.js'
import { type Prepared, prepare } from './prepare.js'
import { createReader } from './reader.js'
import type { Snapshot, SnapshotFacts } from './snapshot.js'
import { type RecordCall, recordRows } from './table.js'
import { createWatchers } from './watchers.js'
import { createWriter } from './writer.js'

export type { ConfigOf, ReadCall, ReadOptions, WriteCall, WriteOptions } from './calls.js'
export type { Snapshot } from './snapshot.js'
export { type RecordCall, type RecordRow, recordRows } from './table.js'

export interface RecordsOptions {
  http: Http
  cache: Cache
  /** Milliseconds since 1970. */
  clock?: (() => number) | undefined
}

export interface RecordExtras {
  /**
   * @returns the answer's body; null, without a call, when a required parameter is missing or undefined
   * @throws PlatformError, also for what the cache replays; the signal's reason
   */
  read<N extends ReadCall>(name: N, config: ConfigOf<N>, signal?: AbortSignal): Promise<unknown>
  /** Returns the cached answer: an empty cache is 504. */
  peek<N extends ReadCall>(name: N, config?: ConfigOf<N>): Promise<Snapshot | null>
  /** The list-ui call that the configuration means. @throws Error 'unrecognized config' */
  getListUi(config: Readonly<Record<string, unknown>>, options?: ReadOptions): Promise<Snapshot | null>
  /**
   * These records have changed elsewhere: what is known of them is read again. At most 60 calls in 60,000 ms; what is
   * too much is dropped (specification, section 9).
   */
  notifyRecordUpdateAvailable(records: readonly { recordId: string }[]): Promise<void>
}

export type Records = ReadCalls & WriteCalls & RecordExtras

/** The platform's record interface (specification, section 7), a function for each row of the table. */
export function createRecords({ http, cache, clock = () => Date.now() }: RecordsOptions): Records {
  const store = createFieldStore(cache, clock)
  const watchers = createWatchers()
  const reader = createReader({ http, cache, clock, store, onReload: (names) => void renew(names) })
  const writer = createWriter({ http, store, reader, onChange: watchers.look })
  const limit = createLimit(clock)
  const watched = new Map<string, { prepared: Prepared; count: number }>()

  async function read(name: RecordCall, config: unknown, { signal }: ReadOptions = {}): Promise<Snapshot | null> {
    const calls = callsOf(name, config)
    if (!Array.isArray(calls)) return calls
    return snapshotOf(calls, joined(await all(calls, (one) => reader.read(one, signal))))
  }

  /** @returns null for what does not go out; the snapshot of a wrong value */
  function callsOf(name: RecordCall, config: unknown): Prepared[] | Snapshot | null {
    try {
      const calls = entriesOf(name, config).map((entry) => prepare(name, entry))
      for (const call of calls) if (call) membersOf(call)
      return calls.length === 0 || calls.includes(undefined) ? null : (calls as Prepared[])
    } catch (error) {
      if (error instanceof WrongValue) return wrongSnapshot(error)
      throw error
    }
  }

  /** Watchers hear when the asking begins, and how it ends. */
  async function all(calls: readonly Prepared[], ask: (one: Prepared) => Promise<SnapshotFacts>): Promise<SnapshotFacts[]> {
    const asked = calls.map(async (one) => {
      const facts = await ask(one)
      if (facts.state === 'Error' || facts.status === 404) watchers.fail(one.key, facts)
      return facts
    })
    watchers.look()
    try {
      return await Promise.all(asked)
    } finally {
      watchers.look()
    }
  }

  function snapshotOf(calls: readonly Prepared[], facts: SnapshotFacts): Snapshot {
    const peek = () => joined(calls.map(reader.peek))
    return {
      ...facts,
      peek: () => snapshotOf(calls, peek()),
      refresh: async () => snapshotOf(calls, joined(await all(calls, (one) => reader.ask(one, undefined, true)))),
      subscribe: (listener) => watch(calls, { peek, listener }),
    }
  }

  function watch(
    calls: readonly Prepared[],
    { peek, listener }: { peek: () => SnapshotFacts; listener: (next: Snapshot) => void },
  ): () => void {
    for (const one of calls) watched.set(one.key, { prepared: one, count: (watched.get(one.key)?.count ?? 0) + 1 })
    const keys = calls.map(({ key }) => key)
    const end = watchers.add({ keys, peek, isGone: () => calls.some(reader.isGone), tell: (next) => listener(snapshotOf(calls, next)) })
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      end()
      for (const { key } of calls) unwatch(key)
    }
  }

  function unwatch(key: string): void {
    const one = watched.get(key)
    if (one && one.count > 1) one.count -= 1
    else watched.delete(key)
  }

  /** Asks again for what somebody watches. */
  async function renew(names: readonly RecordCall[]): Promise<void> {
    const calls = [...watched.values()].map(({ prepared }) => prepared).filter(({ name }) => names.includes(name))
    await all(calls, (one) => reader.read(one))
  }

  async function write(name: RecordCall, config: unknown, options?: WriteOptions): Promise<unknown> {
    try {
      return await writer.write(name, config, options)
    } finally {
      watchers.look()
    }
  }

  const extras: RecordExtras = {
    async read(name, config, signal) {
      const snapshot = await read(name, config, { signal })
      if (snapshot?.error) throw snapshot.error
      return snapshot?.data ?? null
    },
    async peek(name, config) {
      const calls = callsOf(name, config)
      return Array.isArray(calls) ? snapshotOf(calls, joined(calls.map(reader.peek))) : calls
    },
    getListUi: async (config, options) => read(listUiCall(config), config, options),
    async notifyRecordUpdateAvailable(records) {
      const ids = records.flatMap(({ recordId }) => to18(recordId) ?? [])
      if (ids.length === 0 || !limit.take()) return
      const known = ids.filter(store.has)
      for (const id of known) store.outdate(id)
      reader.forget([], known)
      const asked = known
        .map((recordId) => ({ recordId, optionalFields: store.tracked(recordId) }))
        .filter(({ optionalFields }) => optionalFields.length > 0)
      await all(
        asked.flatMap((config) => prepare('getRecord', config) ?? []),
        (one) => reader.ask(one),
      )
    },
  }
  return { ...readsOf(read), ...writesOf(write), ...extras }
}

const names = Object.keys(recordRows) as RecordCall[]
const isRead = (name: RecordCall): name is ReadCall => Object.hasOwn(recordRows[name], 'lifetime')

const readsOf = (read: (name: RecordCall, config: unknown, options?: ReadOptions) => Promise<Snapshot | null>): ReadCalls =>
  Object.fromEntries(
    names.filter(isRead).map((name) => [name, (config?: unknown, options?: ReadOptions) => read(name, config, options)]),
  ) as unknown as ReadCalls

const writesOf = (write: (name: RecordCall, config: unknown, options?: WriteOptions) => Promise<unknown>): WriteCalls =>
  Object.fromEntries(
    names
      .filter((name): name is WriteCall => !isRead(name))
      .map((name) => [name, (config: unknown, options?: WriteOptions) => write(name, config, options)]),
  ) as unknown as WriteCalls

/** `getRecords` may be told several lots, each with its own fields. */
function entriesOf(name: RecordCall, config: unknown): readonly unknown[] {
  const { records } = (name === 'getRecords' && config ? config : {}) as { records?: unknown }
  return Array.isArray(records) ? records : [config ?? {}]
}

const worst = ['Error', 'Pending', 'Unfulfilled', 'Stale', 'Fulfilled'] as const

/** Several lots are as good as the worst of them. */
function joined(lots: readonly SnapshotFacts[]): SnapshotFacts {
  const [first] = lots
  if (lots.length === 1 && first) return first
  const facts = worst.flatMap((state) => lots.filter((lot) => lot.state === state))[0] ?? { state: 'Unfulfilled', status: 504 }
  if (facts.state !== 'Fulfilled' && facts.state !== 'Stale') return facts
  const data = lots.map((lot) => lot.data as { hasErrors: boolean; results: unknown[] })
  return { ...facts, data: { hasErrors: data.some(({ hasErrors }) => hasErrors), results: data.flatMap(({ results }) => results) } }
}

function listUiCall(
  config: Readonly<Record<string, unknown>>,
): 'getListUiByListViewId' | 'getListUiByApiName' | 'getListViewSummaryCollection' {
  if (config.listViewId !== undefined) return 'getListUiByListViewId'
  if (config.objectApiName === undefined) throw new Error('unrecognized config')
  return config.listViewApiName === undefined ? 'getListViewSummaryCollection' : 'getListUiByApiName'
}

/** A wrong configuration cannot be fetched either (specification, section 8). */
function wrongSnapshot(cause: unknown): Snapshot {
  const snapshot = (message: string): Snapshot => ({
    ...failed(new PlatformError({ kind: 'rejected', status: 400, code: 'INVALID_CONFIG', message, cause })),
    peek: () => snapshot(message),
    refresh: async () => snapshot('data is not fetchable'),
    subscribe: () => () => {},
  })
  return snapshot('INVALID_CONFIG')
}
