import type { Bus } from '../bus/index.js'
import { ShopCart } from './cart.js'
import { announce, cartOpen, communication, sessionChanged } from './channels.js'
import type { Clock } from './clock.js'
import { Favourites } from './favourites.js'
import type { Answer, ApplicationContext, Consultant, Gateways, SessionContext, ShopSettings } from './gateways.js'
import { type Cookies, type Memory, monikerKey } from './memory.js'
import { type Observable, observable, type Readable } from './observable.js'
import { type Permissions, permissionsOf } from './permissions.js'

export interface SessionView {
  status: 'waiting' | 'ready' | 'failed'
  application: ApplicationContext | undefined
  session: SessionContext | undefined
  permissions: Permissions | undefined
  error: unknown
}

export interface ShopTools {
  bus: Bus
  gateways: Gateways
  clock: Clock
  settings: ShopSettings
  cookies: Cookies
  /** Lasts for this visit. */
  visit: Memory
  /** Lasts in this browser. */
  memory: Memory
  here: () => URL
  rewrite: (url: URL) => void
  go: (url: string) => void
  /** Tells other tabs. */
  changed: () => void
}

/** What a shop is, for all blocks of a page: who is here, what they may do, what is in the cart. */
export class Shop {
  readonly cart: ShopCart
  readonly favourites: Favourites
  /** The consultant this page sells for; `detectConsultant` finds her. */
  readonly consultant: Observable<Consultant | undefined> = observable<Consultant | undefined>(undefined)
  /** The consultant whose shop is closed: nothing is sold while the shopper stands before it. */
  readonly closed: Observable<Consultant | undefined> = observable<Consultant | undefined>(undefined)
  readonly #session = observable<SessionView>({ status: 'waiting', application: undefined, session: undefined, permissions: undefined, error: undefined })
  readonly #settings
  #loading: Promise<void> | undefined

  constructor(readonly tools: ShopTools) {
    const { bus, clock, memory, gateways, changed } = tools
    this.#settings = observable(tools.settings)
    this.cart = new ShopCart({ gateway: gateways.cart, bus, clock, memory, changed, mayBuy: () => !this.closed.get() })
    this.favourites = new Favourites(gateways.favourites)
  }

  get bus(): Bus {
    return this.tools.bus
  }

  get products() {
    return this.tools.gateways.products
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
    if (JSON.stringify(before) === JSON.stringify(settings)) return
    this.#settings.set(settings)
    const sources: (keyof ShopSettings)[] = ['webstoreId', 'apiBasePath', 'sitePath']
    if (sources.some((key) => before[key] !== settings[key])) this.#startAnew()
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

  /** Puts a product into the cart and, when it is in, shows the cart. */
  async addToCart(productId: string, quantity: number): Promise<Answer> {
    const answer = await this.cart.add(productId, quantity)
    if ('done' in answer) this.bus.say(cartOpen, { reason: 'added' })
    return answer
  }

  async login(username: string, password: string): Promise<Answer> {
    const { gateways } = this.tools
    if (this.#session.get().session?.guest) this.cart.rememberGuestCart()
    const answer = await gateways.account.login(username, password)
    if ('refused' in answer) return answer
    gateways.forget()
    this.favourites.forget()
    await this.#reload()
    await this.cart.preserve(this.tools.here().searchParams.get('paymentLinkId') ?? undefined)
    this.tools.changed()
    return answer
  }

  async logout(): Promise<void> {
    await this.tools.gateways.account.logout()
    this.tools.gateways.forget()
    this.cart.forget()
    this.favourites.forget()
    this.tools.visit.remove(monikerKey)
    await this.#reload()
    await this.cart.refresh()
    this.tools.changed()
  }

  announce(text: string, urgent = false): void {
    this.bus.say(announce, { text, urgent })
  }

  /** The shopper has been told. */
  communicationShown(): void {
    this.bus.clear(communication)
  }

  /** Another tab changed something, or the page comes back from sleep: read the truth again. */
  async wake(): Promise<void> {
    this.tools.gateways.forget('cart')
    await this.cart.refresh().catch(() => {})
  }

  async #load(): Promise<void> {
    const { account } = this.tools.gateways
    const [application, session] = await Promise.all([account.application(), account.session()])
    const before = this.#session.get().session
    this.#session.set({ status: 'ready', application, session, permissions: permissionsOf(application, session), error: undefined })
    if (before?.guest !== session.guest) this.bus.say(sessionChanged, { guest: session.guest })
  }

  #reload(): Promise<void> {
    this.#loading = undefined
    return this.ready()
  }

  #startAnew(): void {
    this.tools.gateways.forget()
    if (this.#session.get().status !== 'waiting') void this.#reload().catch(() => {})
    if (this.cart.view.get().status !== 'waiting') void this.cart.refresh().catch(() => {})
  }
}
