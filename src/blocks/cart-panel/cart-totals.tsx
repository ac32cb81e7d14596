import type { Cart } from '../../shop/gateways.js'
import { reductionsOf, showsDiscount, showsOriginal } from '../../shop/prices.js'
import { usePriceFormat, useWords } from '../../ui/index.js'
import { cartPanelWords } from './cart-panel.words.js'

/** Subtotal, what it was before, discount, shipping, total and what is saved; unknown while the platform reckons. */
export function CartTotals({ cart, reckoning, note }: { cart: Cart; reckoning: boolean; note: string }) {
  const t = useWords(cartPanelWords)
  const format = usePriceFormat(cart.currency)
  const amount = (value: string) => (reckoning ? <span className="bone price-bone" role="img" aria-label={t.reckoning} /> : format(value))
  const reduced = showsOriginal(cart.original, cart.subtotal)
  const { discount, savings } = reductionsOf(cart)
  return (
    <div className="totals" part="totals">
      <dl>
        {reduced && <div><dt>{t.original}</dt><dd><s>{amount(cart.original)}</s></dd></div>}
        <div><dt>{t.subtotal}</dt><dd>{amount(cart.subtotal)}</dd></div>
        {showsDiscount(discount) && <div className="save"><dt>{t.discount}</dt><dd>{amount(discount)}</dd></div>}
        <div><dt>{t.shipping}</dt><dd>{Number(cart.shipping) === 0 && !reckoning ? t.freeShipping : amount(cart.shipping)}</dd></div>
        <div className="total"><dt>{t.total}</dt><dd>{amount(cart.total)}</dd></div>
        {showsDiscount(savings) && <div className="save"><dt>{t.savings}</dt><dd>{amount(savings)}</dd></div>}
      </dl>
      <p className="soft-text">{note || t.included}</p>
    </div>
  )
}
