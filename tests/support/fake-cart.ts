import type { Answer, BrokenWorld, Cart, CartGateway, CartLine } from '../../src/shop/gateways.js'
import type { Clock } from '../../src/shop/clock.js'

/** What happens to one write: it is done; done, but the answer is lost; never arrives; conflicts; or is refused. */
export type Weather = 'fine' | 'lost' | 'offline' | 'conflict' | 'refused'

export interface Write {
  do: 'add' | 'set' | 'remove' | 'preserve'
  /** A product, a line or a cart. */
  id: string
  quantity: number
  weather: Weather
}

interface Line {
  id: string
  productId: string
  quantity: number
}

export const brokenWorld = (kind: BrokenWorld['kind'], status: number): BrokenWorld =>
  Object.assign(new Error(`The platform is ${kind}.`), { kind, status, code: 'TEST' })

/** A cart on the far side of the wire, small enough to be trusted. It counts what it is asked. */
export class FakeCart implements CartGateway {
  id = 'cart-1'
  lines: Line[] = []
  /** Of the next writes and readings, in order; fine when there is none. */
  weather: Weather[] = []
  readWeather: ('fine' | 'offline')[] = []
  /** How many of the next readings say that the platform still reckons. */
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
  #inFlight = 0
  #lineCount = 0

  constructor(private readonly clock: Clock) {}

  /** Puts a line in without a request, and returns its id. */
  hold(productId: string, quantity: number): string {
    this.#lineCount += 1
    const id = `line-${this.#lineCount}`
    this.lines.push({ id, productId, quantity })
    return id
  }

  /** The writes that changed something. */
  get applied(): Write[] {
    return this.writes.filter(({ weather }) => weather === 'fine' || weather === 'lost')
  }

  read = async (pages = 1): Promise<Cart | undefined> => {
    this.reads.push({ at: this.clock.now(), pages })
    await this.#travel()
    if (this.readWeather.shift() === 'offline') throw brokenWorld('offline', 0)
    const cart = this.#cart(pages)
    await this.#travel()
    return cart
  }

  add = (productId: string, quantity: number): Promise<Answer> => this.#write({ do: 'add', id: productId, quantity }, () => {
    const line = this.splits ? undefined : this.lines.find((each) => each.productId === productId)
    if (line) line.quantity += quantity
    else this.hold(productId, quantity)
    return undefined
  })

  setQuantity = (lineId: string, quantity: number): Promise<Answer> => this.#write({ do: 'set', id: lineId, quantity }, () => {
    const line = this.lines.find(({ id }) => id === lineId)
    if (!line) return gone
    line.quantity = quantity
    return undefined
  })

  remove = (lineId: string): Promise<Answer> => this.#write({ do: 'remove', id: lineId, quantity: 0 }, () => {
    if (!this.lines.some(({ id }) => id === lineId)) return gone
    this.lines = this.lines.filter(({ id }) => id !== lineId)
    return undefined
  })

  preserve = async (guestCartId: string): Promise<boolean> => {
    await this.#write({ do: 'preserve', id: guestCartId, quantity: 0 }, () => undefined)
    return true
  }

  async #write(asked: Omit<Write, 'weather'>, apply: () => Answer | undefined): Promise<Answer> {
    const weather = this.weather.shift() ?? 'fine'
    this.writes.push({ ...asked, weather })
    this.#inFlight += 1
    this.mostInFlight = Math.max(this.mostInFlight, this.#inFlight)
    try {
      await this.#travel()
      if (weather === 'offline') throw brokenWorld('offline', 0)
      if (weather === 'conflict') throw brokenWorld('conflict', 409)
      if (weather === 'refused') return { refused: { reason: 'stock', message: 'Not enough.', available: 3 } }
      const answer = apply() ?? { done: true as const }
      await this.#travel()
      if (weather === 'lost') throw brokenWorld('offline', 0)
      return answer
    } finally {
      this.#inFlight -= 1
    }
  }

  #travel(): Promise<void> {
    return this.latency > 0 ? this.clock.wait(this.latency) : Promise.resolve()
  }

  #cart(pages: number): Cart {
    const processing = this.busy > 0
    this.busy = Math.max(this.busy - 1, 0)
    const amount = '10.00'
    return {
      id: this.id, currency: 'EUR', processing, lines: this.lines.slice(0, pages * 25).map(shown),
      lineCount: this.lines.length, productCount: this.lines.reduce((count, { quantity }) => count + quantity, 0),
      subtotal: amount, original: amount, shipping: '0.00', tax: '0.00', total: amount, pageCount: Math.ceil(this.lines.length / 25),
    }
  }
}

const gone: Answer = { refused: { reason: 'gone', message: 'No such line.' } }

const shown = ({ id, productId, quantity }: Line): CartLine => ({
  id, productId, quantity, name: productId, detail: '', picture: undefined, original: '10.00', actual: '10.00', perItem: '10.00', savings: '0.00',
  bundleCount: 0, available: undefined, rule: undefined, problems: [],
})
