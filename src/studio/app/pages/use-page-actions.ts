import type { PageSummary } from '../../../pages/document/pages-api.js'
import type { Answer, Failure } from '../session/page-client.js'
import { liveQuestionsMessages } from '../session/live-questions.messages.js'
import { readablePage } from '../session/readable-page.js'
import { useMissingPermission } from '../session/use-missing-permission.js'
import { useShell } from '../session/shell-context.js'
import { pagesMessages } from './pages.messages.js'
import { useLanguage, useStudioWords } from '../kit/language.js'
import { useTakeBack } from '../publish/use-take-back.js'

/** Actions on a page from its row. Every answer of the server becomes a message. */
export function usePageActions() {
  const { client, tell, ask, refreshPages, goTo, pageId } = useShell()
  const language = useLanguage()
  const t = useStudioWords(pagesMessages)
  const questions = useStudioWords(liveQuestionsMessages)
  const mayNotBringBack = useMissingPermission('publisher')
  const takeBack = useTakeBack()
  const titleOf = (summary: PageSummary) => summary.title || t.untitled
  const complain = ({ text }: Failure) => tell(text[language])
  const tellFailure = (failure: Failure | undefined) => failure && complain(failure)

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

  async function removeNow(summary: PageSummary): Promise<Failure | undefined> {
    const answer = await client.remove(summary.id)
    if ('failed' in answer && answer.failed.kind !== 'missing') return answer.failed
    if (summary.id === pageId) await goTo(undefined)
    await refreshPages()
    const undo = { label: t.undo, run: () => void bringBackNow(summary).then(tellFailure) }
    tell(t.removed(titleOf(summary)), mayNotBringBack ? undefined : undo)
    return undefined
  }

  /** Deletes a draft that no visitor sees at once; it can be restored. */
  function remove(summary: PageSummary): void {
    const { id, kind, published, planned } = summary
    const path = published && (published.path ?? summary.path)
    if (!kind && !published && !planned) return void removeNow(summary).then(tellFailure)
    const sentences = [
      ...(kind === 'part' ? [questions.removePart] : []),
      ...(!kind && path !== undefined ? [questions.removePage(path)] : []),
      ...(planned ? [questions.removePlanned] : []),
      questions.undoLater,
    ]
    void withOldAddresses(id, sentences).then((all) =>
      ask({
        heading: questions.removeHeading(titleOf(summary)),
        sentences: all,
        action: questions.remove,
        isDanger: true,
        ...(kind
          ? { affected: () => client.uses(id), introduce: questions.uses }
          : published && { affected: () => client.linksTo({ page: id }), introduce: questions.links }),
        run: () => removeNow(summary),
      }),
    )
  }

  async function withOldAddresses(id: string, sentences: readonly string[]): Promise<readonly string[]> {
    const answer = await client.redirects()
    const old = 'done' in answer ? answer.done.filter(({ page }) => page === id).map(({ from }) => from) : []
    return old.length === 0 ? sentences : [...sentences, questions.oldAddresses(old)]
  }

  async function bringBackNow(summary: PageSummary): Promise<Failure | undefined> {
    const answer: Answer<PageSummary> = await client.undelete(summary.id)
    if ('failed' in answer) return answer.failed
    await refreshPages()
    tell(t.broughtBack(titleOf(summary)), { label: t.undo, run: () => void removeNow(summary).then(tellFailure) })
    return undefined
  }

  /** Restores a page; one that was published when it was deleted is seen again at once. */
  function bringBack(summary: PageSummary): void {
    const { published, kind } = summary
    if (!published) return void bringBackNow(summary).then(tellFailure)
    ask({
      heading: questions.bringBackHeading(titleOf(summary)),
      sentences: [kind ? questions.bringBackPart : questions.bringBackPage(published.path ?? summary.path)],
      action: questions.bringBack,
      run: () => bringBackNow(summary),
    })
  }

  return { duplicate, remove, bringBack, takeBack: (summary: PageSummary) => takeBack(summary) }
}
