import { use } from 'react'
import type { PageSummary } from '../../../pages/document/pages-api.js'
import { translatePage } from '../../../pages/document/translate.js'
import { useLanguage, useStudioWords } from '../kit/language.js'
import { OpenedContext } from '../session/opened-page.js'
import { liveQuestionsMessages } from '../session/live-questions.messages.js'
import type { Failure } from '../session/page-client.js'
import { readablePage } from '../session/readable-page.js'
import { useShell } from '../session/shell-context.js'
import { useParts } from '../shared/use-parts.js'
import { languagesMessages } from './languages.messages.js'
import { linkIn, type PageLanguage, pathIn } from '../session/translated-pages.js'

/** Actions on the languages of a page. Every answer of the server becomes a message. */
export function useVariants() {
  const { client, tell, ask, pages = [], pageId, refreshPages, goTo } = useShell()
  const parts = useParts()
  const opened = use(OpenedContext)
  const t = useStudioWords(languagesMessages)
  const questions = useStudioWords(liveQuestionsMessages)
  const language = useLanguage()

  /** Copies a page into another language, every text marked as not translated yet, and opens it. */
  async function make(summary: PageSummary, into: PageLanguage): Promise<void> {
    if (summary.id === pageId) await opened?.saving.saveNow()
    const stored = await client.open(summary.id)
    if ('failed' in stored) return tell(stored.failed.text[language])
    const page = readablePage(stored.done.page)
    if (!page) return
    const copy = translatePage(page, {
      path: page.kind ? '' : pathIn(into, page.path),
      language: into,
      say: (text) => text,
      link: linkIn(pages, into),
    })
    const answer = await client.create(copy, summary.variantOf ?? summary.id)
    if ('failed' in answer) return tell(answer.failed.text[language])
    await refreshPages()
    await goTo(answer.done.id)
    tell(page.kind ? t.partMade(t.names[into]) : t.made(t.names[into], answer.done.path))
  }

  async function belongNow(id: string, of: string | undefined, undo?: () => void): Promise<Failure | undefined> {
    const answer = await client.setVariantOf(id, of)
    if ('failed' in answer) return answer.failed
    await refreshPages()
    const [apart, joined] = answer.done.kind ? [t.partsApart, t.partsTogether] : [t.apart, t.joined]
    tell(of === undefined ? apart : joined, undo && { label: questions.undo, run: undo })
    return undefined
  }
  const orTell = (failure: Failure | undefined) => failure && tell(failure.text[language])

  /**
   * Asks where a visitor would see it: a published page leads to its translation.
   * @param of the page whose translation it becomes; undefined takes it from the one it was of
   */
  async function belong(id: string, of: string | undefined): Promise<void> {
    const all = [...pages, ...parts.map(({ summary }) => summary)]
    const variant = all.find((page) => page.id === id)
    const original = all.find((page) => page.id === (of ?? variant?.variantOf))
    const undo = () => void belongNow(id, of === undefined ? original?.id : undefined).then(orTell)
    if (!variant?.published || !original?.published) return void orTell(await belongNow(id, of, undo))
    const isJoin = of !== undefined
    ask({
      heading: isJoin ? questions.joinHeading : questions.takeApartHeading,
      sentences: [sentenceFor(original, variant, isJoin)],
      action: isJoin ? questions.join : questions.takeApart,
      run: () => belongNow(id, of, undo),
    })
  }

  function sentenceFor(original: PageSummary, variant: PageSummary, isJoin: boolean): string {
    if (variant.kind) return (isJoin ? questions.joinPartsText : questions.takePartsApartText)(original.title, variant.title)
    return (isJoin ? questions.joinText : questions.takeApartText)(original.path, variant.path)
  }

  return { make, belong }
}
