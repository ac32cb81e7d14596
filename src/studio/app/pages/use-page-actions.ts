import { openPage, PageDocumentError } from '../../../builder/page-document.js'
import type { PageSummary } from '../../pages-api.js'
import type { Failure } from '../page-client.js'
import { useShell, useShellWords } from '../shell/shell-context.js'
import { pagesWords } from './pages.words.js'

/** What can be done with a page from its row. Every answer of the server becomes a sentence. */
export function usePageActions() {
  const { client, language, tell, refreshPages, goTo, pageId, setDeleted } = useShell()
  const t = useShellWords(pagesWords)
  const complain = ({ text }: Failure) => tell(text[language])

  async function duplicate({ id }: PageSummary): Promise<void> {
    const original = await client.open(id)
    if ('failed' in original) return complain(original.failed)
    const page = readable(original.done.page)
    if (!page) return
    const copy = await client.create({ ...page, title: t.copyOf(page.title) })
    if ('failed' in copy) return complain(copy.failed)
    await refreshPages()
    tell(t.copied(copy.done.title))
  }

  async function remove(summary: PageSummary): Promise<void> {
    const answer = await client.remove(summary.id)
    if ('failed' in answer && answer.failed.kind !== 'missing') return complain(answer.failed)
    setDeleted((before) => [summary, ...before])
    if (summary.id === pageId) await goTo(undefined)
    await refreshPages()
    tell(t.removed(summary.title || t.untitled), { label: t.undo, run: () => void bringBack(summary) })
  }

  async function bringBack(summary: PageSummary): Promise<void> {
    const answer = await client.undelete(summary.id)
    if ('failed' in answer) return complain(answer.failed)
    setDeleted((before) => before.filter(({ id }) => id !== summary.id))
    await refreshPages()
    tell(t.broughtBack(summary.title || t.untitled))
  }

  return { duplicate, remove, bringBack }
}

function readable(json: unknown) {
  try {
    return openPage(json).page
  } catch (error) {
    // The list says of a broken page that it is broken.
    if (error instanceof PageDocumentError) return undefined
    throw error
  }
}
