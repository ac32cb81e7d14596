import type { ReactNode } from 'react'
import { Dialog } from './dialog.js'
import { kitWords, useStudioWords } from './language.js'

/** Button that performs the dialog's action. */
export interface DialogAction {
  label: string
  isDanger?: boolean
  /** True while the action runs, or cannot run yet. */
  isBusy?: boolean
  /** Effect of the action: a function, a form of the dialog that it submits by its id, or a file that it fetches. */
  run?: () => void
  form?: string
  href?: string
}

interface ActionDialogProps {
  heading: string
  size?: 'small' | 'large'
  /** Action of the dialog; without it the dialog can only be closed. */
  action?: DialogAction
  /** Label of the button beside it: „Abbrechen“ by default. */
  other?: { label: string; run?: () => void; isFirst?: boolean }
  /** Message about why the action failed. */
  failure?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** Dialog about one action: what it means, why it failed, a button to do it and one to leave it. */
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
