import { addLine } from './cart-lines.js'
import { createCart, deleteCart, settle } from './carts.js'
import { ownerName, type Owner } from '../shop/owners.js'
import { Refusal } from '../refusal.js'
import { entryOf, type CartState } from '../state.js'
import { isGone, type World } from '../world.js'

export interface Preserved {
  cart: CartState
  numberOfProducts: number
  failed: { cartItem: { name: string; productId: string; quantity: string; type: 'Product' }; message: string; status: string }[]
}

/**
 * A guest signs in: a new cart of the customer takes over the guest's lines and coupons, the guest's cart goes,
 * a cart the customer had before becomes secondary. Nothing happens for an empty cart or another browser's.
 */
export function preserveCart(world: World, customer: Owner, guestKey: string | undefined, cartId: string): Preserved | undefined {
  const owner = { guestKey }
  const guestCart = cartId === 'current' ? entryOf(world.state.currentCarts, ownerName(owner) ?? '') : cartId
  const left = entryOf(world.state.carts, guestCart ?? '')
  if (!left || left.owner !== ownerName(owner) || left.lines.length === 0) return undefined
  const { cart } = createCart(world, customer, { currencyIsoCode: left.currencyIsoCode })
  const failed = left.lines.flatMap((line) => takeOver(world, cart, line))
  cart.coupons = left.coupons.map((coupon) => ({ ...coupon }))
  deleteCart(world, left)
  if (world.state.settings.processingReads === 0) settle(cart)
  return { cart, failed, numberOfProducts: left.lines.length }
}

function takeOver(world: World, cart: CartState, line: { productId: string; quantity: number }): Preserved['failed'] {
  try {
    addLine(world, cart, line)
    return []
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { productId } = line
    const name = world.shelves.byId.get(productId)?.name ?? ''
    const message = isGone(world, productId) ? `„${name}“ ist nicht mehr erhältlich.` : error.message
    return [{ cartItem: { name, productId, quantity: line.quantity.toFixed(1), type: 'Product' }, message, status: 'Failed' }]
  }
}
