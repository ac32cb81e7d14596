import { describeRefusal } from '../error-words.js'
import type { Refusal } from '../answers.js'
import { formatMoney } from '../product/money.js'

/** Why a coupon is not taken, in the shopper's words. */
export function describeCouponRefusal(refusal: Refusal, locale: 'de' | 'en'): string {
  const german = locale === 'de'
  switch (refusal.reason) {
    case 'coupon-applied':
      return german ? 'Diesen Gutschein hast du schon eingelöst.' : 'You have redeemed this coupon already.'
    case 'coupon-expired':
      return german ? 'Dieser Gutschein ist leider abgelaufen.' : 'Sorry, this coupon has expired.'
    case 'coupon-not-combinable':
      return german
        ? 'Dieser Gutschein lässt sich nicht mit dem kombinieren, der schon in deinem Warenkorb ist.'
        : 'This coupon cannot be combined with the one already in your cart.'
    case 'coupon-unknown':
      return german
        ? 'Diesen Gutscheincode kennen wir nicht. Sieh bitte noch einmal nach, ob er richtig geschrieben ist.'
        : 'We do not know this coupon code. Please check that it is spelled correctly.'
    case 'coupon-minimum': {
      if (!refusal.minimum)
        return german
          ? 'Für diesen Gutschein ist dein Warenkorb noch nicht voll genug.'
          : 'Your cart is not worth enough for this coupon yet.'
      const amount = formatMoney(refusal.minimum.amount, { locale, currency: refusal.minimum.currency })
      return german ? `Dieser Gutschein gilt ab einem Warenwert von ${amount}.` : `This coupon is valid for goods worth ${amount} or more.`
    }
    default:
      return describeRefusal(refusal, locale)
  }
}
