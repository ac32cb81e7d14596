import { useEffect, useId, useRef, useState } from 'react'
import { useWords } from '../../ui/index.js'
import { switcherWords } from './consultant-switcher.words.js'

/** The fact stands in the row; what it means shows for the mouse and for the keyboard, stays under the pointer, and goes with Esc. */
export function ShopClosed({ name }: { name: string }) {
  const t = useWords(switcherWords)
  const id = useId()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    // Wherever the focus is: the pointer alone may have opened it.
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(false)
    }
    document.addEventListener('keydown', dismiss)
    return () => document.removeEventListener('keydown', dismiss)
  }, [open])
  return (
    <p className="closed">
      {t.closed}{' '}
      <span className="why" onPointerEnter={() => setOpen(true)} onPointerLeave={() => setOpen(button.current?.matches(':focus') ?? false)}>
        <button
          ref={button}
          type="button"
          className="text-button"
          aria-describedby={id}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onClick={() => setOpen(true)}
        >
          {t.whatNow}
        </button>
        <span className="tip" role="tooltip" id={id} hidden={!open}>
          <span>{t.closedMore(name)}</span>
        </span>
      </span>
    </p>
  )
}
