import { useEffect, useState } from 'react'
import type { StoredPage } from '../../../pages/document/pages-api.js'
import { useOpenedPage } from '../session/opened-page.js'
import { useShell } from '../session/shell-context.js'
import { ConflictDialog } from './conflict-dialog.js'
import { RecoveryDialog } from './recovery-dialog.js'
import { ownName } from '../session/own-name.js'
import type { OtherWindows } from './save-notices.js'
import { savingMessages } from './saving.messages.js'
import type { LeftDraft } from '../session/unsaved-drafts.js'
import type { Conflict } from './use-conflict.js'
import { useStudioWords } from '../kit/language.js'

interface SavingDialogsProps {
  stored: StoredPage
  conflict: Conflict
  others: OtherWindows
}

/** The questions about what counts: a draft from before a crash, a version from another window. */
export function SavingDialogs({ stored, conflict, others }: SavingDialogsProps) {
  const { me } = useShell()
  const own = me?.name || ownName()
  // Two people are here: the other one saved it.
  const [onlyOther] = others.people.length === 1 ? others.people : []
  const recovery = useRecovery(stored)
  if (recovery.draft)
    return (
      <RecoveryDialog
        draft={recovery.draft}
        stale={recovery.draft.basedOn !== stored.revision}
        onRestore={recovery.restore}
        onDiscard={recovery.discard}
      />
    )
  if (!conflict.asking) return null
  return (
    <ConflictDialog
      theirs={conflict.asking}
      colleague={conflict.asking.by !== undefined && conflict.asking.by !== own ? conflict.asking.by : onlyOther}
      onCopy={conflict.saveAsNew}
      onTakeTheirs={conflict.takeTheirs}
      onOverwrite={conflict.overwrite}
      onClose={conflict.later}
    />
  )
}

function useRecovery(stored: StoredPage) {
  const t = useStudioWords(savingMessages)
  const { drafts, editor, tell } = useShell()
  const { editing, saving } = useOpenedPage()
  const [draft, setDraft] = useState<LeftDraft>()
  useEffect(() => {
    let gone = false
    void drafts.findLeft(stored, editor).then((found) => {
      if (!gone) setDraft(found)
    })
    return () => {
      gone = true
    }
  }, [drafts, editor, stored])
  return {
    draft,
    restore() {
      if (!draft) return
      setDraft(undefined)
      drafts.forgetLeft(draft)
      // Saving goes on from where the draft began, so that a version saved since is not overwritten.
      saving.goOnFrom(draft.basedOn)
      editing.exchange(draft.page)
      saving.keepDraft()
      tell(t.restored)
    },
    discard() {
      setDraft(undefined)
      if (draft) drafts.forgetLeft(draft)
      tell(t.discarded)
    },
  }
}
