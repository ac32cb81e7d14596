import type { ShopCart } from './cart.js'
import type { CartTools } from './tools.js'
import { type CartView, unknownCart } from './view.js'
import { type Observable, observable } from '../observable.js'

/** The cart, whose code is fetched when somebody first does something with it: a page may well do without. */
export function lateCart(tools: CartTools): ShopCart {
  const view: Observable<CartView> = observable(unknownCart)
  let cart: ShopCart | undefined
  let loading: Promise<ShopCart> | undefined

  function load(): Promise<ShopCart> {
    // Looked at, so that its code comes at the same time.
    void tools.gateway.read
    loading ??= import('./cart.js').then(
      ({ ShopCart }) => {
        cart = new ShopCart(tools, view)
        return cart
      },
      (error) => {
        loading = undefined
        view.set({ ...unknownCart, status: 'failed', error })
        throw error
      },
    )
    return loading
  }

  const target = { view } as unknown as ShopCart
  return new Proxy(target, {
    get: (_, name) => {
      if (name === 'view' || name === 'then') return Reflect.get(target, name)
      type Deeds = Record<PropertyKey, (...words: unknown[]) => unknown>
      return (...words: unknown[]) => {
        if (cart) return (cart as unknown as Deeds)[name]?.(...words)
        const doing = load().then((loaded) => (loaded as unknown as Deeds)[name]?.(...words))
        doing.catch(() => {})
        return doing
      }
    },
  })
}
