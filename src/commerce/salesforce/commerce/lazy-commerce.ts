import { isNone } from '../../domain/customer/effective-account.js'
import { cartNames } from '../../domain/names/cart-names.js'
import { type Names, namer } from '../../domain/names/names.js'
import { orderNames } from '../../domain/names/order-names.js'
import type { Cached } from '../cache.js'
import { PlatformError, switchedOff } from '../errors.js'
import type { HttpAnswer, HttpRequest, Query } from '../http.js'
import { endpointNamed } from '../endpoint-named.js'
import type { CommerceRow } from './row.js'
import { commerceRows, defaultPath } from './rows.js'
import { bodyOf } from './bodies.js'
import { applicationContextShape, currencyOf, reservationOf, sessionContextShape, parseBody } from '../wire/wire.js'

export interface LateOptions {
  /** Sends a row, or gives what is cached of it. */
  ask: Ask
  look: Look
  settings: () => { locale: string; names?: Names | undefined }
}

type Ask = (row: CommerceRow, put: Put) => Promise<HttpAnswer>

/** Parameters of a call. */
export interface CallParameters {
  path?: PathParameters
  query?: Query
  body?: unknown
  signal?: AbortSignal | undefined
}

/** The parts of a request that a row needs. */
type Asked = Partial<Pick<HttpRequest, 'path' | 'query' | 'headers' | 'body' | 'signal'>>
export type Put = () => Asked | Promise<Asked>
export type Look = (row: CommerceRow, put: Put) => Promise<Cached<HttpAnswer> | undefined>

type PathParameters = Readonly<Record<string, string | undefined>>

export interface LateCommerce {
  call: (name: string, parameters: CallParameters) => Promise<HttpAnswer>
  peek: (name: string, parameters: CallParameters) => Promise<Cached<HttpAnswer> | undefined>
}

/** The rows that not every page asks, and what the specification says about them (section 5). */
export function createLateCommerce({ ask, look, settings }: LateOptions): LateCommerce {
  const name = namer({ ...cartNames, ...orderNames }, () => settings().names)

  async function call(name: string, parameters: CallParameters): Promise<HttpAnswer> {
    const row = rowOf(name)
    try {
      const answer = await ask(row, () => askedOf(row, parameters, ask))
      return row.isCheckout ? checkoutOf(answer) : answer
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error
      if (row.fallback && (error.status === 404 || error.status === 410)) return call(row.fallback, parameters)
      if (row.isCheckout && error.status === 422 && error.kind === 'rejected')
        return checkoutOf({ status: 422, body: error.cause, headers: new Headers() })
      throw error
    }
  }

  async function peek(name: string, parameters: CallParameters): Promise<Cached<HttpAnswer> | undefined> {
    const row = rowOf(name)
    const known: Ask = async (one, put) => (await look(one, put))?.value ?? Promise.reject(notCached)
    try {
      const found = await look(row, () => askedOf(row, parameters, known))
      return found && row.isCheckout ? { ...found, value: checkoutOf(found.value) } : found
    } catch (error) {
      if (error === notCached) return undefined
      throw error
    }
  }

  /** Put together before anything is sent. */
  async function askedOf(row: CommerceRow, { path, query, body, signal }: CallParameters, ask: Ask): Promise<Asked> {
    const filled = fill(pathOf(row), path)
    const whole = { ...row.usual, ...withoutUndefined(query) }
    if (row.refused) await refuse(row.refused, whole, signal, ask)
    const asked = { path: filled, query: wireQuery(row, whole), signal }
    return row.area === 'cart' ? withStore(row, { ...asked, body }, ask) : { ...asked, body: bodyOf(row, body) }
  }

  /** Currency, header and reservation of a cart call are the store's. */
  async function withStore(row: CommerceRow, { query, body, signal, ...asked }: Asked, ask: Ask): Promise<Asked> {
    const answer = await ask(commerceRows.applicationContext, () => ({ signal })).catch(noStore)
    const context = parseBody(applicationContextShape, answer.body, 'applicationContext')
    const header = name('header.highScaleCart')
    return {
      ...asked,
      query: row.method === 'DELETE' ? query : { ...query, currencyIsoCode: currencyOf(context, settings().locale) },
      headers: context.propertiesEx?.highScaleCartEnabled && header ? { [header]: 'true' } : undefined,
      body: bodyOf(row, body, reservationOf(context)),
      signal,
    }
  }

  /** A resource that the shop answers itself stands where the shop says. */
  function pathOf({ path, named }: CommerceRow): string {
    if (named === undefined) return path
    const said = name(named)
    if (said === '') throw switchedOff(named)
    return said.startsWith('/') ? said : `/${said}`
  }

  async function refuse(
    { code, message, query }: NonNullable<CommerceRow['refused']>,
    given: Query,
    signal: AbortSignal | undefined,
    ask: Ask,
  ): Promise<void> {
    const isWrong = Object.entries(query).some(([name, value]) => String(given[name]) === String(value))
    if (isWrong) throw new PlatformError({ kind: 'rejected', status: 400, code, message })
    const { body } = await ask(commerceRows.sessionContext, () => ({ signal }))
    if (parseBody(sessionContextShape, body, 'sessionContext').guestUser)
      throw new PlatformError({ kind: 'signed-out', status: 401, code, message })
  }

  function fill(path: string, given: PathParameters = {}): string {
    return path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = given[name] ?? (defaultPath as PathParameters)[name]
      const isAccount = name === 'effectiveAccountId'
      if (typeof value !== 'string' || value.trim() === '' || (isAccount && isNone(value)))
        throw isAccount ? requiredAccount(settings().locale) : new TypeError(`${name} is required`)
      if (/^\.{1,2}$/.test(value)) throw new TypeError(`${name} cannot be "${value}": it would lead out of the path.`)
      return encodeURIComponent(isAccount ? value.trim() : value)
    })
  }

  return { call, peek }
}

/** The cache does not even have what the request is put together from. */
const notCached = new Error('not cached')

const rowOf = (name: string): CommerceRow => endpointNamed(commerceRows, name, 'commerce call')

/** The specification's localized error (section 8). */
function requiredAccount(locale: string): PlatformError {
  const message = locale === 'de' ? 'effectiveAccountId ist erforderlich' : 'effectiveAccountId is required'
  return new PlatformError({ kind: 'rejected', status: 400, code: 'REQUIRED_ACCOUNT', message })
}

/** The body of a checkout does not say what its status does; where the platform sends a bare list, it is of problems. */
function checkoutOf(answer: HttpAnswer): HttpAnswer {
  const body = Array.isArray(answer.body) ? { errors: answer.body } : (answer.body as object | undefined)
  return { ...answer, body: { ...body, checkoutStatus: answer.status } }
}

/** A store that is missing must not look like a cart that is. */
function noStore(error: unknown): never {
  if (!(error instanceof PlatformError) || error.kind !== 'missing') throw error
  const { status, code, message } = error
  throw new PlatformError({ kind: 'broken', status, code, message, cause: error })
}

const withoutUndefined = (query: Query = {}): Query => Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))

const wireQuery = (row: CommerceRow, query: Query): Query =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [row.query?.[name] ?? name, value]))
