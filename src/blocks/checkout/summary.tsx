import { useId, useState } from 'react'
import type { Cart } from '../../commerce/domain/cart/cart-gateway.js'
import type { Checkout } from '../../commerce/domain/checkout/checkout-gateway.js'
import { usePriceFormat, useMessages } from '../../ui/index.js'
import { LineItems, OrderTotals } from '../../ui/order/line-items.js'
import { stepsMessages } from './steps.messages.js'
import type { Bought } from './step-props.js'

/** Summary of the order; on a phone it folds, and the total stays in sight. */
export function Summary({ found, bought: { cart } }: { found: Checkout; bought: Bought }) {
  const t = useMessages(stepsMessages)
  const id = useId()
  const [open, setOpen] = useState(false)
  const format = usePriceFormat(found.totals?.currency ?? cart?.currency ?? '')
  return (
    <aside className="side" part="summary" aria-label={t.summary}>
      <div className="fold">
        <p>
          <b>{t.total}</b> <span className="soft-text">{cart && t.items(cart.productCount)}</span>
        </p>
        <b className="fee" translate="no">
          {found.totals && format(found.totals.total)}
        </b>
        <button type="button" className="text-button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {open ? t.hideSummary : t.showSummary}
        </button>
      </div>
      <div id={id} className="folded" data-open={open || undefined}>
        <h2>{t.summary}</h2>
        <CartGoods cart={cart} pictures />
        {found.totals && <OrderTotals {...found.totals} />}
      </div>
    </aside>
  )
}

/** The lines of the cart. */
export function CartGoods({ cart, pictures = false }: { cart: Cart | undefined; pictures?: boolean }) {
  const lineItems = cart?.lines.map(({ id, productId, actual, ...line }) => ({ ...line, id: id || productId, total: actual })) ?? []
  return <LineItems items={lineItems} currency={cart?.currency ?? ''} pictures={pictures} />
}
