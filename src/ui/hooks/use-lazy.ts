import { useEffect } from 'react'
import type { Lazy } from '../../shop/lazy.js'

/** The way to something that comes late, which begins to come when the block stands: while the shop still learns who is here. */
export function useLazy<T>({ get, preload }: Lazy<T>): Lazy<T>['get'] {
  useEffect(preload, [preload])
  return get
}
