import { composed, plainText } from '../../web/plain-text.js'
import { looksLikePhone } from '../../web/phone.js'
import { readPostalCodeOf } from '../customer/postal-code.js'
import { lastNameComesFirst } from '../customer/names.js'
import type { AddressInput } from './address-gateway.js'

/** What is typed, in contrast to what is chosen. */
export type AddressField = Exclude<keyof AddressInput, 'isPrimary'>

export type AddressProblem =
  | { problem: 'missing' | 'unreadable' | 'unserved' }
  | { problem: 'too-long'; longest: number }
  | { problem: 'postal-code'; example: string }

export type AddressProblems = Partial<Record<AddressField, AddressProblem>>

export interface FieldRule {
  name: AddressField
  required: boolean
  /** Characters that the platform keeps. */
  maxLength: number
  /** Goes behind the section, as in "shipping given-name". */
  autoComplete: string
}

const rules: Readonly<Record<AddressField, Omit<FieldRule, 'name'>>> = {
  firstName: { required: true, maxLength: 40, autoComplete: 'given-name' },
  lastName: { required: true, maxLength: 80, autoComplete: 'family-name' },
  companyName: { required: false, maxLength: 255, autoComplete: 'organization' },
  street: { required: true, maxLength: 255, autoComplete: 'address-line1' },
  postalCode: { required: true, maxLength: 20, autoComplete: 'postal-code' },
  city: { required: true, maxLength: 40, autoComplete: 'address-level2' },
  region: { required: false, maxLength: 80, autoComplete: 'address-level1' },
  country: { required: true, maxLength: 2, autoComplete: 'country' },
  phoneNumber: { required: false, maxLength: 40, autoComplete: 'tel' },
}

/** Where nothing is typed yet. */
export const emptyAddress = Object.fromEntries(Object.keys(rules).map((name) => [name, ''])) as Readonly<Record<AddressField, string>>

/** Where a letter needs no region, none is asked for. */
const withoutRegion: ReadonlySet<string> = new Set(['AT', 'BE', 'CH', 'DE', 'DK', 'FR', 'LI', 'LU', 'NL', 'PL', 'SE'])
const regionRequired: ReadonlySet<string> = new Set(['AU', 'CA', 'US'])
/** These write the town before its postal code. */
const cityFirst: ReadonlySet<string> = new Set(['AU', 'CA', 'GB', 'IE', 'US'])
/** Not every address has a postal code there. */
const postalCodeOptional: ReadonlySet<string> = new Set(['AE', 'HK', 'IE', 'MO'])

/** Where the reader knows what a postal code looks like: one of them. */
const postalCodes: Readonly<Record<string, string>> = { DE: '50667', AT: '1010', CH: '8001' }
/** Elsewhere: letters and digits of any script, with blanks and hyphens between them. */
const anyPostalCode = /^[\p{L}\p{N}][\p{L}\p{N} -]{1,}$/u

/** Control characters and halves of characters. Every script, emoji and direction marks may stand in a name. */
const unreadable = /[\p{Cc}\p{Cs}]/u
const invisible = /^[\s\p{Cf}]*$/u

/** The fields of a country, in the order in which they are written there. */
export function fieldsOf(country: string): readonly FieldRule[] {
  const code = country.trim().toUpperCase()
  const names: AddressField[] = lastNameComesFirst(code) ? ['lastName', 'firstName'] : ['firstName', 'lastName']
  const region: AddressField[] = withoutRegion.has(code) ? [] : ['region']
  const place: AddressField[] = cityFirst.has(code) ? ['city', ...region, 'postalCode'] : ['postalCode', 'city', ...region]
  return [...names, 'companyName', 'street', ...place, 'country', 'phoneNumber'].map((name) => ruleOf(name as AddressField, code))
}

function ruleOf(name: AddressField, country: string): FieldRule {
  const rule = { name, ...rules[name] }
  if (name === 'region') return { ...rule, required: regionRequired.has(country) }
  return name === 'postalCode' ? { ...rule, required: !postalCodeOptional.has(country) } : rule
}

/** What must be mended before the platform is asked; nothing when it may be. In the order of the fields. */
export function problemsOf(input: AddressInput, allowed: { countries: readonly string[]; skipPhone: boolean }): AddressProblems {
  const found = fieldsOf(input.country).flatMap((rule) => {
    const problem = problemOf(rule, input, allowed)
    return problem ? [[rule.name, problem] as const] : []
  })
  return Object.fromEntries(found)
}

function problemOf(
  { name, required, maxLength }: FieldRule,
  input: AddressInput,
  { countries, skipPhone }: { countries: readonly string[]; skipPhone: boolean },
): AddressProblem | undefined {
  const text = readEntry(name, input)
  if (unreadable.test(text)) return { problem: 'unreadable' }
  if (invisible.test(text)) return required ? { problem: 'missing' } : undefined
  if (name === 'country') return countries.includes(text) ? undefined : { problem: 'unserved' }
  if (text.length > maxLength) return { problem: 'too-long', longest: maxLength }
  if (name === 'phoneNumber') return skipPhone || looksLikePhone(text) ? undefined : { problem: 'unreadable' }
  return name === 'postalCode' ? postalCodeProblem(text, input.country.trim()) : undefined
}

function postalCodeProblem(text: string, country: string): AddressProblem | undefined {
  const example = Object.hasOwn(postalCodes, country) ? postalCodes[country] : undefined
  if (example) return readPostalCodeOf(country, text) ? undefined : { problem: 'postal-code', example }
  return anyPostalCode.test(plainText(text)) ? undefined : { problem: 'unreadable' }
}

/** One text of it as it is meant: a postal code without the country before it, a phone number without marks that nobody sees. */
function readEntry(name: AddressField, input: AddressInput): string {
  const text = composed(input[name])
  if (name === 'phoneNumber') return plainText(text)
  return name === 'postalCode' ? (readPostalCodeOf(composed(input.country), text) ?? text) : text
}

/** As it is sent: without blanks around its texts, and each as it is read. What its country does not ask for stays as it was. */
export function spokenAddress(input: AddressInput): AddressInput {
  const texts = (Object.keys(rules) as AddressField[]).map((name) => [name, readEntry(name, input)])
  return { ...input, ...Object.fromEntries(texts) }
}
