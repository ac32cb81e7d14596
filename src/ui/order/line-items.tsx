import type { Money } from '../../commerce/domain/product/money.js'
import type { Picture } from '../../commerce/domain/product/product-gateway.js'
import { usePriceFormat } from '../parts/price.js'
import { ProductImage } from '../parts/product-image.js'
import { useMessages } from '../hooks/use-messages.js'
import { orderMessages } from './order.messages.js'

export interface Good {
  id: string
  name: string
  /** Its shade, its size. */
  detail?: string | undefined
  quantity: number
  total: Money | undefined
  picture?: Picture | undefined
}

/** The items of an order, placed or not, line by line. Goes with `theme/order.css`. */
export function LineItems({ items, currency, pictures = false }: { items: readonly Good[]; currency: string; pictures?: boolean }) {
  const t = useMessages(orderMessages)
  const format = usePriceFormat(currency)
  return (
    <ul className="goods">
      {items.map(({ id, name, detail, quantity, total, picture }) => (
        <li key={id}>
          {pictures && (
            <span className="goods-picture">
              <ProductImage picture={picture && { ...picture, alt: '' }} />
            </span>
          )}
          <span>
            <span className="soft-text">{t.quantity(quantity)}</span> {name ? <span translate="no">{name}</span> : t.gone}{' '}
            {detail && <span className="soft-text">{detail}</span>}
          </span>
          <span className="fee" translate="no">
            {total !== undefined && format(total)}
          </span>
        </li>
      ))}
    </ul>
  )
}

export interface SumsFacts {
  currency: string
  /** Undefined where it is unknown, as are the others. */
  total: Money | undefined
  subtotal: Money | undefined
  shipping: Money | undefined
  tax: Money | undefined
}

/** The totals of an order. Goes with `theme/order.css`. */
export function OrderTotals({ currency, subtotal, shipping, tax, total }: SumsFacts) {
  const t = useMessages(orderMessages)
  const format = usePriceFormat(currency)
  return (
    <>
      <dl className="sums">
        {subtotal !== undefined && (
          <div>
            <dt>{t.subtotal}</dt>
            <dd translate="no">{format(subtotal)}</dd>
          </div>
        )}
        {shipping !== undefined && (
          <div>
            <dt>{t.delivery}</dt>
            <dd>{Number(shipping) === 0 ? t.free : format(shipping)}</dd>
          </div>
        )}
        {total !== undefined && (
          <div className="total">
            <dt>{t.total}</dt>
            <dd translate="no">{format(total)}</dd>
          </div>
        )}
      </dl>
      {Number(tax) > 0 && tax !== undefined && <p className="soft-text">{t.includedTax(format(tax))}</p>}
    </>
  )
}
