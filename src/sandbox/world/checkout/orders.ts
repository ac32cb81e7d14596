import { type CheckoutProblem, goodsProblems, isOf, problem, problemsOf } from './checkout-problems.js'
import type { CheckoutState } from './checkout-state.js'
import { cartOfCheckout, isOvertaken, readCheckout } from './checkouts.js'
import { groupsOf, linesIn } from './delivery-groups.js'
import { methodNamed } from './delivery-methods.js'
import type { Owner } from '../shop/owners.js'
import { consultantOf, livePayment } from './payments.js'
import { priceCart } from '../cart/pricing.js'
import { recordPurchase } from '../consultants/relations.js'
import { reservationInSeconds, reserveStock } from './reservations.js'
import { entryOf, type CartState, type OrderState } from '../state.js'
import { stockOf, type World } from '../world.js'

/** Reason for no order: the cart is another one (409), something is missing before (412), or does not hold (422). */
export interface Hindrance {
  status: 409 | 412 | 422
  problems: CheckoutProblem[]
}

export const isHindrance = (outcome: object): outcome is Hindrance => 'problems' in outcome

interface Ordering {
  checkout: CheckoutState
  owner: Owner
}

export interface Prepared {
  reservationId: string
}

/** Validates, and holds the pieces back for the store's time. */
export function prepareOrder(world: World, { checkout }: Ordering): Prepared | Hindrance {
  const cart = cartOfCheckout(world, checkout)
  const hindrance = hindranceTo(world, checkout, cart)
  if (hindrance || !cart) return hindrance ?? changed()
  return reserveStock(world, cart, reservationInSeconds)
}

export interface Placed {
  orderReferenceNumber: string
  isNew: boolean
}

/** There is one order to a checkout, however often it is asked for. */
export function placeOrder(world: World, { checkout, owner }: Ordering): Placed | Hindrance {
  const known = world.state.settings.ordersAgain ? undefined : checkout.order
  if (known) return { orderReferenceNumber: known.orderReferenceNumber, isNew: false }
  const cart = cartOfCheckout(world, checkout)
  const hindrance = hindranceTo(world, checkout, cart) ?? (cart && unpaid(world, checkout, cart))
  if (hindrance || !cart) return hindrance ?? changed()
  const orderReferenceNumber = newReferenceNumber()
  const order = record(world, { checkout, owner, cart }, orderReferenceNumber)
  takeFromShelf(world, cart)
  closeCart(world, cart)
  checkout.order = { orderReferenceNumber, orderedDate: order.orderedDate }
  return { orderReferenceNumber, isNew: true }
}

const changed = (): Hindrance => ({ status: 409, problems: [problem('cart-failure', 'Dein Warenkorb hat sich seitdem geändert.')] })

function hindranceTo(world: World, checkout: CheckoutState, cart: CartState | undefined): Hindrance | undefined {
  if (!cart || isOvertaken(world, checkout)) return changed()
  if (readCheckout(checkout, cart))
    return { status: 409, problems: [problem('checkout-failure', 'The checkout is still being calculated.')] }
  const { email, lastName } = checkout.contactInfo
  const unknown = Object.entries({ email, lastName }).filter(([, value]) => value === null)
  if (unknown.length > 0)
    return {
      status: 412,
      problems: [
        problem(
          'contact-failure',
          'Bitte ergänze deine Kontaktdaten.',
          unknown.map(([name]) => ({ name, reason: 'REQUIRED_FIELD_MISSING' })),
        ),
      ],
    }
  const shortages = goodsProblems(world, cart).filter((one) => isOf('inventory-failure', one))
  if (shortages.length > 0) return { status: 412, problems: shortages }
  const problems = [...problemsOf(world, checkout, cart), ...undelivered(cart)]
  return problems.length > 0 ? { status: 422, problems } : undefined
}

/** Groups that nobody could send yet. */
function undelivered(cart: CartState): CheckoutProblem[] {
  return groupsOf(cart)
    .filter((group) => linesIn(cart, group).length > 0)
    .flatMap(({ deliveryGroupId, address, deliveryMethodId }) => {
      const { street = null, city = null, postalCode = null } = address ?? {}
      const missing = Object.entries({ street, city, postalCode }).filter(([, value]) => value === null)
      if (missing.length > 0)
        return [
          problem(
            'shipping-failure',
            'Bitte ergänze die Lieferadresse.',
            missing.map(([name]) => ({ name, reason: 'REQUIRED_FIELD_MISSING' })),
          ),
        ]
      return deliveryMethodId === undefined
        ? [problem('shipping-failure', 'Bitte wähle eine Versandart.', [{ name: deliveryGroupId, reason: 'deliveryMethodId' }])]
        : []
    })
}

function unpaid(world: World, checkout: CheckoutState, cart: CartState): Hindrance | undefined {
  const { grandTotal } = priceCart(world, cart)
  const payment = livePayment(checkout)
  if (!payment && grandTotal > 0) return { status: 422, problems: [problem('payment-failure', 'Die Bestellung ist noch nicht bezahlt.')] }
  return payment && payment.amount !== grandTotal ? changed() : undefined
}

/** Records an order. A customer's order brings the consultant closer; guests leave a number only. */
function record(world: World, { checkout, owner, cart }: Ordering & { cart: CartState }, orderReferenceNumber: string): OrderState {
  const consultant = consultantOf(world, checkout, owner)
  const products = cart.lines.flatMap(({ productId }) => world.shelves.byId.get(productId) ?? [])
  const receipt = receiptFor(world, { checkout, cart }, orderReferenceNumber)
  if ('customer' in owner && consultant)
    return Object.assign(recordPurchase(world, { customer: owner.customer, consultant, products }), { accountId: cart.accountId, receipt })
  const order: OrderState = {
    orderId: world.newId('801'),
    accountId: cart.accountId,
    consultantId: consultant?.id ?? null,
    orderedDate: world.now(),
    productIds: products.map(({ id }) => id),
    receipt,
  }
  world.state.orders[order.orderId] = order
  return order
}

function receiptFor(world: World, { checkout, cart }: Omit<Ordering, 'owner'> & { cart: CartState }, orderReferenceNumber: string) {
  const price = priceCart(world, cart)
  const { email, lastName, phoneNumber } = checkout.contactInfo
  return {
    orderReferenceNumber,
    checkoutId: checkout.checkoutId,
    cartId: cart.cartId,
    grandTotal: price.grandTotal,
    lines: cart.lines.map(({ productId, quantity }) => ({ productId, quantity })),
    contact: { email, lastName, phoneNumber },
    deliveries: groupsOf(cart).flatMap((group) => {
      const lines = linesIn(cart, group).map(({ line, quantity }) => ({
        productId: line.productId,
        quantity,
        total: Math.round(((price.lines.get(line.cartItemId)?.total ?? 0) * quantity) / line.quantity),
      }))
      const { deliveryGroupId, address = null, deliveryMethodId } = group
      return lines.length > 0 ? [{ deliveryGroupId, address, method: methodNamed(world, deliveryMethodId)?.name ?? '', lines }] : []
    }),
    subtotal: price.products + price.itemAdjustment + price.cartAdjustment,
    shipping: price.charge,
    tax: price.tax,
    currencyIsoCode: cart.currencyIsoCode,
  }
}

function takeFromShelf(world: World, { lines }: CartState): void {
  for (const { productId, quantity } of lines) {
    const product = world.shelves.byId.get(productId)
    if (product) world.state.stock[productId] = Math.max(0, stockOf(world, product) - quantity)
  }
}

function closeCart({ state }: World, cart: CartState): void {
  cart.status = 'Closed'
  delete cart.reservation
  if (entryOf(state.currentCarts, cart.owner) === cart.cartId) delete state.currentCarts[cart.owner]
}

/** Without letters and digits that look alike. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** "ER37G-VYS2M-6GPHH-HG4DE": cannot be guessed. */
function newReferenceNumber(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20))
  const text = Array.from(bytes, (byte) => signs[byte % signs.length]).join('')
  return text.replace(/.{5}(?!$)/g, '$&-')
}
