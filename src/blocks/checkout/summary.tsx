import { useId, useState } from 'react'
import type { Checkout } from '../../shop/checkout/checkout-gateway.js'
import { usePriceFormat, useShop, useValue, useWords } from '../../ui/index.js'
import { ProductPicture } from '../../ui/parts/product-parts.js'
import { checkoutWords } from './checkout.words.js'
import { Seller } from './facts.js'

/** What is being bought; on a phone it folds, and the total stays in sight. */
export function Summary({ found }: { found: Checkout }) {
  const t = useWords(checkoutWords)
  const { cart } = useValue(useShop().cart.view)
  const id = useId()
  const [open, setOpen] = useState(false)
  const format = usePriceFormat(found.totals?.currency ?? cart?.currency ?? 'EUR')
  return (
    <aside className="side" part="summary" aria-label={t.summary}>
      <div className="fold">
        <p>
          <b>{t.total}</b> <span className="soft-text">{cart && t.items(cart.productCount)}</span>
        </p>
        <b className="fee">{found.totals && format(found.totals.total)}</b>
        <button type="button" className="text-button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {open ? t.hideSummary : t.showSummary}
        </button>
      </div>
      <div id={id} className="folded" data-open={open || undefined}>
        <h2>{t.summary}</h2>
        <Seller />
        <Goods pictures />
        <Sums found={found} />
      </div>
    </aside>
  )
}

export function Goods({ pictures = false }: { pictures?: boolean }) {
  const t = useWords(checkoutWords)
  const { cart } = useValue(useShop().cart.view)
  const format = usePriceFormat(cart?.currency ?? 'EUR')
  return (
    <ul className="goods">
      {cart?.lines.map((line) => (
        <li key={line.id || line.productId}>
          {pictures && (
            <span className="goods-picture">
              <ProductPicture picture={line.picture && { ...line.picture, alt: '' }} />
            </span>
          )}
          <span>
            <span className="soft-text">{t.pieces(line.quantity)}</span> {line.name} <span className="soft-text">{line.detail}</span>
          </span>
          <span className="fee">{format(line.actual)}</span>
        </li>
      ))}
    </ul>
  )
}

/** The sums of the checkout, not those of the cart: they know where it goes. */
export function Sums({ found }: { found: Checkout }) {
  const t = useWords(checkoutWords)
  const { totals } = found
  const format = usePriceFormat(totals?.currency ?? 'EUR')
  if (!totals) return null
  return (
    <>
      <dl className="sums">
        <div>
          <dt>{t.subtotal}</dt>
          <dd>{format(totals.subtotal)}</dd>
        </div>
        <div>
          <dt>{t.delivery}</dt>
          <dd>{Number(totals.shipping) === 0 ? t.free : format(totals.shipping)}</dd>
        </div>
        <div className="total">
          <dt>{t.total}</dt>
          <dd>{format(totals.total)}</dd>
        </div>
      </dl>
      <p className="soft-text">{t.includedTax(format(totals.tax))}</p>
    </>
  )
}
