import type { Names } from '../../domain/names/names.js'
import type { Cache, Cached } from '../cache.js'
import { notUnderstood, PlatformError } from '../errors.js'
import type { Http, HttpAnswer, HttpRequest } from '../http.js'
import { lifetimes } from '../lifetimes.js'
import { endpointNamed } from '../endpoint-named.js'
import { calling, type MethodPlace, placeOf } from './method-place.js'

export interface MethodRow {
  verb: 'GET' | 'POST'
  /** The answer is kept. */
  read?: true
  /** The answer is kept for five minutes despite its headers: the call uses the method that platforms never keep. */
  lasting?: true
  continuation?: boolean
  /** Each member of the list is sent once. */
  distinct?: string
}

/**
 * The shop's server methods: the first five are the specification's (section 7; contracts, 3.5), from `login` on they
 * are ours, their names, arguments and answers inferred. What somebody looks for is posted: it has no place in addresses.
 */
export const methodRows = {
  getProductDetails: { verb: 'GET', read: true, distinct: 'partIds' },
  getIbcDetails: { verb: 'POST', read: true },
  getMonikerFromConsultantKey: { verb: 'POST', read: true },
  getDataLayerValues: { verb: 'GET', read: true },
  getCookieConsentData: { verb: 'POST', read: true, lasting: true },
  login: { verb: 'POST' },
  logout: { verb: 'POST' },
  registerCustomer: { verb: 'POST' },
  findConsultants: { verb: 'POST', read: true },
  getConsultantProfile: { verb: 'GET', read: true },
  getRelations: { verb: 'POST', read: true },
  connectConsultant: { verb: 'POST' },
  setPrimaryConsultant: { verb: 'POST' },
  disconnectConsultant: { verb: 'POST' },
  assignConsultant: { verb: 'POST' },
  enrolInNewsletter: { verb: 'POST' },
  confirmNewsletter: { verb: 'POST' },
  unsubscribeFromNewsletter: { verb: 'POST' },
  requestPasswordReset: { verb: 'POST' },
  resetPassword: { verb: 'POST' },
  changePersonalData: { verb: 'POST' },
  changeEmail: { verb: 'POST' },
  changePassword: { verb: 'POST' },
  getPersonalData: { verb: 'POST' },
  previewConsultantSwitch: { verb: 'POST', read: true },
} as const satisfies Record<string, MethodRow>

export type MethodName = keyof typeof methodRows
export type MethodArguments = Readonly<Record<string, unknown>>

export interface MethodsOptions {
  http: Http
  /** Version of the API in the path form. */
  apiVersion: string
  cache: Cache
  settings: () => { apexTransport: 'path' | 'execute'; apiBasePath: string; sitePath: string; names?: Names | undefined }
}

/** The answer of a method that reads. */
export interface MethodAnswer {
  value: unknown
  /** A 404, the one error that is kept (specification, section 8). */
  missing: PlatformError | undefined
}

interface Outcome extends MethodAnswer {
  cacheControl: string | undefined
}

export type Methods = ReturnType<typeof createMethods>

export function createMethods({ http, apiVersion, cache, settings }: MethodsOptions) {
  /**
   * @param signal ends the asking of a method that reads, for this reader only
   * @returns the bare value that the method returned, null for none and when an argument is undefined
   * @throws PlatformError; RangeError for a name that is no method's; the signal's reason
   */
  async function call(name: MethodName, given: MethodArguments, signal?: AbortSignal): Promise<unknown> {
    const row = rowOf(name)
    if (Object.values(given).includes(undefined)) return null
    const parameters = argumentsOf(row, given)
    if (!row.read) return (await send(name, row, parameters)).value
    const load = (shared: AbortSignal) => sendOrMiss(name, row, parameters, shared)
    const { value, missing } = await cache.read(
      keyOf(name, row, parameters),
      load,
      row.lasting ? lifetimes.serverMethod : lifetimeOf,
      signal,
    )
    if (missing) throw missing
    return value
  }

  async function sendOrMiss(name: MethodName, row: MethodRow, parameters: MethodArguments, signal: AbortSignal): Promise<Outcome> {
    try {
      return await send(name, row, parameters, signal)
    } catch (error) {
      if (!(error instanceof PlatformError) || error.kind !== 'missing') throw error
      return { value: null, cacheControl: undefined, missing: error }
    }
  }

  async function send(name: MethodName, row: MethodRow, parameters: MethodArguments, signal?: AbortSignal): Promise<Outcome> {
    const place = placeOf(name, settings().names)
    if ('call' in place)
      return { value: (await calling(place.call, parameters, name)) ?? null, missing: undefined, cacheControl: undefined }
    const headers = { 'X-SFDC-Allow-Continuation': String(row.continuation ?? false) }
    if (settings().apexTransport === 'path') {
      const { namespace, className, method } = place
      const inNamespace = namespace ? `${namespace}__${className}` : className
      const path = `/lwr/apex/${apiVersion}/${inNamespace}/${method}`
      const answer = await http.api({ ...pathForm(path, row, parameters), headers, signal })
      return { value: answer.body ?? null, missing: undefined, cacheControl: answer.headers.get('Cache-Control') ?? undefined }
    }
    return unwrap(await http.send({ ...executeForm(place, row, parameters), headers, signal }))
  }

  /** Builds the request that a deployed site really sends (contracts, 3.3). */
  function executeForm({ namespace, className, method }: MethodPlace, row: MethodRow, parameters: MethodArguments): HttpRequest {
    const { apiBasePath, sitePath } = settings()
    const path = `${apiBasePath || `${sitePath}/webruntime/api`}/apex/execute`
    const isContinuation = row.continuation ?? false
    const envelope = { namespace, classname: className, method, isContinuation, cacheable: row.verb === 'GET' }
    if (row.verb === 'POST') return { method: 'POST', path, query: http.siteQuery(), body: { ...envelope, params: parameters } }
    return { method: 'GET', path, query: { ...envelope, params: JSON.stringify(parameters), ...http.siteQuery() } }
  }

  /** Makes the answers of a method be read again. */
  async function forget(name: MethodName): Promise<void> {
    rowOf(name)
    cache.forget(`${keyStart(name)}:`)
  }

  /**
   * Asks nobody.
   * @returns what the cache has of a method that reads, too old or not; undefined when it has nothing
   */
  async function peek(name: MethodName, given: MethodArguments): Promise<Cached<MethodAnswer> | undefined> {
    const row = rowOf(name)
    return cache.look<MethodAnswer>(keyOf(name, row, argumentsOf(row, given)))
  }

  return { call, peek, forget }
}

const rowOf = (name: MethodName): MethodRow => endpointNamed(methodRows, name, 'server method')

/** Builds the request that the specification describes (contracts, 3.2). */
function pathForm(path: string, { verb }: MethodRow, parameters: MethodArguments): HttpRequest {
  if (verb === 'POST') return { method: 'POST', path, body: parameters }
  const isEmpty = Object.keys(parameters).length === 0
  return { method: 'GET', path, query: { methodParams: isEmpty ? undefined : JSON.stringify(parameters) } }
}

/** A void method's envelope has no `returnValue`. Whether the platform may keep it is said inside, not by the header. */
function unwrap({ body }: HttpAnswer): Outcome {
  if (typeof body !== 'object' || body === null) {
    const message = 'The answer to apex/execute is not understood: it should be an envelope.'
    throw new PlatformError({ kind: 'broken', code: notUnderstood, message })
  }
  const { returnValue = null, cacheable } = body as { returnValue?: unknown; cacheable?: unknown }
  return { value: returnValue, missing: undefined, cacheControl: cacheable === true ? 'private' : 'no-cache' }
}

/** An answer without the header is kept for five minutes (specification, section 7). */
function lifetimeOf({ cacheControl }: Outcome): number {
  return /no-cache|no-store/i.test(cacheControl ?? '') ? lifetimes.none : lifetimes.serverMethod
}

function argumentsOf({ distinct }: MethodRow, given: MethodArguments): MethodArguments {
  const list = distinct === undefined ? undefined : given[distinct]
  const once = distinct !== undefined && Array.isArray(list) ? { ...given, [distinct]: [...new Set(list)] } : given
  return sorted(once) as MethodArguments
}

/** Equal arguments make equal addresses. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1))
  return Object.fromEntries(entries.map(([name, member]) => [name, sorted(member)]))
}

function keyOf(name: string, { continuation = false }: MethodRow, parameters: MethodArguments): string {
  const text = Object.keys(parameters).length === 0 ? '' : JSON.stringify(parameters)
  return [keyStart(name), continuation, text].join(':')
}

const keyStart = (name: string): string => `method ${name}`
