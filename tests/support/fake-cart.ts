import { Bus } from '../../src/core/bus/index.js'
import { type CartTools, ShopCart } from '../../src/commerce/domain/cart/cart.js'
import type { Clock } from '../../src/commerce/domain/clock.js'
import type { Answer, Refusable, Refusal } from '../../src/commerce/domain/answers.js'
import type {
  Cart,
  CartGateway,
  CartLine,
  CartWish,
  Coupon,
  Preserved,
  Reservation,
  Said,
} from '../../src/commerce/domain/cart/cart-gateway.js'
import type { PlatformFailure } from '../../src/commerce/domain/errors.js'
import { memoryOn } from '../../src/commerce/domain/memory.js'
import { storage } from './browser-memory.js'

/**
 * What happens to one write: it is done; done, but the answer is lost; done in part, and the answer is lost; never
 * arrives; conflicts; finds the session ended; is refused; or fails in a way that does not pass. The platform may also
 * say yes and not what was done: silent, it did it, and ignored, it did not.
 */
export type Weather = 'fine' | 'silent' | 'ignored' | 'lost' | 'part' | 'offline' | 'conflict' | 'signed-out' | 'refused' | 'rejected'

export interface Write {
  do: 'add' | 'set' | 'remove' | 'preserve' | 'clear' | 'coupon' | 'drop' | 'reserve' | 'release'
  /** A product, a line, a coupon or a cart. */
  id: string
  quantity: number
  weather: Weather
  /** Of which request it was a part. */
  request: number
  /** Whether it changed something. */
  took: boolean
}

interface Line {
  id: string
  productId: string
  quantity: number
}

export const brokenWorld = (kind: PlatformFailure['kind'], status: number): PlatformFailure =>
  Object.assign(new Error(`The platform is ${kind}.`), { kind, status, code: 'TEST' })

/** A cart on the far side of the wire, small enough to be trusted. It counts what it is asked. */
export class FakeCart implements CartGateway {
  /** Undefined when there is none. */
  id: string | undefined = 'cart-1'
  lines: Line[] = []
  coupons: Coupon[] = []
  /** Products and codes that are always refused. */
  refused = new Set<string>()
  fallen: Preserved['fallen'] = []
  /** What the next reservations are answered with. */
  reservations: (Refusable<Reservation> | undefined)[] = []
  /** Of the next writes and readings, in order; fine when there is none. */
  weather: Weather[] = []
  readWeather: ('fine' | 'offline' | 'signed-out')[] = []
  /** How many of the next readings say that the platform still calculates. */
  busy = 0
  /** Whether every add makes a line of its own. */
  splits = false
  /** Of every request there and of every answer back, in milliseconds. */
  latency = 0
  /** Every write that was tried, and how it went. */
  readonly writes: Write[] = []
  /** The times and page counts of all readings. */
  readonly reads: { at: number; pages: number }[] = []
  mostInFlight = 0
  hasNetwork = true
  #inFlight = 0
  #count = 1
  #requests = 0
  /** Her cart was deleted, and the platform has not noticed yet that she needs another one. */
  #stale = false

  constructor(private readonly clock: Clock) {}

  /** Puts a line in without a request, and returns its id. */
  hold(productId: string, quantity: number): string {
    this.id ??= this.#next('cart')
    const id = this.#next('line')
    this.lines.unshift({ id, productId, quantity })
    return id
  }

  /** Somewhere else the cart is deleted. */
  delete(): void {
    this.#empty()
    this.#stale = true
  }

  /** The writes that changed something. */
  get applied(): Write[] {
    return this.writes.filter(({ weather }) => weather === 'fine' || weather === 'lost' || weather === 'silent')
  }

  read = async (pages = 1): Promise<Cart | undefined> => {
    this.reads.push({ at: this.clock.now(), pages })
    await this.#travel()
    const weather = this.readWeather.shift()
    if (weather === 'offline') throw brokenWorld('offline', 0)
    if (weather === 'signed-out') throw brokenWorld('signed-out', 401)
    const cart = this.id === undefined ? undefined : this.#cart(pages, this.id)
    await this.#travel()
    return cart
  }

  add = async (productId: string, quantity: number): Promise<Said> => {
    const [answer] = await this.#write([{ do: 'add', id: productId, quantity }], this.#add)
    return answer
  }

  addAll = (wishes: readonly CartWish[]): Promise<readonly Said[]> =>
    this.#write(
      wishes.map(({ productId, quantity }) => ({ do: 'add', id: productId, quantity })),
      this.#add,
    )

  setQuantity = (lineId: string, quantity: number) =>
    this.#one({ do: 'set', id: lineId, quantity }, () => {
      const line = this.lines.find(({ id }) => id === lineId)
      if (!line) return gone
      line.quantity = quantity
      return done
    })

  remove = (lineId: string) =>
    this.#one({ do: 'remove', id: lineId, quantity: 0 }, () => {
      if (!this.lines.some(({ id }) => id === lineId)) return gone
      this.lines = this.lines.filter(({ id }) => id !== lineId)
      return done
    })

  clear = () =>
    this.#one({ do: 'clear', id: this.id ?? '', quantity: 0 }, () => {
      if (this.id === undefined) return gone
      this.#empty()
      return done
    })

  addCoupon = (code: string) =>
    this.#one({ do: 'coupon', id: code, quantity: 0 }, () => {
      if (this.id === undefined) return gone
      if (this.refused.has(code)) return { refused: { reason: 'coupon-expired', message: 'Expired.' } }
      if (this.coupons.some((coupon) => coupon.code === code.toUpperCase()))
        return { refused: { reason: 'coupon-applied', message: 'Twice.' } }
      this.coupons.push({ id: this.#next('coupon'), code: code.toUpperCase() })
      return done
    })

  removeCoupon = (couponId: string) =>
    this.#one({ do: 'drop', id: couponId, quantity: 0 }, () => {
      if (!this.coupons.some(({ id }) => id === couponId)) return gone
      this.coupons = this.coupons.filter(({ id }) => id !== couponId)
      return done
    })

  preserve = async (guestCartId: string): Promise<Preserved> => {
    await this.#one({ do: 'preserve', id: guestCartId, quantity: 0 }, () => done)
    return { made: true, fallen: this.fallen }
  }

  reserve = async (seconds: number): Promise<Refusable<Reservation> | undefined> => {
    await this.#one({ do: 'reserve', id: '', quantity: seconds }, () => done)
    return this.reservations.length > 0 ? this.reservations.shift() : { until: this.clock.now() + seconds * 1000 }
  }

  online = () => this.hasNetwork

  release = async (): Promise<void> => {
    await this.#one({ do: 'release', id: '', quantity: 0 }, () => done)
  }

  #add = ({ id, quantity }: Asked): Answer => {
    if (this.refused.has(id)) return notEnough
    const line = this.splits ? undefined : this.lines.find((each) => each.productId === id)
    if (line) line.quantity += quantity
    else this.hold(id, quantity)
    return done
  }

  async #one(asked: Asked, apply: () => Answer): Promise<Said> {
    const [answer] = await this.#write([asked], apply)
    return answer
  }

  async #write(asked: readonly Asked[], apply: (asked: Asked) => Answer): Promise<Said[]> {
    const weather = this.weather.shift() ?? 'fine'
    const request = ++this.#requests
    const half = Math.floor(asked.length / 2)
    const first = this.writes.length
    asked.forEach((each, index) => {
      this.writes.push({ ...each, request, took: false, weather: weather !== 'part' ? weather : index < half ? 'lost' : 'offline' })
    })
    this.#inFlight += 1
    this.mostInFlight = Math.max(this.mostInFlight, this.#inFlight)
    try {
      await this.#travel()
      if (weather === 'offline') throw brokenWorld('offline', 0)
      if (weather === 'conflict') return asked.map(() => refusedFor('conflict'))
      if (weather === 'signed-out') {
        if (asked.some((each) => each.do === 'preserve')) throw brokenWorld('signed-out', 401)
        return asked.map(() => refusedFor('not-allowed'))
      }
      if (weather === 'rejected') throw brokenWorld('rejected', 400)
      if (weather === 'refused') return asked.map(() => notEnough)
      if (weather === 'ignored') return asked.map(() => undefined)
      const isAdd = asked.some((each) => each.do === 'add')
      const stale = this.#stale && isAdd
      if (isAdd) this.#stale = false
      const answers = asked.slice(0, weather === 'part' ? half : undefined).map(stale ? () => gone : apply)
      for (const [index, answer] of answers.entries()) Object.assign(this.writes[first + index] as Write, { took: 'done' in answer })
      await this.#travel()
      if (weather === 'lost' || weather === 'part') throw brokenWorld('offline', 0)
      return weather === 'silent' ? answers.map((answer) => ('done' in answer ? undefined : answer)) : answers
    } finally {
      this.#inFlight -= 1
    }
  }

  #travel(): Promise<void> {
    return this.latency > 0 ? this.clock.wait(this.latency) : Promise.resolve()
  }

  #empty(): void {
    this.id = undefined
    this.lines = []
    this.coupons = []
  }

  #next(kind: string): string {
    this.#count += 1
    return `${kind}-${this.#count}`
  }

  #cart(pages: number, id: string): Cart {
    const processing = this.busy > 0
    this.busy = Math.max(this.busy - 1, 0)
    const amount = '10.00'
    return {
      id,
      currency: 'EUR',
      processing,
      lines: this.lines.slice(0, pages * 25).map(shown),
      lineCount: this.lines.length,
      productCount: this.lines.reduce((count, { quantity }) => count + quantity, 0),
      subtotal: amount,
      original: amount,
      shipping: '0.00',
      tax: '0.00',
      total: amount,
      pageCount: Math.ceil(this.lines.length / 25),
      coupons: [...this.coupons],
      promotions: [],
      approaching: [],
      problems: [],
    }
  }
}

type Asked = Pick<Write, 'do' | 'id' | 'quantity'>

const done: Answer = { done: true }
const gone: Answer = { refused: { reason: 'gone', message: 'No such line.' } }
const refusedFor = (reason: Refusal['reason']): Answer => ({ refused: { reason, message: 'Refused.' } })
const notEnough: Answer = { refused: { reason: 'stock', message: 'Not enough.', available: 3 } }

const shown = ({ id, productId, quantity }: Line): CartLine => ({
  id,
  productId,
  quantity,
  name: productId,
  detail: '',
  picture: undefined,
  original: '10.00',
  actual: '10.00',
  perItem: '10.00',
  savings: '0.00',
  bundleCount: 0,
  available: undefined,
  rule: undefined,
  badges: [],
  promotions: [],
  problems: [],
})

/** A cart for a shopper of whom nothing else is of interest. */
export function cartOver(gateway: CartGateway, clock: Clock, more: Partial<CartTools> = {}): ShopCart {
  return new ShopCart({
    gateway,
    clock,
    withLock: (work) => work(false),
    bus: new Bus(),
    memory: memoryOn(storage),
    visit: memoryOn(storage),
    isGuest: () => undefined,
    recognise: async () => {},
    nameOf: async () => undefined,
    consent: () => 'unknown',
    report: () => {},
    ...more,
  })
}
