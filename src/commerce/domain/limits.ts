/** Specification, section 9: the numbers of the shop. Milliseconds unless the name says otherwise. */
export const debounce = 150
export const cartPageSize = 25
export const defaultSubsidiary = 'de'
export const defaultSubsidiaryCode = '23'
export const disableLinksDelay = 2000
export const retryWait = 4000
export const retryAttempts = 3
export const pollAttempts = 14
export const checkoutWaitLoop = 10
export const typeAheadReset = 700
export const largestQuantity = 9999
/** Delivery groups of a cart. */
export const mostDeliveries = 20
/** Ours, as the platform keeps no more of a text. */
export const longestGiftWords = 255
/** Ours: who comes back to a tab sees what was changed elsewhere, but nothing is read more often than this. */
export const returnPause = 30_000
/** Ours: how long the payment provider may take to answer before the shopper is offered the way back. */
export const paymentPatience = 10_000
/** Ours: how long until nobody waits for a token any more. */
export const paymentLimit = 60_000
/** Ours: the same for a step that asks the shopper, such as her bank's app. */
export const confirmationLimit = 600_000
/** Ours: how long this browser can say the number of the last order, and look for one on its way. */
export const orderTraceLimit = 3_600_000
/** Ours: time in which another tab of the visit may say which consultant it sells for. */
export const tabPatience = 100

/**
 * How long to wait before asking again whether the platform is done, by attempt (1 to 14):
 * at once four times, then in steps of 100 ms, then doubling from 1500 ms.
 */
export function pollDelay(attempt: number): number {
  if (attempt <= 4) return 0
  if (attempt <= 8) return 100 * (attempt - 4)
  return 750 * 2 ** (attempt - 8)
}
