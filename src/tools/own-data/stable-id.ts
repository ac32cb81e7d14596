import { createHash } from 'node:crypto'
import { to18 } from '../../sandbox/owner-facts.js'

/** Returns the same 18 characters for the same name, so that carts and addresses outlive a change of the files. */
export function stableId(prefix: string, name: string): string {
  const number = createHash('sha256').update(name).digest().readBigUInt64BE()
  return to18(`${prefix}9W${number.toString(36).padStart(13, '0').slice(-10)}`)
}

/** Returns the id of a product or variant by its number. */
export const productIdOf = (sku: string): string => stableId('01t', `sku ${sku}`)
