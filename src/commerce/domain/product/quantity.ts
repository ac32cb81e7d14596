import type { QuantityRule } from './product-gateway.js'
import { plainText } from '../../../core/dom/plain-text.js'
import { largestQuantity } from '../limits.js'

export type QuantityProblem =
  | { problem: 'not-a-number' }
  | { problem: 'minimum'; minimum: number }
  | { problem: 'maximum'; maximum: number }
  | { problem: 'increment'; increment: number }

/** Reads a typed quantity: a whole number of at least 1 that keeps the product's rule. */
export function readQuantity(text: string, rule?: QuantityRule): { quantity: number } | QuantityProblem {
  const trimmed = plainText(text)
  const quantity = Number(trimmed)
  if (!/^\d+$/.test(trimmed) || quantity < 1) return { problem: 'not-a-number' }
  const maximum = Math.min(rule?.maximum ?? largestQuantity, largestQuantity)
  if (quantity > maximum) return { problem: 'maximum', maximum }
  if (rule && quantity < rule.minimum) return { problem: 'minimum', minimum: rule.minimum }
  if (rule && quantity % rule.increment !== 0) return { problem: 'increment', increment: rule.increment }
  return { quantity }
}

/** The most that the rule allows of so many pieces; fewer than its minimum is none. */
export function mostOf(available: number, rule?: QuantityRule): number {
  const step = rule?.increment ?? 1
  const most = Math.floor(Math.min(rule?.maximum ?? largestQuantity, largestQuantity, available) / step) * step
  return most < (rule?.minimum ?? 1) ? 0 : most
}

/** The next quantity up or down that keeps the rule and the stock; the same one when there is none. */
export function stepQuantity(quantity: number, direction: 1 | -1, rule?: QuantityRule, available = largestQuantity): number {
  const step = rule?.increment ?? 1
  const lowest = Math.ceil((rule?.minimum ?? 1) / step) * step
  const highest = mostOf(available, rule)
  const next =
    direction > 0 ? Math.max((Math.floor(quantity / step) + 1) * step, lowest) : Math.min((Math.ceil(quantity / step) - 1) * step, highest)
  return next < lowest || next > highest ? quantity : next
}
