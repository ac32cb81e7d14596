import { useEffect, useRef, useState } from 'react'
import { useToolbars } from './toolbars.js'
import { takeTurn } from './turns.js'

interface StoryFrameProps {
  id: string
  title: string
  /** Minimum and maximum height in pixels; the frame is as high as its content in between. */
  heights?: readonly [least: number, most: number]
  /** A small picture of a wide page, with nothing to press. */
  small?: boolean
}

/** A story in a document of its own, where it has a page and a world to itself; fetched when it comes into view. */
export function StoryFrame({ id, title, heights: [least, most] = [120, 640], small = false }: StoryFrameProps) {
  const { locale, theme } = useToolbars()
  const place = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState(least)
  const shown = useTurn(place)
  const query = new URLSearchParams({ id, viewMode: 'story', globals: `locale:${locale};theme:${theme}` })
  useEffect(() => {
    const frame = place.current?.querySelector('iframe')
    if (small || !shown || !frame) return
    return asHighAsItsContent(frame, (wanted) => setHeight(Math.min(most, Math.max(least, wanted))))
  }, [small, shown, least, most])
  return (
    <div ref={place} className={small ? 'vd-frame vd-frame-small' : 'vd-frame'} style={small ? {} : { blockSize: height }}>
      {shown && <iframe src={`iframe.html?${query}`} title={title} onLoad={shown.loaded} {...(small && { tabIndex: -1, inert: true })} />}
    </div>
  )
}

interface Turn {
  loaded: () => void
}

/** @returns undefined until it is near the view and its turn has come */
function useTurn(place: React.RefObject<HTMLDivElement | null>): Turn | undefined {
  const [turn, setTurn] = useState<Turn>()
  useEffect(() => {
    let over: (() => void) | undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting || over) return
        observer.disconnect()
        over = takeTurn(() => setTurn({ loaded: () => over?.() }))
      },
      { rootMargin: '300px' },
    )
    observer.observe(place.current!)
    return () => {
      observer.disconnect()
      over?.()
    }
  }, [place])
  return turn
}

/** @returns its undo */
function asHighAsItsContent(frame: HTMLIFrameElement, tell: (height: number) => void): () => void {
  let observer: ResizeObserver | undefined
  const loaded = () => {
    const root = frame.contentDocument?.querySelector('#storybook-root')
    if (!root) return
    observer?.disconnect()
    observer = new ResizeObserver(() => tell(root.scrollHeight + 34))
    observer.observe(root)
  }
  frame.addEventListener('load', loaded)
  return () => {
    observer?.disconnect()
    frame.removeEventListener('load', loaded)
  }
}
