import { orderPlaced, relationChanged } from '../channels.js'
import { createReservation, type ReservationKeeper } from '../cart/reservation.js'
import type { PageCart } from '../cart/lazy-cart.js'
import type { Consultant } from '../consultant/consultant-gateway.js'
import type { SessionContext } from '../customer/account-gateway.js'
import type { Gateways } from '../gateways.js'
import { has } from '../has.js'
import type { Bus } from '../../../core/bus/index.js'
import { type Memory, placedOrderKey } from '../memory.js'
import type { Observable, Readable } from '../observable.js'
import type { Page } from '../page.js'
import { ShopCheckout } from './checkout.js'
import { paymentLinkOf } from './payment-link.js'

/** The browser's safeguards for an order. */
export interface Guards {
  /** A page of another origin shows this one. */
  isFramed: () => boolean
}

export interface CheckoutShop {
  bus: Bus
  closed: Observable<Consultant | undefined>
  reservation: Observable<ReservationKeeper | undefined>
  consultant: Readable<Consultant | undefined>
  session: Readable<{ session: SessionContext | undefined }>
  cart: Pick<PageCart, 'view' | 'forget' | 'renew'>
}

export interface CheckoutPageTools extends Guards, Pick<Page, 'clock' | 'visit' | 'here'> {
  gateways: Gateways
  /** Every tab of this browser reads it. */
  memory: Memory
  /** Tells other tabs. */
  changed: () => void
}

/** Connects a checkout with its page and the platform. */
export async function openCheckout(shop: CheckoutShop, tools: CheckoutPageTools): Promise<ShopCheckout> {
  const { withLock } = await import('../cart/cart.js')
  const { gateways } = tools
  const [gateway, context, cart] = await Promise.all([gateways.checkout.get(), gateways.context.get(), gateways.cart.get()])

  /** She may close it while somebody is on the way to order. */
  async function isOpen(): Promise<boolean> {
    const consultant = shop.consultant.get()
    if (!consultant) return true
    gateways.forget('method')
    const { moniker } = consultant
    const guest = shop.session.get().session?.guest !== false
    const found = await gateways.consultants
      .get()
      .then((consultants) => consultants.find({ moniker, guest }))
      .catch(() => consultant)
    if (found?.shopActive === false) shop.closed.set(found)
    return found?.shopActive !== false
  }

  const paymentLink = () => paymentLinkOf(tools)

  async function hold(): Promise<void> {
    if (paymentLink()) return
    const { inventoryConfiguration } = await context.application()
    if (shop.reservation.get()) return
    const keeper = createReservation({ gateway: cart, clock: tools.clock, seconds: inventoryConfiguration.reservationInSeconds })
    shop.reservation.set(keeper)
    await keeper.start()
  }

  /** Specification, section 1: a purchase connects the shopper with its consultant. */
  async function connected(): Promise<void> {
    const consultant = shop.consultant.get()
    if (!consultant || shop.session.get().session?.guest !== false) return
    await (await gateways.relations.get()).forget()
    shop.bus.publish(relationChanged, { consultantId: consultant.id })
  }

  return new ShopCheckout({
    gateway,
    clock: tools.clock,
    visit: tools.visit,
    shared: tools.memory,
    mayBuy: () => !shop.closed.get(),
    isOpen,
    // Pieces that cannot be reserved now are reserved when the order is prepared.
    hold: () => void hold().catch(() => {}),
    consultant: () => shop.consultant.get()?.moniker,
    paymentLink,
    async sessionEnded() {
      if (shop.session.get().session?.guest !== false) return false
      gateways.forget('session')
      return (await gateways.account.session()).guest
    },
    async knowsConsultant() {
      if (shop.session.get().session?.guest !== false) return false
      const relations = await gateways.relations.get().then((known) => known.read())
      return !has(relations, 'refused') && relations.consultants.some(({ primary }) => primary)
    },
    cartIsBusy() {
      const { status, processing } = shop.cart.view.get()
      return status !== 'failed' && processing && !paymentLink()
    },
    readCart: (cartId, signal) => cart.read(1, signal, cartId),
    submits: async () => (await context.application()).placeOrderV2Enabled,
    withLock: (work) => withLock(work, 'order'),
    isFramed: tools.isFramed,
    onServer: typeof document === 'undefined',
    placed(orderReferenceNumber) {
      tools.visit.set(placedOrderKey, orderReferenceNumber)
      gateways.forget('cart')
      gateways.forget('checkout')
      shop.reservation.set(undefined)
      if (!paymentLink()) shop.cart.forget()
      void shop.cart.renew().catch(() => {})
      shop.bus.publish(orderPlaced, { orderReferenceNumber })
      void connected().catch(() => {})
      tools.changed()
    },
  })
}
