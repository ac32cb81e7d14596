import { relationChanged } from '../channels.js'
import { type EffectTools, performEffects } from './detection-effects.js'
import type { Consultant } from './consultant-gateway.js'
import { isPreviewSite } from './preview-site.js'
import type { Shop } from '../shop.js'

/** What effects are performed with on this page; a preview site remembers nothing. */
export function effectTools(shop: Shop): EffectTools {
  return { ...shop.tools, settings: shop.settings.get(), writes: !isPreviewSite(shop.tools.here()) }
}

/** The shopper chose this consultant herself: the page sells for her from now on. */
export function chooseConsultant(shop: Shop, consultant: Consultant): void {
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
  shop.bus.say(relationChanged, { consultantId: consultant.id })
  shop.tools.changed()
}
