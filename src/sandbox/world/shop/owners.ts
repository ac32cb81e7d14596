import { idOf } from '../ids.js'
import { forbidden } from '../refusal.js'
import type { CustomerFacts } from '../types.js'

/** The owner of a cart: a customer for one account, or a guest who holds the key. */
export type Owner = { customer: CustomerFacts; accountId: string } | { guestKey: string | undefined }

export const guestUserId = idOf('005', 0)

export function ownerName(owner: Owner): string | undefined {
  if ('customer' in owner) return `${owner.customer.userId}:${owner.accountId}`
  return owner.guestKey === undefined ? undefined : `guest:${owner.guestKey}`
}

/** @throws {Refusal} when the account is not this customer's: never falls back to another one. */
export function accountFor(customer: CustomerFacts, effectiveAccountId: string | undefined): string {
  if (effectiveAccountId === undefined) return customer.accountId
  if (effectiveAccountId === customer.accountId || customer.managedAccountIds.includes(effectiveAccountId)) return effectiveAccountId
  throw forbidden()
}
