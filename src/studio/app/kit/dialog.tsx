import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from './icon-button.js'
import './dialog.css'
import { kitWords, useStudioWords } from './language.js'

interface DialogProps {
  heading: string
  onClose: () => void
  size?: 'small' | 'large' | 'full'
  /** Controls beside the heading. */
  tools?: ReactNode
  children: ReactNode
  /** Buttons at the foot of the dialog. */
  actions?: ReactNode
}

/**
 * A native modal dialog, open as long as it is rendered: the browser traps focus, makes the rest inert and gives focus back.
 * The element marked `data-first` has focus at first.
 */
export function Dialog({ heading, onClose, size = 'small', tools, children, actions }: DialogProps) {
  const t = useStudioWords(kitWords)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    element?.querySelector<HTMLElement>('[data-first]')?.focus()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={`dialog ${size}`}
      aria-labelledby={id}
      onClose={(event) => event.target === dialog.current && onClose()}
    >
      <div className="dialog-head">
        <h2 id={id}>{heading}</h2>
        {tools}
        <IconButton icon="close" label={t.close} onClick={onClose} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="dialog-body" tabIndex={0}>
        {children}
      </div>
      {actions && <div className="dialog-actions">{actions}</div>}
    </dialog>
  )
}
