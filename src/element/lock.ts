import { useEffect, useState } from 'react'
import { pageBus } from '../bus/index.js'
import type { BlockDeclaration } from './declaration.js'
import type { Mode } from './mode.js'

/** Whether a channel that the block hears has locked it. A change of mode unlocks it, and what the channel retains counts anew. */
export function useLock({ hears = [] }: BlockDeclaration, mode: Mode): boolean {
  const [locked, setLocked] = useState(false)
  const channel = hears.find(({ locksAfter }) => locksAfter)
  useEffect(() => {
    if (!channel || mode === 'edit') return
    let timer: ReturnType<typeof setTimeout> | undefined
    const undo = pageBus().hear(channel, () => {
      timer ??= setTimeout(setLocked, channel.locksAfter, true)
    })
    return () => {
      undo()
      clearTimeout(timer)
      setLocked(false)
    }
  }, [channel, mode])
  return locked
}
