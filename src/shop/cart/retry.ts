import type { Clock } from '../clock.js'
import { isBrokenWorld, mayPass } from '../errors.js'
import type { Answer } from '../answers.js'
import { retryAttempts, retryWait } from '../limits.js'

export interface Patience {
  clock: Clock
  /** Whether she who asked is still here. */
  still: () => boolean
  retrying: (retrying: boolean) => void
}

/** Specification, section 8: what may pass by itself is tried three more times, 4000 ms apart. */
export async function insist<T>(attempt: (number: number) => Promise<T>, { clock, still, retrying }: Patience): Promise<T> {
  try {
    for (let number = 0; ; number += 1) {
      try {
        return await attempt(number)
      } catch (error) {
        if (!mayPass(error) || number >= retryAttempts) throw error
        retrying(true)
        await clock.wait(retryWait)
        if (!still()) throw error
      }
    }
  } finally {
    retrying(false)
  }
}

/** Never blindly: when an answer was lost, it is read back before anything is sent again, and once more in the end. */
export async function insistOn(write: () => Promise<Answer>, arrived: () => Promise<boolean>, patience: Patience): Promise<Answer> {
  try {
    return await insist(async (number) => (number > 0 && (await arrived()) ? { done: true } : write()), patience)
  } catch (error) {
    if (mayPass(error) && (await orNot(arrived()))) return { done: true }
    throw error
  }
}

/** What cannot be read back counts as not arrived. */
export async function orNot(reading: Promise<boolean>): Promise<boolean> {
  try {
    return await reading
  } catch (error) {
    if (!isBrokenWorld(error)) throw error
    return false
  }
}
