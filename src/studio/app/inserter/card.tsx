import { type DragEvent, useId } from 'react'
import { useStudio } from '../session/studio-context.js'
import { Icon } from '../kit/icon.js'
import { inserterWords } from './inserter.words.js'
import type { Offer } from './offers.js'
import { Picture } from './picture.js'
import { useStudioWords } from '../kit/language.js'

interface CardProps {
  offer: Offer
  /** The card of its category that Tab reaches; the arrows reach the others. */
  inOrder: boolean
  /** That it already stands on the page. */
  mark: string | undefined
  /** Why it could not be inserted. */
  complaint: string | undefined
  onInsert: () => void
  onFocus: () => void
  /** Leads to where it stands. */
  onShow: (() => void) | undefined
}

export function Card({ offer, inOrder, mark, complaint, onInsert, onFocus, onShow }: CardProps) {
  const { dragging } = useStudio()
  const words = useStudioWords(inserterWords)
  const base = useId()

  function drag(event: DragEvent) {
    event.dataTransfer.effectAllowed = 'copy'
    event.dataTransfer.setData('text/plain', offer.name)
    dragging.current?.begin(offer.node, event.nativeEvent)
  }

  return (
    <li className="offer" draggable onDragStart={drag} onDragEnd={() => dragging.current?.end()}>
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
