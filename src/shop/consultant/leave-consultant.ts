import { effectTools, type Storefront, type StorefrontTools } from './choose-consultant.js'
import { monikerParameters } from './detection.js'
import { performEffects } from './detection-effects.js'

/** The page no longer sells for this consultant; without one, the cart can still be filled. */
export function leaveConsultant(shop: Storefront, consultantId: string, tools: StorefrontTools): void {
  if (shop.consultant.get()?.id !== consultantId) return
  shop.consultant.set(undefined)
  performEffects([{ do: 'forget' }, { do: 'say-none' }], effectTools(shop, tools))
  // Or she would be chosen again with the next reload.
  const url = tools.here()
  if (!monikerParameters.some((name) => url.searchParams.has(name))) return
  for (const name of monikerParameters) url.searchParams.delete(name)
  tools.rewrite(url)
}
