import type { Cart } from '../../commerce/domain/cart/cart-gateway.js'
import { reductionsOf, saved, showsDiscount } from '../../commerce/domain/cart/reductions.js'
import { showsOriginal } from '../../commerce/domain/product/prices.js'
import { cartMessages } from './cart.messages.js'
import { usePriceFormat } from '../parts/price.js'
import { useMessages } from '../hooks/use-messages.js'

interface Props {
  cart: Cart
  /** True while the platform calculates: every amount is then unknown. */
  calculating: boolean
}

function useAmount({ cart, calculating }: Props) {
  const t = useMessages(cartMessages)
  const format = usePriceFormat(cart.currency)
  return (value: string) => (calculating ? <span className="bone price-bone" role="img" aria-label={t.reckoning} /> : format(value))
}

/** The amounts that lead to the total: the original and current price of the goods, the reductions, shipping. */
export function CartSums({ cart, calculating }: Props) {
  const t = useMessages(cartMessages)
  const amount = useAmount({ cart, calculating })
  const { discount } = reductionsOf(cart)
  return (
    <dl className="sums">
      {showsOriginal(cart.original, cart.subtotal) && (
        <div>
          <dt>{t.original}</dt>
          <dd>
            <s translate="no">{amount(cart.original)}</s>
          </dd>
        </div>
      )}
      <div>
        <dt>{t.subtotal}</dt>
        <dd translate="no">{amount(cart.subtotal)}</dd>
      </div>
      {showsDiscount(discount) && (
        <div className="save">
          <dt>{t.discount}</dt>
          <dd translate="no">{amount(discount)}</dd>
        </div>
      )}
      <div>
        <dt>{t.shipping}</dt>
        <dd>
          {calculating || Number(cart.shipping) > 0 ? (
            <span translate="no">{amount(cart.shipping ?? '')}</span>
          ) : cart.shipping ? (
            t.freeShipping
          ) : (
            t.shippingLater
          )}
        </dd>
      </div>
    </dl>
  )
}

/** The total, the total saving, and what the total contains. */
export function CartTotal({ cart, calculating, note }: Props & { note: string }) {
  const t = useMessages(cartMessages)
  const format = usePriceFormat(cart.currency)
  const amount = useAmount({ cart, calculating })
  const { savings } = reductionsOf(cart)
  const taxed = { Gross: t.included, Net: cart.tax ? t.includedTax(format(cart.tax)) : t.excluded, '': '' }[cart.taxType ?? '']
  return (
    <>
      <dl className="sums">
        <div className="total">
          <dt>{t.total}</dt>
          <dd translate="no">{amount(cart.total)}</dd>
        </div>
        {showsDiscount(savings) && (
          <div className="save">
            <dt>{t.savings}</dt>
            <dd translate="no">{amount(saved(savings))}</dd>
          </div>
        )}
      </dl>
      <p className="soft-text">{note || taxed}</p>
    </>
  )
}
