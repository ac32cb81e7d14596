import { sampleCart } from '../../ui/cart/sample-cart.js'
import { useMessages } from '../../ui/index.js'
import { LineItems, OrderTotals } from '../../ui/order/line-items.js'
import { checkout } from './checkout.block.js'
import { stepsMessages } from './steps.messages.js'
import type { Props } from './step-props.js'

const totals = { currency: 'EUR', subtotal: '64.80', shipping: '0.00', tax: '10.35', total: '64.80' }
const { cart } = sampleCart(checkout.sample, { ...totals, original: totals.subtotal })
const lineItems = cart.lines.map(({ actual, ...line }) => ({ ...line, total: actual }))

/** The checkout that an editor sees on the canvas. */
export function Sample({ note }: Props) {
  const t = useMessages(stepsMessages)
  return (
    <div className="layout">
      <ol className="main">
        <li className="step" part="step">
          <h2>{t.where}</h2>
          <p className="step-summary">Greta Sommer, Lindenweg 4, 50667 Köln</p>
        </li>
        <li className="step" part="step">
          <h2>{t.how}</h2>
          <p className="step-summary">Standard, {t.free}</p>
        </li>
        <li className="step" part="step" data-now>
          <h2>{t.pay}</h2>
          <div className="choice">
            <b>{t.invoice}</b>
            <span className="soft-text">{t.invoiceHint}</span>
          </div>
          {note && <p className="soft-text note">{note}</p>}
          <span className="button order" part="order">
            {t.order}
          </span>
        </li>
      </ol>
      <aside className="side" part="summary" aria-label={t.summary}>
        <h2>{t.summary}</h2>
        <LineItems items={lineItems} currency={totals.currency} />
        <OrderTotals {...totals} />
      </aside>
    </div>
  )
}
