/**
 * The API for a page without a bundler: `import { cart, publish, subscribe } from '…/cdn/page.js'`, of the same folder
 * as its loader. All return values are copies: changing them does not change the shop.
 */
import { pageBus } from '../core/bus/index.js'
import type { Answer } from '../commerce/domain/answers.js'
import type { Cart } from '../commerce/domain/cart/cart-gateway.js'
import type { CartView } from '../commerce/domain/cart/view.js'
import { cartOpen, type ChannelMessages, channels } from '../commerce/domain/channels.js'
import { startPage } from './start.js'

export { type Message, type Messages, missingMessages, registerMessages } from '../commerce/domain/messages.js'

/** The visible state of the cart, also while it changes. */
export type CartNow = Pick<CartView, 'status' | 'cart' | 'lines' | 'processing'>

/**
 * Publishes a message on a channel, to every block and listener of the page.
 * @param name the channel's name, such as `announce`
 * @param message a message that fits the channel's schema
 * @returns false when the message does not fit the channel, or there is none of this name; the console says which there are
 * @example
 * ```ts
 * import { publish } from '@vitrine/blocks/page'
 *
 * publish('announce', { text: 'Das Set liegt im Warenkorb.' })
 * ```
 */
export function publish<Name extends keyof ChannelMessages>(name: Name, message: ChannelMessages[Name]): boolean {
  startPage()
  const isSaid = pageBus().publish(name, message)
  if (!isSaid) {
    const names = channels.map((channel) => channel.name).join(', ')
    console.warn(`Nothing was said on ${name}: the message does not fit, or there is no such channel. There are: ${names}.`)
  }
  return isSaid
}

/**
 * Subscribes to a channel from now on; what channels retain, such as the chosen consultant, arrives at once.
 * @param name the channel's name, such as `moniker-selected`
 * @param listener called with a copy of each message
 * @returns a function that ends the subscription
 * @example
 * ```ts
 * import { subscribe } from '@vitrine/blocks/page'
 *
 * const end = subscribe('moniker-selected', ({ moniker }) => console.log(`Die Seite verkauft für ${moniker}.`))
 * document.querySelector('#stop')?.addEventListener('click', end)
 * ```
 */
export function subscribe<Name extends keyof ChannelMessages>(name: Name, listener: (message: ChannelMessages[Name]) => void): () => void {
  startPage()
  return pageBus().subscribe(name, listener as (message: unknown) => void)
}

/**
 * The shopper's cart, for scripts of the page: reads it, follows it, fills it and shows it.
 * @example
 * ```ts
 * import { cart } from '@vitrine/blocks/page'
 *
 * cart.subscribe(({ status, lines }) => {
 *   document.title = status === 'ready' ? `Mein Shop (${lines.length})` : 'Mein Shop'
 * })
 * const answer = await cart.add('01t000000000001AAA', 2)
 * if ('refused' in answer) console.warn(answer.refused.reason, answer.refused.message)
 * else cart.open()
 * ```
 */
export const cart = {
  /**
   * Asks the platform for the shopper's cart.
   * @returns the cart; undefined when she has none yet
   * @throws PlatformError when the platform cannot be asked
   */
  async read(): Promise<Cart | undefined> {
    const shop = startPage()
    await shop.cart.refresh()
    return structuredClone(shop.cart.view.get().cart)
  },

  /**
   * Calls the listener with the cart now, and at each change; the cart is read when that has not happened yet.
   * @returns a function that ends it
   */
  subscribe(listener: (cart: CartNow) => void): () => void {
    const { cart: shown } = startPage()
    const tell = () => {
      const { status, cart: there, lines, processing } = shown.view.get()
      listener(structuredClone({ status, cart: there, lines, processing }))
    }
    const end = shown.view.subscribe(tell)
    shown.open()
    tell()
    return end
  },

  /**
   * Puts a product in, as the button of a product does; the cart panel lists it, and `open` shows the panel.
   * @param productId the platform's id, `01t…`
   * @param quantity pieces
   * @returns whether it is in, and else what the platform says against it
   * @throws PlatformError when the platform cannot be asked
   */
  async add(productId: string, quantity = 1): Promise<Answer> {
    return structuredClone(await startPage().cart.add(productId, quantity))
  },

  /** Shows the cart panel, where the page has one. */
  open(): void {
    startPage()
    pageBus().publish(cartOpen, { reason: 'asked' })
  },
}
