import type { Refusal } from './answers.js'

/** The world is broken; the shopper can only try again. Thrown by `platform/`, shown by a view's `failed` state. */
export interface PlatformFailure extends Error {
  kind: 'offline' | 'signed-out' | 'missing' | 'conflict' | 'rejected' | 'broken'
  status: number
  code: string
}

/** Specification, section 8: the codes that errors of the shop are normalised to. */
export const errorCodes = [
  'INTERNAL_ERROR',
  'SSR_NO_POLLING',
  'SSR_FAST_CHECKOUT',
  'SSR_CHECKOUT_RETRY',
  'INSUFFICIENT_INVENTORY',
  'NULL_CHECKOUTID',
  'SESSION_NOT_LOADED',
  'async maximum wait exceeded',
  'CART_VALIDATION_ERROR',
  'UNKNOWN_ERROR',
] as const
export type ErrorCode = (typeof errorCodes)[number]

export class ShopError extends Error {
  override name = 'ShopError'
  constructor(
    readonly code: ErrorCode,
    message: string = code,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** Returns true for an error that `platform/` threw because the platform failed. */
export function isBrokenWorld(error: unknown): error is PlatformFailure {
  return error instanceof Error && 'kind' in error && 'status' in error
}

/** Tells if a failure may pass by itself: the network, 408, 423 (a locked cart), 429 and 5xx, but no 409 and no 4xx with a reason. */
export function isTransient(error: unknown): boolean {
  if (!isBrokenWorld(error)) return false
  return error.kind === 'offline' || error.kind === 'broken' || [408, 423, 429].includes(error.status)
}

/** The one code of a failure or a refusal; what no rule knows is UNKNOWN_ERROR. A validation keeps its message. */
export function codeOf(failure: unknown): ErrorCode {
  if (failure instanceof ShopError) return failure.code
  if (!isBrokenWorld(failure)) return isRefusal(failure) ? codeOfRefusal(failure) : 'UNKNOWN_ERROR'
  if (isCode(failure.code)) return failure.code
  if (failure.kind === 'signed-out') return 'SESSION_NOT_LOADED'
  return failure.kind === 'rejected' && !isTransient(failure) ? 'CART_VALIDATION_ERROR' : 'UNKNOWN_ERROR'
}

/** With the code first, so that a log can be searched for it. */
export function logFailure(sentence: string, failure: unknown): void {
  console.error(sentence, codeOf(failure), failure)
}

function codeOfRefusal({ reason }: Refusal): ErrorCode {
  if (reason === 'not-allowed' || reason === 'session') return 'SESSION_NOT_LOADED'
  return reason === 'conflict' ? 'UNKNOWN_ERROR' : 'CART_VALIDATION_ERROR'
}

const isCode = (code: string): code is ErrorCode => (errorCodes as readonly string[]).includes(code)
const isRefusal = (failure: unknown): failure is Refusal =>
  typeof failure === 'object' && failure !== null && Object.hasOwn(failure, 'reason')
