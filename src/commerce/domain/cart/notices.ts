import { cartNoticesKey, type Memory } from '../memory.js'
import type { Preserved } from './cart-gateway.js'
import type { CartTools } from './tools.js'
import type { CartNotice } from './view.js'

/** Notices that the shopper sees on this page or the next, until she dismisses them. Entries that others wrote are left out. */
export function noticesKeptIn(visit: Memory): CartNotice[] {
  const list = parse(visit.get(cartNoticesKey) ?? '[]')
  return Array.isArray(list) ? list.map(asNotice).filter(isNotice) : []
}

export function keepNotices(visit: Memory, notices: readonly CartNotice[]): void {
  if (notices.length === 0) visit.remove(cartNoticesKey)
  else visit.set(cartNoticesKey, JSON.stringify(notices))
}

/** Names the fallen products where a name is known; else the platform's message stands for them. */
export async function namesOfFallen(
  fallen: Preserved['fallen'],
  known: ReadonlyMap<string, string>,
  nameOf: CartTools['nameOf'],
): Promise<string[]> {
  const names = fallen.map(
    async ({ productId, name, message }) => known.get(productId) || name || (productId && (await nameOf(productId))) || message,
  )
  return [...new Set(await Promise.all(names))].filter((name) => name !== '')
}

/** Before 0.1.0 a notice was a list of names alone; a visit may go on over an update of the site. */
const asNotice = (stored: unknown): unknown => (Array.isArray(stored) ? { kind: 'fell-away', names: stored } : stored)

function isNotice(stored: unknown): stored is CartNotice {
  const { kind, names } = (stored ?? {}) as Partial<Record<keyof CartNotice, unknown>>
  return (kind === 'fell-away' || kind === 'came-along') && Array.isArray(names) && names.every((name) => typeof name === 'string')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
