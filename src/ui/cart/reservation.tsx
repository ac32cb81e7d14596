import { ProblemText } from '../parts/problem-text.js'
import { useState } from 'react'
import { describeError, describeRefusal } from '../../commerce/domain/error-words.js'
import type { ReservationKeeper } from '../../commerce/domain/cart/reservation.js'
import { useOneAtATime } from '../hooks/use-one-at-a-time.js'
import { useSettings, useStore } from '../hooks/use-shop.js'
import { useMessages } from '../hooks/use-messages.js'
import { Spinner } from '../parts/spinner.js'
import { reservationMessages } from './reservation.messages.js'

/** The time for which the pieces are reserved; the shopper can extend it before it ends. */
export function Reservation({ keeper }: { keeper: ReservationKeeper }) {
  const t = useMessages(reservationMessages)
  const settings = useSettings()
  const now = useStore(keeper.view)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const withLock = useOneAtATime()
  const start = () =>
    withLock(() => {
      setBusy(true)
      setProblem(undefined)
      return keeper
        .start()
        .catch((error) => setProblem(describeError(error, settings)))
        .finally(() => setBusy(false))
    })
  const time = 'until' in now ? new Date(now.until).toLocaleTimeString(settings.locale, { hour: '2-digit', minute: '2-digit' }) : ''
  const text =
    now.state === 'held'
      ? t.held(time)
      : now.state === 'ending'
        ? t.ending(time)
        : now.state === 'ended'
          ? t.ended
          : now.state === 'refused'
            ? describeRefusal(now.refused, settings)
            : ''
  if (!text) return null
  return (
    <div className={now.state === 'held' ? 'soft-text' : 'notice'} part="notice" role={now.state === 'held' ? undefined : 'status'}>
      <p>
        {text}
        {problem && (
          <strong role="alert">
            {' '}
            <ProblemText text={problem} />
          </strong>
        )}
      </p>
      {now.state !== 'held' && (
        <button type="button" className="button quiet small" aria-disabled={busy} onClick={() => void start()}>
          {busy && <Spinner size="small" />}
          {now.state === 'ending' ? t.extend : t.again}
        </button>
      )}
    </div>
  )
}
