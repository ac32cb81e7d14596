import type { Refusal } from '../answers.js'
import { codeOf, type ErrorCode } from '../errors.js'
import { type Held, heldBy } from './adding.js'
import type { Cart } from './cart-gateway.js'
import type { Contents } from './clearing.js'
import type { CartNotice, CartView, ShownLine } from './view.js'

/** A quantity that was asked for, from the first click until the cart was read anew. */
export interface Wish {
  /** Tells it from a newer one of the same line. */
  number: number
  quantity: number
  /** True when all that is left shall be taken, if that is less than the quantity. */
  orMost: boolean
  sent: boolean
}

/** State of the cart: facts, no effects. */
export interface CartState {
  status: CartView['status']
  /** The cart as the platform sent it last. */
  cart: Cart | undefined
  /** Undefined while it is not known for certain what the cart holds. */
  contents: Held | undefined
  /** Why the last reading failed. */
  error: unknown
  /** Code of the last change that failed or was refused. */
  code: ErrorCode | undefined
  /** Changes that were asked for and have not ended. */
  underway: number
  /** Something was changed since the cart was last read. */
  changed: boolean
  /** Specification, section 4: a cart shows as processing while operations are under way or this flag is set. */
  held: boolean
  retrying: boolean
  /** The shopper's session has ended: she sees her cart, but cannot change it. */
  expired: boolean
  /** Counts the shoppers: what one asked for is not done in the name of the next. */
  shopper: number
  /** The cart's contents are gone, and the shopper did not take them out here. */
  vanished: boolean
  /** Contents that were taken out and can be put back. */
  cleared: Contents | undefined
  /** The shopper's changes to lines, by their ids, that the platform does not confirm yet. */
  wishes: ReadonlyMap<string, Wish>
  removed: ReadonlySet<string>
  refusals: ReadonlyMap<string, Refusal>
  /** How many wishes there were. */
  wished: number
  notices: readonly CartNotice[]
  /** The panel was asked to show them. */
  told: boolean
}

/** Facts that stand by themselves. */
type Plain = Pick<CartState, 'contents' | 'code' | 'held' | 'retrying' | 'expired' | 'cleared' | 'notices' | 'told'>

export type CartEvent =
  | { kind: 'asked' | 'ended' | 'settled' | 'emptying' }
  | { kind: 'read'; cart: Cart | undefined }
  | { kind: 'unread'; error: unknown }
  | { kind: 'wished'; lineId: string; quantity: number; orMost?: boolean }
  | ({ kind: 'sent' } & WishId)
  /** There are not so many. */
  | ({ kind: 'lowered'; quantity: number; refusal: Refusal } & WishId)
  | ({ kind: 'unwished'; refusal?: Refusal } & WishId)
  | { kind: 'removing'; lineId: string }
  /** They are where they were, with the reason. */
  | { kind: 'given back'; lineIds: readonly string[]; refusal?: Refusal }
  /** The outcome of something slow is noted for the shopper who asked for it, not for the next one. */
  | { kind: 'noted'; facts: Partial<Plain>; shopper: number }
  /** Another cart comes next, hers or another shopper's. */
  | { kind: 'began anew' | 'left' }

/** One wish; where it no longer counts, nothing is said of the line. */
export interface WishId {
  lineId: string
  number: number
}

const nobodysCart = {
  status: 'loading',
  cart: undefined,
  contents: undefined,
  error: undefined,
  code: undefined,
  expired: false,
  vanished: false,
  cleared: undefined,
  wishes: new Map<string, Wish>(),
  removed: new Set<string>(),
  refusals: new Map<string, Refusal>(),
} as const

export const unopened = (notices: readonly CartNotice[]): CartState => ({
  ...nobodysCart,
  underway: 0,
  changed: false,
  held: false,
  retrying: false,
  shopper: 0,
  wished: 0,
  notices,
  told: false,
})

/** Returns the state after an event. */
export function step(state: CartState, event: CartEvent): CartState {
  switch (event.kind) {
    case 'asked':
      return { ...state, underway: state.underway + 1, code: undefined }
    case 'ended':
      return { ...state, underway: state.underway - 1, changed: true }
    case 'settled':
      return settled(state)
    case 'read':
      return read(state, event.cart)
    case 'unread':
      return { ...state, status: state.status === 'loading' ? 'failed' : state.status, error: event.error, changed: false }
    case 'wished':
      return wished(state, event)
    case 'sent':
      return wishOf(state, event) ? withWish(state, event.lineId, { sent: true }) : state
    case 'lowered':
      return lowered(state, event)
    case 'unwished':
      return wishOf(state, event) ? givenBack(withoutWish(state, event.lineId), [event.lineId], event.refusal) : state
    case 'removing':
      return removing(withoutWish(state, event.lineId), [event.lineId])
    case 'emptying':
      return removing({ ...state, wishes: without(state.wishes, unsentWishes(state)) }, idsInSight(state))
    case 'given back':
      return givenBack(state, event.lineIds, event.refusal)
    case 'noted':
      return event.shopper === state.shopper ? { ...state, ...event.facts } : state
    case 'began anew':
      return { ...state, ...nobodysCart }
    case 'left':
      return { ...state, ...nobodysCart, shopper: state.shopper + 1, retrying: false, notices: [] }
  }
}

function read(state: CartState, cart: Cart | undefined): CartState {
  const isEmpty = !cart?.lineCount
  const vanished = isEmpty && (state.vanished || (linesInSight(state).length > 0 && cart?.id !== state.cart?.id))
  const now: CartState = { ...state, status: 'ready', cart, error: undefined, vanished }
  // Only a reading that no change has overtaken may take the place of what the shopper was shown.
  if (state.underway > 0) return now
  return { ...settled(now), contents: cart && cart.lines.length < cart.lineCount ? undefined : heldBy(cart) }
}

/** Nothing that was sent is still to be read. */
function settled(state: CartState): CartState {
  const unsent = new Map([...state.wishes].filter(([, { sent }]) => !sent))
  return { ...state, changed: false, removed: nobodysCart.removed, wishes: unsent }
}

function wished(state: CartState, { lineId, quantity, orMost = false }: Extract<CartEvent, { kind: 'wished' }>): CartState {
  const before = state.wishes.get(lineId)
  // She tries something else with it.
  const forgiven = { ...state, refusals: without(state.refusals, [lineId]) }
  if (before && !before.sent) return withWish(forgiven, lineId, { quantity, orMost })
  const number = state.wished + 1
  return withWish({ ...forgiven, wished: number }, lineId, { number, quantity, orMost, sent: false })
}

function lowered(state: CartState, event: Extract<CartEvent, { kind: 'lowered' }>): CartState {
  const { lineId, quantity, refusal } = event
  return wishOf(state, event) ? withWish(givenBack(state, [lineId], refusal), lineId, { quantity }) : state
}

function removing(state: CartState, lineIds: readonly string[]): CartState {
  return { ...state, removed: new Set([...state.removed, ...lineIds]), refusals: without(state.refusals, lineIds) }
}

function givenBack(state: CartState, lineIds: readonly string[], refusal: Refusal | undefined): CartState {
  const refused = lineIds.flatMap((id) => (refusal ? [[id, refusal] as const] : []))
  return {
    ...state,
    removed: new Set([...state.removed].filter((id) => !lineIds.includes(id))),
    refusals: new Map([...state.refusals, ...refused]),
  }
}

/** Undefined where it no longer counts: it was taken back, or a newer one of the same line has its own answer to wait for. */
export function wishOf({ wishes }: CartState, { lineId, number }: WishId): Wish | undefined {
  const wish = wishes.get(lineId)
  return wish?.number === number ? wish : undefined
}

const withWish = (state: CartState, lineId: string, wish: Partial<Wish>): CartState => ({
  ...state,
  wishes: new Map(state.wishes).set(lineId, { ...state.wishes.get(lineId), ...wish } as Wish),
})

const withoutWish = (state: CartState, lineId: string): CartState => ({ ...state, wishes: without(state.wishes, [lineId]) })

const without = <T>(map: ReadonlyMap<string, T>, keys: readonly string[]): ReadonlyMap<string, T> =>
  new Map([...map].filter(([key]) => !keys.includes(key)))

const unsentWishes = ({ wishes }: CartState): string[] => [...wishes].flatMap(([lineId, { sent }]) => (sent ? [] : [lineId]))

const linesInSight = ({ cart, removed }: CartState) => (cart?.lines ?? []).filter(({ id }) => !removed.has(id))

/** A line that is still being made has no id. */
export const idsInSight = (state: CartState): string[] => linesInSight(state).flatMap(({ id }) => (id === '' ? [] : [id]))

/** Quantities, by line, that were asked for and not sent yet. */
export const unsentQuantities = (state: CartState): ReadonlyMap<string, number> =>
  new Map(unsentWishes(state).map((lineId) => [lineId, state.wishes.get(lineId)?.quantity ?? 0]))

/** Returns the view of the cart that the shopper sees. */
export function viewOf(state: CartState): CartView {
  const { status, cart, error, retrying, expired, vanished, notices } = state
  const unsettled = state.wishes.size > 0 || state.removed.size > 0
  return {
    status,
    cart,
    lines: linesInSight(state).map((line) => shown(line, state)),
    processing: state.underway > 0 || state.changed || state.held || unsettled || (cart?.processing ?? false),
    retrying,
    expired,
    error,
    code: error === undefined ? state.code : codeOf(error),
    vanished,
    notices,
  }
}

/** Lines that nothing was done to are the same objects in every view, so that they need not be drawn again. */
const untouched = new WeakMap<Cart['lines'][number], ShownLine>()

function shown(line: Cart['lines'][number], { wishes, refusals }: CartState): ShownLine {
  const wish = wishes.get(line.id)
  const refusal = refusals.get(line.id)
  if (wish || refusal) return { ...line, quantity: wish?.quantity ?? line.quantity, settling: wish !== undefined, refusal }
  const known = untouched.get(line) ?? { ...line, settling: false, refusal }
  untouched.set(line, known)
  return known
}
