import { useEffect, useState } from 'react'
import type { PartUse } from '../../../pages/document/pages-api.js'
import { ActionDialog } from '../kit/action-dialog.js'
import { kitWords, useLanguage, useStudioWords } from '../kit/language.js'
import type { Answer, Failure } from '../session/page-client.js'
import type { Question } from '../session/question.js'
import { UsesList } from '../shared/uses-list.js'

interface QuestionDialogProps {
  question: Question
  onClose: () => void
}

/** Asks once before visitors of the site see something else, and names the pages that it matters to. */
export function QuestionDialog({ question, onClose }: QuestionDialogProps) {
  const { loading, cancel } = useStudioWords(kitWords)
  const language = useLanguage()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const affected = useAffected(question)
  const isLooking = question.affected !== undefined && affected === undefined

  async function run(): Promise<void> {
    setBusy(true)
    const failed = await question.run()
    setBusy(false)
    setFailure(failed)
    if (!failed) onClose()
  }

  const pages = affected && 'done' in affected ? affected.done : undefined
  return (
    <ActionDialog
      heading={question.heading}
      other={{ label: cancel, isFirst: true }}
      action={{ label: question.action, isDanger: question.isDanger === true, isBusy: busy || isLooking, run: () => void run() }}
      failure={failure?.text[language]}
      onClose={onClose}
    >
      {question.sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <div role="status">
        {isLooking && <p className="help">{loading}</p>}
        {affected && 'failed' in affected && <p className="help">{affected.failed.text[language]}</p>}
        {pages && question.introduce && <p>{question.introduce(pages.length)}</p>}
      </div>
      {pages && pages.length > 0 && <UsesList uses={pages} onGo={onClose} />}
    </ActionDialog>
  )
}

/** Undefined until it is known. */
function useAffected({ affected }: Question): Answer<readonly PartUse[]> | undefined {
  const [answer, setAnswer] = useState<Answer<readonly PartUse[]>>()
  useEffect(() => {
    let isCurrent = true
    void affected?.().then((given) => isCurrent && setAnswer(given))
    return () => {
      isCurrent = false
    }
  }, [affected])
  return answer
}
