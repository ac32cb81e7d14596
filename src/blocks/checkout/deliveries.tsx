import type { Cart } from '../../commerce/domain/cart/cart-gateway.js'
import type { DeliveryGroup } from '../../commerce/domain/checkout/checkout-gateway.js'
import { displayName } from '../../commerce/domain/customer/names.js'
import { usePriceFormat, useMessages } from '../../ui/index.js'
import { AddressText } from '../../ui/address/address-text.js'
import { LineItems } from '../../ui/order/line-items.js'
import { stepsMessages } from './steps.messages.js'

/** "2. Lieferung: Elke Sommer, Heidelberg" */
export function useDeliveryName(): (delivery: DeliveryGroup, number: number) => string {
  const t = useMessages(stepsMessages)
  return ({ address }, number) => {
    const to = address ? [displayName(address) || address.companyName, address.city].filter(Boolean).join(', ') : ''
    return t.deliveryNamed(number, to)
  }
}

/** The lines of the cart that go with a delivery, as far as the platform tells. */
const goodsOf = ({ lines }: DeliveryGroup, cart: Cart | undefined) =>
  lines.flatMap(({ lineId, quantity }) => {
    const line = cart?.lines.find(({ id }) => id === lineId)
    return line ? [{ id: lineId, name: line.name, detail: line.detail, quantity, picture: line.picture, total: undefined }] : []
  })

export function DeliveryGoods({ delivery, cart }: { delivery: DeliveryGroup; cart: Cart | undefined }) {
  return <LineItems items={goodsOf(delivery, cart)} currency="" />
}

/** Lists the address and method of each delivery; with its goods where there are several. */
export function Deliveries({
  deliveries,
  currency,
  cart,
}: {
  deliveries: readonly DeliveryGroup[]
  currency: string
  cart: Cart | undefined
}) {
  const t = useMessages(stepsMessages)
  const format = usePriceFormat(currency)
  const nameOf = useDeliveryName()
  return deliveries.map((delivery, index) => {
    const { id, address, methods, methodId, gift } = delivery
    const method = methods.find((one) => one.id === methodId)
    return (
      <div key={id} className="order-part">
        {deliveries.length > 1 && (
          <>
            <h4>{nameOf(delivery, index + 1)}</h4>
            <DeliveryGoods delivery={delivery} cart={cart} />
          </>
        )}
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
              <dd>
                {method.name}, {Number(method.fee) === 0 ? t.free : format(method.fee)}
              </dd>
            </div>
          )}
          {gift && (
            <div>
              <dt>{t.gift}</dt>
              <dd>{[gift.to, gift.message].filter(Boolean).join(': ') || t.giftWrapped}</dd>
            </div>
          )}
        </dl>
      </div>
    )
  })
}
