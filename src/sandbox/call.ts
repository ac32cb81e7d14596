import type { Caller } from './caller.js'
import type { PictureSource } from './given-pictures.js'
import type { ExtensionName } from './reference/extensions.js'
import { to18 } from './world/ids.js'
import { accountFor, type Owner } from './world/shop/owners.js'
import { Refusal, signedOut } from './world/refusal.js'
import type { CustomerFacts } from './world/types.js'
import type { World } from './world/world.js'

/** One request, as the routes see it. */
export interface Call {
  world: World
  webstoreId: string
  request: Request
  url: URL
  query: URLSearchParams
  caller: Caller
  strict: boolean
  extensions: ReadonlySet<ExtensionName>
  pictures: PictureSource
  /** A part of the path. */
  param(name: string): string
  /** Read once, however often it is asked for. */
  body(): Promise<Record<string, unknown>>
}

export type Answer = (call: Call) => Response | Promise<Response>

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

export interface Route {
  method: Method
  /** From the first fixed part of the path on. */
  path: string
  answer: Answer
  /** @throws {Refusal} when this caller may not ask at all. */
  gate?: (call: Call) => void
  /** Signing in cannot bring a token yet. */
  withoutCsrfToken?: boolean
}

const storeRoot = '/services/data/:version/commerce/webstores/:webstoreId'

/** A route of the Commerce Store API. */
export const storeRoute = (method: Method, path: string, answer: Answer, gate?: (call: Call) => void): Route => ({
  method,
  path: `${storeRoot}/${path}`,
  answer,
  gate(call) {
    if (normalId(call.param('webstoreId')) !== call.webstoreId)
      throw new Refusal(404, 'NOT_FOUND', `There is no webstore ${call.param('webstoreId')}.`)
    gate?.(call)
  },
})

export const normalId = (id: string): string => (/^[0-9A-Za-z]{15}$/.test(id) ? to18(id) : id)

/** The account a call names; the platform's id of nothing but zeros counts as none. */
export function effectiveAccountId({ query }: Call): string | undefined {
  const id = query.get('effectiveAccountId') ?? ''
  if (id === '' || /^0{15}/.test(id)) return undefined
  if (!/^[0-9A-Za-z]{15}([0-9A-Z]{3})?$/.test(id)) throw new Refusal(400, 'INVALID_ID_FIELD', `Invalid ID: ${id}`)
  return normalId(id)
}

/** @throws {Refusal} for guests who name an account, and for customers who name another one's. */
export function checkAccount(call: Call): void {
  const account = effectiveAccountId(call)
  if (account === undefined) return
  accountFor(needCustomer(call), account)
}

export function needCustomer({ caller }: Call): CustomerFacts {
  if (!caller.customer) throw signedOut('This resource is not open to guests.')
  return caller.customer
}

export function mayBrowse(call: Call): void {
  if (!call.caller.customer && !call.world.state.settings.guestBrowsingEnabled) throw signedOut('Guests may not browse this store.')
  checkAccount(call)
}

export function mayHaveCart(call: Call): void {
  if (!call.caller.customer && !call.world.state.settings.guestCartEnabled) throw signedOut('Guests may not have a cart in this store.')
  checkAccount(call)
}

export function ownerOf(call: Call): Owner {
  const { customer, guestKey } = call.caller
  return customer ? { customer, accountId: accountFor(customer, effectiveAccountId(call)) } : { guestKey }
}

/** Signed-in writes need the token of their session. */
export function checkCsrfToken({ caller, request }: Call): void {
  if (!caller.session || request.method === 'GET') return
  if (request.headers.get('csrf-token') === caller.session.csrfToken) return
  throw new Refusal(403, 'INVALID_CSRF_TOKEN', 'The csrf-token header is missing or does not belong to this session.')
}

export async function readObject(request: Request): Promise<Record<string, unknown>> {
  const text = await request.text()
  if (text.trim() === '') return {}
  const body = parsed(text)
  if (isRecord(body)) return body
  throw new Refusal(400, 'JSON_PARSER_ERROR', 'The body must be a JSON object.')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) throw new Refusal(400, 'JSON_PARSER_ERROR', `The body is not JSON: ${error.message}`)
    throw error
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
