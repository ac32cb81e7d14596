import { readWhole } from './reader.js'
import { insistOn, type Patience } from './retry.js'
import type { Answer } from '../answers.js'
import type { CartGateway, Coupon } from './cart-gateway.js'
import { has } from '../has.js'

export interface Writing {
  gateway: CartGateway
  patience: Patience
}

export function changeLine(lineId: string, quantity: number, { gateway, patience }: Writing): Promise<Answer> {
  return insistOn(
    () => gateway.setQuantity(lineId, quantity),
    async () => {
      const cart = await readWhole(gateway)
      return cart?.lines.find(({ id }) => id === lineId)?.quantity === quantity
    },
    patience,
  )
}

export function removeLine(lineId: string, { gateway, patience }: Writing): Promise<Answer> {
  return insistOn(
    () => gateway.remove(lineId),
    async () => {
      const cart = await readWhole(gateway)
      return !cart?.lines.some(({ id }) => id === lineId)
    },
    patience,
  )
}

/** @param had it was in the cart before: then its being there says nothing of a lost answer */
export function applyCoupon(code: string, { gateway, patience }: Writing, had: boolean): Promise<Answer> {
  return insistOn(
    () => gateway.addCoupon(code),
    async () => !had && isIn((await gateway.read(1))?.coupons, code),
    patience,
  )
}

/** One that is gone already is out of the cart as well. */
export async function dropCoupon(couponId: string, { gateway, patience }: Writing): Promise<Answer> {
  const answer = await insistOn(
    () => gateway.removeCoupon(couponId),
    async () => {
      const cart = await gateway.read(1)
      return !cart?.coupons.some(({ id }) => id === couponId)
    },
    patience,
  )
  return has(answer, 'refused') && answer.refused.reason === 'gone' ? { done: true } : answer
}

/** Codes are typed as one likes. */
export function isIn(coupons: readonly Coupon[] | undefined, code: string): boolean {
  return coupons?.some((coupon) => coupon.code.toUpperCase() === code.toUpperCase()) ?? false
}
