import type { Money } from '../product/money.js'
import { fromCents, toCents } from '../product/money.js'
import { isAmount } from '../product/prices.js'
import type { Cart } from './cart-gateway.js'

/** Specification, section 5: a discount shows only if the value is a negative number. */
export function showsDiscount(value: Money | undefined): boolean {
  return isAmount(value) && Number(value) < 0
}

/** The amount saved without its sign, to stand after words that say so. */
export const saved = (savings: Money): Money => savings.replace('-', '')

/** Returns the cart's own discount, and all savings against the earlier prices; negative when something is saved. */
export function reductionsOf({ original, subtotal, shipping, tax, taxType, total }: Cart): { discount: Money; savings: Money } {
  const merchandise = toCents(total) - toCents(shipping ?? '0') - (taxType === 'Net' ? toCents(tax ?? '0') : 0)
  return { discount: fromCents(merchandise - toCents(subtotal)), savings: fromCents(merchandise - toCents(original)) }
}
