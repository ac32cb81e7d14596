import { answerJson, answerNothing } from '../answers.js'
import {
  effectiveAccountId,
  mayHaveCart,
  needCustomer,
  normalId,
  ownerOf,
  storeRoute,
  type Answer,
  type Call,
  type Method,
  type Route,
} from '../call.js'
import { cloneCart, createCart, currentCart, deleteCart, findCart, findOpenCart, isAlias, readCart } from '../world/cart/carts.js'
import { accountFor } from '../world/shop/owners.js'
import { preserveCart } from '../world/cart/preserve.js'
import { checkQuantity } from '../world/cart/quantities.js'
import { illegalParameter, Refusal, signedOut } from '../world/refusal.js'
import { reserveStock } from '../world/checkout/reservations.js'
import { currencyOf, type CartState } from '../world/state.js'
import { productById } from '../world/world.js'
import { cartSummary, compactSummary, type CartReading } from '../view/cart-view.js'

export const cartRoute = (method: Method, path: string, answer: Answer): Route =>
  storeRoute(method, path, answer, (call) => {
    checkCurrency(call, call.query.get('currencyIsoCode'))
    mayHaveCart(call)
  })

export const cartRoutes: readonly Route[] = [
  cartRoute('get', 'carts/compact-summary', (call) => answerJson(compactSummary(readingOf(call, 'current')))),
  cartRoute('get', 'carts/:cart/compact-summary', (call) => answerJson(compactSummary(readingOf(call)))),
  cartRoute('post', 'carts', newCart),
  cartRoute('put', 'carts', ensureCart),
  cartRoute('put', 'carts/:cart', ensureCart),
  cartRoute('get', 'carts/:cart', (call) => answerJson(cartSummary(readingOf(call)))),
  cartRoute('delete', 'carts/:cart', (call) => {
    deleteCart(call.world, cartOf(call))
    return answerNothing()
  }),
  cartRoute('post', 'carts/:cart/actions/preserve', preserve),
  cartRoute('post', 'carts/:cart/actions/clone', clone),
  cartRoute('put', 'carts/:cart/inventory-reservations', reserve),
  cartRoute('delete', 'carts/:cart/inventory-reservations', (call) => {
    delete openCartOf(call).reservation
    return answerNothing()
  }),
]

function checkCurrency({ world }: Call, wanted: unknown): void {
  if (wanted === null || wanted === undefined || wanted === '' || wanted === currencyOf(world.state)) return
  throw illegalParameter('currencyIsoCode', String(wanted))
}

const cartName = (call: Call) => normalId(call.param('cart') || 'current')

export const cartOf = (call: Call): CartState => findCart(call.world, ownerOf(call), cartName(call))

export const openCartOf = (call: Call): CartState => findOpenCart(call.world, ownerOf(call), cartName(call))

/** `current` was asked for, and there is none. */
export const isWithoutCart = (call: Call): boolean => isAlias(cartName(call)) && !currentCart(call.world, ownerOf(call))

/** A read counts: a cart that is processing is done some reads later. */
export function readingOf(call: Call, name?: string): CartReading {
  const { world, webstoreId } = call
  const cart = name === undefined ? cartOf(call) : findCart(world, ownerOf(call), name)
  return { world, webstoreId, cart, processing: readCart(cart) }
}

/** A view of the cart after a write, which reads nothing: a cart that is processing stays so. */
export const glance = ({ world, webstoreId }: Call, cart: CartState): CartReading => ({
  world,
  webstoreId,
  cart,
  processing: cart.pendingReads > 0,
})

function create(call: Call, wishes: Parameters<typeof createCart>[2]): CartState {
  const { cart, guestKey } = createCart(call.world, ownerOf(call), wishes)
  if (guestKey !== undefined) call.caller.give({ guestKey })
  return cart
}

async function newCart(call: Call): Promise<Response> {
  const { name, currencyIsoCode, isSecondary, effectiveAccountId: account, type } = await call.body()
  checkCurrency(call, currencyIsoCode)
  if (type !== undefined && type !== 'Cart') throw new Refusal(400, 'INVALID_TYPE', 'Only carts of type Cart can be created.')
  // Here alone the account stands in the body.
  if (typeof account === 'string' && account !== '') call.query.set('effectiveAccountId', account)
  mayHaveCart(call)
  const wishes = { ...(typeof name === 'string' && { name }), isSecondary: isSecondary === true }
  return answerJson(cartSummary(glance(call, create(call, wishes))), { status: 201 })
}

function ensureCart(call: Call): Response {
  const name = cartName(call)
  if (name === 'active' && !call.caller.customer) throw signedOut('This resource is not open to guests.')
  const known = isAlias(name) ? currentCart(call.world, ownerOf(call)) : cartOf(call)
  const cart = known ?? create(call, {})
  return answerJson(cartSummary(glance(call, cart)), { status: known ? 200 : 201 })
}

/** The cart for a first item: `current` needs none before. */
export function cartForItems(call: Call): CartState {
  const name = cartName(call)
  return name === 'current' && !currentCart(call.world, ownerOf(call)) ? create(call, {}) : openCartOf(call)
}

function preserve(call: Call): Response {
  const { world, caller } = call
  if (!caller.customer) return answerNothing()
  const kept = preserveCart(world, ownerOf(call), caller.guestKey, cartName(call))
  if (!kept) return answerNothing()
  caller.give({ guestKey: null })
  return answerJson({
    cartId: kept.cart.cartId,
    currencyIsoCode: kept.cart.currencyIsoCode,
    numberOfProducts: kept.numberOfProducts,
    numberOfProductsWithError: kept.failed.length,
    numberOfProductsWithSuccess: kept.numberOfProducts - kept.failed.length,
    failedCartItems: kept.failed,
    succeededCartItems: kept.cart.lines.map(({ cartItemId, productId, quantity }) => ({
      cartItem: {
        cartItemId,
        name: world.shelves.byId.get(productId)?.name ?? '',
        productId,
        quantity: String(quantity),
        type: 'Product',
      },
      message: null,
      status: 'Success',
    })),
    success: kept.failed.length === 0,
  })
}

/** The guide's names, and the specification's as a body. */
async function clone(call: Call): Promise<Response> {
  const customer = needCustomer(call)
  const body = await call.body()
  const targetType = call.query.get('targetType') ?? body.targetType
  const account = call.query.get('targetEffectiveAccountId') ?? body.targetEffectiveAccountId ?? effectiveAccountId(call)
  if (targetType !== 'PayNowReadOnly') throw illegalParameter('targetType', String(targetType))
  if (typeof account !== 'string') throw new Refusal(400, 'INVALID_API_INPUT', 'targetEffectiveAccountId is required.')
  const copy = cloneCart(call.world, cartOf(call), accountFor(customer, normalId(account)))
  return answerJson(cartSummary(glance(call, copy)), { status: 201 })
}

async function reserve(call: Call): Promise<Response> {
  const { world } = call
  const { durationInSeconds } = await call.body()
  const cart = openCartOf(call)
  if (typeof durationInSeconds !== 'number' || !(durationInSeconds > 0)) {
    throw new Refusal(400, 'INVALID_API_INPUT', 'durationInSeconds is required and must be a positive number.')
  }
  for (const line of cart.lines) checkQuantity(world, productById(world, line.productId), line.quantity)
  return answerJson(reserveStock(world, cart, durationInSeconds))
}
