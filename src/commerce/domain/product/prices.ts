import type { Money } from './money.js'
import { toCents } from './money.js'

/** Specification, section 5: an original price shows only if it is greater than the current one and both are at least 0. */
export function showsOriginal(original: Money | undefined, current: Money): boolean {
  if (!isAmount(original) || !isAmount(current)) return false
  return Number(current) >= 0 && Number(original) > Number(current)
}

/** Reduction in whole percent, rounded down so that nobody is promised too much. */
export function percentOff(original: Money, current: Money): number {
  const before = toCents(original)
  return Math.floor(((before - toCents(current)) * 100) / before)
}

/** The price of one litre or kilogram (PAngV § 4), with two digits. */
export function basePrice(price: Money, amount: number): Money {
  return (Number(price) / amount).toFixed(2)
}

export const isAmount = (value: Money | undefined): value is Money =>
  value !== undefined && value.trim() !== '' && Number.isFinite(Number(value))
