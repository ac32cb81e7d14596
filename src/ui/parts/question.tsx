import { type ReactNode, useEffect } from 'react'
import { Dialog } from './dialog.js'

interface Props {
  open: boolean
  title: string
  yes: string
  no: string
  /** True while the confirmed action runs. */
  busy?: boolean
  confirm: () => void
  cancel: () => void
  children: ReactNode
}

/** A question with a yes and a no; Esc, the close button and the backdrop mean no. */
export function Question({ open, title, yes, no, busy = false, confirm, cancel, children }: Props) {
  useEffect(() => (open ? overlookSecondClick : undefined), [open])
  return (
    <Dialog open={open} close={cancel} label={title} heading={<h2>{title}</h2>}>
      {open && (
        <div className="question">
          {children}
          <div className="answers">
            <button type="button" className="button" aria-disabled={busy} onClick={confirm}>
              {yes}
            </button>
            <button type="button" className="button quiet" onClick={cancel}>
              {no}
            </button>
          </div>
        </div>
      )}
    </Dialog>
  )
}

/** Ignores the second click of a double click: when the question has gone, it would press the content below. */
function overlookSecondClick(): void {
  const overlook = (event: MouseEvent) => {
    if (event.detail < 2) return
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', overlook, true)
  setTimeout(removeEventListener, 500, 'click', overlook, true)
}
