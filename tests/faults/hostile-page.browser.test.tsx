import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { products } from '../../src/sandbox/world/shop/catalogue.js'
import type * as StartModule from '../../src/entries/start.js'
import { fillCart, type PageOptions, type ShopPage, openSandbox, userEvent } from '../support/shop-page.js'

const openShop = openSandbox()
const blocks: Record<string, string> = {
  'consultant-detection': '<vitrine-consultant-detection></vitrine-consultant-detection>',
  'main-navigation': '<vitrine-main-navigation></vitrine-main-navigation>',
  'product-list': '<vitrine-product-list page-size="2"></vitrine-product-list>',
  'product-detail': `<vitrine-product-detail product="${products[0]?.id}"></vitrine-product-detail>`,
  login: '<vitrine-login></vitrine-login>',
  'cart-panel': '<vitrine-cart-panel></vitrine-cart-panel>',
}
const wellAndGood: Record<string, string> = {
  'consultant-detection': 'found',
  'main-navigation': 'guest',
  'product-list': 'filled',
  'product-detail': 'filled',
  login: 'ready',
  'cart-panel': 'filled',
}
const shopPage = (options: Partial<PageOptions> = {}) =>
  openShop({
    html: Object.values(blocks).join(''),
    at: '/?mk_moniker=anna-berger',
    world: (sandbox) => fillCart(sandbox, [[products[2]!.id, 1]]),
    ...options,
  })
const allWell = async (page: ShopPage, but?: string) => {
  for (const [block, state] of Object.entries(wellAndGood)) if (block !== but) await page.becomes(block, state)
}

/** A visit with everything a shopper does: look, add, change, remove, undo. */
async function goShopping(page: ShopPage): Promise<void> {
  await allWell(page)
  const { name } = products[0]!
  await userEvent.click(page.in('product-detail').getByRole('button', { name: `${name} in den Warenkorb` }))
  const cart = page.in('cart-panel')
  await vi.waitFor(() => expect(cart.queryByRole('dialog')).not.toBeNull())
  await cart.findByRole('heading', { name })
  await userEvent.click(cart.getByRole('button', { name: `Menge von ${name} erhöhen` }))
  const quantity = () => cart.getByRole<HTMLInputElement>('textbox', { name: `Menge von ${name}` }).value
  await vi.waitFor(() => expect(quantity()).toBe('2'))
  await page.becomes('cart-panel', 'filled')
  expect(quantity()).toBe('2')
  await userEvent.click(cart.getByRole('button', { name: `${name} entfernen` }))
  await vi.waitFor(() => expect(cart.queryByRole('heading', { name })).toBeNull())
  await userEvent.click(cart.getByRole('button', { name: 'Rückgängig' }))
  await cart.findByRole('heading', { name })
}

const undo: (() => void)[] = []
beforeEach(() => {
  document.documentElement.lang = 'de'
})
afterEach(() => {
  for (const each of undo.splice(0)) each()
})
function replace(target: object, name: string, descriptor: PropertyDescriptor): void {
  const before = Object.getOwnPropertyDescriptor(target, name)
  Object.defineProperty(target, name, { configurable: true, ...descriptor })
  undo.push(() => (before ? Object.defineProperty(target, name, before) : Reflect.deleteProperty(target, name)))
}
const denied = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

describe('a browser that blocks storage', () => {
  it('lets her shop when storage throws at every touch', async () => {
    const page = await shopPage({
      before: () => {
        for (const name of ['getItem', 'setItem', 'removeItem']) replace(Storage.prototype, name, { value: denied })
      },
    })
    await goShopping(page)
  })

  it('lets her shop when storage is full', async () => {
    const page = await shopPage({
      before: () =>
        replace(Storage.prototype, 'setItem', {
          value: () => {
            throw new DOMException('full', 'QuotaExceededError')
          },
        }),
    })
    await goShopping(page)
  })

  it('lets her shop when there is no storage to be had', async () => {
    const page = await shopPage({
      before: () => {
        replace(window, 'localStorage', { get: denied })
        replace(window, 'sessionStorage', { get: denied })
      },
    })
    await goShopping(page)
  })

  it('lets her shop when cookies throw', async () => {
    // The sandbox of this page reads them, too.
    const touched = () => (new Error().stack?.includes('/src/commerce/domain/') ? denied() : '')
    const page = await shopPage({ before: () => replace(document, 'cookie', { get: touched, set: touched }) })
    await goShopping(page)
  })

  it('lets her shop when no lock is lent', async () => {
    const page = await shopPage({
      before: () => replace(navigator.locks, 'request', { value: () => Promise.reject(new DOMException('denied', 'SecurityError')) }),
    })
    await goShopping(page)
    expect(page.asked(/^POST .*cart-items/)).toHaveLength(2)
  })

  it('lets her shop without a line to other tabs', async () => {
    const page = await shopPage({ before: () => replace(window, 'BroadcastChannel', { value: undefined, writable: true }) })
    await goShopping(page)
  })
})

describe('a page whose scripts wrote into the language', () => {
  it('lets her shop with things in Array.prototype', async () => {
    const page = await shopPage({
      before: () => {
        for (const name of ['last', 'remove', 'each', 'contains']) {
          replace(Array.prototype, name, { enumerable: true, writable: true, value: () => 'polluted' })
        }
      },
    })
    await goShopping(page)
    expect(page.container.ownerDocument.body.textContent).not.toContain('polluted')
  })

  it('lets her shop with things in Object.prototype, and believes none of them', async () => {
    const page = await shopPage({
      before: () => {
        for (const name of [
          'badge',
          'sort',
          'quantities',
          'locale',
          'stayClosed',
          'checkoutUrl',
          'mk_moniker',
          'm',
          'p',
          'guest',
          'refused',
          'outdated',
          'error',
          'success',
          'unitPrice',
          'isCheckout',
          'read',
          'continuation',
          'usual',
          'missing',
          'problem',
        ]) {
          replace(Object.prototype, name, { writable: true, value: 'polluted' })
        }
      },
    })
    await goShopping(page)
    await userEvent.fill(page.in('cart-panel').getByRole('textbox', { name: `Menge von ${products[0]!.name}` }), '3')
    await userEvent.tab()
    const held = () => Object.values(page.sandbox.world.state.carts).flatMap(({ lines }) => lines.map(({ quantity }) => quantity))
    await vi.waitFor(() => expect(held()).toContain(3))
    expect(page.in('cart-panel').queryByRole('link', { name: 'Zur Kasse' })).toBeNull()
    expect(location.search).toBe('?mk_moniker=anna-berger')
  })

  it('lets her shop beside elements that clobber names', async () => {
    const page = await shopPage({
      html: `<form name="cookie"></form><img name="body2" id="location2"><form id="localStorage"><input name="getItem"></form><a id="vitrine"></a><a id="shop"></a>${Object.values(blocks).join('')}`,
    })
    await goShopping(page)
  })
})

describe('a page that takes hold of everything', () => {
  it('lets her shop under a sheet that resets all there is', async () => {
    const sheet = document.createElement('style')
    sheet.textContent = `*, *::before, *::after { all: unset !important; font: 8px serif !important; color: #777 !important; }
      dialog, button, [hidden], :not(:defined) { display: none !important; visibility: hidden !important }`
    document.head.append(sheet)
    undo.push(() => sheet.remove())
    const page = await shopPage()
    await goShopping(page)
    const button = page.in('cart-panel').getByRole('button', { name: `Menge von ${products[2]!.name} erhöhen` })
    expect(button.checkVisibility()).toBe(true)
    expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
  })

  it('lets her shop where fetch and history are wrapped, as by programs that measure', async () => {
    const seen: string[] = []
    const { fetch } = window
    const page = await shopPage({
      before: () => {
        // It reads a copy of every answer, and hands out another object than the browser's.
        replace(window, 'fetch', {
          writable: true,
          value: async (...given: Parameters<typeof fetch>) => {
            const request = new Request(...given)
            request.headers.set('traceparent', '00-1-1-00')
            seen.push(request.url)
            const response = await fetch(request)
            await response.clone().text()
            return new Proxy(response, {
              get: (real, key) => {
                const value = Reflect.get(real, key)
                return typeof value === 'function' ? value.bind(real) : value
              },
            })
          },
        })
        for (const name of ['pushState', 'replaceState'] as const) {
          const real = history[name]
          replace(history, name, {
            value: (state: unknown, ...rest: [string, string?]) => {
              dispatchEvent(new Event('locationchange'))
              return real.call(history, { ...(state as object), measured: true }, ...rest)
            },
          })
        }
      },
    })
    await goShopping(page)
    expect(seen.length).toBeGreaterThan(5)
  })
})

describe('two bundles of Vitrine on a page', () => {
  it('share one bus, one shop and one cart, and say once per tag that the second is not used', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const page = await shopPage()
    // A query makes the dev server hand out the same file as another module.
    const second = async (path: string) => import(/* @vite-ignore */ `/src/${path}?bundle=2`)
    const { startPage }: typeof StartModule = await second('entries/start.ts')
    expect(startPage()).toBe(page.shop)
    for (const block of Object.keys(blocks)) await second(`blocks/${block}/index.ts`)
    expect(warn.mock.calls.map(([line]) => /^<(vitrine-[a-z-]+)> is defined twice on this page/.exec(String(line))?.[1])).toEqual(
      Object.keys(blocks).map((name) => `vitrine-${name}`),
    )
    await goShopping(page)
    expect(page.asked(/^POST .*cart-items/)).toHaveLength(2)
  })
})
