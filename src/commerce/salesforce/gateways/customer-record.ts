import type { Refusable, Refusal } from '../../domain/answers.js'
import type { Choice, CustomerRecord } from '../../domain/customer/profile-gateway.js'
import { has } from '../../domain/has.js'
import { PlatformError, switchedOff } from '../errors.js'
import { fieldNumber, fieldText } from '../wire/fields.js'
import { objectInfo, picklists, type WireRecord, wireRecords } from '../wire/record-wire.js'
import type { Records } from '../records/records.js'
import { refusalOf } from './refusals.js'
import { parseBody } from '../wire/wire.js'

export type Kind = 'text' | 'number' | 'list'

/** An object of which a contact has one record: what our names are called on the wire. */
export interface CustomerObject<Said> {
  apiName: string
  /** Below the contact. */
  relatedList: string
  contactField: string
  fields: { readonly [K in keyof Said]: { name: string; kind: Kind } }
}

/** Reads and saves the one record of this object that a contact has; who has none yet gets it with the first save. */
export function customerRecordOf<Said extends object>(object: CustomerObject<Said>, records: Records) {
  const { apiName, relatedList, contactField } = object
  if (!apiName) throw switchedOff(relatedList)
  const fields = (Object.entries(object.fields) as [keyof Said & string, { name: string; kind: Kind }][]).filter(([, { name }]) => name)
  const optionalFields = fields.map(([, { name }]) => `${apiName}.${name}`)

  async function find(contactId: string, signal?: AbortSignal): Promise<WireRecord | undefined> {
    const body = await asHers(
      records.read('getRelatedListRecords', { parentRecordId: contactId, relatedListId: relatedList, optionalFields }, signal),
    )
    return parseBody(wireRecords, body, 'getRelatedListRecords').records[0]
  }

  async function choices(signal?: AbortSignal): Promise<CustomerRecord<Said>['choices']> {
    const info = parseBody(objectInfo, await records.read('getObjectInfo', { objectApiName: apiName }, signal), 'getObjectInfo')
    const asked = { objectApiName: apiName, recordTypeId: info.defaultRecordTypeId }
    const body = await records.read('getPicklistValuesByRecordType', asked, signal)
    const { picklistFieldValues } = parseBody(picklists, body, 'getPicklistValuesByRecordType')
    const listed = fields.flatMap(([key, { name }]): [string, Choice[]][] => {
      const values = Object.hasOwn(picklistFieldValues, name) ? picklistFieldValues[name]?.values : undefined
      return values ? [[key, values.map(({ value, label }) => ({ value, label: label ?? value }))]] : []
    })
    return Object.fromEntries(listed) as unknown as CustomerRecord<Said>['choices']
  }

  async function read(contactId: string, signal?: AbortSignal): Promise<CustomerRecord<Said>> {
    const [found, known] = await Promise.all([find(contactId, signal), choices(signal)])
    const said = fields.map(([key, { name, kind }]) => [key, readers[kind](found?.fields, name)])
    return { said: Object.fromEntries(said) as Said, choices: known, version: found && versionOf(found) }
  }

  async function save(contactId: string, changes: Partial<Said>, version: string | undefined): Promise<Refusable<CustomerRecord<Said>>> {
    const found = await find(contactId)
    // More exact than the header, which counts whole seconds; and nobody gets a second record.
    if (versionOf(found) !== version) return changedElsewhere
    const said = fields.flatMap(([key, { name, kind }]) => (Object.hasOwn(changes, key) ? [[name, wireValue(kind, changes[key])]] : []))
    const values = Object.fromEntries(said) as Record<string, string | number | null>
    const answer = await asOutcome(
      found
        ? records.updateRecord({ recordId: found.id, fields: { Id: found.id, ...values } }, { ifUnmodifiedSince: version })
        : records.createRecord({ apiName, fields: { [contactField]: contactId, ...values } }),
    )
    if (!has(answer, 'refused')) return read(contactId)
    // A conflict need not mean that the record is gone: the customer's session may have ended.
    if (answer.refused.reason === 'conflict') await find(contactId)
    return answer
  }

  return { read, save }
}

const changedElsewhere: { refused: Refusal } = { refused: { reason: 'conflict', message: '' } }

const versionOf = (found: WireRecord | undefined): string | undefined => (found ? (found.lastModifiedDate ?? '') : undefined)

const readers: { readonly [K in Kind]: (fields: WireRecord['fields'] | undefined, name: string) => unknown } = {
  text: (fields, name) => fieldText(fields, name)?.trim() || undefined,
  number: fieldNumber,
  list: (fields, name) =>
    (fieldText(fields, name) ?? '')
      .split(';')
      .map((one) => one.trim())
      .filter(Boolean),
}

function wireValue(kind: Kind, value: unknown): string | number | null {
  if (kind === 'list') return (value as readonly string[]).join(';') || null
  if (kind === 'number') return (value as number | undefined) ?? null
  return (value as string | undefined)?.trim() || null
}

/** She has a record that she cannot see: nobody is signed in any more. */
export class NotSignedIn extends Error {
  override readonly name = 'NotSignedIn'
}

/**
 * A reading of what only she may see; others are told that there is no such thing.
 * @throws NotSignedIn
 */
export async function asHers<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    const isHidden =
      error instanceof PlatformError && (error.kind === 'signed-out' || (error.kind === 'missing' && error.code === 'NOT_FOUND'))
    throw isHidden ? new NotSignedIn('What belongs to the customer cannot be seen.', { cause: error }) : error
  }
}

/**
 * A write that the platform may refuse.
 * @throws PlatformError for a broken world
 */
export async function asOutcome<T>(write: Promise<T>): Promise<Refusable<{ value: T }>> {
  try {
    return { value: await write }
  } catch (error) {
    const refused = refusalOf(error)
    if (!refused) throw error
    return { refused: error instanceof PlatformError && isConflict(error.status) ? { ...refused, reason: 'conflict' } : refused }
  }
}

/** A record that is gone has been changed as well. */
export const isConflict = (status: number): boolean => [404, 409, 412].includes(status)
