import { useEffect, useState } from 'react'
import type { PageDocument } from '../../../pages/document/page-document.js'
import type { PageSummary, PageVersion } from '../../../pages/document/pages-api.js'
import { useEditorState, useStudio } from '../session/studio-context.js'
import type { Answer } from '../session/page-client.js'
import { timeOf } from '../kit/time-of.js'
import { readablePage } from '../session/readable-page.js'
import { Dialog } from '../kit/dialog.js'
import { useShell } from '../session/shell-context.js'
import { kitWords, useLanguage, useStudioWords } from '../kit/language.js'
import { ChangeList } from './change-list.js'
import { historyMessages } from './history.messages.js'
import { pageChanges } from './page-changes.js'
import './publish.css'

/** Lists the published versions of a page, to view, compare and restore. */
export function HistoryDialog({ summary, onClose }: { summary: PageSummary; onClose: () => void }) {
  const t = useStudioWords(historyMessages)
  const common = useStudioWords(kitWords)
  const language = useLanguage()
  const versions = useVersions(summary.id)
  return (
    <Dialog heading={t.heading} onClose={onClose}>
      {versions === undefined && <p className="help">{common.loading}</p>}
      {versions && 'failed' in versions && (
        <p className="complaint" role="alert">
          {versions.failed.text[language]}
        </p>
      )}
      {versions && 'done' in versions && (
        <>
          <p className="help">{versions.done.length === 0 ? t.none : t.help}</p>
          <ul className="version-list">
            {versions.done.map((version) => (
              <VersionRow key={version.version} summary={summary} version={version} onClose={onClose} />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}

function useVersions(id: string): Answer<PageVersion[]> | undefined {
  const { client } = useShell()
  const [versions, setVersions] = useState<Answer<PageVersion[]>>()
  useEffect(() => {
    let gone = false
    void client.versions(id).then((answer) => gone || setVersions(answer))
    return () => {
      gone = true
    }
  }, [client, id])
  return versions
}

function VersionRow({
  summary,
  version: { version, at, title, by, note },
  onClose,
}: {
  summary: PageSummary
  version: PageVersion
  onClose: () => void
}) {
  const t = useStudioWords(historyMessages)
  const { client } = useShell()
  const language = useLanguage()
  const { page } = useEditorState()
  const [opened, setOpened] = useState<PageDocument>()
  const { read, complaint } = useVersion(summary.id, version)
  const restore = useRestore(version, onClose)
  const changes = opened && pageChanges(page, opened)
  const isDamaged = summary.damagedVersion === version
  return (
    <li className="version-row">
      <div>
        <strong>
          {t.version(version)}{' '}
          {summary.published?.version === version && (
            <span className="page-badge" data-state="published">
              {t.online}
            </span>
          )}
          {isDamaged && (
            <span className="page-badge" data-state="damagedBadge">
              {t.damaged}
            </span>
          )}
        </strong>
        <span className="help">
          {timeOf(at, language)}
          {by && ` · ${by}`} · {title}
          {note && ` · ${note}`}
        </span>
      </div>
      {!isDamaged && (
        <>
          <a className="button" href={client.previewOf(summary.id, version)} target="_blank" rel="noopener" aria-label={t.viewOf(version)}>
            {t.view}
          </a>
          <button
            type="button"
            className="button"
            aria-label={t.differencesOf(version)}
            aria-expanded={opened !== undefined}
            onClick={() => (opened ? setOpened(undefined) : void read().then(setOpened))}
          >
            {t.differences}
          </button>
          <button type="button" className="button" aria-label={t.restoreOf(version)} onClick={() => void read().then(restore)}>
            {t.restore}
          </button>
        </>
      )}
      {complaint && (
        <p className="complaint" role="alert">
          {complaint}
        </p>
      )}
      {changes && (changes.length === 0 ? <p className="help">{t.same}</p> : <ChangeList changes={changes} />)}
    </li>
  )
}

function useVersion(id: string, version: number) {
  const t = useStudioWords(historyMessages)
  const { client } = useShell()
  const language = useLanguage()
  const [complaint, setComplaint] = useState<string>()
  async function read(): Promise<PageDocument | undefined> {
    const answer = await client.version(id, version)
    if ('failed' in answer) return void setComplaint(answer.failed.text[language])
    const page = readablePage(answer.done.page)
    if (!page) setComplaint(t.unreadable)
    return page
  }
  return { read, complaint }
}

function useRestore(version: number, onDone: () => void): (page: PageDocument | undefined) => void {
  const t = useStudioWords(historyMessages)
  const { tell } = useShell()
  const { editing } = useStudio()
  return (page) => {
    if (!page) return
    editing.exchange(page)
    onDone()
    tell(t.restored(version), { label: t.undo, run: editing.undo })
  }
}
