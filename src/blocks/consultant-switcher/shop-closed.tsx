import { type FocusEvent, useEffect, useId, useRef, useState } from 'react'
import { Link, useMessages } from '../../ui/index.js'
import { switcherMessages } from './consultant-switcher.messages.js'

interface Props {
  name: string
  /** Address where the shopper can ask the consultant, or empty. */
  profile: string
}

/**
 * Tells in the row that the shop is closed; the explanation opens for the mouse and for the keyboard, stays under the pointer and while
 * the focus is in it, and goes with Esc.
 */
export function ShopClosed({ name, profile }: Props) {
  const t = useMessages(switcherMessages)
  const id = useId()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    // Wherever the focus is: the pointer alone may have opened it.
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      if (button.current?.parentElement?.matches(':focus-within')) button.current.focus()
      setOpen(false)
    }
    document.addEventListener('keydown', dismiss)
    return () => document.removeEventListener('keydown', dismiss)
  }, [open])
  const blur = ({ relatedTarget }: FocusEvent) => setOpen(button.current?.parentElement?.contains(relatedTarget) ?? false)
  return (
    <p className="closed">
      {t.closed}{' '}
      <span
        className="why"
        onPointerEnter={() => setOpen(true)}
        onPointerLeave={({ currentTarget }) => setOpen(currentTarget.matches(':focus-within'))}
      >
        <button
          ref={button}
          type="button"
          className="text-button"
          aria-describedby={id}
          onFocus={() => setOpen(true)}
          onBlur={blur}
          onClick={() => setOpen(true)}
        >
          {t.whatNow}
        </button>
        <span className="tip" role="tooltip" id={id} hidden={!open}>
          <span>
            {t.closedMore(name)}{' '}
            {profile ? (
              <Link href={profile} onBlur={blur}>
                {t.askHer}
              </Link>
            ) : (
              t.askHer
            )}
            {t.askHerMore}
          </span>
        </span>
      </span>
    </p>
  )
}
