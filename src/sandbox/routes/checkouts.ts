import { answerJson, answerNothing } from '../answers.js'
import { checkAccount, isRecord, normalId, ownerOf, storeRoute, type Answer, type Call, type Method, type Route } from '../call.js'
import { checkoutView, unfinishedCheckout } from '../view/checkout-view.js'
import { consultantField } from '../world/checkout/checkout-inputs.js'
import { addCoupon, removeCoupon } from '../world/cart/cart-lines.js'
import { problemsOf } from '../world/checkout/checkout-problems.js'
import type { CheckoutState } from '../world/checkout/checkout-state.js'
import {
  calculate,
  cartOfCheckout,
  changeCheckout,
  CheckoutInTheWay,
  deleteCheckout,
  findCheckout,
  gone,
  isOvertaken,
  readCheckout,
  readyCart,
  startCheckout,
} from '../world/checkout/checkouts.js'
import { pay } from '../world/checkout/payments.js'
import { Refusal, signedOut } from '../world/refusal.js'
import type { CartState } from '../world/state.js'
import { checkAccountNamed } from './account-named.js'
import { glance } from './carts.js'
import { actOnOrder, order } from './orders.js'

const checkoutRoute = (method: Method, path: string, answer: Answer): Route =>
  storeRoute(method, `checkouts${path}`, answer, (call) => {
    const { guestCartEnabled, guestCheckoutEnabled } = call.world.state.settings
    if (!call.caller.customer && !(guestCartEnabled && guestCheckoutEnabled)) throw signedOut('Guests may not check out in this store.')
    checkAccount(call)
    checkAccountNamed(call)
  })

export const checkoutRoutes: readonly Route[] = [
  checkoutRoute('put', '', start),
  checkoutRoute('post', '', start),
  checkoutRoute('get', '/:checkout', read),
  checkoutRoute('patch', '/:checkout', async (call) => {
    const input = await call.body()
    checkFields(call, input)
    const checkout = checkoutOf(call)
    changeCheckout(call.world, checkout, { input, isGuest: !call.caller.customer })
    return answerAsItStands(call, checkout)
  }),
  checkoutRoute('delete', '/:checkout', (call) => {
    deleteCheckout(call.world, checkoutOf(call))
    return answerNothing()
  }),
  checkoutRoute('post', '/:checkout/coupons', redeem),
  checkoutRoute('delete', '/:checkout/coupons/:coupon', (call) => {
    const checkout = checkoutOf(call)
    removeCoupon(call.world, readyCart(call.world, checkout), normalId(call.param('coupon')))
    calculate(call.world, checkout)
    return answerNothing()
  }),
  checkoutRoute('post', '/:checkout/payments', async (call) => {
    const input = await call.body()
    const checkout = checkoutOf(call)
    const cart = readyCart(call.world, checkout)
    return answerJson(pay(call.world, { checkout, cart, owner: ownerOf(call) }, input))
  }),
  checkoutRoute('post', '/:checkout/orders', (call) => order(call, checkoutOf(call))),
  checkoutRoute('post', '/:checkout/orders/actions', async (call) => {
    const { actions } = await call.body()
    return actOnOrder(call, checkoutOf(call), actions)
  }),
]

const checkoutOf = (call: Call): CheckoutState => findCheckout(call.world, ownerOf(call), normalId(call.param('checkout')))

/** The custom fields must be defined for the sObject: this organisation has the seller's, or none. */
function checkFields({ strict, extensions }: Call, { customFields }: Readonly<Record<string, unknown>>): void {
  if (!strict || !Array.isArray(customFields)) return
  const known = extensions.has('seller-field') ? [consultantField] : []
  const strange = customFields
    .filter(isRecord)
    .flatMap((fields) => Object.keys(fields).filter((name) => name.endsWith('__c')))
    .find((name) => !known.includes(name))
  if (strange !== undefined) throw new Refusal(400, 'INVALID_FIELD', `No such column '${strange}' on sobject of type WebCart`)
}

/** Answers with the id only: the totals have to be read. */
async function start(call: Call): Promise<Response> {
  const body = await call.body()
  const { cartId } = body
  checkFields(call, body)
  try {
    const input = { ...body, ...(typeof cartId === 'string' && { cartId: normalId(cartId) }) }
    const { checkout, isNew } = startCheckout(call.world, ownerOf(call), input)
    return checkout.pendingReads > 0
      ? answerUnfinished(checkout)
      : answerJson({ checkoutId: checkout.checkoutId }, { status: isNew ? 201 : 200 })
  } catch (error) {
    if (!(error instanceof CheckoutInTheWay)) throw error
    return answerJson({ checkoutId: error.checkout.checkoutId, statusCode: '422', errors: [error.problem] }, { status: 422 })
  }
}

const answerUnfinished = (checkout: CheckoutState) =>
  answerJson(unfinishedCheckout(checkout), { status: 202, headers: { 'Retry-After': '1' } })

function read(call: Call): Response {
  const { world } = call
  const checkout = checkoutOf(call)
  const cart = cartOfCheckout(world, checkout)
  if (checkout.order) return answerWhole(call, checkout, cart)
  if (!cart || isOvertaken(world, checkout)) throw gone()
  return readCheckout(checkout, cart) ? answerUnfinished(checkout) : answerWhole(call, checkout, cart)
}

/** Answers a change without a read: a checkout that is being calculated stays so. */
function answerAsItStands(call: Call, checkout: CheckoutState): Response {
  const cart = cartOfCheckout(call.world, checkout)
  return checkout.pendingReads > 0 || (cart?.pendingReads ?? 0) > 0 ? answerUnfinished(checkout) : answerWhole(call, checkout, cart)
}

/** A checkout that has been ordered reports no problems. */
function answerWhole(call: Call, checkout: CheckoutState, cart: CartState | undefined): Response {
  const errors = cart && !checkout.order ? problemsOf(call.world, checkout, cart) : []
  return answerJson(checkoutView(checkout, cart && glance(call, cart), errors), { status: errors.length > 0 ? 422 : 200 })
}

/** Redeems coupons, as in v61 and v62; later versions have the cart's own coupons for it. */
async function redeem(call: Call): Promise<Response> {
  const { couponCodes } = await call.body()
  if (!Array.isArray(couponCodes) || couponCodes.length !== 1)
    throw new Refusal(400, 'INVALID_API_INPUT', 'couponCodes must hold exactly one code.')
  const checkout = checkoutOf(call)
  addCoupon(call.world, readyCart(call.world, checkout), couponCodes[0])
  calculate(call.world, checkout)
  return answerAsItStands(call, checkout)
}
