import { type ReactNode, useEffect, useState } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import { orderInAddress } from '../../commerce/domain/order/order-address.js'
import { useFocusHome } from '../../ui/hooks/use-focus-home.js'
import { useStoreContext } from '../../ui/hooks/use-store-context.js'
import { ErrorState, Spinner, useShop, useMessages } from '../../ui/index.js'
import { lazy } from '../../ui/parts/lazy.js'
import { SignInHere } from '../../ui/parts/sign-in.js'
import { orderHistory } from './order-history.block.js'
import { orderHistoryMessages } from './order-history.messages.js'
import { NothingYet, OrderEntry, OrderHead } from './order-entry.js'
import { useOrders } from './use-orders.js'

type Props = ViewOf<typeof orderHistory>

/** Loaded for guests only. */
const Lookup = lazy(() => import('./lookup.js').then((module) => module.Lookup))

export const OrderHistory = (props: Props) => (
  <Frame {...props}>
    <LiveHistory {...props} />
  </Frame>
)

export function SampleHistory(props: Props) {
  const { setState } = props
  useEffect(() => setState('filled'), [setState])
  return (
    <Frame {...props}>
      <ul className="entries">
        {orderHistory.sample.orders.map((order) => (
          <li key={order.id} className="entry" part="summary">
            <OrderHead order={{ ...order, pictures: [] }} statusOf={(status) => status} open={false} />
          </li>
        ))}
      </ul>
    </Frame>
  )
}

function Frame({ heading, hint, children }: Props & { children: ReactNode }) {
  const t = useMessages(orderHistoryMessages)
  const home = useFocusHome<HTMLElement>()
  return (
    <section ref={home} tabIndex={-1} className="history" aria-label={heading || t.heading}>
      <header>
        <h1 part="heading">{heading || t.heading}</h1>
        <p className="lead" part="hint">
          {hint || t.hint}
        </p>
      </header>
      {children}
    </section>
  )
}

function LiveHistory({ setState, emit, shopUrl, withdrawalUrl }: Props) {
  const t = useMessages(orderHistoryMessages)
  const { page, settings } = useShop()
  const { isGuest, orders, error, isLoading, more, again } = useOrders()
  const statusOf = useStatusWords()
  const named = orderInAddress(page.here(), settings.get().pages)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set(named ? [named] : []))
  const state = isGuest ? 'guest' : orders ? (orders.length > 0 ? 'filled' : 'empty') : error === undefined ? 'loading' : 'failed'
  useEffect(() => setState(state), [setState, state])
  if (isGuest)
    return (
      <>
        <SignInHere text={t.guest} />
        <Lookup statusOf={statusOf} withdrawalUrl={withdrawalUrl} />
      </>
    )
  if (!orders) return error === undefined ? <Bones /> : <ErrorState error={error} again={again} />
  if (orders.length === 0) return <NothingYet shopUrl={shopUrl} />
  const toggle = (number: string) => {
    const next = new Set(opened)
    if (!next.delete(number)) next.add(number)
    setOpened(next)
  }
  return (
    <>
      <ul className="entries">
        {orders.map((order) => (
          <OrderEntry
            key={order.id}
            order={order}
            statusOf={statusOf}
            open={opened.has(order.number)}
            toggle={() => toggle(order.number)}
            withdrawalUrl={withdrawalUrl}
            done={(count) => emit('vitrine-order-again', { count })}
          />
        ))}
      </ul>
      {error !== undefined && <ErrorState error={error} again={more ?? again} />}
      {more && error === undefined && (
        <button type="button" className="button quiet more-orders" aria-disabled={isLoading} onClick={() => !isLoading && more()}>
          {isLoading ? t.loading : t.more}
        </button>
      )}
    </>
  )
}

/** Returns the store's names of the statuses; until they are known, those of the platform. */
function useStatusWords(): (status: string) => string {
  const { value } = useStoreContext()
  return (status) => value?.orderStatuses.find(({ apiName }) => apiName === status)?.displayValue || status
}

function Bones() {
  return (
    <>
      <p className="visually-hidden">
        <Spinner />
      </p>
      <div className="entries" aria-hidden="true">
        <div className="bone" />
        <div className="bone" />
      </div>
    </>
  )
}
