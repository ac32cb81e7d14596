import type { CartTools } from './tools.js'
import type { CartNotice } from './view.js'
import { cartOpen } from '../channels.js'
import type { Preserved } from './cart-gateway.js'

const noticesKey = 'vitrine_cart_notices'

/** What the shopper must be told, on this page or on the next, until she has put it away. */
export class CartNotices {
  #list: readonly CartNotice[]
  /** The panel was asked to show them. */
  #told = false

  constructor(private readonly tools: Pick<CartTools, 'visit' | 'bus'>) {
    this.#list = understand(tools.visit.get(noticesKey) ?? '[]')
  }

  get list(): readonly CartNotice[] {
    return this.#list
  }

  add(notice: CartNotice): void {
    this.#keep([...this.#list, notice])
    this.#told = false
  }

  dismiss(): void {
    this.#keep([])
  }

  tell(): void {
    if (this.#told || this.#list.length === 0) return
    this.#told = true
    this.tools.bus.say(cartOpen, { reason: 'told' })
  }

  #keep(list: readonly CartNotice[]): void {
    this.#list = list
    if (list.length === 0) this.tools.visit.remove(noticesKey)
    else this.tools.visit.set(noticesKey, JSON.stringify(list.map(({ names }) => names)))
  }
}

/** By name where anybody knows one, else in the platform's words. */
export async function namesOfFallen(
  fallen: Preserved['fallen'],
  known: ReadonlyMap<string, string>,
  nameOf: CartTools['nameOf'],
): Promise<string[]> {
  const names = fallen.map(async ({ productId, message }) => known.get(productId) || (productId && (await nameOf(productId))) || message)
  return [...new Set(await Promise.all(names))].filter((name) => name !== '')
}

/** What somebody else wrote there is left out. */
function understand(text: string): CartNotice[] {
  const lists = parse(text)
  return Array.isArray(lists) ? lists.filter(isNames).map((names) => ({ kind: 'fell-away', names })) : []
}

function isNames(list: unknown): list is string[] {
  return Array.isArray(list) && list.every((name) => typeof name === 'string')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
