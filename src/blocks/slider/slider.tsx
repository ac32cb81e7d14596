import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import { useMessages } from '../../ui/index.js'
import type { slider } from './slider.block.js'
import { sliderMessages } from './slider.messages.js'

export function Slider({ heading, shown, mode }: ViewOf<typeof slider>) {
  const t = useMessages(sliderMessages)
  const track = useRef<HTMLDivElement>(null)
  const slot = useRef<HTMLSlotElement>(null)
  const { at, count } = usePlace(track, slot)

  function go(step: 1 | -1) {
    const slides = slidesIn(slot.current)
    const next = slides[Math.max(0, Math.min(at + step, slides.length - 1))]
    const { current: room } = track
    if (!next || !room) return
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const distance = next.getBoundingClientRect().left - room.getBoundingClientRect().left
    room.scrollBy({ left: distance, behavior: calm ? 'instant' : 'smooth' })
  }

  return (
    <section aria-label={heading || t.heading} className={mode === 'edit' ? 'edit' : undefined}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach what scrolls */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is about a form */}
      <div ref={track} className={`track of-${shown}`} part="track" role="group" aria-label={t.slides} tabIndex={0}>
        <slot ref={slot} />
      </div>
      {count > 1 && (
        <div className="controls" part="controls">
          <button type="button" className="icon-button" part="button" aria-label={t.back} aria-disabled={at === 0} onClick={() => go(-1)}>
            <Arrow path="M15 5l-7 7 7 7" />
          </button>
          <p className="soft-text" role="status">
            {t.place(at + 1, count)}
          </p>
          <button
            type="button"
            className="icon-button"
            part="button"
            aria-label={t.on}
            aria-disabled={at === count - 1}
            onClick={() => go(1)}
          >
            <Arrow path="M9 5l7 7-7 7" />
          </button>
        </div>
      )}
    </section>
  )
}

function Arrow({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}

const slidesIn = (slot: HTMLSlotElement | null): Element[] => slot?.assignedElements({ flatten: true }) ?? []

/** Which one is first to be seen, of how many. */
function usePlace(track: RefObject<HTMLDivElement | null>, slot: RefObject<HTMLSlotElement | null>): { at: number; count: number } {
  const [place, setPlace] = useState({ at: 0, count: 0 })
  useLayoutEffect(() => {
    const room = track.current
    if (!room) return
    const look = () => {
      const slides = slidesIn(slot.current)
      const { left } = room.getBoundingClientRect()
      const isAtEnd = room.scrollLeft > 0 && Math.abs(room.scrollWidth - room.clientWidth - room.scrollLeft) < 2
      const near = slides.map((slide) => Math.abs(slide.getBoundingClientRect().left - left))
      const at = isAtEnd ? slides.length - 1 : Math.max(0, near.indexOf(Math.min(...near)))
      setPlace((before) => (before.at === at && before.count === slides.length ? before : { at, count: slides.length }))
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(room)
    room.addEventListener('scroll', look, { passive: true })
    room.addEventListener('slotchange', look)
    return () => {
      observer.disconnect()
      room.removeEventListener('scroll', look)
      room.removeEventListener('slotchange', look)
    }
  }, [track, slot])
  return place
}
