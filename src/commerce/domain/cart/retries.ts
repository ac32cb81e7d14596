import { retryAttempts } from '../limits.js'
import type { CartGateway } from './cart-gateway.js'

/**
 * How often each call of the cart is made once more, where what failed may pass by itself (specification, section 8);
 * never after a 409. `stories/guides/platform.md` says of each why.
 */
export const retries = {
  read: 0,
  add: retryAttempts,
  addAll: retryAttempts,
  setQuantity: retryAttempts,
  remove: retryAttempts,
  clear: retryAttempts,
  addCoupon: retryAttempts,
  removeCoupon: retryAttempts,
  preserve: retryAttempts,
  reserve: 0,
  release: 0,
} as const satisfies Record<keyof CartGateway, number>

export type Insisted = { [Call in keyof typeof retries]: (typeof retries)[Call] extends 0 ? never : Call }[keyof typeof retries]
