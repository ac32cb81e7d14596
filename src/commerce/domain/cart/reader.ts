import type { Clock } from '../clock.js'
import { ShopError } from '../errors.js'
import type { Cart, CartGateway } from './cart-gateway.js'
import { pollAttempts, pollDelay } from '../limits.js'

export interface CartReaderTools {
  gateway: Pick<CartGateway, 'read'>
  clock: Clock
  accept: (cart: Cart | undefined) => void
  failed: (error: unknown) => void
}

/** Reads the cart, and again while the platform calculates (specification, section 9), but never twice at once. */
export class CartReader {
  /** Number of pages to read, of 25 lines each, from the newest. */
  pages = 1
  #reading: Promise<void> | undefined
  /** Somebody asked while it was being read: what comes is too old to be shown. */
  #again = false
  #pause: AbortController | undefined

  constructor(private readonly tools: CartReaderTools) {}

  get reading(): boolean {
    return this.#reading !== undefined
  }

  /** Callers at the same time share one reading, and one that follows. */
  read(): Promise<void> {
    if (this.#reading) {
      this.overtake()
      return this.#reading
    }
    this.#reading = this.#readUntilSettled().finally(() => {
      this.#reading = undefined
      // Somebody asked in the very moment it ended.
      return this.#again ? this.read() : undefined
    })
    return this.#reading
  }

  /** Discards the reading that is under way and reads once more. */
  overtake(): void {
    if (!this.#reading) return
    this.#again = true
    this.#pause?.abort()
  }

  async #readUntilSettled(): Promise<void> {
    const { gateway, accept, failed } = this.tools
    try {
      for (let attempt = 1; ; attempt = this.#again ? 1 : attempt + 1) {
        this.#again = false
        const cart = await gateway.read(this.pages)
        if (this.#again) continue
        accept(cart)
        if (!cart?.processing) return
        if (attempt >= pollAttempts) throw new ShopError('async maximum wait exceeded')
        await this.#rest(pollDelay(attempt + 1))
      }
    } catch (error) {
      failed(error)
      throw error
    }
  }

  async #rest(milliseconds: number): Promise<void> {
    const pause = new AbortController()
    this.#pause = pause
    await this.tools.clock.wait(milliseconds, pause.signal).catch((error) => {
      if (!pause.signal.aborted) throw error
    })
  }
}

/** The most pages that are asked for at once, before anybody knows how many there are. */
const manyPages = 99

/** The cart with every line of it. */
export async function readWhole(gateway: Pick<CartGateway, 'read'>): Promise<Cart | undefined> {
  const cart = await gateway.read(manyPages)
  return cart && cart.pageCount > manyPages ? gateway.read(cart.pageCount) : cart
}
