/** Calls that a page answers within a window of time. */
export interface RateLimit {
  maxCalls: number
  windowMs: number
}

/**
 * Returns a function that counts a call, and says for how many milliseconds its caller has to wait: 0 where the call may go on. A call
 * that may not is not counted.
 */
export function createRateLimiter({ maxCalls, windowMs }: RateLimit, now: () => number): () => number {
  let calls: readonly number[] = []
  return () => {
    const time = now()
    // A clock that was set back must not lock anybody out.
    calls = calls.filter((at) => at <= time && time - at < windowMs)
    const [oldest = time] = calls
    if (calls.length >= maxCalls) return oldest + windowMs - time
    calls = [...calls, time]
    return 0
  }
}
