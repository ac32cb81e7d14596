import type { WholeApplicationContext } from '../../commerce/domain/customer/context-gateway.js'
import { type QueryState, useQuery } from './use-query.js'
import { useLazy } from './use-lazy.js'
import { useShop } from './use-shop.js'

/** Settings of the store: countries, gifts, consent, names of the order statuses. */
export function useStoreContext(): QueryState<WholeApplicationContext> & { again: () => void } {
  const context = useLazy(useShop().context)
  return useQuery('store', async (signal) => (await context()).application(signal))
}
