import { type ReactNode, useEffect, useRef } from 'react'
import { CloseIcon } from '../theme/icons.js'
import { pressOnce } from './held-key.js'
import { uiMessages } from './ui.messages.js'
import { useMessages } from '../hooks/use-messages.js'

/**
 * Shows a native modal dialog: the browser traps focus, makes the rest inert, closes with Esc and gives focus back.
 * @param open true while it is shown
 * @param close called when the shopper closes it: with Esc, with its button or with a click beside it
 * @param label its accessible name; the heading may say it more warmly
 * @param heading stands at the top, beside the button that closes it
 * @param children the content below
 * @example
 * ```tsx
 * import { Dialog } from '@vitrine/blocks/kit'
 *
 * const Terms = ({ open, close }: { open: boolean; close: () => void }) => (
 *   <Dialog open={open} close={close} label="Bedingungen" heading={<h2>Bedingungen</h2>}>
 *     <p>Ein Gutschein je Bestellung.</p>
 *   </Dialog>
 * )
 * ```
 */
export function Dialog({
  open,
  close,
  label,
  heading,
  children,
}: {
  open: boolean
  close: () => void
  label: string
  heading: ReactNode
  children: ReactNode
}) {
  const t = useMessages(uiMessages)
  const dialog = useRef<HTMLDialogElement>(null)
  /** Number of own calls to close whose event, a frame late, is still to come: it must not close a dialog that was opened again. */
  const expected = useRef(0)
  /** True once the shopper has clicked in it. Until then a second click belongs to the double click that opened it. */
  const touched = useRef(false)
  useEffect(() => {
    const element = dialog.current
    touched.current = false
    if (open && element?.isConnected && !element.open) element.showModal()
    if (!open && element?.open) {
      expected.current += 1
      element.close()
    }
  }, [open])
  return (
    // The keyboard closes with Esc; the click on the veil is for the mouse only.
    <dialog
      ref={dialog}
      aria-label={label}
      part="dialog"
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onClose={() => {
        if (expected.current > 0) expected.current -= 1
        else close()
      }}
      onKeyDown={pressOnce}
      onClickCapture={(event) => {
        if (event.detail < 2) touched.current = true
        if (touched.current) return
        event.preventDefault()
        event.stopPropagation()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) close()
      }}
    >
      <div className="sheet">
        <div className="head">
          {heading}
          <button type="button" className="icon-button" aria-label={t.close} onClick={close}>
            <CloseIcon />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
