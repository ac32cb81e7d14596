import { cartChanged } from '../channels.js'
import { type Lazy, lazy } from '../lazy.js'
import { cartNoticesKey, guestCartKey, trackedCartKey } from '../memory.js'
import { type Observable, observable, type Readable } from '../observable.js'
import type { ShopCart } from './cart.js'
import type { CartGateway } from './cart-gateway.js'
import type { CartTools } from './tools.js'
import type { CartTurn } from './turns.js'
import { type CartView, unknownCart } from './view.js'

/** The cart as a page has it, and what blocks do with it that need not know more of it: its code comes when it is wanted. */
export interface PageCart extends Lazy<ShopCart>, Pick<ShopCart, 'view' | 'open' | 'refresh' | 'add' | 'forget'> {
  /** Its queue, as it stands and as the latest turns ended. */
  turns: Readable<readonly CartTurn[]>
  /** Reads it again, where somebody on this page has wanted it. */
  renew: () => Promise<void>
}

type LazyTools = Omit<CartTools, 'gateway' | 'withLock'> & { gateway: Lazy<CartGateway> }

export function lateCart(tools: LazyTools): PageCart {
  const view: Observable<CartView> = observable(unknownCart)
  const turns = observable<readonly CartTurn[]>([])
  let isWanted = false
  const cart = lazy(async () => {
    isWanted = true
    try {
      const [{ openCart }, gateway] = await Promise.all([import('./cart.js'), tools.gateway.get()])
      return openCart({ ...tools, gateway }, view, turns)
    } catch (error) {
      view.set({ ...unknownCart, status: 'failed', error })
      throw error
    }
  })
  const tell = (deed: (there: ShopCart) => void): void =>
    void cart
      .get()
      .then(deed)
      .catch(() => {})
  const refresh = async () => (await cart.get()).refresh()
  return {
    ...cart,
    view,
    turns,
    refresh,
    renew: async () => (isWanted ? (await cart.get()).renew() : undefined),
    open: () => tell((there) => there.open()),
    add: async (...wish) => (await cart.get()).add(...wish),
    forget() {
      // Forgetting what an earlier page has left needs no code to be loaded.
      tools.visit.remove(cartNoticesKey)
      for (const key of [guestCartKey, trackedCartKey]) tools.memory.remove(key)
      if (isWanted) tell((there) => there.forget())
      else tools.bus.publish(cartChanged, { count: 0, processing: false })
    },
  }
}
