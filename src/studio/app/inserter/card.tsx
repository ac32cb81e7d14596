import { type DragEvent, type PointerEvent, useId, useState } from 'react'
import { useStudio } from '../session/studio-context.js'
import { carry } from '../kit/carry.js'
import { Icon } from '../kit/icon.js'
import { inserterMessages } from './inserter.messages.js'
import type { Offer } from './offers.js'
import { Picture } from './picture.js'
import { useStudioWords } from '../kit/language.js'

interface CardProps {
  offer: Offer
  /** The card of its category that Tab reaches; the arrows reach the others. */
  inOrder: boolean
  /** Note that the block already stands on the page. */
  mark: string | undefined
  /** Reason why it could not be inserted. */
  complaint: string | undefined
  onInsert: () => void
  /** Called when a finger has brought it to the page. */
  onCarried: () => void
  onFocus: () => void
  /** Shows the place where it stands. */
  onShow: (() => void) | undefined
}

export function InserterEntry({ offer, inOrder, mark, complaint, onInsert, onCarried, onFocus, onShow }: CardProps) {
  const { dragging } = useStudio()
  const words = useStudioWords(inserterMessages)
  const base = useId()
  const [carried, setCarried] = useState<{ x: number; y: number }>()

  function drag(event: DragEvent) {
    event.dataTransfer.effectAllowed = 'copy'
    event.dataTransfer.setData('text/plain', offer.name)
    dragging.current?.begin(offer.node)
  }

  function press(event: PointerEvent<HTMLElement>) {
    // Browsers report the drags of a finger differently or not at all: they are followed here.
    event.currentTarget.draggable = event.pointerType !== 'touch'
    carry(event, {
      after: 300,
      begin(at) {
        setCarried(at)
        dragging.current?.begin(offer.node)
      },
      over(at) {
        setCarried(at)
        dragging.current?.over(at)
      },
      drop() {
        setCarried(undefined)
        dragging.current?.drop()
        onCarried()
      },
      giveUp() {
        setCarried(undefined)
        dragging.current?.end()
      },
    })
  }

  return (
    <li
      className="offer"
      draggable
      data-carried={carried ? '' : undefined}
      onDragStart={drag}
      onDragEnd={() => dragging.current?.end()}
      onPointerDown={press}
    >
      {carried && (
        <span className="offer-carried" style={{ transform: `translate(${carried.x}px, ${carried.y}px)` }}>
          {offer.name}
        </span>
      )}
      <div className="offer-card">
        <button
          type="button"
          className="offer-button"
          tabIndex={inOrder ? 0 : -1}
          title={offer.summary || undefined}
          aria-describedby={[`${base}line`, mark && `${base}mark`, complaint && `${base}complaint`].filter(Boolean).join(' ')}
          onClick={onInsert}
          onFocus={onFocus}
        >
          <Picture offer={offer} />
          <span className="offer-name">{offer.name}</span>
        </button>
        <span id={`${base}line`} className="offer-line">
          {offer.line}
        </span>
        {mark && (
          <span id={`${base}mark`} className="offer-mark">
            <Icon name="check" size={12} />
            {mark}
          </span>
        )}
      </div>
      {complaint && (
        <p id={`${base}complaint`} className="complaint">
          {complaint}
          {onShow && (
            <button type="button" className="button" onClick={onShow}>
              {words.show}
            </button>
          )}
        </p>
      )}
    </li>
  )
}
