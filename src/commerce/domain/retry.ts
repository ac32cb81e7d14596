import type { Clock } from './clock.js'
import { isTransient } from './errors.js'
import { retryWait } from './limits.js'

export interface Patience {
  clock: Clock
  /** Returns true while the shopper who asked is still here. */
  still: () => boolean
  retrying: (retrying: boolean) => void
}

/** Specification, section 8: what may pass by itself is tried again, 4000 ms apart; a 409 never is. */
export async function retry<T>(times: number, attempt: (number: number) => Promise<T>, { clock, still, retrying }: Patience): Promise<T> {
  try {
    for (let number = 0; ; number += 1) {
      try {
        return await attempt(number)
      } catch (error) {
        if (!isTransient(error) || number >= times) throw error
        retrying(true)
        await clock.wait(retryWait)
        if (!still()) throw error
      }
    }
  } finally {
    retrying(false)
  }
}
