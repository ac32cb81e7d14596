import type { Clock } from '../../src/commerce/domain/clock.js'

export interface ManualClock extends Clock {
  /** Every duration that was asked for, in order. */
  readonly waits: readonly number[]
  /** How many are waiting now. */
  readonly waiting: number
  /** Lets so many milliseconds pass; whoever is due is woken in order of time. */
  advance: (milliseconds: number) => Promise<void>
  /** Lets time pass until nobody waits any more. */
  finish: () => Promise<void>
}

interface Sleeper {
  due: number
  wake: () => void
}

/** A clock that stands still until a test moves it. */
export function manualClock(start = 0): ManualClock {
  const sleepers = new Set<Sleeper>()
  const waits: number[] = []
  let now = start

  const next = (until: number): Sleeper | undefined =>
    [...sleepers].filter(({ due }) => due <= until).sort((left, right) => left.due - right.due)[0]

  async function advance(milliseconds: number): Promise<void> {
    const until = now + milliseconds
    await settled()
    for (let sleeper = next(until); sleeper; sleeper = next(until)) {
      now = Math.max(now, sleeper.due)
      sleepers.delete(sleeper)
      sleeper.wake()
      await settled()
    }
    now = until
  }

  return {
    now: () => now,
    wait: (milliseconds, signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted()
        waits.push(milliseconds)
        const sleeper = { due: now + milliseconds, wake: resolve }
        sleepers.add(sleeper)
        signal?.addEventListener(
          'abort',
          () => {
            sleepers.delete(sleeper)
            reject(signal.reason)
          },
          { once: true },
        )
      }),
    waits,
    get waiting() {
      return sleepers.size
    },
    advance,
    finish: async () => {
      await settled()
      for (let sleeper = next(Infinity); sleeper; sleeper = next(Infinity)) await advance(sleeper.due - now)
    },
  }
}

/** All promises that can be kept without time passing have been kept. */
export const settled = (): Promise<void> =>
  new Promise((resolve) => void (typeof setImmediate === 'function' ? setImmediate(resolve) : setTimeout(resolve)))
