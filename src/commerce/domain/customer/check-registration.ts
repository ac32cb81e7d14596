import { looksLikeMail } from '../../../core/dom/mail.js'
import { composed } from '../../../core/dom/plain-text.js'
import type { Registration } from './account-gateway.js'
import { readPostalCode } from './postal-code.js'

export type RegistrationField = keyof Registration

export type RegistrationProblem =
  | { field: RegistrationField; problem: 'missing' | 'unreadable' }
  | { field: RegistrationField; problem: 'too-long'; longest: number }
  | { field: 'password'; problem: 'too-short'; shortest: number }

/** Characters that the platform keeps. */
export const longest = { firstName: 40, lastName: 80, email: 80, password: 255 }
export const shortestPassword = 8

/** Returns the problems of an entry, one for each field, in the order of the form. */
export function checkRegistration(entries: Registration): RegistrationProblem[] {
  const { email, password, postalCode = '' } = entries
  const problems: RegistrationProblem[] = []
  for (const field of ['firstName', 'lastName', 'email', 'password'] as const) {
    const text = field === 'password' ? password : composed(entries[field])
    // One name is enough, in whichever of its fields it stands.
    const isOther = (field === 'firstName' || field === 'lastName') && composed(entries.firstName + entries.lastName) !== ''
    if (text === '' && isOther) continue
    if (text === '') problems.push({ field, problem: 'missing' })
    else if (text.length > longest[field]) problems.push({ field, problem: 'too-long', longest: longest[field] })
    else if (field === 'email' && !looksLikeMail(email)) problems.push({ field, problem: 'unreadable' })
    else if (field === 'password' && password.length < shortestPassword)
      problems.push({ field, problem: 'too-short', shortest: shortestPassword })
  }
  if (postalCode.trim() !== '' && !readPostalCode(postalCode)) problems.push({ field: 'postalCode', problem: 'unreadable' })
  return problems
}
