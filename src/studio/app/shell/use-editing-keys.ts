import { useEffect } from 'react'
import { duplicateChosen, removeChosen } from '../session/chosen-edits.js'
import { clip, clipboardEvents } from '../inserter/clipboard.js'
import { useStudio } from '../session/studio-context.js'
import { useOpenedPage } from '../session/opened-page.js'
import { useShell } from '../session/shell-context.js'
import { shellMessages } from './shell.messages.js'
import { useShortcuts } from './use-shortcuts.js'
import { useLanguage, useStudioWords } from '../kit/language.js'

/** The keys that edit the open page, wherever focus is. */
export function useEditingKeys(): void {
  const t = useStudioWords(shellMessages)
  const { tell } = useShell()
  const { editing, declarations, parts } = useStudio()
  const language = useLanguage()
  const { saving } = useOpenedPage()
  useEffect(() => {
    const work = (event: ClipboardEvent) => {
      if (isAboutBlocks()) clip(event, { editing, declarations, parts, language, tell })
    }
    for (const type of clipboardEvents) document.addEventListener(type, work)
    return () => {
      for (const type of clipboardEvents) document.removeEventListener(type, work)
    }
  }, [editing, declarations, parts, language, tell])
  useShortcuts({
    undo() {
      const { canUndo } = editing.state()
      editing.undo()
      tell(canUndo ? t.undone : t.nothingToUndo)
    },
    redo() {
      const { canRedo } = editing.state()
      editing.redo()
      tell(canRedo ? t.redone : t.nothingToRedo)
    },
    save() {
      void saving.saveNow().then((saved) => tell(saved ? t.savedNow : t.notSavedNow))
    },
    duplicate() {
      const { selected } = editing.state()
      if (!selected) return
      const answer = duplicateChosen(editing)
      tell('refused' in answer ? answer.refused[language] : t.duplicated)
    },
    remove() {
      const { selected } = editing.state()
      if (!selected) return
      removeChosen(editing)
      tell(t.removed)
    },
  })
}

/** Returns true when no text is being edited or selected, and the keyboard is at the page or its outline. */
function isAboutBlocks(): boolean {
  const focused = document.activeElement
  const isWriting = focused?.matches('input, textarea, select, [contenteditable=true]') ?? false
  const isHere = !focused || focused === document.body || focused.closest('main, [role=tree]') !== null
  return isHere && !isWriting && !document.querySelector('dialog[open]') && document.getSelection()?.isCollapsed !== false
}
