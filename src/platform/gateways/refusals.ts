import { is, safeParse, string } from 'valibot'
import { object } from '../wire/object-shape.js'
import type { Answer, Refusal } from '../../shop/answers.js'
import { PlatformError } from '../errors.js'
import { quantityLimits } from '../wire/goods-wire.js'
import { amount } from '../wire/wire.js'

export const reasons: ReadonlyMap<string, Refusal['reason']> = new Map([
  ['INSUFFICIENT_INVENTORY', 'stock'],
  ['QUANTITY_RULE', 'rule'],
  ['INVALID_QUANTITY', 'quantity'],
  ['INVALID_PRODUCT', 'gone'],
  // Inferred: the guide names no codes for coupons.
  ['INVALID_COUPON_CODE', 'coupon-unknown'],
  ['COUPON_ALREADY_APPLIED', 'coupon-applied'],
  ['COUPON_EXPIRED', 'coupon-expired'],
  ['COUPON_NOT_COMBINABLE', 'coupon-not-combinable'],
  ['COUPON_MINIMUM_NOT_REACHED', 'coupon-minimum'],
])

/** Inferred, as all that an error says beyond its code and message. */
const minimumShape = object({ minimumAmount: amount, currencyIsoCode: string() })

/**
 * A no with a reason is a value: the shopper can act (specification, section 8).
 * @throws what is no refusal: offline, 408, 429, 5xx, and what is not understood
 */
export async function asAnswer(write: Promise<unknown>): Promise<Answer> {
  try {
    await write
    return { done: true }
  } catch (error) {
    const refused = refusalOf(error)
    if (!refused) throw error
    return { refused }
  }
}

export function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof PlatformError) || !isAnswered(error)) return undefined
  const { code, message, available, language } = error
  const reason = reasons.get(code) ?? reasonOfStatus(error.status)
  return {
    reason,
    message,
    // The one message that the specification keeps for shoppers (section 8).
    ...(code === 'CART_VALIDATION_ERROR' && language ? { language } : {}),
    ...(available === undefined ? {} : { available }),
    ...limitsOf(reason, error.cause),
  }
}

/** What would have been accepted. */
function limitsOf(reason: Refusal['reason'], body: unknown): Pick<Refusal, 'rule' | 'minimum'> {
  const entry: unknown = Array.isArray(body) ? body[0] : body
  const rule = safeParse(quantityLimits, entry)
  if (reason === 'rule' && rule.success) return { rule: rule.output }
  if (reason !== 'coupon-minimum' || !is(minimumShape, entry)) return {}
  return { minimum: { amount: String(entry.minimumAmount), currency: entry.currencyIsoCode } }
}

function isAnswered({ kind, status }: PlatformError): boolean {
  return kind !== 'broken' && status >= 400 && status < 500 && status !== 408 && status !== 429
}

export function reasonOfStatus(status: number): Refusal['reason'] {
  if (status === 404) return 'gone'
  if (status === 401 || status === 403) return 'not-allowed'
  return status === 409 ? 'conflict' : 'other'
}
