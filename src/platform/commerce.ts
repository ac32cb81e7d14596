import type { Cache, Lifetime } from './cache.js'
import { type Call, type CallName, calls, highScaleCartHeader } from './calls.js'
import { PlatformError } from './errors.js'
import { addressOf, type Http, type HttpAnswer, type HttpRequest, type Query, type QueryValue } from './http.js'
import { applicationContextMargin, lifetimes } from './lifetimes.js'
import { applicationContextShape, currencyOf, understand } from './wire.js'

export const apiVersion = 'v64.0'

type QueryOf<N extends CallName> = (typeof calls)[N] extends { query: infer Q }
  ? { [K in keyof Q]?: QueryValue }
  : Record<string, never>

export interface CallInput<N extends CallName> {
  /** What stands in braces in the path; `cart` is `current` when not said. */
  path?: Readonly<Record<string, string>>
  /** By the specification's names. */
  query?: QueryOf<N>
  body?: unknown
  signal?: AbortSignal | undefined
}

export interface CommerceOptions {
  http: Http
  cache: Cache
  settings: () => { webstoreId: string }
  /** Asked before every call that knows accounts; a call waits for the answer. */
  effectiveAccountId?: (() => string | undefined | Promise<string | undefined>) | undefined
  /** Told of every new session context, as it came. */
  onSession?: ((body: unknown) => void) | undefined
}

export type Commerce = ReturnType<typeof createCommerce>

/** The store's commerce calls (specification, section 7), each one row of `calls`. */
export function createCommerce({ http, cache, settings, effectiveAccountId, onSession }: CommerceOptions) {
  /**
   * Reads are shared and kept as their row says; a write makes the reads of its area too old, also when it failed,
   * for a lost answer may have been a done deed.
   * @throws PlatformError; the signal's reason when aborted
   */
  async function call<N extends CallName>(name: N, input: CallInput<N> = {}): Promise<HttpAnswer> {
    const row: Call = calls[name]
    const request = await requestOf(row, input)
    if (row.method === 'GET' || row.asks) return read(name, row, request, input)
    try {
      return await http.api(request)
    } finally {
      cache.forget(`${row.area} `)
    }
  }

  async function read<N extends CallName>(name: N, row: Call, request: HttpRequest, input: CallInput<N>) {
    const key = keyOf(row, request)
    const load = async (signal: AbortSignal) => {
      const answer = await http.api({ ...request, signal })
      if (name === 'sessionContext') onSession?.(answer.body)
      return answer
    }
    try {
      return await cache.read(key, load, lifetimeOf(name, row), input.signal)
    } catch (error) {
      if (!row.fallback || !(error instanceof PlatformError) || error.kind !== 'missing') throw error
      return call(row.fallback as N, input)
    }
  }

  async function requestOf<N extends CallName>(row: Call, input: CallInput<N>): Promise<HttpRequest> {
    const path = `/services/data/${apiVersion}/commerce/webstores/${settings().webstoreId}${fill(row.path, input.path)}`
    const query = { ...wireQuery(row, input.query ?? {}), ...(await accountOf(row)) }
    const request = { method: row.method, path, query, body: input.body, signal: input.signal }
    return row.area === 'cart' ? asCartRequest(request) : request
  }

  async function asCartRequest(request: HttpRequest): Promise<HttpRequest> {
    const { body } = await call('applicationContext', { signal: request.signal }).catch(noStore)
    const context = understand(applicationContextShape, body, 'applicationContext')
    return {
      ...request,
      query: request.method === 'DELETE' ? request.query : { ...request.query, currencyIsoCode: currencyOf(context) },
      headers: context.propertiesEx?.highScaleCartEnabled ? { [highScaleCartHeader]: 'true' } : undefined,
    }
  }

  /** Blank and `000000000000000` mean none (specification, section 5). */
  async function accountOf(row: Call): Promise<Query> {
    if (row.withoutAccount) return {}
    const id = (await effectiveAccountId?.())?.trim() ?? ''
    return id === '' || id.startsWith('000000000000000') ? {} : { effectiveAccountId: id }
  }

  return { call }
}

/** A store that is missing must not look like a cart that is. */
function noStore(error: unknown): never {
  if (!(error instanceof PlatformError) || error.kind !== 'missing') throw error
  const { status, code, message } = error
  throw new PlatformError({ kind: 'broken', status, code, message, cause: error })
}

function keyOf(row: Call, { path, query, body }: HttpRequest): string {
  return `${row.area} ${row.method} ${addressOf(path, query)} ${body === undefined ? '' : JSON.stringify(body)}`
}

function lifetimeOf(name: CallName, row: Call): Lifetime<HttpAnswer> {
  if (name !== 'applicationContext') return row.lifetime ?? lifetimes.none
  return ({ headers }) => Math.max(0, (maxAgeOf(headers) ?? lifetimes.applicationContext) - applicationContextMargin)
}

/** Milliseconds. */
function maxAgeOf(headers: Headers): number | undefined {
  const found = /\bmax-age=(\d+)/i.exec(headers.get('Cache-Control') ?? '')
  return found ? Number(found[1]) * 1000 : undefined
}

function fill(path: string, values: Readonly<Record<string, string>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? (name === 'cart' ? 'current' : '')
    if (value === '') throw new TypeError(`${path} needs "${name}".`)
    return encodeURIComponent(value)
  })
}

function wireQuery(row: Call, query: Query): Query {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [row.query?.[name] ?? name, value]))
}
