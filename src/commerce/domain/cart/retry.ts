import type { Answer } from '../answers.js'
import type { Clock } from '../clock.js'
import { isBrokenWorld, isTransient, ShopError } from '../errors.js'
import { pollAttempts, pollDelay } from '../limits.js'
import { type Patience, retry } from '../retry.js'
import type { Cart, Said } from './cart-gateway.js'
import { type Insisted, retries } from './retries.js'

/** Retries a call as often as `retries` says. */
export const retryUntilConfirmed = <T>(call: Insisted, attempt: (number: number) => Promise<T>, patience: Patience): Promise<T> =>
  retry(retries[call], attempt, patience)

/** Where it shows that a change was made. */
export interface Trace {
  read: () => Promise<Cart | undefined>
  /** Returns true when the cart is as it was asked for. */
  shows: (cart: Cart | undefined) => boolean
}

/** The platform said yes and did not do it. */
export const notTaken: Answer = { refused: { reason: 'other', message: '' } }

/**
 * Never blindly: when an answer was lost, the cart is read before anything is sent again, and once more in the end.
 * A change that the answer does not confirm is done when the cart shows it.
 */
export async function retryWrite(call: Insisted, write: () => Promise<Said>, trace: Trace, patience: Patience): Promise<Answer> {
  const arrived = async () => trace.shows(await trace.read())
  try {
    return await retryUntilConfirmed(
      call,
      async (number) => {
        if (number > 0 && (await arrived())) return { done: true }
        return (await write()) ?? ((await lookFor(trace, patience.clock)) ? { done: true } : notTaken)
      },
      patience,
    )
  } catch (error) {
    if (isTransient(error) && (await orNot(arrived()))) return { done: true }
    throw error
  }
}

/** While the platform calculates (specification, section 9), the cart may not show yet what was done. */
export async function lookFor({ read, shows }: Trace, clock: Clock): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    const cart = await read()
    if (shows(cart)) return true
    if (!cart?.processing) return false
    if (attempt >= pollAttempts) throw new ShopError('async maximum wait exceeded')
    await clock.wait(pollDelay(attempt + 1))
  }
}

/** A change that cannot be read back counts as not arrived. */
export async function orNot(reading: Promise<boolean>): Promise<boolean> {
  try {
    return await reading
  } catch (error) {
    if (!isBrokenWorld(error)) throw error
    return false
  }
}
