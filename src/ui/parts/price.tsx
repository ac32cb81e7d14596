import type { Money } from '../../shop/product/money.js'
import { formatMoney } from '../../shop/product/money.js'
import { showsOriginal } from '../../shop/product/prices.js'
import { uiMessages } from './ui.messages.js'
import { useSettings } from '../hooks/use-shop.js'
import { useMessages } from '../hooks/use-messages.js'

export function usePriceFormat(currency: string): (amount: Money, digits?: number) => string {
  const { locale } = useSettings()
  // Intl writes a hyphen for a minus.
  return (amount, digits) => formatMoney(amount, { locale, currency, ...(digits === undefined ? {} : { digits }) }).replace('-', '−')
}

/** A price, and the one before where the price rules allow it (specification, section 5). */
export function Price({ price, original, currency }: { price: Money; original?: Money | undefined; currency: string }) {
  const format = usePriceFormat(currency)
  const t = useMessages(uiMessages)
  const reduced = showsOriginal(original, price)
  return (
    <span className={reduced ? 'price reduced' : 'price'} part="price">
      {reduced && <span className="visually-hidden">{t.now}</span>}
      <strong translate="no">{format(price)}</strong>
      {reduced && original && (
        <>
          <span className="visually-hidden">{t.before}</span>
          <s translate="no">{format(original)}</s>
        </>
      )}
    </span>
  )
}
