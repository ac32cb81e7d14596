import { Component, type ReactNode } from 'react'
import { kitWords, useStudioWords } from '../kit/language.js'
import { shellMessages } from './shell.messages.js'

/** Error boundary: a bug in one part of the Studio leaves the other parts, the page and its saving alone. */
export class Shelter extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? <ErrorState onAgain={() => this.setState({ failed: false })} /> : this.props.children
  }
}

function ErrorState({ onAgain }: { onAgain: () => void }) {
  const t = useStudioWords(shellMessages)
  const { again } = useStudioWords(kitWords)
  return (
    <div className="failed-part" role="alert">
      <p>{t.failedPart}</p>
      <button type="button" className="button" onClick={onAgain}>
        {again}
      </button>
    </div>
  )
}
