import { plainText } from '../../../core/dom/plain-text.js'
import { withLock } from '../../../core/dom/with-lock.js'
import type { AnalyticsFact } from '../analytics.js'
import type { Answer, Refusable, Refusal } from '../answers.js'
import { cartChanged, cartOpen } from '../channels.js'
import { codeOf, isBrokenWorld, logFailure, isTransient, ShopError } from '../errors.js'
import { has } from '../has.js'
import { serialQueue } from '../serial-queue.js'
import { debounce } from '../limits.js'
import { guestCartKey } from '../memory.js'
import { type Observable, observable, type Readable } from '../observable.js'
import { mostOf } from '../product/quantity.js'
import { type AddingTools, addMany } from './adding.js'
import type { Cart, CartWish } from './cart-gateway.js'
import {
  type CartEvent,
  type CartState,
  idsInSight,
  step,
  unopened,
  unsentQuantities,
  viewOf,
  type Wish,
  type WishId,
  wishOf,
} from './cart-machine.js'
import { type Contents, putBack, takeOutAll } from './clearing.js'
import { keepNotices, namesOfFallen, noticesKeptIn } from './notices.js'
import { CartReader, readWhole } from './reader.js'
import { retryUntilConfirmed } from './retry.js'
import type { Patience } from '../retry.js'
import type { CartTools } from './tools.js'
import { TrackedCart } from './tracked-cart.js'
import { type CartDeed, type CartTurn, CartTurns } from './turns.js'
import { type CartNotice, type CartView, type Cleared, unknownCart } from './view.js'
import { applyCoupon, changeLine, dropCoupon, isIn, removeLine, type Writing } from './writes.js'

export { withLock }
export type { CartTools } from './tools.js'
export type { CartNotice, CartView, Cleared, ShownLine } from './view.js'

/** The place that a wish came from, for statistics. */
export type Origin = Extract<AnalyticsFact, { event: 'add_to_cart' }>['from']

const shopClosed = { refused: { reason: 'inactive' as const, message: '' } }
const signedOut = { refused: { reason: 'not-allowed' as const, message: '' } }
const notKept: Answer = { refused: { reason: 'not-kept', message: '' } }
const notAQuantity: Answer = { refused: { reason: 'quantity', message: '' } }
const unknownOutcome: Answer = { refused: { reason: 'other', message: '' } }

/** The cart of a page, which takes turns with those of other tabs. */
export const openCart = (
  tools: Omit<CartTools, 'withLock'>,
  view: Observable<CartView>,
  turns: Observable<readonly CartTurn[]>,
): ShopCart => new ShopCart({ ...tools, withLock: (work) => withLock(work, 'cart') }, view, turns)

/** Does what the cart's machine does not: asks the platform, waits, keeps and tells. */
export class ShopCart {
  readonly #view: Observable<CartView>
  readonly #tools: CartTools
  /** Specification, section 4: cart updates are queued and run strictly one after another; a failure does not stop the next. */
  readonly #inTurn = serialQueue()
  readonly #turns: CartTurns
  readonly #reader: CartReader
  readonly #tracked: TrackedCart
  /** Answers that callers of a quantity change wait for, by the number of the wish. */
  readonly #answers = new Map<number, Promise<Answer>>()
  #state: CartState
  #asksAnew = false

  constructor(tools: CartTools, view: Observable<CartView> = observable(unknownCart), turns = observable<readonly CartTurn[]>([])) {
    this.#tools = tools
    this.#view = view
    this.#turns = new CartTurns(turns)
    this.#tracked = new TrackedCart(tools)
    this.#reader = new CartReader({
      gateway: tools.gateway,
      clock: tools.clock,
      accept: (cart) => this.#accept(cart),
      failed: (error) => this.#readingFailed(error),
    })
    this.#state = unopened(noticesKeptIn(tools.visit))
    if (this.#state.notices.length > 0) this.#show()
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
    if (this.#state.expired) this.#note({ expired: false })
    return this.#reader.read()
  }

  /** Somewhere else it may have changed: what was known of it counts no more. */
  renew(): Promise<void> {
    this.#note({ contents: undefined })
    return this.refresh()
  }

  /** Reads it once, when somebody first wants to see it. */
  open(): void {
    if (this.#state.status === 'loading' && !this.#reader.reading) void this.refresh().catch(() => {})
  }

  /** Shows 25 more lines. */
  more(): Promise<void> {
    return this.showPages(this.#reader.pages + 1)
  }

  /** Makes sure that so many pages of 25 lines are read. */
  async showPages(pages: number): Promise<void> {
    const before = this.#reader.pages
    if (pages <= before && this.#state.status === 'ready') return
    this.#reader.pages = Math.max(pages, before)
    try {
      await this.refresh()
    } catch (error) {
      if (this.#state.status === 'ready') this.#reader.pages = before
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
    const answers = sound.length === 0 ? [] : await this.#queued('add', () => this.#addInTurn(sound, from))
    return wishes.map((wish) => (sound.includes(wish) ? (answers[sound.indexOf(wish)] ?? unknownOutcome) : notAQuantity))
  }

  /**
   * Fast clicks are one request per settled value: everyone who asked meanwhile gets the same answer.
   * @param orMost when there are not so many, as many as there are are taken; the answer says so all the same
   */
  setQuantity(lineId: string, quantity: number, orMost = false): Promise<Answer> {
    if (!lineId) return Promise.reject(unsaid('line'))
    const now = this.#line(lineId)?.quantity ?? 0
    if (quantity > now && this.#tools.mayBuy?.() === false) return Promise.resolve(shopClosed)
    if (this.#state.expired) return Promise.resolve(this.#refuseLine(lineId, signedOut))
    this.#step({ kind: 'wished', lineId, quantity, orMost })
    const { number } = this.#state.wishes.get(lineId) as Wish
    const answer = this.#answers.get(number) ?? this.#settle({ lineId, number })
    this.#answers.set(number, answer)
    return answer
  }

  async remove(lineId: string): Promise<Answer> {
    if (!lineId) throw unsaid('line')
    if (this.#state.expired) return this.#refuseLine(lineId, signedOut)
    const productId = this.#line(lineId)?.productId
    this.#step({ kind: 'removing', lineId })
    return this.#givingBack([lineId], async () => {
      const answer = await this.#queued('remove', () => removeLine(lineId, this.#writing))
      if (has(answer, 'done') && productId !== undefined) this.#tools.report({ event: 'remove_from_cart', productId })
      if (has(answer, 'done') || answer.refused.reason === 'gone') return { done: true as const }
      return this.#refuseLine(lineId, answer)
    })
  }

  async addCoupon(code: string): Promise<Answer> {
    if (this.#state.expired) return signedOut
    const typed = plainText(code)
    if (typed === '') return { refused: { reason: 'coupon-unknown', message: '' } }
    return this.#queued('add-coupon', () => applyCoupon(typed, this.#writing, isIn(this.#state.cart?.coupons, typed)))
  }

  async removeCoupon(couponId: string): Promise<Answer> {
    if (!couponId) throw unsaid('coupon')
    if (this.#state.expired) return signedOut
    return this.#queued('remove-coupon', () => dropCoupon(couponId, this.#writing))
  }

  /** Takes everything out, all pages of it; `undoClear` puts it back. */
  async clear(): Promise<Refusable<Cleared>> {
    if (this.#state.expired) return signedOut
    const wished = unsentQuantities(this.#state)
    const lineIds = idsInSight(this.#state)
    this.#step({ kind: 'emptying' })
    return this.#givingBack(lineIds, () => this.#queued('clear', () => this.#clearInTurn(wished)))
  }

  /** Adds what was cleared anew, coupons included; the names of what could not be had back. */
  async undoClear(): Promise<Refusable<{ missing: readonly string[] }>> {
    const { cleared, shopper } = this.#state
    if (!cleared) return { missing: [] }
    if (this.#tools.mayBuy?.() === false) return shopClosed
    this.#note({ cleared: undefined })
    let left: Contents | undefined = cleared
    try {
      return await this.#queued('undo-clear', async () => {
        const back = await putBack(cleared, this.#adding())
        left = back.left
        this.#wasAdded(back.added, 'shop')
        if (back.failure !== undefined) throw back.failure
        return { missing: back.missing }
      })
    } finally {
      this.#note({ cleared: this.#state.cleared ?? left }, shopper)
    }
  }

  hold(held: boolean): void {
    this.#note({ held })
  }

  /** She has read them. */
  dismissNotices(): void {
    this.#note({ notices: [] })
  }

  /** Keeps a guest's cart id, to bring the cart along at login. Happens by itself where it is known that she is a guest. */
  rememberGuestCart(): void {
    const { status, expired, cart } = this.#state
    if (this.#tools.isGuest() !== true || status !== 'ready' || expired) return
    if (cart) this.#tools.memory.set(guestCartKey, cart.id)
    else this.#tools.memory.remove(guestCartKey)
  }

  /** Specification, section 4: on login a guest's cart is preserved, unless a payment link id is present. */
  async preserve(paymentLinkId?: string): Promise<void> {
    const guestCartId = this.#tools.memory.get(guestCartKey)
    const names = new Map(this.#state.cart?.lines.map(({ productId, name }) => [productId, name]))
    this.#startOver('began anew')
    // A change is followed by a reading of its own.
    if (guestCartId && !paymentLinkId) await this.#bringAlong(guestCartId, names)
    else await this.refresh()
  }

  /** Leaves nothing behind, as after logout. */
  forget(): void {
    this.#tracked.forget()
    this.#startOver('left')
    this.#tools.bus.publish(cartChanged, { count: 0, processing: false })
  }

  #startOver(how: 'began anew' | 'left'): void {
    this.#tracked.startOver()
    this.#reader.pages = 1
    this.#tools.memory.remove(guestCartKey)
    this.#reader.overtake()
    this.#step({ kind: how })
  }

  /** A cart that could not be brought along now is kept for the next login. */
  async #bringAlong(guestCartId: string, known: ReadonlyMap<string, string>): Promise<void> {
    const { gateway, memory, nameOf } = this.#tools
    const { shopper } = this.#state
    try {
      await this.#queued('preserve', async () => {
        const earlier = await this.#earlierLines(guestCartId, known)
        // A second time it finds no guest's cart any more, and does nothing.
        const { made, fallen } = await retryUntilConfirmed('preserve', () => gateway.preserve(guestCartId), this.#patience)
        this.#note({ contents: undefined })
        const names = await namesOfFallen(fallen, known, nameOf)
        if (fallen.length > 0) this.#notice({ kind: 'fell-away', names }, shopper)
        // The platform makes a new cart of the guest's, and lays the customer's earlier one aside.
        if (made && earlier.length > 0) {
          const { missing } = await putBack({ lines: earlier, coupons: [] }, this.#adding())
          const came = earlier.map(({ name }) => name).filter((name) => !missing.includes(name))
          if (missing.length > 0) this.#notice({ kind: 'fell-away', names: missing }, shopper)
          if (came.length > 0) this.#notice({ kind: 'came-along', names: came }, shopper)
        }
        return { done: true as const }
      })
    } catch (error) {
      if (!isBrokenWorld(error)) throw error
      if (isTransient(error)) memory.set(guestCartKey, guestCartId)
    }
  }

  #notice(notice: CartNotice, shopper: number): void {
    this.#note({ notices: [...this.#state.notices, notice], told: false }, shopper)
  }

  /** Reads the lines of the customer's cart of another visit, without the products that the guest has chosen now. */
  async #earlierLines(guestCartId: string, known: ReadonlyMap<string, string>): Promise<Contents['lines']> {
    try {
      const earlier = await readWhole(this.#tools.gateway)
      if (!earlier || earlier.id === guestCartId) return []
      return earlier.lines.filter(({ productId }) => !known.has(productId)).reverse()
    } catch (error) {
      if (!isBrokenWorld(error)) throw error
      return []
    }
  }

  async #settle(wish: WishId): Promise<Answer> {
    try {
      let seen: number | undefined
      for (let now = wishOf(this.#state, wish); now && now.quantity !== seen; now = wishOf(this.#state, wish)) {
        seen = now.quantity
        await this.#tools.clock.wait(debounce)
      }
      return await this.#queued('change', () => this.#sendWish(wish))
    } catch (error) {
      this.#step({ kind: 'unwished', ...wish })
      throw error
    } finally {
      this.#answers.delete(wish.number)
    }
  }

  async #sendWish(wish: WishId): Promise<Answer> {
    const wished = wishOf(this.#state, wish)
    // A removed line has nothing to say any more.
    if (!wished) return { done: true }
    this.#step({ kind: 'sent', ...wish })
    const answer = this.#asTold(await changeLine(wish.lineId, wished.quantity, this.#writing))
    if (has(answer, 'refused') && !(wished.orMost && (await this.#takeMost(wish, answer.refused))))
      this.#step({ kind: 'unwished', ...wish, refusal: answer.refused })
    return answer
  }

  /** Lowers the wish to the pieces in stock, where there are fewer than wished. @returns true when the line has them */
  async #takeMost(wish: WishId, refusal: Refusal): Promise<boolean> {
    const { available = 0 } = refusal
    const quantity = refusal.reason === 'stock' ? mostOf(available, this.#line(wish.lineId)?.rule) : 0
    if (quantity === 0) return false
    this.#step({ kind: 'lowered', ...wish, quantity, refusal })
    if (!wishOf(this.#state, wish)) return true
    const answer = await changeLine(wish.lineId, quantity, this.#writing)
    if (has(answer, 'done')) this.#tools.changed?.()
    return has(answer, 'done')
  }

  async #addInTurn(wishes: readonly CartWish[], from: Origin): Promise<readonly Answer[]> {
    const { shopper } = this.#state
    try {
      const { answers, before, after, failure } = await addMany(wishes, this.#adding())
      if (before?.counts.size === 0 && answers.some((answer) => answer && has(answer, 'done')) && (await this.#isForgotten())) {
        return wishes.map(() => notKept)
      }
      this.#note({ contents: after }, shopper)
      const added = wishes.filter((_, index) => answers[index] && has(answers[index], 'done'))
      this.#wasAdded(added, from, before?.counts.size === 0 && added.length === 1)
      if (failure !== undefined) logFailure('failed to add product to cart', failure)
      return wishes.map((_, index) => answers[index] ?? unknownOutcome)
    } catch (error) {
      logFailure('failed to add product to cart', error)
      throw error
    }
  }

  /** After the first product: a platform on another origin whose cookies the browser drops answers each request with a new guest. */
  async #isForgotten(): Promise<boolean> {
    if (!this.#tools.isElsewhere?.()) return false
    const cart = await readWhole(this.#tools.gateway)
    if (cart && cart.lines.length > 0) return false
    console.error('The platform on another origin forgets this cart. See credentials="include" of vitrine-store.')
    return true
  }

  #wasAdded(wishes: readonly CartWish[], from: Origin, first = false): void {
    if (wishes.length > 0) this.#tracked.added(first)
    for (const { productId, quantity } of wishes) this.#tools.report({ event: 'add_to_cart', productId, quantity, from })
  }

  async #clearInTurn(wished: ReadonlyMap<string, number>): Promise<Refusable<Cleared>> {
    const { shopper } = this.#state
    const contents = await takeOutAll(this.#writing, wished)
    if (has(contents, 'refused')) return contents
    // A shopper who clears an empty cart has lost nothing.
    if (contents.lines.length > 0) this.#note({ cleared: contents }, shopper)
    for (const { productId } of contents.lines) this.#tools.report({ event: 'remove_from_cart', productId })
    return { lineCount: contents.lines.length }
  }

  get #patience(): Patience {
    const { shopper } = this.#state
    return {
      clock: this.#tools.clock,
      still: () => shopper === this.#state.shopper,
      retrying: (retrying) => retrying !== this.#state.retrying && this.#note({ retrying }, shopper),
    }
  }

  /** Tools for a change after which nobody knows what the cart holds. */
  get #writing(): Writing {
    this.#note({ contents: undefined })
    return { gateway: this.#tools.gateway, patience: this.#patience }
  }

  #adding(): AddingTools {
    const { contents } = this.#state
    return { ...this.#writing, held: contents }
  }

  /** Runs a change in its turn, counted as an operation under way. */
  async #queued<T extends object>(deed: CartDeed, work: () => Promise<T>): Promise<T> {
    const { shopper } = this.#state
    const note = this.#turns.ask(deed, this.#tools.clock)
    this.#step({ kind: 'asked' })
    try {
      const result = await this.#inTurn(() =>
        // Two tabs that write at the same time could not tell, after a lost answer, whose change has arrived.
        this.#tools.withLock(async (waited) => {
          note('running')
          // Its word may still be on the way.
          if (waited) this.#note({ contents: undefined })
          if (shopper !== this.#state.shopper)
            throw new ShopError('SESSION_NOT_LOADED', 'The shopper left before it was the turn of her change.')
          // The answer is read before the platform is asked who is here, after which everybody is a guest.
          const done = this.#asTold(await work())
          await this.#judge(done, shopper)
          // Other tabs are told before the next one has its turn.
          if (refusalsIn(done).length < [done].flat().length) this.#tools.changed?.()
          return done
        }),
      )
      note(refusalsIn(result).length > 0 ? 'refused' : 'done')
      return result
    } catch (failure) {
      note('failed')
      logFailure('cart update failed in queue', failure)
      this.#note({ code: codeOf(failure) }, shopper)
      throw failure
    } finally {
      this.#step({ kind: 'ended' })
      if (this.#state.underway === 0) this.#drained()
    }
  }

  /** A conflict and the end of a session are failures all the same, and are logged as such. */
  async #judge(result: object, shopper: number): Promise<void> {
    const [refusal] = refusalsIn(result)
    if (!refusal) return
    this.#note({ code: codeOf(refusal) }, shopper)
    const ended = refusal.reason === 'not-allowed' && this.#tools.isGuest() === false
    if (ended || refusal.reason === 'conflict') logFailure('cart update failed in queue', refusal)
    if (ended) await this.#recognise()
    if (refusal.reason === 'session') await this.#tools.recognise().catch(() => {})
  }

  /** A guest who may fill a cart is refused only because her session has ended: there is nothing to sign in to. */
  get #hasRights(): boolean {
    return this.#tools.isGuest() === true && this.#tools.mayFill?.() === true
  }

  #asTold<T extends object>(result: T): T {
    if (!this.#hasRights || refusalsIn(result).length === 0) return result
    return (Array.isArray(result) ? result.map(asEndedSession) : asEndedSession(result)) as T
  }

  /** A shopper whose session has ended still sees the cart, and can sign in anew. */
  async #recognise(): Promise<void> {
    const known = await this.#tools.recognise().then(
      () => true,
      () => false,
    )
    this.#note({ expired: !known || this.#tools.isGuest() !== false })
  }

  /** Nothing is waiting any more. */
  #drained(): void {
    if (this.#state.expired) this.#step({ kind: 'settled' })
    else void this.refresh().catch(() => {})
  }

  #accept(cart: Cart | undefined): void {
    this.#asksAnew = false
    this.#step({ kind: 'read', cart })
    if (this.#state.underway === 0) this.#tracked.read(cart)
    this.rememberGuestCart()
    this.#tools.bus.publish(cartChanged, { count: cart?.productCount ?? 0, processing: cart?.processing ?? false })
    if (this.#state.told || this.#state.notices.length === 0) return
    this.#note({ told: true })
    this.#tools.bus.publish(cartOpen, { reason: 'told' })
  }

  #readingFailed(error: unknown): void {
    this.#step({ kind: 'unread', error })
    if (!isBrokenWorld(error) || error.kind !== 'signed-out') return
    if (this.#tools.isGuest() === false) void this.#recognise()
    else if (this.#hasRights && !this.#asksAnew) void this.#askAnew()
  }

  /** A guest gets a new session, and what her cart holds now; once, until a reading gets through. */
  async #askAnew(): Promise<void> {
    this.#asksAnew = true
    await this.#tools.recognise().catch(() => {})
    await this.refresh().catch(() => {})
  }

  #refuseLine(lineId: string, answer: { refused: Refusal }): Answer {
    this.#step({ kind: 'given back', lineIds: [lineId], refusal: answer.refused })
    return answer
  }

  /** Lines that the shopper no longer sees come back when the shop refuses or the platform fails. */
  async #givingBack<T extends object>(lineIds: readonly string[], work: () => Promise<Refusable<T>>): Promise<Refusable<T>> {
    try {
      const answer = await work()
      if (has(answer, 'refused')) this.#step({ kind: 'given back', lineIds })
      return answer
    } catch (error) {
      this.#step({ kind: 'given back', lineIds })
      throw error
    }
  }

  #line(lineId: string) {
    return this.#state.cart?.lines.find(({ id }) => id === lineId)
  }

  #note(facts: Extract<CartEvent, { kind: 'noted' }>['facts'], shopper = this.#state.shopper): void {
    this.#step({ kind: 'noted', facts, shopper })
  }

  #step(event: CartEvent): void {
    const before = this.#state
    this.#state = step(before, event)
    if (this.#state === before) return
    const { notices } = this.#state
    if (notices !== before.notices) keepNotices(this.#tools.visit, notices)
    this.#show()
  }

  #show(): void {
    this.#view.set(viewOf(this.#state))
  }
}

function refusalsIn(result: object): Refusal[] {
  return [result].flat().flatMap((answer) => (has(answer as object, 'refused') ? [(answer as { refused: Refusal }).refused] : []))
}

function asEndedSession<T extends object>(answer: T): T {
  if (!has(answer, 'refused')) return answer
  const { refused } = answer as { refused: Refusal }
  return refused.reason === 'not-allowed' ? { ...answer, refused: { ...refused, reason: 'session' } } : answer
}

/** Specification, section 8: an action that lacks what it is about is a mistake of ours, and is never sent. */
const unsaid = (what: string): ShopError => new ShopError('INTERNAL_ERROR', `Which ${what} is meant was not said.`)
