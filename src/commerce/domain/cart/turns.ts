import type { Clock } from '../clock.js'
import type { Observable } from '../observable.js'

export type CartDeed = 'add' | 'change' | 'remove' | 'add-coupon' | 'remove-coupon' | 'clear' | 'undo-clear' | 'preserve'

/** A change of the cart in its queue. */
export interface CartTurn {
  number: number
  deed: CartDeed
  state: 'waiting' | 'running' | 'done' | 'refused' | 'failed'
  /** Milliseconds since 1970: when it was asked for, when its turn came, when it was over. */
  asked: number
  began?: number
  ended?: number
}

/** Number of ended turns that are remembered for a later look. */
const remembered = 20

/** The turn under way in the cart's queue, the turns that wait, and how the latest ones ended. */
export class CartTurns {
  readonly #turns: Observable<readonly CartTurn[]>
  #count = 0

  constructor(turns: Observable<readonly CartTurn[]>) {
    this.#turns = turns
  }

  /** @returns writes down how it goes on */
  ask(deed: CartDeed, clock: Pick<Clock, 'now'>): (state: Exclude<CartTurn['state'], 'waiting'>) => void {
    this.#count += 1
    let turn: CartTurn = { number: this.#count, deed, state: 'waiting', asked: clock.now() }
    this.#turns.set([...this.#turns.get().slice(-remembered), turn])
    return (state) => {
      const before = turn
      turn = { ...turn, state, [state === 'running' ? 'began' : 'ended']: clock.now() }
      this.#turns.set(this.#turns.get().map((each) => (each === before ? turn : each)))
    }
  }
}
