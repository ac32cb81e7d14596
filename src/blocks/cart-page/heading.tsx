import type { ViewOf } from '../../element/index.js'
import type { CartView } from '../../shop/cart/cart.js'
import { cartWords } from '../../ui/cart/cart.words.js'
import { useWords } from '../../ui/index.js'
import type { cartPage } from './cart-page.block.js'
import { cartPageWords } from './cart-page.words.js'

type Props = ViewOf<typeof cartPage>

export function Heading({ heading, view, place }: Props & { view: CartView; place?: { current: HTMLHeadingElement | null } }) {
  const t = useWords(cartPageWords)
  const { count } = useWords(cartWords)
  const pieces = view.cart?.productCount ?? 0
  return (
    <header className="top">
      <h1 part="heading" ref={place} tabIndex={-1}>
        {heading || t.heading}
      </h1>
      {view.lines.length > 0 && <p className="soft-text">{count(pieces)}</p>}
    </header>
  )
}
