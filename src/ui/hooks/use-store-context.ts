import type { WholeApplicationContext } from '../../shop/customer/context-gateway.js'
import { type AnswerState, useAnswer } from './use-answer.js'
import { useLate } from './use-late.js'
import { useShop } from './use-shop.js'

/** How the store sells: countries, gifts, consent, what the states of an order are called. */
export function useStoreContext(): AnswerState<WholeApplicationContext> & { again: () => void } {
  const context = useLate(useShop().context)
  return useAnswer('store', async (signal) => (await context()).application(signal))
}
