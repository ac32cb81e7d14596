import { countProductIds, maxQuantity } from './catalogue.js'
import type { Answer, Refusal } from '../answers.js'
import { has } from '../has.js'
import { type Observable, observable, type Readable } from '../observable.js'

/** A part that could not be put into the cart, and why. */
export interface Missed {
  partId: string
  quantity: number
  /** Where the shop knows it. */
  name: string | undefined
  why: /** The shop sells no such thing. */
    | 'unknown'
    /** The world is broken; it may be tried again. */
    | 'broken'
    | Refusal
}

export interface BagView {
  /** Something is on its way into the cart. */
  adding: boolean
  missed: readonly Missed[]
  /** More was asked for at once than anybody can click. */
  flooded: boolean
}

export interface BagTools {
  /** Looks up the products that can be put into the cart by their part ids. */
  find: (partIds: readonly string[]) => Promise<readonly { id: string; partId: string }[]>
  add: (productId: string, quantity: number) => Promise<Answer>
  nameOf: (productId: string) => Promise<string | undefined>
  /** Called for each product that is in the cart now. */
  added: (productId: string, quantity: number) => void
  /** Called when everything that was asked for is done, with the number of pieces that went in. */
  settled: (quantity: number) => void
}

/** Puts what was chosen in the catalogue into the cart, one product after another, also while more is chosen. */
export class CatalogueBag {
  readonly #tools: BagTools
  readonly #view: Observable<BagView> = observable<BagView>({ adding: false, missed: [], flooded: false })
  /** Pieces by part id, in the order they were first asked for. */
  #waiting = new Map<string, number>()

  constructor(tools: BagTools) {
    this.#tools = tools
  }

  get view(): Readable<BagView> {
    return this.#view
  }

  /** @param productIds as the catalogue's message has them */
  take(productIds: string): void {
    const room = maxQuantity - sum(this.#waiting)
    // A flood is not read any further: it would keep the page from drawing.
    if (room <= 0) return this.#flood()
    const asked = countProductIds(productIds)
    const counts = firstOf(asked, room)
    if (sum(counts) < sum(asked)) this.#flood()
    if (counts.size > 0) this.#wait(counts)
  }

  /** Asks once more for what the broken world has kept. */
  again(): void {
    const kept = this.#view.get().missed.filter(({ why }) => why === 'broken')
    this.dismiss()
    this.#wait(new Map(kept.map(({ partId, quantity }) => [partId, quantity])))
  }

  /** The reader has read what is missing. */
  dismiss(): void {
    this.#change({ missed: [], flooded: false })
  }

  #flood(): void {
    if (!this.#view.get().flooded) this.#change({ flooded: true })
  }

  #wait(counts: ReadonlyMap<string, number>): void {
    for (const [partId, quantity] of counts) this.#waiting.set(partId, (this.#waiting.get(partId) ?? 0) + quantity)
    this.#change({ missed: this.#view.get().missed.filter(({ partId }) => !counts.has(partId)) })
    if (!this.#view.get().adding && this.#waiting.size > 0) void this.#work()
  }

  async #work(): Promise<void> {
    this.#change({ adding: true })
    let total = 0
    while (this.#waiting.size > 0) {
      const counts = this.#waiting
      this.#waiting = new Map()
      total += await this.#addAll(counts)
    }
    this.#change({ adding: false })
    this.#tools.settled(total)
  }

  async #addAll(counts: ReadonlyMap<string, number>): Promise<number> {
    const found = await this.#find([...counts.keys()])
    let total = 0
    for (const [partId, quantity] of counts) {
      const id = found?.get(partId)
      if (id && (await this.#add(id, partId, quantity))) total += quantity
      else if (!id) this.#miss({ partId, quantity, name: undefined, why: found ? 'unknown' : 'broken' })
    }
    return total
  }

  async #find(partIds: readonly string[]): Promise<ReadonlyMap<string, string> | undefined> {
    try {
      const found = await this.#tools.find(partIds)
      return new Map(found.map(({ id, partId }) => [partId, id]))
    } catch (error) {
      // Specification, section 8: the words of the log.
      console.error('failed to add product to cart', error)
      return undefined
    }
  }

  async #add(id: string, partId: string, quantity: number): Promise<boolean> {
    const why = await this.#tools.add(id, quantity).then(
      (answer) => (has(answer, 'refused') ? answer.refused : undefined),
      // The cart has logged it.
      (): 'broken' => 'broken',
    )
    if (why === undefined) {
      this.#tools.added(id, quantity)
      return true
    }
    this.#miss({ partId, quantity, name: await this.#tools.nameOf(id), why })
    return false
  }

  #miss(missed: Missed): void {
    this.#change({ missed: [...this.#view.get().missed, missed].slice(-maxQuantity) })
  }

  #change(change: Partial<BagView>): void {
    this.#view.set({ ...this.#view.get(), ...change })
  }
}

/** Returns as many pieces as there is room for, in their order. */
function firstOf(asked: ReadonlyMap<string, number>, room: number): Map<string, number> {
  const counts = new Map<string, number>()
  let left = room
  for (const [partId, quantity] of asked) {
    if (left <= 0) break
    counts.set(partId, Math.min(quantity, left))
    left -= quantity
  }
  return counts
}

function sum(counts: ReadonlyMap<string, number>): number {
  let total = 0
  for (const quantity of counts.values()) total += quantity
  return total
}
