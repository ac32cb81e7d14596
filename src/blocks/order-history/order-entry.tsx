import { useEffect, useId, useState } from 'react'
import type { Order, OrderSummary } from '../../commerce/domain/order/order-gateway.js'
import { ErrorState, Link, Spinner, useQuery, useLazy, usePriceFormat, useShop, useMessages } from '../../ui/index.js'
import { OrderDetails } from '../../ui/order/order-details.js'
import { orderMessages } from '../../ui/order/order.messages.js'
import { useDay } from '../../ui/order/use-day.js'
import { ProductImage } from '../../ui/parts/product-image.js'
import { BuyAgain } from './buy-again.js'
import { orderHistoryMessages } from './order-history.messages.js'

interface Props {
  order: OrderSummary
  /** Returns the store's name of a status. */
  statusOf: (status: string) => string
  open: boolean
  toggle: () => void
  withdrawalUrl: string
  done: (count: number) => void
}

/** An order in short; with all details when it is open. */
export function OrderEntry({ order, statusOf, open, toggle, withdrawalUrl, done }: Props) {
  const t = useMessages(orderHistoryMessages)
  const shop = useShop()
  const orders = useLazy(shop.orders)
  const id = useId()
  const { day } = useDay()
  const [wanted, want] = useState(open)
  useEffect(() => want((before) => before || open), [open])
  const answer = useQuery<Order | undefined>(wanted ? order.number : undefined, async (signal) =>
    (await orders()).read(order.number, undefined, signal),
  )
  const which = t.from(day(order.orderedDate))
  return (
    <li className="entry" part="summary">
      <OrderHead order={order} statusOf={statusOf} open={open} />
      <div className="acts">
        <button
          type="button"
          className="button quiet small"
          aria-expanded={open}
          aria-controls={id}
          aria-label={t.named(open ? t.hide : t.show, which)}
          onClick={toggle}
        >
          {open ? t.hide : t.show}
        </button>
        <BuyAgain number={order.number} known={answer.value} which={which} done={done} />
      </div>
      <div id={id} hidden={!open} className="whole">
        {answer.value ? (
          <OrderDetails order={answer.value} withdrawalUrl={withdrawalUrl} />
        ) : answer.state === 'failed' ? (
          <ErrorState error={answer.error} again={answer.again} />
        ) : answer.state === 'ready' ? (
          <p>{t.gone}</p>
        ) : (
          <Spinner />
        )}
      </div>
    </li>
  )
}

const mostPictures = 4

/** The date, number, state and total of an order; a closed entry also has pictures. */
export function OrderHead({ order, statusOf, open }: Pick<Props, 'order' | 'statusOf' | 'open'>) {
  const t = useMessages(orderHistoryMessages)
  const facts = useMessages(orderMessages)
  const { day } = useDay()
  const format = usePriceFormat(order.currency)
  const more = order.pictures.length - mostPictures
  return (
    <div className="head">
      <div>
        <h2>{t.from(day(order.orderedDate))}</h2>
        <p className="soft-text">
          {facts.number}{' '}
          <span className="number" translate="no">
            {order.number}
          </span>
        </p>
      </div>
      <p className="status">{statusOf(order.status)}</p>
      {order.total !== undefined && (
        <p className="fee">
          <span className="visually-hidden">{facts.total}</span> <b translate="no">{format(order.total)}</b>
        </p>
      )}
      {!open && order.pictures.length > 0 && (
        <div className="pictures" aria-hidden="true">
          {order.pictures.slice(0, mostPictures).map((picture) => (
            <span key={picture.url}>
              <ProductImage picture={{ ...picture, alt: '' }} />
            </span>
          ))}
          {more > 0 && <span className="more">+{more}</span>}
        </div>
      )}
    </div>
  )
}

/** Message for an order history that is empty. */
export function NothingYet({ shopUrl }: { shopUrl: string }) {
  const t = useMessages(orderHistoryMessages)
  return (
    <div className="middle">
      <p>{t.empty}</p>
      {shopUrl && (
        <Link className="button" href={shopUrl}>
          {t.toShop}
        </Link>
      )}
    </div>
  )
}
