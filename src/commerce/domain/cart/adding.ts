import { readWhole } from './reader.js'
import { retryUntilConfirmed, lookFor, notTaken, orNot, type Trace } from './retry.js'
import type { Patience } from '../retry.js'
import { isTransient } from '../errors.js'
import type { Answer } from '../answers.js'
import type { Cart, CartGateway, CartWish, Said } from './cart-gateway.js'
import { has } from '../has.js'

/** Quantity of each product. */
export type Counts = ReadonlyMap<string, number>

/** Products that a cart holds, and its id where that is known. */
export interface Held {
  cartId: string | undefined
  counts: Counts
}

export interface AddingTools {
  gateway: CartGateway
  patience: Patience
  /** Undefined while that is not known for certain. */
  held: Held | undefined
}

export interface Added {
  /** In the order of the wishes; undefined where nobody knows, because the world broke. */
  answers: readonly (Answer | undefined)[]
  before: Held | undefined
  after: Held | undefined
  failure?: unknown
}

/** The platform takes at most so many at once. */
const batchSize = 100

/**
 * Adds product after product, a hundred at a time.
 * @throws when the world is broken and nothing was added
 */
export async function addMany(wishes: readonly CartWish[], tools: AddingTools): Promise<Added> {
  const merged = mergeProducts(wishes)
  const added = await addProducts(merged, tools)
  const answerOf = new Map(merged.map(({ productId }, index) => [productId, added.answers[index]]))
  return { ...added, answers: wishes.map(({ productId }) => answerOf.get(productId)) }
}

/** Merges wishes for the same product into one request: after a lost answer nobody could tell which of two has arrived. */
function mergeProducts(wishes: readonly CartWish[]): CartWish[] {
  const quantities = new Map<string, number>()
  for (const { productId, quantity } of wishes) quantities.set(productId, (quantities.get(productId) ?? 0) + quantity)
  return [...quantities].map(([productId, quantity]) => ({ productId, quantity }))
}

async function addProducts(wishes: readonly CartWish[], tools: AddingTools): Promise<Added> {
  const answers: (Answer | undefined)[] = []
  let { held } = tools
  let before: Held | undefined
  try {
    for (let start = 0; start < wishes.length; start += batchSize) {
      const batch = new Batch(wishes.slice(start, start + batchSize), { ...tools, held })
      try {
        await batch.add()
      } finally {
        answers.push(...batch.answers)
        before ??= batch.before
        held = batch.after
      }
    }
    return { answers, before, after: held }
  } catch (failure) {
    if (!answers.some(isDone)) throw failure
    return { answers: wishes.map((_, index) => answers[index]), before, after: undefined, failure }
  }
}

class Batch {
  readonly answers: (Answer | undefined)[]
  before: Held | undefined
  #sent = false

  constructor(
    private readonly wishes: readonly CartWish[],
    private readonly tools: AddingTools,
  ) {
    this.answers = wishes.map(() => undefined)
    this.before = tools.held
  }

  /** Before, and what was added since. */
  get after(): Held | undefined {
    if (!this.before || this.answers.includes(undefined)) return undefined
    const counts = new Map(this.before.counts)
    this.wishes.forEach(({ productId, quantity }, index) => {
      if (isDone(this.answers[index])) counts.set(productId, (counts.get(productId) ?? 0) + quantity)
    })
    return { cartId: this.before.cartId, counts }
  }

  async add(): Promise<void> {
    await this.#insist()
    if (this.before?.cartId === undefined || !this.answers.some(isGone) || (await readWhole(this.tools.gateway))) return
    // The cart was deleted elsewhere: there is none that the products could be in twice.
    this.before = heldBy(undefined)
    this.answers.forEach((answer, index) => {
      if (isGone(answer)) this.answers[index] = undefined
    })
    this.#sent = false
    await this.#insist()
  }

  async #insist(): Promise<void> {
    try {
      await retryUntilConfirmed(this.wishes.length === 1 ? 'add' : 'addAll', () => this.#attempt(), this.tools.patience)
    } catch (error) {
      if (!this.#sent || !isTransient(error) || !(await orNot(this.#arrived()))) throw error
    }
  }

  async #attempt(): Promise<void> {
    this.before ??= heldBy(await readWhole(this.tools.gateway))
    if (this.#sent && (await this.#arrived())) return
    const open = this.#open
    this.#sent = true
    const given = await this.#send(open.map((index) => this.wishes[index] as CartWish))
    open.forEach((index, place) => {
      this.answers[index] = given[place]
    })
    if (this.#open.length > 0 && !(await lookFor(this.#trace, this.tools.patience.clock))) {
      for (const index of this.#open) this.answers[index] = notTaken
    }
  }

  async #send(wishes: readonly CartWish[]): Promise<readonly Said[]> {
    const { gateway } = this.tools
    const [first, ...others] = wishes
    return first && others.length === 0 ? [await gateway.add(first.productId, first.quantity)] : gateway.addAll(wishes)
  }

  readonly #trace: Trace = {
    read: () => readWhole(this.tools.gateway),
    shows: (cart) => this.#seeWhatArrived(cart),
  }

  async #arrived(): Promise<boolean> {
    return this.#seeWhatArrived(await this.#trace.read())
  }

  /** An answer was lost, or said nothing: what there is more of than before has arrived. Whether nothing is open any more. */
  #seeWhatArrived(cart: Cart | undefined): boolean {
    // Another cart than before: all that it holds has come since.
    if (this.before?.cartId !== undefined && cart?.id !== this.before.cartId) this.before = heldBy(undefined)
    const before = this.before?.counts
    const now = countProducts(cart)
    for (const index of this.#open) {
      const { productId, quantity } = this.wishes[index] as CartWish
      if ((now.get(productId) ?? 0) - (before?.get(productId) ?? 0) >= quantity) this.answers[index] = { done: true }
    }
    return this.#open.length === 0
  }

  get #open(): number[] {
    return this.answers.flatMap((answer, index) => (answer ? [] : [index]))
  }
}

const isDone = (answer: Answer | undefined): boolean => answer !== undefined && has(answer, 'done')
const isGone = (answer: Answer | undefined): boolean => answer !== undefined && has(answer, 'refused') && answer.refused.reason === 'gone'

export function heldBy(cart: Cart | undefined): Held {
  return { cartId: cart?.id, counts: countProducts(cart) }
}

export function countProducts(cart: Cart | undefined): Counts {
  const counts = new Map<string, number>()
  for (const line of cart?.lines ?? []) counts.set(line.productId, (counts.get(line.productId) ?? 0) + line.quantity)
  return counts
}
