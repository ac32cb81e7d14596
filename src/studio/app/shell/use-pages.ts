import { useCallback, useEffect, useState } from 'react'
import type { PageSummary } from '../../pages-api.js'
import type { Failure, PageClient } from '../page-client.js'
import type { Shell } from './shell-context.js'

/** The list of pages, read once and kept up to date by what is done here. */
export function usePages(client: PageClient): Pick<Shell, 'pages' | 'listFailure' | 'refreshPages' | 'showSummary' | 'deleted' | 'setDeleted'> {
  const [pages, setPages] = useState<readonly PageSummary[]>()
  const [deleted, setDeleted] = useState<readonly PageSummary[]>([])
  const [listFailure, setListFailure] = useState<Failure>()
  const refreshPages = useCallback(async () => {
    const answer = await client.list()
    if ('done' in answer) setPages(answer.done)
    setListFailure('failed' in answer ? answer.failed : undefined)
  }, [client])
  const showSummary = useCallback((summary: PageSummary) => {
    setPages((before) => before?.map((page) => (page.id === summary.id ? summary : page)))
  }, [])
  useEffect(() => void refreshPages(), [refreshPages])
  return { pages, listFailure, refreshPages, showSummary, deleted, setDeleted }
}
