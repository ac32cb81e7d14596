import { cartChanged, currentCart, findCart, readCart } from '../cart/carts.js'
import type { CheckoutState, ContactInfo } from './checkout-state.js'
import { contactIn, customFieldsIn } from './checkout-inputs.js'
import { type CheckoutProblem, problem } from './checkout-problems.js'
import { changeableGroup, changeGroup } from './deliveries.js'
import { type Input, invalid } from '../inputs.js'
import { ownerName, type Owner } from '../shop/owners.js'
import { notFound, Refusal } from '../refusal.js'
import { entryOf, type CartState } from '../state.js'
import type { World } from '../world.js'

/** Milliseconds that an ordered checkout can still be asked for its order's number. */
const memoryOfOrders = 3_600_000

const known = ({ state }: World): Readonly<Record<string, CheckoutState>> => state.checkouts ?? {}

/** Returns the same record for changes, and keeps it from now on. */
function changeable({ state }: World): Record<string, CheckoutState> {
  state.checkouts ??= {}
  return state.checkouts
}

const linesOf = ({ lines }: CartState): string => JSON.stringify(lines.map(({ cartItemId, quantity }) => [cartItemId, quantity]))

/** `id` is an id or `active`: the last one this owner began. */
export function findCheckout(world: World, owner: Owner, id: string): CheckoutState {
  const own = Object.values(known(world)).filter((checkout) => checkout.owner === ownerName(owner) && !isForgotten(world, checkout))
  const found = id === 'active' ? own.at(-1) : own.find(({ checkoutId }) => checkoutId === id)
  if (!found) throw notFound('There is no such checkout.')
  return found
}

const isForgotten = ({ clock }: World, { order }: CheckoutState) =>
  order !== undefined && clock.now() - Date.parse(order.orderedDate) >= memoryOfOrders

/** Another one of the owner, which is in the way of a new one. */
export class CheckoutInTheWay extends Error {
  constructor(
    readonly checkout: CheckoutState,
    readonly problem: CheckoutProblem,
  ) {
    super(problem.detail)
    this.name = 'CheckoutInTheWay'
  }
}

/**
 * The checkout of a cart, which may be there already: two tabs share it.
 * @throws {Refusal} 404, 409 while the cart is not ready, 410 when an older one has been overtaken by its cart
 * @throws {CheckoutInTheWay} when one of another cart is open
 */
export function startCheckout(world: World, owner: Owner, input: Input): { checkout: CheckoutState; isNew: boolean } {
  const cart = cartFor(world, owner, input.cartId)
  const customFields = customFieldsIn(world, input)
  const open = Object.values(known(world)).findLast((one) => one.owner === cart.owner && !one.order)
  if (open && isOvertaken(world, open)) throw gone()
  if (open && open.cartId !== cart.cartId) throw new CheckoutInTheWay(open, problem('checkout-failure', 'Another checkout is still open.'))
  const checkout = open ?? newCheckout(world, owner, cart)
  const { deliveryAddressInput: deliveryAddress } = input
  if (deliveryAddress !== undefined) {
    changeGroup(world, cart, changeableGroup(cart), { deliveryAddress })
    calculate(world, checkout)
  }
  if (customFields) checkout.customFields = customFields
  changeable(world)[checkout.checkoutId] = checkout
  cart.status = 'Checkout'
  forgetOldOnes(world)
  return { checkout, isNew: !open }
}

function newCheckout(world: World, owner: Owner, cart: CartState): CheckoutState {
  return {
    checkoutId: world.newId('2z9'),
    owner: cart.owner,
    cartId: cart.cartId,
    lines: linesOf(cart),
    pendingReads: world.state.settings.checkoutReads ?? 0,
    contactInfo: knownContact(owner),
    customFields: [],
    payments: [],
  }
}

/** A customer need not say again who she is. */
function knownContact(owner: Owner): ContactInfo {
  if (!('customer' in owner)) return { firstName: null, lastName: null, email: null, phoneNumber: null }
  const { firstName, lastName, email, phone = null } = owner.customer
  return { firstName, lastName, email, phoneNumber: phone }
}

function cartFor(world: World, owner: Owner, cartId: unknown): CartState {
  if (typeof cartId !== 'string' || cartId === '') throw invalid('cartId is required.')
  const cart = cartId === 'active' ? currentCart(world, owner) : findCart(world, owner, cartId)
  if (!cart) throw notFound('There is no active cart.')
  if (cart.status !== 'Active' && cart.status !== 'Checkout')
    throw new Refusal(409, 'CART_NOT_MODIFIABLE', `The cart is ${cart.status} and can't be checked out.`)
  if (readCart(cart)) throw stillCalculating('The cart is still being processed.')
  return cart
}

function forgetOldOnes(world: World): void {
  for (const [id, checkout] of Object.entries(known(world))) if (isForgotten(world, checkout)) delete changeable(world)[id]
}

export const cartOfCheckout = ({ state }: World, { cartId }: CheckoutState): CartState | undefined => entryOf(state.carts, cartId)

/** Its cart has been changed or deleted since. */
export function isOvertaken(world: World, checkout: CheckoutState): boolean {
  const cart = cartOfCheckout(world, checkout)
  return !cart || linesOf(cart) !== checkout.lines
}

export const gone = () => new Refusal(410, 'RESOURCE_RETIRED', 'The cart has been changed since: delete this checkout and start again.')

export const stillCalculating = (message = 'The checkout is still being calculated.') => new Refusal(409, 'CONFLICT', message)

const alreadyOrdered = (orderReferenceNumber: string) =>
  new Refusal(409, 'CHECKOUT_ALREADY_ORDERED', 'This checkout has been ordered already.', { orderReferenceNumber })

/** One read: answers whether it is still being calculated. */
export function readCheckout(checkout: CheckoutState, cart: CartState): boolean {
  const cartIsPending = readCart(cart)
  if (checkout.pendingReads === 0) return cartIsPending
  checkout.pendingReads -= 1
  return true
}

/** The cart of a checkout that may be changed and paid now. */
export function readyCart(world: World, checkout: CheckoutState): CartState {
  if (checkout.order) throw alreadyOrdered(checkout.order.orderReferenceNumber)
  const cart = cartOfCheckout(world, checkout)
  if (!cart || isOvertaken(world, checkout)) throw gone()
  if (readCheckout(checkout, cart)) throw stillCalculating()
  return cart
}

/** Makes the checkout be read again from now on. */
export function calculate({ state }: World, checkout: CheckoutState): void {
  checkout.pendingReads = state.settings.checkoutReads ?? 0
}

/**
 * Its cart can be shopped with again. The reference says that the payment information is cleared, and not that money is given
 * back: a payment stays with its cart until the next one, or a change of the delivery method, reverses it.
 */
export function deleteCheckout(world: World, checkout: CheckoutState): void {
  if (checkout.order) throw alreadyOrdered(checkout.order.orderReferenceNumber)
  const cart = cartOfCheckout(world, checkout)
  if (cart?.status === 'Checkout') cart.status = 'Active'
  if (cart) delete cart.reservation
  if (cart && checkout.payments.length > 0) cart.earlierPayments = [...(cart.earlierPayments ?? []), ...checkout.payments]
  delete changeable(world)[checkout.checkoutId]
}

const groups: Readonly<Record<string, readonly string[]>> = {
  contact: ['contactInfo'],
  shipping: ['deliveryAddress', 'desiredDeliveryDate', 'shippingInstructions'],
  method: ['deliveryMethodId'],
}

/** One group of properties at a time; guests may tell in one who they are and where they live. */
export function changeCheckout(world: World, checkout: CheckoutState, { input, isGuest }: { input: Input; isGuest: boolean }): void {
  const cart = readyCart(world, checkout)
  const said = Object.keys(groups).filter((group) => groups[group]?.some((name) => input[name] !== undefined))
  if (said.length === 0) throw invalid('A change needs contactInfo, a delivery address, or a delivery method.')
  if (said.length > 1 && !(isGuest && isIntroduction(input))) throw invalid(`A change may not mix ${said.join(' and ')}.`)
  const contactInfo = input.contactInfo === undefined ? checkout.contactInfo : contactIn(checkout.contactInfo, input.contactInfo)
  const customFields = customFieldsIn(world, input)
  if (said.includes('shipping') || said.includes('method')) changeGroup(world, cart, changeableGroup(cart), deliveryIn(input))
  else cartChanged(world, cart)
  checkout.contactInfo = contactInfo
  if (customFields) checkout.customFields = customFields
  if (said.includes('method')) reversePayments(checkout, cart)
  calculate(world, checkout)
}

const isIntroduction = ({ desiredDeliveryDate, shippingInstructions, deliveryMethodId }: Input) =>
  desiredDeliveryDate === undefined && shippingInstructions === undefined && deliveryMethodId === undefined

/** The name of a delivery group is no business of its checkout. */
function deliveryIn(input: Input): Input {
  const { name: _, ...delivery } = input
  return delivery
}

/** An authorisation is reversed, a capture refunded (Commerce Webstore Checkout Payments, v63: “if a payment already exists for a cart”). */
export function reversePayments({ payments }: CheckoutState, { earlierPayments = [] }: CartState): void {
  for (const payment of [...earlierPayments, ...payments]) {
    if (payment.status === 'Authorised') payment.status = 'Reversed'
    if (payment.status === 'Captured') payment.status = 'Refunded'
  }
}
