import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Canvas } from '../canvas/canvas.js'
import { createPageClient, type PageClient } from '../session/page-client.js'
import { type Library, LibraryContext, openLibrary } from '../media/library.js'
import { createMediaClient } from '../media/media-client.js'
import { publishMessages } from '../publish/publish.messages.js'
import { knownParts } from '../session/known-parts.js'
import { PageEditor } from './page-editor.js'
import type { Saving } from '../session/saving.js'
import { type UnsavedDrafts, unsavedDrafts } from '../session/unsaved-drafts.js'
import { type Least, type Shell, ShellContext } from '../session/shell-context.js'
import { shellMessages } from './shell.messages.js'
import type { Question } from '../session/question.js'
import { QuestionDialog } from './question-dialog.js'
import { StartPage } from './start-page.js'
import { LanguageContext } from '../kit/language.js'
import { type Message, type MessageAction, Toast } from '../kit/toast.js'
import { useAddress } from './use-address.js'
import { useChosenLanguage } from './use-chosen-language.js'
import { useMe } from './use-me.js'
import { usePages } from './use-pages.js'
import './studio.css'
import './studio-frame.css'

interface StudioProps {
  /** Component that shows the page and lets it be edited; the Studio works around any. */
  canvas?: Shell['canvas']
  client?: PageClient
  /** The pictures of the site. */
  library?: Library
  drafts?: UnsavedDrafts
}

/** The page editor: a list of pages, and the one that is open. */
export function Studio({ client: given, library: givenLibrary, drafts: givenDrafts, canvas = Canvas }: StudioProps) {
  const client = useMemo(() => given ?? createPageClient(), [given])
  const drafts = useMemo(() => givenDrafts ?? unsavedDrafts(), [givenDrafts])
  const library = useMemo(() => givenLibrary ?? openLibrary(createMediaClient()), [givenLibrary])
  const [editor] = useState(() => crypto.randomUUID())
  useEffect(() => drafts.enter(editor), [drafts, editor])
  const [language, setLanguage] = useChosenLanguage()
  const { message, tell, silence } = useMessages()
  const saving = useRef<Saving>(undefined)
  const [question, setQuestion] = useState<Question>()
  const { pageId, goTo } = useAddress(async () => {
    if (!saving.current || (await saving.current.saveNow()) || saving.current.state().failure?.kind === 'missing') return true
    tell(shellMessages[language].stayed)
    return false
  })
  const parts = useMemo(() => knownParts(client), [client])
  const site = usePages(client, parts)
  const me = useMe(client)
  const mayNot = (least: Least) => (me && me.role !== 'admin' && me.role !== least ? publishMessages[language].mayNot[least] : undefined)
  const shell: Shell = { canvas, setLanguage, client, me, mayNot, drafts, editor, parts, ...site, pageId, goTo, tell, ask: setQuestion }
  return (
    <ShellContext value={shell}>
      <LanguageContext value={language}>
        <LibraryContext value={library}>
          <div className="studio" lang={language}>
            {pageId === undefined ? <StartPage /> : <PageEditor key={pageId} id={pageId} savingRef={saving} />}
            {question && <QuestionDialog question={question} onClose={() => setQuestion(undefined)} />}
            <Toast message={message} onDone={silence} />
          </div>
        </LibraryContext>
      </LanguageContext>
    </ShellContext>
  )
}

const shownFor = 6000
// Milliseconds: a message with an action stays long enough to be reached.
const shownWithAction = 20_000

function useMessages() {
  const [message, setMessage] = useState<Message>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const count = useRef(0)
  const silence = useCallback(() => setMessage(undefined), [])
  const tell = useCallback(
    (sentence: string, action?: MessageAction) => {
      clearTimeout(timer.current)
      count.current += 1
      setMessage({ id: count.current, sentence, action })
      timer.current = setTimeout(silence, action ? shownWithAction : shownFor)
    },
    [silence],
  )
  return { message, tell, silence }
}
