import { useId } from 'react'
import { useStudioWords } from '../kit/language.js'
import { canvasMessages } from './canvas.messages.js'
import type { OverPage } from './picture.js'

interface OverPageListProps {
  over: readonly OverPage[]
  opened: HTMLElement | undefined
  onOpen: (one: OverPage | undefined) => void
}

/** Lists the blocks that open over the page. They take no room on the canvas and are shown on demand. */
export function OverPageList({ over, opened, onOpen }: OverPageListProps) {
  const words = useStudioWords(canvasMessages)
  const id = useId()
  if (over.length === 0) return null
  return (
    <div className="canvas-over">
      <span id={id}>{words.over}</span>
      <ul aria-labelledby={id}>
        {over.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of one kind stand in the order of the page
          <li key={index}>
            <button
              type="button"
              aria-label={words.showOver(one.name)}
              aria-pressed={one.element === opened}
              onClick={() => onOpen(one.element === opened ? undefined : one)}
            >
              {one.name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
