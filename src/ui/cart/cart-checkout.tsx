import type { Cart } from '../../commerce/domain/cart/cart-gateway.js'
import { cartMessages } from './cart.messages.js'
import { SignInInstead } from '../parts/sign-in.js'
import { useSession, useSettings, useShop, useStore } from '../hooks/use-shop.js'
import { useMessages } from '../hooks/use-messages.js'
import { Link } from '../parts/link.js'

interface Props {
  cart: Cart
  /** Instead of "Zur Kasse". */
  text: string
  /** False on a canvas, where it is always shown and leads nowhere. */
  live: boolean
  /** Tells the page; `false` when the page wants to do something else. */
  start: (cartId: string) => boolean
}

/** The way to the checkout, where there is one and the shopper may go it. */
export function CheckoutLink({ cart, text, live, start }: Props) {
  const shop = useShop()
  const t = useMessages(cartMessages)
  const { checkoutUrl } = useSettings()
  const { permissions } = useSession(live)
  const closed = useStore(shop.closed)
  if (live && permissions && !permissions.checkOut) return <SignInInstead reason="mayNotCheckOut" />
  if (live && (!checkoutUrl || closed)) return null
  return (
    <Link
      className="button checkout"
      part="checkout"
      href={checkoutUrl}
      onClick={(event) => {
        if (!start(cart.id)) event.preventDefault()
      }}
    >
      {text || t.checkout}
    </Link>
  )
}
