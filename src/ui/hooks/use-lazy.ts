import { useEffect } from 'react'
import type { Lazy } from '../../shop/lazy.js'

/** Returns the getter of a lazy module, and starts loading it when the block is mounted: while the session is still being read. */
export function useLazy<T>({ get, preload }: Lazy<T>): Lazy<T>['get'] {
  useEffect(preload, [preload])
  return get
}
