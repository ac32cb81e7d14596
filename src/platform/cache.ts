import { CancelledError, type Query, QueryCache, type QueryClient } from '@tanstack/query-core'

export interface CacheOptions {
  /** Milliseconds since 1970. */
  clock?: (() => number) | undefined
}

/** Milliseconds from the answer on; below zero for ever; or worked out from the answer. */
export type Lifetime<T> = number | ((value: T) => number)

export type Cache = ReturnType<typeof createCache>

/** What came, and until when it is good: milliseconds since 1970, Infinity for ever. */
export interface Cached<T = unknown> {
  value: T
  until: number
}

/** Milliseconds: to look at everything for every question would take its time. */
const sweepEvery = 1000

type Shared = Query<Cached, Error, Cached, string[]>

/**
 * Keeps answers and shares what is under way: fifty readers are one request. Ages are compared with the clock, never
 * given to a timer. Nothing is asked again by itself: no focus, no reconnect, no retry.
 */
export function createCache({ clock = () => Date.now() }: CacheOptions = {}) {
  const store = new QueryCache()
  // A query asks its client for its cache and its defaults only; a whole QueryClient would be 2 kB more.
  const client = {
    getQueryCache: () => store,
    getQueryDefaults: () => ({}),
    defaultQueryOptions: <T>(options: T) => options,
  } as unknown as QueryClient
  const readers = new WeakMap<Shared, number>()
  let swept = Number.NEGATIVE_INFINITY

  /** @returns what is kept under the key, undefined when there is nothing or it is too old */
  function peek<T>(key: string): T | undefined {
    const kept = store.get(key)?.state.data as Cached | undefined
    return kept && clock() < kept.until ? (kept.value as T) : undefined
  }

  /**
   * @param load is called when nothing good is kept; its signal aborts when every reader has gone
   * @param signal sends away this reader only
   * @throws whatever load throws, which is not kept; the signal's reason
   */
  async function read<T>(key: string, load: (signal: AbortSignal) => Promise<T>, lifetime: Lifetime<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted()
    if (isFresh(key)) return peek(key) as T
    const options = optionsOf(key, async (shared) => {
      const value = await load(shared)
      return { value, until: endOf(typeof lifetime === 'number' ? lifetime : lifetime(value)) }
    })
    sweep()
    const query = store.build<Cached, Error, Cached, string[]>(client, options)
    try {
      const kept = await join(query, query.fetch(options), signal)
      return kept.value as T
    } catch (error) {
      // Forgotten on the way: what was asked before a change is no answer after it.
      if (error instanceof CancelledError && error.silent) return read(key, load, lifetime, signal)
      throw error
    }
  }

  function isFresh(key: string): boolean {
    const kept = store.get(key)?.state.data as Cached | undefined
    return kept !== undefined && clock() < kept.until
  }

  function endOf(lifetime: number): number {
    return lifetime < 0 ? Number.POSITIVE_INFINITY : clock() + lifetime
  }

  /** One reader more on a shared answer; the last one to leave before it is there aborts it. */
  function join(query: Shared, shared: Promise<Cached>, signal: AbortSignal | undefined): Promise<Cached> {
    readers.set(query, (readers.get(query) ?? 0) + 1)
    const leave = () => {
      const left = (readers.get(query) ?? 1) - 1
      readers.set(query, left)
      return left
    }
    return new Promise((resolve, reject) => {
      const stop = () => {
        signal?.removeEventListener('abort', stop)
        if (leave() === 0) void query.cancel({ revert: true })
        reject(signal?.reason)
      }
      const settle = () => {
        signal?.removeEventListener('abort', stop)
        if (!signal?.aborted) leave()
      }
      signal?.addEventListener('abort', stop)
      shared.then(resolve, reject).finally(settle)
    })
  }

  /** What is too old goes when something new is asked for, so that a long visit does not grow. */
  function sweep(): void {
    const now = clock()
    if (Math.abs(now - swept) < sweepEvery) return
    swept = now
    for (const query of store.getAll()) {
      const kept = query.state.data as Cached | undefined
      if (query.state.fetchStatus === 'idle' && !(kept && now < kept.until)) store.remove(query)
    }
  }

  return {
    read,
    peek,
    /** What is kept under the key, too old or not, and until when it is good. */
    look: <T>(key: string) => store.get(key)?.state.data as Cached<T> | undefined,
    /** Keeps what has come another way. */
    keep: (key: string, value: unknown, lifetime: number) => {
      store.build<Cached, Error, Cached, string[]>(client, optionsOf(key)).setData({ value, until: endOf(lifetime) })
    },
    /** Drops one key; who waits for it is given a new answer. */
    drop: (key: string) => {
      const query = store.get(key)
      if (query) store.remove(query)
    },
    /** Drops every key that begins with one of these, or all; who waits for one of them is given a new answer. */
    forget: (...starts: readonly string[]) => {
      for (const query of store.getAll()) {
        if (starts.length === 0 || starts.some((start) => query.queryHash.startsWith(start))) store.remove(query)
      }
    },
  }
}

function optionsOf(key: string, load?: (signal: AbortSignal) => Promise<Cached>) {
  return {
    queryKey: [key],
    queryHash: key,
    ...(load && { queryFn: ({ signal }: { signal: AbortSignal }) => load(signal) }),
    retry: false,
    networkMode: 'always' as const,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  }
}
