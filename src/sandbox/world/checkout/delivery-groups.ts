import type { DeliveryGroupState } from './checkout-state.js'
import { type Delivering, deliveryMethodsOf, feeOf, methodNamed } from './delivery-methods.js'
import type { Cents } from '../money.js'
import type { CartLine, CartState } from '../state.js'

/** The default one first; it is always there. */
export const groupsOf = ({ deliveryGroups, deliveryGroupId }: CartState): readonly DeliveryGroupState[] =>
  deliveryGroups ?? [{ deliveryGroupId, name: 'Default', quantities: {} }]

export const isDefaultGroup = ({ deliveryGroupId }: CartState, group: DeliveryGroupState): boolean =>
  group.deliveryGroupId === deliveryGroupId

/** Pieces of a line in each group. A line that has become shorter leaves the last groups first. */
export function sharesOf(
  cart: CartState,
  { cartItemId, quantity }: Pick<CartLine, 'cartItemId' | 'quantity'>,
): Map<DeliveryGroupState, number> {
  const [first, ...others] = groupsOf(cart)
  const shares = new Map<DeliveryGroupState, number>()
  let left = quantity
  for (const group of others) {
    const share = Math.min(left, group.quantities[cartItemId] ?? 0)
    shares.set(group, share)
    left -= share
  }
  return first ? new Map([[first, left], ...shares]) : shares
}

/** The lines of a group, each with its pieces there. */
export function linesIn(cart: CartState, { deliveryGroupId }: DeliveryGroupState): { line: CartLine; quantity: number }[] {
  return cart.lines.flatMap((line) => {
    const share = [...sharesOf(cart, line)].find(([group]) => group.deliveryGroupId === deliveryGroupId)?.[1] ?? 0
    return share > 0 ? [{ line, quantity: share }] : []
  })
}

/** Returns the group where most people look for a line: the one that has all of it, else the default one. */
export const groupOfLine = (cart: CartState, line: CartLine): string =>
  [...sharesOf(cart, line)].find(([, share]) => share === line.quantity)?.[0].deliveryGroupId ?? cart.deliveryGroupId

/** Returns true when a delivery method is chosen for all goods, as it is for everybody who pays. */
export const isSendingChosen = (world: Delivering, cart: CartState): boolean =>
  sentGroups(cart).every(({ deliveryMethodId }) => methodNamed(world, deliveryMethodId))

/** Returns the price of delivery; until a method is chosen, nothing, or an estimate for the usual method. */
export function shippingOf(world: Delivering & { readonly estimatesShipping: boolean }, cart: CartState, subtotal: Cents): Cents {
  return sentGroups(cart).reduce((total, { deliveryMethodId }) => {
    const method = methodNamed(world, deliveryMethodId) ?? (world.estimatesShipping ? deliveryMethodsOf(world)[0] : undefined)
    return total + (method ? feeOf(method, subtotal) : 0)
  }, 0)
}

function sentGroups(cart: CartState): readonly DeliveryGroupState[] {
  const groups = groupsOf(cart)
  return groups.length === 1 ? groups : groups.filter((group) => linesIn(cart, group).length > 0)
}
