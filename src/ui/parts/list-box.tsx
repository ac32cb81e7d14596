import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { typeAheadReset } from '../../commerce/domain/limits.js'
import { ChevronIcon } from '../theme/icons.js'

interface Choice {
  value: string
  label: string
  /** A second line. */
  detail?: string
}

/**
 * Shows a button that opens a list of choices: arrows, Home, End, typing ahead (forgotten after 700 ms), Enter, Esc.
 * @param label the visible name of the list
 * @param choices the choices in their order: each with its value and its label
 * @param value the value of the chosen one; without such a choice the first is shown
 * @param choose called with the value of another choice, when the shopper takes it
 * @example
 * ```tsx
 * import { ListBox } from '@vitrine/blocks/kit'
 * import { useState } from 'react'
 *
 * const choices = [{ value: 'name', label: 'Name' }, { value: 'price', label: 'Preis' }]
 *
 * const Sorting = () => {
 *   const [value, setValue] = useState('name')
 *   return <ListBox label="Sortieren nach" choices={choices} value={value} choose={setValue} />
 * }
 * ```
 */
export function ListBox({
  label,
  choices,
  value,
  choose,
}: {
  label: string
  choices: readonly Choice[]
  value: string
  choose: (value: string) => void
}) {
  const id = useId()
  const [active, setActive] = useState(-1)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const ahead = useTypeAhead(choices)
  const open = active >= 0
  const chosen = Math.max(
    0,
    choices.findIndex((choice) => choice.value === value),
  )
  useEffect(() => {
    const popover = list.current
    if (!open || !popover) {
      if (popover?.matches(':popover-open')) popover.hidePopover()
      return
    }
    popover.showPopover()
    const isAnchored = CSS.supports('anchor-name: --list')
    if (!isAnchored && button.current) placeBelow(popover, button.current)
    popover.focus()
    const close = () => setActive(-1)
    // Safari before 18.3 closes no popover on a tap beside it on a phone.
    const closeBeside = (event: Event) => {
      const root = popover.parentElement
      if (root && !event.composedPath().includes(root)) close()
    }
    document.addEventListener('pointerdown', closeBeside)
    // A list placed in the window alone would not move with its button, so scrolling closes it.
    const closeBehind = (event: Event) => event.composedPath()[0] !== popover && close()
    if (!isAnchored) document.addEventListener('scroll', closeBehind, true)
    return () => {
      document.removeEventListener('pointerdown', closeBeside)
      document.removeEventListener('scroll', closeBehind, true)
    }
  }, [open])
  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const take = (index: number) => {
    setActive(-1)
    button.current?.focus()
    const choice = choices[index]
    if (choice && choice.value !== value) choose(choice.value)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = target(event.key, active, choices.length) ?? ahead(event.key, active)
    if (to !== undefined) setActive(to)
    else if (event.key === 'Enter' || event.key === ' ') take(active)
    else if (event.key === 'Escape' || event.key === 'Tab') take(-1)
    else return
    event.preventDefault()
  }
  return (
    <div className="list-box">
      <span id={`${id}-label`} className="soft-text">
        {label}
      </span>
      <button
        ref={button}
        type="button"
        id={`${id}-button`}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-labelledby={`${id}-label ${id}-button`}
        onClick={() => setActive(open ? -1 : chosen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          setActive(chosen)
        }}
      >
        {choices[chosen]?.label}
        <ChevronIcon />
      </button>
      <div
        ref={list}
        popover="auto"
        role="listbox"
        tabIndex={-1}
        aria-labelledby={`${id}-label`}
        aria-activedescendant={open ? `${id}-${active}` : undefined}
        onKeyDown={onKeyDown}
        onToggle={(event) => {
          if (event.newState === 'closed') setActive(-1)
        }}
      >
        {choices.map((choice, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the list itself has the keyboard
          <div
            key={choice.value}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={choice.value === value}
            data-active={index === active}
            onPointerMove={() => setActive(index)}
            onClick={() => take(index)}
          >
            {choice.label}
            {choice.detail && <small>{choice.detail}</small>}
          </div>
        ))}
      </div>
    </div>
  )
}

/** Places the list as the style sheets do where anchors are supported: Safari before 26 and Firefox before 147 lack them. */
function placeBelow(list: HTMLElement, button: HTMLElement): void {
  const { left, right, bottom } = button.getBoundingClientRect()
  const isOver = left + list.offsetWidth > document.documentElement.clientWidth
  list.style.top = `${bottom + 6}px`
  list.style.left = `${Math.max(8, isOver ? right - list.offsetWidth : left)}px`
}

function target(key: string, active: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return Math.min(active + 1, count - 1)
    case 'ArrowUp':
      return Math.max(active - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/** Typed letters find the next choice that begins with them. */
function useTypeAhead(choices: readonly Choice[]): (key: string, active: number) => number | undefined {
  const buffer = useRef({ text: '', at: 0 })
  return (key, active) => {
    if (key.length !== 1 || (key === ' ' && buffer.current.text === '')) return undefined
    const now = performance.now()
    const text = now - buffer.current.at > typeAheadReset ? key : buffer.current.text + key
    buffer.current = { text, at: now }
    const from = text.length > 1 ? active : active + 1
    const order = choices.map((_, index) => (index + Math.max(from, 0)) % choices.length)
    return order.find((index) => choices[index]?.label.toLocaleLowerCase().startsWith(text.toLocaleLowerCase()))
  }
}
