import type { Cache } from './cache.js'
import { apiVersion } from './commerce.js'
import { addressOf, type Http, type QueryValue } from './http.js'
import { to18 } from './ids.js'
import { recordLifetimes } from './record-lifetimes.js'

/** How a parameter is put before it goes out (contracts, 5.1). */
type Kind = 'id' | 'fields'

export interface RecordRow {
  method: 'GET'
  /** After `/ui-api`. */
  path: string
  inPath: Readonly<Record<string, Kind>>
  query: Readonly<Record<string, Kind>>
  /** One of these must be said. */
  needs: readonly string[]
  /** Milliseconds. */
  lifetime: number
}

export const recordRows = {
  getRecord: {
    method: 'GET',
    path: '/records/{recordId}',
    inPath: { recordId: 'id' },
    query: { fields: 'fields', optionalFields: 'fields' },
    needs: ['fields', 'optionalFields'],
    lifetime: recordLifetimes.record,
  },
} as const satisfies Record<string, RecordRow>

export type RecordCall = keyof typeof recordRows
export type RecordConfig = Readonly<Record<string, string | readonly string[] | undefined>>

export interface RecordsOptions {
  http: Http
  cache: Cache
}

export type Records = ReturnType<typeof createRecords>

/** The platform's record interface (specification, section 7). Loaded when it is first needed. */
export function createRecords({ http, cache }: RecordsOptions) {
  return {
    /**
     * @returns the answer's body; null, without a call, when a needed parameter is missing or an id is none
     * @throws PlatformError; TypeError for a field name without its object
     */
    async read(name: RecordCall, config: RecordConfig, signal?: AbortSignal): Promise<unknown> {
      const row: RecordRow = recordRows[name]
      const path = fill(row, config)
      const query = queryOf(row, config)
      if (path === undefined || !row.needs.some((needed) => query[needed] !== undefined)) return null
      const request = { method: row.method, path: `/services/data/${apiVersion}/ui-api${path}`, query }
      const load = (shared: AbortSignal) => http.api({ ...request, signal: shared })
      return (await cache.read(`record ${addressOf(request.path, query)}`, load, row.lifetime, signal)).body
    },
  }
}

function fill({ path, inPath }: RecordRow, config: RecordConfig): string | undefined {
  let filled = path
  for (const name of Object.keys(inPath)) {
    const id = to18(String(config[name] ?? ''))
    if (id === undefined) return undefined
    filled = filled.replace(`{${name}}`, id)
  }
  return filled
}

function queryOf({ query }: RecordRow, config: RecordConfig): Record<string, QueryValue> {
  return Object.fromEntries(Object.keys(query).map((name) => [name, fieldList(config[name])]))
}

/** Each once, sorted; one name alone is a list of one; an empty list says nothing. */
function fieldList(given: string | readonly string[] | undefined): readonly string[] | undefined {
  const names = [...new Set(typeof given === 'string' ? [given] : given)].sort()
  if (names.some((name) => !name.includes('.'))) throw new TypeError('Value does not include an object API name.')
  return names.length === 0 ? undefined : names
}
