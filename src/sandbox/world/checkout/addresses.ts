import { accountOf, addressObject, typeOf } from './address-defaults.js'
import { createThing, deleteThing, RecordRefusal, updateThing } from '../records/record-changes.js'
import type { FieldValue } from '../records/record-state.js'
import { type Thing, thingById, thingsOf, type Viewer } from '../records/record-things.js'
import { notFound, Refusal } from '../refusal.js'

/** An address of an account: the record `ContactPointAddress` under the commerce interface's names. */
export interface AccountAddress {
  addressId: string
  addressType: string
  name: string
  firstName: string | null
  lastName: string | null
  companyName: string | null
  street: string | null
  city: string | null
  region: string | null
  postalCode: string | null
  country: string | null
  phoneNumber: string | null
  isDefault: boolean
}

/** In order of creation. */
export const addressesOf = (viewer: Viewer, accountId: string): AccountAddress[] =>
  thingsOf(viewer, addressObject)
    .filter((thing) => accountOf(viewer, thing) === accountId)
    .map(addressIn)

function addressIn(thing: Thing): AccountAddress {
  const { fields } = thing
  const text = (name: string) => (typeof fields[name] === 'string' && fields[name] !== '' ? fields[name] : null)
  return {
    addressId: thing.id,
    addressType: typeOf(thing),
    name: text('Name') ?? '',
    firstName: text('FirstName'),
    lastName: text('LastName'),
    companyName: text('CompanyName'),
    street: text('Street'),
    city: text('City'),
    region: text('State'),
    postalCode: text('PostalCode'),
    country: text('Country'),
    phoneNumber: text('PhoneNumber'),
    isDefault: fields.IsDefault === true,
  }
}

type Input = Readonly<Record<string, unknown>>

export function addAddress(viewer: Viewer, accountId: string, input: Input): AccountAddress {
  const fields = { AddressType: 'Shipping', ...fieldsIn({ name: '', ...input }), ParentId: accountId }
  return addressIn(asArray(() => createThing(viewer, addressObject, fields)))
}

export function changeAddress(
  viewer: Viewer,
  accountId: string,
  { addressId, input }: { addressId: string; input: Input },
): AccountAddress {
  checkOwner(viewer, accountId, addressId)
  return addressIn(asArray(() => updateThing(viewer, addressId, fieldsIn(input))))
}

export function deleteAddress(viewer: Viewer, accountId: string, addressId: string): void {
  checkOwner(viewer, accountId, addressId)
  asArray(() => deleteThing(viewer, addressId))
}

function checkOwner(viewer: Viewer, accountId: string, addressId: string): void {
  const thing = thingById(viewer, addressId)
  if (thing?.object.apiName !== addressObject || accountOf(viewer, thing) !== accountId) throw notFound()
}

/** The commerce interface refuses with an array. */
function asArray<Outcome>(change: () => Outcome): Outcome {
  try {
    return change()
  } catch (error) {
    const [problem] = error instanceof RecordRefusal ? error.problems : []
    if (!(error instanceof RecordRefusal) || !problem) throw error
    throw new Refusal(error.status, problem.errorCode, problem.message)
  }
}

/** The platform's own lengths. */
const texts: readonly (readonly [name: string, field: string, longest: number])[] = [
  ['name', 'Name', 255],
  ['firstName', 'FirstName', 40],
  ['lastName', 'LastName', 80],
  ['companyName', 'CompanyName', 255],
  ['street', 'Street', 255],
  ['city', 'City', 40],
  ['region', 'State', 80],
  ['postalCode', 'PostalCode', 20],
  ['country', 'Country', 40],
  ['phoneNumber', 'PhoneNumber', 40],
]

/** Returns only the fields that the input names: an address keeps the others. */
function fieldsIn(input: Input): Record<string, FieldValue> {
  const said = texts.flatMap(([name, field, longest]) =>
    input[name] === undefined ? [] : [[field, textIn(name, input[name], longest)] as const],
  )
  const { addressType, isDefault } = input
  if (addressType !== undefined && addressType !== 'Shipping' && addressType !== 'Billing')
    throw invalid(`addressType must be Shipping or Billing, not "${addressType}".`)
  if (isDefault !== undefined && typeof isDefault !== 'boolean') throw invalid('isDefault must be true or false.')
  return {
    ...Object.fromEntries(said),
    ...(addressType !== undefined && { AddressType: addressType }),
    ...(isDefault !== undefined && { IsDefault: isDefault }),
  }
}

/** One text of an address, without the blanks around it. @throws {Refusal} when it is none, too long, or missing where it is needed */
export function textIn(name: string, value: unknown, longest: number): string | null {
  if (value !== null && typeof value !== 'string') throw invalid(`${name} must be a text.`)
  const text = value?.trim() ?? ''
  if (text === '' && name === 'name')
    throw new Refusal(400, 'REQUIRED_FIELD_MISSING', 'Bitte gib einen Namen für die Adresse an.', { field: name })
  if (text.length > longest) throw new Refusal(400, 'STRING_TOO_LONG', `${name} may have at most ${longest} characters.`, { field: name })
  if (name === 'country' && text !== '' && !/^[A-Z]{2}$/.test(text))
    throw new Refusal(400, 'INVALID_API_INPUT', 'country must be an ISO code of two letters.', { field: name })
  return text === '' ? null : text
}

const invalid = (message: string) => new Refusal(400, 'INVALID_API_INPUT', message)
