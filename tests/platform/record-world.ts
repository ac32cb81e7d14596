import type { PlatformOptions } from '../../src/commerce/salesforce/clients.js'
import { type Asked, json, platformWith, type Reply } from './support.js'

export const ids = Array.from({ length: 9 }, (_, place) => `001xx00000${place}Gn4WAAA`)
export const [anna = '', bea = '', cleo = ''] = ids

export interface Row {
  [field: string]: unknown
}

/** A record as the platform sends it; a field that is a record itself is a relation. */
export function recordOf(id: string, row: Row, version = 1): unknown {
  const fields = Object.fromEntries(Object.entries(row).map(([name, value]) => [name, { displayValue: displayOf(value), value }]))
  return { apiName: 'Account', childRelationships: {}, eTag: `e${version}`, fields, id, weakEtag: version }
}

/** Numbers are shown in other letters than they are kept in. */
export const displayOf = (value: unknown): string | null => (typeof value === 'number' ? `${value},00` : null)

/** A platform with a few accounts: reads by field, batches, one list view, changes. */
export function accounts(
  rows: Record<string, Row>,
  options: Partial<PlatformOptions> = {},
  special: (asked: Asked) => Response | undefined = () => undefined,
) {
  let now = 1_000_000
  const versions: Record<string, number> = {}
  const view = (id: string, names?: readonly string[]) => {
    const row = rows[id] ?? {}
    const shown = names ? Object.fromEntries(names.filter((name) => Object.hasOwn(row, name)).map((name) => [name, row[name]])) : row
    return recordOf(id, shown, versions[id] ?? 1)
  }
  const reply: Reply = (asked) => special(asked) ?? answer(asked)
  const answer = ({ method, url, body }: Asked): Response => {
    const [, , , , , family = '', first = '', second = ''] = url.pathname.split('/')
    const names = ['fields', 'optionalFields']
      .flatMap((part) => url.searchParams.get(part)?.split(',') ?? [])
      .map((name) => name.split('.')[1] ?? '')
    if (family === 'records' && first === 'batch') {
      const results = decodeURIComponent(second)
        .split(',')
        .map((id) => (rows[id] ? { statusCode: 200, result: view(id, names) } : missing))
      return json({ hasErrors: false, results })
    }
    if (method === 'PATCH') {
      const { fields } = body as { fields: Row }
      rows[first] = { ...rows[first], ...fields }
      change(first)
      return json(view(first, ['Id', ...Object.keys(fields)]))
    }
    if (method === 'DELETE') {
      delete rows[first]
      return new Response(null, { status: 204 })
    }
    if (family === 'records') return rows[first] ? json(view(first, names)) : json([{ errorCode: 'NOT_FOUND', message: 'gone' }], 404)
    if (family === 'list-records')
      return json({ count: 1, listInfoETag: 'l1', listReference: { id: 'l' }, records: Object.keys(rows).map((id) => view(id, ['Name'])) })
    throw new Error(`${method} ${url} is not imitated.`)
  }
  const change = (id: string) => {
    versions[id] = (versions[id] ?? 1) + 1
  }
  const platform = platformWith(reply, { clock: () => now, ...options })
  return {
    ...platform,
    rows,
    /** Somebody else changes a record. */
    elsewhere: (id: string, row: Row) => {
      rows[id] = { ...rows[id], ...row }
      change(id)
    },
    pass: (milliseconds: number) => {
      now += milliseconds
    },
  }
}

const missing = { statusCode: 404, result: [{ errorCode: 'NOT_FOUND', message: 'Resource not found.' }] }

export const fieldOf = (data: unknown, name: string): unknown =>
  (data as { fields: Record<string, { value: unknown }> }).fields[name]?.value

/** A snapshot's data as the test knows it. */
export const dataAs = <T>(snapshot: { data?: unknown } | null | undefined): T => snapshot?.data as T
