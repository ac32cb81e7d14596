import type { ShownLine } from '../../commerce/domain/cart/view.js'
import type { Shop } from '../../commerce/domain/shop.js'
import { cartBlock } from './cart-block.js'
import { ShopifyEvent } from './shopify-event.js'
import type { ShopifyActions, ShopifyLineInput } from './shopify-actions.js'

/**
 * Tells of changes that the shopper made with the blocks: they are seen in the cart, when they are done, and the promise carries the
 * cart as it is then. Changes by an action tell of themselves as they begin.
 * @returns what ends it
 */
export function tellOfCartChanges(shop: Shop, shopify: ShopifyActions): () => void {
  let known: ReadonlyMap<string, ShownLine> | undefined
  let updates = 0
  const began = (event: DocumentEventMap['vitrine-action']) => {
    if (event.action !== 'updateCart') return
    updates += 1
    const ended = () => {
      updates -= 1
      known = linesNow(shop) ?? known
    }
    event.promise.then(ended, ended)
  }
  const look = () => {
    const lines = linesNow(shop)
    if (!lines) return
    const before = known
    known = lines
    if (!before || updates > 0) return
    const place: EventTarget = cartBlock(shop) ?? document
    for (const [action, changed] of Object.entries(changesBetween(before, lines))) {
      if (changed.length === 0) continue
      const facts = { action, context: action === 'add' ? 'product' : 'cart', lines: changed, promise: shopify.getCart() }
      place.dispatchEvent(new ShopifyEvent('cart:lines-update', facts))
    }
  }
  document.addEventListener('vitrine-action', began)
  const unsubscribe = shop.cart.view.subscribe(look)
  look()
  return () => {
    document.removeEventListener('vitrine-action', began)
    unsubscribe()
  }
}

/** Undefined while something is under way: what is shown then is a wish. */
function linesNow(shop: Shop): ReadonlyMap<string, ShownLine> | undefined {
  const { status, processing, lines } = shop.cart.view.get()
  return status === 'ready' && !processing ? new Map(lines.map((line) => [line.id, line])) : undefined
}

function changesBetween(before: ReadonlyMap<string, ShownLine>, after: ReadonlyMap<string, ShownLine>) {
  const lines = [...after.values()]
  const add: readonly ShopifyLineInput[] = lines
    .filter(({ id }) => !before.has(id))
    .map(({ productId, quantity }) => ({ merchandiseId: productId, quantity }))
  const update: readonly ShopifyLineInput[] = lines
    .filter(({ id, quantity }) => before.has(id) && before.get(id)?.quantity !== quantity)
    .map(({ id, quantity }) => ({ id, quantity }))
  const remove: readonly ShopifyLineInput[] = [...before.keys()].filter((id) => !after.has(id)).map((id) => ({ id, quantity: 0 }))
  return { add, update, remove }
}
