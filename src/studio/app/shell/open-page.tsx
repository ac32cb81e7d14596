import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { declarations } from '../../../blocks/declarations.js'
import type { OpenedPage as ReadPage } from '../../../pages/document/page-document.js'
import type { Place } from '../../../pages/document/page-edits.js'
import type { StoredPage } from '../../../pages/document/pages-api.js'
import { ReferencesContext, usePageReferences } from '../session/references.js'
import { type Dragging, type SitePage, type Studio, StudioContext, useEditorState } from '../session/studio-context.js'
import { type Editing, openEditing } from '../session/editing.js'
import { type Saving, startSaving } from '../session/saving.js'
import { undoHistory } from '../session/undo-history.js'
import { useOriginal } from '../languages/use-original.js'
import { OpenedContext } from '../session/opened-page.js'
import { useShell } from '../session/shell-context.js'
import { shellMessages } from './shell.messages.js'
import { Workbench } from './workbench.js'
import { useStudioWords } from '../kit/language.js'

interface OpenPageProps {
  stored: StoredPage
  read: ReadPage
  savingRef: RefObject<Saving | undefined>
}

/** A page that is open: what edits it, what saves it, and what the panels share. */
export function OpenPage({ stored, read: { page, problems }, savingRef }: OpenPageProps) {
  const t = useStudioWords(shellMessages)
  const { tell, parts } = useShell()
  const opened = useOpened(stored, page, savingRef)
  const [insertAt, setInsertAt] = useState<Place>()
  const pages = useSitePages()
  const paths = useMemo(() => [...new Set(pages.map(({ path }) => path))], [pages])
  const dragging = useRef<Dragging>(undefined)
  const original = useOriginal(stored)
  const studio = useMemo<Studio>(
    () => ({
      declarations,
      parts,
      editing: opened.editing,
      original,
      paths,
      pages,
      pageId: opened.id,
      tell,
      insertHere: setInsertAt,
      dragging,
    }),
    [opened, original, parts, paths, pages, tell],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when the page is opened
  useEffect(() => {
    // An editor who came from the list of pages is led on; on a fresh load focus stays where browsers put it.
    if (navigator.userActivation.hasBeenActive) document.querySelector<HTMLElement>('main')?.focus()
    if (problems.length > 0) tell(t.repaired(problems.length))
  }, [])
  return (
    <StudioContext value={studio}>
      <OpenedContext value={opened}>
        <WithReferences>
          <Workbench stored={stored} insertAt={insertAt} onInsertAt={setInsertAt} />
        </WithReferences>
      </OpenedContext>
    </StudioContext>
  )
}

function useOpened(
  { id, revision }: StoredPage,
  page: ReadPage['page'],
  savingRef: RefObject<Saving | undefined>,
): { id: string; editing: Editing; saving: Saving } {
  const { client, drafts, editor, parts, showSummary } = useShell()
  const [history] = useState(() => undoHistory())
  const [opened] = useState(() => {
    const editing = openEditing(page, { declarations, parts, own: id, history: history.find(id, page) })
    return { id, editing, saving: startSaving({ id, revision, editor, editing, client, drafts, onSaved: showSummary }) }
  })
  useEffect(() => {
    const { editing, saving } = opened
    const keep = () => history.keep(id, editing.state().page, editing.history())
    savingRef.current = saving
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      savingRef.current = undefined
      saving.close()
      keep()
    }
  }, [opened, savingRef, history, id])
  return opened
}

/** Returns the same list as long as its content is equal, because every save renews the pages. */
function useSitePages(): readonly SitePage[] {
  const { pages = [] } = useShell()
  const text = JSON.stringify(
    pages
      .filter(({ broken }) => !broken)
      .map(({ id, path, title, published, language, variantOf }) => ({ id, path, title, live: published?.path, language, variantOf })),
  )
  return useMemo(() => JSON.parse(text) as SitePage[], [text])
}

/** Provides the references of the platform, from where the page's own blocks will ask. */
function WithReferences({ children }: { children: ReactNode }) {
  const { page } = useEditorState()
  return <ReferencesContext value={usePageReferences(page)}>{children}</ReferencesContext>
}
