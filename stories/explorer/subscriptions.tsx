import { codeOf } from './code.js'
import type { Locale } from './explorer.messages.js'
import { Badge, SnapshotFacts } from './result.js'
import type { Session } from './session.js'
import { useMessages } from './words-context.js'

/** Every snapshot that came since one subscribed, the newest first. They stay when another call is chosen. */
export function Subscriptions({ session, locale }: { session: Session; locale: Locale }) {
  const words = useMessages()
  const all = session.subscriptions()
  if (all.length === 0) return null
  return (
    <section className="card" aria-label={words.subscriptions}>
      <header>
        <h3>{words.subscriptions}</h3>
      </header>
      {all.map(({ id, operation, config, told }) => (
        <div className="subscription" key={id} role="log" aria-label={operation.name}>
          <div className="subscription-head">
            <code title={codeOf(operation, config)}>{operation.name}</code>
            <button type="button" onClick={() => session.unsubscribe(id)}>
              {words.unsubscribe}
            </button>
          </div>
          {told.length === 0 && <p className="quiet">{words.subscribed}</p>}
          {told.map(({ id: one, at, facts }, place) => (
            <details key={one} open={place === 0}>
              <summary>
                <Badge tone={facts.state} text={facts.state} />
                <span className="status">{facts.status}</span>
                <span className="quiet">{new Date(at).toLocaleTimeString(locale)}</span>
              </summary>
              <SnapshotFacts facts={facts} />
            </details>
          ))}
        </div>
      ))}
    </section>
  )
}
