import { useEffect, useState } from 'react'
import type { Hint } from '../../../pages/document/lint/page-lint.js'
import type { Problem } from '../../../pages/document/problems.js'
import type { PageSummary, PartUse } from '../../../pages/document/pages-api.js'
import { useEditorState } from '../session/studio-context.js'
import { HintList } from '../hints/hint-list.js'
import type { Failure } from '../session/page-client.js'
import { readablePage } from '../session/readable-page.js'
import type { Saving } from '../session/saving.js'
import { ActionDialog } from '../kit/action-dialog.js'
import { Dialog } from '../kit/dialog.js'
import { useTakeBack } from './use-take-back.js'
import { liveQuestionsMessages } from '../session/live-questions.messages.js'
import { useShell } from '../session/shell-context.js'
import { sharedMessages } from '../shared/shared.messages.js'
import { useUses } from '../shared/use-parts.js'
import { UsesList } from '../shared/uses-list.js'
import { useLanguage, useStudioWords } from '../kit/language.js'
import { ChangeList } from './change-list.js'
import { type PageChange, pageChanges } from './page-changes.js'
import './publish.css'
import { PlanEnd, PlanPage } from '../team/plan-page.js'
import { publishMessages } from './publish.messages.js'

interface PublishDialogProps {
  summary: PageSummary
  saving: Saving
  hints: readonly Hint[]
  onShow: (problem: Problem) => void
  onClose: () => void
}

/** Dialog for publishing: it shows the changes and the open problems, and only then the button. */
export function PublishDialog(props: PublishDialogProps) {
  const [before] = useState(props.summary)
  const [published, setPublished] = useState<PageSummary>()
  if (!published) return <PublishQuestion {...props} onPublished={setPublished} />
  return <Published before={before} summary={published} onClose={props.onClose} />
}

function PublishQuestion({
  summary,
  saving,
  hints,
  onShow,
  onClose,
  onPublished,
}: PublishDialogProps & { onPublished: (summary: PageSummary) => void }) {
  const t = useStudioWords(publishMessages)
  const shared = useStudioWords(sharedMessages)
  const language = useLanguage()
  const { page } = useEditorState()
  const { publish, busy, failure } = usePublish(summary.id, saving, onPublished)
  const changes = useChanges(summary)
  const errors = hints.filter(({ level }) => level === 'error')
  const open = hints.filter(({ level }) => level === 'translation').length
  const warnings = hints.length - errors.length - open
  const isCurrent = changes?.length === 0 && summary.damagedVersion === undefined
  const isPart = page.kind === 'part'
  const liveAddress = summary.published?.path
  return (
    <ActionDialog
      heading={isPart ? shared.publishHeading : t.heading}
      action={{ label: busy ? t.publishing : t.publish, isBusy: busy, run: () => void publish() }}
      onClose={onClose}
    >
      {isPart && !isCurrent && <PagesOf id={summary.id} words={shared.publishing} />}
      {isPart && isCurrent && <p>{shared.nothing}</p>}
      {!isPart && <p>{isCurrent ? t.nothing : summary.published ? t.again(page.path) : t.first(page.path)}</p>}
      {liveAddress !== undefined && !isPart && liveAddress !== page.path && <MovedFrom from={liveAddress} />}
      {changes && changes.length > 0 && (
        <>
          <h3 className="group-heading">{t.changes}</h3>
          <ChangeList changes={changes} />
        </>
      )}
      {failure && (
        <div className="complaint" role="alert">
          {failure.text[language]}
          {failure.problems && <HintList problems={failure.problems} onShow={onShow} />}
        </div>
      )}
      {errors.length > 0 && !failure?.problems && (
        <>
          <h3 className="group-heading">{t.errors}</h3>
          <HintList problems={errors} onShow={onShow} />
        </>
      )}
      {open > 0 && <p className="help publish-warnings">{t.untranslated(open)}</p>}
      {warnings > 0 && <p className="help publish-warnings">{t.warnings(warnings)}</p>}
      {!isPart && <PlanPage summary={summary} save={() => saving.saveNow()} />}
      {!isPart && <PlanEnd summary={summary} />}
      {summary.published && !isPart && <Unpublish summary={summary} onDone={onClose} />}
    </ActionDialog>
  )
}

function usePublish(id: string, saving: Saving, onPublished: (summary: PageSummary) => void) {
  const t = useStudioWords(publishMessages)
  const { client, parts, showSummary } = useShell()
  const language = useLanguage()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()

  async function publish(): Promise<void> {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    const answer = await attempt()
    setBusy(false)
    if ('failed' in answer) return setFailure(answer.failed)
    showSummary(answer.done)
    if (answer.done.kind) await parts.refresh()
    onPublished(answer.done)
  }

  async function attempt() {
    if (await saving.saveNow()) return client.publish(id, saving.state().basedOn)
    const why = saving.state().failure?.text[language] ?? ''
    const text = `${t.notSaved} ${why}`
    return { failed: { kind: 'broken' as const, text: { de: text, en: text } } }
  }

  return { publish, busy, failure }
}

/** Returns the changes since the published version; undefined until they are known, or when nothing is published. */
function useChanges({ id, published }: PageSummary): readonly PageChange[] | undefined {
  const { client } = useShell()
  const { page } = useEditorState()
  const [changes, setChanges] = useState<readonly PageChange[]>()
  const version = published?.version
  useEffect(() => {
    let gone = false
    if (version === undefined) return
    void client.version(id, version).then((answer) => {
      if (gone || 'failed' in answer) return
      // A version that cannot be read cannot be compared; publishing replaces it all the same.
      const before = readablePage(answer.done.page)
      if (before) setChanges(pageChanges(before, page))
    })
    return () => {
      gone = true
    }
  }, [client, id, version, page])
  return changes
}

/** The published pages that show a shared part. */
function PagesOf({ id, words }: { id: string; words: (count: number) => string }) {
  const uses = useUses(id)?.filter(({ live, kind }) => live && !kind)
  if (!uses) return null
  return (
    <>
      <p>{words(uses.length)}</p>
      <UsesList uses={uses} />
    </>
  )
}

function Unpublish({ summary, onDone }: { summary: PageSummary; onDone: () => void }) {
  const t = useStudioWords(publishMessages)
  const takeBack = useTakeBack()
  return (
    <button type="button" className="button danger unpublish" onClick={() => takeBack(summary, onDone)}>
      {t.unpublish}
    </button>
  )
}

/** Lists the pages that still name the old address, because the page moves to another one. */
function MovedFrom({ from }: { from: string }) {
  const t = useStudioWords(publishMessages)
  const { client } = useShell()
  const [uses, setUses] = useState<readonly PartUse[]>([])
  useEffect(() => {
    let isCurrent = true
    void client.linksTo({ from }).then((answer) => isCurrent && 'done' in answer && setUses(answer.done))
    return () => {
      isCurrent = false
    }
  }, [client, from])
  return (
    <>
      <p>{t.movesFrom(from)}</p>
      {uses.length > 0 && (
        <>
          <p>{t.linksToOld}</p>
          <UsesList uses={uses} />
        </>
      )}
    </>
  )
}

interface PublishedProps {
  /** The page as it was until now. */
  before: PageSummary
  summary: PageSummary
  onClose: () => void
}

/** Publishing takes nothing away: what shoppers saw until now can be shown again. */
function useUndoPublishing({ before, summary, onClose }: PublishedProps) {
  const { client, parts, showSummary, tell } = useShell()
  const { isBack } = useStudioWords(liveQuestionsMessages)
  const [failure, setFailure] = useState<Failure>()
  async function undo(): Promise<void> {
    const [version, instead] = [before.published?.version, summary.published?.version]
    const answer = await client.show(summary.id, { ...(version !== undefined && { version }), ...(instead !== undefined && { instead }) })
    if ('failed' in answer) return setFailure(answer.failed)
    showSummary(answer.done)
    if (answer.done.kind) await parts.refresh()
    onClose()
    tell(isBack)
  }
  return { undo, failure }
}

function Published(props: PublishedProps) {
  const { summary, onClose } = props
  const t = useStudioWords(publishMessages)
  const shared = useStudioWords(sharedMessages)
  const questions = useStudioWords(liveQuestionsMessages)
  const language = useLanguage()
  const { undo, failure } = useUndoPublishing(props)
  const address = new URL(summary.path, location.origin).href
  return (
    <Dialog
      heading={t.done}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="button plain" onClick={() => void undo()}>
            {questions.undo}
          </button>
          <button type="button" className={`button ${summary.kind ? 'primary' : ''}`} onClick={onClose}>
            {t.close}
          </button>
          {!summary.kind && (
            <a className="button primary" href={address} target="_blank" rel="noopener">
              {t.view}
            </a>
          )}
        </>
      }
    >
      {summary.kind ? (
        <div role="status">
          <PagesOf id={summary.id} words={shared.publishedText} />
        </div>
      ) : (
        <>
          <p role="status">{t.doneText}</p>
          <p className="published-address">
            <a href={address} target="_blank" rel="noopener">
              {address}
            </a>
          </p>
        </>
      )}
      {failure && (
        <p className="complaint" role="alert">
          {failure.text[language]}
        </p>
      )}
    </Dialog>
  )
}
