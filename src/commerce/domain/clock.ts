/** Time is handed in, so that tests need not wait. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number
  /** Resolves after so many milliseconds; rejects with the signal's reason when it is aborted first. */
  wait: (milliseconds: number, signal?: AbortSignal) => Promise<void>
}

export const systemClock: Clock = {
  now: () => Date.now(),
  wait: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      const timer = setTimeout(resolve, milliseconds)
      signal?.addEventListener(
        'abort',
        () => {
          clearTimeout(timer)
          reject(signal.reason)
        },
        { once: true },
      )
    }),
}
