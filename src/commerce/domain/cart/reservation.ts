import type { Clock } from '../clock.js'
import type { Refusal } from '../answers.js'
import type { CartGateway } from './cart-gateway.js'
import { has } from '../has.js'
import { observable, type Readable } from '../observable.js'

/** Seconds (specification, section 9), where the store has no number of its own. */
export const reservationSeconds = 14_400
/** So many milliseconds before the end she is warned. */
export const reservationWarning = 300_000

/** Browsers count a timer's milliseconds in 31 bits. */
const longestTimer = 2 ** 31 - 1

export type ReservationState =
  | { state: 'none' }
  | { state: 'held'; until: number }
  /** It ends soon: she should be warned, and may start it anew. */
  | { state: 'ending'; until: number }
  | { state: 'ended' }
  | { state: 'refused'; refused: Refusal }
  /** The platform has no such call (any more): it reserves by itself while an order is prepared. */
  | { state: 'unavailable' }

export interface ReservationTools {
  gateway: Pick<CartGateway, 'reserve' | 'release'>
  clock: Clock
  /** The store's own number. */
  seconds?: number | undefined
}

export interface ReservationKeeper {
  view: Readable<ReservationState>
  /** Reserves, or reserves anew from now on. @throws when the world is broken; what was held is held still */
  start: () => Promise<ReservationState>
  /** The pieces are free again. @throws when the world is broken; then they are free when their time is over */
  release: () => Promise<void>
  /** The page was asleep, and timers with it: looks at the clock. */
  wake: () => void
}

/** Keeps the pieces of a cart for a while, and says when the while is nearly over. */
export function createReservation({ gateway, clock, seconds }: ReservationTools): ReservationKeeper {
  const view = observable<ReservationState>({ state: 'none' })
  const span = seconds !== undefined && seconds > 0 ? seconds : reservationSeconds
  let watch = new AbortController()

  function hold(until: number): void {
    watch.abort()
    watch = new AbortController()
    look(until, watch.signal)
  }

  /** Publishes the state that the clock gives now, and looks again when it changes. */
  function look(until: number, signal: AbortSignal): void {
    const left = until - clock.now()
    const state = stateAt(until, left)
    if (state.state !== view.get().state || untilOf(view.get()) !== until) view.set(state)
    if (left <= 0) return
    const next = left > reservationWarning ? left - reservationWarning : left
    clock.wait(Math.min(next, longestTimer), signal).then(
      () => look(until, signal),
      () => {},
    )
  }

  function end(state: ReservationState): ReservationState {
    watch.abort()
    view.set(state)
    return state
  }

  async function start(): Promise<ReservationState> {
    const reservation = await gateway.reserve(span)
    if (reservation === undefined) return end({ state: 'unavailable' })
    if (has(reservation, 'refused')) return end({ state: 'refused', refused: reservation.refused })
    hold(reservation.until)
    return view.get()
  }

  async function release(): Promise<void> {
    const before = view.get()
    end({ state: 'none' })
    if (untilOf(before) !== undefined) await gateway.release()
  }

  function wake(): void {
    const until = untilOf(view.get())
    if (until !== undefined) hold(until)
  }

  return { view, start, release, wake }
}

function stateAt(until: number, left: number): ReservationState {
  if (left <= 0) return { state: 'ended' }
  return { state: left <= reservationWarning ? 'ending' : 'held', until }
}

const untilOf = (state: ReservationState): number | undefined => (has(state, 'until') ? state.until : undefined)
