import { useEffect, useId, useRef, useState } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import { useMessages } from '../../ui/index.js'
import type { table } from './table.block.js'
import { tableMessages } from './table.messages.js'

export function Table({ heading }: ViewOf<typeof table>) {
  const t = useMessages(tableMessages)
  const id = useId()
  const room = useRef<HTMLDivElement>(null)
  const scrolls = useScrolls(room)
  return (
    <>
      {heading && (
        <p id={id} className="heading" part="heading">
          {heading}
        </p>
      )}
      <div
        ref={room}
        className="room"
        part="room"
        {...(scrolls ? { ...stop, ...(heading ? { 'aria-labelledby': id } : { 'aria-label': t.scrolls }) } : {})}
      >
        <slot />
      </div>
    </>
  )
}

// Only a table that scrolls is a stop for the keyboard.
const stop = { role: 'group', tabIndex: 0 } as const

/** Returns true when the content is wider than its visible part. */
function useScrolls(room: React.RefObject<HTMLDivElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const element = room.current
    if (!element) return
    const look = () => setScrolls(element.scrollWidth > element.clientWidth + 1)
    const observer = new ResizeObserver(look)
    observer.observe(element)
    element.addEventListener('slotchange', look)
    return () => observer.disconnect()
  }, [room])
  return scrolls
}
