/**
 * Actions that scripts and agents may call, with the rights of the shopper: search, read, fill the cart, find a consultant and lead
 * to the checkout. Nothing here places an order or chooses a payment.
 */
import type { StorefrontActions } from '../commerce/domain/actions/storefront-actions.js'
import { startPage } from './start.js'

export type { Action, ActionHandler, ActionOptions, ConfigurableAction } from '../commerce/domain/actions/action.js'
export type { ActionError, ActionErrorCode } from '../commerce/domain/actions/action-error.js'
export type { InputProblem, InputSchema, ObjectSchema } from '../commerce/domain/actions/input-schema.js'
export type * from '../commerce/domain/actions/storefront-actions.js'
export type { ActionEvent, ActionRequest } from '../ui/actions/page-actions.js'

/**
 * Returns the actions of this page, which all its scripts share; `pageBus().actions` has them from then on, and `document` takes
 * requests for them as `vitrine-action-request`.
 * Their code is fetched with the first call.
 * @returns eight functions, each with a promise; those that change something can be configured
 * @example
 * ```ts
 * import { startActions } from '@vitrine/blocks/actions'
 *
 * const { searchProducts, updateCart, openCart } = await startActions()
 * const { products } = await searchProducts({ term: 'Serum', maxPrice: 40 })
 * const [serum] = products
 * if (serum) {
 *   const { userErrors } = await updateCart({ lines: [{ productId: serum.productId, quantity: 1 }] })
 *   if (userErrors.length > 0) console.warn(userErrors[0]?.message)
 *   else await openCart()
 * }
 * ```
 */
export async function startActions(): Promise<StorefrontActions> {
  const shop = startPage()
  const { pageActions } = await import('../ui/actions/page-actions.js')
  return pageActions(shop)
}
