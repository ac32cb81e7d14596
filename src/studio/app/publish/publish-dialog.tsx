import { useEffect, useState } from 'react'
import type { Hint } from '../../../document/lint/page-lint.js'
import type { Problem } from '../../../document/problems.js'
import type { PageSummary } from '../../../document/pages-api.js'
import { useEditorState } from '../session/studio-context.js'
import { HintList } from '../hints/hint-list.js'
import type { Failure } from '../session/page-client.js'
import { readablePage } from '../session/readable-page.js'
import type { Saving } from '../session/saving.js'
import { Dialog } from '../kit/dialog.js'
import { useShell } from '../session/shell-context.js'
import { sharedWords } from '../shared/shared.words.js'
import { useUses } from '../shared/use-parts.js'
import { UsesList } from '../shared/uses-list.js'
import { kitWords, useLanguage, useStudioWords } from '../kit/language.js'
import { ChangeList } from './change-list.js'
import { type PageChange, pageChanges } from './page-changes.js'
import './publish.css'
import { PlanPage } from '../team/plan-page.js'
import { publishWords } from './publish.words.js'

interface PublishDialogProps {
  summary: PageSummary
  saving: Saving
  hints: readonly Hint[]
  onShow: (problem: Problem) => void
  onClose: () => void
}

/** Publishing is an act of its own: what changes, what is not right yet, and only then the button. */
export function PublishDialog(props: PublishDialogProps) {
  const [published, setPublished] = useState<PageSummary>()
  return published ? <Published summary={published} onClose={props.onClose} /> : <Question {...props} onPublished={setPublished} />
}

function Question({
  summary,
  saving,
  hints,
  onShow,
  onClose,
  onPublished,
}: PublishDialogProps & { onPublished: (summary: PageSummary) => void }) {
  const t = useStudioWords(publishWords)
  const shared = useStudioWords(sharedWords)
  const common = useStudioWords(kitWords)
  const language = useLanguage()
  const { page } = useEditorState()
  const { publish, busy, failure } = usePublish(summary.id, saving, onPublished)
  const changes = useChanges(summary)
  const errors = hints.filter(({ level }) => level === 'error')
  const open = hints.filter(({ level }) => level === 'translation').length
  const warnings = hints.length - errors.length - open
  const isCurrent = changes?.length === 0 && summary.damagedVersion === undefined
  const isPart = page.kind === 'part'
  return (
    <Dialog
      heading={isPart ? shared.publishHeading : t.heading}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="button" onClick={onClose}>
            {common.cancel}
          </button>
          <button type="button" className="button primary" aria-disabled={busy} onClick={() => void publish()}>
            {busy ? t.publishing : t.publish}
          </button>
        </>
      }
    >
      {isPart && !isCurrent && <PagesOf id={summary.id} words={shared.publishing} />}
      {isPart && isCurrent && <p>{shared.nothing}</p>}
      {!isPart && <p>{isCurrent ? t.nothing : summary.published ? t.again(page.path) : t.first(page.path)}</p>}
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
      {summary.published && !isPart && <Unpublish summary={summary} onDone={onClose} />}
    </Dialog>
  )
}

function usePublish(id: string, saving: Saving, onPublished: (summary: PageSummary) => void) {
  const t = useStudioWords(publishWords)
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

/** What differs from the published version; undefined until it is known, or when there is none. */
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
  const t = useStudioWords(publishWords)
  const { client, showSummary, tell } = useShell()
  const language = useLanguage()
  const [asking, setAsking] = useState(false)
  async function unpublish(): Promise<void> {
    const answer = await client.unpublish(summary.id)
    if ('failed' in answer) return tell(answer.failed.text[language])
    showSummary(answer.done)
    onDone()
    tell(t.unpublished)
  }
  if (!asking)
    return (
      <button type="button" className="button danger unpublish" onClick={() => setAsking(true)}>
        {t.unpublish}
      </button>
    )
  return (
    <div className="unpublish-question" role="alert">
      <p>{t.unpublishAsk(summary.path)}</p>
      <button type="button" className="button danger" onClick={() => void unpublish()}>
        {t.unpublishYes}
      </button>
    </div>
  )
}

function Published({ summary, onClose }: { summary: PageSummary; onClose: () => void }) {
  const t = useStudioWords(publishWords)
  const shared = useStudioWords(sharedWords)
  if (summary.kind) {
    const close = (
      <button type="button" className="button primary" onClick={onClose}>
        {t.close}
      </button>
    )
    return (
      <Dialog heading={t.done} onClose={onClose} actions={close}>
        <div role="status">
          <PagesOf id={summary.id} words={shared.publishedText} />
        </div>
      </Dialog>
    )
  }
  const address = new URL(summary.path, location.origin).href
  return (
    <Dialog
      heading={t.done}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="button" onClick={onClose}>
            {t.close}
          </button>
          <a className="button primary" href={address} target="_blank" rel="noopener">
            {t.view}
          </a>
        </>
      }
    >
      <p role="status">{t.doneText}</p>
      <p className="published-address">
        <a href={address} target="_blank" rel="noopener">
          {address}
        </a>
      </p>
    </Dialog>
  )
}
