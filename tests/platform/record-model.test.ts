import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPlatform } from '../../src/platform/platform.js'
import { dataAs, ids, recordOf } from './record-world.js'
import { json, turn } from './support.js'

const people = ids.slice(0, 4)
const names = ['A', 'B', 'C'] as const
type Row = Record<(typeof names)[number], number>

const one = fc.constantFrom(...people)
const some = fc.subarray([...names], { minLength: 1 })
const stepFor = (ids: string[]) => fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('read' as const), id: fc.constantFrom(...ids), fields: some }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('batch' as const), ids: fc.subarray(ids, { minLength: 1 }), fields: some }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('list' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('write' as const), id: fc.constantFrom(...ids), field: fc.constantFrom(...names) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('elsewhere' as const), id: fc.constantFrom(...ids), field: fc.constantFrom(...names) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('notify' as const), id: fc.constantFrom(...ids) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('pass' as const), milliseconds: fc.constantFrom(1, 10_000, 29_999, 30_000, 120_000) }) },
)
const step = stepFor(people)
/** Few records, so that much happens to each of them at once. */
const crowded = stepFor(people.slice(0, 2))
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const usual = { webstoreId: 'w', apiBasePath: '', sitePath: '', apexTransport: 'path', locale: 'de', subsidiaryCode: '23' } as const

/** The plain model: every value that a field ever had, and when. */
function world(slowness: () => number) {
  let now = 1_000_000
  let counter = 0
  let requests = 0
  const rows = new Map(people.map((id): [string, { row: Row; version: number }] => [id, { row: { A: 0, B: 0, C: 0 }, version: 1 }]))
  const history = new Map(people.map((id) => [id, names.map((name) => ({ name, value: 0, from: Number.NEGATIVE_INFINITY, version: 1 }))]))
  const ownWrites = new Map<string, number>()

  function change(id: string, name: keyof Row): number {
    counter += 1
    const before = rows.get(id)
    if (!before) throw new Error(id)
    rows.set(id, { row: { ...before.row, [name]: counter }, version: before.version + 1 })
    history.get(id)?.push({ name, value: counter, from: now, version: before.version + 1 })
    return counter
  }

  const view = (id: string, wanted: readonly string[]) => {
    const { row, version } = rows.get(id) ?? { row: {} as Row, version: 1 }
    return recordOf(id, Object.fromEntries(Object.entries(row).filter(([name]) => wanted.includes(name))), version)
  }

  const fetch: typeof globalThis.fetch = async (input, init) => {
    requests += 1
    const url = new URL(String(input), 'http://shop.test')
    const [, , , , , family, first = '', second = ''] = url.pathname.split('/')
    const wanted = ['fields', 'optionalFields'].flatMap((part) => url.searchParams.get(part)?.split(',') ?? []).map((name) => name.split('.')[1] ?? '')
    const write = init?.method === 'PATCH' ? (JSON.parse(String(init.body)) as { fields: Record<string, number> }).fields : undefined
    if (write) change(first, Object.keys(write).find((name) => name !== 'Id') as keyof Row)
    const body = family === 'list-records'
      ? { listReference: { id: 'l' }, records: people.map((id) => view(id, ['A'])) }
      : first === 'batch' ? { results: second.split(',').map((id) => ({ statusCode: 200, result: view(id, wanted) })) } : view(first, write ? Object.keys(write) : wanted)
    for (let waits = slowness(); waits > 0; waits -= 1) await turn()
    return json(body)
  }

  const platform = createPlatform({ fetch, settings: () => usual, clock: () => now })
  return {
    records: platform.records,
    change,
    requests: () => requests,
    now: () => now,
    pass: (milliseconds: number) => {
      now += milliseconds
    },
    wrote: (id: string, version: number) => ownWrites.set(id, Math.max(version, ownWrites.get(id) ?? 0)),
    /** The record's version that our last finished write of it made. */
    lastWrite: (id: string) => ownWrites.get(id) ?? 0,
    /** Whether the field had this value at some moment from `since` on, in this version or a later one. */
    wasTrue(id: string, name: string, value: unknown, { since, version }: { since: number; version: number }): boolean {
      const all = (history.get(id) ?? []).filter((entry) => entry.name === name)
      const place = all.findIndex((entry) => entry.value === value)
      const end = all[place + 1] ?? { from: Number.POSITIVE_INFINITY, version: Number.POSITIVE_INFINITY }
      return place >= 0 && end.from >= since && end.version > version
    },
  }
}

type World = ReturnType<typeof world>

interface Body {
  id: string
  fields: Record<string, { value: unknown }>
}

async function take(shop: World, action: Step): Promise<void> {
  const { records } = shop
  const prefixed = 'fields' in action ? action.fields.map((name) => `Account.${name}`) : []
  // What was written before the reading began must be seen by it.
  const began = shop.now()
  const writes = new Map(people.map((id) => [id, shop.lastWrite(id)]))
  const check = (body: Body, wanted: readonly string[], lifetime: number) => {
    expect(Object.keys(body.fields)).toEqual(expect.arrayContaining([...wanted]))
    for (const [name, { value }] of Object.entries(body.fields)) {
      const oldest = { since: began - lifetime, version: writes.get(body.id) ?? 0 }
      expect([body.id, name, value, shop.wasTrue(body.id, name, value, oldest)]).toEqual([body.id, name, value, true])
    }
  }
  switch (action.kind) {
    case 'read': {
      const snapshot = await records.getRecord({ recordId: action.id, fields: prefixed })
      expect(snapshot?.state).toBe('Fulfilled')
      return check(snapshot?.data as Body, action.fields, 30_000)
    }
    case 'batch': {
      const snapshot = await records.getRecords({ recordIds: action.ids, fields: prefixed })
      expect(snapshot?.state).toBe('Fulfilled')
      for (const { result } of dataAs<{ results: { result: Body }[] }>(snapshot).results) check(result, action.fields, 120_000)
      return
    }
    case 'list': {
      const snapshot = await records.getListRecordsByName({ objectApiName: 'Account', listViewApiName: 'All' })
      for (const body of dataAs<{ records: Body[] }>(snapshot).records) check(body, ['A'], 30_000)
      return
    }
    case 'write':
      shop.wrote(action.id, ((await records.updateRecord({ fields: { Id: action.id, [action.field]: 1 } })) as { weakEtag: number }).weakEtag)
      return
    case 'elsewhere':
      shop.change(action.id, action.field)
      return
    case 'notify':
      return records.notifyRecordUpdateAvailable([{ recordId: action.id }])
    case 'pass':
      return shop.pass(action.milliseconds)
  }
}

/**
 * @param waits turns that each answer takes; none when they are used up
 * @param starts turns before each step of a round begins; likewise
 */
async function takeAtOnce(rounds: readonly Step[][], waits: Iterator<number, unknown>, starts: Iterator<number, unknown> = [].values()): Promise<void> {
  const shop = world(() => Number(waits.next().value ?? 0))
  // Time stands still in a round, so that "before" and "after" have a meaning.
  for (const round of rounds) {
    const timeless = round.filter(({ kind }) => kind !== 'pass')
    await Promise.all(timeless.map(async (action) => {
      for (let turns = Number(starts.next().value ?? 0); turns > 0; turns -= 1) await turn()
      await take(shop, action)
    }))
    for (const action of round.filter(({ kind }) => kind === 'pass')) await take(shop, action)
  }
}

// The same in every run, so that a failure belongs to the change that brings it; all at random with everything.
const seed = process.env.VITRINE_TEST_ALL ? {} : { seed: 20_261_120 }

describe('the cache of records', () => {
  it('never gives a value that is older than its lifetime or than our own change', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        const shop = world(() => 0)
        for (const action of steps) await take(shop, action)
      }),
      { ...seed, numRuns: 300 },
    )
  })

  it('keeps that promise when everything happens at once and answers overtake each other', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(crowded, { minLength: 1, maxLength: 12 }), { maxLength: 10 }), fc.infiniteStream(fc.nat(4)), fc.infiniteStream(fc.nat(6)), async (rounds, waits, starts) => {
        await takeAtOnce(rounds, waits, starts)
      }),
      { ...seed, numRuns: 200 },
    )
  })

  it('keeps that promise when a batch is overtaken by a change of another field', async () => {
    const [other = '', , id = ''] = people
    await takeAtOnce(
      [
        [{ kind: 'read', id, fields: ['C'] }],
        [{ kind: 'pass', milliseconds: 1 }, { kind: 'read', id: other, fields: ['B'] }, { kind: 'elsewhere', id, field: 'C' }],
        [{ kind: 'read', id: other, fields: ['C'] }, { kind: 'batch', ids: [id], fields: ['C'] }],
        [{ kind: 'write', id, field: 'A' }, { kind: 'list' }],
        [{ kind: 'notify', id: other }, { kind: 'batch', ids: [id], fields: ['C'] }, { kind: 'write', id, field: 'A' }],
      ],
      [1, 0, 2, 0, 4, 1, 2, 2, 1].values(),
    )
  })

  it('sends nothing for what was just read', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), one, some, async (steps, id, fields) => {
        const shop = world(() => 0)
        for (const action of steps) await take(shop, action)
        await take(shop, { kind: 'read', id, fields })
        const before = shop.requests()
        await take(shop, { kind: 'read', id, fields })
        for (const name of fields) await take(shop, { kind: 'read', id, fields: [name] })
        expect(shop.requests()).toBe(before)
      }),
      { ...seed, numRuns: 100 },
    )
  })

  const soak = process.env.VITRINE_TEST_ALL ? 100_000 : 20_000
  it(`stays small through ${soak} reads and writes`, { timeout: 240_000 }, async () => {
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as () => void
    let now = 0
    const id = (place: number) => `001xx${String(place).padStart(7, '0')}AAAAAA`
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const [, , , , , family, record = ''] = String(input).split('?')[0]?.split('/') ?? []
      if (family === 'list-records') return json({ records: [recordOf(id(now % 5000), { Name: now }, now)] })
      return json(recordOf(record, init?.method === 'PATCH' ? { Name: now } : { Name: now, Text: 'x'.repeat(200) }, now))
    }
    const { records } = createPlatform({ fetch, settings: () => usual, clock: () => now })
    let heard = 0
    const watched = await records.getRecord({ recordId: id(1), fields: ['Account.Name'] })
    watched?.subscribe(() => {
      heard += 1
    })
    let before = 0
    for (let i = 1; i <= soak; i += 1) {
      now += 40
      const recordId = id((i * 7919) % 5000)
      if (i % 10 === 0) await records.updateRecord({ fields: { Id: recordId, Name: i } })
      else if (i % 10 === 1) await records.getListRecordsByName({ objectApiName: 'Account', listViewApiName: `V${i % 97}` })
      else await records.getRecord({ recordId, fields: ['Account.Name'], optionalFields: ['Account.Text'] })
      if (i === soak / 2) {
        collect()
        before = process.memoryUsage().heapUsed
      }
    }
    collect()
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(8 * 1024 * 1024)
    expect(heard).toBeGreaterThan(0)
  })
})
