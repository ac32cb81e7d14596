import { useState } from 'react'
import type { PageDocument } from '../../../builder/page-document.js'
import type { StoredPage } from '../../pages-api.js'
import { useOpenedPage } from '../shell/opened-context.js'
import { useShell, useShellWords } from '../shell/shell-context.js'
import { ConflictDialog } from './conflict-dialog.js'
import { RecoveryDialog } from './recovery-dialog.js'
import { savingWords } from './saving.words.js'
import { samePage, type UnsavedDraft } from './unsaved-drafts.js'
import type { Conflict } from './use-conflict.js'

interface SavingDialogsProps {
  stored: StoredPage
  /** As it was opened. */
  page: PageDocument
  conflict: Conflict
}

/** The questions about what counts: a draft from before a crash, a version from another window. */
export function SavingDialogs({ stored, page, conflict }: SavingDialogsProps) {
  const recovery = useRecovery(stored, page)
  if (recovery.draft) return <RecoveryDialog draft={recovery.draft} stale={recovery.draft.basedOn !== stored.revision} onRestore={recovery.restore} onDiscard={recovery.discard} />
  if (!conflict.asking) return null
  return <ConflictDialog theirs={conflict.asking} onCopy={conflict.saveAsNew} onTakeTheirs={conflict.takeTheirs} onOverwrite={conflict.overwrite} onClose={conflict.later} />
}

function useRecovery({ id }: StoredPage, page: PageDocument) {
  const t = useShellWords(savingWords)
  const { drafts, tell } = useShell()
  const { editing, saving } = useOpenedPage()
  const [draft, setDraft] = useState<UnsavedDraft | undefined>(() => {
    const found = drafts.find(id)
    return found && !samePage(found.page, page) ? found : undefined
  })
  return {
    draft,
    restore() {
      if (!draft) return
      setDraft(undefined)
      // Saving goes on from where the draft began, so that a version saved since is not overwritten.
      saving.goOnFrom(draft.basedOn)
      editing.exchange(draft.page)
      saving.keepDraft()
      tell(t.restored)
    },
    discard() {
      setDraft(undefined)
      drafts.forget(id)
      tell(t.discarded)
    },
  }
}
