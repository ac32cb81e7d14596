import type { Clock } from '../../commerce/domain/clock.js'
import { bringScript, isOurs } from '../../core/dom/bring-script.js'

/** Milliseconds that the catalogue may take. */
export const patience = 15_000

interface Options {
  /** Counts the attempts: a browser may keep a failure for an address. */
  attempt: number
  clock: Clock
  signal: AbortSignal
}

/**
 * Loads the catalogue's helper once per page.
 * @throws when it does not load in time, fails, or other software has put it on the page (specification, section 8)
 */
export async function loadHelper(address: string, { attempt, clock, signal }: Options): Promise<true> {
  const present = [...document.querySelectorAll('script')].find(({ src }) => src.split('#')[0] === address)
  if (present && isOurs(present)) return true
  if (present) throw new Error(`The catalogue's helper ${address} is on the page already, and we did not put it there.`)
  const done = new AbortController()
  const timeout = clock.wait(patience, AbortSignal.any([signal, done.signal])).then(() => {
    throw new Error(`The catalogue's helper ${address} did not come within ${patience / 1000} seconds.`)
  })
  try {
    await Promise.race([bringScript(address, attempt), timeout])
    return true
  } finally {
    done.abort()
  }
}
