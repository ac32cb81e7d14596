import { useEffect, useState } from 'react'
import { consultantKeySelected } from '../../shop/channels.js'
import { disableLinksDelay } from '../../shop/limits.js'

type Hear = (channel: typeof consultantKeySelected, listener: () => void) => () => void

/** Specification, section 4: in shop-id mode links and buttons are disabled after 2 seconds. Goes on the block's `inert`. */
export function useLocked(hear: Hear): boolean {
  const [locked, setLocked] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const undo = hear(consultantKeySelected, () => {
      timer ??= setTimeout(() => setLocked(true), disableLinksDelay)
    })
    return () => {
      undo()
      clearTimeout(timer)
    }
  }, [hear])
  return locked
}
