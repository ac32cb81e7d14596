import { messages } from '../translations.js'

export const couponMessages = messages('coupon', {
  de: {
    'coupon-applied': 'Diesen Gutschein hast du schon eingelöst.',
    'coupon-expired': 'Dieser Gutschein ist leider abgelaufen.',
    'coupon-not-combinable': 'Dieser Gutschein lässt sich nicht mit dem kombinieren, der schon in deinem Warenkorb ist.',
    'coupon-unknown': 'Diesen Gutscheincode kennen wir nicht. Sieh bitte noch einmal nach, ob er richtig geschrieben ist.',
    'coupon-minimum': 'Für diesen Gutschein ist dein Warenkorb noch nicht voll genug.',
    from: (amount: string) => `Dieser Gutschein gilt ab einem Warenwert von ${amount}.`,
  },
  en: {
    'coupon-applied': 'You have redeemed this coupon already.',
    'coupon-expired': 'Sorry, this coupon has expired.',
    'coupon-not-combinable': 'This coupon cannot be combined with the one already in your cart.',
    'coupon-unknown': 'We do not know this coupon code. Please check that it is spelled correctly.',
    'coupon-minimum': 'Your cart is not worth enough for this coupon yet.',
    from: (amount) => `This coupon is valid for goods worth ${amount} or more.`,
  },
})
