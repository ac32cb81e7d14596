import { useEffect, useState } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import { announce, cartOpen } from '../../commerce/domain/channels.js'
import { Dialog, Spinner, useShop, useStore, useMessages } from '../../ui/index.js'
import { nextPicture } from '../../ui/hooks/next-picture.js'
import { isHere } from '../../ui/hooks/use-here.js'
import { lazy } from '../../ui/parts/lazy.js'
import { useCartReport } from '../../ui/cart/use-cart-report.js'
import type { cartPanel } from './cart-panel.block.js'
import { cartPanelMessages } from './cart-panel.messages.js'

type Props = ViewOf<typeof cartPanel>

/** Loaded when there is something in the cart, or about to be, or the panel is opened. */
const Contents = lazy(() => import('./contents.js').then((module) => module.Contents))
/** Loaded for editors only. */
export const SamplePanel = lazy(() => import('./sample.js').then((module) => module.SamplePanel))

export function CartPanel(props: Props) {
  const { heading, stayClosed, cartUrl, subscribe, setState } = props
  const shop = useShop()
  const t = useMessages(cartPanelMessages)
  const view = useStore(shop.cart.view)
  const [open, setOpen] = useState(false)
  /** True once it was opened: its content stays. The panel opens on the press, and its content is rendered while it slides in. */
  const [used, setUsed] = useState(false)
  useEffect(() => (open ? nextPicture(() => setUsed(true)) : undefined), [open])
  const [told, setTold] = useState({ text: '', times: 0 })
  useEffect(
    () =>
      subscribe(cartOpen, ({ reason }) => {
        shop.cartShown()
        if (reason === 'added' && stayClosed) return
        // On the cart page the cart is in view already.
        if (reason !== 'asked' && isHere(cartUrl, shop)) return
        shop.cart.open()
        setOpen(true)
      }),
    [subscribe, shop, stayClosed, cartUrl],
  )
  // The shopper must be told, even when this block was loaded after the notice.
  const owed = view.notices.length > 0
  useEffect(() => {
    if (owed && !isHere(cartUrl, shop)) setOpen(true)
  }, [owed, shop, cartUrl])
  useCartReport(open)
  const hasContents = view.lines.length > 0 || view.processing
  useEffect(() => {
    if (hasContents) Contents.preload()
  }, [hasContents])
  useEffect(() => subscribe(announce, ({ text }) => setTold(({ times }) => ({ text, times: times + 1 }))), [subscribe])
  const state =
    view.status === 'failed'
      ? 'failed'
      : view.status === 'loading'
        ? 'loading'
        : view.lines.length === 0
          ? 'empty'
          : view.processing
            ? 'processing'
            : 'filled'
  useEffect(() => setState(state), [setState, state])
  const close = () => setOpen(false)
  return (
    <Dialog open={open} close={close} label={t.label} heading={<h2>{heading || t.heading}</h2>}>
      {/* Behind an open dialog the page is inert, and its live region with it. */}
      <p className="visually-hidden" role="status">
        <span key={told.times}>{told.text}</span>
      </p>
      {used && (
        <Contents
          waiting={
            <div className="middle">
              <Spinner variant="brand" />
            </div>
          }
          {...props}
          open={open}
          close={close}
        />
      )}
    </Dialog>
  )
}
