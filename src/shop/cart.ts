import type { Bus } from '../bus/index.js'
import { cartChanged } from './channels.js'
import { CartQueue } from './cart-queue.js'
import type { Clock } from './clock.js'
import { isBrokenWorld, mayPass, ShopError } from './errors.js'
import type { Answer, Cart, CartGateway, CartLine, Refusal } from './gateways.js'
import { debounce, pollAttempts, pollDelay, retryAttempts, retryWait } from './limits.js'
import type { Memory } from './memory.js'
import { observable, type Readable } from './observable.js'

/** A line as the shopper should see it now: her wish already shown, its price unknown until the platform has reckoned. */
export interface ShownLine extends CartLine {
  settling: boolean
  refusal: Refusal | undefined
}

export interface CartView {
  status: 'waiting' | 'ready' | 'failed'
  /** Undefined while it is unknown, and when there is none yet. */
  cart: Cart | undefined
  lines: readonly ShownLine[]
  /** Something is under way: prices and totals are not to be trusted. */
  processing: boolean
  /** A change did not get through and is being tried again. */
  retrying: boolean
  error: unknown
}

export interface CartTools {
  gateway: CartGateway
  bus: Bus
  clock: Clock
  /** Keeps the id of a guest's cart, so that it can be brought along at login. */
  memory: Memory
  /** Specification, section 4: an inactive shop blocks buying, whichever block asks. */
  mayBuy?: () => boolean
  /** Called after this tab changed the cart. */
  changed?: () => void
}

const guestCartKey = 'vitrine_guest_cart'
const shopClosed: Answer = { refused: { reason: 'inactive', message: '' } }

interface Wish {
  quantity: number
  answer: Promise<Answer>
  /** It was sent; it stays visible until the cart was read anew. */
  sent: boolean
}

export class ShopCart {
  readonly #view = observable<CartView>({ status: 'waiting', cart: undefined, lines: [], processing: false, retrying: false, error: undefined })
  readonly #tools: CartTools
  readonly #queue = new CartQueue(() => void this.refresh().catch(() => {}))
  readonly #wishes = new Map<string, Wish>()
  readonly #removed = new Set<string>()
  readonly #refusals = new Map<string, Refusal>()
  /** How many of each product the cart holds; undefined while that is not known for certain. */
  #counts: Map<string, number> | undefined
  #status: CartView['status'] = 'waiting'
  #cart: Cart | undefined
  #error: unknown
  #operations = 0
  #held = false
  /** Something was changed since the cart was last read. */
  #changed = false
  #retrying = false
  #pages = 1
  #reading: Promise<void> | undefined
  /** Somebody asked while it was being read: what comes is too old to be shown. */
  #again = false
  #pause: AbortController | undefined

  constructor(tools: CartTools) {
    this.#tools = tools
  }

  get view(): Readable<CartView> {
    return this.#view
  }

  /** Reads the cart from the platform. Callers at the same time share one reading, and one that follows. */
  refresh(): Promise<void> {
    if (this.#reading) {
      this.#overtake()
      return this.#reading
    }
    this.#reading = this.#readUntilSettled().finally(() => {
      this.#reading = undefined
      // Somebody asked in the very moment it ended.
      return this.#again ? this.refresh() : undefined
    })
    return this.#reading
  }

  /** Reads it once, when somebody first wants to see it. */
  open(): void {
    if (this.#status === 'waiting' && !this.#reading) void this.refresh().catch(() => {})
  }

  /** Shows 25 more lines. */
  async more(): Promise<void> {
    this.#pages += 1
    await this.refresh()
  }

  add(productId: string, quantity: number): Promise<Answer> {
    if (this.#tools.mayBuy?.() === false) return Promise.resolve(shopClosed)
    return this.#queued(async () => {
      let counts = this.#counts
      let expected = Number.POSITIVE_INFINITY
      this.#counts = undefined
      const answer = await this.#stubbornly(
        async () => {
          counts ??= countProducts(await this.#tools.gateway.read(99))
          expected = (counts.get(productId) ?? 0) + quantity
          return this.#tools.gateway.add(productId, quantity)
        },
        (cart) => (countProducts(cart).get(productId) ?? 0) >= expected,
      )
      this.#counts = 'done' in answer ? counts?.set(productId, expected) : counts
      return answer
    })
  }

  /** Fast clicks are one request per settled value: everyone who asked meanwhile gets the same answer. */
  setQuantity(lineId: string, quantity: number): Promise<Answer> {
    const now = this.#cart?.lines.find((line) => line.id === lineId)?.quantity ?? 0
    if (quantity > now && this.#tools.mayBuy?.() === false) return Promise.resolve(shopClosed)
    this.#refusals.delete(lineId)
    let wish = this.#wishes.get(lineId)
    if (!wish || wish.sent) {
      wish = { quantity, answer: Promise.resolve({ done: true }), sent: false }
      this.#wishes.set(lineId, wish)
      wish.answer = this.#settle(lineId, wish)
    }
    wish.quantity = quantity
    this.#show()
    return wish.answer
  }

  async remove(lineId: string): Promise<Answer> {
    this.#removed.add(lineId)
    this.#wishes.delete(lineId)
    this.#refusals.delete(lineId)
    this.#show()
    try {
      const answer = await this.#queued(() => this.#sendRemoval(lineId))
      if ('done' in answer || answer.refused.reason === 'gone') return { done: true }
      this.#giveBack(lineId, answer.refused)
      return answer
    } catch (error) {
      this.#giveBack(lineId)
      throw error
    }
  }

  /** Specification, section 4: a cart shows as processing while operations are under way or this flag is set. */
  hold(held: boolean): void {
    this.#held = held
    this.#show()
  }

  /** Keeps a guest's cart id, to bring the cart along at login. */
  rememberGuestCart(): void {
    if (this.#cart) this.#tools.memory.set(guestCartKey, this.#cart.id)
  }

  /** Specification, section 4: on login a guest's cart is preserved, unless a payment link id is present. */
  async preserve(paymentLinkId?: string): Promise<void> {
    const guestCartId = this.#tools.memory.get(guestCartKey)
    this.forget()
    // A change is followed by a reading of its own.
    if (guestCartId && !paymentLinkId) await this.#bringAlong(guestCartId)
    else await this.refresh()
  }

  /** A cart that could not be brought along now is kept for the next login. */
  async #bringAlong(guestCartId: string): Promise<void> {
    try {
      await this.#queued(() => this.#tools.gateway.preserve(guestCartId))
    } catch (error) {
      if (!isBrokenWorld(error)) throw error
      console.error('The guest cart could not be brought along; it is tried again at the next login.', error)
      this.#tools.memory.set(guestCartKey, guestCartId)
    }
  }

  /** Forgets everything, as after logout. */
  forget(): void {
    this.#wishes.clear()
    this.#removed.clear()
    this.#refusals.clear()
    this.#counts = undefined
    this.#cart = undefined
    this.#status = 'waiting'
    this.#pages = 1
    this.#tools.memory.remove(guestCartKey)
    if (this.#reading) this.#overtake()
    this.#show()
  }

  async #settle(lineId: string, wish: Wish): Promise<Answer> {
    for (let seen = Number.NaN; wish.quantity !== seen;) {
      seen = wish.quantity
      await this.#tools.clock.wait(debounce)
    }
    try {
      return await this.#queued(() => this.#sendWish(lineId, wish))
    } catch (error) {
      if (this.#wishes.get(lineId) === wish) this.#wishes.delete(lineId)
      throw error
    } finally {
      this.#show()
    }
  }

  async #sendWish(lineId: string, wish: Wish): Promise<Answer> {
    wish.sent = true
    // A removed line has nothing to say any more.
    if (this.#wishes.get(lineId) !== wish) return { done: true }
    this.#counts = undefined
    const answer = await this.#stubbornly(
      () => this.#tools.gateway.setQuantity(lineId, wish.quantity),
      (cart) => cart?.lines.find((line) => line.id === lineId)?.quantity === wish.quantity,
    )
    // A newer wish of the same line has its own answer to wait for.
    if ('refused' in answer && this.#wishes.get(lineId) === wish) {
      this.#wishes.delete(lineId)
      this.#refusals.set(lineId, answer.refused)
    }
    return answer
  }

  #sendRemoval(lineId: string): Promise<Answer> {
    this.#counts = undefined
    return this.#stubbornly(
      () => this.#tools.gateway.remove(lineId),
      (cart) => !cart?.lines.some((line) => line.id === lineId),
    )
  }

  /** Runs a change in its turn, counted as an operation under way. */
  async #queued<T>(work: () => Promise<T>): Promise<T> {
    this.#operations += 1
    this.#show()
    try {
      const result = await this.#queue.run(work)
      this.#tools.changed?.()
      return result
    } finally {
      this.#changed = true
      this.#operations -= 1
      this.#show()
    }
  }

  /**
   * Tries again what may pass by itself, and never blindly: a write whose answer was lost reads the cart first,
   * so that nothing is added twice.
   */
  async #stubbornly(write: () => Promise<Answer>, arrived: (cart: Cart | undefined) => boolean): Promise<Answer> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        const answer = attempt > 0 && arrived(await this.#tools.gateway.read(99)) ? { done: true as const } : await write()
        this.#retry(false)
        return answer
      } catch (error) {
        if (!mayPass(error) || attempt === retryAttempts) {
          this.#retry(false)
          throw error
        }
        this.#retry(true)
        await this.#tools.clock.wait(retryWait)
      }
    }
  }

  async #readUntilSettled(): Promise<void> {
    try {
      for (let attempt = 1; ; attempt = this.#again ? 1 : attempt + 1) {
        this.#again = false
        const cart = await this.#tools.gateway.read(this.#pages)
        if (this.#again) continue
        this.#accept(cart)
        if (!cart?.processing) return
        if (attempt >= pollAttempts) throw new ShopError('async maximum wait exceeded')
        await this.#rest(pollDelay(attempt + 1))
      }
    } catch (error) {
      this.#error = error
      this.#changed = false
      if (this.#status === 'waiting') this.#status = 'failed'
      this.#show()
      throw error
    }
  }

  async #rest(milliseconds: number): Promise<void> {
    const pause = new AbortController()
    this.#pause = pause
    await this.#tools.clock.wait(milliseconds, pause.signal).catch((error) => {
      if (!pause.signal.aborted) throw error
    })
  }

  #overtake(): void {
    this.#again = true
    this.#pause?.abort()
  }

  #accept(cart: Cart | undefined): void {
    this.#status = 'ready'
    this.#cart = cart
    this.#error = undefined
    // Only a reading that no change has overtaken may take the place of what the shopper was shown.
    if (this.#queue.length === 0) {
      this.#changed = false
      this.#removed.clear()
      for (const [lineId, wish] of this.#wishes) if (wish.sent) this.#wishes.delete(lineId)
      this.#counts = cart && cart.lines.length < cart.lineCount ? undefined : countProducts(cart)
    }
    this.#show()
    this.#tools.bus.say(cartChanged, { count: cart?.productCount ?? 0, processing: cart?.processing ?? false })
  }

  #giveBack(lineId: string, refusal?: Refusal): void {
    this.#removed.delete(lineId)
    if (refusal) this.#refusals.set(lineId, refusal)
    this.#show()
  }

  #retry(retrying: boolean): void {
    if (retrying === this.#retrying) return
    this.#retrying = retrying
    this.#show()
  }

  #show(): void {
    const cart = this.#cart
    const lines = (cart?.lines ?? []).filter((line) => !this.#removed.has(line.id)).map((line): ShownLine => {
      const wish = this.#wishes.get(line.id)
      return { ...line, quantity: wish?.quantity ?? line.quantity, settling: wish !== undefined, refusal: this.#refusals.get(line.id) }
    })
    const processing = this.#operations > 0 || this.#changed || this.#held || this.#wishes.size > 0 || this.#removed.size > 0 || (cart?.processing ?? false)
    this.#view.set({ status: this.#status, cart, error: this.#error, lines, processing, retrying: this.#retrying })
  }
}

function countProducts(cart: Cart | undefined): Map<string, number> {
  const counts = new Map<string, number>()
  for (const line of cart?.lines ?? []) counts.set(line.productId, (counts.get(line.productId) ?? 0) + line.quantity)
  return counts
}
