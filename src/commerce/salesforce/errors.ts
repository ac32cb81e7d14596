import type { PlatformFailure } from '../domain/errors.js'

export interface PlatformErrorFacts {
  kind: PlatformFailure['kind']
  code: string
  message: string
  status?: number
  cause?: unknown
  available?: number | undefined
  language?: string | undefined
}

/**
 * The one error that `platform/` throws: the platform refuses, fails or cannot be reached. `cause` is what was sent or thrown, as it came.
 * @param facts `kind` says what to do about it, `code` and `message` are for the log; `status` is 0 when there was no answer
 * @example
 * ```ts
 * import { createPlatform, PlatformError } from '@vitrine/blocks/platform'
 *
 * const { records } = createPlatform({ fetch, webstoreId: '0ZE000000000001GAA', basePath: '/webruntime/api' })
 * try {
 *   await records.deleteRecord('a0B000000000001AAA')
 * } catch (error) {
 *   if (!(error instanceof PlatformError)) throw error
 *   console.warn(error.kind, error.status, error.code)
 * }
 * ```
 */
export class PlatformError extends Error implements PlatformFailure {
  override readonly name = 'PlatformError'
  readonly kind: PlatformFailure['kind']
  /** The HTTP status, 0 when there was no answer. */
  readonly status: number
  readonly code: string
  /** Pieces left, where a refusal for want of stock says so. */
  readonly available: number | undefined
  /** Language of the message, where the answer says it. */
  readonly language: string | undefined

  constructor({ kind, code, message, status = 0, cause, available, language }: PlatformErrorFacts) {
    super(message, cause === undefined ? undefined : { cause })
    this.kind = kind
    this.status = status
    this.code = code
    this.available = available
    this.language = language
  }
}

/** The organisation has no such thing, or it is switched off by an empty name: nothing was asked. */
export const switchedOff = (name: string): PlatformError =>
  new PlatformError({ kind: 'missing', code: 'SWITCHED_OFF', status: 404, message: `${name} is switched off.` })

/** Code of an answer that came as a success and has an unexpected shape. */
export const notUnderstood = 'UNEXPECTED_SHAPE'

/**
 * Returns the error for an answer that is no success (contracts, 1.5 and 1.6).
 * @param call names the request in the log: method and path, never the query, which may hold a name
 * @param language what the answer says of its own language
 */
export function errorOfAnswer(status: number, body: unknown, call: string, language?: string | null): PlatformError {
  const entry = firstEntry(body)
  return new PlatformError({
    kind: kindOf(status),
    status,
    code: codeOf(entry) ?? `HTTP_${status}`,
    message: firstText(entry, 'message', 'errorMessage', 'detail', 'title', 'error_description') ?? `${call} was answered with ${status}.`,
    cause: body,
    available: numberOf(entry.availableQuantity),
    language: language ?? undefined,
  })
}

function kindOf(status: number): PlatformFailure['kind'] {
  if (status === 401) return 'signed-out'
  if (status === 404) return 'missing'
  if (status === 409) return 'conflict'
  return status >= 400 && status < 500 ? 'rejected' : 'broken'
}

type Entry = Readonly<Record<string, unknown>>

/**
 * The first entry of an array (commerce, reads), of `output.errors`, of `output.fieldErrors` (record writes), of a
 * checkout's `errors`; else the body itself (server methods). A method's error may also come wrapped in an array. A result of
 * sObject collections (REST API guide) has `errors` of its own, as the problems of a checkout beside a code do.
 */
function firstEntry(body: unknown): Entry {
  if (Array.isArray(body)) {
    const entry = asEntry(body[0])
    return codeOf(entry) === undefined && firstText(entry, 'message') === undefined ? (firstOf(entry.errors) ?? entry) : entry
  }
  const whole = asEntry(typeof body === 'string' ? { message: body } : body)
  const output = asEntry(whole.output)
  return firstOf(output.errors) ?? firstOf(firstList(output.fieldErrors)) ?? firstOf(whole.errors) ?? whole
}

function asEntry(value: unknown): Entry {
  return typeof value === 'object' && value !== null ? (value as Entry) : {}
}

function firstOf(list: unknown): Entry | undefined {
  return Array.isArray(list) && list.length > 0 ? asEntry(list[0]) : undefined
}

function firstList(byField: unknown): unknown {
  return Object.values(asEntry(byField)).find((list) => Array.isArray(list) && list.length > 0)
}

/** A checkout names its problems by a path; one with "inventory" in it is the specification's INSUFFICIENT_INVENTORY. */
function codeOf(entry: Entry): string | undefined {
  // `statusCode` is a word in sObject collections; as a number it is the status.
  const code = firstText(entry, 'errorCode', 'type', 'exceptionType', 'statusCode', 'error')
  return code?.startsWith('/') && code.includes('inventory') ? 'INSUFFICIENT_INVENTORY' : code
}

function firstText(entry: Entry, ...names: string[]): string | undefined {
  for (const name of names) {
    const value = entry[name]
    if (typeof value === 'string' && value !== '') return value
  }
  return undefined
}

function numberOf(value: unknown): number | undefined {
  if (value === null || value === undefined || value === '') return undefined
  const number = Number(value)
  return Number.isFinite(number) ? number : undefined
}
