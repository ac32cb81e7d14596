import { createTokenKeeper } from './csrf-token.js'
import { errorOfAnswer, PlatformError } from './errors.js'
import { timeLimit } from './time-limit.js'

/** The page's settings that every request needs. */
export interface TransportSettings {
  /** Before `/services/data`: empty, or `/webruntime/api` (after the site's path) in a real site. */
  apiBasePath: string
  /** Before `/webruntime/module` and `/cms`. */
  sitePath: string
  locale: string
  /** `include` sends cookies to another origin; `same-origin` when not given. */
  credentials?: 'same-origin' | 'include' | undefined
}

export type QueryValue = string | number | boolean | readonly string[] | undefined
export type Query = Readonly<Record<string, QueryValue>>

export interface HttpRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With the base path, without the query. */
  path: string
  query?: Query | undefined
  headers?: Readonly<Record<string, string>> | undefined
  /** Sent as JSON; a form as it is. */
  body?: unknown
  signal?: AbortSignal | undefined
}

export interface HttpAnswer {
  status: number
  /** The parsed JSON; undefined when the answer was empty. */
  body: unknown
  headers: Headers
}

/** The global one, or one that knows the answer to some addresses only, such as a sandbox's: none counts as lost. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response | undefined>

export interface HttpOptions {
  fetch: Fetch
  settings: () => TransportSettings
  /** Undefined: not known yet. */
  signedIn?: (() => boolean | undefined) | undefined
  /** Milliseconds until an answer counts as lost; 15 s when not given. */
  timeout?: number | undefined
}

export type Http = ReturnType<typeof createHttp>

/**
 * JSON over the site's own origin (contracts, section 1): the csrf-token of signed-in writes, one time limit, one
 * error class. Nothing is asked twice here but a write whose token had run out.
 */
export function createHttp({ fetch, settings, signedIn = () => undefined, timeout = 15_000 }: HttpOptions) {
  const token = createTokenKeeper(async () => {
    const path = `${settings().sitePath}/webruntime/module/@app/csrfToken`
    return (await ask({ method: 'GET', path }, path, {})).text
  })

  /**
   * @returns the answer of any 2xx
   * @throws PlatformError for everything else; the signal's own reason when the caller aborted
   */
  async function send(request: HttpRequest): Promise<HttpAnswer> {
    if (request.method === 'GET' || !signedIn()) return exchangeOrRenew(request, undefined)
    return exchangeOrRenew(request, token.get())
  }

  async function exchangeOrRenew(request: HttpRequest, used: Promise<string> | undefined): Promise<HttpAnswer> {
    try {
      return await exchange(request, await used)
    } catch (error) {
      if (request.method === 'GET' || !isTokenRefused(error)) throw error
      token.drop(used)
      return exchange(request, await token.get())
    }
  }

  async function exchange(request: HttpRequest, csrf: string | undefined): Promise<HttpAnswer> {
    const { response, text } = await ask(request, addressOf(request.path, request.query), headersOf(request, csrf))
    return { status: response.status, body: parse(text, response, nameOf(request)), headers: response.headers }
  }

  async function ask(request: HttpRequest, address: string, headers: Record<string, string>) {
    const limit = timeLimit(timeout, request.signal)
    try {
      const response = (await fetch(address, {
        method: request.method,
        headers,
        credentials: settings().credentials ?? 'same-origin',
        signal: limit.signal,
        ...(request.body === undefined ? {} : { body: isForm(request) ? request.body : JSON.stringify(request.body) }),
      }))!
      const text = await response.text()
      if (!response.ok) {
        const language = response.headers.get('Content-Language')
        throw errorOfAnswer(response.status, parse(text, response, nameOf(request)), nameOf(request), language)
      }
      return { response, text }
    } catch (error) {
      throw isAnswerOrAbort(error, request) ? error : lost(request, limit.isOver() ? timeout : undefined, error)
    } finally {
      limit.clear()
    }
  }

  const siteQuery = (): Query => siteQueryOf(settings().locale, signedIn())

  return {
    send,
    siteQuery,
    /** The platform's API under the site's base path, with what a site's runtime adds. */
    api: (request: HttpRequest) => {
      const { apiBasePath } = settings()
      const query = { ...request.query, ...addedQueryOf(settings(), signedIn()) }
      return send({ ...request, path: apiBasePath + request.path, query })
    },
    /** After login and logout the next token is another. */
    forgetToken: () => token.drop(),
  }
}

/**
 * Returns the query that the runtime of a real site adds to every call; a bare organisation gets none (contracts, 1.1).
 * An unknown user is no guest: the cookies decide, and a customer taken for a guest would lose the session.
 */
export const siteQueryOf = (locale: string, signedIn: boolean | undefined): Query => ({
  language: locale,
  asGuest: signedIn === false,
  htmlEncode: false,
})

/**
 * Query parameters of every call beyond its own. A bare organisation answers in its default language (Salesforce Help, "Languages
 * Supported for Search Results"), which is German here (specification, section 9): it is told of another one only.
 */
export function addedQueryOf({ apiBasePath, locale }: Pick<TransportSettings, 'apiBasePath' | 'locale'>, signedIn?: boolean): Query {
  if (apiBasePath !== '') return siteQueryOf(locale, signedIn)
  return locale === 'de' ? {} : { language: locale }
}

/** Lists are comma-separated in one parameter, what is undefined is left out. */
export function addressOf(path: string, query: Query = {}): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) parameters.set(name, String(value))
  }
  return parameters.size === 0 ? path : `${path}?${parameters}`
}

function nameOf(request: HttpRequest): string {
  return `${request.method} ${request.path}`
}

function isForm(request: HttpRequest): request is HttpRequest & { body: FormData } {
  return request.body instanceof FormData
}

function headersOf(request: HttpRequest, csrf: string | undefined): Record<string, string> {
  return {
    Accept: 'application/json',
    ...(request.method === 'GET' || isForm(request) ? {} : { 'Content-Type': 'application/json; charset=utf-8' }),
    ...(csrf === undefined ? {} : { 'csrf-token': csrf }),
    ...request.headers,
  }
}

/** A live site answers an address it does not know with its HTML shell. Short text is how a method refuses its envelope. */
function parse(text: string, response: Response, call: string): unknown {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text)
  } catch (cause) {
    const isHtml = text.trimStart().startsWith('<') || response.headers.get('Content-Type')?.includes('html')
    if (!response.ok && !isHtml) return text
    const message = `${call} was answered with ${response.status}, but not with JSON.`
    throw new PlatformError({ kind: 'broken', status: response.status, code: 'NOT_JSON', message, cause })
  }
}

function isTokenRefused(error: unknown): boolean {
  return error instanceof PlatformError && error.status === 403 && error.code === 'INVALID_CSRF_TOKEN'
}

function isAnswerOrAbort(error: unknown, { signal }: HttpRequest): boolean {
  return error instanceof PlatformError || signal?.aborted === true
}

/** No answer came, or not all of it: nobody knows whether the platform did what it was asked. */
function lost(request: HttpRequest, timeout: number | undefined, cause: unknown): PlatformError {
  const message = `${nameOf(request)} had no answer${timeout === undefined ? '' : ` in ${timeout} ms`}.`
  return new PlatformError({ kind: 'offline', code: timeout === undefined ? 'OFFLINE' : 'TIMEOUT', message, cause })
}
