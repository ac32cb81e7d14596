import type { BrokenWorld } from './gateways.js'

/** Specification, section 8: the codes that errors of the shop are normalised to. */
export const errorCodes = [
  'INTERNAL_ERROR', 'SSR_NO_POLLING', 'SSR_FAST_CHECKOUT', 'SSR_CHECKOUT_RETRY', 'INSUFFICIENT_INVENTORY', 'NULL_CHECKOUTID',
  'SESSION_NOT_LOADED', 'async maximum wait exceeded', 'CART_VALIDATION_ERROR', 'UNKNOWN_ERROR',
] as const
export type ErrorCode = (typeof errorCodes)[number]

export class ShopError extends Error {
  override name = 'ShopError'
  constructor(readonly code: ErrorCode, message: string = code, options?: ErrorOptions) {
    super(message, options)
  }
}

/** Whether an error is one that `platform/` threw because the world is broken. */
export function isBrokenWorld(error: unknown): error is BrokenWorld {
  return error instanceof Error && 'kind' in error && 'status' in error
}

/** What may pass by itself: the network, 408, 429 and 5xx. A 409 never does, and a 4xx with a reason is an answer. */
export function mayPass(error: unknown): boolean {
  if (!isBrokenWorld(error)) return false
  return error.kind === 'offline' || error.kind === 'broken' || error.status === 408 || error.status === 429
}
