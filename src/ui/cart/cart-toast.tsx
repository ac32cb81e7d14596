import { ProblemText } from '../parts/problem-text.js'
import { useRef } from 'react'
import { cartMessages } from './cart.messages.js'
import type { Undoable } from './use-cart-changes.js'
import { useFocusKept } from '../hooks/use-focus-kept.js'
import { useMessages } from '../hooks/use-messages.js'

/** Names the removed items and offers undo. It takes the focus: the button that was pressed is gone. */
export function CartToast({ undoable, undo }: { undoable: Undoable; undo: () => void }) {
  const t = useMessages(cartMessages)
  const { taken, state, problem } = undoable
  const toast = useRef<HTMLDivElement>(null)
  useFocusKept(toast)
  const text = 'line' in taken ? t.removed(taken.line.name) : state === 'taking' ? t.clearing : t.cleared(taken.count)
  return (
    <div className="toast" part="undo" ref={toast}>
      <p>
        {text}
        {problem && (
          <strong role="alert">
            {' '}
            <ProblemText text={problem} />
          </strong>
        )}
      </p>
      <button
        // Another line has another button, which takes the focus anew.
        key={'line' in taken ? taken.line.id : 'all'}
        type="button"
        className="text-button"
        ref={takeFocus}
        aria-disabled={state !== 'taken'}
        onClick={undo}
      >
        {state === 'undoing' ? t.undoing : t.undo}
      </button>
    </div>
  )
}

// A ref focuses the button: the attribute means that only to React.
const takeFocus = (button: HTMLElement | null) => button?.focus()
