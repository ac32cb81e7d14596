import { answerJson, answerNothing } from '../answers.js'
import { isRecord, normalId, type Call, type Route } from '../call.js'
import { addCoupon, addLine, changeLine, removeCoupon, removeLine, type NewLine } from '../world/cart/cart-lines.js'
import { priceCart } from '../world/cart/pricing.js'
import { Refusal } from '../world/refusal.js'
import type { CartLine, CartState } from '../world/state.js'
import { cartCoupons, cartItem, cartPromotions } from '../view/cart-view.js'
import { cartItemCollection } from '../view/cart-page.js'
import { cartForItems, cartRoute, glance, isWithoutCart, openCartOf, readingOf } from './carts.js'

export const cartItemRoutes: readonly Route[] = [
  cartRoute('get', 'carts/:cart/cart-items', (call) =>
    answerJson(isWithoutCart(call) ? noItems : cartItemCollection(readingOf(call), call.query, call.url.pathname)),
  ),
  cartRoute('get', 'carts/:cart/products', (call) => answerJson(byProduct(call))),
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

/** Inferred: a shopper who has no cart yet has no items; that is no fault. */
const noItems = { cartSummary: null, cartItems: [], currentPage: 1, hasErrors: false, totalItemCount: 0, totalNumberOfPages: 0 }

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

/** Envelope inferred: the guide names the collection only. */
function itemPromotions(call: Call) {
  const reading = readingOf(call)
  const { promotions, ...head } = cartPromotions(reading)
  const { lines } = priceCart(reading.world, reading.cart)
  const ofLine = (cartItemId: string) => {
    const ids = lines.get(cartItemId)?.promotions.map(({ promotionId }) => promotionId)
    return promotions.promotions.filter(({ promotionId }) => ids?.includes(promotionId))
  }
  return { ...head, cartItemPromotions: reading.cart.lines.map(({ cartItemId }) => ({ cartItemId, promotions: ofLine(cartItemId) })) }
}
