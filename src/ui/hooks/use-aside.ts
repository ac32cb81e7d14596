import { useEffect } from 'react'

/**
 * Does something beside what one sees, with code that comes late: nobody waits for it, and nobody misses it.
 * @param what changes when it is to be done anew; undefined: nothing is done
 */
export function useAside(what: string | undefined, work: (signal: AbortSignal) => Promise<void>): void {
  // `work` is a new function at every rendering; `what` says when it means something else.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (what === undefined) return
    const controller = new AbortController()
    work(controller.signal).catch((error) => console.warn('Something beside the page was not done.', error))
    return () => controller.abort()
  }, [what])
}
