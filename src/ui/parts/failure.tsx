import { ProblemText } from './problem-text.js'
import { uiMessages } from './ui.messages.js'
import { useMessages } from '../hooks/use-messages.js'

/** An error in a sentence, with a button to try again. */
export function Failure({ text, again }: { text: string; again: () => void }) {
  const t = useMessages(uiMessages)
  return (
    <div className="failed" role="alert" part="error">
      <p>
        <ProblemText text={text} />
      </p>
      <button type="button" className="button quiet small" onClick={again}>
        {t.again}
      </button>
    </div>
  )
}
