import type { CartLineInput, StorefrontActions, UpdateCartInput } from '../../commerce/domain/actions/storefront-actions.js'
import type { Shop } from '../../commerce/domain/shop.js'
import { siteAddress } from '../../core/dom/site-address.js'
import { type ShopifyCart, type ShopifyUserError, shopifyCart, shopifyUserError } from './shopify-cart.js'
import { ShopifyEvent } from './shopify-event.js'

/** A line is added by its `merchandiseId`, and changed by its `id`; the quantity 0 removes it. */
export interface ShopifyLineInput {
  merchandiseId?: string
  id?: string
  quantity?: number
}

export interface ShopifyUpdatePayload {
  lines?: readonly ShopifyLineInput[]
  /** All codes that the cart shall have in the end. */
  discountCodes?: readonly string[]
}

export interface ShopifyUpdateOptions {
  event?: { context?: string; detail?: Readonly<Record<string, unknown>> }
  signal?: AbortSignal
}

export interface ShopifyUpdateResult {
  cart: ShopifyCart | null
  userErrors: readonly ShopifyUserError[]
  warnings: readonly []
}

type Configure<Handler> = (configuration: { handler: Handler; eventTarget?: () => EventTarget }) => void
type UpdateCart = (payload: ShopifyUpdatePayload, options?: ShopifyUpdateOptions) => Promise<ShopifyUpdateResult>

/** The standard storefront actions (shopify.dev, storefront events and actions, June 2026). */
export interface ShopifyActions {
  getCart: (() => Promise<{ cart: ShopifyCart | null }>) & { isDefault: () => boolean }
  updateCart: UpdateCart & { isDefault: () => boolean; configure: Configure<UpdateCart> }
  openCart: (() => Promise<void>) & { isDefault: () => boolean; configure: Configure<() => Promise<void>> }
}

export function createShopifyActions(shop: Shop, actions: StorefrontActions): ShopifyActions {
  let ownUpdate: { handler: UpdateCart; eventTarget?: () => EventTarget } | undefined
  const addressOfCheckout = () => {
    const settings = shop.settings.get()
    return settings.checkoutUrl ? new URL(siteAddress(settings.checkoutUrl, settings), shop.page.here()).href : undefined
  }
  const toCart = (cart: Parameters<typeof shopifyCart>[0] | undefined) => (cart ? shopifyCart(cart, addressOfCheckout()) : null)

  const getCart = async () => ({ cart: toCart((await actions.getCart()).cart) })
  const runDefault: UpdateCart = async (payload, { signal } = {}) => {
    const { cart, userErrors } = await actions.updateCart(updateInput(payload), signal ? { signal } : {})
    return { cart: toCart(cart), userErrors: userErrors.map(shopifyUserError), warnings: [] }
  }
  const updateCart: UpdateCart = (payload, options = {}) => {
    const promise = ownUpdate ? ownUpdate.handler(payload, options) : runDefault(payload, options)
    announceUpdate(payload, options, promise, ownUpdate?.eventTarget?.() ?? document)
    return promise
  }
  const openCart = async () => void (await actions.openCart())
  return {
    getCart: Object.assign(getCart, { isDefault: () => true }),
    updateCart: Object.assign(updateCart, {
      isDefault: () => ownUpdate === undefined,
      configure: (configuration: { handler: UpdateCart; eventTarget?: () => EventTarget }) => {
        ownUpdate = configuration
      },
    }),
    openCart: Object.assign(openCart, {
      isDefault: () => actions.openCart.isDefault(),
      configure({ handler }: { handler: () => Promise<void> }) {
        actions.openCart.configure({
          async handler() {
            await handler()
            return { shown: 'own' }
          },
        })
      },
    }),
  }
}

/** Translates a payload: ids may be written as `gid://shopify/ProductVariant/01t…`. */
function updateInput({ lines, discountCodes }: ShopifyUpdatePayload): UpdateCartInput {
  const bare = (id: string) => id.replace(/^gid:\/\/shopify\/\w+\//, '')
  const line = ({ merchandiseId, id, quantity = 1 }: ShopifyLineInput): CartLineInput => ({
    ...(merchandiseId !== undefined && { productId: bare(merchandiseId) }),
    ...(id !== undefined && { lineId: bare(id) }),
    quantity,
  })
  return { ...(lines && { lines: lines.map(line) }), ...(discountCodes && { couponCodes: discountCodes }) }
}

/** Dispatches an event for each kind of change as it starts; each carries the promise of the result. */
function announceUpdate(
  { lines = [], discountCodes }: ShopifyUpdatePayload,
  { event = {} }: ShopifyUpdateOptions,
  promise: Promise<ShopifyUpdateResult>,
  target: EventTarget,
): void {
  const { context = 'standard-action', detail } = event
  const shared = { context, promise, ...(detail && { detail }) }
  for (const action of ['add', 'update', 'remove'] as const) {
    const concerned = lines.filter((line) => kindOf(line) === action)
    if (concerned.length > 0) target.dispatchEvent(new ShopifyEvent('cart:lines-update', { ...shared, action, lines: concerned }))
  }
  if (discountCodes) {
    const codes = discountCodes.map((code) => ({ code }))
    target.dispatchEvent(new ShopifyEvent('cart:discount-update', { discountCodes: codes, promise, ...(detail && { detail }) }))
  }
  promise.catch((error) =>
    target.dispatchEvent(
      new ShopifyEvent('cart:error', { error: error instanceof Error ? error.message : String(error), code: 'SERVICE_UNAVAILABLE' }),
    ),
  )
}

function kindOf({ merchandiseId, quantity }: ShopifyLineInput): 'add' | 'update' | 'remove' {
  if (merchandiseId !== undefined) return 'add'
  return quantity === 0 ? 'remove' : 'update'
}
