import type { PageSummary } from '../../../pages/document/pages-api.js'
import { useLanguage, useStudioWords } from '../kit/language.js'
import { publishMessages } from './publish.messages.js'
import { liveQuestionsMessages } from '../session/live-questions.messages.js'
import { useShell } from '../session/shell-context.js'

/** Confirms, and takes a published page from the site; that version can be published again at once. */
export function useTakeBack(): (summary: PageSummary, onDone?: () => void) => void {
  const { client, ask, showSummary, tell } = useShell()
  const language = useLanguage()
  const t = useStudioWords(publishMessages)
  const questions = useStudioWords(liveQuestionsMessages)

  async function showAgain({ id, published }: PageSummary): Promise<void> {
    const answer = await client.show(id, { ...(published && { version: published.version }) })
    if ('failed' in answer) return tell(answer.failed.text[language])
    showSummary(answer.done)
    tell(questions.isBack)
  }

  return (summary, onDone) => {
    const { id, title, path, published } = summary
    ask({
      heading: questions.takeBackHeading(title),
      sentences: [questions.takeBackPage(published?.path ?? path)],
      action: questions.takeBack,
      isDanger: true,
      affected: () => client.linksTo({ page: id }),
      introduce: questions.links,
      async run() {
        const answer = await client.unpublish(id)
        if ('failed' in answer) return answer.failed
        showSummary(answer.done)
        onDone?.()
        tell(t.unpublished, { label: questions.undo, run: () => void showAgain(summary) })
        return undefined
      },
    })
  }
}
