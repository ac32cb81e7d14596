import type { Bus } from '../../../core/bus/index.js'
import type { Consent } from '../consent/consent.js'
import type { Observable, Readable } from '../observable.js'
import type { Page } from '../page.js'
import type { ShopSettings } from '../settings.js'
import type { Consultant } from './consultant-gateway.js'
import type { EffectTools } from './detection-effects.js'
import type { DetectionView } from './detection.js'
import { isPreviewSite } from './preview-site.js'

/** The parts of a shop that decide which consultant the page sells for. */
export interface Storefront {
  bus: Bus
  page: Page
  consultant: Observable<Consultant | undefined>
  closed: Observable<Consultant | undefined>
  detection: Readable<DetectionView | undefined>
  settings: Readable<ShopSettings>
  consent: Pick<Consent, 'mayOutlast'>
}

/** The tools that effects are performed with on this page; a preview site remembers nothing. */
export function effectTools({ bus, page, settings, consent }: Pick<Storefront, 'bus' | 'page' | 'settings' | 'consent'>): EffectTools {
  return { ...page, bus, settings: settings.get(), outlasts: consent.mayOutlast(), writes: !isPreviewSite(page.here()) }
}
