import { useEffect, useState } from 'react'
import type { PageDocument } from '../../../pages/document/page-document.js'
import type { StoredPage } from '../../../pages/document/pages-api.js'
import { readablePage } from '../session/readable-page.js'
import { useShell } from '../session/shell-context.js'
import { useParts } from '../shared/use-parts.js'

/** The draft that the open page translates, read again whenever the list of pages says that it was saved. */
export function useOriginal(stored: StoredPage): PageDocument | undefined {
  const { client, pages = [] } = useShell()
  const site = [...pages, ...useParts().map(({ summary }) => summary)]
  const { variantOf } = site.find(({ id }) => id === stored.id) ?? stored
  const revision = site.find(({ id }) => id === variantOf)?.revision
  const [original, setOriginal] = useState<{ id: string; page: PageDocument }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision is another page
  useEffect(() => {
    let gone = false
    if (variantOf === undefined) return
    void client.open(variantOf).then((answer) => {
      const page = 'done' in answer ? readablePage(answer.done.page) : undefined
      if (!gone && page) setOriginal({ id: variantOf, page })
    })
    return () => {
      gone = true
    }
  }, [client, variantOf, revision])
  return original?.id === variantOf ? original?.page : undefined
}
