import type { Answer } from '../answers.js'
import type { FavouriteGateway } from './favourite-gateway.js'
import { serialQueue } from '../serial-queue.js'
import { favouritesKey, type Memory, pressedHeartsKey } from '../memory.js'
import type { Observable } from '../observable.js'
import { has } from '../has.js'

/** One press, as an object: the same press twice is two of them. */
interface Press {
  readonly kept: boolean
}

/** One account's favourites, and what has been pressed on this page. */
interface Visit {
  read: ReadonlySet<string>
  /** Done since, and under way: newer than what was read, however late that answer comes. */
  readonly done: Map<string, Press>
  readonly asked: Map<string, Press>
  reading?: Promise<void> | undefined
  readonly write: ReturnType<typeof serialQueue>
}

const visit = (): Visit => ({ read: new Set(), done: new Map(), asked: new Map(), write: serialQueue() })

export interface FavouriteTools {
  memory: Memory
  visit: Memory
  /** Tells other tabs. */
  changed: () => void
}

/** The products a shopper keeps. A heart shows at once and is taken back when the platform refuses. */
export class Favourites {
  #visit = visit()

  /** @param ids those that are kept now; what blocks read */
  constructor(
    private readonly gateway: FavouriteGateway,
    readonly ids: Observable<ReadonlySet<string>>,
    private readonly tools: FavouriteTools,
  ) {}

  /** Reads them once; a shopper who may not have any has none. */
  open(): Promise<void> {
    const now = this.#visit
    now.reading ??= this.gateway
      .read()
      .then((ids) => {
        now.read = new Set(ids)
        this.#show()
        void this.#setPressed()
      })
      .catch((error) => {
        now.reading = undefined
        throw error
      })
    return now.reading
  }

  /** One after the other: a second press of a heart follows the first, and the first two hearts make one list. */
  async keep(productId: string, kept: boolean): Promise<Answer> {
    const now = this.#visit
    const press: Press = { kept }
    now.asked.set(productId, press)
    this.#show()
    try {
      const answer = await now.write(() => (kept ? this.gateway.add(productId) : this.gateway.remove(productId)))
      if (has(answer, 'done')) {
        now.done.set(productId, press)
        this.tools.changed()
      } else if (answer.refused.reason === 'not-allowed' && now === this.#visit) this.#remember(productId, kept)
      return answer
    } finally {
      if (now.asked.get(productId) === press) now.asked.delete(productId)
      this.#show()
    }
  }

  /** Reads them once more, where they have been read: another tab may have changed them. What is shown stays until then. */
  async look(): Promise<void> {
    const now = this.#visit
    if (!now.reading) return
    const before = [...now.done]
    now.read = new Set(await this.gateway.read())
    // Presses from before the reading are in the answer, or were undone elsewhere.
    for (const [id, press] of before) if (now.done.get(id) === press) now.done.delete(id)
    this.#show()
  }

  /** Reads them anew, where they have been read: the account has changed. */
  async renew(): Promise<void> {
    if (!this.#visit.reading) return
    this.forget()
    await this.open()
  }

  /** Begins anew: what is still under way belongs to those before. */
  forget(): void {
    this.#visit = visit()
    this.#show()
  }

  /** A guest's press waits for the sign-in that it asked for. */
  #remember(productId: string, kept: boolean): void {
    const others = this.#pressed().filter((id) => id !== productId)
    this.tools.visit.set(pressedHeartsKey, [...others, ...(kept ? [productId] : [])].join(' '))
  }

  #pressed = (): string[] => (this.tools.visit.get(pressedHeartsKey) ?? '').split(' ').filter(Boolean)

  async #setPressed(): Promise<void> {
    const pressed = this.#pressed()
    this.tools.visit.remove(pressedHeartsKey)
    for (const id of pressed) if (!this.ids.get().has(id)) await this.keep(id, true).catch(() => this.#remember(id, true))
  }

  #show(): void {
    const { read, done, asked } = this.#visit
    const ids = new Set(read)
    for (const [id, { kept }] of [...done, ...asked]) {
      if (kept) ids.add(id)
      else ids.delete(id)
    }
    this.ids.set(ids)
    // Their place is kept on the next page, before anything is asked.
    if (ids.size > 0) this.tools.memory.set(favouritesKey, '1')
    else this.tools.memory.remove(favouritesKey)
  }
}
