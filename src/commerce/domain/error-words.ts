import type { Refusal } from './answers.js'
import { brokenMessages } from './broken.messages.js'
import type { QuantityRule } from './product/product-gateway.js'
import { largestQuantity } from './limits.js'
import { refusalMessages } from './refusal.messages.js'
import { type Wording, messagesIn } from './translations.js'

export { describeError } from './describe-error.js'

/** Describes a refusal in our words, or in the platform's where it says something meant for shoppers in her language. */
export function describeRefusal(refusal: Refusal, wording: Wording): string {
  const { reason, available, rule } = refusal
  const theirs = refusal.language?.toLowerCase().startsWith(wording.locale) ? refusal.message : ''
  const t = { ...messagesIn(brokenMessages, wording), ...messagesIn(refusalMessages, wording) }
  switch (reason) {
    case 'stock':
      if (available === undefined) return theirs || t['refused-stock']
      return available < 1 ? t['refused-sold-out'] : t.available(available)
    case 'rule':
      return (rule && describeRule(rule, wording)) || theirs || t['error-rejected']
    case 'quantity':
      return t.invalidQuantity
    case 'conflict':
      return t['error-conflict']
    case 'inactive':
    case 'gone':
    case 'not-allowed':
    case 'session':
    case 'not-kept':
    case 'postal-code':
    case 'no-consultant':
    case 'taken':
      return t[`refused-${reason}`]
    case 'input':
      return theirs || t['refused-input']
    default:
      return theirs || t['error-rejected']
  }
}

/** Describes the quantities one can buy of a product; empty when any number will do. */
export function describeRule({ minimum, maximum, increment }: QuantityRule, wording: Wording): string {
  const t = messagesIn(refusalMessages, wording)
  const sentences = [
    increment > 1 && t.steps(increment),
    minimum > Math.max(increment, 1) && t.atLeast(minimum),
    maximum < largestQuantity && t.atMost(maximum),
  ]
  return sentences.filter(Boolean).join(' ')
}
