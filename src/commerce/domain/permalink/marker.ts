import type { Counts } from '../cart/adding.js'
import { type Memory, permalinkKey } from '../memory.js'
import type { WantedPart } from './permalink.js'

/** Names a link by what it wants. */
export const signatureOf = (parts: readonly WantedPart[]): string => JSON.stringify(parts.map(({ partId, quantity }) => [partId, quantity]))

/**
 * How many of each product the cart held before this link was first sent on this visit. By that, a reload, an answer that
 * was lost, or the same link once more adds only what is not there yet.
 */
export function countsBefore(visit: Memory, signature: string): Counts | undefined {
  const marker = parse(visit.get(permalinkKey))
  if (!Array.isArray(marker) || marker[0] !== signature || !Array.isArray(marker[1])) return undefined
  return new Map(marker[1].filter(isCount))
}

/** Written before anything is sent. */
export function markSent(visit: Memory, signature: string, before: Counts): void {
  visit.set(permalinkKey, JSON.stringify([signature, [...before]]))
}

const isCount = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && Number.isSafeInteger(entry[1]) && entry[1] >= 0

function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
