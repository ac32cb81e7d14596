import { type RefObject, useLayoutEffect, useState } from 'react'

/** Returns true when a slot has nothing but blank space. */
export function useEmptySlot(slot: RefObject<HTMLSlotElement | null>): boolean {
  const [empty, setEmpty] = useState(false)
  useLayoutEffect(() => {
    const element = slot.current
    if (!element) return
    const look = () => setEmpty(element.assignedNodes().every((node) => node.nodeName === '#text' && node.textContent?.trim() === ''))
    look()
    element.addEventListener('slotchange', look)
    return () => element.removeEventListener('slotchange', look)
  }, [slot])
  return empty
}
