import { useEffect, useState } from 'react'
import type { StoredPage } from '../../../pages/document/pages-api.js'
import { readablePage } from '../session/readable-page.js'
import { useOpenedPage } from '../session/opened-page.js'
import { useShell } from '../session/shell-context.js'
import { pagesMessages } from '../pages/pages.messages.js'
import { isUnsaved } from '../session/save-machine.js'
import { useSaveState } from './use-saving.js'
import { useLanguage, useStudioWords } from '../kit/language.js'
import { useSavingWords } from './use-saving-words.js'

/** Two versions of one page, and the ways out. */
export interface Conflict {
  /** Version on the server, while the editor is asked. */
  asking: StoredPage | undefined
  decide: () => void
  later: () => void
  takeTheirs: () => void
  overwrite: () => Promise<void>
  saveAsNew: () => Promise<void>
  /** Another window saved: shows that, or asks when something here is unsaved. */
  loadTheirs: () => Promise<void>
}

export function useConflict(): Conflict {
  const t = useSavingWords()
  const words = useStudioWords(pagesMessages)
  const { client, tell, goTo, refreshPages } = useShell()
  const language = useLanguage()
  const { id, editing, saving } = useOpenedPage()
  const theirs = useSaveState(saving).conflict
  const [open, setOpen] = useState(false)
  useEffect(() => setOpen(theirs !== undefined), [theirs])

  function show(stored: StoredPage): void {
    const page = readablePage(stored.page)
    if (!page) return tell(t.unreadable)
    editing.exchange(page)
    saving.goOnFrom(stored.revision)
    tell(t.tookTheirs)
  }

  async function saveAsNew(): Promise<void> {
    const { page } = editing.state()
    const answer = await client.create(theirs ? { ...page, title: words.copyOf(page.title) } : page)
    if ('failed' in answer) return tell(answer.failed.text[language])
    // Nothing is unsaved any more: it stands in the new page.
    saving.goOnFrom(theirs?.revision ?? saving.state().basedOn)
    await refreshPages()
    await goTo(answer.done.id)
    tell(t.copied)
  }

  async function loadTheirs(): Promise<void> {
    if (isUnsaved(saving.state())) return void (await saving.saveNow())
    const answer = await client.open(id)
    if ('failed' in answer) return tell(answer.failed.text[language])
    show(answer.done)
  }

  return {
    asking: open ? theirs : undefined,
    decide: () => setOpen(true),
    later: () => setOpen(false),
    takeTheirs: () => theirs && show(theirs),
    overwrite: async () => {
      if (await saving.overwrite()) tell(t.overwritten)
    },
    saveAsNew,
    loadTheirs,
  }
}
