import { type FormEvent, use, useId, useState } from 'react'
import { pathProblem } from '../../../pages/document/problems.js'
import type { PageSummary } from '../../../pages/document/pages-api.js'
import { OpenedContext } from '../session/opened-page.js'
import type { Failure } from '../session/page-client.js'
import { ActionDialog } from '../kit/action-dialog.js'
import { useShell } from '../session/shell-context.js'
import { useLanguage, useStudioWords } from '../kit/language.js'
import { PageFields } from './page-fields.js'
import { pagesMessages } from './pages.messages.js'

/** Changes the title or address. For the open page it is an edit like any other, and can be undone. */
export function RenameDialog({ summary, onClose }: { summary: PageSummary; onClose: () => void }) {
  const t = useStudioWords(pagesMessages)
  const { tell, pages = [] } = useShell()
  const language = useLanguage()
  const form = useId()
  const rename = useRename(summary)
  const [title, setTitle] = useState(summary.title)
  const [path, setPath] = useState(summary.path)
  const [tried, setTried] = useState(false)
  const [failure, setFailure] = useState<Failure>()

  const other = pages.find((page) => page.id !== summary.id && (page.path === path || page.published?.path === path))
  const takenBy = summary.kind ? undefined : other?.title

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    setTried(true)
    if (title.trim() === '' || (!summary.kind && (pathProblem(path) || takenBy !== undefined))) return
    const failed = await rename({ title: title.trim(), path })
    if (failed) return setFailure(failed)
    onClose()
    tell(t.renamed)
  }

  return (
    <ActionDialog heading={t.renameHeading} action={{ label: t.renameSave, form }} failure={failure?.text[language]} onClose={onClose}>
      <form id={form} noValidate onSubmit={(event) => void save(event)}>
        <PageFields
          title={title}
          path={summary.kind ? undefined : path}
          onTitle={setTitle}
          onPath={setPath}
          complain={tried}
          live={summary.published?.path}
          takenBy={takenBy}
        />
      </form>
    </ActionDialog>
  )
}

function useRename({ id }: PageSummary): (about: { title: string; path: string }) => Promise<Failure | undefined> {
  const { client, editor, pageId, refreshPages } = useShell()
  const opened = use(OpenedContext)
  return async (about) => {
    if (id === pageId && opened) {
      opened.editing.setAbout(about)
      await opened.saving.saveNow()
      return opened.saving.state().failure
    }
    const stored = await client.open(id)
    if ('failed' in stored) return stored.failed
    const answer = await client.save(id, { page: { ...(stored.done.page as object), ...about }, basedOn: stored.done.revision, editor })
    if ('failed' in answer) return answer.failed
    await refreshPages()
    return undefined
  }
}
