import type { Refusable } from '../answers.js'
import type { ShopCart } from '../cart/cart.js'
import { isBrokenWorld } from '../errors.js'
import { has } from '../has.js'
import type { RelationGateway } from './relation-gateway.js'

/** Consequences of a switch to another consultant for what is in the cart. */
export interface Foresight {
  /** The cart holds something. */
  filled: boolean
  /** Names of what this consultant does not have; undefined where the shop cannot say it. */
  unavailable: readonly string[] | undefined
}

interface Asking {
  cart: Pick<ShopCart, 'view' | 'refresh'>
  previewSwitch: RelationGateway['previewSwitch']
}

/** An empty cart asks the platform nothing. */
export async function foreseeSwitch(consultantId: string, { cart, previewSwitch }: Asking): Promise<Refusable<Foresight>> {
  if (cart.view.get().status !== 'ready') await cart.refresh()
  const { status, error, lines } = cart.view.get()
  if (status === 'failed') throw error
  if (lines.length === 0) return { filled: false, unavailable: [] }
  try {
    const preview = await previewSwitch(consultantId)
    return has(preview, 'refused') ? preview : { filled: true, unavailable: [...new Set(preview.unavailable.filter(Boolean))] }
  } catch (error) {
    // A method of the shop's own, without which nobody is kept from choosing.
    if (isBrokenWorld(error) && error.kind === 'missing') return { filled: true, unavailable: undefined }
    throw error
  }
}
