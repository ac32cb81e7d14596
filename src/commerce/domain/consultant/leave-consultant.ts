import { effectTools, type Storefront } from './storefront.js'
import { monikerParameters } from './detection.js'
import { performEffects } from './detection-effects.js'

/** The page no longer sells for this consultant; without one, the cart can still be filled. */
export function leaveConsultant(shop: Storefront, consultantId: string): void {
  if (shop.consultant.get()?.id !== consultantId) return
  shop.consultant.set(undefined)
  const tools = effectTools(shop)
  performEffects([{ do: 'forget' }, { do: 'say-none' }, { do: 'say-promo', reason: 'no-moniker' }], tools)
  // Or she would be chosen again with the next reload.
  const url = tools.here()
  const names = [...monikerParameters, ...(shop.detection.get()?.role === 'cart' ? ['i'] : [])].filter((name) => url.searchParams.has(name))
  if (names.length === 0) return
  for (const name of names) url.searchParams.delete(name)
  tools.rewrite(url)
}
