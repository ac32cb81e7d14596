import type { ShownLine } from '../../commerce/domain/cart/view.js'
import type { Shop } from '../../commerce/domain/shop.js'
import type { ShopifyActions, ShopifyLineInput } from './shopify-actions.js'

/** An event of the standard storefront events: its facts are members of the event itself, and it bubbles to the document. */
export class ShopifyEvent extends Event {
  constructor(name: string, facts: Readonly<Record<string, unknown>>) {
    super(`shopify:${name}`, { bubbles: true, composed: true })
    Object.assign(this, facts)
  }
}

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
    for (const [action, changed] of Object.entries(changesBetween(before, lines))) {
      if (changed.length === 0) continue
      const context = action === 'add' ? 'product' : 'cart'
      placeOf(action).dispatchEvent(new ShopifyEvent('cart:lines-update', { action, context, lines: changed, promise: shopify.getCart() }))
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

/** Block where such a change is made, where it stands on the page. */
const placeOf = (action: string): EventTarget =>
  document.querySelector(action === 'add' ? 'vitrine-product-detail' : 'vitrine-cart-page') ??
  document.querySelector('vitrine-cart-panel') ??
  document
