import type { Names } from '../../domain/names/names.js'
import { isNone } from '../../domain/customer/effective-account.js'
import type { Cache, Cached, Lifetime } from '../cache.js'
import { firstRows } from './first-rows.js'
import { addressOf, type Http, type HttpAnswer, type HttpRequest } from '../http.js'
import type { CallParameters, Look, Put } from './lazy-commerce.js'
import type { CommerceRow } from './row.js'
import type { CallArguments, CallName } from './rows.js'
import { lazy } from '../../domain/lazy.js'
import { applicationContextMargin, lifetimes } from '../lifetimes.js'

export interface CommerceOptions {
  /** Knows the way to the data API; paths begin after it. */
  http: Pick<Http, 'api'>
  cache: Cache
  settings: () => { webstoreId: string; locale: string; names?: Names | undefined }
  /** Asked before every call that knows accounts; a call waits for the answer. */
  effectiveAccountId?: (() => string | undefined | Promise<string | undefined>) | undefined
  /** Told of every new session context, as it came. */
  onSession?: ((body: unknown) => void) | undefined
}

/** The store's commerce calls (specification, section 7), each one row of `commerceRows`. */
export interface Commerce {
  /**
   * Reads are shared and kept as their row says; a write makes the reads of its areas too old, also when it failed,
   * for a lost answer may have been a done deed.
   * @returns the answer of any 2xx; of a checkout also that of a 422
   * @throws PlatformError; RangeError for a name that is no call's, TypeError 'addressId is required' and the like, unsent; the signal's reason when aborted
   */
  call<N extends CallName>(name: N, ...parameters: CallArguments<N>): Promise<HttpAnswer>
  /**
   * Asks nobody.
   * @returns what the cache has of a read, too old or not; undefined when it has nothing, or does not yet know
   * what would be asked: the currency of the store, for one
   * @throws like `call`
   */
  peek<N extends CallName>(name: N, ...parameters: CallArguments<N>): Promise<Cached<HttpAnswer> | undefined>
  /** Loads the rows that come late before one of them is called, so that no request waits in line for them. */
  preload(): void
}

export function createCommerce({ http, cache, settings, effectiveAccountId, onSession }: CommerceOptions): Commerce {
  const others = lazy(() => import('./lazy-commerce.js').then(({ createLateCommerce }) => createLateCommerce({ ask, look, settings })))

  /** @param put is called when the account is known, before which nothing goes out */
  async function requestOf(row: CommerceRow, put: Put): Promise<HttpRequest> {
    const account = row.withoutAccount ? undefined : await effectiveAccountId?.()
    const { path = row.path, query, headers, body, signal } = await put()
    return {
      method: row.method,
      path: `/commerce/webstores/${settings().webstoreId}${path}`,
      query: { ...query, effectiveAccountId: isNone(account) ? undefined : account?.trim() },
      headers,
      body,
      signal,
    }
  }

  async function ask(row: CommerceRow, put: Put): Promise<HttpAnswer> {
    const request = await requestOf(row, put)
    const { signal } = request
    if (row.method === 'GET' || row.asks)
      return cache.read(keyOf(row, request), (shared) => load(row, { ...request, signal: shared }), lifetimeOf(row), signal)
    try {
      return await http.api(request)
    } finally {
      cache.forget(...(row.outdates ?? [row.area]).map((area) => `${area} `))
    }
  }

  const look: Look = async (row, put) => cache.look(keyOf(row, await requestOf(row, put)))

  async function load(row: CommerceRow, request: HttpRequest): Promise<HttpAnswer> {
    const answer = await http.api(request)
    if (row === firstRows.sessionContext) onSession?.(answer.body)
    return answer
  }

  async function call(name: CallName, parameters: CallParameters = {}): Promise<HttpAnswer> {
    const row = firstRow(name)
    return row ? ask(row, () => ({ signal: parameters.signal })) : (await others.get()).call(name, parameters)
  }

  return {
    call: call as Commerce['call'],
    peek: async (name, parameters: CallParameters = {}) => {
      const row = firstRow(name)
      return row ? look(row, () => ({})) : (await others.get()).peek(name, parameters)
    },
    preload: others.preload,
  }
}

const firstRow = (name: string): CommerceRow | undefined =>
  Object.hasOwn(firstRows, name) ? firstRows[name as keyof typeof firstRows] : undefined

function keyOf(row: CommerceRow, { path, query, body }: HttpRequest): string {
  return `${row.area} ${row.method} ${addressOf(path, query)} ${body === undefined ? '' : JSON.stringify(body)}`
}

function lifetimeOf(row: CommerceRow): Lifetime<HttpAnswer> {
  if (row !== firstRows.applicationContext) return row.lifetime ?? lifetimes.none
  return ({ headers }) => Math.max(0, (maxAgeOf(headers) ?? lifetimes.applicationContext) - applicationContextMargin)
}

/** Milliseconds. */
function maxAgeOf(headers: Headers): number | undefined {
  const found = /\bmax-age=(\d+)/i.exec(headers.get('Cache-Control') ?? '')
  return found ? Number(found[1]) * 1000 : undefined
}
