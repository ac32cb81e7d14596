import { ProblemText } from '../parts/problem-text.js'
import { useRef } from 'react'
import type { CartView } from '../../commerce/domain/cart/cart.js'
import { cartMessages } from './cart.messages.js'
import { isBrokenWorld } from '../../commerce/domain/errors.js'
import { Failure } from '../parts/failure.js'
import { ErrorState } from '../parts/notices.js'
import { SignInHere } from '../parts/sign-in.js'
import { Spinner } from '../parts/spinner.js'
import { type CartChanges, isCustomers, isSignedOut } from './use-cart-changes.js'
import { useFocusKept } from '../hooks/use-focus-kept.js'
import { useShop } from '../hooks/use-shop.js'
import { useMessages } from '../hooks/use-messages.js'

/** Messages about the whole cart, shown above it. */
export function CartMessages({ view, changes }: { view: CartView; changes: CartChanges }) {
  const shop = useShop()
  const t = useMessages(cartMessages)
  const again = () => void shop.cart.refresh().catch(() => {})
  const stale = view.status === 'ready' && view.error !== undefined
  return (
    <>
      {/* A live region must be there before its text is. */}
      <div role="status">
        {view.retrying && (
          <p className="notice">
            <Spinner size="small" />
            {t.retrying}
          </p>
        )}
        {view.cart?.problems.map((problem) => (
          <p key={problem} className="notice" part="notice">
            {problem}
          </p>
        ))}
        {view.vanished && (
          <p className="notice" part="notice">
            {t.vanished}
          </p>
        )}
        {view.notices.map(({ kind, names }) => (
          <Told key={kind + names.join()} text={t[kind]} names={names} dismiss={() => shop.cart.peek()?.dismissNotices()} />
        ))}
        {changes.missing.length > 0 && <Told text={t.missing} names={changes.missing} dismiss={changes.dismissMissing} />}
      </div>
      {stale ? <CartFailed error={view.error} again={again} /> : changes.trouble && <CartFailed {...changes.trouble} />}
    </>
  )
}

/** Names the lost items until the shopper has dismissed it. */
function Told({ text, names, dismiss }: { text: string; names: readonly string[]; dismiss: () => void }) {
  const t = useMessages(cartMessages)
  const notice = useRef<HTMLDivElement>(null)
  useFocusKept(notice)
  return (
    <div className="notice told" part="notice" ref={notice}>
      <div>
        <p>{text}</p>
        <ul>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
      <button type="button" className="button quiet small" onClick={dismiss}>
        {t.understood}
      </button>
    </div>
  )
}

interface FailedProps {
  error?: unknown
  /** The shop's refusal, in words. */
  refused?: string
  /** True when the shopper was signed in at that time; by default the current session counts. */
  wasSignedIn?: boolean
  again: () => void
}

/** A broken world with a way to try again; when the session has ended, a way to sign in that comes back here. */
export function CartFailed({ error, refused, wasSignedIn, again }: FailedProps) {
  const shop = useShop()
  const t = useMessages(cartMessages)
  if (isSignedOut(error) && (wasSignedIn ?? isCustomers(shop))) return <SignInHere text={t.signedOut} urgent />
  if (isBrokenWorld(error) && error.kind === 'signed-out') return <Failure text={t.guestSession} again={again} />
  if (refused === undefined) return <ErrorState error={error} again={again} />
  return (
    <p className="notice" role="alert">
      <ProblemText text={refused} />
    </p>
  )
}
