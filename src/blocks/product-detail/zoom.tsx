import { useRef, useState } from 'react'
import type { Picture } from '../../commerce/domain/product/product-gateway.js'
import { Dialog, ProductImage, useMessages } from '../../ui/index.js'
import { useSheet } from '../../ui/hooks/use-sheet.js'
import css from './zoom.css?inline'
import { zoomMessages } from './zoom.messages.js'

const most = 4

interface Props {
  open: boolean
  name: string
  pictures: readonly Picture[]
  /** Which is shown first, from 0. */
  first: number
  close: () => void
}

/**
 * The pictures as large as one likes: by button, by a press on the picture, by + and −; moved by scrolling, which mouse,
 * finger and arrow keys know.
 */
export function Zoom({ open, name, pictures, first, close }: Props) {
  const t = useMessages(zoomMessages)
  const [shown, show] = useState(first)
  const [scale, setScale] = useState(1)
  const stage = useRef<HTMLElement>(null)
  const to = (next: number) => {
    setScale(1)
    show((next + pictures.length) % pictures.length)
  }
  /** The point in the middle, or under the finger, stays where it is. */
  const zoom = (next: number, at?: { x: number; y: number }) => {
    const box = stage.current
    const bounded = Math.min(most, Math.max(1, next))
    setScale(bounded)
    if (!box || bounded === scale) return
    const { left, top, width, height } = box.getBoundingClientRect()
    const { x, y } = { x: (at?.x ?? left + width / 2) - left, y: (at?.y ?? top + height / 2) - top }
    const grown = bounded / scale
    const target = { left: (box.scrollLeft + x) * grown - x, top: (box.scrollTop + y) * grown - y }
    requestAnimationFrame(() => box.scrollTo(target))
  }
  return (
    <Dialog open={open} close={close} label={t.label(name)} heading={<h2>{name}</h2>}>
      <section
        ref={stage}
        className="stage"
        aria-label={t.picture(shown + 1, pictures.length)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move what does not fit
        tabIndex={0}
        onKeyDown={(event) => {
          if (event.key === '+') zoom(scale + 1)
          if (event.key === '-') zoom(scale - 1)
        }}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keyboard has + and −, and the buttons below */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same keys and buttons */}
        <div
          className={scale > 1 ? 'large' : ''}
          style={{ width: `${scale * 100}%`, height: `${scale * 100}%` }}
          onClick={({ clientX: x, clientY: y }) => zoom(scale > 1 ? 1 : 2, { x, y })}
        >
          <ProductImage picture={pictures[shown]} eager />
        </div>
      </section>
      <div className="zoom-bar" ref={useSheet(css)}>
        {pictures.length > 1 && (
          <button type="button" className="icon-button" aria-label={t.before} onClick={() => to(shown - 1)}>
            ‹
          </button>
        )}
        <button type="button" className="icon-button" aria-label={t.smaller} aria-disabled={scale === 1} onClick={() => zoom(scale - 1)}>
          −
        </button>
        <output>{Math.round(scale * 100)} %</output>
        <button type="button" className="icon-button" aria-label={t.larger} aria-disabled={scale === most} onClick={() => zoom(scale + 1)}>
          +
        </button>
        {pictures.length > 1 && (
          <button type="button" className="icon-button" aria-label={t.next} onClick={() => to(shown + 1)}>
            ›
          </button>
        )}
      </div>
    </Dialog>
  )
}
