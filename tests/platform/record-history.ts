import { createPlatform } from '../../src/commerce/salesforce/platform.js'
import { recordOf } from './record-world.js'
import { json, turn } from './support.js'

export const names = ['A', 'B', 'C'] as const
export type Name = (typeof names)[number]

/** What becomes of a change: done and said; done, and the answer is lost; refused before anything is done. */
export const fates = ['done', 'lost', 'refused'] as const
export type Fate = (typeof fates)[number]

interface Row {
  values: Record<Name, number>
  /** Whom it leads to. */
  up: string
  version: number
}

/** A value of a field, from one moment on; `undefined` once the record is gone. */
interface Entry {
  name: Name
  value: number | undefined
  from: number
  version: number
}

interface WireRecord {
  apiName?: string
  fields: Record<string, unknown>
}

const idOf = (place: number) => `001xx0000${String(place).padStart(2, '0')}Gn4WAAA`
const usual = {
  webstoreId: 'w',
  communityId: '',
  apiBasePath: '',
  sitePath: '',
  apexTransport: 'path',
  locale: 'de',
  subsidiaryCode: '23',
} as const
const missing = [{ errorCode: 'NOT_FOUND', message: 'gone' }]

export type World = ReturnType<typeof createWorld>

/** The plain model: every value that a field ever had, and when; every record leads to another one. */
export function createWorld(count: number, slowness: () => number = () => 0) {
  let now = 1_000_000
  let counter = 0
  let failing = 0
  let failed = 0
  let requests = 0
  const ids: string[] = []
  const rows = new Map<string, Row | undefined>()
  const history = new Map<string, Entry[]>()

  function create(values: Partial<Record<Name, number>> = {}): string {
    const id = idOf(ids.length)
    ids.push(id)
    const row = { values: { A: 0, B: 0, C: 0, ...values }, up: ids.at(-2) ?? idOf(count - 1), version: 1 }
    rows.set(id, row)
    history.set(
      id,
      names.map((name) => ({ name, value: row.values[name], from: ids.length <= count ? Number.NEGATIVE_INFINITY : now, version: 1 })),
    )
    return id
  }

  function change(id: string, name: Name, value: number): void {
    const before = rows.get(id)
    if (!before) return
    rows.set(id, { ...before, values: { ...before.values, [name]: value }, version: before.version + 1 })
    history.get(id)?.push({ name, value, from: now, version: before.version + 1 })
  }

  function remove(id: string): void {
    const before = rows.get(id)
    if (!before) return
    rows.set(id, undefined)
    for (const name of names) history.get(id)?.push({ name, value: undefined, from: now, version: before.version + 1 })
  }

  /** @param paths `A` and `Up.A` */
  function view(id: string, paths: readonly string[]): unknown {
    const row = rows.get(id)
    if (!row) return undefined
    const fields: Record<string, unknown> = Object.fromEntries(
      names.filter((name) => paths.includes(name)).map((name) => [name, row.values[name]]),
    )
    const below = paths.filter((path) => path.startsWith('Up.')).map((path) => path.slice(3))
    if (below.length > 0) fields.Up = view(row.up, below) ?? null
    return recordOf(id, fields, row.version)
  }

  function update(id: string, fields: Record<string, unknown>): unknown {
    if (!rows.get(id)) return undefined
    for (const name of names) if (name in fields) change(id, name, Number(fields[name]))
    return view(id, Object.keys(fields))
  }

  const item = (statusCode: number, result: unknown) =>
    result === undefined ? { statusCode: 404, result: missing } : { statusCode, result }

  function operate({ operations }: { operations: { type: string; records: WireRecord[] }[] }): unknown {
    const results = operations.flatMap(({ type, records }) =>
      records.map(({ fields }) => {
        const id = String(fields.Id)
        if (type === 'Create') return item(201, view(create(fields as Partial<Record<Name, number>>), names))
        if (type === 'Update') return item(200, update(id, fields))
        const wasThere = rows.get(id) !== undefined
        remove(id)
        return wasThere ? { statusCode: 204, result: null } : item(204, undefined)
      }),
    )
    return { hasErrors: results.some(({ statusCode }) => statusCode >= 400), results }
  }

  function answer(method: string, url: URL, sent: unknown): Response {
    const [, , , , , family, first = '', second = ''] = url.pathname.split('/')
    const wanted = ['fields', 'optionalFields']
      .flatMap((part) => url.searchParams.get(part)?.split(',') ?? [])
      .map((path) => path.slice('Account.'.length))
    const one = (status: number, body: unknown) => (body === undefined ? json(missing, 404) : json(body, status))
    if (family === 'list-records') return json({ listReference: { id: 'l' }, records: ids.flatMap((id) => view(id, ['A']) ?? []) })
    if (first === 'batch')
      return json(
        method === 'POST'
          ? operate(sent as Parameters<typeof operate>[0])
          : { results: second.split(',').map((id) => item(200, view(id, wanted))) },
      )
    if (method === 'POST') return one(201, view(create((sent as WireRecord).fields as Partial<Record<Name, number>>), names))
    if (method === 'PATCH') return one(200, update(first, (sent as WireRecord).fields))
    if (method === 'GET') return one(200, view(first, wanted))
    const wasThere = rows.get(first) !== undefined
    remove(first)
    return wasThere ? new Response(null, { status: 204 }) : json(missing, 404)
  }

  const fetch: typeof globalThis.fetch = async (input, init) => {
    requests += 1
    const url = new URL(String(input), 'http://shop.test')
    const fate = new Headers(init?.headers).get('If-Unmodified-Since')
    const fails = init?.method === 'GET' && failing > 0
    if (fails) failing -= 1
    // The platform reads and writes at once; only its answer takes its time.
    const response =
      fate === 'refused'
        ? json([{ errorCode: 'NO', message: 'no' }], 403)
        : answer(init?.method ?? 'GET', url, init?.body ? JSON.parse(String(init.body)) : undefined)
    for (let waits = slowness(); waits > 0; waits -= 1) await turn()
    if (!fails && fate !== 'lost') return response
    failed += 1
    return json([{ errorCode: 'BROKEN', message: 'broken' }], 500)
  }

  while (ids.length < count) create()
  const { records } = createPlatform({ fetch, settings: () => usual, clock: () => now })
  const entriesOf = (id: string, name: Name) => (history.get(id) ?? []).filter((entry) => entry.name === name)

  /** @returns whether the field had this value at some moment from `since` on, in a version after `version` or in that one */
  function wasTrue(id: string, name: Name, value: unknown, { since, version }: { since: number; version: number }): boolean {
    const all = entriesOf(id, name)
    const place = all.findIndex((entry) => entry.value === value)
    const end = all[place + 1] ?? { from: Number.POSITIVE_INFINITY, version: Number.POSITIVE_INFINITY }
    return place >= 0 && end.from >= since && end.version > version
  }

  return {
    records,
    ids,
    create,
    change,
    remove,
    wasTrue,
    requests: () => requests,
    /** Answers that were lost so far. */
    failed: () => failed,
    /** So many of the next reads have no good answer. */
    fail: (times: number) => {
      failing += times
    },
    now: () => now,
    pass: (milliseconds: number) => {
      now += milliseconds
    },
    next: () => {
      counter += 1
      return counter
    },
    isThere: (id: string) => rows.get(id) !== undefined,
    /** Of the record that has this value, or of its end. */
    versionWith: (id: string, name: Name, value: number | undefined) =>
      entriesOf(id, name).find((entry) => entry.value === value)?.version ?? 0,
    upOf: (id: string) => rows.get(id)?.up,
    /** Whether it has been there for all this time. */
    wasThereSince: (id: string, since: number) =>
      rows.get(id) !== undefined && (history.get(id)?.[0]?.from ?? Number.POSITIVE_INFINITY) < since,
  }
}
