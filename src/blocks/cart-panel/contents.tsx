import { useEffect } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import type { CartView } from '../../commerce/domain/cart/cart.js'
import type { Cart } from '../../commerce/domain/cart/cart-gateway.js'
import benefits from '../../ui/theme/benefits.css?inline'
import lineCss from '../../ui/theme/cart.css?inline'
import product from '../../ui/theme/product.css?inline'
import sums from '../../ui/theme/sums.css?inline'
import { CheckoutLink } from '../../ui/cart/cart-checkout.js'
import { Benefits } from '../../ui/cart/benefits.js'
import { CartLine } from '../../ui/cart/cart-line.js'
import { CartFailed, CartMessages } from '../../ui/cart/cart-messages.js'
import { CartToast } from '../../ui/cart/cart-toast.js'
import { CartSums, CartTotal } from '../../ui/cart/cart-totals.js'
import { cartMessages } from '../../ui/cart/cart.messages.js'
import { Link, Spinner, useShop, useStore, useMessages } from '../../ui/index.js'
import { isHere } from '../../ui/hooks/use-here.js'
import { useSheet } from '../../ui/hooks/use-sheet.js'
import { useTwoPictures } from '../../ui/hooks/use-two-pictures.js'
import { type CartChanges, useCartChanges } from '../../ui/cart/use-cart-changes.js'
import { withQuery } from '../../core/dom/with-query.js'
import type { cartPanel } from './cart-panel.block.js'
import { cartPanelMessages } from './cart-panel.messages.js'
import own from './contents.css?inline'

type Props = ViewOf<typeof cartPanel>

const css = product + benefits + lineCss + sums + own

/** No phone shows more lines at once. */
const linesInSight = 6

/** The content of the panel, rendered once it has been opened. */
export function Contents(props: Props & { open: boolean; close: () => void }) {
  const { open, close, emit } = props
  const shop = useShop()
  const view = useStore(shop.cart.view)
  const changes = useCartChanges({ removed: (productId) => emit('vitrine-cart-line-remove', { productId }) })
  const sheet = useSheet(css)
  const { dismiss } = changes
  useEffect(() => {
    if (!open) dismiss()
  }, [open, dismiss])
  const { cart, lines, status } = view
  return (
    <>
      <div role="status" ref={sheet}>
        {changes.undoable && <CartToast undoable={changes.undoable} undo={changes.undo} />}
      </div>
      {status !== 'failed' && <CartMessages view={view} changes={changes} />}
      {status === 'failed' && (
        <div className="middle">
          <CartFailed error={view.error} again={() => void shop.cart.refresh().catch(() => {})} />
        </div>
      )}
      {status === 'loading' && (
        <div className="middle">
          <Spinner variant="brand" />
        </div>
      )}
      {status === 'ready' &&
        (cart && lines.length > 0 ? (
          <Filled {...props} view={view} cart={cart} changes={changes} close={close} />
        ) : (
          <Empty {...props} busy={view.processing} close={close} />
        ))}
    </>
  )
}

function Empty({ continueText, close, busy }: Props & { close: () => void; busy: boolean }) {
  const t = useMessages(cartMessages)
  return (
    <div className="middle empty">
      {busy ? (
        <Spinner variant="brand" />
      ) : (
        <>
          <h3>{t.empty}</h3>
          <p className="soft-text">{t.emptyHint}</p>
          <button type="button" className="button" onClick={close}>
            {continueText || t.continueShopping}
          </button>
        </>
      )}
    </div>
  )
}

interface FilledProps extends Props {
  view: CartView
  cart: Cart
  changes: Pick<CartChanges, 'problems' | 'setQuantity' | 'remove'>
  close: () => void
}

export function Filled({ view, cart, changes, close, ...props }: FilledProps) {
  const shop = useShop()
  const t = useMessages(cartPanelMessages)
  const tc = useMessages(cartMessages)
  const sheet = useSheet(css)
  const hidden = cart.lineCount - cart.lines.length
  const lines = useTwoPictures(view.lines, linesInSight)
  return (
    <>
      <ul ref={sheet} className="lines" aria-busy={view.processing} aria-label={tc.count(cart.productCount)}>
        {lines.map((line) => (
          <CartLine
            key={line.id || line.productId}
            line={line}
            currency={cart.currency}
            calculating={cart.processing}
            problem={changes.problems[line.id]}
            href={withQuery(props.productUrl, 'id', line.productId)}
            setQuantity={changes.setQuantity}
            remove={changes.remove}
          />
        ))}
        {hidden > 0 && lines.length === view.lines.length && (
          <li>
            <button
              type="button"
              className="button quiet small"
              onClick={() =>
                void shop.cart
                  .peek()
                  ?.more()
                  .catch(() => {})
              }
            >
              {t.more(Math.min(hidden, 25))}
            </button>
          </li>
        )}
      </ul>
      <div className="sum">
        {view.processing && (
          <p className="visually-hidden" role="status">
            {tc.processing}
          </p>
        )}
        <div className="totals" part="totals">
          {cart.coupons.length > 0 && (
            <dl className="sums">
              <div>
                <dt>{tc.coupon}</dt>
                <dd>{cart.coupons.map(({ code }) => code).join(', ')}</dd>
              </div>
            </dl>
          )}
          <Benefits cart={cart} calculating={view.processing} />
          <CartSums cart={cart} calculating={view.processing} />
          <CartTotal cart={cart} calculating={view.processing} note={props.note} />
        </div>
        <CheckoutLink
          cart={cart}
          text={props.checkoutText}
          live={props.mode !== 'edit'}
          start={(cartId) => props.emit('vitrine-checkout-start', { cartId })}
        />
        <Ways {...props} close={close} />
      </div>
    </>
  )
}

/** Links to the cart page, unless it is the current one, and back to shopping. */
function Ways({ cartUrl, continueText, mode, close }: Props & { close: () => void }) {
  const shop = useShop()
  const t = useMessages(cartPanelMessages)
  const tc = useMessages(cartMessages)
  const onward = cartUrl && (mode === 'edit' || !isHere(cartUrl, shop))
  return (
    <p className="ways">
      {onward && (
        <Link href={cartUrl} part="view-cart">
          {t.view}
        </Link>
      )}
      <button type="button" className="text-button" onClick={close}>
        {continueText || tc.continueShopping}
      </button>
    </p>
  )
}
