import type { CheckoutAddress, Contact } from '../../shop/checkout/checkout-gateway.js'

/** What she types at the first step. */
export type Entries = CheckoutAddress & Contact
export type EntryField = keyof Entries

export type EntryProblem =
  | { problem: 'missing' | 'unreadable' | 'unserved' }
  | { problem: 'too-long'; longest: number }
  | { problem: 'postal-code'; example: string }

export type EntryProblems = Partial<Record<EntryField, EntryProblem>>

export interface EntryRules {
  /** Where the store sends to. */
  countries: readonly string[]
  /** Who is signed in is known. */
  guest: boolean
  skipPhone: boolean
}

/** Characters that the platform keeps. */
const longest: Readonly<Record<EntryField, number>> = {
  firstName: 40,
  lastName: 80,
  companyName: 255,
  street: 255,
  postalCode: 20,
  city: 40,
  region: 80,
  country: 2,
  phoneNumber: 40,
  email: 80,
}

const postalCodes: Readonly<Record<string, readonly [RegExp, example: string]>> = {
  DE: [/^\d{5}$/, '50667'],
  AT: [/^\d{4}$/, '1010'],
  CH: [/^\d{4}$/, '8001'],
}

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const phone = /^\+?[\d\s().\-–/]{4,}$/
const control = /\p{Cc}/u

/** The fields of the step, in the order in which they are asked. */
export function fieldsFor({ guest }: Pick<EntryRules, 'guest'>): readonly EntryField[] {
  const address = ['firstName', 'lastName', 'companyName', 'street', 'postalCode', 'city', 'country'] as const
  return guest ? ['email', ...address, 'phoneNumber'] : [...address, 'phoneNumber']
}

export function problemsOf(entries: Entries, rules: EntryRules): EntryProblems {
  const problems: EntryProblems = {}
  for (const field of fieldsFor(rules)) {
    const problem = problemOf(field, entries, rules)
    if (problem) problems[field] = problem
  }
  return problems
}

function problemOf(field: EntryField, entries: Entries, { countries, skipPhone }: EntryRules): EntryProblem | undefined {
  const text = entries[field].trim()
  if (control.test(text)) return { problem: 'unreadable' }
  if (text.length > longest[field]) return { problem: 'too-long', longest: longest[field] }
  if (text === '') return field === 'companyName' || field === 'phoneNumber' ? undefined : { problem: 'missing' }
  if (field === 'email' && !email.test(text)) return { problem: 'unreadable' }
  if (field === 'phoneNumber' && !skipPhone && !phone.test(text)) return { problem: 'unreadable' }
  if (field === 'country' && !countries.includes(text)) return { problem: 'unserved' }
  const known = field === 'postalCode' && Object.hasOwn(postalCodes, entries.country) ? postalCodes[entries.country] : undefined
  return known && !known[0].test(text) ? { problem: 'postal-code', example: known[1] } : undefined
}

/** Without blanks around it; split into who orders and where it goes. */
export function spoken(entries: Entries): { contact: Contact; address: CheckoutAddress } {
  const { email, ...address } = Object.fromEntries(
    Object.entries(entries).map(([name, value]) => [name, value.trim()]),
  ) as unknown as Entries
  const { firstName, lastName, phoneNumber } = address
  return { contact: { firstName, lastName, email, phoneNumber }, address }
}
