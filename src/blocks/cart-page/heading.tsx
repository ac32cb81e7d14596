import type { ViewOf } from '../../core/element/index.js'
import type { CartView } from '../../commerce/domain/cart/cart.js'
import { cartMessages } from '../../ui/cart/cart.messages.js'
import { useMessages } from '../../ui/index.js'
import type { cartPage } from './cart-page.block.js'
import { cartPageMessages } from './cart-page.messages.js'

type Props = ViewOf<typeof cartPage>

export function Heading({ heading, view, place }: Props & { view: CartView; place?: { current: HTMLHeadingElement | null } }) {
  const t = useMessages(cartPageMessages)
  const { count } = useMessages(cartMessages)
  const productCount = view.cart?.productCount ?? 0
  return (
    <header className="top">
      <h1 part="heading" ref={place} tabIndex={-1}>
        {heading || t.heading}
      </h1>
      {view.lines.length > 0 && <p className="soft-text">{count(productCount)}</p>}
    </header>
  )
}
