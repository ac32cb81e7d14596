import type { Cached } from '../../src/commerce/salesforce/cache.js'
import type { HttpAnswer } from '../../src/commerce/salesforce/http.js'
import type { MethodAnswer } from '../../src/commerce/salesforce/methods/methods.js'
import type { PlatformSettings } from '../../src/commerce/salesforce/clients.js'
import { createPlatform } from '../../src/commerce/salesforce/platform.js'
import type { RecordCall, Snapshot } from '../../src/commerce/salesforce/records/records.js'
import type { Draft } from './draft.js'
import type { Operation, Values } from './operations.js'
import { createRecorder, type Sent } from './recorder.js'
import { inputOf } from './shop-operations.js'

export type Facts = Pick<Snapshot, 'state' | 'status' | 'data' | 'error'>

/** Outcome of one call. */
export interface Outcome {
  id: number
  by: 'send' | 'refresh' | 'peek'
  operation: Operation
  draft: Draft
  config: Values
  requests: readonly Sent[]
  milliseconds: number
  /** Result of a read; undefined when nothing came back. */
  facts?: Facts | undefined
  /** Result of a write. */
  value?: unknown
  thrown?: unknown
}

export interface Subscription {
  id: number
  operation: Operation
  config: Values
  told: readonly { id: number; at: number; facts: Facts }[]
}

export interface Wish {
  operation: Operation
  draft: Draft
  config: Values
}

export type Session = ReturnType<typeof createSession>

type AnyRead = (config: Values) => Promise<Snapshot | null>
type AnyWrite = (config: Values, options: { ifUnmodifiedSince?: string }) => Promise<unknown>
type AnyAnswer = (name: string, input: Values) => Promise<{ body: unknown }>
type AnyCall = (name: string, input: Values) => Promise<unknown>

type PeekAny = (name: string, input: Values) => Promise<Cached<HttpAnswer | MethodAnswer> | undefined>

/** Cached answer of a client without snapshots, and its expiry on the session's clock. */
export interface Known {
  peek: () => Facts
  until: number
}

const mostOutcomes = 20

/** A platform client of one's own, with a clock that may be put forward, and everything that went through it. */
export function createSession({ settings, signal }: { settings: PlatformSettings; signal: AbortSignal }) {
  const listeners = new Set<() => void>()
  const subscriptions = new Map<number, Subscription & { end: () => void }>()
  let [ahead, version, serial] = [0, 0, 0]
  let outcomes: readonly Outcome[] = []
  let running: number | undefined

  const changed = () => {
    version += 1
    for (const listener of listeners) listener()
  }
  const now = () => Date.now() + ahead
  const ownFetch: typeof fetch = (input, init) =>
    fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, signal]) : signal })
  const recorder = createRecorder(ownFetch, changed)
  const platform = createPlatform({ fetch: recorder.fetch, settings: () => settings, clock: now })
  // The session context tells if a write needs a csrf-token; without an answer it goes out without one.
  const known = platform.commerce.call('sessionContext').catch(() => {})

  async function send(wish: Wish): Promise<void> {
    await known
    await note(wish, 'send', () => (isSnapshotRead(wish.operation) ? read(wish) : write(wish)))
  }

  async function note({ operation, draft, config }: Wish, by: Outcome['by'], act: () => Promise<Partial<Outcome>>): Promise<void> {
    const mark = recorder.mark()
    const began = performance.now()
    running = mark
    changed()
    const result = await act().catch((thrown: unknown): Partial<Outcome> => ({ thrown }))
    serial += 1
    const milliseconds = Math.round(performance.now() - began)
    outcomes = [{ id: serial, by, operation, draft, config, milliseconds, requests: recorder.since(mark), ...result }, ...outcomes].slice(
      0,
      mostOutcomes,
    )
    running = undefined
    changed()
  }

  const read = async ({ operation, config }: Wish): Promise<Partial<Outcome>> => {
    const call = platform.records[operation.name as RecordCall] as unknown as AnyRead
    return { facts: factsOf(await call(config)) }
  }

  async function write({ operation, config, draft: { since } }: Wish): Promise<Partial<Outcome>> {
    const { client, name } = operation
    if (client === 'methods') return { value: await (platform.methods.call as unknown as AnyCall)(name, inputOf(operation, config)) }
    if (client === 'commerce')
      return { value: (await (platform.commerce.call as unknown as AnyAnswer)(name, inputOf(operation, config))).body }
    const call = platform.records[name as RecordCall] as unknown as AnyWrite
    return { value: await call(config, since === '' ? {} : { ifUnmodifiedSince: since }) }
  }

  /** Returns the cached snapshot without asking the platform. */
  const look = async ({ name }: Operation, config: Values): Promise<Snapshot | null> =>
    (platform.records.peek as unknown as (call: string, config: Values) => Promise<Snapshot | null>)(name, config)

  /** Returns the cached answer of a read whose client knows no snapshots; undefined while the cache cannot say. */
  async function kept({ operation, config }: Wish): Promise<Known | undefined> {
    const { client, name } = operation
    const peek = platform[client as 'commerce' | 'methods'].peek as unknown as PeekAny
    const found = await peek(name, inputOf(operation, config)).catch(() => null)
    return found === null ? undefined : { peek: () => factsAt(now(), found), until: found?.until ?? 0 }
  }

  /** Returns until when a snapshot is good, on the clock of this session; undefined while it is not. */
  function goodUntil(snapshot: Snapshot, lifetime: number): number | undefined {
    const before = ahead
    const isGood = (milliseconds: number) => {
      ahead = before + milliseconds
      return snapshot.peek().state === 'Fulfilled'
    }
    try {
      if (!isGood(0)) return undefined
      let [good, over] = [0, lifetime + 1]
      while (over - good > 50) {
        const middle = (good + over) / 2
        if (isGood(middle)) good = middle
        else over = middle
      }
      return Date.now() + before + over
    } finally {
      ahead = before
    }
  }

  function subscribe({ operation, config }: Wish, snapshot: Snapshot): void {
    serial += 1
    const id = serial
    const end = snapshot.subscribe((next) => {
      const one = subscriptions.get(id)
      serial += 1
      if (one)
        subscriptions.set(id, {
          ...one,
          told: [{ id: serial, at: now(), facts: factsOf(next) as Facts }, ...one.told].slice(0, mostOutcomes),
        })
      changed()
    })
    subscriptions.set(id, { id, operation, config, told: [], end })
    changed()
  }

  return {
    send,
    look,
    goodUntil,
    subscribe,
    now,
    refresh: (wish: Wish, snapshot: Snapshot) => note(wish, 'refresh', async () => ({ facts: factsOf(await snapshot.refresh()) })),
    kept,
    peek: (wish: Wish, snapshot: { peek: () => Facts }) => note(wish, 'peek', async () => ({ facts: factsOf(snapshot.peek()) })),
    unsubscribe: (id: number) => {
      subscriptions.get(id)?.end()
      subscriptions.delete(id)
      changed()
    },
    /** @param milliseconds by which the clock goes forward */
    advance: (milliseconds: number) => {
      ahead += milliseconds
      changed()
    },
    ahead: () => ahead,
    outcomes: () => outcomes,
    subscriptions: (): readonly Subscription[] => [...subscriptions.values()],
    /** Requests that have gone out so far for the running call. */
    underWay: () => (running === undefined ? undefined : recorder.since(running)),
    version: () => version,
    onChange: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function factsAt(now: number, found: Cached<HttpAnswer | MethodAnswer> | undefined): Facts {
  if (!found) return { state: 'Unfulfilled', status: 504 }
  const { value, until } = found
  const stateOr = (good: 'Fulfilled' | 'Error') => (now < until ? good : 'Stale')
  if ('body' in value) return { state: stateOr('Fulfilled'), status: value.status, data: value.body }
  if (value.missing) return { state: stateOr('Error'), status: value.missing.status, error: value.missing }
  return { state: stateOr('Fulfilled'), status: 200, data: value.value }
}

/** Only the record interface gives snapshots. */
export const isSnapshotRead = ({ client, asks }: Operation): boolean => client === 'records' && asks

/** A snapshot holds functions, too. */
function factsOf(snapshot: Facts | null): Facts | undefined {
  if (!snapshot) return undefined
  const { state, status, data, error } = snapshot
  return { state, status, ...(data !== undefined && { data }), ...(error && { error }) }
}
