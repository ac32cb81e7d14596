import type { ShownLine } from './view.js'
import type { Answer, Refusal } from '../answers.js'
import type { Cart } from './cart-gateway.js'

/** A quantity that was asked for, from the first click until the cart was read anew. */
export interface Wish {
  quantity: number
  answer: Promise<Answer>
  sent: boolean
}

/** What the shopper did to the lines of a cart, and the platform does not say yet. */
export class CartLines {
  readonly wishes = new Map<string, Wish>()
  readonly #removed = new Set<string>()
  readonly #refusals = new Map<string, Refusal>()

  /** Something was done that the last reading did not tell of. */
  get unsettled(): boolean {
    return this.wishes.size > 0 || this.#removed.size > 0
  }

  shown(cart: Cart | undefined): ShownLine[] {
    return this.#visible(cart).map((line) => {
      const wish = this.wishes.get(line.id)
      return { ...line, quantity: wish?.quantity ?? line.quantity, settling: wish !== undefined, refusal: this.#refusals.get(line.id) }
    })
  }

  hide(lineIds: readonly string[]): void {
    for (const lineId of lineIds) {
      this.#removed.add(lineId)
      this.#refusals.delete(lineId)
    }
  }

  /** Takes every line out of sight; those that were in it. */
  hideAll(cart: Cart | undefined): string[] {
    // A line that is still being made has no id.
    const lineIds = this.#visible(cart)
      .map(({ id }) => id)
      .filter((id) => id !== '')
    this.hide(lineIds)
    return lineIds
  }

  /** They are where they were, with the reason. */
  giveBack(lineIds: readonly string[], refusal?: Refusal): void {
    for (const lineId of lineIds) {
      this.#removed.delete(lineId)
      if (refusal) this.#refusals.set(lineId, refusal)
    }
  }

  /** The shopper tries something else with it. */
  forgive(lineId: string): void {
    this.#refusals.delete(lineId)
  }

  /** Quantities, by line, that are not going to be sent any more. */
  takeUnsent(): Map<string, number> {
    const unsent = [...this.wishes].filter(([, { sent }]) => !sent)
    for (const [lineId] of unsent) this.wishes.delete(lineId)
    return new Map(unsent.map(([lineId, { quantity }]) => [lineId, quantity]))
  }

  /** The cart was read after everything that was sent. */
  settle(): void {
    this.#removed.clear()
    for (const [lineId, wish] of this.wishes) if (wish.sent) this.wishes.delete(lineId)
  }

  clear(): void {
    this.wishes.clear()
    this.#removed.clear()
    this.#refusals.clear()
  }

  #visible(cart: Cart | undefined) {
    return (cart?.lines ?? []).filter(({ id }) => !this.#removed.has(id))
  }
}
