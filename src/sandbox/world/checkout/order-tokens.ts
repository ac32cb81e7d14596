import { notFound, Refusal } from '../refusal.js'
import { token } from '../shop/tokens.js'
import { entryOf, type OrderState } from '../state.js'
import type { World } from '../world.js'
import { numberOf, summaryIdOf } from './order-history.js'

/** "The access token is valid for 60 minutes" (Commerce Webstore Order Summary Authorization, v64). */
const validFor = 3_600_000

export function tokenFor(world: World, order: OrderState): string {
  const accessToken = token()
  world.state.orderTokens = {
    ...Object.fromEntries(Object.entries(world.state.orderTokens ?? {}).filter(([, { until }]) => until > world.clock.now())),
    [accessToken]: { orderId: order.orderId, until: world.clock.now() + validFor },
  }
  return accessToken
}

/** @throws {Refusal} 401 for a token that is none or is over, 404 for another order than its own */
export function orderOfToken(world: World, accessToken: string, named: string): OrderState {
  const known = entryOf(world.state.orderTokens ?? {}, accessToken)
  if (!known || known.until <= world.clock.now()) throw new Refusal(401, 'INVALID_ACCESS_TOKEN', 'The access token is invalid or expired.')
  const order = entryOf(world.state.orders, known.orderId)
  if (!order || ![numberOf(order), summaryIdOf(order)].includes(named)) throw notFound()
  return order
}
