import type { Bus } from '../../core/bus/index.js'
import { type AnalyticsFact, reportFact } from './analytics.js'
import { announce, cartOpen, communication, sessionChanged } from './channels.js'
import type { DetectionView } from './consultant/detection.js'
import { lateRelations } from './consultant/lazy-relations.js'
import { type Consent, createConsent } from './consent/consent.js'
import type { ShopRelations } from './consultant/relations.js'
import { EffectiveAccount } from './customer/effective-account.js'
import { lateFavourites, type PageFavourites } from './product/lazy-favourites.js'
import type { Answer, Refusable } from './answers.js'
import type { Consultant } from './consultant/consultant-gateway.js'
import type { ApplicationContext, ManagedAccount, SessionContext } from './customer/account-gateway.js'
import type { Gateways } from './gateways.js'
import type { ShopSettings } from './settings.js'
import { serialQueue } from './serial-queue.js'
import type { Lazy } from './lazy.js'
import { lateCart, type PageCart } from './cart/lazy-cart.js'
import type { ShopCheckout } from './checkout/checkout.js'
import { lateCheckout } from './checkout/lazy-checkout.js'
import { paymentLinkOf } from './checkout/payment-link.js'
import type { Guards } from './checkout/open-checkout.js'
import {
  checkoutDraftKey,
  checkoutKey,
  customerKey,
  favouritesKey,
  guestCartKey,
  guestDetailsKey,
  orderTokenKey,
  type Memory,
  monikerKey,
  paymentKey,
  permalinkKey,
  placedOrderKey,
  productSearchesKey,
  seenProductsKey,
} from './memory.js'
import { type Observable, observable, type Readable } from './observable.js'
import type { Page } from './page.js'
import { type Permissions, permissionsOf } from './customer/permissions.js'
import type { ReservationKeeper } from './cart/reservation.js'
import { has } from './has.js'
import { productName } from './product/product-name.js'

export interface SessionView {
  status: 'loading' | 'ready' | 'failed'
  application: ApplicationContext | undefined
  session: SessionContext | undefined
  /** Account of the person herself. Undefined for guests, and while she acts for another account: then only her record has it. */
  ownAccountId: string | undefined
  permissions: Permissions | undefined
  error: unknown
}

export interface ShopTools extends Page, Guards {
  bus: Bus
  gateways: Gateways
  settings: ShopSettings
  /** Lasts in this browser. */
  memory: Memory
  /** Tells other tabs. */
  changed: () => void
  /** Pushes to the data layer of tag managers; a pushed fact leaves the page as soon as one is loaded. */
  push: (fact: object) => void
}

/**
 * The shop for all blocks of a page: it knows the shopper, her permissions and her cart. The page creates one; views get it from
 * `useShop`.
 * @example
 * ```ts
 * import type { Shop } from '@vitrine/blocks/kit'
 *
 * // Puts a set into the cart, and shows the cart when it is in.
 * export async function addSet(shop: Shop): Promise<void> {
 *   const answer = await shop.addToCart('01t000000000001AAA', 1)
 *   if ('refused' in answer) shop.announce('Das Set ist gerade nicht zu haben.', true)
 * }
 * ```
 */
export class Shop {
  declare readonly bus: Bus
  declare readonly page: Page
  /** Pushes to the tag manager's data layer: for facts that need consent, and for the consent itself. */
  declare readonly push: ShopTools['push']
  readonly cart: PageCart
  readonly favourites: PageFavourites
  readonly checkout: Lazy<ShopCheckout>
  declare readonly products: Gateways['products']
  declare readonly consultants: Gateways['consultants']
  declare readonly content: Gateways['content']
  /** The store's settings: countries, gifts, consent. */
  declare readonly context: Gateways['context']
  /** The platform's profile of the customer; `save` saves it. */
  declare readonly profile: Gateways['profile']
  /** The customer's delivery addresses. */
  declare readonly addresses: Gateways['addresses']
  /** The customer's orders. */
  declare readonly orders: Gateways['orders']
  /** The organisation's description of its environment. */
  declare readonly environment: Gateways['environment']
  declare readonly newsletter: Gateways['newsletter']
  /** The platform's cached answers, for the inspector. */
  declare readonly kept: Gateways['kept']
  /** Becoming a customer, and the accounts she may act for. */
  declare readonly accounts: Pick<Gateways['account'], 'register' | 'managed' | 'currentUser'>
  readonly relations: Lazy<ShopRelations>
  /** The shopper's consent. */
  readonly consent: Consent
  /** The account the shopper acts for; `chooseAccount` changes it. */
  readonly account: EffectiveAccount
  /** The consultant this page sells for; `detectConsultant` finds her. */
  readonly consultant: Observable<Consultant | undefined> = observable<Consultant | undefined>(undefined)
  /** The consultant whose shop is closed: nothing is sold while the shopper stands before it. */
  readonly closed: Observable<Consultant | undefined> = observable<Consultant | undefined>(undefined)
  /** Pieces that are kept for the shopper; the checkout starts it. */
  readonly reservation: Observable<ReservationKeeper | undefined> = observable<ReservationKeeper | undefined>(undefined)
  /** State of `detectConsultant`; undefined while nobody has asked it. */
  readonly detection: Observable<DetectionView | undefined> = observable<DetectionView | undefined>(undefined)
  readonly #session = observable<SessionView>({
    status: 'loading',
    application: undefined,
    session: undefined,
    ownAccountId: undefined,
    permissions: undefined,
    error: undefined,
  })
  readonly #settings
  #loading: Promise<void> | undefined
  /** Coming and going, one after the other. */
  readonly #passage = serialQueue()
  /** She signs in or out at this moment, here or in another tab: nobody can say whose cart is read now. */
  #unsure = 0

  readonly #tools: ShopTools

  constructor(tools: ShopTools) {
    const { gateways, bus, push, clock, cookies, visit, here, rewrite, go, elsewhere } = tools
    const { account, cart, checkout, relations, favourites, forget, ...asked } = gateways
    this.#tools = tools
    Object.assign(this, asked, { accounts: account, bus, push, page: { clock, cookies, visit, here, rewrite, go, elsewhere } })
    this.#settings = observable(tools.settings)
    this.consent = createConsent({ ...tools, settings: this.#settings.get })
    this.cart = lateCart({
      ...tools,
      gateway: gateways.cart,
      mayBuy: () => !this.closed.get(),
      isElsewhere: () => /^(?:https?:)?\/\//.test(this.#settings.get().apiBasePath),
      isGuest: () => (this.#unsure === 0 && this.#session.get().status === 'ready' ? this.#session.get().session?.guest : undefined),
      mayFill: () => this.#session.get().permissions?.fillCart,
      recognise: () => this.#recognise(),
      nameOf: (productId) => productName(gateways.products, productId),
      consent: () => this.consent.of('statistics'),
      report: this.report,
    })
    this.favourites = lateFavourites(gateways.favourites, { ...tools, visit })
    this.checkout = lateCheckout(this, tools)
    this.relations = lateRelations(this, tools)
    this.account = new EffectiveAccount({
      visit,
      managed: () => gateways.account.managed(),
      changed: () => this.#beginAgain(),
    })
  }

  get settings(): Readable<ShopSettings> {
    return this.#settings
  }

  get session(): Readable<SessionView> {
    return this.#session
  }

  /** Takes the settings of `vitrine-store`; what was read with other ones is forgotten. */
  configure(settings: ShopSettings): void {
    const before = this.#settings.get()
    const isRenamed = textOf(before.names) !== textOf(settings.names) || !isSame(methodsIn(before), methodsIn(settings))
    if (!isRenamed && textOf(before) === textOf(settings)) return
    this.#settings.set(settings)
    const sources: (keyof ShopSettings)[] = ['webstoreId', 'apiBasePath', 'sitePath']
    if (isRenamed || sources.some((key) => before[key] !== settings[key])) this.#startAnew()
  }

  /** Other words have been registered: blocks that show some draw anew. */
  renewWords(): void {
    this.#settings.set({ ...this.#settings.get() })
  }

  /** Learns who is here and what they may do. Everyone who asks shares one question. */
  ready(): Promise<void> {
    this.#loading ??= this.#load().catch((error) => {
      this.#loading = undefined
      this.#session.set({ ...this.#session.get(), status: 'failed', error })
      throw error
    })
    return this.#loading
  }

  /** Asks once more when somebody wants to try again; a question that was on its way before and fails does not count. */
  async askAgain(): Promise<void> {
    await this.#loading?.catch(() => {})
    await this.ready().catch(() => {})
  }

  /** Puts a product into the cart and, when it is in, shows the cart. */
  async addToCart(productId: string, quantity: number): Promise<Answer> {
    // The button can be pressed before it is known who is here.
    await this.ready()
    const answer = await this.cart.add(productId, quantity)
    if (has(answer, 'done')) this.showCart()
    return answer
  }

  /** Something has been put into the cart. */
  showCart(): void {
    this.bus.publish(cartOpen, { reason: 'added' })
  }

  /** A shopper who signs out before the login is done is signed out when this returns. */
  async login(username: string, password: string): Promise<Answer> {
    const answer = await this.#passage(() => this.#enter(username, password))
    await this.#passage(async () => {})
    return answer
  }

  async #enter(username: string, password: string): Promise<Answer> {
    const { gateways } = this.#tools
    // Only a known guest's cart can be brought along.
    await this.ready().catch(() => {})
    this.cart.peek()?.rememberGuestCart()
    const answer = await this.#whileUnsure(async () => {
      const answer = await gateways.account.login(username, password)
      if (has(answer, 'refused')) return answer
      gateways.forget()
      this.account.accept(undefined)
      this.favourites.forget()
      await this.#reload()
      return answer
    })
    if (has(answer, 'refused')) return answer
    await this.#bringCartAlong()
    this.#tools.changed()
    return answer
  }

  async #bringCartAlong(): Promise<void> {
    const cart = await this.cart.get()
    await cart.preserve(paymentLinkOf(this.page))
  }

  logout(): Promise<void> {
    return this.#passage(() => this.#leave())
  }

  async #leave(): Promise<void> {
    let page: string | undefined
    await this.#whileUnsure(async () => {
      page = await this.#tools.gateways.account.logout()
      this.#tools.gateways.forget()
      this.account.accept(undefined)
      this.cart.forget()
      this.favourites.forget()
      for (const key of [
        monikerKey,
        customerKey,
        permalinkKey,
        placedOrderKey,
        paymentKey,
        guestDetailsKey,
        orderTokenKey,
        checkoutDraftKey,
        productSearchesKey,
        seenProductsKey,
      ])
        this.page.visit.remove(key)
      for (const key of [favouritesKey, checkoutKey, placedOrderKey]) this.#tools.memory.remove(key)
      if (!page) await this.#reload()
    })
    if (page) return this.page.go(page)
    await this.cart.renew()
    this.#tools.changed()
  }

  /**
   * Acts for this account from now on, with its own cart; undefined is her own. It comes from the managed list.
   * @throws when the platform cannot be reached; then the account is the one of before
   */
  async actFor(account: ManagedAccount | undefined): Promise<void> {
    const { account: before } = this.account.view.get()
    this.account.accept(account)
    // A cart that nobody has seen is forgotten as well: it may be being read.
    this.cart.forget()
    try {
      // Asked first, so that the page keeps its session when there is no answer.
      await this.#tools.gateways.account.session()
      await this.#reload()
    } catch (error) {
      this.account.accept(before)
      throw error
    } finally {
      await this.cart.renew().catch(() => {})
    }
    void this.favourites.renew().catch(() => {})
    this.#tools.changed()
  }

  /** It turned out that she acts for another account than the page believed. */
  #beginAgain(): void {
    void this.favourites.renew().catch(() => {})
    void this.#reload().catch(() => {})
    this.cart.forget()
    void this.cart.renew().catch(() => {})
  }

  /** A fact for statistics; said only with the shopper's consent. */
  readonly report = (fact: AnalyticsFact): void => {
    reportFact(fact, this)
  }

  /** Saves something of hers: who is signed in is asked anew before, and other tabs hear of it. */
  async save<T extends object>(write: () => Promise<Refusable<T>>): Promise<Refusable<T>> {
    this.#tools.gateways.forget('session')
    const answer = await write()
    if (!has(answer, 'refused')) this.#tools.changed()
    return answer
  }

  announce(text: string, urgent = false): void {
    this.bus.publish(announce, { text, urgent })
  }

  /** The shopper has been told. */
  communicationShown(): void {
    this.bus.clear(communication)
  }

  /** Clears the request to see the cart: it has been shown. */
  cartShown(): void {
    this.bus.clear(cartOpen)
  }

  /** Another tab changed something, or the page comes back from sleep: read the truth again. */
  async wake(): Promise<void> {
    this.consent.renew()
    const { gateways } = this.#tools
    for (const area of ['cart', 'session', 'address', 'wishlist'] as const) gateways.forget(area)
    const forgotten = gateways.relations.peek()?.forget()
    this.account.doubt()
    const checkout = this.checkout.peek()?.renew()
    void this.favourites.look().catch(() => {})
    await Promise.all([forgotten, checkout, this.#lookAgain(), this.cart.renew().catch(() => {})])
  }

  /** She may have left in another tab. When nobody answers, the page stays as it is. */
  async #lookAgain(): Promise<void> {
    const before = this.#session.get().session
    if (!before) return
    await this.#whileUnsure(() => this.#load()).catch(() => {})
    const isGuest = this.#session.get().session?.guest
    // The sign-in was in another tab, at the platform's own page: a page of ours would have brought the cart along.
    if (before.guest && isGuest === false && this.#tools.memory.get(guestCartKey)) await this.#bringCartAlong().catch(() => {})
    if (before.guest || !isGuest) return
    this.cart.forget()
    this.favourites.forget()
    await this.cart.renew().catch(() => {})
  }

  /** Asks anew who is here, as the shopper's session seems to have ended. */
  #recognise(): Promise<void> {
    this.#tools.gateways.forget()
    this.account.doubt()
    return this.#whileUnsure(() => this.#reload())
  }

  async #whileUnsure<T>(work: () => Promise<T>): Promise<T> {
    this.#unsure += 1
    try {
      return await work()
    } finally {
      this.#unsure -= 1
    }
  }

  async #load(): Promise<void> {
    const { gateways, memory } = this.#tools
    const { account, forget } = gateways
    const [application, session, forWhom] = await Promise.all([account.application(), account.session(), this.account.id()])
    // A guest has no effective account.
    if (session.guest && this.account.chosen) this.account.accept(undefined)
    const before = this.#session.get().session
    // The customer's own records may have changed as well.
    if (before) forget('records')
    const permissions = permissionsOf(application, session)
    const ownAccountId = forWhom === undefined ? session.accountId : undefined
    this.#session.set({ status: 'ready', application, session, ownAccountId, permissions, error: undefined })
    // The cart may have been read before it was known that she is a guest.
    this.cart.peek()?.rememberGuestCart()
    // She has signed in elsewhere: at the platform's own page.
    if (!before && !session.guest && memory.get(guestCartKey)) void this.#bringCartAlong().catch(() => {})
    if (before?.guest !== session.guest) this.bus.publish(sessionChanged, { guest: session.guest })
  }

  #reload(): Promise<void> {
    this.#loading = undefined
    return this.ready()
  }

  #startAnew(): void {
    this.#tools.gateways.forget()
    if (this.#session.get().status !== 'loading') void this.#reload().catch(() => {})
    void this.cart.renew().catch(() => {})
  }
}

const textOf = JSON.stringify

/** A text does not tell functions apart. */
const methodsIn = ({ names = {} }: ShopSettings): unknown[] =>
  Object.entries(names).flatMap(([key, name]) => (typeof name === 'function' ? [key, name] : []))

const isSame = (left: readonly unknown[], right: readonly unknown[]): boolean =>
  left.length === right.length && left.every((one, index) => one === right[index])
