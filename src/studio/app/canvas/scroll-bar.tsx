import { useEffect, useRef } from 'react'

/** Scroll position and size of the page, in its own pixels. */
export interface Scrolled {
  top: number
  height: number
  seen: number
}

interface ScrollBarProps extends Scrolled {
  scale: number
  scroll: (top: number) => void
}

/** The page's scrollbar, which stands beside it: inside, it would take from the width of the device. */
export function ScrollBar({ top, height, seen, scale, scroll }: ScrollBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const own = useRef(0)
  useEffect(() => {
    const element = bar.current
    // Half a pixel is what rounding does; answering it would make both push each other.
    if (!element || Math.abs(element.scrollTop - top * scale) < 1) return
    element.scrollTop = top * scale
    own.current = element.scrollTop
  }, [top, scale])
  if (height <= seen) return null
  return (
    <div
      ref={bar}
      className="canvas-scroll"
      aria-hidden="true"
      tabIndex={-1}
      onScroll={({ currentTarget }) => {
        if (Math.abs(currentTarget.scrollTop - own.current) < 1) return
        own.current = currentTarget.scrollTop
        scroll(currentTarget.scrollTop / scale)
      }}
    >
      <div style={{ height: height * scale }} />
    </div>
  )
}
