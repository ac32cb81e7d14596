import type { Consultant } from './consultant-gateway.js'
import { performEffects } from './detection-effects.js'
import { effectTools, type Storefront } from './storefront.js'

/** The shopper chose this consultant herself: the page sells for her from now on. */
export function chooseConsultant(shop: Storefront, consultant: Consultant): void {
  shop.closed.set(undefined)
  shop.consultant.set(consultant)
  const primary = consultant.moniker || consultant.alternateMoniker || ''
  performEffects(
    [
      { do: 'remember', moniker: primary },
      // An address that names another consultant would bring her back at the next reload.
      { do: 'rewrite-query', moniker: primary, dropKey: shop.detection.get()?.role === 'cart' },
      { do: 'say-selected', consultant, primary, isAlternate: false, source: 'choice' },
    ],
    effectTools(shop),
  )
}
