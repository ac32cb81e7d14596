import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import type { MediaPicture, Point } from '../../../pages/document/media-api.js'
import { useStudioWords } from '../kit/language.js'
import { mediaMessages } from './media.messages.js'

interface FocusPickerProps {
  picture: MediaPicture
  /** null is the middle. */
  onFocus: (focus: Point | null) => void
  onCrop: () => void
}

const middle: Point = { x: 50, y: 50 }
const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -5, y: 0 },
  ArrowRight: { x: 5, y: 0 },
  ArrowUp: { x: 0, y: -5 },
  ArrowDown: { x: 0, y: 5 },
}

const within = (value: number): number => Math.round(Math.min(100, Math.max(0, value)))

/** Shows the picture, large, with the point in it that stays in view when it is cut. */
export function FocusPicker({ picture, onFocus, onCrop }: FocusPickerProps) {
  const t = useStudioWords(mediaMessages)
  const [moved, setMoved] = useState<Point>()
  const focus = moved ?? picture.focus ?? middle

  function place(event: PointerEvent<HTMLButtonElement>): void {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const point = { x: within(((event.clientX - left) / width) * 100), y: within(((event.clientY - top) / height) * 100) }
    setMoved(point)
    onFocus(point)
  }

  function press(event: KeyboardEvent): void {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const point = { x: within(focus.x + step.x), y: within(focus.y + step.y) }
    setMoved(point)
    onFocus(point)
  }

  return (
    <div className="focus">
      <div className="focus-frame">
        <img src={`${picture.address}?${picture.hash}`} alt="" width={picture.width} height={picture.height} />
        <button type="button" className="focus-ground" aria-label={t.focusAt(focus.x, focus.y)} onPointerDown={place} onKeyDown={press}>
          <span className="focus-point" style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
        </button>
      </div>
      <p className="help">{t.focusHelp}</p>
      <div className="details-actions">
        {!picture.vector && (
          <button type="button" className="button" onClick={onCrop}>
            {t.crop}
          </button>
        )}
        {(picture.focus || moved) && (
          <button
            type="button"
            className="button"
            onClick={() => {
              setMoved(middle)
              onFocus(null)
            }}
          >
            {t.focusReset}
          </button>
        )}
      </div>
    </div>
  )
}
