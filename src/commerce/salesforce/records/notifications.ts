const most = 60
const span = 60_000

/** Allows at most 60 calls in any 60,000 ms; the rest is dropped (specification, section 9). */
export function createLimit(clock: () => number) {
  let times: number[] = []
  return {
    /** @returns whether one more is allowed now, and counts it */
    take(): boolean {
      const now = clock()
      times = times.filter((time) => now - time < span)
      if (times.length >= most) return false
      times.push(now)
      return true
    },
  }
}
