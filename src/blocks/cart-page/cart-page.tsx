import { type ReactNode, useEffect, useRef } from 'react'
import type { ViewOf } from '../../element/index.js'
import type { CartView } from '../../shop/cart.js'
import type { Cart } from '../../shop/gateways.js'
import { cartPageSize } from '../../shop/limits.js'
import { CheckoutLink } from '../../ui/cart-checkout.js'
import { CartLine } from '../../ui/cart-line.js'
import { CartFailed, CartMessages, SignInHere } from '../../ui/cart-messages.js'
import { CartToast } from '../../ui/cart-toast.js'
import { CartSums, CartTotal } from '../../ui/cart-totals.js'
import { cartWords } from '../../ui/cart.words.js'
import { Paging, Spinner, useLocked, usePriceFormat, useSession, useShop, useValue, useWords } from '../../ui/index.js'
import { sampleCart } from '../../ui/sample-cart.js'
import { type CartChanges, useCartChanges } from '../../ui/use-cart-changes.js'
import { Benefits } from './benefits.js'
import { cartPage } from './cart-page.block.js'
import { cartPageWords } from './cart-page.words.js'
import { Coupons } from './coupons.js'
import { Reservation } from './reservation.js'
import { Seller, SellerNamed, ShopClosed } from './seller.js'
import { usePageAddress } from './use-page-address.js'

type Props = ViewOf<typeof cartPage>

const sample = sampleCart(cartPage.sample, {
  subtotal: '104.70', original: '107.70', shipping: '0.00', tax: '16.72', total: '104.70',
  approaching: [{ name: 'Proben-Set', missing: '15.30' }],
})
const sampleConsultant = { firstName: 'Anna', lastName: 'Berger', pictureUrl: undefined }

export function CartPage(props: Props) {
  const locked = useLocked(props.hear)
  return <section inert={locked}>{props.mode === 'edit' ? <SampleCart {...props} /> : <LiveCart {...props} />}</section>
}

function SampleCart(props: Props) {
  const { enter } = props
  useEffect(() => enter('filled'), [enter])
  const changes = { problems: {}, setQuantity: () => {}, remove: () => {}, clear: () => {}, askToSignIn: () => {} }
  return (
    <>
      <Heading {...props} view={sample} />
      <Filled {...props} view={sample} cart={sample.cart} changes={changes} seller={<SellerNamed consultant={sampleConsultant} />} toTop={() => {}} />
    </>
  )
}

function LiveCart(props: Props) {
  const { consultantsUrl, enter, emit } = props
  const shop = useShop()
  const view = useValue(shop.cart.view)
  const { permissions } = useSession(true)
  const heading = useRef<HTMLHeadingElement>(null)
  const changes = useCartChanges({
    removed: (productId) => emit('vitrine-cart-line-remove', { productId }),
    cleared: () => emit('vitrine-cart-clear', {}),
  })
  const { cart, lines, status } = view
  useEffect(() => void shop.cart.open(), [shop])
  useViewReport(cart)
  const guest = permissions?.fillCart === false && lines.length === 0
  const state = guest ? 'guest' : status !== 'ready' ? status : lines.length === 0 ? 'empty' : view.processing ? 'processing' : 'filled'
  useEffect(() => enter(state), [enter, state])
  return (
    <>
      <Heading {...props} view={view} place={heading} />
      {!guest && status !== 'failed' && <CartMessages view={view} changes={changes} />}
      {!guest && <ShopClosed consultantsUrl={consultantsUrl} />}
      {lines.length > 0 && <Reservation />}
      <div className="toasts" role="status">{changes.undoable && <CartToast undoable={changes.undoable} undo={changes.undo} />}</div>
      {guest ? <Guest />
        : status === 'failed' ? <CartFailed error={view.error} again={() => void shop.cart.refresh().catch(() => {})} />
        : status === 'waiting' ? <Bones />
        : cart && lines.length > 0
          ? <Filled {...props} view={view} cart={cart} changes={changes} seller={<Seller consultantsUrl={consultantsUrl} />} toTop={() => heading.current?.focus()} />
          : <Empty {...props} busy={view.processing && !changes.undoable} />}
    </>
  )
}

/** Statistics hear once that the cart was looked at. */
function useViewReport(cart: Cart | undefined) {
  const shop = useShop()
  const reported = useRef(false)
  useEffect(() => {
    if (!cart || reported.current) return
    reported.current = true
    shop.report({ event: 'view_cart', cartId: cart.id, lineCount: cart.lineCount })
  }, [shop, cart])
}

function Heading({ heading, view, place }: Props & { view: CartView; place?: { current: HTMLHeadingElement | null } }) {
  const t = useWords(cartPageWords)
  const { count } = useWords(cartWords)
  const pieces = view.cart?.productCount ?? 0
  return (
    <header className="top">
      <h1 part="heading" ref={place} tabIndex={-1}>{heading || t.heading}</h1>
      {view.lines.length > 0 && <p className="soft-text">{count(pieces)}</p>}
    </header>
  )
}

function Guest() {
  const { mayNotFillCart } = useWords(cartWords)
  return <SignInHere text={mayNotFillCart} />
}

function Empty({ continueUrl, continueText, busy }: Props & { busy: boolean }) {
  const t = useWords(cartWords)
  if (busy) return <div className="middle"><Spinner variant="brand" /></div>
  return (
    <div className="middle">
      <h2>{t.empty}</h2>
      <p className="soft-text">{t.emptyHint}</p>
      {continueUrl && <a className="button" href={continueUrl}>{continueText || t.continueShopping}</a>}
    </div>
  )
}

interface FilledProps extends Props {
  view: CartView
  cart: Cart
  changes: Pick<CartChanges, 'problems' | 'setQuantity' | 'remove' | 'clear' | 'askToSignIn'>
  seller: ReactNode
  toTop: () => void
}

function Filled({ seller, ...props }: FilledProps) {
  const { view, cart, mode, note, checkoutText, hideCoupons, emit } = props
  const t = useWords(cartPageWords)
  const { processing, includedTax } = useWords(cartWords)
  const format = usePriceFormat(cart.currency)
  const reckoning = view.processing
  const taxed = !reckoning && Number(cart.tax) > 0 ? includedTax(format(cart.tax)) : ''
  return (
    <div className="layout">
      <Lines {...props} />
      <aside className="side" aria-label={t.summary} part="summary">
        <div className="card">
          {seller}
          {!hideCoupons && <Coupons cart={cart} reckoning={reckoning} askToSignIn={props.changes.askToSignIn} redeemed={(code) => emit('vitrine-coupon-redeem', { code })} />}
          <Benefits cart={cart} reckoning={reckoning} />
          <CartSums cart={cart} reckoning={reckoning} />
        </div>
        <div className="pay">
          <p className="visually-hidden" role="status">{reckoning ? processing : ''}</p>
          <div className="amounts"><CartTotal cart={cart} reckoning={reckoning} note={note || taxed} /></div>
          <CheckoutLink cart={cart} text={checkoutText} live={mode !== 'edit'} start={(cartId) => emit('vitrine-checkout-start', { cartId })} />
        </div>
      </aside>
    </div>
  )
}

/** Twenty-five at a time, the newest first. */
function Lines({ view, cart, changes, toTop, mode, productUrl, continueUrl, continueText }: Omit<FilledProps, 'seller'>) {
  const shop = useShop()
  const t = useWords(cartPageWords)
  const { continueShopping } = useWords(cartWords)
  const address = usePageAddress(mode !== 'edit')
  const gone = cart.lines.length - view.lines.length
  const pageCount = Math.max(1, Math.ceil((cart.lineCount - gone) / cartPageSize))
  const page = Math.min(address.page, pageCount - 1)
  useEffect(() => {
    if (page > 0) void shop.cart.showPages(page + 1).catch(() => {})
  }, [shop, page])
  const shown = view.lines.slice(page * cartPageSize, (page + 1) * cartPageSize)
  return (
    <div className="main">
      <h2 className="visually-hidden">{t.lines}</h2>
      <ul className="lines" aria-busy={view.processing} aria-label={t.lines}>
        {shown.map((line) => (
          <CartLine
            key={line.id || line.productId} line={line} currency={cart.currency} reckoning={cart.processing} problem={changes.problems[line.id]} full
            href={`${productUrl}?id=${encodeURIComponent(line.productId)}`}
            setQuantity={(quantity) => changes.setQuantity(line, quantity)} remove={() => changes.remove(line)}
          />
        ))}
        {shown.length === 0 && <BoneLines />}
      </ul>
      <Paging page={page} pageCount={pageCount} hrefOf={address.hrefOf} go={(to) => {
        address.go(to)
        toTop()
      }} />
      <div className="foot">
        {continueUrl && <a href={continueUrl}>{continueText || continueShopping}</a>}
        <button type="button" className="text-button" onClick={() => changes.clear(cart.productCount)}>{t.clear}</button>
      </div>
    </div>
  )
}

function BoneLines() {
  return [1, 2, 3].map((each) => (
    <li key={each} className="line" aria-hidden="true">
      <div className="bone line-picture" />
      <div className="line-words"><div className="bone text" /><div className="bone text short" /></div>
      <div className="bone price-bone" />
    </li>
  ))
}

/** As much room as a cart of three lines takes. */
function Bones() {
  const t = useWords(cartPageWords)
  return (
    <div className="layout">
      <p className="visually-hidden"><Spinner label={t.waiting} /></p>
      <div className="main"><ul className="lines" aria-hidden="true"><BoneLines /></ul></div>
      <div className="side" aria-hidden="true"><div className="card">{[1, 2, 3, 4].map((each) => <div key={each} className="bone text" />)}</div></div>
    </div>
  )
}
