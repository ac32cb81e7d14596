import { useEffect, useSyncExternalStore } from 'react'
import { pageShare } from '../../bus/index.js'
import type { DetectionView } from '../../shop/consultant/detection.js'
import type { ShopSettings } from '../../shop/settings.js'
import type { Readable } from '../../shop/observable.js'
import type { SessionView, Shop } from '../../shop/shop.js'

/** The shop of this page, as `page.ts` introduced it. */
export function useShop(): Shop {
  const { shop } = pageShare()
  if (!shop) throw new Error('No shop on this page yet: use the loader, or import vitrine first.')
  return shop as Shop
}

export function useStore<T>(readable: Readable<T>): T {
  return useSyncExternalStore(readable.subscribe, readable.get, readable.get)
}

export const useSettings = (): ShopSettings => useStore(useShop().settings)

/** Result of detection, once there is one. Without a consultant the page may be about to leave for another one, yet may stay. */
export function useDetected(): DetectionView | undefined {
  const view = useStore(useShop().detection)
  return view?.outcome === 'loading' ? undefined : view
}

/** The session, as far as it is known; it is requested once when `live`. */
export function useSession(live: boolean): SessionView {
  const shop = useShop()
  useEffect(() => {
    if (live) shop.ready().catch(() => {})
  }, [shop, live])
  return useStore(shop.session)
}
