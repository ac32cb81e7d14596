import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Icon, type IconName } from './icon.js'
import { IconButton } from './icon-button.js'
import './menu.css'

export interface Corner {
  x: number
  y: number
}

export interface MenuItem {
  icon: IconName
  label: string
  /** Accessible name, where the label says too little by itself. */
  name?: string
  /** Reason why the action is not possible, where one can be given. */
  why?: string | undefined
  isPossible?: boolean
  run: () => void
}

interface MenuProps {
  label: string
  items: readonly MenuItem[]
  corner: Corner
  /** True when the menu's right edge stands at the corner, not its left one. */
  isAtEnd?: boolean
  onClose: () => void
}

/** Menu at the pointer or the button that opened it (the menu pattern of WAI-ARIA). */
export function Menu({ label, items, corner, isAtEnd = false, onClose }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = menu.current!
    element.showPopover()
    const { width, height } = element.getBoundingClientRect()
    const left = isAtEnd ? corner.x - width : corner.x
    element.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`
    element.style.top = `${Math.max(8, Math.min(corner.y, innerHeight - height - 8))}px`
    element.querySelector<HTMLElement>('[role=menuitem]')?.focus()
  }, [corner, isAtEnd])

  function walk(event: KeyboardEvent) {
    const buttons = [...menu.current!.querySelectorAll<HTMLElement>('[role=menuitem]')]
    const now = buttons.indexOf(document.activeElement as HTMLElement)
    const targets: Record<string, number> = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: buttons.length - 1 }
    const target = targets[event.key]
    if (target !== undefined) buttons[(target + buttons.length) % buttons.length]?.focus()
    else if (event.key === 'Escape' || event.key === 'Tab') onClose()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div
      ref={menu}
      className="menu"
      popover="manual"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={walk}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || (event.relatedTarget && onClose())}
    >
      {items.map((item) => (
        <button
          key={item.label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          aria-label={item.name}
          aria-disabled={item.isPossible === false || item.why !== undefined}
          aria-description={item.why}
          title={item.why}
          onClick={() => item.isPossible !== false && item.run()}
        >
          <Icon name={item.icon} size={16} />
          {item.label}
        </button>
      ))}
    </div>
  )
}

interface MenuButtonProps {
  label: string
  items: readonly MenuItem[]
}

/** A button with a menu below itself. */
export function MenuButton({ label, items }: MenuButtonProps) {
  const [corner, setCorner] = useState<Corner>()
  const holder = useRef<HTMLSpanElement>(null)
  const button = () => holder.current!.querySelector('button')!
  function close() {
    button().focus()
    setCorner(undefined)
  }
  useEffect(() => {
    if (!corner) return
    const press = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || !target.closest('.menu')) setCorner(undefined)
    }
    document.addEventListener('pointerdown', press, true)
    return () => document.removeEventListener('pointerdown', press, true)
  }, [corner])
  const open = () => {
    const { right, bottom } = button().getBoundingClientRect()
    setCorner({ x: right, y: bottom + 4 })
  }
  const closing = items.map((item) => ({
    ...item,
    run() {
      close()
      item.run()
    },
  }))
  return (
    <span ref={holder} className="menu-button">
      <IconButton icon="more" label={label} aria-haspopup="menu" aria-expanded={corner !== undefined} onClick={open} />
      {corner && <Menu label={label} items={closing} corner={corner} isAtEnd onClose={close} />}
    </span>
  )
}
