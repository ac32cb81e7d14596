import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '../kit/icon.js'
import { IconButton } from '../kit/icon-button.js'
import { useStudioWords } from '../kit/language.js'
import type { Found } from '../session/references.js'
import { ReferenceLine } from './reference-line.js'
import { referenceMessages } from './reference.messages.js'

export interface ReferenceRow {
  id: string
  /** Undefined until the platform has answered. */
  found: Found | undefined
  isGone: boolean
}

interface ReferenceRowsProps {
  rows: readonly ReferenceRow[]
  move: (from: number, at: number) => void
  remove: (at: number) => void
}

/** The chosen references in their order: each is dragged by its grip, or moved by its buttons. */
export function ReferenceRows({ rows, move, remove }: ReferenceRowsProps) {
  const t = useStudioWords(referenceMessages)
  const list = useRef<HTMLOListElement>(null)
  const [drag, setDrag] = useState<{ from: number; at: number }>()
  const order = rows.map((row, from) => ({ ...row, from }))
  const shown = drag ? order.toSpliced(drag.from, 1).toSpliced(drag.at, 0, order[drag.from]!) : order

  const isDragging = drag !== undefined
  useEffect(() => {
    if (!isDragging) return
    // Escape ends the drag; the dialog around the list stays open.
    const giveUp = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      setDrag(undefined)
    }
    addEventListener('keydown', giveUp, true)
    return () => removeEventListener('keydown', giveUp, true)
  }, [isDragging])

  function take(event: PointerEvent, from: number) {
    if (event.button !== 0) return
    event.preventDefault()
    // The rows change places below the pointer: the list hears it, wherever it goes.
    list.current?.setPointerCapture(event.pointerId)
    setDrag({ from, at: from })
  }

  function follow({ clientY }: PointerEvent) {
    if (!drag) return
    const boxes = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect())
    const at = boxes.filter(({ top, height }, index) => index !== drag.at && clientY > top + height / 2).length
    if (at !== drag.at) setDrag({ ...drag, at })
  }

  function drop() {
    setDrag(undefined)
    if (drag && drag.at !== drag.from) move(drag.from, drag.at)
  }

  /** Moves a row and keeps the focus on its button, which moves along. */
  function step(event: { currentTarget: HTMLElement }, from: number, by: 1 | -1) {
    const at = from + by
    if (at < 0 || at >= rows.length) return
    const button = event.currentTarget
    move(from, at)
    requestAnimationFrame(() => button.focus())
  }

  return (
    <ol ref={list} onPointerMove={follow} onPointerUp={drop} onPointerCancel={() => setDrag(undefined)}>
      {shown.map(({ id, found, isGone, from }, at) => {
        const name = found?.name ?? id
        return (
          <li key={keyOf(shown, at)} className={drag?.at === at ? 'moving' : undefined} data-gone={isGone || undefined}>
            <span className="references-grip" title={t.order} onPointerDown={(event) => take(event, from)}>
              <Icon name="drag" />
            </span>
            {isGone ? <GoneLine id={id} /> : <ReferenceLine found={found ?? { id, name, number: '', detail: '', picture: '' }} />}
            <span className="references-buttons">
              <IconButton icon="up" label={t.up(name)} aria-disabled={at === 0} onClick={(event) => step(event, from, -1)} />
              <IconButton
                icon="down"
                label={t.down(name)}
                aria-disabled={at === rows.length - 1}
                onClick={(event) => step(event, from, 1)}
              />
              <IconButton icon="close" label={t.clear(name)} onClick={() => remove(from)} />
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function GoneLine({ id }: { id: string }) {
  const t = useStudioWords(referenceMessages)
  return (
    <>
      <span className="reference-picture" />
      <span className="reference-name">
        {id}
        <span className="references-gone">{t.goneShort}</span>
      </span>
    </>
  )
}

/** Gives an entry that stands in the list twice a key for each time. */
const keyOf = (rows: readonly { id: string }[], at: number): string =>
  `${rows[at]!.id} ${rows.slice(0, at).filter(({ id }) => id === rows[at]!.id).length}`
