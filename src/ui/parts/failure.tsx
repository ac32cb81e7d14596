import { ProblemText } from './problem-text.js'
import { uiWords } from './ui.words.js'
import { useWords } from '../hooks/use-words.js'

/** What did not work, in a sentence, and a way to try again. */
export function Failure({ text, again }: { text: string; again: () => void }) {
  const t = useWords(uiWords)
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
