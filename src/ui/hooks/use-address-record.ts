import { useEffect, useState } from 'react'
import { watchAddress } from '../../web/watch-address.js'

/**
 * Which record the page's address names, also after a router has led to another one. On a page that is about to be left,
 * whose new address names none, a block keeps what it shows.
 */
export function useAddressRecord(read: () => string): string {
  const look = () => ({ id: read(), path: location.pathname })
  const [named, setNamed] = useState(look)
  useEffect(() =>
    watchAddress(() => {
      const now = look()
      setNamed((before) => (now.id || now.path === before.path ? now : before))
    }),
  )
  return named.id
}
