import type { Clock } from './clock.js'
import type { Cookies, Memory } from './memory.js'

/** Parts of the browser that a page uses. */
export interface Page {
  clock: Clock
  cookies: Cookies
  /** Lasts for this visit. */
  visit: Memory
  here: () => URL
  /** Writes the address without loading it. */
  rewrite: (url: URL) => void
  /** Asks which consultant another open tab of this visit sells for; `preferred` where one of them does. */
  elsewhere?: ((preferred: string | undefined) => Promise<string | undefined>) | undefined
  /** @param how `replace`: back does not lead to the page that is left */
  go: (url: string, how?: 'replace') => void
}
