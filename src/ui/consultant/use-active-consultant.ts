import { useEffect, useState } from 'react'
import { communication, monikerSelected, noMoniker } from '../../shop/channels.js'
import { useDetected, useShop, useValue } from '../hooks/use-shop.js'

type Told = typeof monikerSelected | typeof noMoniker | typeof communication

/** In whose shop the page is; `none` once it is known that it is in nobody's. */
export function useActiveConsultant(hear: (channel: Told, listener: () => void) => () => void) {
  const consultant = useValue(useShop().consultant)
  const detected = useDetected()
  const [heard, setHeard] = useState(false)
  useEffect(() => {
    const undo = [monikerSelected, noMoniker, communication].map((channel) => hear(channel, () => setHeard(true)))
    return () => {
      for (const each of undo) each()
    }
  }, [hear])
  if (consultant) return { state: 'there' as const, consultant }
  if (detected?.outcome === 'failed') return { state: 'failed' as const, error: detected.error, again: detected.again }
  return { state: heard || detected ? ('none' as const) : ('waiting' as const) }
}
