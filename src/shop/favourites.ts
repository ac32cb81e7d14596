import type { Answer, FavouriteGateway } from './gateways.js'
import { observable, type Readable } from './observable.js'
import { has } from './has.js'

/** The products a shopper keeps. A heart shows at once and is taken back when the platform refuses. */
export class Favourites {
  readonly #ids = observable<ReadonlySet<string>>(new Set())
  #reading: Promise<void> | undefined

  constructor(private readonly gateway: FavouriteGateway) {}

  get ids(): Readable<ReadonlySet<string>> {
    return this.#ids
  }

  /** Reads them once; a shopper who may not have any has none. */
  open(): Promise<void> {
    this.#reading ??= this.gateway.read().then((ids) => this.#ids.set(new Set(ids))).catch((error) => {
      this.#reading = undefined
      throw error
    })
    return this.#reading
  }

  async keep(productId: string, kept: boolean): Promise<Answer> {
    const before = this.#ids.get()
    this.#set(productId, kept)
    try {
      const answer = kept ? await this.gateway.add(productId) : await this.gateway.remove(productId)
      if (has(answer, 'refused')) this.#set(productId, before.has(productId))
      return answer
    } catch (error) {
      this.#set(productId, before.has(productId))
      throw error
    }
  }

  /** Reads them anew, where they have been read: the account has changed. */
  async renew(): Promise<void> {
    if (!this.#reading) return
    this.forget()
    await this.open()
  }

  forget(): void {
    this.#reading = undefined
    this.#ids.set(new Set())
  }

  #set(productId: string, kept: boolean): void {
    const next = new Set(this.#ids.get())
    if (kept) next.add(productId)
    else next.delete(productId)
    this.#ids.set(next)
  }
}
