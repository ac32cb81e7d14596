import { addMany, type AddingTools } from './adding.js'
import { readWhole } from './reader.js'
import { retryUntilConfirmed, retryWrite } from './retry.js'
import { applyCoupon, type Writing } from './writes.js'
import type { Answer, Refusal } from '../answers.js'
import type { Cart, CartWish, Coupon } from './cart-gateway.js'
import { has } from '../has.js'

/** Contents of a cart that can be put back. */
export interface Contents {
  /** The oldest first, as they are added again. */
  lines: readonly (CartWish & { name: string })[]
  coupons: readonly Coupon[]
}

/** Takes out everything, seen or not. @param wished quantities, by line, that were asked for and not sent yet */
export async function takeOutAll(
  { gateway, patience }: Writing,
  wished: ReadonlyMap<string, number>,
): Promise<Contents | { refused: Refusal }> {
  const cart = await retryUntilConfirmed('clear', () => readWhole(gateway), patience)
  if (!cart || cart.lineCount === 0) return { lines: [], coupons: [] }
  const shows = (now: Cart | undefined) => now?.id !== cart.id || now.lineCount === 0
  const answer = await retryWrite('clear', gateway.clear, { read: () => gateway.read(1), shows }, patience)
  if (has(answer, 'refused') && answer.refused.reason !== 'gone') return answer
  const lines = cart.lines.map(({ id, productId, quantity, name }) => ({ productId, quantity: wished.get(id) ?? quantity, name }))
  return { lines: lines.reverse(), coupons: cart.coupons }
}

export interface PutBack {
  /** Names of what could not be had back. */
  missing: readonly string[]
  added: readonly CartWish[]
  /** Contents whose outcome is unknown, because the platform failed: to be tried again. */
  left: Contents | undefined
  failure?: unknown
}

/** Adds everything anew. @throws when the world is broken and nothing was added */
export async function putBack({ lines, coupons }: Contents, tools: AddingTools): Promise<PutBack> {
  const { answers, failure } = await addMany(lines, tools)
  const refused = lines.filter((_, index) => hasRefused(answers[index]))
  const added = lines.filter((_, index) => answers[index] && !hasRefused(answers[index]))
  const missing = refused.map(({ name }) => name)
  if (failure !== undefined) return { missing, added, failure, left: { lines: lines.filter((_, index) => !answers[index]), coupons } }
  for (const [index, coupon] of coupons.entries()) {
    try {
      if (!(await applyAgain(coupon.code, tools))) missing.push(coupon.code)
    } catch (couponFailure) {
      return { missing, added, failure: couponFailure, left: { lines: [], coupons: coupons.slice(index) } }
    }
  }
  return { missing, added, left: undefined }
}

async function applyAgain(code: string, { gateway, patience }: Writing): Promise<boolean> {
  const answer = await applyCoupon(code, { gateway, patience }, false)
  return has(answer, 'done') || answer.refused.reason === 'coupon-applied'
}

const hasRefused = (answer: Answer | undefined): boolean => answer !== undefined && has(answer, 'refused')
