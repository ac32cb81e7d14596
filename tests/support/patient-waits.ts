import { vi } from 'vitest'

/** Milliseconds that a test waits for what it looks at. A slow machine is no fault, so no test may depend on them. */
export const patience = 30_000

// A test that gives less would depend on the machine; one that gives more waits for something that takes its time.
const { waitFor } = vi
vi.waitFor = (look, options) => {
  const { timeout = 0, ...more } = typeof options === 'number' ? { timeout: options } : (options ?? {})
  return waitFor(look, { ...more, timeout: Math.max(patience, timeout) })
}
