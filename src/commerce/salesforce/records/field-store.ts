import type { Cache } from '../cache.js'
import { recordLifetimes } from './record-lifetimes.js'
import { type FieldTree, joinedTrees } from './field-tree.js'
import { isObject, mapped, own } from './objects.js'
import {
  absentSince,
  merged,
  overtaken,
  RecordReference,
  renewed,
  type StoredField,
  type StoredRecord,
  versionOf,
} from './stored-record.js'

export interface Found {
  data: unknown
  /** True when every field that is required is there. */
  whole: boolean
  /** True when no field has been overtaken by a change. */
  current: boolean
  /** When the oldest record in it came. */
  since: number
}

/** Relations that a tracked path may follow; the path then has one part more (specification, section 9). */
const deepest = 5
const mostRecords = 2500

export type FieldStore = ReturnType<typeof createFieldStore>

/** Stores the known fields of each record, whichever call brought them. */
export function createFieldStore(cache: Cache, clock: () => number) {
  // In the order in which they came last.
  const order = new Set<string>()
  const endings = new Set<Set<string>>()

  function kept(id: string): { value: StoredRecord; until: number } | undefined {
    const one = cache.look<StoredRecord>(keyOf(id))
    return one && clock() < one.until ? one : undefined
  }

  const entry = (id: string) => kept(id)?.value

  function put(id: string, record: StoredRecord): void {
    order.delete(id)
    order.add(id)
    cache.drop(goneKey(id))
    cache.keep(keyOf(id), record, recordLifetimes.defaultField)
  }

  /** Says something else of a record that is known; for how long it is known stays as it is. */
  function revise(id: string, change: (record: StoredRecord) => StoredRecord): void {
    const one = kept(id)
    if (one) cache.keep(keyOf(id), change(one.value), one.until - clock())
  }

  /** Drops the oldest records before an answer, never in the middle of one: its own records should all be there. */
  function makeRoom(): void {
    for (const oldest of order) {
      if (order.size <= mostRecords) break
      drop(oldest)
    }
  }

  function takeIn(value: unknown): unknown {
    if (Array.isArray(value)) return Object.freeze(value.map(takeIn))
    if (!isObject(value)) return value
    return isRecord(value) ? takeInRecord(value) : Object.freeze(mapped(value, takeIn))
  }

  function takeInRecord({ fields, ...rest }: RecordBody): RecordReference {
    const version = versionOf(rest)
    const stored = mapped(fields, (field) => takeInField(field, version))
    const members = Object.freeze(mapped(rest, takeIn))
    put(rest.id, merged(entry(rest.id), { members, fields: stored, version, since: clock() }))
    return new RecordReference(
      rest.id,
      mapped(stored, ({ value }) => (value instanceof RecordReference ? value.tree : true)),
    )
  }

  function takeInField(field: unknown, version: number): StoredField {
    const { value, ...members } = isObject(field) ? field : { value: field }
    return { value: takeIn(value), members: Object.freeze(mapped(members, takeIn)), version }
  }

  /** The value with its records put back in. */
  function bringOut(value: unknown, found: { whole: boolean; current: boolean; since: number }): unknown {
    if (value instanceof RecordReference) return bringOutRecord(value, found)
    if (Array.isArray(value)) return value.map((one) => bringOut(one, found))
    return isObject(value) ? mapped(value, (one) => bringOut(one, found)) : value
  }

  function bringOutRecord({ id, tree }: RecordReference, found: { whole: boolean; current: boolean; since: number }): unknown {
    const record = entry(id)
    if (!record) {
      found.whole = false
      return { id }
    }
    found.since = Math.min(found.since, record.since)
    const fields: [string, unknown][] = []
    for (const [name, branch] of Object.entries(tree)) {
      const field = own(record.fields, name)
      if (!field || field.absent) found.whole = false
      else fields.push([name, { ...(bringOut(field.members, found) as object), value: fieldValue(field, branch, found) }])
      if (field?.outdated) found.current = false
    }
    return { ...(bringOut(record.members, found) as object), fields: Object.fromEntries(fields) }
  }

  /** A relation is brought out with the fields that are asked for, not with those that it once came with. */
  function fieldValue(
    { value }: StoredField,
    branch: true | FieldTree,
    found: { whole: boolean; current: boolean; since: number },
  ): unknown {
    if (!(value instanceof RecordReference)) return bringOut(value, found)
    return bringOutRecord(branch === true ? value : new RecordReference(value.id, branch), found)
  }

  function find(value: unknown): Found {
    const found = { whole: true, current: true, since: Number.POSITIVE_INFINITY }
    return { data: bringOut(value, found), ...found }
  }

  /** @param optional of these, those that are known to be absent are left out */
  function findRecord(id: string, required: FieldTree, optional: FieldTree): Found {
    return find(new RecordReference(id, joinedTrees(required, present(id, optional))))
  }

  /**
   * A field that was asked for and did not come is not asked for again, and no longer has its earlier value.
   * @param body the record as it came
   */
  function markAbsent(id: string, tree: FieldTree, body: Readonly<Record<string, unknown>>): void {
    const came = isObject(body.fields) ? body.fields : {}
    const version = versionOf(body)
    const isMissing = (name: string, known: StoredField | undefined) => !own(came, name) && (!known || known.version <= version)
    revise(id, (record) => {
      const missing = Object.keys(tree).filter((name) => isMissing(name, own(record.fields, name)))
      return { ...record, fields: { ...record.fields, ...Object.fromEntries(missing.map((name) => [name, absentSince(version)])) } }
    })
    for (const [name, branch] of Object.entries(tree)) {
      const field = own(came, name)
      const child = isObject(field) && isObject(field.value) && isRecord(field.value) ? field.value : undefined
      if (branch !== true && child) markAbsent(child.id, branch, child)
    }
  }

  function present(id: string, tree: FieldTree): FieldTree {
    const record = entry(id)
    const kept = Object.entries(tree).filter(([name]) => !(record && own(record.fields, name)?.absent))
    return Object.fromEntries(
      kept.map(([name, branch]) => {
        const value = record && own(record.fields, name)?.value
        return [name, branch !== true && value instanceof RecordReference ? present(value.id, branch) : branch]
      }),
    )
  }

  /** Every field path that is known of a record, `Object.Relation.Field`, so that a new reading renews them all. */
  function tracked(id: string): string[] {
    const record = entry(id)
    const apiName = record?.members.apiName
    return typeof apiName === 'string' ? paths(id, 0).map((path) => `${apiName}.${path}`) : []
  }

  function paths(id: string, depth: number): string[] {
    const fields = Object.entries(entry(id)?.fields ?? {}).filter(([, { absent }]) => !absent)
    return fields.flatMap(([name, { value }]) => {
      if (!(value instanceof RecordReference)) return [name]
      return depth < deepest ? paths(value.id, depth + 1).map((path) => `${name}.${path}`) : []
    })
  }

  /** Marks all fields of a record as stale, though still known. */
  function outdate(id: string): void {
    revise(id, (record) => ({ ...record, fields: mapped(record.fields, overtaken) }))
  }

  /** The platform says that nothing has changed: what is known of it, and of what it leads to, is as good as new. */
  function renew(id: string, seen = new Set<string>()): void {
    const record = entry(id)
    if (!record || seen.has(id)) return
    seen.add(id)
    put(id, { ...record, since: clock(), fields: mapped(record.fields, renewed) })
    for (const { value } of Object.values(record.fields)) if (value instanceof RecordReference) renew(value.id, seen)
  }

  function drop(id: string): void {
    order.delete(id)
    cache.drop(keyOf(id))
  }

  /** There is no such record any more. */
  function evict(id: string): void {
    drop(id)
    for (const ended of endings) ended.add(id)
    // Good for no time at all: it is told of, not kept.
    cache.keep(goneKey(id), true, 0)
  }

  return {
    /** @returns what the answer looks like with its records in the store */
    takeIn: (value: unknown) => {
      makeRoom()
      return takeIn(value)
    },
    find,
    findRecord,
    markAbsent,
    tracked,
    outdate,
    renew: (id: string) => renew(id),
    evict,
    has: (id: string) => entry(id) !== undefined,
    /** @returns the records that are found gone from now on, until `stop` */
    noteEnds: () => {
      const ended = new Set<string>()
      endings.add(ended)
      return { ended, stop: () => void endings.delete(ended) }
    },
    /** Returns true when the platform has just said that the record is gone. */
    isGone: (id: string) => cache.look(goneKey(id)) !== undefined,
  }
}

const keyOf = (id: string) => `record ${id}`

const goneKey = (id: string) => `record gone ${id}`

interface RecordBody {
  apiName: string
  id: string
  fields: Readonly<Record<string, unknown>>
  [member: string]: unknown
}

function isRecord(value: Readonly<Record<string, unknown>>): value is RecordBody {
  return (
    typeof value.apiName === 'string' &&
    typeof value.id === 'string' &&
    isObject(value.fields) &&
    Object.values(value.fields).every(isField)
  )
}

const isField = (value: unknown) => isObject(value) && Object.hasOwn(value, 'value')
