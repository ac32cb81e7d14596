import type { Bus } from '../../../core/bus/index.js'
import { communication, monikerSelected, noMoniker, promoBanner } from '../channels.js'
import { type Effect, monikerParameters } from './detection.js'
import type { ShopSettings } from '../settings.js'
import type { Page } from '../page.js'
import { type Cookies, magnetKey, type Memory, monikerKey, registrationCookie } from '../memory.js'

export interface EffectTools {
  bus: Bus
  cookies: Cookies
  /** Lasts for this visit. */
  visit: Memory
  settings: Pick<ShopSettings, 'monikerStorage' | 'shopInvalidUrl'>
  /** Cookies may outlast the visit. */
  outlasts: boolean
  /** Preview sites write nothing. */
  writes: boolean
  /** The address of the page. */
  here: () => URL
  /** Writes the address without loading it. */
  rewrite: (url: URL) => void
  go: Page['go']
}

const writing = new Set<Effect['do']>(['remember', 'forget', 'remember-registration', 'forget-registration', 'keep-magnet'])

/** Does what `detect` decided, in order. */
export function performEffects(effects: readonly Effect[], tools: EffectTools): void {
  for (const effect of effects) {
    if (tools.writes || !writing.has(effect.do)) perform(effect, tools)
  }
}

function perform(effect: Effect, { bus, cookies, visit, settings, outlasts, here, rewrite, go }: EffectTools): void {
  switch (effect.do) {
    case 'remember':
      visit.set(monikerKey, effect.moniker)
      if (settings.monikerStorage !== 'session') cookies.set(monikerKey, effect.moniker, outlasts)
      return
    case 'forget':
      visit.remove(monikerKey)
      cookies.remove(monikerKey)
      return
    case 'remember-registration':
      if (settings.monikerStorage !== 'session') cookies.set(registrationCookie, effect.moniker, outlasts)
      return
    case 'forget-registration':
      return cookies.remove(registrationCookie)
    case 'keep-magnet':
      return visit.set(magnetKey, effect.moniker)
    case 'rewrite-query': {
      const url = here()
      for (const name of monikerParameters) if (url.searchParams.has(name)) url.searchParams.set(name, effect.moniker)
      if (effect.dropKey) url.searchParams.delete('i')
      return rewrite(url)
    }
    case 'go-to-shop-invalid':
      // Back must not lead to the link that leads here.
      return go(settings.shopInvalidUrl, 'replace')
    case 'say-selected':
      return saySelected(effect, bus)
    case 'say-none':
      return bus.publish(noMoniker, effect.moniker ? { state: true, moniker: effect.moniker, magnet: true } : { state: false })
    case 'say-communication':
      return bus.publish(communication, { kind: effect.kind, ...(effect.moniker === undefined ? {} : { moniker: effect.moniker }) })
    case 'say-promo':
      return bus.publish(promoBanner, { visible: true, reason: effect.reason })
  }
}

function saySelected({ consultant, primary, isAlternate, source }: Effect & { do: 'say-selected' }, bus: Bus): void {
  bus.publish(monikerSelected, {
    moniker: isAlternate && consultant.alternateMoniker ? consultant.alternateMoniker : primary,
    primaryMoniker: primary,
    ...(consultant.alternateMoniker ? { alternateMoniker: consultant.alternateMoniker } : {}),
    isAlternate,
    consultantId: consultant.id,
    shopActive: consultant.shopActive,
    source,
  })
}
