import { deleteCart } from './cart/carts.js'
import type { World } from './world.js'

/** Ours: of carts, of checkouts, of orders and of sign-ins. The platform lets go of what guests leave behind after some days. */
export const maxRemembered = 1000

/**
 * Forgets what nobody has come back for, the oldest first, so that a sandbox that runs for weeks levels off: carts that guests have left
 * or that were ordered, their checkouts, the orders of guests before those of customers. An open cart of a customer stays.
 */
export function letGo(world: World): void {
  const { state } = world
  const carts = over(state.carts, ({ accountId, status }) => accountId === null || status === 'Closed')
  for (const cart of carts) deleteCart(world, cart)
  for (const { checkoutId } of over(state.checkouts ?? {}, () => true)) delete state.checkouts?.[checkoutId]
  const orders = over(state.orders, ({ accountId }) => accountId === null)
  for (const { orderId } of orders.length > 0 ? orders : over(state.orders, () => true)) delete state.orders[orderId]
  for (const { sid } of over(state.sessions, () => true)) delete state.sessions[sid]
}

/** Returns the oldest entries that may go, as many as there are too many. */
function over<Entry>(record: Readonly<Record<string, Entry>>, mayGo: (entry: Entry) => boolean): Entry[] {
  const all = Object.values(record)
  const count = all.length - maxRemembered
  return count > 0 ? all.filter(mayGo).slice(0, count) : []
}
