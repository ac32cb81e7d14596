import type { ReactNode } from 'react'
import { Dialog } from './dialog.js'
import { kitWords, useStudioWords } from './language.js'

/** The button of a dialog that does what it is about. */
export interface DialogAction {
  label: string
  isDanger?: boolean
  /** It is being done, or cannot be done yet. */
  isBusy?: boolean
  /** What it does: a function, a form of the dialog that it sends by its id, or a file that it fetches. */
  run?: () => void
  form?: string
  href?: string
}

interface ActionDialogProps {
  heading: string
  size?: 'small' | 'large'
  /** Without it nothing is left to do but to close the dialog. */
  action?: DialogAction
  /** The button beside it: „Abbrechen“ when nothing is given. */
  other?: { label: string; run?: () => void; isFirst?: boolean }
  /** Why it was not done. */
  failure?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** A dialog about one thing that is done or left: what it means, why it failed, a button to do it and one to leave it. */
export function ActionDialog({ heading, size = 'small', action, other, failure, onClose, children }: ActionDialogProps) {
  const common = useStudioWords(kitWords)
  return (
    <Dialog
      heading={heading}
      size={size}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="button" data-first={other?.isFirst ? '' : undefined} onClick={other?.run ?? onClose}>
            {other?.label ?? common.cancel}
          </button>
          {action && <ActionButton {...action} />}
        </>
      }
    >
      {children}
      {failure && (
        <div className="complaint" role="alert">
          {failure}
        </div>
      )}
    </Dialog>
  )
}

function ActionButton({ label, isDanger = false, isBusy = false, run, form, href }: DialogAction) {
  const className = `button ${isDanger ? 'danger' : 'primary'}`
  if (href !== undefined)
    return (
      <a className={className} href={href} download="">
        {label}
      </a>
    )
  if (form !== undefined)
    return (
      <button type="submit" form={form} className={className} aria-disabled={isBusy}>
        {label}
      </button>
    )
  return (
    <button type="button" className={className} aria-disabled={isBusy} onClick={() => isBusy || run?.()}>
      {label}
    </button>
  )
}
