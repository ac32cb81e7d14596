import { products } from '../shop/catalogue.js'
import { idOf } from '../ids.js'
import { type Cents, toMoney } from '../money.js'
import { Refusal } from '../refusal.js'
import type { Language } from '../types.js'

export interface Promotion {
  promotionId: string
  /** Absent: it applies by itself. */
  couponCode?: string
  displayName: string
  english: { displayName: string; termsAndConditions?: string }
  /** A percentage off lines, or an amount off the whole cart. */
  off: { percent: number } | { cents: Cents }
  /** The products' worth from which it counts. */
  minimum: Cents
  /** One product only, from so many pieces on; absent: every line. */
  condition?: { productId: string; fromQuantity: number }
  expired?: true
  /** Not together with another coupon. */
  exclusive?: true
  termsAndConditions: string | null
}

export interface CouponPromotion extends Promotion {
  couponCode: string
}

export const couponPromotions: readonly CouponPromotion[] = [
  {
    promotionId: idOf('0c8', 1),
    couponCode: 'SOMMER10',
    displayName: 'Sommeraktion: 10 % auf alles',
    english: { displayName: 'Summer offer: 10% off everything' },
    off: { percent: 10 },
    minimum: 0,
    termsAndConditions: null,
  },
  {
    promotionId: idOf('0c8', 2),
    couponCode: 'WILLKOMMEN5',
    displayName: '5 € zur Begrüßung',
    english: { displayName: '€5 welcome gift', termsAndConditions: 'For orders of €30 or more.' },
    off: { cents: 500 },
    minimum: 3000,
    termsAndConditions: 'Ab 30 € Warenwert.',
  },
  {
    promotionId: idOf('0c8', 3),
    couponCode: 'ABGELAUFEN',
    displayName: 'Frühlingsaktion',
    english: { displayName: 'Spring offer' },
    off: { percent: 20 },
    minimum: 0,
    expired: true,
    termsAndConditions: null,
  },
  {
    promotionId: idOf('0c8', 4),
    couponCode: 'NUR-HEUTE',
    displayName: 'Nur heute: 15 % auf alles',
    english: { displayName: 'Today only: 15% off everything', termsAndConditions: 'Cannot be combined with other vouchers.' },
    off: { percent: 15 },
    minimum: 0,
    exclusive: true,
    termsAndConditions: 'Nicht mit anderen Gutscheinen kombinierbar.',
  },
]

const bathSalt = products.find(({ name }) => name === 'Badesalz Lavendelnacht')

export const automaticPromotions: readonly Promotion[] = [
  {
    promotionId: idOf('0c8', 11),
    displayName: 'Badewoche: 10 % ab 2 Stück',
    english: { displayName: 'Bath week: 10% off from 2 pieces', termsAndConditions: 'For the Lavender Night Bath Salt.' },
    off: { percent: 10 },
    minimum: 0,
    condition: { productId: bathSalt?.id ?? '', fromQuantity: 2 },
    termsAndConditions: 'Gilt für das Badesalz Lavendelnacht.',
  },
  {
    promotionId: idOf('0c8', 12),
    displayName: 'Herbstgruß: 15 € geschenkt',
    english: { displayName: 'Autumn greeting: €15 off', termsAndConditions: 'For orders of €200 or more.' },
    off: { cents: 1500 },
    minimum: 20_000,
    termsAndConditions: 'Ab 200 € Warenwert.',
  },
]

/** Returns a promotion in the language of a call. */
export const promotionIn = <Told extends Promotion>(promotion: Told, language: Language): Told =>
  language === 'en' ? { ...promotion, ...promotion.english } : promotion

/** Facts of a world that say which promotions there are. */
interface Promoting {
  readonly facts: { readonly promotions?: readonly Promotion[] }
}

const allOf = ({ facts }: Promoting): readonly Promotion[] => facts.promotions ?? [...couponPromotions, ...automaticPromotions]

const hasCoupon = (promotion: Promotion): promotion is CouponPromotion => promotion.couponCode !== undefined

export const couponPromotionsOf = (world: Promoting): readonly CouponPromotion[] => allOf(world).filter(hasCoupon)

export const automaticPromotionsOf = (world: Promoting): readonly Promotion[] => allOf(world).filter((each) => !hasCoupon(each))

export const promotionOf = (world: Promoting, couponCode: string): CouponPromotion | undefined =>
  couponPromotionsOf(world).find((promotion) => promotion.couponCode.toUpperCase() === couponCode.trim().toUpperCase())

/** Codes of these refusals are inferred: the platform's guide names none. */
const refuse = (errorCode: string, message: string, details = {}) => new Refusal(400, errorCode, message, details)

export interface Redeeming {
  /** In the cart already. */
  couponCodes: readonly string[]
  worth: Cents
  currencyIsoCode: string
}

/**
 * Returns the promotion of a code for a cart that has these coupons and is worth so much.
 * @throws {Refusal} when it cannot be redeemed there
 */
export function redeem(world: Promoting, code: unknown, { couponCodes, worth, currencyIsoCode }: Redeeming): CouponPromotion {
  const promotion = knownPromotion(world, code)
  const { couponCode, minimum } = promotion
  if (couponCodes.includes(couponCode)) throw refuse('COUPON_ALREADY_APPLIED', `Den Gutscheincode „${couponCode}“ hast du schon eingelöst.`)
  const loner = [couponCode, ...couponCodes].find((one) => promotionOf(world, one)?.exclusive)
  if (loner && couponCodes.length > 0) {
    throw refuse('COUPON_NOT_COMBINABLE', `Der Gutscheincode „${loner}“ lässt sich nicht mit anderen kombinieren.`)
  }
  if (worth < minimum) {
    throw refuse('COUPON_MINIMUM_NOT_REACHED', `Dieser Gutscheincode gilt ab ${written(minimum, currencyIsoCode)} Warenwert.`, {
      minimumAmount: toMoney(minimum),
      currencyIsoCode,
    })
  }
  return promotion
}

function knownPromotion(world: Promoting, code: unknown): CouponPromotion {
  if (typeof code !== 'string' || code.trim() === '') throw refuse('INVALID_COUPON_CODE', 'Bitte gib einen Gutscheincode ein.')
  const promotion = promotionOf(world, code)
  if (!promotion) throw refuse('INVALID_COUPON_CODE', `Den Gutscheincode „${code}“ gibt es nicht.`)
  if (promotion.expired) throw refuse('COUPON_EXPIRED', `Der Gutscheincode „${promotion.couponCode}“ ist abgelaufen.`)
  return promotion
}

/** "30,00 €" */
export const written = (cents: Cents, currency: string): string =>
  new Intl.NumberFormat('de', { style: 'currency', currency }).format(cents / 100).replaceAll('\u00a0', ' ')
