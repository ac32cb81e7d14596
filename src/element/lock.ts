import { useEffect, useState } from 'react'
import { pageBus } from '../bus/index.js'
import type { BlockDeclaration } from './declaration.js'
import type { Mode } from './mode.js'

/** Whether a channel that the block hears has locked it. A change of mode unlocks it, and what the channel retains counts anew. */
export function useLock({ tag, hears = [] }: BlockDeclaration, mode: Mode): boolean {
  const [locked, setLocked] = useState(false)
  const channel = hears.find(({ locksAfter }) => locksAfter)
  useEffect(() => {
    if (!channel || mode === 'edit') return
    let timer: ReturnType<typeof setTimeout> | undefined
    const lockSoon = () => {
      timer ??= setTimeout(setLocked, channel.locksAfter, true)
    }
    const undo = pageBus().hear(channel, lockSoon, tag)
    return () => {
      undo()
      clearTimeout(timer)
      setLocked(false)
    }
  }, [channel, mode, tag])
  return locked
}
