import { composed, plainText } from '../../../core/dom/plain-text.js'
import { looksLikePhone } from '../../../core/dom/phone.js'
import { readPhone } from '../../../core/dom/read-phone.js'
import { readPostalCodeOf } from '../customer/postal-code.js'
import { lastNameComesFirst, wholeName } from '../customer/names.js'
import type { AddressInput } from './address-gateway.js'

/** An address as it is typed: the lines of its street (one text of the platform, Commerce Address Input 54.0) in two fields. */
export type TypedAddress = AddressInput & {
  /** The second line: c/o, the back building, the post number of a Packstation. */
  addition?: string
}

/** Fields that the shopper types, in contrast to those she chooses. */
export type AddressField = Exclude<keyof TypedAddress, 'isPrimary'>

export type AddressProblem =
  | { problem: 'missing' | 'unreadable' | 'unserved' | 'post-number' }
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
  /** The keyboard of a phone, where it is not that of letters. */
  inputMode?: 'numeric'
}

const rules: Readonly<Record<AddressField, Omit<FieldRule, 'name'>>> = {
  // The platform needs the last name alone: some people have one name.
  firstName: { required: false, maxLength: 40, autoComplete: 'given-name' },
  lastName: { required: true, maxLength: 80, autoComplete: 'family-name' },
  companyName: { required: false, maxLength: 255, autoComplete: 'organization' },
  street: { required: true, maxLength: 255, autoComplete: 'address-line1' },
  addition: { required: false, maxLength: 255, autoComplete: 'address-line2' },
  postalCode: { required: true, maxLength: 20, autoComplete: 'postal-code' },
  city: { required: true, maxLength: 40, autoComplete: 'address-level2' },
  region: { required: false, maxLength: 80, autoComplete: 'address-level1' },
  country: { required: true, maxLength: 2, autoComplete: 'country' },
  phoneNumber: { required: false, maxLength: 40, autoComplete: 'tel' },
}

/** An address before anything is typed. */
export const emptyAddress = Object.fromEntries(Object.keys(rules).map((name) => [name, ''])) as Readonly<Record<AddressField, string>>

/** Countries where a letter needs no region: none is asked for. */
const withoutRegion: ReadonlySet<string> = new Set(['AT', 'BE', 'CH', 'DE', 'DK', 'FR', 'LI', 'LU', 'NL', 'PL', 'SE'])
const regionRequired: ReadonlySet<string> = new Set(['AU', 'CA', 'US'])
/** These write the town before its postal code. */
const cityFirst: ReadonlySet<string> = new Set(['AU', 'CA', 'GB', 'IE', 'US'])
/** Countries where not every address has a postal code. */
const postalCodeOptional: ReadonlySet<string> = new Set(['AE', 'HK', 'IE', 'MO'])

/** An example of a postal code for each country whose form the author knows. */
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
  return [...names, 'companyName', 'street', 'addition', ...place, 'country', 'phoneNumber'].map((name) =>
    ruleOf(name as AddressField, code),
  )
}

function ruleOf(name: AddressField, country: string): FieldRule {
  const rule = { name, ...rules[name] }
  if (name === 'region') return { ...rule, required: regionRequired.has(country) }
  if (name !== 'postalCode') return rule
  return { ...rule, required: !postalCodeOptional.has(country), ...(Object.hasOwn(postalCodes, country) && { inputMode: 'numeric' }) }
}

/** Returns what must be mended before the platform is asked, in the order of the fields; empty when nothing must. */
export function problemsOf(input: TypedAddress, allowed: { countries: readonly string[]; skipPhone: boolean }): AddressProblems {
  const found = fieldsOf(input.country).flatMap((rule) => {
    const problem = problemOf(rule, input, allowed)
    return problem ? [[rule.name, problem] as const] : []
  })
  return Object.fromEntries(found)
}

function problemOf(
  { name, required, maxLength }: FieldRule,
  input: TypedAddress,
  { countries, skipPhone }: { countries: readonly string[]; skipPhone: boolean },
): AddressProblem | undefined {
  const text = readEntry(name, input)
  if (unreadable.test(text)) return { problem: 'unreadable' }
  if (invisible.test(text)) {
    if (name === 'addition' && isPostNumberMissing(input)) return { problem: 'post-number' }
    return isMissing(name, required, input) ? { problem: 'missing' } : undefined
  }
  if (name === 'country') return countries.includes(text) ? undefined : { problem: 'unserved' }
  if (text.length > maxLength) return { problem: 'too-long', longest: maxLength }
  if (name === 'addition') return isPostNumberMissing(input) ? { problem: 'post-number' } : undefined
  if (name === 'phoneNumber') return skipPhone || looksLikePhone(text) ? undefined : { problem: 'unreadable' }
  return name === 'postalCode' ? postalCodeProblem(text, input.country.trim()) : undefined
}

/** One name is enough, in whichever of its fields it stands. */
function isMissing(name: AddressField, required: boolean, input: TypedAddress): boolean {
  if (name === 'firstName') return invisible.test(input.lastName)
  return name === 'lastName' ? invisible.test(input.firstName) : required
}

const parcelShop = /\b(?:pack-?station|post-?filiale)/i
/** The number of a customer of DHL; the one of a Packstation has three digits. */
const postNumber = /(?<!\d)\d{6,10}(?!\d)/

/** DHL cannot deliver to a Packstation or Postfiliale without the post number of the recipient, which stands in any line. */
function isPostNumberMissing({ country, companyName, street, addition = '' }: TypedAddress): boolean {
  const lines = [street, addition, companyName].map(plainText)
  return country.trim() === 'DE' && lines.some((line) => parcelShop.test(line)) && !lines.some((line) => postNumber.test(line))
}

/** Countries where each house has a number, as far as the author knows. */
const housesHaveNumbers: ReadonlySet<string> = new Set(['AT', 'CH', 'DE', 'LI'])

/** Returns true when the shopper may have forgotten the house number: a hint and no problem, since some houses have none. */
export function mayLackHouseNumber({ country, street, addition = '' }: TypedAddress): boolean {
  return housesHaveNumbers.has(country.trim()) && !invisible.test(street) && !/\p{N}/u.test(street + addition)
}

/** An address of the platform in the fields of a form. */
export function typedAddress<Of extends AddressInput>(address: Of): Of & { addition: string } {
  const [street = '', ...more] = address.street.split(/[\r\n]/).map((line) => line.trim())
  return { ...address, street, addition: more.filter(Boolean).join(', ') }
}

function postalCodeProblem(text: string, country: string): AddressProblem | undefined {
  const example = Object.hasOwn(postalCodes, country) ? postalCodes[country] : undefined
  if (example) return readPostalCodeOf(country, text) ? undefined : { problem: 'postal-code', example }
  return anyPostalCode.test(plainText(text)) ? undefined : { problem: 'unreadable' }
}

/** One text of it as it is meant: a postal code without the country before it, a phone number without marks that nobody sees. */
function readEntry(name: AddressField, input: TypedAddress): string {
  const text = composed(input[name] ?? '')
  if (name === 'phoneNumber') return readPhone(text)
  return name === 'postalCode' ? (readPostalCodeOf(composed(input.country), text) ?? text) : text
}

/**
 * As it is sent: without blanks around its texts, and each as it is read; a person's only name is the last one. What its country
 * does not ask for stays as it was.
 */
export function spokenAddress({ isPrimary, ...input }: TypedAddress): AddressInput {
  const names = Object.keys(rules) as AddressField[]
  const texts = Object.fromEntries(names.map((name) => [name, readEntry(name, input)])) as Record<AddressField, string>
  const { addition, ...address } = texts
  const street = [address.street, addition].filter(Boolean).join('\n')
  return { ...address, street, ...wholeName(address.firstName, address.lastName), ...(isPrimary !== undefined && { isPrimary }) }
}
