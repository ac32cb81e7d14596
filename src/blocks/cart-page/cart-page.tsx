import { useEffect, useRef } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import { CartFailed, CartMessages } from '../../ui/cart/cart-messages.js'
import { CartToast } from '../../ui/cart/cart-toast.js'
import { cartMessages } from '../../ui/cart/cart.messages.js'
import { Link, SignInInstead, Spinner, useSession, useShop, useStore, useMessages } from '../../ui/index.js'
import { lazy } from '../../ui/parts/lazy.js'
import { useCartChanges } from '../../ui/cart/use-cart-changes.js'
import { useCartReport } from '../../ui/cart/use-cart-report.js'
import { BoneLines } from './bone-lines.js'
import type { cartPage } from './cart-page.block.js'
import { cartPageMessages } from './cart-page.messages.js'
import { Heading } from './heading.js'
import { Seller, ShopClosed } from './seller.js'

type Props = ViewOf<typeof cartPage>

/** Loaded while the cart is being requested. */
const Filled = lazy(() => import('./filled.js').then((module) => module.Filled))
const Reservation = lazy(() => import('../../ui/cart/reservation.js').then((module) => module.Reservation))
const SampleCart = lazy(() => import('./sample.js').then((module) => module.SampleCart))

export const SamplePage = (props: Props) => (
  <section>
    <SampleCart {...props} />
  </section>
)

export const CartPage = (props: Props) => (
  <section>
    <LiveCart {...props} />
  </section>
)

function LiveCart(props: Props) {
  const { consultantsUrl, setState, emit } = props
  const shop = useShop()
  const view = useStore(shop.cart.view)
  const reservation = useStore(shop.reservation)
  const { permissions } = useSession(true)
  const heading = useRef<HTMLHeadingElement>(null)
  const changes = useCartChanges({
    removed: (productId) => emit('vitrine-cart-line-remove', { productId }),
    cleared: () => emit('vitrine-cart-clear', {}),
  })
  const { cart, lines, status } = view
  useEffect(() => {
    shop.cart.open()
    Filled.preload()
  }, [shop])
  useCartReport(true)
  const isWhole = Filled.useSettled(lines.length > 0)
  const guest = permissions?.fillCart === false && lines.length === 0
  const shown = lines.length === 0 ? 'empty' : view.processing ? 'processing' : isWhole ? 'filled' : 'loading'
  const state = guest ? 'guest' : status !== 'ready' ? status : shown
  useEffect(() => setState(state), [setState, state])
  return (
    <>
      <Heading {...props} view={view} place={heading} />
      {!guest && status !== 'failed' && <CartMessages view={view} changes={changes} />}
      {!guest && <ShopClosed consultantsUrl={consultantsUrl} />}
      {lines.length > 0 && reservation && <Reservation keeper={reservation} />}
      <div className="toasts" role="status">
        {changes.undoable && <CartToast undoable={changes.undoable} undo={changes.undo} />}
      </div>
      {guest ? (
        <SignInInstead reason="mayNotFillCart" />
      ) : status === 'failed' ? (
        <CartFailed error={view.error} again={() => void shop.cart.refresh().catch(() => {})} />
      ) : status === 'loading' ? (
        <Bones />
      ) : cart && lines.length > 0 ? (
        <Filled
          waiting={<Bones />}
          {...props}
          view={view}
          cart={cart}
          changes={changes}
          seller={<Seller consultantsUrl={consultantsUrl} />}
          toTop={() => heading.current?.focus()}
        />
      ) : (
        <Empty {...props} busy={view.processing && !changes.undoable} />
      )}
    </>
  )
}

function Empty({ continueUrl, continueText, busy }: Props & { busy: boolean }) {
  const t = useMessages(cartMessages)
  if (busy)
    return (
      <div className="middle">
        <Spinner variant="brand" />
      </div>
    )
  return (
    <div className="middle">
      <h2>{t.empty}</h2>
      <p className="soft-text">{t.emptyHint}</p>
      {continueUrl && (
        <Link className="button" href={continueUrl}>
          {continueText || t.continueShopping}
        </Link>
      )}
    </div>
  )
}

/** Placeholder with the height of a cart of three lines. */
function Bones() {
  const t = useMessages(cartPageMessages)
  return (
    <div className="layout">
      <p className="visually-hidden">
        <Spinner label={t.waiting} />
      </p>
      <div className="main">
        <ul className="lines" aria-hidden="true">
          <BoneLines />
        </ul>
      </div>
      <div className="side" aria-hidden="true">
        <div className="card">
          {[1, 2, 3, 4].map((each) => (
            <div key={each} className="bone text" />
          ))}
        </div>
      </div>
    </div>
  )
}
