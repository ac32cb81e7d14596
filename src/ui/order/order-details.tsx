import type { Order } from '../../commerce/domain/order/order-gateway.js'
import { withOrder } from '../../commerce/domain/order/order-address.js'
import { AddressText } from '../address/address-text.js'
import { Link } from '../parts/link.js'
import { useShop } from '../hooks/use-shop.js'
import { useMessages } from '../hooks/use-messages.js'
import { LineItems, OrderTotals } from './line-items.js'
import { orderMessages } from './order.messages.js'
import { useDay } from './use-day.js'

interface Props {
  order: Order
  /** Address where the shopper withdraws from the order, or empty. */
  withdrawalUrl: string
}

/** Details of an order: items, address, delivery, total, and the link to withdraw from it. Goes with `theme/order.css`. */
export function OrderDetails({ order, withdrawalUrl }: Props) {
  const t = useMessages(orderMessages)
  const { page } = useShop()
  const { moment } = useDay()
  return (
    <div className="order" part="order">
      {order.deliveries.map(({ id, address, method, lines }) => (
        <div key={id} className="order-part">
          <LineItems items={lines} currency={order.currency} pictures />
          <dl className="facts">
            {address && (
              <div>
                <dt>{t.deliveryTo}</dt>
                <dd>
                  <AddressText address={address} />
                </dd>
              </div>
            )}
            {method && (
              <div>
                <dt>{t.delivery}</dt>
                <dd>{method}</dd>
              </div>
            )}
          </dl>
        </div>
      ))}
      <div className="order-part">
        <OrderTotals {...order} />
      </div>
      {order.withdrawn ? (
        <p className="notice">{t.withdrawn(moment(order.withdrawn))}</p>
      ) : (
        withdrawalUrl && (
          <p className="way-out">
            <Link className="button quiet small" href={withOrder(withdrawalUrl, order.number, page.here())} part="withdraw">
              {t.withdraw}
            </Link>
          </p>
        )
      )}
    </div>
  )
}
