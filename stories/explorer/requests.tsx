import { JsonTree } from './json-tree.js'
import type { Sent } from './recorder.js'
import { useMessages } from './words-context.js'

/** The requests as they went out; the last one is open, for it is usually the one that was meant. */
export function Requests({ requests, reason = '' }: { requests: readonly Sent[]; reason?: string }) {
  const words = useMessages()
  return (
    <div className="requests">
      <h4>{requests.length > 0 ? words.requestCount(requests.length) : words.noRequests}</h4>
      {requests.length === 0 && reason !== '' && <p className="quiet">{reason}</p>}
      {requests.map((sent, place) => (
        <Request key={sent.id} sent={sent} isOpen={place === requests.length - 1} />
      ))}
    </div>
  )
}

function Request({ sent: { method, path, query, headers, body, status, milliseconds }, isOpen }: { sent: Sent; isOpen: boolean }) {
  const words = useMessages()
  const answered = status === undefined ? words.under : status === 0 ? words.noAnswer : String(status)
  const isBad = status !== undefined && (status === 0 || status >= 400)
  return (
    <details className="request" open={isOpen}>
      <summary>
        <span className="verb" data-verb={method}>
          {method}
        </span>
        <Address path={decodeURIComponent(path)} />
        <span className="answered" data-bad={isBad || undefined}>
          {answered}
          {milliseconds !== undefined && (
            <span className="quiet" data-chromatic="ignore">
              {' '}
              {milliseconds} {words.units.milliseconds}
            </span>
          )}
        </span>
      </summary>
      <Pairs label={words.query} pairs={query} />
      <Pairs label={words.headers} pairs={headers} />
      {body !== undefined && (
        <div className="part">
          <h5>{words.body}</h5>
          <JsonTree value={body} open={3} />
        </div>
      )}
    </details>
  )
}

/** Shows a path; the beginning that all paths share is set apart, because it need not be read. */
function Address({ path }: { path: string }) {
  const [start = ''] = /^\/services\/data\/v[\d.]+(\/ui-api|\/commerce\/webstores\/\w+)?/.exec(path) ?? []
  return (
    <code className="path">
      <span className="start">{start}</span>
      {path.slice(start.length)}
    </code>
  )
}

function Pairs({ label, pairs }: { label: string; pairs: Sent['query'] }) {
  if (pairs.length === 0) return null
  return (
    <div className="part">
      <h5>{label}</h5>
      <dl>
        {pairs.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
