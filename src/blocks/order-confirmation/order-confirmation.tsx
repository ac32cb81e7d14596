import { type ReactNode, useEffect, useState } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import { guestProof, leaveGuestDetails, orderToken, placedOrder, readPlaced } from '../../commerce/domain/order/placed-order.js'
import type { Order } from '../../commerce/domain/order/order-gateway.js'
import { Contact } from '../../ui/consultant/contact.js'
import { useFocusHome } from '../../ui/hooks/use-focus-home.js'
import { Link, Spinner, useQuery, useLazy, useSession, useShop, useStore, useMessages } from '../../ui/index.js'
import { LineItems, OrderTotals } from '../../ui/order/line-items.js'
import { OrderDetails } from '../../ui/order/order-details.js'
import { orderConfirmation } from './order-confirmation.block.js'
import { orderConfirmationMessages } from './order-confirmation.messages.js'

type Props = ViewOf<typeof orderConfirmation>

export function OrderConfirmation(props: Props) {
  const { page, session } = useShop()
  // Signing out on this page removes the order.
  useStore(session)
  const number = placedOrder(page.visit)
  return number === undefined ? <Nothing {...props} /> : <Placed {...props} number={number} />
}

export function SampleConfirmation(props: Props) {
  const { setState } = props
  const { number, lines, totals } = orderConfirmation.sample
  useEffect(() => setState('shown'), [setState])
  return (
    <Thanks {...props} number={number} email={undefined}>
      <div className="order">
        <LineItems items={lines} currency={totals.currency} />
        <OrderTotals {...totals} />
      </div>
    </Thanks>
  )
}

function Nothing({ shopUrl, setState }: Props) {
  const t = useMessages(orderConfirmationMessages)
  useEffect(() => setState('none'), [setState])
  return (
    <section className="thanks none">
      <h1 part="heading">{t.noneYet}</h1>
      <p>{t.none}</p>
      {shopUrl && (
        <Link className="button" href={shopUrl}>
          {t.onward}
        </Link>
      )}
    </section>
  )
}

function Placed(props: Props & { number: string }) {
  const { number, setState } = props
  const shop = useShop()
  const t = useMessages(orderConfirmationMessages)
  const orders = useLazy(shop.orders)
  const { session, status } = useSession(true)
  const { visit, clock } = shop.page
  // The page holds the details as long as it is open: the storage forgets them once the order is read.
  const [details] = useState(() => guestProof(visit))
  const isGuest = session?.guest === true
  const proof = isGuest ? (details ?? orderToken(visit, number, clock)) : undefined
  const isUnproved = isGuest && !proof
  const isKnown = (session !== undefined && !isUnproved) || status === 'failed'
  const answer = useQuery<Order | undefined>(isKnown ? `order ${number} ${session?.userId ?? ''}` : undefined, async (signal) =>
    readPlaced(await orders(), { number, proof }, { clock, signal }),
  )
  const { value: order } = answer
  useEffect(() => {
    if (!order || !isGuest || !details) return
    const settle = async () => leaveGuestDetails(await orders(), { number, proof: details }, { visit, clock })
    // The details are gone all the same; a reload shows the number.
    settle().catch((error: unknown) => console.error(error))
  }, [order, isGuest, details, orders, number, visit, clock])
  const state = order ? 'shown' : answer.state === 'loading' && !isUnproved ? 'loading' : 'number-only'
  useEffect(() => setState(state), [setState, state])
  return (
    <Thanks {...props} number={number} email={isGuest ? details?.email : undefined}>
      {order ? (
        <OrderDetails order={order} withdrawalUrl={props.withdrawalUrl} />
      ) : state === 'loading' ? (
        <Spinner label={t.looking} />
      ) : isUnproved ? (
        <div className="notice">
          <p>{t.unproved}</p>
          {props.ordersUrl && (
            <Link className="button quiet small" href={props.ordersUrl}>
              {t.lookUp}
            </Link>
          )}
        </div>
      ) : (
        <div className="notice">
          <p>{t.later}</p>
          <button type="button" className="button quiet small" onClick={answer.again}>
            {t.lookAgain}
          </button>
        </div>
      )}
    </Thanks>
  )
}

interface ThanksProps extends Props {
  number: string
  /** Address of the confirmation mail; undefined where it is unknown. */
  email: string | undefined
  children: ReactNode
}

function Thanks({ heading, next, number, email, registerUrl, ordersUrl, shopUrl, mode, children }: ThanksProps) {
  const shop = useShop()
  const t = useMessages(orderConfirmationMessages)
  const { session } = useSession(mode !== 'edit')
  const consultant = useStore(shop.consultant)
  const home = useFocusHome<HTMLElement>()
  const steps = (next || t.steps)
    .split('\n')
    .map((step) => step.trim())
    .filter(Boolean)
  const isCustomer = session?.guest === false
  return (
    <section ref={home} tabIndex={-1} className="thanks" aria-labelledby="heading">
      <header>
        <h1 id="heading" part="heading">
          {heading || t.heading}
        </h1>
        <p className="number" part="number">
          {t.number}: <b translate="no">{number}</b>
        </p>
        <p className="soft-text">{email ? t.mail(email) : t.mailUnknown}</p>
      </header>
      <div className="columns">
        <div className="card">
          <h2>{t.items}</h2>
          {children}
        </div>
        <div className="side">
          <div className="card" part="next">
            <h2>{t.next}</h2>
            <ol className="steps">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            {consultant && mode !== 'edit' && <Contact consultant={consultant} />}
          </div>
          {!isCustomer && registerUrl && (
            <div className="card account">
              <h2>{t.account}</h2>
              <p>{t.accountHint}</p>
              <Link className="button quiet" href={registerUrl}>
                {t.register}
              </Link>
            </div>
          )}
        </div>
      </div>
      <p className="onward">
        {shopUrl && (
          <Link className="button" href={shopUrl}>
            {t.onward}
          </Link>
        )}
        {isCustomer && ordersUrl && (
          <Link className="button quiet" href={ordersUrl}>
            {t.orders}
          </Link>
        )}
        <button type="button" className="button quiet" part="print" onClick={() => window.print()}>
          {t.print}
        </button>
      </p>
    </section>
  )
}
