import { useEffect } from 'react'
import type { Late } from '../../shop/late.js'

/** The way to something that comes late, which begins to come when the block stands: while the shop still learns who is here. */
export function useLate<T>({ get, fetchAhead }: Late<T>): Late<T>['get'] {
  useEffect(fetchAhead, [fetchAhead])
  return get
}
