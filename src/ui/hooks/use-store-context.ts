import type { WholeApplicationContext } from '../../shop/customer/context-gateway.js'
import { type QueryState, useQuery } from './use-query.js'
import { useLazy } from './use-lazy.js'
import { useShop } from './use-shop.js'

/** How the store sells: countries, gifts, consent, what the states of an order are called. */
export function useStoreContext(): QueryState<WholeApplicationContext> & { again: () => void } {
  const context = useLazy(useShop().context)
  return useQuery('store', async (signal) => (await context()).application(signal))
}
