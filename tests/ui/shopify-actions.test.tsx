import { afterEach, describe, expect, it, vi } from 'vitest'
import { installShopifyActions, type ShopifyActions } from '../../src/entries/shopify-actions.js'
import { pageActions } from '../../src/ui/actions/page-actions.js'
import { products } from '../../src/sandbox/world/shop/catalogue.js'
import { fillCart, openSandbox, userEvent } from '../support/shop-page.js'

const shopPage = openSandbox()
const serum = products[0]!
const gid = `gid://shopify/ProductVariant/${serum.id}`

interface LinesUpdate extends Event {
  action: string
  context: string
  lines: readonly object[]
  promise: Promise<{ cart: { totalQuantity: number } | null; userErrors?: readonly object[] }>
}

let uninstall = () => {}
let heard: LinesUpdate[] = []
const listen = (event: Event) => void heard.push(event as LinesUpdate)
const shopify = () => (globalThis as unknown as { Shopify: { actions: ShopifyActions } }).Shopify.actions

async function open(options: Partial<Parameters<typeof shopPage>[0]> = {}) {
  const page = await shopPage({
    html: '<vitrine-cart-panel></vitrine-cart-panel><vitrine-product-list></vitrine-product-list>',
    hurry: 20,
    settings: { 'checkout-url': '/checkout' },
    ...options,
  })
  heard = []
  for (const name of ['cart:lines-update', 'cart:discount-update', 'cart:error']) document.addEventListener(`shopify:${name}`, listen)
  uninstall = await installShopifyActions()
  return page
}

afterEach(() => {
  for (const name of ['cart:lines-update', 'cart:discount-update', 'cart:error']) document.removeEventListener(`shopify:${name}`, listen)
  uninstall()
  Reflect.deleteProperty(globalThis, 'Shopify')
})

describe('the adapter for the standard storefront actions', () => {
  it('adds by merchandiseId, tells of it as it begins, and resolves with a cart of their shape', async () => {
    await open()
    await expect(shopify().getCart()).resolves.toEqual({ cart: null })
    const updating = shopify().updateCart({ lines: [{ merchandiseId: gid, quantity: 2 }] })
    expect(heard).toMatchObject([
      {
        type: 'shopify:cart:lines-update',
        action: 'add',
        context: 'standard-action',
        lines: [{ merchandiseId: gid, quantity: 2 }],
        bubbles: true,
        composed: true,
      },
    ])
    const { cart, userErrors, warnings } = await updating
    expect([userErrors, warnings]).toEqual([[], []])
    expect(cart).toMatchObject({
      totalQuantity: 2,
      cost: { subtotalAmount: { amount: '79.80', currencyCode: 'EUR' } },
      lines: { nodes: [{ quantity: 2, merchandise: { id: serum.id, title: serum.name } }] },
      checkoutUrl: new URL('/checkout', location.href).href,
    })
    await expect(heard[0]?.promise).resolves.toMatchObject({ cart: { totalQuantity: 2 } })
    const [line] = cart?.lines.nodes ?? []
    await shopify().updateCart({ lines: [{ id: line!.id, quantity: 0 }] })
    expect(heard.map(({ action }) => action)).toEqual(['add', 'remove'])
    await vi.waitFor(async () => expect((await shopify().getCart()).cart?.totalQuantity ?? 0).toBe(0))
    expect(heard).toHaveLength(2)
  })

  it('resolves with userErrors where the cart declines a change, and with no error event', async () => {
    await open()
    const { userErrors } = await shopify().updateCart({ lines: [{ merchandiseId: gid, quantity: 9999 }], discountCodes: ['NEIN'] })
    expect(userErrors).toMatchObject([
      { code: 'MERCHANDISE_NOT_ENOUGH_STOCK', field: ['lines', '0'] },
      { code: 'INVALID', field: ['discountCodes', '0'] },
    ])
    expect(heard.map(({ type }) => type)).toEqual(['shopify:cart:lines-update', 'shopify:cart:discount-update'])
  })

  it('rejects where the request fails, and dispatches the error event', async () => {
    const page = await open()
    page.sandbox.weather({ kind: 'error-500', match: '/carts' })
    await expect(shopify().updateCart({ lines: [{ merchandiseId: gid }] })).rejects.toBeDefined()
    await vi.waitFor(() => expect(heard.at(-1)).toMatchObject({ type: 'shopify:cart:error', code: 'SERVICE_UNAVAILABLE' }))
  })

  it('tells of what the shopper does with the blocks, once each, with the cart as it is then', async () => {
    const page = await open({ world: (sandbox) => fillCart(sandbox, [[products[1]!.id, 1]]) })
    await shopify().getCart()
    await userEvent.click(await page.in('product-list').findByRole('button', { name: `${serum.name} in den Warenkorb` }))
    await vi.waitFor(() =>
      expect(heard).toMatchObject([{ action: 'add', context: 'product', lines: [{ merchandiseId: serum.id, quantity: 1 }] }]),
    )
    await expect(heard[0]?.promise).resolves.toMatchObject({ cart: { totalQuantity: 2 } })
    const cart = await page.shop.cart.get()
    const lineId = page.shop.cart.view.get().lines.find(({ productId }) => productId === serum.id)?.id ?? ''
    await cart.setQuantity(lineId, 2)
    await vi.waitFor(() => expect(heard[1]).toMatchObject({ action: 'update', context: 'cart', lines: [{ id: lineId, quantity: 2 }] }))
    await cart.remove(lineId)
    await vi.waitFor(() => expect(heard[2]).toMatchObject({ action: 'remove', lines: [{ id: lineId, quantity: 0 }] }))
  })

  it('lets a theme configure both, and says so', async () => {
    const page = await open()
    const { updateCart, openCart } = shopify()
    expect([updateCart.isDefault(), openCart.isDefault()]).toEqual([true, true])
    const own = vi.fn(async () => ({ cart: null, userErrors: [], warnings: [] as const }))
    updateCart.configure({ handler: own, eventTarget: () => page.container })
    const drawer = vi.fn(async () => {})
    openCart.configure({ handler: drawer })
    expect([updateCart.isDefault(), openCart.isDefault()]).toEqual([false, false])
    await updateCart({ lines: [{ merchandiseId: gid }] }, { event: { context: 'dialog', detail: { source: 'app' } } })
    expect(own).toHaveBeenCalledOnce()
    expect(heard[0]).toMatchObject({ context: 'dialog', detail: { source: 'app' }, target: page.container })
    await openCart()
    expect(drawer).toHaveBeenCalledOnce()
    await pageActions(page.shop).openCart()
    expect(drawer).toHaveBeenCalledTimes(2)
  })

  it('leaves actions alone that are there already, and goes when it is uninstalled', async () => {
    await open()
    const first = shopify()
    const again = await installShopifyActions()
    again()
    expect(shopify()).toBe(first)
    uninstall()
    expect(shopify()).toBeUndefined()
  })
})
