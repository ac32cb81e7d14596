import { routeIn } from '../../../core/dom/route-in.js'
import type { ShopSettings } from '../settings.js'

const parameter = 'order'

/** The address of a page with the number of an order in it. */
export function withOrder(address: string, number: string, here: URL): string {
  const url = new URL(address, here)
  url.searchParams.set(parameter, number)
  return url.origin === here.origin ? url.pathname + url.search + url.hash : url.href
}

/** The number of the order that a page was opened for. */
export const orderInAddress = (here: URL, pages: ShopSettings['pages']): string =>
  (new URLSearchParams(routeIn(here, pages).search).get(parameter) ?? '').trim().slice(0, 80)
