import { guestDetailsKey, type Memory, placedOrderKey } from '../memory.js'
import type { Clock } from '../clock.js'
import type { Order, OrderGateway, OrderProof } from './order-gateway.js'

/** The number of what she has just ordered on this visit. */
export const placedOrder = (visit: Memory): string | undefined => visit.get(placedOrderKey)

/** What a guest has said of herself at the checkout (specification, section 3), and proves an order with. */
export function guestProof(visit: Memory): OrderProof | undefined {
  try {
    const found: unknown = JSON.parse(visit.get(guestDetailsKey) ?? '{}')
    if (typeof found !== 'object' || found === null) return undefined
    const { email, lastName, phoneNumber } = found as Record<string, unknown>
    if (!isText(email)) return undefined
    return {
      email: email.trim(),
      ...(isText(lastName) && { lastName: lastName.trim() }),
      ...(isText(phoneNumber) && { phoneNumber: phoneNumber.trim() }),
    }
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** Milliseconds between the looks for an order that is still being made. */
const waits: readonly number[] = [1000, 2000, 4000]

/** Placing only lets the order be made (contracts, 2.7): what can be read of it may come a little later. */
export async function readPlaced(
  orders: Pick<OrderGateway, 'read'>,
  { number, proof }: { number: string; proof: OrderProof | undefined },
  { clock, signal }: { clock: Clock; signal: AbortSignal },
): Promise<Order | undefined> {
  for (let look = 0; ; look += 1) {
    const order = await orders.read(number, proof, signal)
    const wait = waits[look]
    if (order || wait === undefined) return order
    await clock.wait(wait, signal)
  }
}
