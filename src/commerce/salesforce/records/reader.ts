import { string, unknown } from 'valibot'
import { object, record } from '../wire/object-shape.js'
import type { Cache } from '../cache.js'
import { PlatformError } from '../errors.js'
import { addressOf, type Http, type HttpAnswer, type HttpRequest } from '../http.js'
import { recordLifetimes } from './record-lifetimes.js'
import { parseBody } from '../wire/wire.js'
import { type BatchItem, batchOf, batchShape, hasFailures, isGood, membersOf, requestFor } from './batches.js'
import { checkAvatar, failed, isKnown, type CachedAnswer, rowOf, unexpected } from './facts.js'
import type { FieldStore } from './field-store.js'
import { type FieldTree, treeOf } from './field-tree.js'
import { createKnowledge, isByField, wanted } from './knowledge.js'
import { createListTags, tagStart, withOrderAsList } from './list-views.js'
import { createOverlays } from './overlays.js'
import { keyStart, type Prepared } from './prepare.js'
import type { SnapshotFacts } from './snapshot.js'
import { listViews, type RecordCall } from './table.js'

export interface ReaderOptions {
  http: Http
  cache: Cache
  clock: () => number
  store: FieldStore
  /** Reports calls whose answers are too old: each watcher wants a new one. */
  onReload: (names: readonly RecordCall[]) => void
}

interface BatchAsking {
  members: Prepared[]
  signal: AbortSignal | undefined
  /** Asks for members that are known well enough, too. */
  everything: boolean
}

const recordShape = object({ fields: record(string(), object({ value: unknown() })) })

export type Reader = ReturnType<typeof createReader>

/** Asks what is not known well enough, and says what is known. */
export function createReader({ http, cache, clock, store, onReload }: ReaderOptions) {
  const loading = new Map<string, number>()
  const overlays = createOverlays()
  const tags = createListTags(cache)
  const { known, itemOf, cachedOf, isGone } = createKnowledge({ cache, clock, store, overlays })

  /** Returns what is known now; sends no request. */
  function peek(prepared: Prepared): SnapshotFacts {
    const facts = known(prepared)
    if (!loading.has(prepared.key)) return facts
    return { state: 'Pending', status: 0, ...(facts.data === undefined ? {} : { data: facts.data }) }
  }

  /** @throws the signal's reason; what is no answer of the platform */
  async function read(prepared: Prepared, signal?: AbortSignal): Promise<SnapshotFacts> {
    signal?.throwIfAborted()
    const facts = known(prepared)
    return isKnown(facts) ? facts : ask(prepared, signal)
  }

  /** Asks the platform, regardless of the cache. */
  async function ask(prepared: Prepared, signal?: AbortSignal, everything = false): Promise<SnapshotFacts> {
    const { key, config } = prepared
    loading.set(key, (loading.get(key) ?? 0) + 1)
    try {
      return await askOnce(prepared, signal, everything)
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error
      if (error.status !== 404) return failed(error)
      if ('record' in prepared.row) store.evict(String(config.recordId))
      cache.drop(key)
      return rowOf(prepared).mayMiss ? { state: 'Unfulfilled', status: 404 } : failed(error)
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
    const { key, name, request } = prepared
    const { lifetime, list, each } = rowOf(prepared)
    const before = cachedOf(prepared)
    const load = async (shared: AbortSignal): Promise<CachedAnswer> => {
      const answer = await answerTo(request, shared)
      const cached = answer
        ? { status: answer.status, body: store.takeIn(wellFormed(prepared, answer.body)) }
        : sameAsBefore(prepared, before)
      cache.keep(key, cached, each && hasFailures(cached.body) ? recordLifetimes.batchErrors : lifetime)
      return cached
    }
    const cached = await cache.read(`${wholeStart(name)}${key}`, load, 0, signal)
    const { data } = store.find(cached.body)
    if (list && tags.isOther(data)) reload(prepared, cached)
    return { state: 'Fulfilled', status: cached.status, data: overlays.over(key, data) }
  }

  /** A 304 makes what was cached good again. */
  function sameAsBefore(prepared: Prepared, before: CachedAnswer | undefined): CachedAnswer {
    if (before && !before.failed) return before
    throw unexpected(prepared, 'nothing is kept that could be the same')
  }

  /**
   * An answer that nobody waits for any more is not stored: it may belong to a customer who has signed out.
   * @returns undefined for a 304
   */
  async function answerTo(request: HttpRequest, signal: AbortSignal): Promise<HttpAnswer | undefined> {
    try {
      const answer = await http.api({ ...request, signal })
      signal.throwIfAborted()
      return answer
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof PlatformError && error.status === 304) return undefined
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
      const answer = await answerTo(request, shared)
      if (answer) takeInRecord(prepared, answer.body, treeOf(also))
      else renewRecord(prepared)
    }
    await cache.read(`${askingStart(id)}${addressOf(request.path, query)}`, load, 0, signal)
    const { data, whole } = store.findRecord(id, required, optional)
    return { state: whole ? 'Fulfilled' : 'Unfulfilled', status: 200, data }
  }

  function takeInRecord(prepared: Prepared, body: unknown, asked: FieldTree): void {
    parseBody(recordShape, body, prepared.name)
    const { id, apiName } = wanted(prepared.config)
    const whole = { apiName, ...(body as object), id }
    store.takeIn(whole)
    store.markAbsent(id, asked, whole)
  }

  function renewRecord(prepared: Prepared): void {
    if (known(prepared).state === 'Unfulfilled') throw unexpected(prepared, 'nothing is kept that could be the same')
    store.renew(wanted(prepared.config).id)
  }

  /** Asks only for the members that are not known. A 404 is not cached, and takes away what was. */
  async function askBatch(prepared: Prepared, { members, signal, everything }: BatchAsking): Promise<SnapshotFacts> {
    const { lifetime } = rowOf(prepared)
    const asked = members.filter((member) => everything || !isKnown(known(member, lifetime)))
    const before = new Map(members.map((member) => [member.key, { cached: cachedOf(member), item: itemOf(member) }]))
    const request = requestFor(
      prepared,
      members.flatMap((member, place) => (asked.includes(member) ? [place] : [])),
    )
    const load = async (shared: AbortSignal): Promise<BatchItem[]> => {
      const answer = await answerTo(request, shared)
      if (!answer) return asked.flatMap((member) => renewMember(prepared, member, before.get(member.key)?.cached) ?? [])
      const { results } = parseBody(batchShape, answer.body, prepared.name)
      if (results.length !== asked.length) throw unexpected(prepared, 'its results should be as many as were asked for')
      for (const [place, member] of asked.entries()) settle(prepared, member, results[place] as BatchItem)
      return results
    }
    const results = await cache.read(
      `${askingStart(prepared.name)}${addressOf(request.path, request.query)} ${JSON.stringify(request.body ?? '')}`,
      load,
      0,
      signal,
    )
    // An answer that has been dropped from the cache in the meantime still counts.
    const items = members.map((member) => itemOf(member) ?? structuredClone(results[asked.indexOf(member)]) ?? before.get(member.key)?.item)
    return { state: 'Fulfilled', status: 200, data: batchOf(items as BatchItem[]) }
  }

  function settle(batch: Prepared, member: Prepared, item: BatchItem): void {
    if (isGood(item)) return keepMember(batch, member, item)
    const lifetime = item.statusCode === 404 ? 0 : (rowOf(batch).errors ?? recordLifetimes.batchErrors)
    if (item.statusCode === 404 && 'record' in member.row) store.evict(String(member.config.recordId))
    cache.keep(member.key, { status: item.statusCode, body: store.takeIn(item.result), failed: true } satisfies CachedAnswer, lifetime)
  }

  function keepMember(batch: Prepared, member: Prepared, { statusCode, result }: BatchItem): void {
    if (batch.name === 'getRecordAvatars') checkAvatar(result)
    if (!isByField(member))
      return cache.keep(member.key, { status: statusCode, body: store.takeIn(result) } satisfies CachedAnswer, rowOf(batch).lifetime)
    cache.drop(member.key)
    takeInRecord(member, result, wanted(member.config).optional)
  }

  function renewMember(batch: Prepared, member: Prepared, before: CachedAnswer | undefined): BatchItem | undefined {
    if (isByField(member)) renewRecord(member)
    else cache.keep(member.key, sameAsBefore(member, before), rowOf(batch).lifetime)
    return itemOf(member)
  }

  /** The list view has changed since its pages were read: none of them is good any more. */
  function reload(prepared: Prepared, answer: CachedAnswer): void {
    forget(listViews)
    cache.keep(prepared.key, answer, rowOf(prepared).lifetime)
    tags.isOther(store.find(answer.body).data)
    onReload(listViews)
  }

  /** @param ids of records that have changed: what was asked before may bring them, as a relation too, and is asked again */
  function forget(names: readonly RecordCall[], ids: readonly string[] = []): void {
    const ofNames = names.flatMap((name) => [keyStart(name), askingStart(name), wholeStart(name)])
    const ofTags = names.includes('getListInfoByName') ? [tagStart] : []
    const ofRecords = ids.length > 0 ? [askingStart(), wholeStart('getRecord'), wholeStart('getRecordUi')] : []
    const starts = [...ofNames, ...ofTags, ...ofRecords]
    if (starts.length > 0) cache.forget(...starts)
  }

  return {
    peek,
    read,
    ask,
    forget,
    isGone,
    /** Shows something else over what is cached until the end of it, which is returned. */
    overlay: overlays.add,
    /** From now on this is the answer to the call. */
    keep: (prepared: Prepared, body: unknown) => {
      tags.isOther(body)
      cache.keep(prepared.key, { status: 200, body: store.takeIn(body) } satisfies CachedAnswer, rowOf(prepared).lifetime)
    },
  }
}

/** Key prefix of requests under way for a record or a batch; of all of them when neither is given. */
const askingStart = (what?: string) => `records asking ${what === undefined ? '' : `${what} `}`

/** Key prefix of any other request under way. */
const wholeStart = (name: RecordCall) => `records whole ${name} `

const wellFormed = ({ row }: Prepared, body: unknown): unknown =>
  row.query?.includes('sortBy') || row.body?.includes('sortBy') ? withOrderAsList(body) : (body ?? null)
