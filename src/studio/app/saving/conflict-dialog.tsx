import { useState } from 'react'
import type { StoredPage } from '../../../pages/document/pages-api.js'
import { ActionDialog } from '../kit/action-dialog.js'
import { timeOf } from '../kit/time-of.js'
import { useLanguage } from '../kit/language.js'
import { useSavingWords } from './use-saving-words.js'

interface ConflictDialogProps {
  theirs: StoredPage
  /** Name of the colleague who saved that version; undefined when it is unknown or the editor's own. */
  colleague: string | undefined
  onCopy: () => Promise<void>
  onTakeTheirs: () => void
  onOverwrite: () => Promise<void>
  onClose: () => void
}

/** Two people saved one page: nothing is lost until the editor says which version stands. */
export function ConflictDialog({ theirs, colleague, onCopy, onTakeTheirs, onOverwrite, onClose }: ConflictDialogProps) {
  const t = useSavingWords()
  const language = useLanguage()
  const [busy, setBusy] = useState(false)
  const choose = (choice: () => Promise<void>) => async () => {
    setBusy(true)
    await choice().finally(() => setBusy(false))
  }
  return (
    <ActionDialog heading={t.conflictHeading} other={{ label: t.decideLater }} onClose={onClose}>
      <p>{t.conflictText(timeOf(theirs.changed, language), colleague)}</p>
      <div className="choices">
        <button type="button" className="choice" disabled={busy} onClick={choose(onCopy)}>
          <strong>{t.asCopy}</strong>
          <span>{t.asCopyHelp}</span>
        </button>
        <button type="button" className="choice" disabled={busy} onClick={onTakeTheirs}>
          <strong>{colleague ? t.takeTheirsOf(colleague) : t.takeTheirs}</strong>
          <span>{t.takeTheirsHelp}</span>
        </button>
        <button type="button" className="choice danger" disabled={busy} onClick={choose(onOverwrite)}>
          <strong>{colleague ? t.overwriteOf(colleague) : t.overwrite}</strong>
          <span>{t.overwriteHelp}</span>
        </button>
      </div>
    </ActionDialog>
  )
}
