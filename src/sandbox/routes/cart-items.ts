import { answerJson, answerNothing } from '../answers.js'
import { isRecord, normalId, type Call, type Route } from '../call.js'
import { batchMember } from '../reference/carts.js'
import { faultsOf } from '../reference/check.js'
import { addCoupon, addLine, changeLine, removeCoupon, removeLine, type NewLine } from '../world/cart/cart-lines.js'
import { priceCart } from '../world/cart/pricing.js'
import { Refusal } from '../world/refusal.js'
import type { CartLine, CartState } from '../world/state.js'
import { cartCoupons, cartItem, cartPromotions, emptySummary } from '../view/cart-view.js'
import { cartItemCollection } from '../view/cart-page.js'
import { cartForItems, cartRoute, glance, isWithoutCart, openCartOf, readingOf } from './carts.js'

export const cartItemRoutes: readonly Route[] = [
  cartRoute('get', 'carts/:cart/cart-items', (call) => items(call)),
  cartRoute('get', 'carts/:cart/products', (call) => answerJson(call.strict ? productsIn(call) : byProduct(call))),
  cartRoute('post', 'carts/:cart/messages/actions/set-visibility', async (call) => {
    const { visibility } = await call.body()
    const cart = openCartOf(call)
    cart.messagesDismissed = String(visibility) === 'false'
    return answerJson({ visibility: !cart.messagesDismissed })
  }),
  cartRoute('post', 'carts/:cart/cart-items', async (call) => {
    const input = lineInput(await call.body())
    const cart = cartForItems(call)
    return answerWrite(call, cart, addLine(call.world, cart, input), 201)
  }),
  cartRoute('post', 'carts/:cart/cart-items/batch', addBatch),
  cartRoute('patch', 'carts/:cart/cart-items/:item', async (call) => {
    const { quantity, productId, type } = await call.body()
    if (productId !== undefined || type !== undefined)
      throw new Refusal(400, 'INVALID_API_INPUT', 'A change carries neither productId nor type.')
    const cart = openCartOf(call)
    return answerWrite(call, cart, changeLine(call.world, cart, normalId(call.param('item')), quantity), 200)
  }),
  cartRoute('delete', 'carts/:cart/cart-items/:item', (call) => {
    removeLine(call.world, openCartOf(call), normalId(call.param('item')))
    return answerNothing()
  }),
  cartRoute('get', 'carts/:cart/cart-items/promotions', (call) => answerJson(itemPromotions(call))),
  cartRoute('get', 'carts/:cart/promotions', (call) => answerJson(cartPromotions(readingOf(call)))),
  cartRoute('get', 'carts/:cart/cart-coupons', (call) => answerJson(cartCoupons(readingOf(call)))),
  cartRoute('post', 'carts/:cart/cart-coupons', async (call) => {
    const { couponCode } = await call.body()
    const cart = openCartOf(call)
    addCoupon(call.world, cart, couponCode)
    return answerJson(cartCoupons(glance(call, cart)), { status: 201 })
  }),
  cartRoute('delete', 'carts/:cart/cart-coupons/:coupon', (call) => {
    removeCoupon(call.world, openCartOf(call), normalId(call.param('coupon')))
    return answerNothing()
  }),
]

/** Since v63 a shopper without a cart gets an empty one (Commerce Webstore Cart Items). */
const noItems = {
  cartSummary: null,
  cartItems: [],
  currentPage: 1,
  hasErrors: false,
  nextPageToken: null,
  nextPageUrl: null,
  previousPageToken: null,
  previousPageUrl: null,
  totalItemCount: 0,
  totalNumberOfPages: 0,
}

const emptyCart = { ...noItems, approachingDiscounts: [], cartSummary: emptySummary }

/** While the cart is processed a strict sandbox answers 202, as the reference says; the items come with it. */
function items(call: Call): Response {
  if (isWithoutCart(call)) return answerJson(call.strict ? emptyCart : noItems)
  const reading = readingOf(call)
  const body = cartItemCollection(reading, call.query, call.url.pathname)
  if (!call.strict || !reading.processing) return answerJson(body)
  return answerJson(body, { status: 202, headers: { 'Retry-After': '1', Location: call.url.pathname } })
}

function lineInput({ productId, quantity, type }: Record<string, unknown>): NewLine {
  return { productId: typeof productId === 'string' ? normalId(productId) : productId, quantity, type }
}

/** A store that prices later does not know the item's id yet. */
function viewOf(call: Call, cart: CartState, line: CartLine, price = priceCart(call.world, cart)) {
  const reading = glance(call, cart)
  const item = cartItem(reading, line, price)
  return reading.processing && call.request.method === 'POST' ? { ...item, cartItemId: null } : item
}

/** Inferred: while the store prices in the background, a write is accepted (202) rather than done. */
function answerWrite(call: Call, cart: CartState, line: CartLine, done: number): Response {
  const view = viewOf(call, cart, line)
  return glance(call, cart).processing
    ? answerJson(view, { status: 202, headers: { 'Retry-After': '1' } })
    : answerJson(view, { status: done })
}

const mostAtOnce = 100

async function addBatch(call: Call): Promise<Response> {
  const { inputs } = await call.body()
  if (!Array.isArray(inputs) || inputs.length === 0 || inputs.length > mostAtOnce) {
    throw new Refusal(400, 'INVALID_BATCH_REQUEST', `inputs must hold 1 to ${mostAtOnce} entries.`)
  }
  const cart = cartForItems(call)
  const added = inputs.map((input: unknown) => addOne(call, cart, input))
  // The cart is priced once, with everything in it.
  const price = priceCart(call.world, cart)
  const results = added.map((line) =>
    line instanceof Refusal
      ? { statusCode: line.status, result: line.toEntries() }
      : { statusCode: 201, result: viewOf(call, cart, line, price) },
  )
  return answerJson({ hasErrors: results.some(({ statusCode }) => statusCode >= 400), results }, { status: 201 })
}

function addOne(call: Call, cart: CartState, input: unknown): CartLine | Refusal {
  try {
    const rich = isRecord(input) && isRecord(input.richInput) ? input.richInput : {}
    const [fault] = call.strict ? faultsOf(batchMember, rich, call.extensions) : []
    if (fault) return new Refusal(400, fault.errorCode, fault.message)
    return addLine(call.world, cart, lineInput(rich))
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

function byProduct(call: Call) {
  const reading = readingOf(call)
  const lines = reading.cart.lines.toSorted((left, right) => (left.productId < right.productId ? -1 : 1))
  call.query.set('sort', 'CreatedDateAsc')
  return cartItemCollection({ ...reading, cart: { ...reading.cart, lines } }, call.query, call.url.pathname)
}

/** Product Cart Item Collection (v64): the items of each product together. */
function productsIn(call: Call) {
  const { cartItems, currentPage, hasErrors, totalItemCount, totalNumberOfPages } = byProduct(call)
  const products = [...new Set(cartItems.map(({ cartItem: { productId } }) => productId))].map((productId) => {
    const own = cartItems.filter(({ cartItem }) => cartItem.productId === productId)
    return { cartItems: own, product: own[0]?.cartItem.productDetails ?? null }
  })
  return { count: products.length, currentPage, hasErrors, products, totalItemCount, totalNumberOfPages }
}

/** Envelope inferred: the guide names the collection only. */
function itemPromotions(call: Call) {
  const reading = readingOf(call)
  const { promotions, ...head } = cartPromotions(reading)
  const { lines } = priceCart(reading.world, reading.cart)
  const ofLine = (cartItemId: string) => {
    const ids = lines.get(cartItemId)?.promotions.map(({ promotionId }) => promotionId)
    return promotions.promotions.filter(({ promotionId }) => ids?.includes(promotionId))
  }
  const items = Object.fromEntries(reading.cart.lines.map(({ cartItemId }) => [cartItemId, { promotions: ofLine(cartItemId) }]))
  return {
    ...head,
    currencyIsoCode: reading.cart.currencyIsoCode,
    items,
    cartItemPromotions: reading.cart.lines.map(({ cartItemId }) => ({ cartItemId, promotions: ofLine(cartItemId) })),
  }
}
