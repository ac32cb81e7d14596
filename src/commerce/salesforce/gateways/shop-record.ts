import { nullish } from 'valibot'
import type { ConsultantQuestion } from '../../domain/consultant/consultant-gateway.js'
import { PlatformError } from '../errors.js'
import { type ShopRecord, shopRecordShape } from '../wire/consultant-wire.js'
import { object } from '../wire/object-shape.js'
import { maybeText, parseBody } from '../wire/wire.js'

/** Specification, section 7. */
export const ibcQuestion = (
  { moniker, shopId, consultantKey, accountId, guest, subsidiaryCode }: ConsultantQuestion,
  ofStore: string,
): Readonly<Record<string, unknown>> => ({
  consultantMoniker: moniker ?? null,
  loginPersonAccountId: accountId ?? null,
  isGuest: guest,
  subsidiaryCode: subsidiaryCode || ofStore,
  shopId: shopId || null,
  consultantKey: consultantKey || null,
})

export const ibcDetailsShape = nullish(object({ errorMessage: maybeText, shopRecord: nullish(shopRecordShape) }))

/**
 * Specification, section 8: an `errorMessage` says that the lookup failed, not that there is nobody.
 * @returns undefined when nobody answers to what was asked
 */
export function recordIn(value: unknown): ShopRecord | undefined {
  const answer = parseBody(ibcDetailsShape, value, 'getIbcDetails')
  const { errorMessage: message } = answer ?? {}
  if (message) throw new PlatformError({ kind: 'rejected', code: 'UNKNOWN_ERROR', status: 200, message })
  return answer?.shopRecord ?? undefined
}
