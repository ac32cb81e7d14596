import { useEffect, useState } from 'react'
import type { ViewOf } from '../../element/index.js'
import type { CartView } from '../../shop/cart.js'
import { announce, cartOpen } from '../../shop/channels.js'
import type { Cart } from '../../shop/gateways.js'
import { CheckoutLink } from '../../ui/cart-checkout.js'
import { CartLine } from '../../ui/cart-line.js'
import { CartFailed, CartMessages } from '../../ui/cart-messages.js'
import { CartToast } from '../../ui/cart-toast.js'
import { CartSums, CartTotal } from '../../ui/cart-totals.js'
import { cartWords } from '../../ui/cart.words.js'
import { Dialog, Spinner, useLocked, useShop, useValue, useWords } from '../../ui/index.js'
import { sampleCart } from '../../ui/sample-cart.js'
import { type CartChanges, useCartChanges } from '../../ui/use-cart-changes.js'
import { cartPanel } from './cart-panel.block.js'
import { cartPanelWords } from './cart-panel.words.js'

type Props = ViewOf<typeof cartPanel>

const sample = sampleCart(cartPanel.sample, { subtotal: '104.70', original: '107.70', shipping: '0.00', tax: '16.72', total: '104.70' })

export function CartPanel(props: Props) {
  const locked = useLocked(props.hear)
  return <div className="block" inert={locked}>{props.mode === 'edit' ? <SamplePanel {...props} /> : <LivePanel {...props} />}</div>
}

/** On the canvas it stands in the page, closed to all clicks, so that an editor sees what she writes. */
function SamplePanel(props: Props) {
  const t = useWords(cartPanelWords)
  return (
    <div className="sheet sample">
      <div className="head"><h2>{props.heading || t.heading}</h2></div>
      <Filled {...props} view={sample} cart={sample.cart} changes={{ problems: {}, setQuantity: () => {}, remove: () => {} }} close={() => {}} />
    </div>
  )
}

function LivePanel(props: Props) {
  const { heading, stayClosed, cartUrl, hear, enter, emit } = props
  const shop = useShop()
  const t = useWords(cartPanelWords)
  const view = useValue(shop.cart.view)
  const [open, setOpen] = useState(false)
  const [told, setTold] = useState({ text: '', times: 0 })
  const changes = useCartChanges({ removed: (productId) => emit('vitrine-cart-line-remove', { productId }) })
  const close = () => {
    setOpen(false)
    changes.dismiss()
  }
  useEffect(() => hear(cartOpen, ({ reason }) => {
    if (reason === 'added' && stayClosed) return
    // There the cart is in view already.
    if (reason !== 'asked' && isHere(cartUrl, shop.tools.here())) return
    shop.cart.open()
    setOpen(true)
  }), [hear, shop, stayClosed, cartUrl])
  useEffect(() => hear(announce, ({ text }) => setTold(({ times }) => ({ text, times: times + 1 }))), [hear])
  const state = view.status === 'failed' ? 'failed' : view.status === 'waiting' ? 'waiting'
    : view.lines.length === 0 ? 'empty' : view.processing ? 'processing' : 'filled'
  useEffect(() => enter(state), [enter, state])

  const { cart, lines, status } = view
  return (
    <Dialog open={open} close={close} label={t.label} heading={<h2>{heading || t.heading}</h2>}>
      {/* Behind an open dialog the page is inert, and its live region with it. */}
      <p className="visually-hidden" role="status"><span key={told.times}>{told.text}</span></p>
      <div role="status">{changes.undoable && <CartToast undoable={changes.undoable} undo={changes.undo} />}</div>
      {status !== 'failed' && <CartMessages view={view} changes={changes} />}
      {status === 'failed' && <div className="middle"><CartFailed error={view.error} again={() => void shop.cart.refresh().catch(() => {})} /></div>}
      {status === 'waiting' && <div className="middle"><Spinner variant="brand" /></div>}
      {status === 'ready' && (cart && lines.length > 0
        ? <Filled {...props} view={view} cart={cart} changes={changes} close={close} />
        : <Empty {...props} busy={view.processing} close={close} />)}
    </Dialog>
  )
}

function isHere(url: string, here: URL): boolean {
  if (!url || !URL.canParse(url, here)) return false
  const target = new URL(url, here)
  return target.origin === here.origin && target.pathname === here.pathname
}

function Empty({ continueText, close, busy }: Props & { close: () => void; busy: boolean }) {
  const t = useWords(cartWords)
  return (
    <div className="middle empty">
      {busy ? <Spinner variant="brand" /> : (
        <>
          <h3>{t.empty}</h3>
          <p className="soft-text">{t.emptyHint}</p>
          <button type="button" className="button" onClick={close}>{continueText || t.continueShopping}</button>
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

function Filled({ view, cart, changes, close, ...props }: FilledProps) {
  const shop = useShop()
  const t = useWords(cartPanelWords)
  const tc = useWords(cartWords)
  const hidden = cart.lineCount - cart.lines.length
  return (
    <>
      <ul className="lines" aria-busy={view.processing} aria-label={tc.count(cart.productCount)}>
        {view.lines.map((line) => (
          <CartLine
            key={line.id || line.productId} line={line} currency={cart.currency} reckoning={cart.processing} problem={changes.problems[line.id]}
            href={`${props.productUrl}?id=${encodeURIComponent(line.productId)}`}
            setQuantity={(quantity) => changes.setQuantity(line, quantity)} remove={() => changes.remove(line)}
          />
        ))}
        {hidden > 0 && <li><button type="button" className="button quiet small" onClick={() => void shop.cart.more().catch(() => {})}>{t.more(Math.min(hidden, 25))}</button></li>}
      </ul>
      <div className="sum">
        {view.processing && <p className="visually-hidden" role="status">{tc.processing}</p>}
        <div className="totals" part="totals">
          {cart.coupons.length > 0 && <dl className="sums"><div><dt>{tc.coupon}</dt><dd>{cart.coupons.map(({ code }) => code).join(', ')}</dd></div></dl>}
          <CartSums cart={cart} reckoning={view.processing} />
          <CartTotal cart={cart} reckoning={view.processing} note={props.note} />
        </div>
        <CheckoutLink cart={cart} text={props.checkoutText} live={props.mode !== 'edit'} start={(cartId) => props.emit('vitrine-checkout-start', { cartId })} />
        <Ways {...props} close={close} />
      </div>
    </>
  )
}

/** On to the cart page, where there is another one, and back to shopping. */
function Ways({ cartUrl, continueText, mode, close }: Props & { close: () => void }) {
  const shop = useShop()
  const t = useWords(cartPanelWords)
  const tc = useWords(cartWords)
  const onward = cartUrl && (mode === 'edit' || !isHere(cartUrl, shop.tools.here()))
  return (
    <p className="ways">
      {onward && <a href={cartUrl} part="view-cart">{t.view}</a>}
      <button type="button" className="text-button" onClick={close}>{continueText || tc.continueShopping}</button>
    </p>
  )
}
