import { cartChanged } from './carts.js'
import { redeem } from './promotions.js'
import { unitPriceOf, sum } from './pricing.js'
import { checkQuantity, readQuantity } from './quantities.js'
import { notFound, Refusal } from '../refusal.js'
import type { CartLine, CartState } from '../state.js'
import { isGone, type World } from '../world.js'

export interface NewLine {
  productId?: unknown
  quantity?: unknown
  type?: unknown
}

/** The same product again makes its line grow. @throws {Refusal} and leaves the cart as it was. */
export function addLine(world: World, cart: CartState, input: NewLine): CartLine {
  const product = typeof input.productId === 'string' ? world.shelves.byId.get(input.productId) : undefined
  if (!product || product.unpriced || isGone(world, product.id)) {
    throw new Refusal(400, 'INVALID_PRODUCT', 'Dieser Artikel ist nicht verfügbar.', { productId: input.productId ?? null })
  }
  if (input.type !== undefined && input.type !== 'Product')
    throw new Refusal(400, 'INVALID_TYPE', 'Only items of type Product can be added.')
  const line = cart.lines.find(({ productId }) => productId === product.id)
  const quantity = (line?.quantity ?? 0) + readQuantity(input.quantity)
  checkQuantity(world, product, quantity)
  if (line) line.quantity = quantity
  else cart.lines.push({ cartItemId: world.newId('0a9'), productId: product.id, quantity, pricedQuantity: 0 })
  cartChanged(world, cart)
  return line ?? lastOf(cart)
}

function lastOf(cart: CartState): CartLine {
  const line = cart.lines.at(-1)
  if (!line) throw new Error(`Cart ${cart.cartId} has no lines.`)
  return line
}

export function changeLine(world: World, cart: CartState, cartItemId: string, quantity: unknown): CartLine {
  const line = findLine(cart, cartItemId)
  const product = world.shelves.byId.get(line.productId)
  if (!product || isGone(world, product.id)) throw new Refusal(400, 'INVALID_PRODUCT', 'Dieser Artikel ist nicht mehr verfügbar.')
  const wanted = readQuantity(quantity)
  checkQuantity(world, product, wanted)
  line.quantity = wanted
  cartChanged(world, cart)
  return line
}

export function removeLine(world: World, cart: CartState, cartItemId: string): void {
  const line = findLine(cart, cartItemId)
  cart.lines.splice(cart.lines.indexOf(line), 1)
  cartChanged(world, cart)
}

function findLine(cart: CartState, cartItemId: string): CartLine {
  const line = cart.lines.find((candidate) => candidate.cartItemId === cartItemId)
  if (!line) throw notFound()
  return line
}

export function addCoupon(world: World, cart: CartState, couponCode: unknown): void {
  const couponCodes = cart.coupons.map((coupon) => coupon.couponCode)
  const promotion = redeem(world, couponCode, { couponCodes, worth: worthOf(world, cart), currencyIsoCode: cart.currencyIsoCode })
  cart.coupons.push({ cartCouponId: world.newId('4r0'), couponCode: promotion.couponCode })
  cartChanged(world, cart)
}

function worthOf(world: World, cart: CartState) {
  return sum(cart.lines, (line) => {
    const product = world.shelves.byId.get(line.productId)
    return product ? unitPriceOf(product).sales * line.quantity : 0
  })
}

export function removeCoupon(world: World, cart: CartState, cartCouponId: string): void {
  const place = cart.coupons.findIndex((coupon) => coupon.cartCouponId === cartCouponId)
  if (place < 0) throw notFound()
  cart.coupons.splice(place, 1)
  cartChanged(world, cart)
}
