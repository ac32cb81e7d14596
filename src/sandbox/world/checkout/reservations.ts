import type { CartState } from '../state.js'
import { token } from '../shop/tokens.js'
import type { ProductFacts } from '../types.js'
import { stockOf, type World } from '../world.js'

/** The store's own; the specification's as well. */
export const reservationInSeconds = 14_400

/** Holds a cart's pieces back from everybody else. */
export function reserveStock(world: World, cart: CartState, durationInSeconds: number): NonNullable<CartState['reservation']> {
  const expirationTime = new Date(world.clock.now() + durationInSeconds * 1000).toISOString()
  cart.reservation = { reservationId: token(), expirationTime, durationInSeconds }
  return cart.reservation
}

/** Pieces on the shelf that nobody else has reserved. */
export const availableTo = (world: World, cart: CartState, product: ProductFacts): number =>
  Math.max(0, stockOf(world, product) - reservedByOthers(world, cart, product.id))

function reservedByOthers({ state, clock }: World, cart: CartState, productId: string): number {
  let quantity = 0
  for (const other of Object.values(state.carts)) {
    if (!other.reservation || other.cartId === cart.cartId || Date.parse(other.reservation.expirationTime) <= clock.now()) continue
    for (const line of other.lines) if (line.productId === productId) quantity += line.quantity
  }
  return quantity
}
