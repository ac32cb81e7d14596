import { is, safeParse, string } from 'valibot'
import { object } from '../wire/object-shape.js'
import type { Answer, Refusal } from '../../domain/answers.js'
import { PlatformError } from '../errors.js'
import { quantityLimits } from '../wire/shared-wire.js'
import { amount } from '../wire/wire.js'
import { type Answering, isAboutShopper } from './shopper-answers.js'

const reasons: ReadonlyMap<string, Refusal['reason']> = new Map([
  ['INSUFFICIENT_INVENTORY', 'stock'],
  ['QUANTITY_RULE', 'rule'],
  ['INVALID_QUANTITY', 'quantity'],
  ['INVALID_PRODUCT', 'gone'],
  // Code of the shop's own resource.
  ['UNKNOWN_ORDER', 'gone'],
])

export type Reasons = ReadonlyMap<string, Refusal['reason']>

interface Reading {
  answering?: Answering
  /** Further meanings of codes for this call. */
  codes?: Reasons
}

/** Inferred, as all that an error says beyond its code and message. */
const minimumShape = object({ minimumAmount: amount, currencyIsoCode: string() })

/**
 * A no with a reason is a value: the shopper can act (specification, section 8).
 * @throws what is no refusal: offline, a status that is no answer about the shopper, and what is not understood
 */
export async function asAnswer(write: Promise<unknown>, reading?: Reading): Promise<Answer> {
  try {
    await write
    return { done: true }
  } catch (error) {
    const refused = refusalOf(error, reading)
    if (!refused) throw error
    return { refused }
  }
}

export function refusalOf(error: unknown, { answering, codes }: Reading = {}): Refusal | undefined {
  if (!(error instanceof PlatformError) || error.kind === 'broken' || !isAboutShopper(error.status, answering)) return undefined
  const { code, message, available, language } = error
  const reason = codes?.get(code) ?? reasons.get(code) ?? reasonOfStatus(error.status)
  return {
    reason,
    message,
    // The one message that the specification keeps for shoppers (section 8).
    ...(code === 'CART_VALIDATION_ERROR' && language ? { language } : {}),
    ...(available === undefined ? {} : { available }),
    ...limitsOf(reason, error.cause),
  }
}

/** Returns the limits that would have been accepted. */
function limitsOf(reason: Refusal['reason'], body: unknown): Pick<Refusal, 'rule' | 'minimum'> {
  const entry: unknown = Array.isArray(body) ? body[0] : body
  const rule = safeParse(quantityLimits, entry)
  if (reason === 'rule' && rule.success) return { rule: rule.output }
  if (reason !== 'coupon-minimum' || !is(minimumShape, entry)) return {}
  return { minimum: { amount: String(entry.minimumAmount), currency: entry.currencyIsoCode } }
}

export function reasonOfStatus(status: number): Refusal['reason'] {
  if (status === 404) return 'gone'
  if (status === 401 || status === 403) return 'not-allowed'
  return status === 409 ? 'conflict' : 'other'
}
