import { useEffect, useState } from 'react'

export type QueryState<T> =
  | { state: 'loading'; value: T | undefined }
  | { state: 'ready'; value: T }
  | { state: 'failed'; value: T | undefined; error: unknown }

/**
 * Asks, shows the newest answer, aborts the older question. A value that was there stays visible while a new one is asked for.
 * @param question changes when something else is asked; `undefined` asks nothing.
 * @param first the value shown before the first answer
 */
export function useQuery<T>(
  question: string | undefined,
  ask: (signal: AbortSignal) => Promise<T>,
  first?: () => T | undefined,
): QueryState<T> & { again: () => void } {
  const [round, setRound] = useState(0)
  const [answer, setAnswer] = useState<QueryState<T>>(() => ({ state: 'loading', value: first?.() }))
  // `ask` is a new function at every rendering; the question tells when its meaning changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (question === undefined) return
    const controller = new AbortController()
    setAnswer(({ value }) => ({ state: 'loading', value }))
    ask(controller.signal).then(
      (value) => {
        if (!controller.signal.aborted) setAnswer({ state: 'ready', value })
      },
      (error) => {
        if (controller.signal.aborted) return
        console.error(error)
        setAnswer(({ value }) => ({ state: 'failed', value, error }))
      },
    )
    return () => controller.abort()
  }, [question, round])
  return { ...answer, again: () => setRound((before) => before + 1) }
}
