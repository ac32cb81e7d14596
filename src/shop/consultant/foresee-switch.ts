import type { OrRefused } from '../answers.js'
import type { Consultant } from './consultant-gateway.js'
import { has } from '../has.js'
import type { Shop } from '../shop.js'

/** What shopping with another consultant means for what is in the cart. */
export interface Foresight {
  /** The cart holds something. */
  filled: boolean
  /** Names of what this consultant does not have. */
  unavailable: readonly string[]
}

/** Looked up before anything changes; an empty cart asks the platform nothing. Throws when it cannot be learned. */
export async function foreseeSwitch(shop: Shop, { id }: Consultant): Promise<OrRefused<Foresight>> {
  const { view } = shop.cart
  if (view.get().status !== 'ready') await shop.cart.refresh()
  const { status, error, lines } = view.get()
  if (status === 'failed') throw error
  if (lines.length === 0) return { filled: false, unavailable: [] }
  const preview = await shop.tools.gateways.relations.previewSwitch(id)
  return has(preview, 'refused') ? preview : { filled: true, unavailable: [...new Set(preview.unavailable.filter(Boolean))] }
}
