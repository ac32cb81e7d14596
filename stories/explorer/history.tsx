import { PlatformError } from '../../src/commerce/salesforce/errors.js'
import { isSnapshotRead, type Outcome } from './session.js'
import { useMessages } from './words-context.js'

interface HistoryProps {
  outcomes: readonly Outcome[]
  shown: Outcome | undefined
  onRestore: (outcome: Outcome) => void
}

/** The last calls; each can be put back into the form. */
export function History({ outcomes, shown, onRestore }: HistoryProps) {
  const words = useMessages()
  if (outcomes.length === 0) return null
  return (
    <section className="history" aria-label={words.history}>
      <h3>{words.history}</h3>
      <ol>
        {outcomes.map((outcome) => (
          <li key={outcome.id}>
            <button
              type="button"
              title={words.again}
              aria-current={outcome === shown ? 'true' : undefined}
              onClick={() => onRestore(outcome)}
            >
              <span className="dot" data-tone={toneOf(outcome)} />
              <span className="call-name">{outcome.operation.name}</span>
              <span className="quiet">{[words.by[outcome.by], toldOf(outcome)].filter(Boolean).join(' · ')}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

const toneOf = ({ facts, thrown }: Outcome): string => (thrown !== undefined ? 'Error' : (facts?.state ?? 'Fulfilled'))

function toldOf({ facts, thrown, operation, requests }: Outcome): string {
  if (thrown !== undefined) return thrown instanceof PlatformError ? thrown.code : 'Error'
  if (facts) return facts.error?.code ?? facts.state
  return isSnapshotRead(operation) ? 'null' : String(requests.at(-1)?.status ?? '')
}
