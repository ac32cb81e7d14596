import type { Cart } from '../cart/cart-gateway.js'
import type { Money } from './money.js'
import { fromCents, toCents } from './money.js'

/** Specification, section 5: a discount shows only if the value is a negative number. */
export function showsDiscount(value: Money | undefined): boolean {
  return isAmount(value) && Number(value) < 0
}

/** What she saves, after words that say so: without the sign. */
export const saved = (savings: Money): Money => savings.replace('-', '')

/** Specification, section 5: an original price shows only if it is greater than the current one and both are at least 0. */
export function showsOriginal(original: Money | undefined, current: Money): boolean {
  if (!isAmount(original) || !isAmount(current)) return false
  return Number(current) >= 0 && Number(original) > Number(current)
}

/** How much less than before, in whole percent, rounded down so that nobody is promised too much. */
export function percentOff(original: Money, current: Money): number {
  const before = toCents(original)
  return Math.floor(((before - toCents(current)) * 100) / before)
}

/** What was taken off the whole cart, and what is saved altogether against the prices before; negative when something is. */
export function reductionsOf({ original, subtotal, shipping, tax, taxType, total }: Cart): { discount: Money; savings: Money } {
  const goods = toCents(total) - toCents(shipping ?? '0') - (taxType === 'Net' ? toCents(tax ?? '0') : 0)
  return { discount: fromCents(goods - toCents(subtotal)), savings: fromCents(goods - toCents(original)) }
}

/** The price of one litre or kilogram (PAngV § 4), with two digits. */
export function basePrice(price: Money, amount: number): Money {
  return (Number(price) / amount).toFixed(2)
}

const isAmount = (value: Money | undefined): value is Money => value !== undefined && value.trim() !== '' && Number.isFinite(Number(value))
