import { addLine } from './world/cart/cart-lines.js'
import { createCart } from './world/cart/carts.js'
import type { Owner } from './world/shop/owners.js'
import { openSession } from './world/shop/sessions.js'
import { isShopActive } from './world/shop/shops.js'
import type { CartState } from './world/state.js'
import type { ConsultantFacts, CustomerFacts, ProductFacts } from './world/types.js'
import { stockOf, type World } from './world/world.js'

export interface Scene {
  label: { de: string; en: string }
  /** Sets up a fresh world; the scene's shopper is `world.state.scene.client`. */
  apply(world: World): void
}

export const scene = (de: string, en: string, apply: (world: World) => void = () => {}): Scene => ({ label: { de, en }, apply })

export function enter(world: World, customer: CustomerFacts): void {
  world.state.scene.client.sid = openSession(world, customer).sid
}

export const regular = (world: World) =>
  needed(
    world.facts.customers.find((customer) => !customer.firstTimeLogin),
    'a customer',
  )
export const newcomer = (world: World) =>
  needed(
    world.facts.customers.find((customer) => customer.firstTimeLogin),
    'a customer who is new',
  )

export const sociable = (world: World) =>
  needed(
    world.facts.customers.find(({ consultantIds }) => consultantIds.length > 2),
    'a customer with three consultants',
  )

/** Sells, and is nobody's yet. */
export function stranger(world: World, { consultantIds }: CustomerFacts): ConsultantFacts {
  return needed(
    world.facts.consultants.find((consultant) => isShopActive(world, consultant) && !consultantIds.includes(consultant.id)),
    'another consultant',
  )
}

export const buyable = (world: World) => world.shelves.products.filter((product) => stockOf(world, product) >= 3 && !product.quantityRule)

export function threeProducts(world: World): ProductFacts[] {
  const products = buyable(world)
  const reduced = needed(
    products.find((product) => product.listPrice),
    'a reduced product',
  )
  return [reduced, ...products.filter((product) => product !== reduced).slice(0, 2)]
}

export const fiveProducts = (world: World) => buyable(world).slice(0, 5)

export const named = (world: World, name: string) =>
  needed(
    world.shelves.products.find((product) => product.name === name),
    name,
  )

export function fillGuestCart(world: World, products: readonly ProductFacts[], quantity?: number): CartState {
  const { cart, guestKey } = fill(world, { guestKey: undefined }, products, quantity)
  if (guestKey !== undefined) world.state.scene.client.guestKey = guestKey
  return cart
}

export function fill(world: World, owner: Owner, products: readonly ProductFacts[], quantity?: number) {
  const made = createCart(world, owner)
  for (const [place, product] of products.entries()) {
    addLine(world, made.cart, { productId: product.id, quantity: quantity ?? (place === 1 ? 2 : 1) })
  }
  return made
}

/** One is sold no more, of another there is too little left. */
export function loseTwo({ state }: World, { lines: [gone, scarce] }: CartState): void {
  if (gone) state.goneProducts = [gone.productId]
  if (scarce) state.stock[scarce.productId] = 1
}

export function needed<Thing>(thing: Thing | undefined, what: string): Thing {
  if (thing === undefined) throw new Error(`This scene needs ${what} among the sandbox's facts.`)
  return thing
}
