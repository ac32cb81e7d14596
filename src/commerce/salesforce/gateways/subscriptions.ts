import type { InferOutput } from 'valibot'
import type { Refusable, Refusal } from '../../domain/answers.js'
import type { Subscription } from '../../domain/customer/profile-gateway.js'
import type { subscriptionNames } from '../../domain/names/customer-names.js'
import { has } from '../../domain/has.js'
import { fieldText } from '../wire/fields.js'
import { switchedOff } from '../errors.js'
import { asHers, asOutcome, isConflict } from './customer-record.js'
import { type WireRecord, wireRecord, wireRecords, wireResults } from '../wire/record-wire.js'
import type { Records } from '../records/records.js'
import { reasonOfStatus } from './refusals.js'
import { parseBody } from '../wire/wire.js'

type Results = InferOutput<typeof wireResults>['results']

type NameOf = (key: keyof typeof subscriptionNames) => string
const fieldKeys = ['subscription.topic', 'subscription.market', 'subscription.active', 'subscription.consultant'] as const
/** Three for each of many consultants. */
const most = 200

/** Reads and changes the newsletters that a contact may subscribe to. */
export function createSubscriptions(records: Records, name: NameOf) {
  const apiName = name('subscription')
  if (!apiName) throw switchedOff('subscription')
  const activeField = name('subscription.active')
  const consultant = name('subscription.consultant')
  const fields = fieldKeys.map(name).filter(Boolean)
  const optionalFields = [...fields, ...(consultant ? [`${relationOf(consultant)}.Name`] : [])].map((field) => `${apiName}.${field}`)

  async function read(contactId: string, signal?: AbortSignal): Promise<readonly Subscription[]> {
    const asked = { parentRecordId: contactId, relatedListId: name('subscription.list'), optionalFields, pageSize: most }
    const body = await asHers(records.read('getRelatedListRecords', asked, signal))
    return parseBody(wireRecords, body, 'getRelatedListRecords')
      .records.map((record) => subscriptionOf(record, name))
      .sort(byConsultant)
  }

  async function save(
    contactId: string,
    changes: readonly Pick<Subscription, 'id' | 'active'>[],
  ): Promise<Refusable<readonly Subscription[]>> {
    if (changes.length === 0) return read(contactId)
    const updates = changes.map(({ id, active }) => ({ fields: { Id: id, [activeField]: active } }))
    const answer = await asOutcome(
      records.executeBatchRecordOperations({ allOrNone: true, operations: [{ type: 'Update', records: updates }] }),
    )
    if (has(answer, 'refused')) return answer
    const refused = refusalIn(parseBody(wireResults, answer.value, 'executeBatchRecordOperations').results)
    if (!refused) return read(contactId)
    // As with other records, a conflict may mean that the customer's session has ended.
    if (refused.reason === 'conflict') await read(contactId)
    return { refused }
  }

  return { read, save }
}

/** A lookup and the record that it leads to. */
const relationOf = (lookup: string): string => lookup.replace(/__c$/, '__r').replace(/Id$/, '')

function subscriptionOf({ id, fields }: WireRecord, name: NameOf): Subscription {
  const lookup = name('subscription.consultant')
  const consultantId = fieldText(fields, lookup)
  return {
    id,
    topic: fieldText(fields, name('subscription.topic')) ?? '',
    market: fieldText(fields, name('subscription.market')) ?? '',
    consultant: consultantId === undefined ? undefined : { id: consultantId, name: nameIn(fields[relationOf(lookup)]?.value) },
    active: fields[name('subscription.active')]?.value === true,
  }
}

function nameIn(relation: unknown): string {
  if (relation === null || relation === undefined) return ''
  return fieldText(parseBody(wireRecord, relation, 'getRelatedListRecords').fields, 'Name') ?? ''
}

/** The market's first, then consultant by consultant; within them as they came. */
function byConsultant(left: Subscription, right: Subscription): number {
  if (!left.consultant || !right.consultant) return Number(Boolean(left.consultant)) - Number(Boolean(right.consultant))
  return (
    left.consultant.name.localeCompare(right.consultant.name, 'de') ||
    Number(left.consultant.id > right.consultant.id) - Number(left.consultant.id < right.consultant.id)
  )
}

/** The record that the others had to halt for says why. */
function refusalIn(results: Results): Refusal | undefined {
  const failed = results.filter(({ statusCode }) => statusCode >= 400).map(({ statusCode, result }) => ({ statusCode, ...entryOf(result) }))
  const cause = failed.find(({ errorCode }) => errorCode !== 'PROCESSING_HALTED') ?? failed[0]
  if (!cause) return undefined
  const { statusCode, message } = cause
  return { reason: isConflict(statusCode) ? 'conflict' : reasonOfStatus(statusCode), message: message ?? '' }
}

function entryOf(result: Results[number]['result']): { errorCode?: string | null | undefined; message?: string | null | undefined } {
  const [entry] = [result].flat()
  return entry ?? {}
}
