import { useEffect, useRef, useState } from 'react'
import { declarations } from '../../../blocks/declarations.js'
import type { PageSummary } from '../../../pages/document/pages-api.js'
import { type Editing, openEditing } from '../session/editing.js'
import type { Failure } from '../session/page-client.js'
import { readablePage } from '../session/readable-page.js'
import { type Saving, startSaving } from '../session/saving.js'
import { useShell } from '../session/shell-context.js'

export interface TwinEditing {
  editing: Editing
  saving: Saving
}

/** The page in the other language, open for editing beside the one that is open; undefined until it is fetched. */
export function useTwinEditing({ id }: PageSummary): TwinEditing | { failed: Failure } | undefined {
  const { client, drafts, editor, showSummary } = useShell()
  const [twin, setTwin] = useState<TwinEditing | { failed: Failure }>()
  const tools = useRef({ client, drafts, editor, showSummary })
  useEffect(() => {
    const { client, drafts, editor, showSummary } = tools.current
    let open: TwinEditing | undefined
    let gone = false
    void client.open(id).then((answer) => {
      if (gone) return
      if ('failed' in answer) return setTwin(answer)
      const page = readablePage(answer.done.page)
      if (!page) return setTwin({ failed: { kind: 'unfit', text: answer.done.broken ?? { de: '', en: '' } } })
      const editing = openEditing(page, { declarations })
      open = {
        editing,
        saving: startSaving({ id, revision: answer.done.revision, editor, editing, client, drafts, onSaved: showSummary }),
      }
      setTwin(open)
    })
    return () => {
      gone = true
      const left = open?.saving
      // Typed text is saved before the page is closed.
      if (left) void left.saveNow().finally(() => left.close())
    }
  }, [id])
  return twin
}
