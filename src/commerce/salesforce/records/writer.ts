import { PlatformError } from '../errors.js'
import type { Http } from '../http.js'
import { to18 } from './ids.js'
import { membersOf } from './batches.js'
import type { WriteOptions } from './calls.js'
import { checkAvatar } from './facts.js'
import type { FieldStore } from './field-store.js'
import { toHttpDate } from './http-date.js'
import { WrongValue } from './parameters.js'
import { type Prepared, prepare } from './prepare.js'
import type { Reader } from './reader.js'
import { type RecordCall, recordRows, type WriteRow } from './table.js'
import { showUserState } from './user-state.js'

interface Operation {
  type?: unknown
  records?: readonly { fields?: { Id?: unknown } }[]
}

export interface WriterOptions {
  http: Http
  store: FieldStore
  reader: Reader
  /** Something else is known now than before. */
  onChange: () => void
}

/** Refusals of what the platform has not even begun: nothing has changed. */
const refusedAtOnce = [400, 401, 403]

/** Changes things at the platform, and what is known of them here. */
export function createWriter({ http, store, reader, onChange }: WriterOptions) {
  /**
   * @returns the answer's body
   * @throws Error with the specification's text (section 5) when the configuration is wrong; PlatformError, frozen,
   *   with what the platform said as its cause
   */
  async function write(name: RecordCall, config: unknown, { ifUnmodifiedSince }: WriteOptions = {}): Promise<unknown> {
    const prepared = preparedFor(name, config)
    const headers = ifUnmodifiedSince === undefined ? undefined : { 'If-Unmodified-Since': toHttpDate(ifUnmodifiedSince) }
    const body = rowOf(prepared).form ? formOf(prepared.config) : prepared.request.body
    const endOfShow = name === 'updateLayoutUserState' ? showUserState(reader, prepared) : undefined
    if (endOfShow) onChange()
    const { ended, stop } = store.noteEnds()
    try {
      const answer = await http.api({ ...prepared.request, body, headers })
      overtake(prepared)
      takeIn(prepared, answer.body)
      // A record that another call has found gone in the meantime does not come back.
      for (const id of ended) store.evict(id)
      endOfShow?.()
      return name === 'updateLayoutUserState' ? undefined : (answer.body ?? null)
    } catch (error) {
      endOfShow?.()
      onChange()
      // A lost answer may have been a done deed.
      if (!isRefusedAtOnce(error)) overtake(prepared)
      throw error instanceof PlatformError ? frozen(error) : error
    } finally {
      stop()
    }
  }

  /** Makes the earlier answers stale, and drops the requests under way. */
  function overtake(prepared: Prepared): void {
    const ids = idsIn(prepared)
    for (const id of ids) store.outdate(id)
    reader.forget((rowOf(prepared).outdates ?? []) as RecordCall[], ids)
  }

  function takeIn(prepared: Prepared, body: unknown): void {
    const { name, config } = prepared
    if (name === 'updateRecordAvatar') return keepAvatar(prepared, body)
    if (name === 'deleteRecord') return store.evict(String(config.recordId))
    if (name === 'executeBatchRecordOperations') dropDeleted(prepared, body)
    store.takeIn(body)
    const { answers } = rowOf(prepared)
    const read = answers && prepare(answers as RecordCall, config)
    if (read && body !== undefined) reader.keep(read, body)
  }

  function keepAvatar({ config }: Prepared, avatar: unknown): void {
    checkAvatar(avatar)
    const read = prepare('getRecordAvatars', { recordIds: config.recordId })
    const [one] = (read && membersOf(read)) ?? []
    if (one) reader.keep(one, avatar)
  }

  /** One result for each record, in the order of the operations. */
  function dropDeleted({ config }: Prepared, body: unknown): void {
    const results = (body as { results?: { statusCode?: number }[] } | null)?.results ?? []
    const all = (config.operations as Operation[]).flatMap(({ type, records = [] }) =>
      records.map((record) => ({ type, id: idOf(record) })),
    )
    for (const [place, { type, id }] of all.entries()) {
      const { statusCode = 500 } = results[place] ?? {}
      if (/^delete$/i.test(String(type)) && id && statusCode < 300) store.evict(id)
    }
  }

  return { write }
}

const rowOf = ({ row }: Prepared) => row as WriteRow

const isRefusedAtOnce = (error: unknown) => error instanceof PlatformError && refusedAtOnce.includes(error.status)

function preparedFor(name: RecordCall, config: unknown): Prepared {
  const prepared = understood(name, config)
  const isWrong = name === 'executeBatchRecordOperations' && prepared && !areOperations(prepared.config.operations as unknown[])
  if (prepared && !isWrong) return prepared
  const { errorText = `Invalid config for "${name}"` } = recordRows[name] as WriteRow
  throw new Error(errorText)
}

function understood(name: RecordCall, config: unknown): Prepared | undefined {
  try {
    return prepare(name, config)
  } catch (error) {
    if (error instanceof WrongValue) return undefined
    throw error
  }
}

/** Returns true for a list with operations, each with a type and with records (specification, section 5). */
function areOperations(operations: readonly unknown[]): boolean {
  return (
    operations.length > 0 &&
    operations.every((operation) => {
      const { type, records } = (operation ?? {}) as Operation
      return /^(create|update|delete)$/i.test(String(type)) && Array.isArray(records) && records.length > 0
    })
  )
}

/** Title and description as the part `json`, as documented (contracts, 5.2). */
function formOf({ title, description, fileData }: Prepared['config']): FormData {
  const form = new FormData()
  form.set('json', new Blob([JSON.stringify({ title, description })], { type: 'application/json' }))
  form.set('fileData', fileData as Blob)
  return form
}

/** The records that a call may change. */
function idsIn({ config }: Prepared): string[] {
  const operations = Array.isArray(config.operations) ? (config.operations as Operation[]) : []
  const ids = [config.recordId, config.contextId, ...operations.flatMap(({ records = [] }) => records.map(idOf))]
  return ids.filter((id): id is string => typeof id === 'string')
}

const idOf = (record: { fields?: { Id?: unknown } } | null | undefined): string | undefined => to18(String(record?.fields?.Id ?? ''))

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const name of Object.getOwnPropertyNames(value)) frozen((value as Record<string, unknown>)[name])
  return value
}
