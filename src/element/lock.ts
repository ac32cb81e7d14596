import { useEffect, useLayoutEffect, useState } from 'react'
import { type Channel, pageBus } from '../bus/index.js'
import type { BlockDeclaration } from './declaration.js'
import type { Mode } from './mode.js'

/**
 * A hook for the blocks of a declaration: whether a channel that they hear has locked this one. A change of mode unlocks
 * it, and what the channel retains counts anew.
 */
export function lockOf({ tag, hears = [] }: BlockDeclaration): (element: HTMLElement, mode: Mode) => boolean {
  const channel = hears.find(({ locksAfter }) => locksAfter)
  return channel ? (element, mode) => useLock(element, mode, channel, tag) : () => false
}

function useLock(element: HTMLElement, mode: Mode, channel: Channel<unknown>, tag: string): boolean {
  const [locked, setLocked] = useState(false)
  useEffect(() => {
    if (mode === 'edit') return
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
  // What leads nowhere should not look as if it did: also what the page has put into its slots.
  useLayoutEffect(() => void element.toggleAttribute('data-locked', locked), [element, locked])
  return locked
}
