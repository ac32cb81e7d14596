import type { PageSummary } from '../../../document/pages-api.js'
import type { Failure } from '../session/page-client.js'
import { readablePage } from '../session/readable-page.js'
import { useMayNot } from '../session/use-may-not.js'
import { useShell } from '../session/shell-context.js'
import { pagesWords } from './pages.words.js'
import { useLanguage, useStudioWords } from '../kit/language.js'

/** What can be done with a page from its row. Every answer of the server becomes a sentence. */
export function usePageActions() {
  const { client, tell, refreshPages, goTo, pageId } = useShell()
  const language = useLanguage()
  const t = useStudioWords(pagesWords)
  const mayNotBringBack = useMayNot('publisher')
  const complain = ({ text }: Failure) => tell(text[language])

  async function duplicate({ id }: PageSummary): Promise<void> {
    const original = await client.open(id)
    if ('failed' in original) return complain(original.failed)
    const page = readablePage(original.done.page)
    // The list says of a broken page that it is broken.
    if (!page) return
    const copy = await client.create({ ...page, title: t.copyOf(page.title) })
    if ('failed' in copy) return complain(copy.failed)
    await refreshPages()
    tell(t.copied(copy.done.title))
  }

  async function remove(summary: PageSummary): Promise<void> {
    const answer = await client.remove(summary.id)
    if ('failed' in answer && answer.failed.kind !== 'missing') return complain(answer.failed)
    if (summary.id === pageId) await goTo(undefined)
    await refreshPages()
    tell(t.removed(summary.title || t.untitled), mayNotBringBack ? undefined : { label: t.undo, run: () => void bringBack(summary) })
  }

  async function bringBack(summary: PageSummary): Promise<void> {
    const answer = await client.undelete(summary.id)
    if ('failed' in answer) return complain(answer.failed)
    await refreshPages()
    tell(t.broughtBack(summary.title || t.untitled))
  }

  return { duplicate, remove, bringBack }
}
