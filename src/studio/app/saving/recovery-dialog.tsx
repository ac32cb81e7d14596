import { ActionDialog } from '../kit/action-dialog.js'
import { timeOf } from '../kit/time-of.js'
import type { UnsavedDraft } from '../session/unsaved-drafts.js'
import { useLanguage } from '../kit/language.js'
import { useSavingWords } from './use-saving-words.js'

interface RecoveryDialogProps {
  draft: UnsavedDraft
  /** True when a colleague saved the page after the draft was begun. */
  stale: boolean
  onRestore: () => void
  onDiscard: () => void
}

/** After a crash: the draft that was not saved. Closing the question keeps it, because undo takes it back. */
export function RecoveryDialog({ draft, stale, onRestore, onDiscard }: RecoveryDialogProps) {
  const t = useSavingWords()
  const language = useLanguage()
  return (
    <ActionDialog
      heading={t.recoveryHeading}
      other={{ label: t.discard, run: onDiscard }}
      action={{ label: t.restore, run: onRestore }}
      onClose={onRestore}
    >
      <p>{t.recoveryText(timeOf(draft.at, language))}</p>
      {stale && <p>{t.recoveryStale}</p>}
    </ActionDialog>
  )
}
