import type { ActionName, CartLineInput, UpdateCartInput } from '../../commerce/domain/actions/storefront-actions.js'
import { findConsultant } from '../../commerce/domain/consultant/find-consultant.js'
import { displayName } from '../../commerce/domain/customer/names.js'
import type { Shop } from '../../commerce/domain/shop.js'
import type { AgentToolsWords } from './agent-tools.messages.js'

/** Describes what an action would change, in words for the shopper: one sentence part for each thing. */
export async function describeChange(shop: Shop, name: ActionName, input: object, t: AgentToolsWords): Promise<readonly string[]> {
  switch (name) {
    case 'updateCart':
      return describeUpdate(shop, input as UpdateCartInput, t)
    case 'chooseConsultant': {
      const { moniker } = input as { moniker: string }
      const consultant = await findConsultant(shop, { moniker })
      return [t.consultant(consultant ? displayName(consultant) : moniker)]
    }
    default:
      return [t.checkout]
  }
}

async function describeUpdate(shop: Shop, { lines = [], couponCodes }: UpdateCartInput, t: AgentToolsWords): Promise<readonly string[]> {
  const names = await namesOf(shop, lines)
  const changes = lines.map(({ productId, lineId, quantity }) => {
    const product = names.get(productId ?? lineId ?? '') ?? t.someProduct
    if (productId !== undefined) return t.add(product, quantity)
    return quantity === 0 ? t.remove(product) : t.change(product, quantity)
  })
  if (!couponCodes) return changes
  return [...changes, couponCodes.length === 0 ? t.noCoupons : t.coupons(couponCodes.join(', '))]
}

/** Reads the names of products by their ids, and those of lines by theirs. */
async function namesOf(shop: Shop, lines: readonly CartLineInput[]): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(lines.flatMap(({ productId }) => productId ?? []))]
  const products = wanted.length === 0 ? [] : await (await shop.products.get()).named(wanted)
  if (lines.some(({ lineId }) => lineId !== undefined) && shop.cart.view.get().status !== 'ready') await shop.cart.refresh()
  const inCart = shop.cart.view.get().cart?.lines ?? []
  return new Map([...inCart.map(({ id, name }) => [id, name] as const), ...products.map(({ id, name }) => [id, name] as const)])
}
