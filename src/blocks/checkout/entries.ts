import type { AddressInput } from '../../commerce/domain/address/address-gateway.js'
import {
  type AddressProblem,
  fieldsOf,
  problemsOf as problemsOfAddress,
  spokenAddress,
  type TypedAddress,
} from '../../commerce/domain/address/address-rules.js'
import type { Entry, EntryProblems } from '../../ui/address/address-fields.js'
import { looksLikeMail, readMail } from '../../core/dom/mail.js'
import type { Contact } from '../../commerce/domain/checkout/checkout-gateway.js'

/** The shopper's input at the first step. */
export type Entries = Omit<TypedAddress, 'isPrimary'> & { email: string }
export interface EntryRules {
  /** Countries to which the store ships. */
  countries: readonly string[]
  /** True for a guest; the details of a signed-in customer are known. */
  guest: boolean
  skipPhone: boolean
}

const longestEmail = 80

/** The fields of the step, in the order in which they are asked. */
export function entriesFor(
  { country }: Pick<Entries, 'country'>,
  { guest }: Pick<EntryRules, 'guest'>,
  section: 'shipping' | 'billing' = 'shipping',
): readonly Entry[] {
  const address = fieldsOf(country).map((field) => ({ ...field, autoComplete: `${section} ${field.autoComplete}` }))
  return guest ? [{ name: 'email', required: true, autoComplete: 'email' }, ...address] : address
}

export function problemsOf(entries: Entries, { guest, ...allowed }: EntryRules): EntryProblems {
  const wrong = guest ? emailProblem(readMail(entries.email)) : undefined
  return { ...(wrong && { email: wrong }), ...problemsOfAddress(entries, allowed) }
}

function emailProblem(text: string): AddressProblem | undefined {
  if (text === '') return { problem: 'missing' }
  if (text.length > longestEmail) return { problem: 'too-long', longest: longestEmail }
  return looksLikeMail(text) ? undefined : { problem: 'unreadable' }
}

/** Trims the entries, and splits them into the contact and the address. */
export function spoken({ email, ...entries }: Entries): { contact: Contact; address: Omit<AddressInput, 'isPrimary'> } {
  const { isPrimary: _, ...address } = spokenAddress(entries)
  const { firstName, lastName, phoneNumber } = address
  return { contact: { firstName, lastName, email: readMail(email), phoneNumber }, address }
}
