import { type ReactNode, useEffect } from 'react'
import { Dialog } from './dialog.js'

interface Props {
  open: boolean
  title: string
  yes: string
  no: string
  /** What was asked for is on its way. */
  busy?: boolean
  confirm: () => void
  cancel: () => void
  children: ReactNode
}

/** A question with a yes and a no; Esc, the cross and the veil mean no. */
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

/** When the question has gone, the second click of a double click would press what lies beneath. */
function overlookSecondClick(): void {
  const overlook = (event: MouseEvent) => {
    if (event.detail < 2) return
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', overlook, true)
  setTimeout(removeEventListener, 500, 'click', overlook, true)
}
