export interface CacheOptions {
  /** Milliseconds since 1970. */
  clock?: (() => number) | undefined
}

/** Milliseconds from the answer on; below zero for ever; or worked out from the answer. */
export type Lifetime<T> = number | ((value: T) => number)

export type Cache = ReturnType<typeof createCache>

/** A cached value, and the time until which it is fresh: milliseconds since 1970, Infinity for ever. */
export interface Cached<T = unknown> {
  value: T
  until: number
}

/** Milliseconds: to look at everything for every question would take its time. */
const sweepEvery = 1000

interface UnderWay {
  answer: Promise<Cached>
  controller: AbortController
  readers: number
}

/** Reason of a request that ends because its answer was forgotten before it came. */
const forgotten = Symbol()

/**
 * Keeps answers and shares what is under way: fifty readers are one request. Ages are compared with the clock, never
 * given to a timer. Nothing is asked again by itself: no focus, no reconnect, no retry.
 */
export function createCache({ clock = () => Date.now() }: CacheOptions = {}) {
  const kept = new Map<string, Cached>()
  const underWay = new Map<string, UnderWay>()
  let swept = Number.NEGATIVE_INFINITY

  const isFresh = (found: Cached | undefined): found is Cached => found !== undefined && clock() < found.until
  const lastFrom = <T>(value: T, lifetime: number): Cached<T> => ({
    value,
    until: lifetime < 0 ? Number.POSITIVE_INFINITY : clock() + lifetime,
  })

  /** @returns what is kept under the key, undefined when there is nothing or it is too old */
  function peek<T>(key: string): T | undefined {
    const found = kept.get(key)
    return isFresh(found) ? (found.value as T) : undefined
  }

  /**
   * @param load is called when nothing good is kept; its signal aborts when every reader has gone
   * @param signal sends away this reader only
   * @throws the error of `load`, which is not kept; the signal's reason
   */
  async function read<T>(key: string, load: (signal: AbortSignal) => Promise<T>, lifetime: Lifetime<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted()
    const found = kept.get(key)
    if (isFresh(found)) return found.value as T
    sweep()
    const asked = underWay.get(key) ?? ask(key, load, lifetime)
    try {
      return (await join(key, asked, signal)).value as T
    } catch (error) {
      // Forgotten on the way: what was asked before a change is no answer after it.
      if (error === forgotten) return read(key, load, lifetime, signal)
      throw error
    }
  }

  function ask<T>(key: string, load: (signal: AbortSignal) => Promise<T>, lifetime: Lifetime<T>): UnderWay {
    const controller = new AbortController()
    const { signal } = controller
    const answer = new Promise<Cached>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
      const done = (settle: () => void) => {
        if (underWay.get(key) === asked) {
          underWay.delete(key)
          settle()
        }
      }
      load(signal)
        .then((value) => {
          const come = lastFrom(value, typeof lifetime === 'number' ? lifetime : lifetime(value))
          done(() => {
            kept.set(key, come)
            resolve(come)
          })
        })
        .catch((error) => done(() => reject(error)))
    })
    const asked: UnderWay = { answer, controller, readers: 0 }
    underWay.set(key, asked)
    return asked
  }

  /** One reader more on a shared answer; the last one to leave before it is there aborts it. */
  function join(key: string, asked: UnderWay, signal: AbortSignal | undefined): Promise<Cached> {
    asked.readers += 1
    return new Promise((resolve, reject) => {
      const leave = () => {
        asked.readers -= 1
        if (asked.readers === 0) end(key, asked, signal?.reason)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', leave, { once: true })
      asked.answer.then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave))
    })
  }

  function end(key: string, asked: UnderWay, reason: unknown): void {
    if (underWay.get(key) === asked) underWay.delete(key)
    asked.controller.abort(reason)
  }

  /** Removes stale entries when something new is requested, so that the cache does not grow during a long visit. */
  function sweep(): void {
    const now = clock()
    if (Math.abs(now - swept) < sweepEvery) return
    swept = now
    for (const [key, { until }] of kept) {
      if (until <= now && !underWay.has(key)) kept.delete(key)
    }
  }

  /** Drops a key; readers that wait for it get a new answer. */
  function drop(key: string): void {
    kept.delete(key)
    const asked = underWay.get(key)
    if (asked) end(key, asked, forgotten)
  }

  return {
    read,
    peek,
    /** Returns the cached value under the key, stale or not, and the time until which it is fresh. */
    look: <T>(key: string) => kept.get(key) as Cached<T> | undefined,
    /** Lists the cached entries and the requests under way, which have no answer yet; for the inspector. */
    list: (): (Partial<Cached> & { key: string })[] => [
      ...[...kept].map(([key, cached]) => ({ key, ...cached })),
      ...[...underWay.keys()].map((key) => ({ key })),
    ],
    /** Keeps what has come another way. */
    keep: (key: string, value: unknown, lifetime: number) => {
      kept.set(key, lastFrom(value, lifetime))
    },
    /** Drops what is kept; what is under way still comes. */
    empty: () => kept.clear(),
    /** Drops one key; who waits for it is given a new answer. */
    drop,
    /** Drops every key that begins with one of these, or all; who waits for one of them is given a new answer. */
    forget: (...starts: readonly string[]) => {
      for (const key of [...kept.keys(), ...underWay.keys()]) {
        if (starts.length === 0 || starts.some((start) => key.startsWith(start))) drop(key)
      }
    },
  }
}
