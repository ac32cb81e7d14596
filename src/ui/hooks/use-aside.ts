import { useEffect } from 'react'

/**
 * Runs a side effect whose code is loaded late: nothing waits for it, and its failure is not visible.
 * @param what the work runs again when it changes; undefined: it does not run
 */
export function useAside(what: string | undefined, work: (signal: AbortSignal) => Promise<void>): void {
  // `work` is a new function at every rendering; `what` tells when its meaning changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (what === undefined) return
    const controller = new AbortController()
    work(controller.signal).catch((error) => console.warn('Something beside the page was not done.', error))
    return () => controller.abort()
  }, [what])
}
