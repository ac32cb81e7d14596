import type { Money } from '../../commerce/domain/product/money.js'
import { formatMoney } from '../../commerce/domain/product/money.js'
import { showsOriginal } from '../../commerce/domain/product/prices.js'
import { uiMessages } from './ui.messages.js'
import { useSettings } from '../hooks/use-shop.js'
import { useMessages } from '../hooks/use-messages.js'

/**
 * Returns a function that writes an amount in the page's language, such as `44,80 €`. An amount that is no number becomes an empty text.
 * @param currency an ISO 4217 code such as `EUR`; an unknown one is left out
 * @returns takes decimal text such as `44.80`, and the number of decimals where it shall differ from the amount's own
 * @throws Error where the page has no shop yet
 * @example
 * ```tsx
 * import { usePriceFormat } from '@vitrine/blocks/kit'
 *
 * const FreeShipping = () => {
 *   const format = usePriceFormat('EUR')
 *   return <p>Ab {format('50.00', 0)} liefern wir ohne Versandkosten.</p>
 * }
 * ```
 */
export function usePriceFormat(currency: string): (amount: Money, digits?: number) => string {
  const { locale } = useSettings()
  // Intl writes a hyphen for a minus.
  return (amount, digits) => formatMoney(amount, { locale, currency, ...(digits === undefined ? {} : { digits }) }).replace('-', '−')
}

/**
 * Shows a price in the page's language, and the one before where the price rules allow it (specification, section 5).
 * @param price decimal text as the platform sends it, such as `12.90`
 * @param original the price before, in the same form; shown struck through when it is higher
 * @param currency an ISO 4217 code such as `EUR`
 * @example
 * ```tsx
 * import { Price } from '@vitrine/blocks/kit'
 *
 * const SetPrice = () => <Price price="44.80" original="52.00" currency="EUR" />
 * ```
 */
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
