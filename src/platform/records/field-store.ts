import type { Cache } from '../cache.js'
import { recordLifetimes } from '../record-lifetimes.js'

/** Which fields: `true` for a value, a tree for a record that the field leads to. */
export interface FieldTree {
  readonly [name: string]: true | FieldTree
}

/** Stands for a record in an answer that is kept; the record itself is in the store. */
export class RecordReference {
  constructor(
    readonly id: string,
    readonly tree: FieldTree,
  ) {}
}

interface StoredField {
  /** A record's field leads to a reference. */
  value: unknown
  members: Readonly<Record<string, unknown>>
  /** The record's version that it came with. */
  version: number
  /** Asked for, and not there. */
  absent?: true
  /** The record has changed since. */
  outdated?: true
}

interface StoredRecord {
  members: Readonly<Record<string, unknown>>
  fields: Readonly<Record<string, StoredField>>
  /** Milliseconds of the platform's last change; 0 when it does not say. */
  version: number
  /** When it came. */
  since: number
}

export interface Found {
  data: unknown
  /** Whether every field that is required is there. */
  whole: boolean
  /** Whether none has been overtaken by a change. */
  current: boolean
  /** When the oldest record in it came. */
  since: number
}

/** Relations that a tracked path may follow; the path then has one part more (specification, section 9). */
const deepest = 5
const mostRecords = 2500

export type FieldStore = ReturnType<typeof createFieldStore>

/** What is known of each record, field by field, whichever call brought it. */
export function createFieldStore(cache: Cache, clock: () => number) {
  // In the order in which they came last.
  const order = new Set<string>()
  const entry = (id: string) => cache.look<StoredRecord>(keyOf(id))?.value

  function put(id: string, record: StoredRecord): void {
    order.delete(id)
    order.add(id)
    cache.keep(keyOf(id), record, recordLifetimes.defaultField)
    for (const oldest of order) {
      if (order.size <= mostRecords) break
      evict(oldest)
    }
  }

  /** @returns what the answer looks like with its records in the store */
  function takeIn(value: unknown): unknown {
    if (Array.isArray(value)) return Object.freeze(value.map(takeIn))
    if (!isObject(value)) return value
    return isRecord(value) ? takeInRecord(value) : Object.freeze(mapped(value, takeIn))
  }

  function takeInRecord({ fields, ...rest }: RecordBody): RecordReference {
    const version = typeof rest.weakEtag === 'number' ? rest.weakEtag : 0
    const stored = mapped(fields, (field) => takeInField(field, version))
    const members = Object.freeze(mapped(rest, takeIn))
    put(rest.id, merged(entry(rest.id), { members, fields: stored, version, since: clock() }))
    return new RecordReference(rest.id, mapped(stored, ({ value }) => (value instanceof RecordReference ? value.tree : true)))
  }

  function takeInField(field: unknown, version: number): StoredField {
    const { value, ...members } = isObject(field) ? field : { value: field }
    return { value: takeIn(value), members, version }
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
      else fields.push([name, { ...field.members, value: fieldValue(field, branch, found) }])
      if (field?.outdated) found.current = false
    }
    return { ...(bringOut(record.members, found) as object), fields: Object.fromEntries(fields) }
  }

  /** A relation is brought out with the fields that are asked for, not with those that it once came with. */
  function fieldValue({ value }: StoredField, branch: true | FieldTree, found: { whole: boolean; current: boolean; since: number }): unknown {
    if (!(value instanceof RecordReference)) return value
    return bringOutRecord(branch === true ? value : new RecordReference(value.id, branch), found)
  }

  function find(value: unknown): Found {
    const found = { whole: true, current: true, since: Number.POSITIVE_INFINITY }
    return { data: bringOut(value, found), ...found }
  }

  /** @param optional of these, those that are known to be absent are left out */
  function findRecord(id: string, required: FieldTree, optional: FieldTree): Found {
    return find(new RecordReference(id, joined(required, present(id, optional))))
  }

  /** What was asked for and did not come is not asked for again. */
  function markAbsent(id: string, tree: FieldTree): void {
    const record = entry(id)
    if (!record) return
    const missing = Object.keys(tree).filter((name) => !own(record.fields, name))
    const absent = Object.fromEntries(missing.map((name): [string, StoredField] => [name, { value: null, members: {}, version: record.version, absent: true }]))
    if (missing.length > 0) put(id, { ...record, fields: { ...record.fields, ...absent } })
    for (const [name, branch] of Object.entries(tree)) {
      const value = own(record.fields, name)?.value
      if (branch !== true && value instanceof RecordReference) markAbsent(value.id, branch)
    }
  }

  function present(id: string, tree: FieldTree): FieldTree {
    const record = entry(id)
    const kept = Object.entries(tree).filter(([name]) => !(record && own(record.fields, name)?.absent))
    return Object.fromEntries(kept.map(([name, branch]) => {
      const value = record && own(record.fields, name)?.value
      return [name, branch !== true && value instanceof RecordReference ? present(value.id, branch) : branch]
    }))
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

  /** What is known of it is too old from now on, though still known. */
  function outdate(id: string): void {
    const record = entry(id)
    if (record) put(id, { ...record, fields: mapped(record.fields, overtaken) })
  }

  function evict(id: string): void {
    order.delete(id)
    cache.drop(keyOf(id))
  }

  return { takeIn, find, findRecord, markAbsent, tracked, outdate, evict, has: (id: string) => entry(id) !== undefined }
}

const keyOf = (id: string) => `record ${id}`

const overtaken = (field: StoredField): StoredField => ({ ...field, outdated: true })

/** A newer version overtakes the fields that it does not bring; an older one brings only what was unknown or older still. */
function merged(known: StoredRecord | undefined, next: StoredRecord): StoredRecord {
  if (!known) return next
  if (next.version !== 0 && next.version < known.version) return { ...known, fields: filled(known.fields, next.fields) }
  const isNewer = next.version > known.version
  const before = isNewer ? mapped(known.fields, overtaken) : known.fields
  return { ...next, fields: { ...before, ...next.fields } }
}

/** What comes from an older version is too old when it comes, and still better than what is older than that. */
function filled(known: StoredRecord['fields'], late: StoredRecord['fields']): StoredRecord['fields'] {
  const better = Object.entries(late).filter(([name, { version }]) => {
    const before = own(known, name)
    return !before || (before.outdated && before.version < version)
  })
  return { ...known, ...mapped(Object.fromEntries(better), overtaken) }
}

/** `Object.Relation.Field` as a tree, without the object. */
export const treeOf = (names: readonly string[]): FieldTree => names.map((name) => branchOf(name.split('.').slice(1))).reduce(joined, {})

function branchOf([first = '', ...rest]: string[]): FieldTree {
  return { [first]: rest.length === 0 ? true : branchOf(rest) }
}

function joined(left: FieldTree, right: FieldTree): FieldTree {
  const tree: Record<string, true | FieldTree> = { ...left }
  for (const [name, branch] of Object.entries(right)) {
    const before = own(tree, name)
    set(tree, name, branch === true ? (before ?? true) : before && before !== true ? joined(before, branch) : branch)
  }
  return tree
}

interface RecordBody {
  apiName: string
  id: string
  fields: Readonly<Record<string, unknown>>
  [member: string]: unknown
}

function isRecord(value: Readonly<Record<string, unknown>>): value is RecordBody {
  return typeof value.apiName === 'string' && typeof value.id === 'string' && isObject(value.fields) && Object.values(value.fields).every(isField)
}

const isField = (value: unknown) => isObject(value) && Object.hasOwn(value, 'value')

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function own<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}

/** As an own member, also when it is called `__proto__`. */
function set<T>(record: Record<string, T>, name: string, value: T): void {
  Object.defineProperty(record, name, { value, enumerable: true, configurable: true, writable: true })
}

function mapped<T, U>(record: Readonly<Record<string, T>>, change: (member: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([name, member]) => [name, change(member)]))
}
