import type { ApproachingPromotion, Cart } from '../../commerce/domain/cart/cart-gateway.js'
import { toCents } from '../../commerce/domain/product/money.js'
import { showsDiscount } from '../../commerce/domain/cart/reductions.js'
import { usePriceFormat } from '../parts/price.js'
import { useMessages } from '../hooks/use-messages.js'
import { benefitsMessages } from './benefits.messages.js'
import { cartMessages } from './cart.messages.js'

interface Props {
  cart: Cart
  calculating: boolean
}

/** Promotions that count, with what they take off, and those within reach. Goes with `theme/benefits.css`. */
export function Benefits({ cart, calculating }: Props) {
  const t = useMessages(benefitsMessages)
  const { reckoning: unknown } = useMessages(cartMessages)
  const format = usePriceFormat(cart.currency)
  if (cart.promotions.length + cart.approaching.length === 0) return null
  return (
    <div className="benefits" part="benefits">
      <h2>{t.benefits}</h2>
      <ul>
        {cart.promotions.map(({ id, name, amount, terms }) => (
          <li key={id} className="benefit">
            <span>
              {name}
              {terms && <span className="soft-text"> {terms}</span>}
            </span>
            {calculating ? (
              <span className="bone price-bone" role="img" aria-label={unknown} />
            ) : (
              showsDiscount(amount) && <b translate="no">{format(amount)}</b>
            )}
          </li>
        ))}
        {cart.approaching.map((promotion) => (
          <Near key={promotion.id} promotion={promotion} cart={cart} calculating={calculating} />
        ))}
      </ul>
    </div>
  )
}

function Near({ promotion: { target, missing }, cart, calculating }: Props & { promotion: ApproachingPromotion }) {
  const t = useMessages(benefitsMessages)
  const { reckoning: unknown } = useMessages(cartMessages)
  const format = usePriceFormat(cart.currency)
  const name = target === 'Shipping' ? t.nearShipping : t.nearOrder
  const worth = Math.max(0, toCents(cart.subtotal))
  return (
    <li className="near">
      <p>
        {t.nearBefore}{' '}
        {calculating ? <span className="bone price-bone" role="img" aria-label={unknown} /> : <b translate="no">{format(missing)}</b>}{' '}
        {t.nearUntil(name)}
      </p>
      <progress aria-label={t.progress(name)} value={worth} max={worth + toCents(missing)} />
    </li>
  )
}
