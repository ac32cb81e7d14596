import { array, number, object, record, string, unknown } from 'valibot'
import type { Cache } from '../cache.js'
import { PlatformError } from '../errors.js'
import { addressOf, type Http, type HttpAnswer, type HttpRequest } from '../http.js'
import { recordLifetimes } from '../record-lifetimes.js'
import { understand } from '../wire.js'
import { type FieldStore, type FieldTree, treeOf } from './field-store.js'
import { type Values, WrongValue } from './parameters.js'
import { keyStart, type Prepared, prepare } from './prepare.js'
import type { SnapshotFacts } from './snapshot.js'
import { listViews, type ReadRow, type RecordCall } from './table.js'

export interface ReaderOptions {
  http: Http
  cache: Cache
  clock: () => number
  store: FieldStore
  /** The answers to these calls are too old, and whoever watches one wants a new one. */
  onReload: (names: readonly RecordCall[]) => void
}

/** An answer as it is kept, its records in the store. */
interface Kept {
  status: number
  body: unknown
  /** The body is what a batch said of this member. */
  failed?: true
}

interface BatchItem {
  statusCode: number
  result: unknown
}

const recordShape = object({ fields: record(string(), object({ value: unknown() })) })
const batchShape = object({ results: array(object({ statusCode: number(), result: unknown() })) })

export type Reader = ReturnType<typeof createReader>

/** Asks what is not known well enough, and says what is known. */
export function createReader({ http, cache, clock, store, onReload }: ReaderOptions) {
  const loading = new Map<string, number>()

  /** What is known now; asks nobody. */
  function peek(prepared: Prepared): SnapshotFacts {
    const facts = known(prepared)
    if (!loading.has(prepared.key)) return facts
    return { state: 'Pending', status: 0, ...(facts.data === undefined ? {} : { data: facts.data }) }
  }

  function known(prepared: Prepared, lifetime = rowOf(prepared).lifetime): SnapshotFacts {
    const kept = cache.look<Kept>(prepared.key)
    if (kept?.value.failed && clock() < kept.until) return failed(errorOfItem(prepared, kept.value))
    if (isByField(prepared)) return knownFields(prepared, lifetime)
    if (rowOf(prepared).each && membersOf(prepared)) return knownBatch(prepared)
    if (!kept || kept.value.failed) return unknownYet
    const { data, whole, current } = store.find(kept.value.body)
    if (!whole) return unknownYet
    return { state: current && clock() < kept.until ? 'Fulfilled' : 'Stale', status: kept.value.status, data }
  }

  function knownFields({ config }: Prepared, lifetime: number): SnapshotFacts {
    const { id, required, optional } = wanted(config)
    const { data, whole, current, since } = store.findRecord(id, required, optional)
    if (!whole) return unknownYet
    return { state: current && clock() < since + lifetime ? 'Fulfilled' : 'Stale', status: 200, data }
  }

  function knownBatch(prepared: Prepared): SnapshotFacts {
    const all = (membersOf(prepared) ?? []).map((member) => known(member, rowOf(prepared).lifetime))
    if (all.some(({ state }) => state === 'Unfulfilled')) return unknownYet
    const data = batchOf((membersOf(prepared) ?? []).map((member) => itemOf(member)))
    return { state: all.some(({ state }) => state === 'Stale') ? 'Stale' : 'Fulfilled', status: 200, data }
  }

  /** What is kept of one member of a batch, in the batch's words. */
  function itemOf(member: Prepared): BatchItem {
    const kept = cache.look<Kept>(member.key)?.value
    if (kept?.failed) return { statusCode: kept.status, result: kept.body }
    return { statusCode: kept?.status ?? 200, result: known(member).data }
  }

  /** @throws the signal's reason; what is no answer of the platform */
  async function read(prepared: Prepared, signal?: AbortSignal): Promise<SnapshotFacts> {
    signal?.throwIfAborted()
    const facts = known(prepared)
    return facts.state === 'Fulfilled' || facts.state === 'Error' ? facts : ask(prepared, signal)
  }

  /** Asks the platform, whatever is kept. */
  async function ask(prepared: Prepared, signal?: AbortSignal, everything = false): Promise<SnapshotFacts> {
    const { key } = prepared
    loading.set(key, (loading.get(key) ?? 0) + 1)
    try {
      return await askOnce(prepared, signal, everything)
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error
      if (error.status === 404 && isByField(prepared)) store.evict(wanted(prepared.config).id)
      const isMissing = error.status === 404 && rowOf(prepared).mayMiss
      return isMissing ? { state: 'Unfulfilled', status: 404 } : failed(error)
    } finally {
      const left = (loading.get(key) ?? 1) - 1
      if (left > 0) loading.set(key, left)
      else loading.delete(key)
    }
  }

  function askOnce(prepared: Prepared, signal: AbortSignal | undefined, everything: boolean): Promise<SnapshotFacts> {
    if (isByField(prepared)) return askFields(prepared, signal)
    const members = membersOf(prepared)
    return members ? askBatch(prepared, { members, signal, everything }) : askWhole(prepared, signal)
  }

  async function askWhole(prepared: Prepared, signal: AbortSignal | undefined): Promise<SnapshotFacts> {
    const { key } = prepared
    const before = cache.look<Kept>(key)?.value
    if (loading.get(key) === 1) cache.drop(key)
    const { lifetime, list } = rowOf(prepared)
    const answer = await cache.read(key, (shared) => load(prepared.request, shared, before), lifetime, signal)
    const { data } = store.find(answer.body)
    if (list && isOtherList(data)) reload(prepared, answer)
    return { state: 'Fulfilled', status: answer.status, data }
  }

  /** What nobody waits for any more is not taken in: it may belong to who has signed out. */
  async function answerTo(request: HttpRequest, signal: AbortSignal): Promise<HttpAnswer> {
    const answer = await http.api({ ...request, signal })
    signal.throwIfAborted()
    return answer
  }

  /** A 304 makes what was kept good again. */
  async function load(request: HttpRequest, signal: AbortSignal, before: Kept | undefined): Promise<Kept> {
    try {
      const { status, body } = await answerTo(request, signal)
      return { status, body: store.takeIn(body ?? null) }
    } catch (error) {
      if (before && !before.failed && error instanceof PlatformError && error.status === 304) return before
      throw error
    }
  }

  /** Asks for all that is known of the record too, so that none of it is left behind. */
  async function askFields(prepared: Prepared, signal: AbortSignal | undefined): Promise<SnapshotFacts> {
    const { id, required, optional } = wanted(prepared.config)
    const { fields = [], optionalFields = [] } = prepared.config as { fields?: string[]; optionalFields?: string[] }
    const tracked = store.tracked(id).filter((name) => !fields.includes(name))
    const also = [...new Set([...optionalFields, ...tracked])].sort()
    const query = { ...prepared.request.query, ...(also.length > 0 && { optionalFields: also }) }
    const request = { ...prepared.request, query }
    const load = async (shared: AbortSignal) => {
      const { body } = await answerTo(request, shared)
      takeInRecord(prepared, body)
    }
    await cache.read(`${askingStart(id)}${addressOf(request.path, query)}`, load, 0, signal)
    const { data, whole } = store.findRecord(id, required, optional)
    return { state: whole ? 'Fulfilled' : 'Unfulfilled', status: 200, data }
  }

  function takeInRecord(prepared: Prepared, body: unknown): void {
    const { fields } = understand(recordShape, body, prepared.name)
    const { id, optional, apiName } = wanted(prepared.config)
    store.takeIn({ apiName, ...(body as object), fields: { ...(body as { fields: object }).fields, ...fields }, id })
    store.markAbsent(id, optional)
  }

  /** Asks only for the members that are not known. A 404 is not kept, and takes away what was. */
  async function askBatch(prepared: Prepared, { members, signal, everything }: { members: Prepared[]; signal: AbortSignal | undefined; everything: boolean }): Promise<SnapshotFacts> {
    const { lifetime } = rowOf(prepared)
    const isAsked = (member: Prepared) => everything || !['Fulfilled', 'Error'].includes(known(member, lifetime).state)
    const asked = members.filter(isAsked)
    const request = requestFor(prepared, members.flatMap((member, place) => (asked.includes(member) ? [place] : [])))
    const load = async (shared: AbortSignal) => {
      const { results } = understand(batchShape, (await answerTo(request, shared)).body, prepared.name)
      if (results.length !== asked.length) throw unexpected(prepared, 'its results should be as many as were asked for')
      return new Map(asked.map((member, place) => [member.key, settle(prepared, member, results[place] as BatchItem)]))
    }
    const fresh = await cache.read(`${askingStart(prepared.name)}${addressOf(request.path, request.query)} ${JSON.stringify(request.body ?? '')}`, load, 0, signal)
    const items = members.map((member) => fresh.get(member.key) ?? itemOf(member))
    return { state: 'Fulfilled', status: 200, data: batchOf(items.map((item, place) => (isGood(item) ? itemOf(members[place] as Prepared) : item))) }
  }

  function settle(batch: Prepared, member: Prepared, item: BatchItem): BatchItem {
    if (isGood(item)) keepMember(batch, member, item)
    else if (item.statusCode === 404) drop(member)
    else cache.keep(member.key, { status: item.statusCode, body: store.takeIn(item.result), failed: true } satisfies Kept, rowOf(batch).errors ?? recordLifetimes.batchErrors)
    return item
  }

  function keepMember(batch: Prepared, member: Prepared, { statusCode, result }: BatchItem): void {
    if (batch.name === 'getRecordAvatars') checkAvatar(result)
    if (!isByField(member)) return cache.keep(member.key, { status: statusCode, body: store.takeIn(result) } satisfies Kept, rowOf(batch).lifetime)
    cache.drop(member.key)
    takeInRecord(member, result)
  }

  function drop(member: Prepared): void {
    cache.drop(member.key)
    if (isByField(member)) store.evict(wanted(member.config).id)
  }

  /** The list view has changed since its pages were read: none of them is good any more. */
  function reload(prepared: Prepared, answer: Kept): void {
    forget(listViews)
    cache.keep(prepared.key, answer, rowOf(prepared).lifetime)
    onReload(listViews)
  }

  function isOtherList(data: unknown): boolean {
    const found = etagOf(data)
    if (!found) return false
    const key = `records etag ${found.list}`
    const before = cache.peek<string>(key)
    cache.keep(key, found.etag, recordLifetimes.listInfo)
    return before !== undefined && before !== found.etag
  }

  /** @param ids of records that have changed: what was asked before may bring them, as a relation too, and is asked again */
  function forget(names: readonly RecordCall[], ids: readonly string[] = []): void {
    const starts = [...names.flatMap((name) => [keyStart(name), askingStart(name)]), ...(ids.length > 0 ? [askingStart()] : [])]
    if (starts.length > 0) cache.forget(...starts)
    if (ids.length > 0) for (const key of loading.keys()) if (key.startsWith(keyStart('getRecord'))) cache.drop(key)
  }

  return {
    peek,
    read,
    ask,
    forget,
    /** From now on this is the answer to the call. */
    keep: (prepared: Prepared, body: unknown) => cache.keep(prepared.key, { status: 200, body: store.takeIn(body) } satisfies Kept, rowOf(prepared).lifetime),
  }
}

/** @throws PlatformError 'Unsupported avatar type' (specification, section 8) */
export function checkAvatar(avatar: unknown): void {
  const type = (avatar as { type?: unknown } | null | undefined)?.type
  if (type === 'Theme' || type === 'Photo') return
  throw new PlatformError({ kind: 'broken', code: 'UNSUPPORTED_AVATAR_TYPE', message: 'Unsupported avatar type', cause: avatar })
}

const unknownYet: SnapshotFacts = { state: 'Unfulfilled', status: 504 }

export const failed = (error: PlatformError): SnapshotFacts => ({ state: 'Error', status: error.status, error })

const rowOf = ({ row }: Prepared) => row as ReadRow

/** Of what is on its way to a record or to a batch; of all that is when neither is said. */
const askingStart = (what?: string) => `records asking ${what === undefined ? '' : `${what} `}`

const isGood = ({ statusCode }: BatchItem) => statusCode >= 200 && statusCode < 300

const batchOf = (results: BatchItem[]) => ({ hasErrors: !results.every(isGood), results })

/** By layout nobody knows beforehand which fields will come. */
const isByField = ({ row, config }: Prepared) => 'record' in row && config.layoutTypes === undefined

function wanted({ recordId, fields = [], optionalFields = [] }: Values): { id: string; required: FieldTree; optional: FieldTree; apiName: string } {
  const [required, optional] = [fields as string[], optionalFields as string[]]
  const apiName = (required[0] ?? optional[0] ?? '').split('.')[0] ?? ''
  return { id: String(recordId), required: treeOf(required), optional: treeOf(optional), apiName }
}

const membersKnown = new WeakMap<Prepared, Prepared[]>()

/**
 * The members of a batch, each as a call of its own; undefined when it is none.
 * @throws WrongValue
 */
export function membersOf(prepared: Prepared): Prepared[] | undefined {
  const { each } = rowOf(prepared)
  const list = each && (prepared.config[each.list] as readonly unknown[] | undefined)
  if (!each || !list) return undefined
  const members = membersKnown.get(prepared) ?? list.map((one) => memberOf(prepared, each, one))
  membersKnown.set(prepared, members)
  return members
}

function memberOf({ name, config }: Prepared, { call, list, as }: NonNullable<ReadRow['each']>, one: unknown): Prepared {
  const { [list]: _, ...rest } = config
  const member = prepare(call as RecordCall, { ...rest, ...memberConfig(as, one) })
  if (!member) throw new WrongValue('INVALID_CONFIG: a member of the batch lacks something.')
  if (call !== name) return member
  // The platform has no call for one alone.
  const { each: _each, ...row } = rowOf(member)
  return { ...member, row, key: `${member.key} alone` }
}

function memberConfig(as: string | undefined, one: unknown): Values {
  if (as === undefined) return one as Values
  const names = as.split('.')
  const values = names.length === 1 ? [one] : String(one).split('.')
  return Object.fromEntries(names.map((name, place) => [name, values[place] ?? '']))
}

/** The same call for some of its members only. */
function requestFor(prepared: Prepared, places: readonly number[]): HttpRequest {
  const { each } = rowOf(prepared)
  const list = each ? (prepared.config[each.list] as readonly unknown[]) : []
  const some = each && prepare(prepared.name, { ...prepared.config, [each.list]: places.map((place) => list[place]) })
  return some?.request ?? prepared.request
}

function errorOfItem({ name }: Prepared, { status, body }: Kept): PlatformError {
  const entry = (Array.isArray(body) ? body[0] : body) as { errorCode?: unknown; message?: unknown } | null | undefined
  const code = typeof entry?.errorCode === 'string' ? entry.errorCode : `HTTP_${status}`
  const message = typeof entry?.message === 'string' ? entry.message : `${name} was answered with ${status}.`
  return new PlatformError({ kind: status >= 500 ? 'broken' : 'rejected', status, code, message, cause: body })
}

/** List views answer with their own tag, list-ui with it among the records. */
function etagOf(data: unknown): { list: string; etag: string } | undefined {
  const whole = data as { listInfoETag?: unknown; listReference?: unknown; records?: { listInfoETag?: unknown; listReference?: unknown } } | null
  const part = typeof whole?.listInfoETag === 'string' ? whole : whole?.records
  if (typeof part?.listInfoETag !== 'string') return undefined
  return { list: JSON.stringify(part.listReference ?? null), etag: part.listInfoETag }
}

function unexpected({ name }: Prepared, what: string): PlatformError {
  return new PlatformError({ kind: 'broken', code: 'UNEXPECTED_SHAPE', message: `The answer to ${name} is not understood: ${what}.` })
}
