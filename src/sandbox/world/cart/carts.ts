import { ownerName, type Owner } from '../shop/owners.js'
import { notFound, Refusal, signedOut } from '../refusal.js'
import { currencyOf, entryOf, type CartState } from '../state.js'
import { token } from '../shop/tokens.js'
import type { World } from '../world.js'

const modifiable = ['Active', 'Checkout']

export function currentCart(world: World, owner: Owner): CartState | undefined {
  const name = ownerName(owner)
  const cartId = name === undefined ? undefined : entryOf(world.state.currentCarts, name)
  return cartId === undefined ? undefined : entryOf(world.state.carts, cartId)
}

/** `cart` is an id, or one of the names `current` and `active`. */
export function findCart(world: World, owner: Owner, cart: string): CartState {
  if (cart === 'active' && !('customer' in owner)) throw signedOut()
  const found = isAlias(cart) ? currentCart(world, owner) : entryOf(world.state.carts, cart)
  if (!found || found.owner !== ownerName(owner)) throw notFound()
  return found
}

export const isAlias = (cart: string): boolean => cart === 'current' || cart === 'active'

/** @throws {Refusal} when the cart is being closed or deleted. */
export function findOpenCart(world: World, owner: Owner, cart: string): CartState {
  const found = findCart(world, owner, cart)
  if (modifiable.includes(found.status) && found.type === 'Cart') return found
  throw new Refusal(409, 'CART_NOT_MODIFIABLE', `The cart is ${found.status} and can't be changed.`)
}

export interface NewCart {
  name?: string
  currencyIsoCode?: string
  isSecondary?: boolean
}

/** The owner's own key is kept or, for a new guest, made: see `guestKey` of the answer. */
export function createCart(world: World, owner: Owner, wishes: NewCart = {}): { cart: CartState; guestKey?: string } {
  const holder = 'customer' in owner || owner.guestKey !== undefined ? owner : { guestKey: token() }
  const name = ownerName(holder) ?? ''
  const cart: CartState = {
    cartId: world.newId('0a6'),
    deliveryGroupId: world.newId('0a7'),
    owner: name,
    userId: 'customer' in holder ? holder.customer.userId : null,
    accountId: 'customer' in holder ? holder.accountId : null,
    name: wishes.name ?? 'Cart',
    type: 'Cart',
    status: 'Active',
    isSecondary: wishes.isSecondary ?? false,
    currencyIsoCode: wishes.currencyIsoCode ?? currencyOf(world.state),
    lines: [],
    coupons: [],
    pendingReads: 0,
  }
  if (!cart.isSecondary) makeCurrent(world, cart)
  world.state.carts[cart.cartId] = cart
  return 'guestKey' in holder && holder.guestKey !== undefined ? { cart, guestKey: holder.guestKey } : { cart }
}

function makeCurrent(world: World, cart: CartState): void {
  const before = entryOf(world.state.currentCarts, cart.owner)
  const demoted = before === undefined ? undefined : entryOf(world.state.carts, before)
  if (demoted) demoted.isSecondary = true
  world.state.currentCarts[cart.owner] = cart.cartId
}

export function deleteCart(world: World, cart: CartState): void {
  delete world.state.carts[cart.cartId]
  if (entryOf(world.state.currentCarts, cart.owner) === cart.cartId) delete world.state.currentCarts[cart.owner]
}

/** A copy that can be paid but not changed. */
export function cloneCart(world: World, cart: CartState, accountId: string): CartState {
  const { reservation: _, deliveryGroups: groups, ...rest } = cart
  const deliveryGroupId = world.newId('0a7')
  const clone: CartState = {
    ...rest,
    cartId: world.newId('0a6'),
    deliveryGroupId,
    ...(groups && { deliveryGroups: groups.slice(0, 1).map((group) => ({ ...group, deliveryGroupId })) }),
    accountId,
    type: 'PayNowReadOnly',
    isSecondary: true,
    lines: cart.lines.map((line) => ({ ...line, cartItemId: world.newId('0a9') })),
    coupons: cart.coupons.map((coupon) => ({ ...coupon, cartCouponId: world.newId('4r0') })),
  }
  world.state.carts[clone.cartId] = clone
  return clone
}

/** Amounts are worked out at once or, when the store prices asynchronously, some reads later. */
export function cartChanged(world: World, cart: CartState): void {
  const reads = world.state.settings.processingReads
  if (reads === 0) settle(cart)
  else cart.pendingReads = reads
}

/** One read of the cart: answers whether it is still processing. */
export function readCart(cart: CartState): boolean {
  if (cart.pendingReads === 0) {
    settle(cart)
    return false
  }
  cart.pendingReads -= 1
  return true
}

export function settle(cart: CartState): void {
  cart.pendingReads = 0
  for (const line of cart.lines) line.pricedQuantity = line.quantity
}
