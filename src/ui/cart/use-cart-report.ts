import { useEffect, useRef } from 'react'
import { useShop, useStore } from '../hooks/use-shop.js'

/** Reports to statistics that the cart is viewed: once each time it comes into view. */
export function useCartReport(inView: boolean): void {
  const shop = useShop()
  const { cart } = useStore(shop.cart.view)
  const reported = useRef(false)
  useEffect(() => {
    if (!inView) reported.current = false
    if (!inView || !cart || reported.current) return
    reported.current = true
    shop.report({ event: 'view_cart', cartId: cart.id, lineCount: cart.lineCount })
  }, [shop, inView, cart])
}
