import { useEffect, useState } from 'react'
import { communication, monikerSelected, noMoniker } from '../../commerce/domain/channels.js'
import { useDetected, useShop, useStore } from '../hooks/use-shop.js'

type Told = typeof monikerSelected | typeof noMoniker | typeof communication

/** The consultant whose shop the page is in; `none` once it is known that there is none. */
export function useActiveConsultant(subscribe: (channel: Told, listener: () => void) => () => void) {
  const consultant = useStore(useShop().consultant)
  const detected = useDetected()
  const [heard, setHeard] = useState(false)
  useEffect(() => {
    const undo = [monikerSelected, noMoniker, communication].map((channel) => subscribe(channel, () => setHeard(true)))
    return () => {
      for (const each of undo) each()
    }
  }, [subscribe])
  if (consultant) return { state: 'there' as const, consultant }
  if (detected?.outcome === 'failed') return { state: 'failed' as const, error: detected.error, again: detected.again }
  return { state: heard || detected ? ('none' as const) : ('loading' as const) }
}
