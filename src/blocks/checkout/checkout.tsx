import { type ReactNode, useEffect, useState } from 'react'
import { type CheckoutState, isBusy, isOrdering } from '../../commerce/domain/checkout/checkout-machine.js'
import type { CheckoutView, ShopCheckout } from '../../commerce/domain/checkout/checkout.js'
import { checkoutDraftKey } from '../../commerce/domain/memory.js'
import { paymentLinkOf } from '../../commerce/domain/checkout/payment-link.js'
import type { CartView } from '../../commerce/domain/cart/view.js'
import { SignInHere } from '../../ui/parts/sign-in.js'
import { CartFailed } from '../../ui/cart/cart-messages.js'
import { Link, SignInInstead, Spinner, useQuery, useSession, useShop, useStore, useMessages } from '../../ui/index.js'
import { useFocusHome } from '../../ui/hooks/use-focus-home.js'
import { lazy } from '../../ui/parts/lazy.js'
import type { Bought, Props } from './step-props.js'
import { checkoutMessages } from './checkout.messages.js'

/** Loaded while the platform prepares the checkout. */
const Steps = lazy(() => import('./steps.js').then((module) => module.Steps))
const Sample = lazy(() => import('./sample.js').then((module) => module.Sample))

export function SampleCheckout(props: Props) {
  const { setState } = props
  useEffect(() => setState('ready'), [setState])
  return (
    <Page heading={props.heading}>
      <Sample {...props} waiting={<Bones />} />
    </Page>
  )
}

export function Checkout(props: Props) {
  const shop = useShop()
  const [checkout, setCheckout] = useState<ShopCheckout>()
  const [error, setError] = useState<unknown>()
  const [asked, ask] = useState(0)
  const { permissions, status: sessionStatus, error: sessionError } = useSession(true)
  const bought = useBought()
  const { status } = bought
  const isEmpty = status === 'ready' && !bought.cart?.lineCount
  // After an order the cart is read anew, and this goes on standing here.
  const [isKnown, know] = useState(false)
  if (!isKnown && status === 'ready' && permissions) know(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once more when she asks
  useEffect(() => {
    Steps.preload()
    shop.cart.open()
    setError(undefined)
    shop.checkout.get().then(setCheckout, setError)
  }, [shop, asked])
  const mayNot = permissions?.checkOut === false
  const failure = error ?? (status === 'failed' ? bought.error : sessionStatus === 'failed' ? sessionError : undefined)
  const again = () => {
    ask(asked + 1)
    if (sessionStatus === 'failed') void shop.askAgain()
    if (status === 'failed') bought.again()
  }
  return (
    <Page heading={props.heading}>
      {mayNot ? (
        <Entered {...props} as="guest">
          <SignInInstead reason="mayNotCheckOut" />
        </Entered>
      ) : failure !== undefined ? (
        <Entered {...props} as="failed">
          <CartFailed error={failure} again={again} />
        </Entered>
      ) : checkout && isKnown ? (
        <Open {...props} checkout={checkout} bought={bought} isEmpty={isEmpty} />
      ) : (
        <Entered {...props} as="loading">
          <Bones />
        </Entered>
      )}
    </Page>
  )
}

function useBought(): Bought & Pick<CartView, 'status' | 'error'> & { again: () => void } {
  const shop = useShop()
  const link = paymentLinkOf(shop.page)
  const own = useStore(shop.cart.view)
  const linked = useQuery(link, (signal) => shop.checkout.get().then((there) => there.linkedCart(signal)))
  if (!link) return { ...own, isLinked: false, again: () => void shop.cart.refresh().catch(() => {}) }
  const error = linked.state === 'failed' ? linked.error : undefined
  return { cart: linked.value, isLinked: true, status: linked.state, error, again: linked.again }
}

function Page({ heading, children }: { heading: string; children: ReactNode }) {
  const t = useMessages(checkoutMessages)
  return (
    <section aria-labelledby="heading">
      <h1 id="heading" part="heading">
        {heading || t.heading}
      </h1>
      {children}
    </section>
  )
}

type StateName = Parameters<Props['setState']>[0]

function Entered({ setState, as, children }: Pick<Props, 'setState'> & { as: StateName; children: ReactNode }) {
  useEffect(() => setState(as), [setState, as])
  return children
}

const stateOf = (state: CheckoutState): StateName => {
  if (isOrdering(state)) return 'ordering'
  if (state === 'idle' || state === 'starting' || state === 'clearing') return 'loading'
  if (state === 'unknown' || state === 'done' || state === 'failed') return state
  return isBusy(state) ? 'busy' : 'ready'
}

function Open({ checkout, bought, isEmpty, ...props }: Props & { checkout: ShopCheckout; bought: Bought; isEmpty: boolean }) {
  const { setState, emit, confirmationUrl } = props
  const shop = useShop()
  const view = useStore(checkout.view)
  const { state, orderReferenceNumber } = view
  const closed = useStore(shop.closed)
  const isNothing = isEmpty && (state === 'idle' || state === 'failed')
  const isWhole = Steps.useSettled(view.checkout !== undefined)
  const [areReady, setAreReady] = useState(false)
  const hasSteps = view.checkout !== undefined && !['done', 'unknown', 'failed'].includes(state)
  // Steps that could not be fetched show a failure, and never become ready.
  const isThere = hasSteps ? isWhole && (areReady || !Steps.isLoaded()) : view.checkout ? isWhole : state !== 'loading'
  const name = isNothing ? 'empty' : isThere ? stateOf(state) : 'loading'
  useEffect(() => setState(name), [setState, name])
  useEffect(() => {
    // An interrupted checkout is looked up even when the cart is gone by now.
    if (!closed && (!isEmpty || checkout.isInterrupted)) void checkout.open()
  }, [checkout, isEmpty, closed])
  useEffect(() => {
    if (orderReferenceNumber === undefined) return
    shop.page.visit.remove(checkoutDraftKey)
    const stays = !emit('vitrine-order-placed', { orderReferenceNumber })
    if (!stays && confirmationUrl) shop.page.go(confirmationUrl)
  }, [orderReferenceNumber, emit, confirmationUrl, shop])

  if (isNothing) return <Nothing {...props} isLinked={bought.isLinked} lastOrder={checkout.lastOrderNumber} />
  if (state === 'done') return <Done reference={orderReferenceNumber ?? ''} />
  if (state === 'unknown' || (state === 'looking' && !view.checkout)) return <Unknown view={view} look={() => void checkout.lookAgain()} />
  if (state === 'failed') return <CartFailed error={view.error} again={() => void checkout.open()} />
  if (!view.checkout && closed) return <Closed {...props} />
  if (!view.checkout) return <Bones />
  return (
    <Steps {...props} checkout={checkout} view={view} found={view.checkout} bought={bought} onReady={setAreReady} waiting={<Bones />} />
  )
}

function Closed({ consultantsUrl }: Props) {
  const t = useMessages(checkoutMessages)
  return (
    <div className="notice" part="notice" role="alert">
      <p>{t.inactive}</p>
      {consultantsUrl && (
        <Link className="button quiet small" href={consultantsUrl}>
          {t.chooseConsultant}
        </Link>
      )}
    </div>
  )
}

function Nothing({ cartUrl, isLinked, lastOrder }: Props & { isLinked: boolean; lastOrder: string | undefined }) {
  const t = useMessages(checkoutMessages)
  const { session } = useSession(true)
  if (isLinked && session?.guest) return <SignInHere text={t.linkSignIn} />
  return (
    <div className="middle">
      <p>{isLinked ? t.linkGone : t.empty}</p>
      {lastOrder !== undefined && <p>{t.lastOrder(lastOrder)}</p>}
      {cartUrl && (
        <Link className="button" href={cartUrl}>
          {t.toCart}
        </Link>
      )}
    </div>
  )
}

function Done({ reference }: { reference: string }) {
  const t = useMessages(checkoutMessages)
  const home = useFocusHome<HTMLDivElement>()
  useEffect(() => home.current?.focus(), [home])
  return (
    <div className="middle" ref={home} tabIndex={-1} role="status">
      <h2>{t.done}</h2>
      <p>
        {t.reference}: <b>{reference}</b>
      </p>
    </div>
  )
}

/** Nobody can say whether it was ordered: the button looks, and never orders. */
function Unknown({ view, look }: { view: CheckoutView; look: () => void }) {
  const t = useMessages(checkoutMessages)
  const isLooking = view.state === 'looking'
  return (
    <div className="middle" role="alert">
      <h2>{t.unknown}</h2>
      <p className="soft-text">{t.unknownHint}</p>
      <button type="button" className="button" aria-disabled={isLooking} onClick={() => !isLooking && look()}>
        {isLooking ? t.looking : t.look}
      </button>
    </div>
  )
}

function Bones() {
  const t = useMessages(checkoutMessages)
  return (
    <div className="layout">
      <p className="visually-hidden">
        <Spinner label={t.waiting} />
      </p>
      <div className="main" aria-hidden="true">
        {[1, 2, 3].map((step) => (
          <div key={step} className="step">
            <div className="bone text" />
            <div className="bone text short" />
          </div>
        ))}
      </div>
    </div>
  )
}
