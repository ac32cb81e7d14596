import type { Clock } from './clock.js'
import type { Cookies, Memory } from './memory.js'

/** What the browser lends to a page. */
export interface Page {
  clock: Clock
  cookies: Cookies
  /** Lasts for this visit. */
  visit: Memory
  here: () => URL
  /** Writes the address without loading it. */
  rewrite: (url: URL) => void
  /** For whom another open tab of this visit sells; `preferred` where one of them does. */
  elsewhere?: ((preferred: string | undefined) => Promise<string | undefined>) | undefined
  /** @param how `replace`: back does not lead to the page that is left */
  go: (url: string, how?: 'replace') => void
}
