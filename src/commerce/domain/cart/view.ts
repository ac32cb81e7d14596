import type { ErrorCode } from '../errors.js'
import type { Refusal } from '../answers.js'
import type { Cart, CartLine } from './cart-gateway.js'

/** A line as the shopper should see it now: her wish already shown, its price unknown until the platform has calculated it. */
export interface ShownLine extends CartLine {
  settling: boolean
  refusal: Refusal | undefined
}

export interface CartView {
  status: 'loading' | 'ready' | 'failed'
  /** Undefined while it is unknown, and when there is none yet. */
  cart: Cart | undefined
  lines: readonly ShownLine[]
  /** Something is under way: prices and totals are not to be trusted. */
  processing: boolean
  /** A change did not get through and is being tried again. */
  retrying: boolean
  /** She was signed in, and her session has ended. */
  expired?: boolean
  error: unknown
  /** Specification, section 8: of the error, else of the last change that failed or was refused. */
  code?: ErrorCode | undefined
  /** It was deleted elsewhere, or the session it belonged to has ended. */
  vanished?: boolean
  /** Notices that are shown until the shopper dismisses them. */
  notices: readonly CartNotice[]
}

/** At login some of a guest's items could not be taken over, or those of an earlier cart came back. */
export interface CartNotice {
  kind: 'fell-away' | 'came-along'
  names: readonly string[]
}

/** A cart that was cleared and can be put back. */
export interface Cleared {
  lineCount: number
}

/** The view before anything is known. */
export const unknownCart: CartView = {
  status: 'loading',
  cart: undefined,
  lines: [],
  processing: false,
  retrying: false,
  error: undefined,
  notices: [],
}
