import { type RefObject, useEffect, useState } from 'react'
import { type OpenedPage as ReadPage, openPage, PageDocumentError } from '../../../pages/document/page-document.js'
import type { StoredPage } from '../../../pages/document/pages-api.js'
import type { LocalizedText } from '../../../core/element/declaration.js'
import { OpenPage } from './open-page.js'
import type { Failure } from '../session/page-client.js'
import { kitWords, useLanguage, useStudioWords } from '../kit/language.js'
import { PagesPanel } from '../pages/pages-panel.js'
import type { Saving } from '../session/saving.js'
import { useShell } from '../session/shell-context.js'
import { shellMessages } from './shell.messages.js'
import { StudioMenu } from './studio-menu.js'

type Loaded = { stored: StoredPage; read: ReadPage } | { failed: Failure } | { unreadable: LocalizedText | undefined }

interface PageEditorProps {
  id: string
  savingRef: RefObject<Saving | undefined>
}

/** Fetches the page that the address names, and opens it. */
export function PageEditor(props: PageEditorProps) {
  const [attempt, setAttempt] = useState(0)
  return <Fetched key={`${props.id} ${attempt}`} {...props} onAgain={() => setAttempt(attempt + 1)} />
}

function Fetched({ id, savingRef, onAgain }: PageEditorProps & { onAgain: () => void }) {
  const t = useStudioWords(shellMessages)
  const { loading } = useStudioWords(kitWords)
  const [loaded, setLoaded] = useState<Loaded>()
  const { client } = useShell()
  const language = useLanguage()
  useEffect(() => {
    let gone = false
    void client.open(id).then((answer) => gone || setLoaded('failed' in answer ? answer : read(answer.done)))
    return () => {
      gone = true
    }
  }, [client, id])
  if (loaded && 'read' in loaded) return <OpenPage stored={loaded.stored} read={loaded.read} savingRef={savingRef} />
  if (!loaded) return <NoPage heading={loading} />
  const why = 'failed' in loaded ? loaded.failed.text[language] : (loaded.unreadable?.[language] ?? t.newerVersion)
  return <NoPage heading={t.broken} why={why} {...('failed' in loaded && { onAgain })} />
}

function read(stored: StoredPage): Loaded {
  try {
    return { stored, read: openPage(stored.page) }
  } catch (error) {
    if (error instanceof PageDocumentError) return { unreadable: stored.broken }
    throw error
  }
}

function NoPage({ heading, why, onAgain }: { heading: string; why?: string; onAgain?: () => void }) {
  const t = useStudioWords(shellMessages)
  const { again } = useStudioWords(kitWords)
  const { goTo } = useShell()
  return (
    <>
      <header className="top-bar" data-place tabIndex={-1}>
        <button type="button" className="logo" onClick={() => void goTo(undefined)}>
          {t.studio}
        </button>
        <span className="top-bar-space" />
        <StudioMenu />
      </header>
      <main className="start" data-place tabIndex={-1}>
        <div role="status">
          <h1>{heading}</h1>
          {why && <p>{why}</p>}
        </div>
        {onAgain && (
          <p className="start-again">
            <button type="button" className="button" onClick={onAgain}>
              {again}
            </button>
          </p>
        )}
        <PagesPanel />
      </main>
    </>
  )
}
