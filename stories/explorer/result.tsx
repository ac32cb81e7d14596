import type { Ref } from 'react'
import { PlatformError } from '../../src/commerce/salesforce/errors.js'
import { timeIn, type Words } from './explorer.messages.js'
import { JsonTree } from './json-tree.js'
import { reasonOf } from './reasons.js'
import type { Sent } from './recorder.js'
import { Requests } from './requests.js'
import { type Facts, isSnapshotRead, type Outcome } from './session.js'
import { useMessages } from './words-context.js'

/** Shows the outcome of a call: its requests and its answer. */
export function Result({
  outcome,
  underWay,
  place,
}: {
  outcome: Outcome | undefined
  underWay: readonly Sent[] | undefined
  place: Ref<HTMLElement>
}) {
  const words = useMessages()
  const requests = underWay ?? outcome?.requests
  return (
    <section className="card result" aria-label={words.result} ref={place}>
      <header>
        <h3>{words.result}</h3>
        <div role="status">{underWay ? <p className="quiet">{words.waiting}</p> : <Headline outcome={outcome} />}</div>
      </header>
      {requests && <Requests requests={requests} {...(outcome && !underWay && { reason: reasonOf(outcome, words) })} />}
      {outcome && !underWay && <Came outcome={outcome} />}
    </section>
  )
}

function Headline({ outcome }: { outcome: Outcome | undefined }) {
  const words = useMessages()
  if (!outcome) return <p className="quiet">{words.nothingYet}</p>
  const { operation, by, milliseconds, facts, thrown, requests } = outcome
  const status = facts?.status ?? (thrown instanceof PlatformError ? thrown.status : requests.at(-1)?.status)
  return (
    <p className="headline">
      <Badge {...badgeOf(outcome, words)} />
      {status !== undefined && <span className="status">{status}</span>}
      <code>{operation.name}</code>
      <span className="quiet">
        {words.by[by]} · <span data-chromatic="ignore">{timeIn(words, milliseconds)}</span>
      </span>
    </p>
  )
}

export const Badge = ({ tone, text }: { tone: string; text: string }) => (
  <span className="badge" data-tone={tone}>
    {text}
  </span>
)

function badgeOf({ operation, facts, thrown }: Outcome, words: Words): { tone: string; text: string } {
  if (thrown !== undefined) return { tone: 'Error', text: words.thrown }
  if (facts) return { tone: facts.state, text: facts.state }
  if (isSnapshotRead(operation)) return { tone: 'Unfulfilled', text: 'null' }
  return { tone: 'Fulfilled', text: words.done }
}

function Came({ outcome: { operation, facts, value, thrown } }: { outcome: Outcome }) {
  const words = useMessages()
  if (thrown !== undefined) return <Failure thrown={thrown} />
  if (facts) return <SnapshotFacts facts={facts} />
  if (isSnapshotRead(operation)) return <p className="came quiet">{words.none}</p>
  return (
    <div className="came">
      <h4>{words.answer}</h4>
      <JsonTree value={value} />
    </div>
  )
}

export function SnapshotFacts({ facts: { data, error } }: { facts: Facts }) {
  const words = useMessages()
  return (
    <>
      {error && <Failure thrown={error} />}
      {data !== undefined && (
        <div className="came">
          <h4>{words.data}</h4>
          <JsonTree value={data} />
        </div>
      )}
    </>
  )
}

/** Shows the error as the caller catches it. */
function Failure({ thrown }: { thrown: unknown }) {
  const words = useMessages()
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  const facts = error instanceof PlatformError ? [error.kind, error.code] : []
  return (
    <div className="came failure">
      <h4>
        {error.name}
        {facts.map((fact) => (
          <code key={fact}>{fact}</code>
        ))}
      </h4>
      <p lang="en">{error.message}</p>
      {error instanceof PlatformError && typeof error.cause === 'object' && error.cause !== null && !(error.cause instanceof Error) && (
        <JsonTree value={error.cause} label={words.said} open={3} />
      )}
    </div>
  )
}
