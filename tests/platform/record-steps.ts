import fc from 'fast-check'
import { expect } from 'vitest'
import { type Fate, fates, type Name, names, type World } from './record-history.js'
import { displayOf } from './record-world.js'

const fields = fc.subarray([...names], { minLength: 1 })
const fate = fc.constantFrom<Fate>('done', 'done', 'done', ...fates)

const weighted = <S>(weight: number, arbitrary: fc.Arbitrary<S>) => ({ weight, arbitrary })

/** What may happen to a handful of records, by their places. */
export const stepsAmong = (count: number) => {
  const place = fc.nat(count - 1)
  return fc.oneof(
    weighted(4, fc.record({ kind: fc.constant('read' as const), place, fields, isLed: fc.boolean() })),
    weighted(2, fc.record({ kind: fc.constant('batch' as const), places: fc.uniqueArray(place, { minLength: 1 }), fields })),
    weighted(2, fc.record({ kind: fc.constant('list' as const) })),
    weighted(2, fc.record({ kind: fc.constant('write' as const), place, field: fc.constantFrom(...names), fate })),
    weighted(1, fc.record({ kind: fc.constant('create' as const), fate })),
    weighted(1, fc.record({ kind: fc.constant('delete' as const), place, fate })),
    weighted(
      1,
      fc.record({ kind: fc.constant('operate' as const), updated: place, deleted: place, field: fc.constantFrom(...names), fate }),
    ),
    weighted(
      2,
      fc.record({
        kind: fc.constant('elsewhere' as const),
        place,
        field: fc.constantFrom(...names),
        isEnd: fc.constantFrom(false, false, false, true),
      }),
    ),
    weighted(2, fc.record({ kind: fc.constant('notify' as const), place })),
    weighted(1, fc.record({ kind: fc.constant('fail' as const), times: fc.constantFrom(1, 2) })),
    weighted(
      2,
      fc.record({
        kind: fc.constant('pass' as const),
        milliseconds: fc.constantFrom(1, 10_000, 29_999, 30_000, 120_000, 31 * 24 * 3_600_000),
      }),
    ),
  )
}

export type Step = ReturnType<typeof stepsAmong> extends fc.Arbitrary<infer S> ? S : never

interface Body {
  id: string
  fields: Record<string, { value: unknown; displayValue: unknown }>
}

/** What has been promised to this visitor so far. */
export interface Promises {
  /** The version of each record that our own finished changes made. */
  versions: Map<string, number>
  /** The moment of the last finished notification of each. */
  notified: Map<string, number>
  /** Records whose making is finished. */
  made: Set<string>
}

export const noPromises = (): Promises => ({ versions: new Map(), notified: new Map(), made: new Set() })

/** Takes the step, and expects what was promised before it began. */
export async function take(world: World, promises: Promises, step: Step): Promise<void> {
  const at = (place: number) => world.ids[place % world.ids.length] ?? ''
  const id = 'place' in step ? at(step.place) : ''
  switch (step.kind) {
    case 'read': {
      const wanted = [...step.fields, ...(step.isLed ? ['Up.A'] : [])]
      return reading(world, promises, {
        lifetime: 30_000,
        ask: () => world.records.getRecord({ recordId: id, fields: prefixed(wanted) }),
        see: (data, check) => check.record(data as Body, wanted),
        missing: id,
      })
    }
    case 'batch': {
      const recordIds = [...new Set(step.places.map(at))].sort()
      return reading(world, promises, {
        lifetime: 120_000,
        ask: () => world.records.getRecords({ recordIds, fields: prefixed(step.fields) }),
        see: (data, check) => {
          const { results } = data as { results: { statusCode: number; result: unknown }[] }
          expect(results).toHaveLength(recordIds.length)
          for (const [place, { statusCode, result }] of results.entries()) {
            if (statusCode === 200) check.record(result as Body, step.fields, recordIds[place])
            else check.missing(recordIds[place] ?? '', statusCode)
          }
        },
      })
    }
    case 'list':
      return reading(world, promises, {
        lifetime: 30_000,
        ask: () => world.records.getListRecordsByName({ objectApiName: 'Account', listViewApiName: 'All' }),
        see: (data, check) => {
          const { records } = data as { records: Body[] }
          for (const record of records) check.record(record, ['A'])
          check.whole(records.map((record) => record.id))
        },
      })
    case 'write':
      return writing(world, promises, {
        ...step,
        changed: [id],
        write: (value) => world.records.updateRecord({ fields: { Id: id, [step.field]: value } }, { ifUnmodifiedSince: step.fate }),
      })
    case 'create':
      return writing(world, promises, {
        ...step,
        changed: [],
        write: (value) => world.records.createRecord({ apiName: 'Account', fields: { A: value } }, { ifUnmodifiedSince: step.fate }),
      })
    case 'delete':
      return writing(world, promises, {
        ...step,
        changed: [],
        removed: [id],
        write: () => world.records.deleteRecord(id, { ifUnmodifiedSince: step.fate }),
      })
    case 'operate': {
      const [updated, deleted] = [at(step.updated), at(step.deleted)]
      const removed = updated === deleted ? [] : [deleted]
      const operations = (value: number) => [
        { type: 'Update', records: [{ fields: { Id: updated, [step.field]: value } }] },
        { type: 'Create', records: [{ apiName: 'Account', fields: { B: value } }] },
        ...removed.map((one) => ({ type: 'Delete', records: [{ fields: { Id: one } }] })),
      ]
      return writing(world, promises, {
        ...step,
        changed: [updated],
        removed,
        write: (value) => world.records.executeBatchRecordOperations({ operations: operations(value) }, { ifUnmodifiedSince: step.fate }),
      })
    }
    case 'elsewhere':
      return step.isEnd ? world.remove(id) : world.change(id, step.field, world.next())
    case 'notify': {
      const began = world.now()
      await world.records.notifyRecordUpdateAvailable([{ recordId: id }])
      promises.notified.set(id, began)
      return
    }
    case 'fail':
      return world.fail(step.times)
    case 'pass':
      return world.pass(step.milliseconds)
  }
}

const prefixed = (paths: readonly string[]) => paths.map((path) => `Account.${path}`)

interface Reading {
  lifetime: number
  ask: () => Promise<{ state: string; status: number; data?: unknown } | null>
  see: (data: unknown, check: ReturnType<typeof checksOf>) => void
  /** Whose absence explains a 404. */
  missing?: string
}

async function reading(world: World, promises: Promises, { lifetime, ask, see, missing }: Reading): Promise<void> {
  const check = checksOf(world, promises, lifetime)
  const failed = world.failed()
  const snapshot = await ask()
  if (snapshot?.state === 'Error' && snapshot.status === 404 && missing) return check.missing(missing, 404)
  if (snapshot?.state === 'Error') {
    expect([snapshot.status, world.failed() > failed]).toEqual([500, true])
    return
  }
  expect(snapshot?.state).toBe('Fulfilled')
  see(snapshot?.data, check)
}

/** What was promised when a reading begins must be seen by it. */
function checksOf(world: World, { versions, notified, made }: Promises, lifetime: number) {
  const began = world.now()
  const before = new Map(versions)
  const told = new Map(notified)
  const own = new Set(made)
  const oldest = (id: string) => ({
    since: Math.max(began - lifetime, told.get(id) ?? Number.NEGATIVE_INFINITY),
    version: before.get(id) ?? 0,
  })
  const was = (id: string, name: Name, value: unknown) =>
    expect([id, name, value, world.wasTrue(id, name, value, oldest(id))]).toEqual([id, name, value, true])

  function record(body: Body, wanted: readonly string[], id = body.id): void {
    expect(body.id).toBe(id)
    for (const name of names) {
      const field = body.fields[name]
      if (!wanted.includes(name)) continue
      was(id, name, field?.value)
      expect(field?.displayValue).toBe(displayOf(field?.value))
    }
    if (wanted.includes('Up.A')) led(body.fields.Up?.value)
  }

  function led(value: unknown): void {
    if (value !== null) record(value as Body, ['A'])
  }

  return {
    record,
    /** Nobody keeps a 404, so the record was gone when the reading began, or went in the meantime. */
    missing: (id: string, status: number) => expect([id, status, world.isThere(id)]).toEqual([id, 404, false]),
    /** Those that have been there for the whole lifetime, or since we made them, are in the list. */
    whole: (ids: readonly string[]) => {
      for (const id of world.ids) {
        if (world.isThere(id) && (world.wasThereSince(id, began - lifetime) || own.has(id))) expect(ids).toContain(id)
      }
    },
  }
}

interface Writing {
  /** What is changed, and what is removed. */
  changed: readonly string[]
  removed?: readonly string[]
  field?: Name
  fate: Fate
  write: (value: number) => Promise<unknown>
}

/** When the change is over, what it did is promised, also when its answer was lost. */
async function writing(world: World, { versions, made }: Promises, { changed, removed = [], field, fate, write }: Writing): Promise<void> {
  const value = world.next()
  const isMissing = await write(value).then(
    () => false,
    (error: { status?: number }) => {
      expect([403, 404, 500]).toContain(error.status)
      return error.status === 404
    },
  )
  if (fate === 'refused') return
  const promise = (id: string, version: number) => versions.set(id, Math.max(version, versions.get(id) ?? 0))
  for (const id of changed) if (field) promise(id, world.versionWith(id, field, value))
  for (const id of isMissing ? changed : removed) promise(id, world.versionWith(id, 'A', undefined))
  for (const id of world.ids)
    if (world.versionWith(id, 'A', value) + world.versionWith(id, 'B', value) > 0 && !changed.includes(id)) made.add(id)
}
