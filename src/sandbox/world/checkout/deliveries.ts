import { cartChanged } from '../cart/carts.js'
import type { DeliveryGroupState } from './checkout-state.js'
import { readAddress } from './delivery-address.js'
import { groupsOf, isDefaultGroup, linesIn, sharesOf } from './delivery-groups.js'
import { methodsFor } from './delivery-methods.js'
import { idIn, type Input, inputIn, invalid, isInput } from '../inputs.js'
import { notFound, Refusal } from '../refusal.js'
import type { CartLine, CartState } from '../state.js'
import type { World } from '../world.js'

const mostGroups = 100

function changeable(cart: CartState): DeliveryGroupState[] {
  cart.deliveryGroups ??= [...groupsOf(cart)]
  return cart.deliveryGroups
}

export function findGroup(cart: CartState, id: string): DeliveryGroupState {
  const group = groupsOf(cart).find(({ deliveryGroupId }) => deliveryGroupId === id)
  if (!group) throw notFound()
  return group
}

/** Returns the same group for changes, and keeps it from now on. */
export function changeableGroup(cart: CartState, id: string = cart.deliveryGroupId): DeliveryGroupState {
  changeable(cart)
  return findGroup(cart, id)
}

export function addGroup(world: World, cart: CartState, input: Input): DeliveryGroupState {
  const groups = changeable(cart)
  if (groups.length >= mostGroups) throw new Refusal(400, 'LIMIT_EXCEEDED', `A cart has at most ${mostGroups} delivery groups.`)
  const group: DeliveryGroupState = { deliveryGroupId: '', name: `Group ${groups.length}`, quantities: {} }
  changeGroup(world, cart, group, input)
  group.deliveryGroupId = world.newId('0a7')
  groups.push(group)
  return group
}

/** All of it or, when something is refused, nothing. A group that is sent elsewhere keeps its method only where that goes. */
export function changeGroup(world: World, cart: CartState, group: DeliveryGroupState, input: Input): void {
  const { deliveryAddress, deliveryMethodId, isGift } = input
  const texts = textsIn(input)
  if (isGift !== undefined && typeof isGift !== 'boolean') throw invalid('isGift must be true or false.')
  if (deliveryAddress !== undefined && !isInput(deliveryAddress)) throw invalid('deliveryAddress must be an object.')
  const address = deliveryAddress === undefined ? group.address : readAddress(world, deliveryAddress)
  const methods = methodsFor(world, address?.country)
  if (deliveryMethodId !== undefined && !methods.some(({ id }) => id === deliveryMethodId))
    throw invalid('This delivery method is not available for the address.')
  Object.assign(
    group,
    texts,
    isGift !== undefined && { isGift },
    address && { address },
    deliveryMethodId !== undefined && { deliveryMethodId },
  )
  if (!methods.some(({ id }) => id === group.deliveryMethodId)) delete group.deliveryMethodId
  cartChanged(world, cart)
}

const longest = 255

function textsIn(input: Input): Partial<DeliveryGroupState> {
  const said = (['name', 'desiredDeliveryDate', 'shippingInstructions', 'giftToName', 'giftMessage'] as const).filter(
    (name) => input[name] !== undefined,
  )
  return Object.fromEntries(
    said.map((name) => {
      const value = input[name]
      if (typeof value !== 'string' || value.length > longest) throw invalid(`${name} must be a text of at most ${longest} characters.`)
      if (name === 'desiredDeliveryDate' && Number.isNaN(Date.parse(value))) throw invalid('desiredDeliveryDate must be a date.')
      return [name, value]
    }),
  )
}

/** Its lines fall to the default group, or leave the cart. */
export function deleteGroup(
  world: World,
  cart: CartState,
  group: DeliveryGroupState,
  { deleteCartItems }: { deleteCartItems: boolean },
): void {
  if (isDefaultGroup(cart, group)) throw invalid('The default delivery group cannot be deleted.')
  const lost = deleteCartItems ? linesIn(cart, group) : []
  for (const { line, quantity } of lost) line.quantity -= quantity
  cart.lines = cart.lines.filter(({ quantity }) => quantity > 0)
  cart.deliveryGroups = changeable(cart).filter((one) => one !== group)
  cartChanged(world, cart)
}

interface Arrangement {
  line: CartLine
  group: DeliveryGroupState
  quantity: number
}

/**
 * Distributes lines over groups; what no group claims stays with the default one.
 * @returns whether that was something new: asking again only asks whether it is done
 */
export function arrangeItems(world: World, cart: CartState, arrangements: unknown, { deleteEmpty }: { deleteEmpty: boolean }): boolean {
  const wishes = readArrangements(cart, arrangements)
  const before = JSON.stringify(changeable(cart))
  const groups = structuredClone(changeable(cart))
  for (const { line, group, quantity } of wishes) {
    const place = groups.find(({ deliveryGroupId }) => deliveryGroupId === group.deliveryGroupId)
    if (!place || isDefaultGroup(cart, place)) continue
    if (quantity === 0) delete place.quantities[line.cartItemId]
    else place.quantities[line.cartItemId] = quantity
  }
  const arranged = { ...cart, deliveryGroups: groups }
  for (const wish of wishes) checkSum(arranged, wish)
  cart.deliveryGroups = deleteEmpty ? groups.filter((group) => isDefaultGroup(cart, group) || linesIn(arranged, group).length > 0) : groups
  if (JSON.stringify(cart.deliveryGroups) === before) return false
  cartChanged(world, cart)
  return true
}

/** Nothing may be sent twice, and nothing be forgotten. */
function checkSum(cart: CartState, { line, group, quantity }: Arrangement): void {
  const share = [...sharesOf(cart, line)].find(([one]) => one.deliveryGroupId === group.deliveryGroupId)?.[1]
  if (share !== quantity)
    throw new Refusal(400, 'INVALID_QUANTITY', `The arrangements of ${line.cartItemId} do not add up to its ${line.quantity} pieces.`)
}

const mostArrangements = 1000

function readArrangements(cart: CartState, input: unknown): Arrangement[] {
  if (!Array.isArray(input) || input.length === 0 || input.length > mostArrangements)
    throw invalid(`arrangements must hold 1 to ${mostArrangements} entries.`)
  return input.map((entry: unknown) => {
    const { cartItemId, deliveryGroupId, quantity } = inputIn(entry)
    const line = cart.lines.find((one) => one.cartItemId === idIn(cartItemId))
    if (!line) throw notFound('There is no such cart item in this cart.')
    if (!/^\d{1,4}(\.0+)?$/.test(String(quantity)))
      throw new Refusal(400, 'INVALID_QUANTITY', 'quantity must be a whole number, 0 to take the item out.')
    return { line, group: findGroup(cart, idIn(deliveryGroupId)), quantity: Number(quantity) }
  })
}
