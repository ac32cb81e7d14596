import { useEffect, useSyncExternalStore } from 'react'
import { pageShare } from '../../core/bus/index.js'
import type { DetectionView } from '../../commerce/domain/consultant/detection.js'
import type { ShopSettings } from '../../commerce/domain/settings.js'
import type { Readable } from '../../commerce/domain/observable.js'
import type { SessionView, Shop } from '../../commerce/domain/shop.js'

/**
 * Returns the shop of this page, which the loader or the first block has made.
 * @returns one and the same shop for all blocks of the page
 * @throws Error where the page has no shop yet: neither the loader nor a block has been imported
 * @example
 * ```tsx
 * import { useShop } from '@vitrine/blocks/kit'
 *
 * const CartButton = () => {
 *   const shop = useShop()
 *   return <button type="button" className="button" onClick={() => shop.showCart()}>Zum Warenkorb</button>
 * }
 * ```
 */
export function useShop(): Shop {
  const { shop } = pageShare()
  if (!shop) throw new Error('No shop on this page yet: use the loader, or import vitrine first.')
  return shop as Shop
}

/**
 * Returns the value of a store of the shop, and draws the view anew when it changes.
 * @param readable a store such as `useShop().cart.view`, `consultant` or `favourites.ids`
 * @returns the current value, which is not to be changed
 * @example
 * ```tsx
 * import { useShop, useStore } from '@vitrine/blocks/kit'
 *
 * const CartCount = () => {
 *   const { status, cart } = useStore(useShop().cart.view)
 *   return <span>{status === 'ready' ? (cart?.productCount ?? 0) : '…'}</span>
 * }
 * ```
 */
export function useStore<T>(readable: Readable<T>): T {
  return useSyncExternalStore(readable.subscribe, readable.get, readable.get)
}

/**
 * Returns the settings of `vitrine-store`, and draws the view anew when they change.
 * @returns language, addresses, consent and what else `vitrine-store` says for the whole page
 * @throws Error where the page has no shop yet
 * @example
 * ```tsx
 * import { useSettings } from '@vitrine/blocks/kit'
 *
 * const Today = () => <time>{new Date().toLocaleDateString(useSettings().locale)}</time>
 * ```
 */
export const useSettings = (): ShopSettings => useStore(useShop().settings)

/** Result of detection, once there is one. Without a consultant the page may be about to leave for another one, yet may stay. */
export function useDetected(): DetectionView | undefined {
  const view = useStore(useShop().detection)
  return view?.outcome === 'loading' ? undefined : view
}

/**
 * Returns the session, as far as it is known, and draws the view anew when it changes; it is requested once when `live`.
 * @param live false on an editor's canvas, where nothing is asked of the platform
 * @returns `loading`, `ready` or `failed` as `status`; `session` and `permissions` are undefined until they are known
 * @throws Error where the page has no shop yet
 * @example
 * ```tsx
 * import { useSession } from '@vitrine/blocks/kit'
 *
 * const Greeting = () => {
 *   const { session } = useSession(true)
 *   return <p>{session?.firstName ? `Schön, dass du da bist, ${session.firstName}!` : 'Willkommen!'}</p>
 * }
 * ```
 */
export function useSession(live: boolean): SessionView {
  const shop = useShop()
  useEffect(() => {
    if (live) shop.ready().catch(() => {})
  }, [shop, live])
  return useStore(shop.session)
}
