import type { Cache } from '../cache.js'
import { type BatchItem, batchOf, membersOf } from './batches.js'
import { errorOfItem, failed, isKnown, type CachedAnswer, rowOf, unknownYet } from './facts.js'
import type { FieldStore } from './field-store.js'
import { type FieldTree, treeOf } from './field-tree.js'
import type { Overlays } from './overlays.js'
import type { Values } from './parameters.js'
import type { Prepared } from './prepare.js'
import type { SnapshotFacts } from './snapshot.js'

interface KnowledgeOptions {
  cache: Cache
  clock: () => number
  store: FieldStore
  overlays: Overlays
}

/** Looks up the known answer to a call, cached whole, field by field, or as the members of a batch. */
export function createKnowledge({ cache, clock, store, overlays }: KnowledgeOptions) {
  function known(prepared: Prepared, lifetime = rowOf(prepared).lifetime): SnapshotFacts {
    const cached = cache.look<CachedAnswer>(prepared.key)
    if (cached?.value.failed && clock() < cached.until) return failed(errorOfItem(prepared, cached.value))
    if (isByField(prepared)) return knownFields(prepared, lifetime)
    if (membersOf(prepared)) return knownBatch(prepared)
    if (!cached || cached.value.failed) return unknownYet
    const { data, whole, current } = store.find(cached.value.body)
    if (!whole) return unknownYet
    return {
      state: current && clock() < cached.until ? 'Fulfilled' : 'Stale',
      status: cached.value.status,
      data: overlays.over(prepared.key, data),
    }
  }

  function knownFields({ config }: Prepared, lifetime: number): SnapshotFacts {
    const { id, required, optional } = wanted(config)
    const { data, whole, current, since } = store.findRecord(id, required, optional)
    if (!whole) return unknownYet
    return { state: current && clock() < since + lifetime ? 'Fulfilled' : 'Stale', status: 200, data }
  }

  function knownBatch(prepared: Prepared): SnapshotFacts {
    const members = membersOf(prepared) ?? []
    const all = members.map((member) => known(member, rowOf(prepared).lifetime))
    const items = members.map((member) => itemOf(member))
    if (items.includes(undefined)) return unknownYet
    const isGoodStill = all.every(isKnown)
    return { state: isGoodStill ? 'Fulfilled' : 'Stale', status: 200, data: batchOf(items as BatchItem[]) }
  }

  /** Returns a member of a batch in the batch's shape; a missing member is reported, though it is not cached. */
  function itemOf(member: Prepared): BatchItem | undefined {
    const cached = cache.look<CachedAnswer>(member.key)
    const isReplayed = cached?.value.failed && (clock() < cached.until || cached.value.status === 404)
    const { state, data } = known(member)
    if (state !== 'Unfulfilled' && state !== 'Error')
      return { statusCode: cached && !cached.value.failed ? cached.value.status : 200, result: data }
    if (isReplayed) return { statusCode: cached.value.status, result: store.find(cached.value.body).data }
    return isGone(member) ? { statusCode: 404, result: goneResult } : undefined
  }

  const cachedOf = ({ key }: Prepared) => cache.look<CachedAnswer>(key)?.value

  const isGone = (prepared: Prepared) => 'record' in prepared.row && store.isGone(String(prepared.config.recordId))

  return { known, itemOf, cachedOf, isGone }
}

const goneResult = Object.freeze([Object.freeze({ errorCode: 'NOT_FOUND', message: 'The requested resource does not exist' })])

/** Returns true for an answer that is kept field by field; nobody knows beforehand which fields a layout brings. */
export const isByField = ({ row, config }: Prepared) => 'record' in row && config.layoutTypes === undefined

export function wanted({ recordId, fields = [], optionalFields = [] }: Values): {
  id: string
  required: FieldTree
  optional: FieldTree
  apiName: string
} {
  const [required, optional] = [fields as string[], optionalFields as string[]]
  const apiName = (required[0] ?? optional[0] ?? '').split('.')[0] ?? ''
  return { id: String(recordId), required: treeOf(required), optional: treeOf(optional), apiName }
}
