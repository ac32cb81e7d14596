import type { AnalyticsFact } from '../analytics.js'
import { type AddingTools, addMany, type Held, heldBy } from './adding.js'
import { type Contents, putBack, takeOutAll } from './clearing.js'
import { CartLines, type Wish } from './lines.js'
import { CartNotices, namesOfFallen } from './notices.js'
import { CartQueue } from './queue.js'
import { CartReader, readWhole } from './reader.js'
import { insist, type Patience } from './retry.js'
import type { CartTools } from './tools.js'
import { type CartView, type Cleared, unknownCart } from './view.js'
import { applyCoupon, changeLine, dropCoupon, isIn, removeLine, type Writing } from './writes.js'
import { cartChanged } from '../channels.js'
import { codeOf, type ErrorCode, isBrokenWorld, logFailure, mayPass, ShopError } from '../errors.js'
import type { Answer, OrRefused, Refusal } from '../answers.js'
import type { Cart, CartWish } from './cart-gateway.js'
import { has } from '../has.js'
import { debounce } from '../limits.js'
import { type Observable, observable, type Readable } from '../observable.js'
import { TrackedCart } from './tracked-cart.js'

export type { CartTools } from './tools.js'
export type { CartNotice, CartView, Cleared, ShownLine } from './view.js'

/** Where a wish came from, for statistics. */
export type Origin = Extract<AnalyticsFact, { event: 'add_to_cart' }>['from']

const guestCartKey = 'vitrine_guest_cart'
const shopClosed = { refused: { reason: 'inactive' as const, message: '' } }
const signedOut = { refused: { reason: 'not-allowed' as const, message: '' } }
const notAQuantity: Answer = { refused: { reason: 'quantity', message: '' } }
const unknownOutcome: Answer = { refused: { reason: 'other', message: '' } }

export class ShopCart {
  readonly #view: Observable<CartView>
  readonly #tools: CartTools
  readonly #queue = new CartQueue(() => this.#drained())
  readonly #reader: CartReader
  readonly #lines = new CartLines()
  readonly #notices: CartNotices
  readonly #tracked: TrackedCart
  /** Undefined while it is not known for certain what the cart holds. */
  #contents: Held | undefined
  #status: CartView['status'] = 'waiting'
  #cart: Cart | undefined
  #error: unknown
  #code: ErrorCode | undefined
  #operations = 0
  #held = false
  /** Something was changed since the cart was last read. */
  #changed = false
  #retrying = false
  #cleared: Contents | undefined
  /** Her session has ended: she sees her cart, but cannot change it. */
  #expired = false
  /** Counts the shoppers: what one asked for is not done in the name of the next. */
  #shopper = 0

  constructor(tools: CartTools, view: Observable<CartView> = observable(unknownCart)) {
    this.#tools = tools
    this.#view = view
    this.#notices = new CartNotices(tools)
    this.#tracked = new TrackedCart(tools)
    this.#reader = new CartReader({
      gateway: tools.gateway,
      clock: tools.clock,
      accept: (cart) => this.#accept(cart),
      failed: (error) => this.#readingFailed(error),
    })
    if (this.#notices.list.length > 0) this.#show()
  }

  get view(): Readable<CartView> {
    return this.#view
  }

  /** As the platform holds it at this moment, with every line; nothing is shown of it. */
  whole(): Promise<Cart | undefined> {
    return readWhole(this.#tools.gateway)
  }

  /** Reads the cart from the platform. Callers at the same time share one reading, and one that follows. */
  refresh(): Promise<void> {
    this.#expired = false
    return this.#reader.read()
  }

  /** Reads it once, when somebody first wants to see it. */
  open(): void {
    if (this.#status === 'waiting' && !this.#reader.reading) void this.refresh().catch(() => {})
  }

  /** Shows 25 more lines. */
  more(): Promise<void> {
    return this.showPages(this.#reader.pages + 1)
  }

  /** Makes sure that so many pages of 25 lines are read. */
  async showPages(pages: number): Promise<void> {
    const before = this.#reader.pages
    if (pages <= before && this.#status === 'ready') return
    this.#reader.pages = Math.max(pages, before)
    try {
      await this.refresh()
    } catch (error) {
      if (this.#status === 'ready') this.#reader.pages = before
      throw error
    }
  }

  async add(productId: string, quantity: number, from: Origin = 'shop'): Promise<Answer> {
    const [answer = unknownOutcome] = await this.addAll([{ productId, quantity }], from)
    return answer
  }

  /** Several at once, in one turn; one answer for each, in their order. */
  async addAll(wishes: readonly CartWish[], from: Origin = 'shop'): Promise<readonly Answer[]> {
    if (this.#tools.mayBuy?.() === false) return wishes.map(() => shopClosed)
    // Specification, section 5: only what has an id and a positive quantity.
    const sound = wishes.filter(({ productId, quantity }) => productId !== '' && quantity > 0 && Number.isFinite(quantity))
    const answers = sound.length === 0 ? [] : await this.#queued(() => this.#addInTurn(sound, from))
    return wishes.map((wish) => (sound.includes(wish) ? (answers[sound.indexOf(wish)] ?? unknownOutcome) : notAQuantity))
  }

  /** Fast clicks are one request per settled value: everyone who asked meanwhile gets the same answer. */
  setQuantity(lineId: string, quantity: number): Promise<Answer> {
    const now = this.#cart?.lines.find((line) => line.id === lineId)?.quantity ?? 0
    if (quantity > now && this.#tools.mayBuy?.() === false) return Promise.resolve(shopClosed)
    if (this.#expired) return Promise.resolve(this.#refuseLine(lineId, signedOut))
    this.#lines.forgive(lineId)
    let wish = this.#lines.wishes.get(lineId)
    if (!wish || wish.sent) {
      wish = { quantity, answer: Promise.resolve({ done: true }), sent: false }
      this.#lines.wishes.set(lineId, wish)
      wish.answer = this.#settle(lineId, wish)
    }
    wish.quantity = quantity
    this.#show()
    return wish.answer
  }

  async remove(lineId: string): Promise<Answer> {
    if (this.#expired) return this.#refuseLine(lineId, signedOut)
    const productId = this.#cart?.lines.find((line) => line.id === lineId)?.productId
    this.#lines.wishes.delete(lineId)
    this.#lines.hide([lineId])
    this.#show()
    try {
      const answer = await this.#queued(() => removeLine(lineId, this.#writing))
      if (has(answer, 'done') && productId !== undefined) this.#tools.report({ event: 'remove_from_cart', productId })
      if (has(answer, 'done') || answer.refused.reason === 'gone') return { done: true }
      this.#giveBack([lineId], answer.refused)
      return answer
    } catch (error) {
      this.#giveBack([lineId])
      throw error
    }
  }

  async addCoupon(code: string): Promise<Answer> {
    if (this.#expired) return signedOut
    const typed = code.trim()
    if (typed === '') return { refused: { reason: 'coupon-unknown', message: '' } }
    return this.#queued(() => applyCoupon(typed, this.#writing, isIn(this.#cart?.coupons, typed)))
  }

  async removeCoupon(couponId: string): Promise<Answer> {
    if (this.#expired) return signedOut
    return this.#queued(() => dropCoupon(couponId, this.#writing))
  }

  /** Takes everything out, all pages of it; `undoClear` puts it back. */
  async clear(): Promise<OrRefused<Cleared>> {
    if (this.#expired) return signedOut
    const wished = this.#lines.takeUnsent()
    const hidden = this.#lines.hideAll(this.#cart)
    this.#show()
    try {
      const answer = await this.#queued(() => this.#clearInTurn(wished))
      if (has(answer, 'refused')) this.#giveBack(hidden)
      return answer
    } catch (error) {
      this.#giveBack(hidden)
      throw error
    }
  }

  /** Adds what was cleared anew, coupons included; the names of what could not be had back. */
  async undoClear(): Promise<OrRefused<{ missing: readonly string[] }>> {
    const cleared = this.#cleared
    if (!cleared) return { missing: [] }
    if (this.#tools.mayBuy?.() === false) return shopClosed
    this.#cleared = undefined
    let left: Contents | undefined = cleared
    try {
      return await this.#queued(async () => {
        const back = await putBack(cleared, this.#adding())
        left = back.left
        this.#wasAdded(back.added, 'shop')
        if (back.failure !== undefined) throw back.failure
        return { missing: back.missing }
      })
    } finally {
      this.#cleared ??= left
    }
  }

  /** Specification, section 4: a cart shows as processing while operations are under way or this flag is set. */
  hold(held: boolean): void {
    this.#held = held
    this.#show()
  }

  /** She has read them. */
  dismissNotices(): void {
    this.#notices.dismiss()
    this.#show()
  }

  /** Keeps a guest's cart id, to bring the cart along at login. Happens by itself where it is known that she is a guest. */
  rememberGuestCart(): void {
    if (this.#tools.isGuest() !== true || this.#status !== 'ready' || this.#expired) return
    if (this.#cart) this.#tools.memory.set(guestCartKey, this.#cart.id)
    else this.#tools.memory.remove(guestCartKey)
  }

  /** Specification, section 4: on login a guest's cart is preserved, unless a payment link id is present. */
  async preserve(paymentLinkId?: string): Promise<void> {
    const guestCartId = this.#tools.memory.get(guestCartKey)
    const names = new Map(this.#cart?.lines.map(({ productId, name }) => [productId, name]))
    this.#startOver()
    // A change is followed by a reading of its own.
    if (guestCartId && !paymentLinkId) await this.#bringAlong(guestCartId, names)
    else await this.refresh()
  }

  /** Leaves nothing behind, as after logout. */
  forget(): void {
    this.#shopper += 1
    this.#tracked.forget()
    this.#notices.dismiss()
    this.#startOver()
    this.#tools.bus.say(cartChanged, { count: 0, processing: false })
  }

  #startOver(): void {
    this.#lines.clear()
    this.#tracked.startOver()
    this.#contents = undefined
    this.#cart = undefined
    this.#cleared = undefined
    this.#code = undefined
    this.#error = undefined
    this.#status = 'waiting'
    this.#expired = false
    this.#reader.pages = 1
    this.#tools.memory.remove(guestCartKey)
    this.#reader.overtake()
    this.#show()
  }

  /** A cart that could not be brought along now is kept for the next login. */
  async #bringAlong(guestCartId: string, names: ReadonlyMap<string, string>): Promise<void> {
    const { gateway, memory } = this.#tools
    try {
      await this.#queued(async () => {
        // A second time it finds no guest's cart any more, and does nothing.
        const { fallen } = await insist(() => gateway.preserve(guestCartId), this.#patience)
        this.#contents = undefined
        if (fallen.length > 0) this.#notices.add({ kind: 'fell-away', names: await namesOfFallen(fallen, names, this.#tools.nameOf) })
        return { done: true as const }
      })
    } catch (error) {
      if (!isBrokenWorld(error)) throw error
      if (mayPass(error)) memory.set(guestCartKey, guestCartId)
    }
  }

  async #settle(lineId: string, wish: Wish): Promise<Answer> {
    for (let seen = Number.NaN; wish.quantity !== seen; ) {
      seen = wish.quantity
      await this.#tools.clock.wait(debounce)
    }
    try {
      return await this.#queued(() => this.#sendWish(lineId, wish))
    } catch (error) {
      if (this.#lines.wishes.get(lineId) === wish) this.#lines.wishes.delete(lineId)
      throw error
    } finally {
      this.#show()
    }
  }

  async #sendWish(lineId: string, wish: Wish): Promise<Answer> {
    wish.sent = true
    // A removed line has nothing to say any more.
    if (this.#lines.wishes.get(lineId) !== wish) return { done: true }
    const answer = await changeLine(lineId, wish.quantity, this.#writing)
    // A newer wish of the same line has its own answer to wait for.
    if (has(answer, 'refused') && this.#lines.wishes.get(lineId) === wish) {
      this.#lines.wishes.delete(lineId)
      this.#lines.giveBack([lineId], answer.refused)
    }
    return answer
  }

  async #addInTurn(wishes: readonly CartWish[], from: Origin): Promise<readonly Answer[]> {
    const shopper = this.#shopper
    try {
      const { answers, before, after, failure } = await addMany(wishes, this.#adding())
      if (shopper === this.#shopper) this.#contents = after
      const added = wishes.filter((_, index) => answers[index] && has(answers[index], 'done'))
      this.#wasAdded(added, from, before?.counts.size === 0 && added.length === 1)
      if (failure !== undefined) logFailure('failed to add product to cart', failure)
      return wishes.map((_, index) => answers[index] ?? unknownOutcome)
    } catch (error) {
      logFailure('failed to add product to cart', error)
      throw error
    }
  }

  #wasAdded(wishes: readonly CartWish[], from: Origin, first = false): void {
    if (wishes.length > 0) this.#tracked.added(first)
    for (const { productId, quantity } of wishes) this.#tools.report({ event: 'add_to_cart', productId, quantity, from })
  }

  async #clearInTurn(wished: ReadonlyMap<string, number>): Promise<OrRefused<Cleared>> {
    const contents = await takeOutAll(this.#writing, wished)
    if (has(contents, 'refused')) return contents
    // Who clears an empty cart has lost nothing by it.
    if (contents.lines.length > 0) this.#cleared = contents
    for (const { productId } of contents.lines) this.#tools.report({ event: 'remove_from_cart', productId })
    return { lineCount: contents.lines.length }
  }

  get #patience(): Patience {
    const shopper = this.#shopper
    return { clock: this.#tools.clock, still: () => shopper === this.#shopper, retrying: (retrying) => this.#retry(retrying) }
  }

  /** For a change after which nobody knows what the cart holds. */
  get #writing(): Writing {
    this.#contents = undefined
    return { gateway: this.#tools.gateway, patience: this.#patience }
  }

  #adding(): AddingTools {
    const held = this.#contents
    return { ...this.#writing, held }
  }

  /** Runs a change in its turn, counted as an operation under way. */
  async #queued<T extends object>(work: () => Promise<T>): Promise<T> {
    const shopper = this.#shopper
    this.#operations += 1
    this.#code = undefined
    this.#show()
    try {
      const result = await this.#queue.run(async () => {
        if (shopper !== this.#shopper) throw new ShopError('SESSION_NOT_LOADED', 'The shopper left before it was the turn of her change.')
        const done = await work()
        await this.#judge(done)
        return done
      })
      if (refusalsIn(result).length < [result].flat().length) this.#tools.changed?.()
      return result
    } catch (error) {
      this.#code = codeOf(error)
      throw error
    } finally {
      this.#changed = true
      this.#operations -= 1
      this.#show()
    }
  }

  /** A conflict and the end of a session are failures all the same, and are logged as such. */
  async #judge(result: object): Promise<void> {
    const [refusal] = refusalsIn(result)
    if (!refusal) return
    this.#code = codeOf(refusal)
    const ended = refusal.reason === 'not-allowed' && this.#tools.isGuest() === false
    if (ended || refusal.reason === 'conflict') logFailure('cart update failed in queue', refusal)
    if (ended) await this.#recognise()
  }

  /** Who was signed in and is not any more keeps her cart in sight, and can sign in anew. */
  async #recognise(): Promise<void> {
    const known = await this.#tools.recognise().then(
      () => true,
      () => false,
    )
    this.#expired = !known || this.#tools.isGuest() !== false
  }

  #drained(): void {
    if (!this.#expired) return void this.refresh().catch(() => {})
    this.#settled()
    this.#show()
  }

  #settled(): void {
    this.#changed = false
    this.#lines.settle()
  }

  #accept(cart: Cart | undefined): void {
    this.#status = 'ready'
    this.#cart = cart
    this.#error = undefined
    // Only a reading that no change has overtaken may take the place of what the shopper was shown.
    if (this.#queue.length === 0) {
      this.#settled()
      this.#contents = cart && cart.lines.length < cart.lineCount ? undefined : heldBy(cart)
      this.#tracked.read(cart)
    }
    this.rememberGuestCart()
    this.#show()
    this.#tools.bus.say(cartChanged, { count: cart?.productCount ?? 0, processing: cart?.processing ?? false })
    this.#notices.tell()
  }

  #readingFailed(error: unknown): void {
    this.#error = error
    this.#changed = false
    if (this.#status === 'waiting') this.#status = 'failed'
    this.#show()
    if (isBrokenWorld(error) && error.kind === 'signed-out' && this.#tools.isGuest() === false) void this.#recognise()
  }

  #refuseLine(lineId: string, answer: { refused: Refusal }): Answer {
    this.#giveBack([lineId], answer.refused)
    return answer
  }

  #giveBack(lineIds: readonly string[], refusal?: Refusal): void {
    this.#lines.giveBack(lineIds, refusal)
    this.#show()
  }

  #retry(retrying: boolean): void {
    if (retrying === this.#retrying) return
    this.#retrying = retrying
    this.#show()
  }

  #show(): void {
    const cart = this.#cart
    const lines = this.#lines.shown(cart)
    const processing = this.#operations > 0 || this.#changed || this.#held || this.#lines.unsettled || (cart?.processing ?? false)
    const code = this.#error === undefined ? this.#code : codeOf(this.#error)
    this.#view.set({
      status: this.#status,
      cart,
      error: this.#error,
      code,
      lines,
      processing,
      retrying: this.#retrying,
      notices: this.#notices.list,
    })
  }
}

function refusalsIn(result: object): Refusal[] {
  return [result].flat().flatMap((answer) => (has(answer as object, 'refused') ? [(answer as { refused: Refusal }).refused] : []))
}
