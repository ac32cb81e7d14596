import type { Clock } from '../clock.js'
import { orderTraceLimit } from '../limits.js'
import { guestDetailsKey, type Memory, orderTokenKey, placedOrderKey } from '../memory.js'
import type { Order, OrderGateway, OrderProof, OrderToken } from './order-gateway.js'

/** The number of what she has just ordered on this visit. */
export const placedOrder = (visit: Memory): string | undefined => visit.get(placedOrderKey)

/** A guest's own details from the checkout (specification, section 3), which prove an order. */
export function guestProof(visit: Memory): OrderProof | undefined {
  const { email, lastName, phoneNumber } = recordIn(visit, guestDetailsKey)
  if (!isText(email)) return undefined
  return {
    email: email.trim(),
    ...(isText(lastName) && { lastName: lastName.trim() }),
    ...(isText(phoneNumber) && { phoneNumber: phoneNumber.trim() }),
  }
}

/** The token that shows this order once more after `leaveGuestDetails`, for an hour. */
export function orderToken(visit: Memory, number: string, clock: Pick<Clock, 'now'>): OrderToken | undefined {
  const token = recordIn(visit, orderTokenKey)
  if (token.number !== number || !isText(token.accessToken)) return undefined
  if (typeof token.at === 'number' && Math.abs(clock.now() - token.at) < orderTraceLimit) return { accessToken: token.accessToken }
  visit.remove(orderTokenKey)
  return undefined
}

/**
 * The order is there and has been read: name, e-mail and phone leave the browser. A reload shows the order by the platform's
 * token; where it gives none, the number remains, and the shopper proves the order anew where she looks it up.
 */
export async function leaveGuestDetails(
  orders: Pick<OrderGateway, 'authorize'>,
  { number, proof }: { number: string; proof: OrderProof },
  { visit, clock }: { visit: Memory; clock: Pick<Clock, 'now'> },
): Promise<void> {
  try {
    const token = await orders.authorize(number, proof)
    if (token) visit.set(orderTokenKey, JSON.stringify({ number, ...token, at: clock.now() }))
  } finally {
    visit.remove(guestDetailsKey)
  }
}

/** Storage is not trusted: something that is no record counts as an empty one. */
function recordIn(visit: Memory, key: string): Readonly<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(visit.get(key) ?? '{}')
    return typeof found === 'object' && found !== null ? { ...found } : {}
  } catch (error) {
    if (error instanceof SyntaxError) return {}
    throw error
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** Milliseconds between the looks for an order that is still being made. */
const waits: readonly number[] = [1000, 2000, 4000]

/** Placing only lets the order be made (contracts, 2.7): what can be read of it may come a little later. */
export async function readPlaced(
  orders: Pick<OrderGateway, 'read'>,
  { number, proof }: { number: string; proof: OrderProof | OrderToken | undefined },
  { clock, signal }: { clock: Clock; signal: AbortSignal },
): Promise<Order | undefined> {
  for (let look = 0; ; look += 1) {
    const order = await orders.read(number, proof, signal)
    const wait = waits[look]
    if (order || wait === undefined) return order
    await clock.wait(wait, signal)
  }
}
