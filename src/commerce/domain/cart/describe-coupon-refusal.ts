import type { Refusal } from '../answers.js'
import { describeRefusal } from '../error-words.js'
import { formatMoney } from '../product/money.js'
import { type Wording, messagesIn } from '../translations.js'
import { couponMessages } from './coupon.messages.js'

/** Describes why a coupon is refused, in the shopper's words. */
export function describeCouponRefusal(refusal: Refusal, wording: Wording): string {
  const t = messagesIn(couponMessages, wording)
  const { reason, minimum } = refusal
  switch (reason) {
    case 'coupon-minimum':
      if (minimum) return t.from(formatMoney(minimum.amount, { locale: wording.locale, currency: minimum.currency }))
      return t[reason]
    case 'coupon-applied':
    case 'coupon-expired':
    case 'coupon-not-combinable':
    case 'coupon-unknown':
      return t[reason]
    default:
      return describeRefusal(refusal, wording)
  }
}
