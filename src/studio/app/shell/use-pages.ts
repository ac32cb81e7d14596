import { useCallback, useEffect, useState } from 'react'
import type { PageSummary } from '../../../pages/document/pages-api.js'
import type { KnownParts } from '../session/known-parts.js'
import type { Failure, PageClient } from '../session/page-client.js'
import type { Shell } from '../session/shell-context.js'

/** Returns the pages of the site: read at the start, after each action here, and when the editor comes back to this window. */
export function usePages(
  client: PageClient,
  parts: KnownParts,
): Pick<Shell, 'pages' | 'listFailure' | 'refreshPages' | 'showSummary' | 'deleted'> {
  const [pages, setPages] = useState<readonly PageSummary[]>()
  const [deleted, setDeleted] = useState<readonly PageSummary[]>([])
  const [listFailure, setListFailure] = useState<Failure>()
  const refreshPages = useCallback(async () => {
    const [answer, gone] = await Promise.all([client.list(), client.listDeleted(), parts.refresh()])
    if ('done' in answer) setPages(answer.done)
    if ('done' in gone) setDeleted(gone.done)
    setListFailure('failed' in answer ? answer.failed : undefined)
  }, [client, parts])
  const showSummary = useCallback(
    (summary: PageSummary) => {
      if (summary.kind) return parts.show(summary)
      setPages((before) => before?.map((page) => (page.id === summary.id ? summary : page)))
    },
    [parts],
  )
  useEffect(() => {
    const comeBack = () => {
      if (document.visibilityState === 'visible') void refreshPages()
    }
    void refreshPages()
    document.addEventListener('visibilitychange', comeBack)
    return () => document.removeEventListener('visibilitychange', comeBack)
  }, [refreshPages])
  return { pages, listFailure, refreshPages, showSummary, deleted }
}
