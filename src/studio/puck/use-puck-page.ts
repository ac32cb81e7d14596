import { useCallback, useEffect, useRef, useState } from 'react'
import { openPage, type PageDocument, PageDocumentError } from '../../pages/document/page-document.js'
import type { LocalizedText } from '../../core/element/declaration.js'
import type { Failure, PageClient } from '../app/session/page-client.js'
import type { StoredPage } from '../../pages/document/pages-api.js'

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'publishing' | 'published'

export interface OpenedInPuck {
  page: PageDocument
  problems: readonly LocalizedText[]
}

export interface PuckPageState {
  opened?: OpenedInPuck
  state: SaveState
  failure?: Failure
  change: (page: PageDocument) => void
  save: () => Promise<boolean>
  publish: (page: PageDocument) => Promise<void>
  keepMine: () => Promise<boolean>
  takeTheirs: () => void
}

const broken = (text: string): Failure => ({
  kind: 'broken',
  text: { de: `Die Seite lässt sich nicht öffnen: ${text}`, en: `The page cannot be opened: ${text}` },
})

/** Opens one page through the Studio's server, saves and publishes it there. Nothing is overwritten silently. */
export function usePuckPage(client: PageClient, id: string): PuckPageState {
  const [opened, setOpened] = useState<OpenedInPuck>()
  const [state, setState] = useState<SaveState>('saved')
  const [failure, setFailure] = useState<Failure>()
  const draft = useRef<PageDocument | undefined>(undefined)
  const revision = useRef(0)
  const editor = useRef(crypto.randomUUID())

  const show = useCallback((stored: StoredPage) => {
    try {
      const { page, problems } = openPage(stored.page)
      revision.current = stored.revision
      draft.current = page
      setOpened({ page, problems: problems.map(({ text }) => text) })
      setFailure(undefined)
      setState('saved')
    } catch (error) {
      if (!(error instanceof PageDocumentError)) throw error
      setFailure(broken(error.message))
    }
  }, [])

  useEffect(() => {
    void client.open(id).then((answer) => ('done' in answer ? show(answer.done) : setFailure(answer.failed)))
  }, [client, id, show])

  useEffect(() => {
    if (state !== 'unsaved') return undefined
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [state])

  async function save(): Promise<boolean> {
    const page = draft.current
    if (!page) return false
    setState('saving')
    const answer = await client.save(id, { page, basedOn: revision.current, editor: editor.current })
    if ('failed' in answer) {
      setFailure(answer.failed)
      setState('unsaved')
      return false
    }
    revision.current = answer.done.revision
    setFailure(undefined)
    // Changes that were made in the meantime are not saved yet.
    setState(draft.current === page ? 'saved' : 'unsaved')
    return true
  }

  async function publish(page: PageDocument): Promise<void> {
    draft.current = page
    if (!(await save())) return
    setState('publishing')
    const answer = await client.publish(id, revision.current)
    if ('failed' in answer) setFailure(answer.failed)
    setState(draft.current === page ? ('done' in answer ? 'published' : 'saved') : 'unsaved')
  }

  const theirs = failure?.theirs
  return {
    ...(opened && { opened }),
    state,
    ...(failure && { failure }),
    change(page) {
      draft.current = page
      setState('unsaved')
    },
    save,
    publish,
    keepMine() {
      if (theirs) revision.current = theirs.revision
      return save()
    },
    takeTheirs() {
      if (theirs) show(theirs)
    },
  }
}
