import { readWhole } from './reader.js'
import { retryWrite } from './retry.js'
import type { Patience } from '../retry.js'
import type { Answer } from '../answers.js'
import type { Cart, CartGateway, Coupon } from './cart-gateway.js'
import { has } from '../has.js'

export interface Writing {
  gateway: CartGateway
  patience: Patience
}

export function changeLine(lineId: string, quantity: number, { gateway, patience }: Writing): Promise<Answer> {
  const shows = (cart: Cart | undefined) => lineOf(cart, lineId)?.quantity === quantity
  return retryWrite('setQuantity', () => gateway.setQuantity(lineId, quantity), { read: () => readWhole(gateway), shows }, patience)
}

export function removeLine(lineId: string, { gateway, patience }: Writing): Promise<Answer> {
  const shows = (cart: Cart | undefined) => !lineOf(cart, lineId)
  return retryWrite('remove', () => gateway.remove(lineId), { read: () => readWhole(gateway), shows }, patience)
}

const lineOf = (cart: Cart | undefined, lineId: string) => cart?.lines.find(({ id }) => id === lineId)

/** @param had it was in the cart before: then its being there says nothing of a lost answer */
export function applyCoupon(code: string, { gateway, patience }: Writing, had: boolean): Promise<Answer> {
  const shows = (cart: Cart | undefined) => !had && isIn(cart?.coupons, code)
  return retryWrite('addCoupon', () => gateway.addCoupon(code), { read: () => gateway.read(1), shows }, patience)
}

/** One that is gone already is out of the cart as well. */
export async function dropCoupon(couponId: string, { gateway, patience }: Writing): Promise<Answer> {
  const shows = (cart: Cart | undefined) => !cart?.coupons.some(({ id }) => id === couponId)
  const answer = await retryWrite('removeCoupon', () => gateway.removeCoupon(couponId), { read: () => gateway.read(1), shows }, patience)
  return has(answer, 'refused') && answer.refused.reason === 'gone' ? { done: true } : answer
}

/** Codes are typed as one likes. */
export function isIn(coupons: readonly Coupon[] | undefined, code: string): boolean {
  return coupons?.some((coupon) => coupon.code.toUpperCase() === code.toUpperCase()) ?? false
}
