import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Icon } from '../kit/icon.js'
import { type Action, actionIcons, actions } from './actions-bar.js'
import { outlineWords } from './outline.words.js'
import { useStudioWords } from '../kit/language.js'

export interface Corner {
  x: number
  y: number
}

interface ActionsMenuProps {
  corner: Corner
  name: string
  isPossible: (action: Action) => boolean
  onAction: (action: Action) => void
  onClose: () => void
}

/** The toolbar's actions in words, where the right mouse button or the menu key asked for them. */
export function ActionsMenu({ corner, name, isPossible, onAction, onClose }: ActionsMenuProps) {
  const words = useStudioWords(outlineWords)
  const menu = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = menu.current!
    element.showPopover()
    const { width, height } = element.getBoundingClientRect()
    element.style.left = `${Math.max(8, Math.min(corner.x, innerWidth - width - 8))}px`
    element.style.top = `${Math.max(8, Math.min(corner.y, innerHeight - height - 8))}px`
    element.querySelector<HTMLElement>('[role=menuitem]')?.focus()
  }, [corner])

  function walk(event: KeyboardEvent) {
    const items = [...menu.current!.querySelectorAll<HTMLElement>('[role=menuitem]')]
    const now = items.indexOf(document.activeElement as HTMLElement)
    const targets: Record<string, number> = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: items.length - 1 }
    const target = targets[event.key]
    if (target !== undefined) items[(target + items.length) % items.length]?.focus()
    else if (event.key === 'Escape' || event.key === 'Tab') onClose()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div
      ref={menu}
      className="outline-menu"
      popover="manual"
      role="menu"
      tabIndex={-1}
      aria-label={words.actions(name)}
      onKeyDown={walk}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || (event.relatedTarget && onClose())}
    >
      {actions.map((action) => (
        <button
          key={action}
          type="button"
          role="menuitem"
          tabIndex={-1}
          aria-disabled={!isPossible(action)}
          onClick={() => isPossible(action) && onAction(action)}
        >
          <Icon name={actionIcons[action]} size={16} />
          {words[action]}
        </button>
      ))}
    </div>
  )
}
