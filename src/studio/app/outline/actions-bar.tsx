import { type KeyboardEvent, useRef, useState } from 'react'
import type { IconName } from '../kit/icon.js'
import { IconButton } from '../kit/icon-button.js'
import { outlineMessages } from './outline.messages.js'
import { useStudioWords } from '../kit/language.js'

export type Action = 'up' | 'down' | 'out' | 'into' | 'duplicate' | 'rename' | 'insertAfter' | 'insertInside' | 'remove'

export const actionIcons: Readonly<Record<Action, IconName>> = {
  up: 'up',
  down: 'down',
  out: 'out',
  into: 'into',
  duplicate: 'copy',
  rename: 'rename',
  insertAfter: 'add',
  insertInside: 'insertInside',
  remove: 'remove',
}
export const actions = Object.keys(actionIcons) as Action[]

interface ActionsBarProps {
  /** Name of the selection. */
  name: string
  isPossible: (action: Action) => boolean
  onAction: (action: Action) => void
}

/** A toolbar for what is selected: one stop for Tab, arrows inside. */
export function ActionsBar({ name, isPossible, onAction }: ActionsBarProps) {
  const words = useStudioWords(outlineMessages)
  const bar = useRef<HTMLDivElement>(null)
  const [inOrder, setInOrder] = useState<Action>('up')

  function walk(event: KeyboardEvent) {
    const now = actions.indexOf(inOrder)
    const targets: Record<string, number> = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: actions.length - 1 }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    bar.current?.querySelectorAll('button')[(target + actions.length) % actions.length]?.focus()
  }

  return (
    <div ref={bar} className="outline-actions" role="toolbar" aria-label={words.actions(name)} onKeyDown={walk}>
      {actions.map((action) => (
        <IconButton
          key={action}
          icon={actionIcons[action]}
          label={words[action]}
          tabIndex={action === inOrder ? 0 : -1}
          aria-disabled={!isPossible(action)}
          onFocus={() => setInOrder(action)}
          onClick={() => isPossible(action) && onAction(action)}
        />
      ))}
    </div>
  )
}
