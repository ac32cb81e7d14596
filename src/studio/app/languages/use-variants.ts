import { use } from 'react'
import type { PageSummary } from '../../../document/pages-api.js'
import { translatePage } from '../../../document/translate.js'
import { useLanguage, useStudioWords } from '../kit/language.js'
import { OpenedContext } from '../session/opened-page.js'
import { readablePage } from '../session/readable-page.js'
import { useShell } from '../session/shell-context.js'
import { languagesWords } from './languages.words.js'
import { linkIn, type PageLanguage, pathIn } from './twins.js'

/** What can be done about a page's languages. Every answer of the server becomes a sentence. */
export function useVariants() {
  const { client, tell, pages = [], pageId, refreshPages, goTo } = useShell()
  const opened = use(OpenedContext)
  const t = useStudioWords(languagesWords)
  const language = useLanguage()

  /** Copies a page into another language, every text marked as not translated yet, and opens it. */
  async function make(summary: PageSummary, into: PageLanguage): Promise<void> {
    if (summary.id === pageId) await opened?.saving.saveNow()
    const stored = await client.open(summary.id)
    if ('failed' in stored) return tell(stored.failed.text[language])
    const page = readablePage(stored.done.page)
    if (!page) return
    const copy = translatePage(page, {
      path: pathIn(into, page.path),
      language: into,
      say: (text) => text,
      link: linkIn(pages, into),
    })
    const answer = await client.create(copy, summary.variantOf ?? summary.id)
    if ('failed' in answer) return tell(answer.failed.text[language])
    await refreshPages()
    await goTo(answer.done.id)
    tell(t.made(t.names[into], answer.done.path))
  }

  /** @param of the page whose translation it becomes; undefined takes it from the one it was of */
  async function belong(id: string, of: string | undefined): Promise<void> {
    const answer = await client.setVariantOf(id, of)
    if ('failed' in answer) return tell(answer.failed.text[language])
    await refreshPages()
    tell(of === undefined ? t.apart : t.together)
  }

  return { make, belong }
}
