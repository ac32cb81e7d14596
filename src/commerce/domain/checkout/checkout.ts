import type { Answer, Refusal } from '../answers.js'
import type { Cart } from '../cart/cart-gateway.js'
import type { Clock } from '../clock.js'
import { codeOf, type ErrorCode, isBrokenWorld, ShopError } from '../errors.js'
import { has } from '../has.js'
import { serialQueue } from '../serial-queue.js'
import {
  checkoutWaitLoop,
  confirmationLimit,
  paymentLimit,
  paymentPatience,
  pollAttempts,
  pollDelay,
  retryAttempts,
  retryWait,
} from '../limits.js'
import { type Memory, paymentKey } from '../memory.js'
import { type Observable, observable, type Readable } from '../observable.js'
import type { Money } from '../product/money.js'
import type { Payer } from '../payment/payers.js'
import type { Unpaid } from '../payment/payment-provider.js'
import { retry, type Patience } from '../retry.js'
import type {
  Checkout,
  CheckoutAddress,
  CheckoutChange,
  CheckoutGateway,
  CheckoutProblem,
  DeliveryChange,
  DeliveryGroup,
  Hindered,
  Outdated,
  PaymentRequest,
  PaymentResult,
  Pieces,
} from './checkout-gateway.js'
import { type CheckoutEvent, type CheckoutState, next } from './checkout-machine.js'
import { type OrderTrace, orderTrace } from './order-trace.js'

/** Reason why the last action was not done. */
export type Hindrance =
  | { why: 'problems'; problems: readonly CheckoutProblem[] }
  | { why: 'refused'; refused: Refusal }
  | { why: 'payment'; result: PaymentResult }
  /** The payment provider got no payment. */
  | { why: 'unpaid'; reason: Unpaid }
  /** The cart or its sum has changed since the shopper last looked. */
  | { why: 'changed' }
  /** It was tried, and looked for: there is no order. */
  | { why: 'not-ordered' }
  /** Nobody has been chosen to buy from. */
  | { why: 'no-consultant' }
  /** The consultant's shop is closed. */
  | { why: 'inactive' }
  /** Somebody else's page shows this one. */
  | { why: 'framed' }

export interface CheckoutView {
  state: CheckoutState
  /** The checkout as it was when it was last ready. */
  checkout: Checkout | undefined
  hindrance: Hindrance | undefined
  error: unknown
  code: ErrorCode | undefined
  /** It is being tried again after a failure. */
  retrying: boolean
  /** The payment provider has been asked and takes its time: the shopper may go back. */
  paymentIsSlow: boolean
  orderReferenceNumber: string | undefined
}

export interface Ordering {
  /** The sum that she has before her eyes. */
  total: Money
  payer: Payer
}

export interface CheckoutTools {
  gateway: CheckoutGateway
  clock: Clock
  /** Lasts for this visit. */
  visit: Memory
  /** Every tab of this browser reads it. */
  shared: Memory
  /** Specification, section 4: an inactive shop blocks buying, at every step. */
  mayBuy: () => boolean
  /** Tells if the consultant's shop is still open; a lookup that fails closes none. */
  isOpen: () => Promise<boolean>
  /** It is ready for the first time: the pieces may be kept for her. */
  hold: () => void
  /** The moniker of the shop it is bought in; undefined while nobody is chosen. */
  consultant: () => string | undefined
  /** The cart that somebody else has filled, and she pays. */
  paymentLink: () => string | undefined
  /** She was signed in when this page began, and is not any more. */
  sessionEnded: () => Promise<boolean>
  /** Tells if the platform knows the shopper's consultant without being told. */
  knowsConsultant: () => Promise<boolean>
  /** A cart action is under way. */
  cartIsBusy: () => boolean
  /** @param cartId of another than her own */
  readCart: (cartId?: string, signal?: AbortSignal) => Promise<Cart | undefined>
  /** `placeOrderV2Enabled` of the store. */
  submits: () => Promise<boolean>
  /** Nobody else does this at the same time, in any tab of this shop. */
  withLock: <T>(work: () => Promise<T>) => Promise<T>
  /** A page of another origin shows this one. */
  isFramed: () => boolean
  /** Rendered on a server, where nobody waits (specification, section 8). */
  onServer: boolean
  /** There is an order. */
  placed: (orderReferenceNumber: string) => void
}

const nothingWrong = { hindrance: undefined, error: undefined, code: undefined }
const unopened: CheckoutView = {
  state: 'idle',
  checkout: undefined,
  ...nothingWrong,
  retrying: false,
  paymentIsSlow: false,
  orderReferenceNumber: undefined,
}

/** Leads from the cart to exactly one order (specification, section 4); `checkout-machine.ts` says what follows what. */
export class ShopCheckout {
  readonly #tools: CheckoutTools
  readonly #view: Observable<CheckoutView> = observable(unopened)
  readonly #inTurn = serialQueue()
  readonly #trace: OrderTrace
  /** No other tab orders or deletes a checkout now. */
  #isAlone = false
  /** Ends the wait for the payment provider. */
  #giveUpPayment: (() => void) | undefined
  #ordering: Promise<void> | undefined
  #looking: Promise<void> | undefined
  /** Moniker of the shop it is bought in, as the platform was told. */
  #seller: string | undefined
  /** Kind of payment that this checkout had, though it was not ordered after all. */
  #paidAs: PaymentRequest['requestType'] | undefined

  constructor(tools: CheckoutTools) {
    this.#tools = tools
    this.#trace = orderTrace(tools)
  }

  get view(): Readable<CheckoutView> {
    return this.#view
  }

  /** An order was under way when this visit was interrupted, or is under way in another tab. */
  get isInterrupted(): boolean {
    return this.#trace.underWay() !== undefined
  }

  /** The number of the last order from this browser, for a shopper who has not been told it here. */
  get lastOrderNumber(): string | undefined {
    return this.#trace.lastNumber()
  }

  /** Begins, or goes on where this visit was interrupted; asked again, it tries again what had failed. */
  open(): Promise<void> {
    return this.#inTurn(async () => {
      const { state, error } = this.#view.get()
      if (state === 'ready' && error !== undefined) return this.#renew(nothingWrong)
      if (state !== 'idle' && state !== 'failed') return
      if (state !== 'idle' || !this.isInterrupted) return this.#start()
      this.#step('resume')
      await this.#exclusively(() => this.#look())
    })
  }

  /** Something may have changed elsewhere. */
  renew(): Promise<void> {
    return this.#inTurn(() => this.#renew())
  }

  /** Tells the platform something. Answers whether it took it; why not, the view says. */
  change(change: CheckoutChange): Promise<boolean> {
    return this.#inTurn(() => this.#change(change))
  }

  /** Sends pieces somewhere else, as a delivery of their own. Answers as {@link change} does. */
  split(address: CheckoutAddress, items: readonly Pieces[]): Promise<boolean> {
    return this.#inTurn(() => this.#write(() => this.#splitNow(address, items)))
  }

  /** Removes a delivery group; its pieces go with the rest again. */
  unite(groupId: string): Promise<boolean> {
    return this.#inTurn(() => this.#write(() => this.#insist(() => this.#tools.gateway.removeGroup(groupId))))
  }

  changeDelivery(groupId: string, change: DeliveryChange): Promise<boolean> {
    return this.#inTurn(() =>
      this.#write(() => this.#insist(() => this.#afterConflict(() => this.#tools.gateway.changeGroup(groupId, change)))),
    )
  }

  /** The platform's data for the payment provider before anything is paid (`ClientRequest`); undefined where it has none. */
  clientData(): Promise<string | undefined> {
    return this.#inTurn(async () => {
      const { state, checkout } = this.#view.get()
      if (state !== 'ready' || !checkout) return undefined
      const answer = await this.#insist(() => this.#tools.gateway.pay(checkout.id, { requestType: 'ClientRequest' }))
      if (has(answer, 'outdated')) return void (await this.#beginAgain())
      // Documented up to v60: a platform that does not know it lends nothing.
      if (has(answer, 'refused')) return undefined
      if (answer.code !== 'Success') return void this.#hinder({ why: 'payment', result: answer })
      return answer.paymentData
    })
  }

  /** The cart that a payment link leads to; undefined where it is gone, or not this shopper's to pay. */
  linkedCart(signal?: AbortSignal): Promise<Cart | undefined> {
    return this.#tools.readCart(this.#tools.paymentLink(), signal)
  }

  /** Copies the shopper's cart as it stands, for somebody else to pay. @throws as the gateway does */
  copyForPayer(account: string): ReturnType<CheckoutGateway['copyForPayer']> {
    return this.#inTurn(() => this.#insist(() => this.#tools.gateway.copyForPayer(account)))
  }

  /**
   * Orders what the shopper sees, once: a second call meanwhile gets the same order, and so does another tab.
   * The view shows the outcome.
   */
  order(ordering: Ordering): Promise<void> {
    this.#ordering ??= this.#inTurn(() => this.#order(ordering)).finally(() => {
      this.#ordering = undefined
    })
    return this.#ordering
  }

  /** Nobody knows whether it was ordered: looks once more. Never orders. */
  lookAgain(): Promise<void> {
    this.#looking ??= this.#inTurn(async () => {
      if (this.#view.get().state !== 'unknown') return
      this.#step('look')
      await this.#exclusively(() => this.#look())
    }).finally(() => {
      this.#looking = undefined
    })
    return this.#looking
  }

  /** The shopper waits no longer for the payment provider; nothing has been sent to the platform. */
  abandonPayment(): void {
    this.#giveUpPayment?.()
  }

  async #renew(facts: Partial<CheckoutView> = {}): Promise<void> {
    const { state, checkout } = this.#view.get()
    if (state !== 'ready' || !checkout) return
    this.#step('read', facts)
    await this.#load(checkout.id)
  }

  async #start(): Promise<void> {
    if (!this.#tools.mayBuy() || !(await this.#tools.isOpen())) return void this.#hinder({ why: 'inactive' })
    this.#step('start', nothingWrong)
    await this.#startNow(1)
  }

  /** @param tries how often the old one may still be deleted, and a new one started */
  async #startNow(tries: number): Promise<void> {
    const { clock, cartIsBusy } = this.#tools
    try {
      while (cartIsBusy()) await clock.wait(checkoutWaitLoop)
      const started = await this.#begin()
      if (has(started, 'outdated') && tries > 0) return await this.#startAnew(tries)
      this.#step('started')
      this.#paidAs = undefined
      // A new one that is answered with 422 as well has problems of its own: they are read.
      await this.#load(has(started, 'outdated') ? undefined : started.checkoutId, tries > 0 && (() => this.#startAnew(tries)))
    } catch (error) {
      this.#fail(error)
    }
  }

  /** The one that is open is answered again, and told in whose shop it is bought now. */
  async #begin(): Promise<{ checkoutId: string } | Outdated> {
    const { gateway, consultant, paymentLink, sessionEnded } = this.#tools
    const seller = consultant()
    try {
      const begun = await this.#insist(() => this.#afterConflict(() => gateway.start(seller, paymentLink())))
      this.#seller = seller
      return begun
    } catch (error) {
      if (isBrokenWorld(error) && error.kind === 'missing' && (await this.#insist(sessionEnded))) throw endedSession()
      throw error
    }
  }

  /** Specification, section 4: after 410 or 422 the old checkout is deleted, and started again. */
  async #startAnew(tries = 1): Promise<void> {
    const { gateway, sessionEnded } = this.#tools
    try {
      // A guest owns nothing here: the shopper's checkout waits until she has signed in again.
      if (await this.#insist(sessionEnded)) throw endedSession()
      this.#step('outdated')
      const orderReferenceNumber = await this.#exclusively(async () => {
        const found = await this.#orderedMeanwhile()
        if (!found) await this.#insist(() => gateway.remove('active'))
        return found
      })
      if (orderReferenceNumber) return this.#done(orderReferenceNumber)
    } catch (error) {
      return this.#fail(error)
    }
    this.#step('cleared')
    await this.#startNow(tries - 1)
  }

  /** Another tab may have ordered while this one waited for its turn: that checkout is not deleted. */
  async #orderedMeanwhile(): Promise<string | undefined> {
    const { checkout } = this.#view.get()
    const found = checkout && (await this.#insist(() => this.#tools.gateway.read(checkout.id)))
    return found && !has(found, 'outdated') ? found.orderReferenceNumber : undefined
  }

  /** One tab at a time orders, looks for an order, or deletes a checkout. */
  async #exclusively<T>(work: () => Promise<T>): Promise<T> {
    if (this.#isAlone) return work()
    return this.#tools.withLock(async () => {
      this.#isAlone = true
      return work().finally(() => {
        this.#isAlone = false
      })
    })
  }

  /** Until it is ready, which it is with 200 and with 422. @param anew where it is outdated; she has seen it, if nobody says otherwise */
  async #load(id: string | undefined, anew: false | (() => Promise<void>) = () => this.#beginAgain()): Promise<void> {
    try {
      const found = await this.#settled(id)
      const settled = has(found, 'outdated') ? found : await this.#withoutPayment(found)
      if (!has(settled, 'outdated')) return this.#accept(settled)
      if (anew) return await anew()
      throw new ShopError('UNKNOWN_ERROR', 'The checkout is outdated again and again.')
    } catch (error) {
      this.#fail(error)
    }
  }

  /** @throws ShopError 'async maximum wait exceeded'; on a server, where nobody waits, SSR_NO_POLLING and SSR_FAST_CHECKOUT */
  async #settled(id: string | undefined): Promise<Checkout | Outdated> {
    const { gateway, clock, onServer } = this.#tools
    for (let attempt = 1; ; attempt += 1) {
      const found = await this.#insist(() => gateway.read(id))
      if (!found && onServer) throw new ShopError('SSR_FAST_CHECKOUT')
      if (!found) return { outdated: true }
      if (has(found, 'outdated') || !found.pending) return found
      if (onServer) throw new ShopError('SSR_NO_POLLING')
      if (attempt >= pollAttempts) throw new ShopError('async maximum wait exceeded')
      await clock.wait(pollDelay(attempt + 1))
    }
  }

  /**
   * Gives back what was paid for this cart and not ordered: a payment belongs to the cart, whatever becomes of its checkout
   * (Commerce Webstore Checkout Payments, v63), and naming the delivery method clears it (contracts, 2.7).
   * @returns the checkout as it stands then
   */
  #withoutPayment(found: Checkout): Promise<Checkout | Outdated> {
    const { visit } = this.#tools
    const isOwed = () => found.cartId !== undefined && visit.get(paymentKey) === found.cartId
    if (!isOwed()) return Promise.resolve(found)
    return this.#exclusively(async () => {
      // Another page of this visit may have ordered meanwhile.
      const now = isOwed() ? await this.#settled(found.id) : found
      if (has(now, 'outdated') || now.orderReferenceNumber) return now
      return this.#clearPayment(now)
    })
  }

  async #clearPayment(found: Checkout): Promise<Checkout | Outdated> {
    const { gateway, visit } = this.#tools
    const methodId = found.groups.find(({ isDefault }) => isDefault)?.methodId
    if (methodId === undefined) return found
    try {
      const answer = await this.#insist(() => this.#afterConflict(() => gateway.change(found.id, { methodId })))
      if (has(answer, 'done')) {
        visit.remove(paymentKey)
        this.#paidAs = undefined
      }
      return await this.#settled(found.id)
    } catch (error) {
      // It stays noted: the next look at this checkout tries again, and the next payment takes its place.
      if (!isBrokenWorld(error)) throw error
      return found
    }
  }

  #accept(found: Checkout): void {
    if (found.orderReferenceNumber) this.#done(found.orderReferenceNumber)
    else {
      this.#step('ready', { checkout: found })
      this.#tools.hold()
    }
  }

  async #change(change: CheckoutChange, tries = 1): Promise<boolean> {
    if (Object.values(change).some((what) => !what)) throw new ShopError('INTERNAL_ERROR', 'What is to be changed was not said.')
    const id = this.#view.get().checkout?.id ?? ''
    return this.#write(
      () => this.#insist(() => this.#afterConflict(() => this.#tools.gateway.change(id, change))),
      // The shopper's input is sent to the new checkout.
      async () => (tries > 0 ? this.#change(change, tries - 1) : false),
    )
  }

  /** Tells the platform something, and reads what has become of the checkout. @param anew when another one has been started in its place */
  async #write(write: () => Promise<Answer | Outdated>, anew?: () => Promise<boolean>): Promise<boolean> {
    const { checkout, state } = this.#view.get()
    if (state !== 'ready' || !checkout) return false
    if (!this.#tools.mayBuy()) return this.#hinder({ why: 'inactive' })
    this.#step('change', nothingWrong)
    try {
      const answer = await write()
      if (has(answer, 'outdated')) {
        await this.#beginAgain()
        return anew && this.#view.get().state === 'ready' ? await anew() : false
      }
      if (has(answer, 'refused')) {
        this.#refuse({ why: 'refused', refused: answer.refused })
        return false
      }
    } catch (error) {
      this.#fail(error)
      return false
    }
    this.#step('changed')
    await this.#load(checkout.id)
    return this.#view.get().state === 'ready'
  }

  /** A delivery that nothing could be put into does not stay. */
  async #splitNow(address: CheckoutAddress, items: readonly Pieces[]): Promise<Answer> {
    const { gateway } = this.#tools
    const rest = this.#view.get().checkout?.groups.find(({ isDefault }) => isDefault)
    const made = await this.#insist(() => gateway.addGroup(nameOf(address), address))
    if (has(made, 'refused')) return made
    const { groupId } = made
    const undo = () => gateway.removeGroup(groupId).catch(() => {})
    const answer = await this.#arranged(
      items.flatMap(({ lineId, quantity }) => {
        const here = rest?.lines.find((line) => line.lineId === lineId)?.quantity
        const stays = here === undefined ? [] : [{ lineId, groupId: rest?.id ?? '', quantity: Math.max(0, here - quantity) }]
        return [{ lineId, groupId, quantity }, ...stays]
      }),
    ).catch(async (error) => {
      await undo()
      throw error
    })
    if (has(answer, 'refused')) await undo()
    return answer
  }

  /** Asked again with the same pieces, the platform tells whether it has arranged them (specification, section 4). */
  async #arranged(items: Parameters<CheckoutGateway['arrange']>[0]): Promise<Answer> {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await this.#insist(() => this.#afterConflict(() => this.#tools.gateway.arrange(items)))
      if (!has(answer, 'pending')) return answer
      if (attempt >= pollAttempts) throw new ShopError('async maximum wait exceeded')
      await this.#tools.clock.wait(pollDelay(attempt + 1))
    }
  }

  async #order(ordering: Ordering): Promise<void> {
    const { mayBuy, isFramed, consultant, knowsConsultant } = this.#tools
    const { state, checkout } = this.#view.get()
    if (state !== 'ready' || !checkout) return
    if (isFramed()) return void this.#hinder({ why: 'framed' })
    if (!mayBuy()) return void this.#hinder({ why: 'inactive' })
    this.#step('order', nothingWrong)
    try {
      if (consultant() === undefined && !(await knowsConsultant())) return this.#refuse({ why: 'no-consultant' })
      await this.#exclusively(() => this.#orderAlone(checkout.id, ordering))
    } catch (error) {
      this.#fail(error)
    }
  }

  /** Read before anything is sent: another tab may have ordered, or changed the cart, while this one waited. */
  async #orderAlone(id: string, { total, payer }: Ordering): Promise<void> {
    const { submits, isOpen, consultant } = this.#tools
    // She has chosen since it began.
    if (consultant() !== this.#seller && has(await this.#begin(), 'outdated')) return this.#beginAgain()
    const [way, open, found] = await Promise.all([submits().then((yes) => (yes ? 'submit' : 'place')), isOpen(), this.#settled(id)])
    if (has(found, 'outdated')) return this.#beginAgain()
    if (found.orderReferenceNumber) return this.#done(found.orderReferenceNumber)
    this.#set({ checkout: found })
    if (!open) return this.#refuse({ why: 'inactive' })
    if (found.problems.length > 0) return this.#refuse({ why: 'problems', problems: found.problems })
    if (found.totals?.total !== total) return this.#refuse({ why: 'changed' })
    // The platform takes no other kind of payment for a checkout that is paid already.
    if (this.#paidAs !== undefined && this.#paidAs !== payer.requestType) {
      const cleared = await this.#clearPayment(found)
      if (has(cleared, 'outdated')) return this.#beginAgain()
    }
    this.#step('same')
    if (!(await this.#prepare(id))) return
    this.#step('prepared')
    if (!(await this.#pay(id, payer))) return
    this.#step('paid')
    await this.#place(id, way)
  }

  async #prepare(id: string): Promise<boolean> {
    const answer = await this.#insist(() => this.#tools.gateway.prepare(id))
    if (answer === undefined || has(answer, 'done')) return true
    const no = hindranceIn(answer)
    if (no) this.#refuse(no)
    else await this.#beginAgain()
    return false
  }

  /** A step that the platform wants before it takes the payment is gone once. */
  async #pay(id: string, payer: Payer): Promise<boolean> {
    const { confirm, requestType } = payer
    const request = requestType === 'SimplePurchaseOrder' ? payer.authorise() : this.#inTime(paymentLimit, () => payer.authorise())
    const first = await this.#charge(id, await request)
    const data = first && first.code !== 'Success' ? first.paymentData : undefined
    const answer =
      data !== undefined && confirm ? await this.#charge(id, await this.#inTime(confirmationLimit, () => confirm(data))) : first
    if (!answer) return false
    if (answer.code === 'Success') {
      this.#paidAs = requestType
      return true
    }
    if (takesNothing.includes(answer.code)) this.#tools.visit.remove(paymentKey)
    await this.#refuseUnordered({ why: 'payment', result: answer })
    return false
  }

  /** A provider that never answers does not keep the shopper: she may go back, and after the limit nobody waits. */
  async #inTime(limit: number, ask: () => Promise<PaymentAnswer>): Promise<PaymentAnswer> {
    const { clock } = this.#tools
    const over = new AbortController()
    const { signal } = over
    const isOver = () => {}
    const abandoned = new Promise<PaymentAnswer>((resolve) => {
      this.#giveUpPayment = () => resolve({ unpaid: 'abandoned' })
    })
    const silent = clock.wait(limit, signal).then((): PaymentAnswer => ({ unpaid: 'silent' }))
    silent.catch(isOver)
    clock.wait(Math.min(paymentPatience, limit), signal).then(() => signal.aborted || this.#set({ paymentIsSlow: true }), isOver)
    try {
      return await Promise.race([ask(), abandoned, silent])
    } finally {
      over.abort()
      this.#giveUpPayment = undefined
      if (this.#view.get().paymentIsSlow) this.#set({ paymentIsSlow: false })
    }
  }

  /** Nothing was ordered: what may have been paid on the way is given back before the shopper is told so. */
  async #refuseUnordered(hindrance: Hindrance): Promise<void> {
    const { checkout } = this.#view.get()
    const found = checkout && (await this.#withoutPayment(checkout))
    if (found && !has(found, 'outdated')) {
      if (found.orderReferenceNumber) return this.#done(found.orderReferenceNumber)
      this.#set({ checkout: found })
    }
    this.#refuse(hindrance)
  }

  /** The same token is the same payment: what was lost on the way may be sent again. Undefined when it was not sent, or not taken up. */
  async #charge(id: string, request: PaymentRequest | { unpaid: Unpaid }): Promise<PaymentResult | undefined> {
    if (has(request, 'unpaid')) return void (await this.#refuseUnordered({ why: 'unpaid', reason: request.unpaid }))
    if (!this.#tools.mayBuy()) return void (await this.#refuseUnordered({ why: 'inactive' }))
    const { cartId } = this.#view.get().checkout ?? {}
    // An order number is no money.
    if (cartId !== undefined && request.requestType !== 'SimplePurchaseOrder') this.#tools.visit.set(paymentKey, cartId)
    const answer = await this.#insist(() => this.#afterConflict(() => this.#tools.gateway.pay(id, request)))
    if (has(answer, 'outdated')) return void (await this.#beginAgain())
    if (has(answer, 'refused')) return void (await this.#refuseUnordered({ why: 'refused', refused: answer.refused }))
    return answer
  }

  /** Never blindly: where the answer was lost, an order is looked for before another try. */
  async #place(id: string, way: 'submit' | 'place'): Promise<void> {
    const { gateway, clock } = this.#tools
    this.#trace.begin(id, this.#view.get().checkout?.cartId)
    for (let attempt = 0; ; attempt += 1) {
      const answer = await gateway.order(id, way).catch(() => undefined)
      if (answer && has(answer, 'orderReferenceNumber')) return this.#done(answer.orderReferenceNumber)
      const no = answer && hindranceIn(answer)
      if (no) {
        this.#trace.end()
        return this.#refuseUnordered(no)
      }
      this.#step('lost')
      // A checkout that is gone or has changed may have become an order.
      if (answer || attempt >= retryAttempts) return this.#look(answer && 'changed')
      await clock.wait(retryWait)
      await this.#look('not-ordered', 'again')
      if (this.#view.get().state !== 'placing') return
    }
  }

  /** Looks whether there is an order, and orders nothing. @param then where there is none, and all is as it was before */
  async #look(why: 'changed' | 'not-ordered' = 'not-ordered', then: 'open' | 'again' = 'open'): Promise<void> {
    const { id, cartId, isOwn = false } = this.#trace.underWay() ?? {}
    try {
      const read = id === undefined ? outdated : await this.#settled(id)
      const found = has(read, 'outdated') || then === 'again' ? read : await this.#withoutPayment(read)
      if (!has(found, 'outdated')) {
        if (found.orderReferenceNumber) return this.#done(found.orderReferenceNumber)
        if (then === 'open') this.#trace.end()
        return this.#step(then, then === 'open' ? { checkout: found, hindrance: { why } } : {})
      }
      if (!(await this.#isUnordered(cartId, isOwn))) return this.#step('lost')
    } catch (error) {
      return this.#step('lost', { error, code: codeOf(error) })
    }
    this.#trace.end()
    await this.#beginAgain(why)
  }

  /**
   * Neither the checkout nor an order is there: with its cart as before, nothing was ordered; else nobody can say. Of a cart
   * that she only pays, nobody can say. Where another tab has ordered, the full cart here is another one, and may be bought.
   */
  async #isUnordered(cartId: string | undefined, isOwn: boolean): Promise<boolean> {
    const { readCart, paymentLink } = this.#tools
    if (cartId === undefined || paymentLink()) return false
    const cart = await readCart()
    return cart?.id === cartId || (!isOwn && (cart?.lineCount ?? 0) > 0)
  }

  #done(orderReferenceNumber: string): void {
    this.#trace.placed(orderReferenceNumber)
    this.#tools.visit.remove(paymentKey)
    this.#step('ordered', { ...nothingWrong, orderReferenceNumber, checkout: undefined })
    this.#tools.placed(orderReferenceNumber)
  }

  /** Nothing is ordered of what she has not seen: she looks at the new one first. */
  async #beginAgain(why: 'changed' | 'not-ordered' = 'changed'): Promise<void> {
    await this.#startAnew()
    const { state, error } = this.#view.get()
    if (state === 'ready' && error === undefined) this.#set({ hindrance: { why } })
  }

  /** Specification, section 8: a 409 is not retried; it is read again, and sent once more as a new action. */
  async #afterConflict<T extends object>(write: () => Promise<T>): Promise<T> {
    const first = await write().catch((error) => {
      if (!isBrokenWorld(error) || error.kind !== 'conflict') throw error
      return undefined
    })
    const refused = first && has(first, 'refused') ? (first as { refused: Refusal }).refused : undefined
    if (first && refused?.reason !== 'conflict') return first
    await this.#settled(this.#view.get().checkout?.id)
    return write()
  }

  #insist<T>(attempt: () => Promise<T>): Promise<T> {
    const patience: Patience = { clock: this.#tools.clock, still: () => true, retrying: (retrying) => this.#set({ retrying }) }
    return retry(this.#tools.onServer ? 0 : retryAttempts, attempt, patience)
  }

  #hinder(hindrance: Hindrance): false {
    this.#set({ hindrance })
    return false
  }

  #refuse(hindrance: Hindrance): void {
    this.#step('refused', { hindrance, code: codeOfHindrance(hindrance) })
  }

  #fail(cause: unknown): void {
    const isNamed = !this.#tools.onServer || cause instanceof ShopError
    const error = isNamed ? cause : new ShopError('SSR_CHECKOUT_RETRY', undefined, { cause })
    this.#step('failed', { error, code: codeOf(error) })
  }

  #step(event: CheckoutEvent, facts: Partial<CheckoutView> = {}): void {
    this.#set({ ...facts, state: next(this.#view.get().state, event) })
  }

  #set(facts: Partial<CheckoutView>): void {
    this.#view.set({ ...this.#view.get(), ...facts })
  }
}

const outdated: Outdated = { outdated: true }

type PaymentAnswer = PaymentRequest | { unpaid: Unpaid }

/** Codes with which an earlier payment is given back, and nothing is taken (Commerce Webstore Checkout Payments, v63). */
const takesNothing: readonly PaymentResult['code'][] = ['Decline', 'PermanentFail', 'RequiresReview']

const endedSession = () => new ShopError('SESSION_NOT_LOADED', 'The session ended on the way.')

const nameOf = ({ firstName, lastName, companyName }: CheckoutAddress): string => `${firstName} ${lastName}`.trim() || companyName

/** Deliveries that are really sent: nothing goes with one that has become empty. */
export function deliveriesOf({ groups }: Pick<Checkout, 'groups'>): readonly DeliveryGroup[] {
  const sent = groups.filter(({ productCount }) => productCount > 0)
  return sent.length > 0 ? sent : groups.slice(0, 1)
}

/** Specification, section 8; an inventory error of the checkout has a code of its own. */
function codeOfHindrance(hindrance: Hindrance): ErrorCode | undefined {
  if (hindrance.why === 'refused') return codeOf(hindrance.refused)
  if (hindrance.why !== 'problems') return undefined
  return hindrance.problems.some(({ kind }) => kind === 'inventory') ? 'INSUFFICIENT_INVENTORY' : 'CART_VALIDATION_ERROR'
}

/** Undefined where the checkout is another one, or not there: then it may have become an order. */
function hindranceIn(answer: Hindered | Outdated | Answer): Hindrance | undefined {
  if (has(answer, 'refused')) return { why: 'refused', refused: answer.refused }
  if (has(answer, 'problems') && !answer.changed) return { why: 'problems', problems: answer.problems }
  return has(answer, 'done') ? { why: 'not-ordered' } : undefined
}
