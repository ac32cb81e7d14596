import { useSyncExternalStore } from 'react'
import type { Shop } from '../../commerce/domain/shop.js'
import { routeIn } from '../../core/dom/route-in.js'
import { siteAddress } from '../../core/dom/site-address.js'
import { watchAddress } from '../../core/dom/watch-address.js'

const hrefNow = () => location.href

/** The page's address; renders again when a router has navigated. */
export const useHref = (): string => useSyncExternalStore(watchAddress, hrefNow, hrefNow)

/** Returns true when an address that an editor has written is that of the current page. */
export function isHere(url: string, { page, settings }: Shop): boolean {
  const here = page.here()
  const { pages } = settings.get()
  const address = siteAddress(url, settings.get())
  if (!url || !URL.canParse(address, here)) return false
  const target = new URL(address, here)
  return target.origin === here.origin && routeIn(target, pages).pathname === routeIn(here, pages).pathname
}
