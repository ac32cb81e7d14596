import { useEffect, useState } from 'react'
import { communication, monikerSelected, noMoniker } from '../../shop/channels.js'
import { useShop, useValue } from '../hooks/use-shop.js'

type Told = typeof monikerSelected | typeof noMoniker | typeof communication

/** In whose shop the page is; `none` once it is known that it is in nobody's. */
export function useActiveConsultant(hear: (channel: Told, listener: () => void) => () => void) {
  const shop = useShop()
  const consultant = useValue(shop.consultant)
  const detection = useValue(shop.detection)
  const [heard, setHeard] = useState(false)
  useEffect(() => {
    const undo = [monikerSelected, noMoniker, communication].map((channel) => hear(channel, () => setHeard(true)))
    return () => {
      for (const each of undo) each()
    }
  }, [hear])
  if (consultant) return { state: 'there' as const, consultant }
  if (detection?.outcome === 'failed') return { state: 'failed' as const, error: detection.error, again: detection.again }
  // Where there is nobody, the page may be on its way to another, and stay for all that.
  const known = heard || (detection !== undefined && detection.outcome !== 'waiting')
  return { state: known ? ('none' as const) : ('waiting' as const) }
}
