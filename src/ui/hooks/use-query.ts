import { useEffect, useState } from 'react'

export type QueryState<T> =
  | { state: 'loading'; value: T | undefined }
  | { state: 'ready'; value: T }
  | { state: 'failed'; value: T | undefined; error: unknown }

/**
 * Asks, shows the newest answer, aborts the older question. A value that was there stays visible while a new one is asked for.
 * @param question a text that changes when something else is asked; `undefined` asks nothing
 * @param ask fetches the value; the signal aborts when another question is asked or the view is removed
 * @param first returns the value shown before the first answer
 * @returns `loading`, `ready` or `failed` as `state`, the latest value, the error of a failure, and `again`, which asks once more
 * @example
 * ```tsx
 * import { ErrorState, Spinner, useLazy, useQuery, useShop } from '@vitrine/blocks/kit'
 *
 * const Name = ({ productId }: { productId: string }) => {
 *   const products = useLazy(useShop().products)
 *   const found = useQuery(productId, async (signal) => (await products()).read(productId, signal))
 *   if (found.state === 'failed') return <ErrorState error={found.error} again={found.again} />
 *   if (found.state === 'loading') return <Spinner />
 *   return <h2>{found.value?.name ?? 'Dieses Produkt gibt es nicht mehr.'}</h2>
 * }
 * ```
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
