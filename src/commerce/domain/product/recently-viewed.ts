import { seenProductsKey } from '../memory.js'
import type { Shop } from '../shop.js'

/** Beyond it the oldest are forgotten. */
const most = 12

type Here = Pick<Shop, 'consent' | 'page'>

/** Products the shopper has viewed on this visit, the newest first; none without her consent (§ 25 TDDDG). */
export function recentlyViewed({ consent, page }: Here): readonly string[] {
  if (consent.of('comfort') !== 'granted') return []
  return (page.visit.get(seenProductsKey) ?? '').split(' ').filter((id) => /^01t\w{12}(\w{3})?$/.test(id))
}

export function rememberSeen(here: Here, productId: string): void {
  if (here.consent.of('comfort') !== 'granted') return
  const others = recentlyViewed(here).filter((id) => id !== productId)
  here.page.visit.set(seenProductsKey, [productId, ...others].slice(0, most).join(' '))
}
