/** For apps that were written against the standard storefront events and actions of shopify.dev: the same names, this shop. */
import type { ShopifyActions } from '../ui/actions/shopify-actions.js'
import { startPage } from './start.js'

export type {
  ShopifyActions,
  ShopifyLineInput,
  ShopifyUpdateOptions,
  ShopifyUpdatePayload,
  ShopifyUpdateResult,
} from '../ui/actions/shopify-actions.js'
export type { ShopifyCart, ShopifyMoney, ShopifyUserError } from '../ui/actions/shopify-cart.js'

/**
 * Puts `getCart`, `updateCart` and `openCart` on `Shopify.actions`, and dispatches `shopify:cart:lines-update`,
 * `shopify:cart:discount-update` and `shopify:cart:error`. Where `Shopify.actions` is there already, nothing happens.
 * Their code is fetched meanwhile.
 * @returns what ends it
 * @example
 * ```ts
 * import { installShopifyActions } from '@vitrine/blocks/shopify-actions'
 *
 * const uninstall = await installShopifyActions()
 * document.addEventListener('shopify:cart:lines-update', async (event) => {
 *   const { cart } = await (event as unknown as { promise: Promise<{ cart: { totalQuantity: number } | null }> }).promise
 *   document.title = `Mein Shop (${cart?.totalQuantity ?? 0})`
 * })
 * document.querySelector('#end')?.addEventListener('click', uninstall)
 * ```
 */
export async function installShopifyActions(): Promise<() => void> {
  const page = globalThis as { Shopify?: { actions?: ShopifyActions } }
  const shop = startPage()
  const { createShopifyActions, pageActions, tellOfCartChanges } = await import('../ui/actions/shopify.js')
  if (page.Shopify?.actions) return () => {}
  const shopify = createShopifyActions(shop, pageActions(shop))
  page.Shopify ??= {}
  page.Shopify.actions = shopify
  const end = tellOfCartChanges(shop, shopify)
  return () => {
    end()
    if (page.Shopify?.actions === shopify) delete page.Shopify.actions
  }
}
