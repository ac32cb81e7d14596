import { isAmount } from './prices.js'
import type { Money } from './money.js'

/** The shop's terms of delivery and return, as `offer-terms` of `vitrine-store` says them. Nothing is made up: a term left out is not said. */
export interface OfferTerms {
  /** Cost of delivery of an order; `0` where it is free. */
  shippingRate: Money | undefined
  /** ISO 3166 codes of the countries to which the rate applies. */
  shippingCountries: readonly string[]
  /** Days within which goods may be sent back; 0 where none may. */
  returnDays: number | undefined
  /** The shop or the customer pays for a return. */
  returnFees: 'free' | 'customer' | undefined
  /** Address of the page about returns. */
  returnUrl: string
}

const maxReturnDays = 3650

/** Reads the terms that an editor has written: texts and numbers by name. A term of another form is left out. */
export function readOfferTerms(written: Readonly<Record<string, unknown>> = {}): OfferTerms {
  const text = (name: string) => (Object.hasOwn(written, name) ? String(written[name] ?? '').trim() : '')
  const rate = text('shippingRate').replace(',', '.')
  const days = text('returnDays')
  const fees = text('returnFees')
  return {
    shippingRate: isAmount(rate) && Number(rate) >= 0 ? rate : undefined,
    shippingCountries: text('shippingCountries')
      .split(/[\s,]+/)
      .filter((code) => /^[A-Z]{2}$/.test(code)),
    returnDays: /^\d{1,4}$/.test(days) && Number(days) <= maxReturnDays ? Number(days) : undefined,
    returnFees: fees === 'free' || fees === 'customer' ? fees : undefined,
    returnUrl: text('returnUrl'),
  }
}

/** Working days in a text such as `2 bis 4 Werktage` or `3 Werktage`; undefined where the text says no days. */
export function deliveryDays(text: string): { min: number; max: number } | undefined {
  const [, first, last] = /(\d{1,2})(?:\s*(?:bis|–|-|to)\s*(\d{1,2}))?\s*(?:Werktag|Tag|working day|business day|day)/i.exec(text) ?? []
  if (first === undefined) return undefined
  const [min, max] = [Number(first), Number(last ?? first)]
  return min <= max ? { min, max } : undefined
}
