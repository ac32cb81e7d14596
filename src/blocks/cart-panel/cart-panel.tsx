import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ViewOf } from '../../element/index.js'
import type { CartView } from '../../shop/cart.js'
import { announce, cartOpen } from '../../shop/channels.js'
import type { Cart } from '../../shop/gateways.js'
import { Dialog, Failed, SignInInstead, Spinner, useLocked, useSession, useSettings, useShop, useValue, useWords } from '../../ui/index.js'
import { CartLine } from './cart-line.js'
import type { cartPanel } from './cart-panel.block.js'
import { cartPanelWords } from './cart-panel.words.js'
import { CartTotals } from './cart-totals.js'
import { sampleCart } from './sample-cart.js'
import { type Removed, useCartChanges } from './use-cart-changes.js'

type Props = ViewOf<typeof cartPanel>

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
      <Filled {...props} view={sampleCart} cart={sampleCart.cart} problems={{}} close={() => {}} setQuantity={() => {}} remove={() => {}} />
    </div>
  )
}

function LivePanel(props: Props) {
  const { heading, stayClosed, hear, enter, emit } = props
  const shop = useShop()
  const t = useWords(cartPanelWords)
  const view = useValue(shop.cart.view)
  const [open, setOpen] = useState(false)
  const [told, setTold] = useState({ text: '', times: 0 })
  const changes = useCartChanges((productId) => emit('vitrine-cart-line-remove', { productId }))
  const close = () => {
    setOpen(false)
    changes.dismiss()
  }
  useEffect(() => hear(cartOpen, ({ reason }) => {
    if (reason === 'added' && stayClosed) return
    shop.cart.open()
    setOpen(true)
  }), [hear, shop, stayClosed])
  useEffect(() => hear(announce, ({ text }) => setTold(({ times }) => ({ text, times: times + 1 }))), [hear])
  const state = view.status === 'failed' ? 'failed' : view.status === 'waiting' ? 'waiting'
    : view.lines.length === 0 ? 'empty' : view.processing ? 'processing' : 'filled'
  useEffect(() => enter(state), [enter, state])

  const { cart, lines } = view
  return (
    <Dialog open={open} close={close} label={t.label} heading={<h2>{heading || t.heading}</h2>}>
      {/* Behind an open dialog the page is inert, and its live region with it. */}
      <p className="visually-hidden" role="status"><span key={told.times}>{told.text}</span></p>
      <div role="status">{changes.removed && <RemovedToast removed={changes.removed} undo={changes.undo} />}</div>
      {view.retrying && <p className="notice" role="status"><Spinner size="small" />{t.retrying}</p>}
      {view.status === 'failed' && <div className="middle"><Failed error={view.error} again={() => void shop.cart.refresh().catch(() => {})} /></div>}
      {view.status === 'waiting' && <div className="middle"><Spinner variant="brand" /></div>}
      {view.status === 'ready' && view.error !== undefined && <div className="stale"><Failed error={view.error} again={() => void shop.cart.refresh().catch(() => {})} /></div>}
      {view.status === 'ready' && (cart && lines.length > 0
        ? <Filled {...props} view={view} cart={cart} {...changes} close={close} />
        : <Empty {...props} busy={view.processing} close={close} />)}
    </Dialog>
  )
}

/** What was removed, and the way back. Focus goes to it: the button that was pressed is gone. */
function RemovedToast({ removed, undo }: { removed: Removed; undo: () => void }) {
  const t = useWords(cartPanelWords)
  const { line, state, problem } = removed
  const toast = useRef<HTMLDivElement>(null)
  // It goes when the line is back, and the focus must not go with it: the dialog's first button takes it.
  useLayoutEffect(() => () => {
    const focused = toast.current?.querySelector<HTMLElement>(':focus')
    focused?.closest('dialog')?.querySelector('button')?.focus()
  }, [])
  return (
    <div className="toast" part="undo" key={line.id} ref={toast}>
      <p>{t.removed(line.name)}{problem && <strong role="alert"> {problem}</strong>}</p>
      {/* biome-ignore lint/a11y/noAutofocus: focus must go somewhere when its button was removed */}
      <button type="button" className="text-button" autoFocus aria-disabled={state === 'undoing'} onClick={undo}>
        {state === 'undoing' ? t.undoing : t.undo}
      </button>
    </div>
  )
}

function Empty({ continueText, close, busy }: Props & { close: () => void; busy: boolean }) {
  const t = useWords(cartPanelWords)
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

interface FilledProps extends Props, Pick<ReturnType<typeof useCartChanges>, 'problems' | 'setQuantity' | 'remove'> {
  view: CartView
  cart: Cart
  close: () => void
}

function Filled({ view, cart, problems, setQuantity, remove, close, ...props }: FilledProps) {
  const shop = useShop()
  const t = useWords(cartPanelWords)
  const hidden = cart.lineCount - cart.lines.length
  return (
    <>
      <ul className="lines" aria-busy={view.processing} aria-label={t.count(cart.productCount)}>
        {view.lines.map((line) => (
          <CartLine
            key={line.id} line={line} currency={cart.currency} reckoning={cart.processing} problem={problems[line.id]}
            href={`${props.productUrl}?id=${encodeURIComponent(line.productId)}`}
            setQuantity={(quantity) => setQuantity(line, quantity)} remove={() => remove(line)}
          />
        ))}
        {hidden > 0 && <li><button type="button" className="button quiet small" onClick={() => void shop.cart.more().catch(() => {})}>{t.more(Math.min(hidden, 25))}</button></li>}
      </ul>
      <div className="sum">
        {view.processing && <p className="visually-hidden" role="status">{t.processing}</p>}
        <CartTotals cart={cart} reckoning={view.processing} note={props.note} />
        <Checkout {...props} cart={cart} />
        <button type="button" className="text-button continue" onClick={close}>{props.continueText || t.continueShopping}</button>
      </div>
    </>
  )
}

function Checkout({ checkoutText, emit, mode, cart }: Omit<FilledProps, 'view' | 'problems' | 'setQuantity' | 'remove' | 'close'>) {
  const t = useWords(cartPanelWords)
  const { checkoutUrl } = useSettings()
  const { permissions } = useSession(mode !== 'edit')
  if (mode !== 'edit' && permissions && !permissions.checkOut) return <SignInInstead reason="mayNotCheckOut" />
  if (mode !== 'edit' && !checkoutUrl) return null
  return (
    <a className="button checkout" part="checkout" href={checkoutUrl} onClick={(event) => {
      if (!emit('vitrine-checkout-start', { cartId: cart.id })) event.preventDefault()
    }}>{checkoutText || t.checkout}</a>
  )
}
