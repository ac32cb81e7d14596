import { type ReactNode, useEffect } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import type { CartView } from '../../commerce/domain/cart/cart.js'
import type { Cart } from '../../commerce/domain/cart/cart-gateway.js'
import { cartPageSize } from '../../commerce/domain/limits.js'
import { CheckoutLink } from '../../ui/cart/cart-checkout.js'
import { CartLine } from '../../ui/cart/cart-line.js'
import { CartSums, CartTotal } from '../../ui/cart/cart-totals.js'
import { cartMessages } from '../../ui/cart/cart.messages.js'
import { Link, Pagination, usePriceFormat, useShop, useMessages } from '../../ui/index.js'
import type { CartChanges } from '../../ui/cart/use-cart-changes.js'
import { Benefits } from '../../ui/cart/benefits.js'
import { withQuery } from '../../core/dom/with-query.js'
import { BoneLines } from './bone-lines.js'
import type { cartPage } from './cart-page.block.js'
import { cartPageMessages } from './cart-page.messages.js'
import { Coupons } from './coupons.js'
import { usePageAddress } from './use-page-address.js'

type Props = ViewOf<typeof cartPage>

interface FilledProps extends Props {
  view: CartView
  cart: Cart
  changes: Pick<CartChanges, 'problems' | 'setQuantity' | 'remove' | 'clear' | 'askToSignIn'>
  seller: ReactNode
  toTop: () => void
}

/** The lines, and beside them what they cost. */
export function Filled({ seller, ...props }: FilledProps) {
  const { view, cart, mode, note, checkoutText, hideCoupons, emit } = props
  const t = useMessages(cartPageMessages)
  const { processing, includedTax } = useMessages(cartMessages)
  const format = usePriceFormat(cart.currency)
  const calculating = view.processing
  const taxed = !calculating && cart.tax ? includedTax(format(cart.tax)) : ''
  return (
    <div className="layout">
      <Lines {...props} />
      <aside className="side" aria-label={t.summary} part="summary">
        <div className="card">
          {seller}
          {!hideCoupons && (
            <Coupons
              cart={cart}
              calculating={calculating}
              askToSignIn={props.changes.askToSignIn}
              redeemed={(code) => emit('vitrine-coupon-redeem', { code })}
            />
          )}
          <Benefits cart={cart} calculating={calculating} />
          <CartSums cart={cart} calculating={calculating} />
        </div>
        <div className="pay">
          <p className="visually-hidden" role="status">
            {calculating ? processing : ''}
          </p>
          <div className="amounts">
            <CartTotal cart={cart} calculating={calculating} note={note || taxed} />
          </div>
          <CheckoutLink
            cart={cart}
            text={checkoutText}
            live={mode !== 'edit'}
            start={(cartId) => emit('vitrine-checkout-start', { cartId })}
          />
        </div>
      </aside>
    </div>
  )
}

/** Twenty-five at a time, the newest first. */
function Lines({ view, cart, changes, toTop, mode, productUrl, continueUrl, continueText }: Omit<FilledProps, 'seller'>) {
  const shop = useShop()
  const t = useMessages(cartPageMessages)
  const { continueShopping } = useMessages(cartMessages)
  const { address, hrefOf, go } = usePageAddress(mode !== 'edit')
  const gone = cart.lines.length - view.lines.length
  const pageCount = Math.max(1, Math.ceil((cart.lineCount - gone) / cartPageSize))
  const page = Math.min(address.page, pageCount - 1)
  useEffect(() => {
    if (page > 0)
      void shop.cart
        .peek()
        ?.showPages(page + 1)
        .catch(() => {})
  }, [shop, page])
  const shown = view.lines.slice(page * cartPageSize, (page + 1) * cartPageSize)
  return (
    <div className="main">
      <h2 className="visually-hidden">{t.lines}</h2>
      <ul className="lines" aria-busy={view.processing && view.error === undefined} aria-label={t.lines}>
        {shown.map((line) => (
          <CartLine
            key={line.id || line.productId}
            line={line}
            currency={cart.currency}
            calculating={cart.processing}
            problem={changes.problems[line.id]}
            full
            href={withQuery(productUrl, 'id', line.productId)}
            setQuantity={changes.setQuantity}
            remove={changes.remove}
          />
        ))}
        {shown.length === 0 && <BoneLines />}
      </ul>
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={(to) => hrefOf({ page: to })}
        go={(to) => {
          go({ page: to })
          toTop()
        }}
      />
      <div className="foot">
        {continueUrl && <Link href={continueUrl}>{continueText || continueShopping}</Link>}
        <button type="button" className="text-button" onClick={() => changes.clear(cart.productCount)}>
          {t.clear}
        </button>
      </div>
    </div>
  )
}
