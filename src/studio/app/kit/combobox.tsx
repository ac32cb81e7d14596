import { type FocusEvent, type KeyboardEvent, type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react'
import './combobox.css'

export interface Choice {
  id: string
  /** Content of the line. */
  content: ReactNode
}

interface ComboboxProps {
  /** Attributes of the input: its id, and what describes it. */
  wires: {
    id: string
    'aria-label'?: string
    'aria-describedby'?: string | undefined
    'aria-invalid'?: true | undefined
    'aria-required'?: true | undefined
  }
  /** Accessible name of the list. */
  label: string
  text: string
  onText: (text: string) => void
  choices: readonly Choice[]
  choose: (id: string) => void
  /** Message about the list: how many choices, or why there are none. */
  status: string | undefined
  /** Called when Enter is pressed and no line is marked. */
  onEnter?: (() => void) | undefined
  /** Called when Escape is pressed and no list is open. */
  onEscape?: (() => void) | undefined
  onOpen?: ((open: boolean) => void) | undefined
  onLeave?: (() => void) | undefined
  /** Content before the text, such as a picture. */
  before?: ReactNode
  placeholder?: string | undefined
  inputMode?: 'url' | 'search' | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
}

/** Text field with a list below it that follows the input (ARIA practices: combobox, list autocomplete, manual selection). */
export function Combobox({
  wires,
  label,
  text,
  onText,
  choices,
  choose,
  status,
  onEnter,
  onEscape,
  onOpen,
  onLeave,
  before,
  placeholder,
  inputMode,
  inputRef,
}: ComboboxProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [marked, setMarked] = useState<string>()
  const at = choices.findIndex((choice) => choice.id === marked)
  const isOpen = open && (choices.length > 0 || status !== undefined)
  useEffect(() => onOpen?.(open), [open, onOpen])
  useEffect(() => {
    if (at >= 0) document.getElementById(`${id}${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [at, id])

  // At the end of a form the list would open below what is seen of it.
  const popup = useRef<HTMLDivElement>(null)
  const count = isOpen ? choices.length : 0
  useEffect(() => {
    const panel = popup.current?.closest('.tab-panel')
    if (count === 0 || !popup.current || !panel) return
    const below = popup.current.getBoundingClientRect().bottom + 8 - panel.getBoundingClientRect().bottom
    if (below > 0) panel.scrollTop += below
  }, [count])

  function close() {
    setOpen(false)
    setMarked(undefined)
  }

  function take(chosen: string) {
    close()
    choose(chosen)
  }

  function move(step: 1 | -1) {
    setOpen(true)
    if (!open && at < 0 && step < 0) return
    const next = at < 0 ? (step > 0 ? 0 : choices.length - 1) : at + step
    setMarked(choices[next]?.id)
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (event.altKey) return event.key === 'ArrowUp' ? close() : setOpen(true)
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter') {
      const chosen = isOpen ? choices[at] : undefined
      if (!chosen && !onEnter) return
      event.preventDefault()
      if (chosen) take(chosen.id)
      else {
        close()
        onEnter?.()
      }
    } else if (event.key === 'Escape' && (isOpen || onEscape)) {
      // The dialog or the drawer around it stays.
      event.preventDefault()
      event.stopPropagation()
      if (isOpen) close()
      else onEscape?.()
    }
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (currentTarget.contains(relatedTarget)) return
    close()
    onLeave?.()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears that the focus leaves
    <div className="combobox" onBlur={leave}>
      <div className="combobox-line">
        {before}
        <input
          ref={inputRef}
          {...wires}
          className="control"
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}list`}
          aria-activedescendant={isOpen && at >= 0 ? `${id}${at}` : undefined}
          autoComplete="off"
          spellCheck={false}
          inputMode={inputMode}
          placeholder={placeholder}
          value={text}
          onChange={(event) => {
            setOpen(true)
            setMarked(undefined)
            onText(event.target.value)
          }}
          onClick={() => setOpen(true)}
          onKeyDown={press}
        />
      </div>
      <div ref={popup} className="combobox-popup" hidden={!isOpen}>
        <div id={`${id}list`} role="listbox" aria-label={label}>
          {isOpen &&
            choices.map((choice, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: keys belong to the input
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input
              <div
                key={choice.id}
                id={`${id}${index}`}
                role="option"
                aria-selected={choice.id === marked}
                // The focus stays in the input.
                onMouseDown={(event) => event.preventDefault()}
                onMouseMove={() => setMarked(choice.id)}
                onClick={() => take(choice.id)}
              >
                {choice.content}
              </div>
            ))}
        </div>
        {status && <p className="combobox-status help">{status}</p>}
      </div>
      <p className="visually-hidden" role="status">
        {isOpen ? status : ''}
      </p>
    </div>
  )
}
