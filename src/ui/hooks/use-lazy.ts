import { useEffect } from 'react'
import type { Lazy } from '../../commerce/domain/lazy.js'

/**
 * Returns the getter of a lazy module, and starts loading it when the block is mounted: while the session is still being read.
 * @param lazy a part of the shop that not every page needs, such as `useShop().orders`
 * @returns a function that resolves to the module; it rejects when the code cannot be fetched, and the next call fetches it anew
 * @example
 * ```tsx
 * import { useLazy, useQuery, useShop } from '@vitrine/blocks/kit'
 *
 * const Suggestions = ({ term }: { term: string }) => {
 *   const products = useLazy(useShop().products)
 *   const { value = [] } = useQuery(term || undefined, async (signal) => (await products()).suggest(term, signal))
 *   return <ul>{value.map((text) => <li key={text}>{text}</li>)}</ul>
 * }
 * ```
 */
export function useLazy<T>({ get, preload }: Lazy<T>): Lazy<T>['get'] {
  useEffect(preload, [preload])
  return get
}
