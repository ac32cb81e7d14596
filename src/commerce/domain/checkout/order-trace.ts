import type { Clock } from '../clock.js'
import { orderTraceLimit } from '../limits.js'
import { checkoutKey, type Memory, placedOrderKey } from '../memory.js'

/** Trace of a checkout whose order is under way. */
export interface UnderWay {
  id?: string
  cartId?: string
  /** This tab has sent the order itself. */
  isOwn: boolean
}

export interface OrderTrace {
  /** Undefined where no order is under way in this browser. */
  underWay: () => UnderWay | undefined
  begin: (id: string, cartId: string | undefined) => void
  /** It is known that there is no order. */
  end: () => void
  placed: (orderReferenceNumber: string) => void
  /** The number of the order that was placed last, in any tab. */
  lastNumber: () => string | undefined
}

/**
 * Remembers an order on its way in this browser, so that every tab can look for it and say its number.
 * @param shared read by every tab; what it holds counts for an hour
 */
export function orderTrace({ visit, shared, clock }: { visit: Memory; shared: Memory; clock: Clock }): OrderTrace {
  const fresh = (key: string): Record<string, unknown> | undefined => {
    const record = readRecord(shared.get(key))
    const { at } = record ?? {}
    if (typeof at === 'number' && Math.abs(clock.now() - at) < orderTraceLimit) return record
    if (record) shared.remove(key)
    return undefined
  }
  const write = (key: string, record: object) => shared.set(key, JSON.stringify({ ...record, at: clock.now() }))
  return {
    underWay() {
      const own = readRecord(visit.get(checkoutKey))
      const { id, cartId } = own ?? fresh(checkoutKey) ?? {}
      if (!own && typeof id !== 'string') return undefined
      return { ...(typeof id === 'string' && { id }), ...(typeof cartId === 'string' && { cartId }), isOwn: own !== undefined }
    },
    begin(id, cartId) {
      visit.set(checkoutKey, JSON.stringify({ id, cartId }))
      write(checkoutKey, { id, cartId })
    },
    end() {
      visit.remove(checkoutKey)
      shared.remove(checkoutKey)
    },
    placed(orderReferenceNumber) {
      this.end()
      write(placedOrderKey, { orderReferenceNumber })
    },
    lastNumber() {
      const { orderReferenceNumber } = fresh(placedOrderKey) ?? {}
      const number = visit.get(placedOrderKey) ?? orderReferenceNumber
      return typeof number === 'string' ? number : undefined
    },
  }
}

/** Storage is not trusted: something that is no record counts as an empty one. */
function readRecord(kept: string | undefined): Record<string, unknown> | undefined {
  if (kept === undefined) return undefined
  try {
    const found: unknown = JSON.parse(kept)
    return typeof found === 'object' && found !== null ? { ...found } : {}
  } catch (error) {
    if (error instanceof SyntaxError) return {}
    throw error
  }
}
