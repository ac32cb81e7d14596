import { useEffect, useState } from 'react'
import { type Route, routeIn } from '../../core/dom/route-in.js'
import { watchAddress } from '../../core/dom/watch-address.js'
import { useSettings } from './use-shop.js'

/**
 * The record that the page's address names, also after a router has led to another one. On a page that is about to be left,
 * and whose new address names none, a block keeps its record.
 */
export function useAddressRecord(read: (route: Route) => string): string {
  const { pages } = useSettings()
  const look = () => {
    const route = routeIn(location, pages)
    return { id: read(route), path: route.pathname }
  }
  const [named, setNamed] = useState(look)
  useEffect(() =>
    watchAddress(() => {
      const now = look()
      setNamed((before) => (now.id || now.path === before.path ? now : before))
    }),
  )
  return named.id
}
