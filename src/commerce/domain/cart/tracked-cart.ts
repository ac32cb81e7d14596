import type { CartTools } from './tools.js'
import type { Cart } from './cart-gateway.js'
import { trackedCartKey } from '../memory.js'

export interface TrackedFacts {
  cartId: string | undefined
  lineCount: number
  /** Something was added since the last reading. */
  added: boolean
  /** The id of the cart whose opening was told. */
  tracked: string | undefined
}

/** Specification, section 4: when a cart is opened, and when it is no longer followed. */
export function trackCart({ cartId, lineCount, added, tracked }: TrackedFacts): 'open' | 'forget' | 'nothing' {
  if (cartId === undefined) return 'nothing'
  if (added && lineCount === 1 && cartId !== tracked) return 'open'
  return lineCount === 0 && cartId === tracked ? 'forget' : 'nothing'
}

/** Follows the cart for statistics. Without the shopper's consent nothing is kept, read or told (§ 25 TDDDG). */
export class TrackedCart {
  #added: 'nothing' | 'more' | 'first line' = 'nothing'
  #cartId: string | undefined

  constructor(private readonly tools: Pick<CartTools, 'memory' | 'report' | 'consent'>) {}

  /** @param isFirst the cart was empty before, and holds one line now */
  added(isFirst: boolean): void {
    if (this.#added !== 'first line') this.#added = isFirst ? 'first line' : 'more'
  }

  /** The cart was read after everything that was done to it. */
  read(cart: Cart | undefined): void {
    const lineCount = cart?.lineCount ?? 0
    // In a burst into an empty cart the first add made it one line; it was read only after the last.
    const opened = this.#added === 'first line' && lineCount > 0
    // A cart that is no more holds nothing.
    const cartId = cart?.id ?? this.#cartId
    this.#follow({ cartId, lineCount: opened ? 1 : lineCount, added: this.#added !== 'nothing' })
    this.#added = 'nothing'
    this.#cartId = cart?.id
  }

  /** Another shopper's cart comes next. */
  startOver(): void {
    this.#added = 'nothing'
    this.#cartId = undefined
  }

  forget(): void {
    this.tools.memory.remove(trackedCartKey)
  }

  #follow(facts: Omit<TrackedFacts, 'tracked'>): void {
    const { memory, report, consent } = this.tools
    if (consent() === 'denied') this.forget()
    if (consent() !== 'granted') return
    const { cartId } = facts
    const step = trackCart({ ...facts, tracked: memory.get(trackedCartKey) })
    if (step === 'forget') this.forget()
    if (step !== 'open' || cartId === undefined) return
    report({ event: 'open_cart', cartId })
    memory.set(trackedCartKey, cartId)
  }
}
