import { describe, expect, it, vi } from 'vitest'
import '../../src/blocks/cart-page/index.js'
import { openSandbox, type PageOptions } from '../support/shop-page.js'

const openPage = openSandbox()

/** A shop in Switzerland. */
const swissPage = (options: Partial<PageOptions> & { html: string }) =>
  openPage({
    scene: 'full-cart',
    world: ({ world }) => {
      world.state.settings.currency = 'CHF'
      for (const cart of Object.values(world.state.carts)) cart.currencyIsoCode = 'CHF'
    },
    ...options,
  })

/** Intl puts a no-break space before the sign. */
const textOf = (element: Element) => (element.shadowRoot?.textContent ?? '').replaceAll('\u00a0', ' ')

describe('a shop that sells in francs', () => {
  it('writes prices of products in francs, as the language writes them', async () => {
    const german = await swissPage({ html: '<vitrine-product-list page-size="4"></vitrine-product-list>' })
    await german.becomes('product-list', 'filled')
    expect(textOf(german.element('product-list'))).toMatch(/\d+,\d\d CHF/)
    expect(textOf(german.element('product-list'))).not.toMatch(/€|EUR/)
    const english = await swissPage({ html: '<vitrine-product-list page-size="4"></vitrine-product-list>', settings: { locale: 'en' } })
    await english.becomes('product-list', 'filled')
    expect(textOf(english.element('product-list'))).toMatch(/CHF \d+\.\d\d/)
  })

  it.each(['cart-panel', 'cart-page'])('counts in francs in the %s', async (name) => {
    const page = await swissPage({ html: `<vitrine-${name}></vitrine-${name}>` })
    await page.shop.cart.refresh()
    if (name === 'cart-panel') page.shop.bus.publish('cart.open', { reason: 'asked' })
    await vi.waitFor(() => expect(textOf(page.element(name))).toMatch(/\d+,\d\d CHF/))
    expect(textOf(page.element(name))).not.toMatch(/€|EUR/)
  })

  it('asks for francs in every cart call but those that delete', async () => {
    const page = await swissPage({ html: '<vitrine-cart-panel></vitrine-cart-panel>' })
    await page.shop.cart.refresh()
    const [line] = page.shop.cart.view.get().lines
    expect(await (await page.shop.cart.get()).setQuantity(line!.id, line!.quantity + 1)).toEqual({ done: true })
    expect(await (await page.shop.cart.get()).remove(line!.id)).toEqual({ done: true })
    await vi.waitFor(() => expect(page.shop.cart.view.get().processing).toBe(false))
    const asked = page.sandbox.requests().filter(({ path }) => path.includes('/carts/'))
    const currencies = (deleting: boolean) =>
      new Set(
        asked
          .filter(({ method }) => (method === 'DELETE') === deleting)
          .map(({ query }) => new URLSearchParams(query).get('currencyIsoCode')),
      )
    expect(currencies(false)).toEqual(new Set(['CHF']))
    expect(currencies(true)).toEqual(new Set([null]))
  })

  it('is not taken for another one when the platform leaves the currency of prices out', async () => {
    const realFetch = window.fetch
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      const response = await realFetch(...request)
      if (!/product-search|pricing/.test(String(request[0]))) return response
      return new Response((await response.text()).replaceAll('"currencyIsoCode":"CHF",', ''), response)
    })
    const page = await swissPage({ html: '<vitrine-product-list page-size="4"></vitrine-product-list>' })
    await page.becomes('product-list', 'filled')
    vi.unstubAllGlobals()
    expect(textOf(page.element('product-list'))).toMatch(/\d+,\d\d CHF/)
  })
})
