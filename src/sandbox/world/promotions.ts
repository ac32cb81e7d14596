import { idOf } from './ids.js'
import type { Cents } from './money.js'
import { Refusal } from './refusal.js'

export interface Promotion {
  promotionId: string
  couponCode: string
  displayName: string
  /** A percentage off every line, or an amount off the whole cart. */
  off: { percent: number } | { cents: Cents }
  /** The products' worth from which it counts. */
  minimum: Cents
  expired: boolean
  termsAndConditions: string | null
}

export const promotions: readonly Promotion[] = [
  {
    promotionId: idOf('0c8', 1),
    couponCode: 'SOMMER10',
    displayName: 'Sommeraktion: 10 % auf alles',
    off: { percent: 10 },
    minimum: 0,
    expired: false,
    termsAndConditions: null,
  },
  {
    promotionId: idOf('0c8', 2),
    couponCode: 'WILLKOMMEN5',
    displayName: '5 € zur Begrüßung',
    off: { cents: 500 },
    minimum: 3000,
    expired: false,
    termsAndConditions: 'Ab 30 € Warenwert.',
  },
  {
    promotionId: idOf('0c8', 3),
    couponCode: 'ABGELAUFEN',
    displayName: 'Frühlingsaktion',
    off: { percent: 20 },
    minimum: 0,
    expired: true,
    termsAndConditions: null,
  },
]

export const promotionOf = (couponCode: string): Promotion | undefined =>
  promotions.find((promotion) => promotion.couponCode === couponCode.trim().toUpperCase())

/** @throws {Refusal} when the code is unknown or its time is over. */
export function redeem(couponCode: string): Promotion {
  const promotion = promotionOf(couponCode)
  if (!promotion) throw invalidCoupon(`Den Gutscheincode „${couponCode}“ gibt es nicht.`)
  if (promotion.expired) throw invalidCoupon(`Der Gutscheincode „${promotion.couponCode}“ ist abgelaufen.`)
  return promotion
}

export const invalidCoupon = (message: string) => new Refusal(400, 'INVALID_COUPON_CODE', message)
