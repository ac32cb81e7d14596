import { useEffect, useMemo, useState } from 'react'
import type { Snapshot } from '../../src/commerce/salesforce/records/records.js'
import { codeOf } from './code.js'
import { timeIn } from './explorer.messages.js'
import { missingReason } from './reasons.js'
import { Badge } from './result.js'
import { type Facts, isSnapshotRead, type Known, type Session, type Wish } from './session.js'
import { useMessages } from './words-context.js'

const second = 1000
const minute = 60 * second
const steps = [30 * second, 5 * minute, 60 * minute]

interface CacheCardProps {
  session: Session
  wish: Wish
  onAct: (acting: Promise<void>) => void
}

/** Shows what the cache knows at this moment about the call in the form. */
export function CacheCard({ session, wish, onAct }: CacheCardProps) {
  const words = useMessages()
  const { operation } = wish
  return (
    <section className="card" aria-label={words.cache}>
      {isSnapshotRead(operation) ? (
        <OfSnapshot session={session} wish={wish} onAct={onAct} />
      ) : (
        <Kept session={session} wish={wish} onAct={onAct} />
      )}
      <div className="clock">
        <span>{words.clock}</span>
        {steps.map((step) => (
          <button type="button" key={step} aria-label={`${words.clock}: + ${timeIn(words, step)}`} onClick={() => session.advance(step)}>
            + {timeIn(words, step)}
          </button>
        ))}
        {session.ahead() > 0 && (
          <span className="quiet" role="status">
            {words.clockAhead(timeIn(words, session.ahead()))}
          </span>
        )}
      </div>
    </section>
  )
}

function OfSnapshot({ session, wish, onAct }: CacheCardProps) {
  const words = useMessages()
  const snapshot = useSnapshot(session, wish)
  useEverySecond()
  const version = session.version()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the cache knows changes with the session
  const until = useMemo(
    () => (snapshot ? session.goodUntil(snapshot, wish.operation.lifetime ?? 0) : undefined),
    [session, snapshot, wish.operation, version],
  )
  const facts = snapshot?.peek()
  const left = until === undefined ? 0 : until - session.now()
  const subscription = session.subscriptions().find((one) => codeOf(one.operation, one.config) === codeOf(wish.operation, wish.config))

  return (
    <>
      <CacheHeader wish={wish} facts={facts} left={left} />
      <div className="buttons">
        <button type="button" disabled={!snapshot} onClick={() => snapshot && onAct(session.peek(wish, snapshot))}>
          {words.peek}
        </button>
        <button type="button" disabled={!snapshot} onClick={() => snapshot && onAct(session.refresh(wish, snapshot))}>
          {words.refresh}
        </button>
        {subscription ? (
          <button type="button" onClick={() => session.unsubscribe(subscription.id)}>
            {words.unsubscribe}
          </button>
        ) : (
          <button type="button" disabled={!snapshot} onClick={() => snapshot && session.subscribe(wish, snapshot)}>
            {words.subscribe}
          </button>
        )}
      </div>
    </>
  )
}

/** Shows the entry of a client without snapshots: it is looked up, never subscribed. */
function Kept({ session, wish, onAct }: CacheCardProps) {
  const words = useMessages()
  const known = useKept(session, wish)
  useEverySecond()
  const { asks, lifetime = 0 } = wish.operation
  if (!asks)
    return (
      <header>
        <h3>{words.cache}</h3>
        <p className="quiet">{words.notKept}</p>
      </header>
    )
  const facts = known?.peek()
  return (
    <>
      <CacheHeader wish={wish} facts={facts} left={known && facts?.state === 'Fulfilled' ? known.until - session.now() : 0} />
      <p className="quiet">{lifetime > 0 ? words.keptFor(timeIn(words, lifetime)) : words.notKeptLong}</p>
      <div className="buttons">
        <button type="button" disabled={!known} onClick={() => known && onAct(session.peek(wish, known))}>
          {words.peek}
        </button>
      </div>
    </>
  )
}

interface CacheHeaderProps {
  wish: Wish
  facts: Facts | undefined
  /** Milliseconds that the entry is still good. */
  left: number
}

function CacheHeader({ wish: { operation, config }, facts, left }: CacheHeaderProps) {
  const words = useMessages()
  return (
    <header>
      <h3 title={words.cacheOf}>{words.cache}</h3>
      <Badge tone={facts?.state ?? 'Unfulfilled'} text={facts?.state ?? 'null'} />
      {facts && <span className="status">{facts.status}</span>}
      <span>
        {facts ? words.states[facts.state] : missingReason(operation, config, words)}
        {facts?.state === 'Fulfilled' && left > 0 && (
          <>
            , <span data-chromatic="ignore">{words.goodFor(timeIn(words, Math.max(left, second)))}</span>
          </>
        )}
      </span>
    </header>
  )
}

/** Looks the entry up anew whenever something happened in the session. */
function useKept(session: Session, wish: Wish): Known | undefined {
  const [known, setKnown] = useState<{ key: string; known: Known | undefined }>()
  const key = codeOf(wish.operation, wish.config)
  const version = session.version()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the cache knows changes with the session
  useEffect(() => {
    let isOver = false
    void session.kept(wish).then((found) => !isOver && setKnown({ key, known: found }))
    return () => {
      isOver = true
    }
  }, [session, key, version])
  return known?.key === key ? known.known : undefined
}

/** Returns the snapshot for the form's configuration; null while something required is missing. */
function useSnapshot(session: Session, { operation, config }: Wish): Snapshot | null {
  const [known, setKnown] = useState<{ key: string; snapshot: Snapshot | null }>()
  const key = codeOf(operation, config)
  useEffect(() => {
    let isOver = false
    session.look(operation, config).then(
      (snapshot) => !isOver && setKnown({ key, snapshot }),
      () => !isOver && setKnown({ key, snapshot: null }),
    )
    return () => {
      isOver = true
    }
  }, [session, operation, config, key])
  return known?.key === key ? known.snapshot : null
}

function useEverySecond(): void {
  const [, setCount] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setCount((count) => count + 1), second)
    return () => clearInterval(timer)
  }, [])
}
