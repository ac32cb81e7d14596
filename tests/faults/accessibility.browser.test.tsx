import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import { products } from '../../src/sandbox/world/shop/catalogue.js'
import { colourScheme, doubts, fillCart, type PageOptions, type ShopPage, openSandbox, userEvent } from '../support/shop-page.js'
import { sample } from '../support/sample.js'

const shopPage = openSandbox()
const panel = '<vitrine-main-navigation></vitrine-main-navigation><vitrine-cart-panel></vitrine-cart-panel>'
const list = '<vitrine-product-list heading="Alle Produkte" eyebrow="Sortiment" browsable quantities page-size="8"></vitrine-product-list>'
const detail = `<vitrine-product-detail product="${products[0]?.id}"></vitrine-product-detail>`
const login = '<vitrine-login hint="Zum Ausprobieren: anna.muster@example.org"></vitrine-login>'
const ruled = products.find(({ quantityRule }) => quantityRule)!

interface State extends PageOptions {
  /** The block, and the state it is waited for. */
  waits?: [block: string, state: string]
  does?: (page: ShopPage) => Promise<unknown>
  phone?: true
}
const openCart = (page: ShopPage) => userEvent.click(page.in('main-navigation').getByRole('button', { name: /^Warenkorb/ }))
const cart = async (page: ShopPage, state: string) => {
  await openCart(page)
  await page.becomes('cart-panel', state)
  // What is in it comes a picture after the panel.
  await vi.waitFor(() => expect(page.in('cart-panel').getByRole('dialog').querySelector('.head ~ div')).not.toBeNull())
}

const states: Record<string, State> = {
  'product list, filled': { html: list, at: '/products', waits: ['product-list', 'filled'] },
  'product list, page 2 of a category': { html: list.replace('8', '3'), at: '/products?page=2', waits: ['product-list', 'filled'] },
  'product list, its list box open': {
    html: list,
    at: '/products',
    waits: ['product-list', 'filled'],
    does: (page) => userEvent.click(page.in('product-list').getByRole('button', { name: /^Sortieren/ })),
  },
  'product list, a number that is none': {
    html: list,
    at: '/products',
    waits: ['product-list', 'filled'],
    does: async (page) => {
      await userEvent.fill(page.in('product-list').getAllByRole('textbox')[0]!, 'abc')
      await userEvent.tab()
    },
  },
  'product list, a favourite refused': {
    html: list,
    at: '/products',
    waits: ['product-list', 'filled'],
    does: async (page) => {
      await userEvent.click(page.in('product-list').getAllByRole('button', { name: /merken$/ })[0]!)
      await page.in('product-list').findByRole('alert')
    },
  },
  'product list, loading': {
    html: list,
    at: '/products',
    weather: [{ kind: 'slow', match: 'product-search', delay: 60_000 }],
    waits: ['product-list', 'loading'],
  },
  'product list, empty': { html: list, at: '/products', scene: 'empty-catalogue', waits: ['product-list', 'empty'] },
  'product list, locked': { html: list, at: '/products', scene: 'guest-browsing-off', waits: ['product-list', 'locked'] },
  'product list, without buying': { html: list, at: '/products', scene: 'guest-cart-off', waits: ['product-list', 'filled'] },
  'product list, failed': {
    html: list,
    at: '/products',
    weather: [{ kind: 'error-500', match: 'product-search' }],
    waits: ['product-list', 'failed'],
  },
  'product list, on a phone': { html: list, at: '/products', waits: ['product-list', 'filled'], phone: true },
  'product detail, filled': { html: detail, waits: ['product-detail', 'filled'] },
  'product detail, sold out': {
    html: detail,
    waits: ['product-detail', 'filled'],
    world: ({ world }) => Object.assign(world.state.stock, { [products[0]!.id]: 0 }),
  },
  'product detail, gone': { html: '<vitrine-product-detail></vitrine-product-detail>', at: '/product', waits: ['product-detail', 'gone'] },
  'product detail, failed': { html: detail, weather: [{ kind: 'error-500', match: '/products/' }], waits: ['product-detail', 'failed'] },
  'product detail, loading': {
    html: detail,
    weather: [{ kind: 'slow', match: '/products/', delay: 60_000 }],
    waits: ['product-detail', 'loading'],
  },
  'cart, empty': { html: panel, does: (page) => cart(page, 'empty') },
  'cart, filled': { html: panel, scene: 'full-cart', settings: { 'checkout-url': '/checkout' }, does: (page) => cart(page, 'filled') },
  'cart, many lines': { html: panel, scene: 'big-cart', does: (page) => cart(page, 'filled') },
  'cart, stock too low': { html: panel, scene: 'low-stock', does: (page) => cart(page, 'filled') },
  'cart, being calculated': {
    html: panel,
    scene: 'full-cart',
    does: async (page) => {
      page.sandbox.weather({ kind: 'processing', times: 99 })
      await cart(page, 'processing')
    },
  },
  'cart, a line removed': {
    html: panel,
    scene: 'full-cart',
    does: async (page) => {
      await cart(page, 'filled')
      await userEvent.click(page.in('cart-panel').getAllByRole('button', { name: /entfernen$/ })[0]!)
      await page.becomes('cart-panel', 'filled')
    },
  },
  'cart, guests may not check out': {
    html: panel,
    scene: 'full-cart',
    world: ({ world }) => Object.assign(world.state.settings, { guestCheckoutEnabled: false }),
    does: (page) => cart(page, 'filled'),
  },
  'cart, failed': { html: panel, weather: [{ kind: 'error-500', match: 'cart-items' }], hurry: 100, does: (page) => cart(page, 'failed') },
  'cart, with a rule': {
    html: panel,
    world: (sandbox) => fillCart(sandbox, [[ruled.id, 4]]),
    does: (page) => cart(page, 'filled'),
    phone: true,
  },
  'navigation, guest': { html: panel, waits: ['main-navigation', 'guest'] },
  'navigation, signed in': {
    html: '<vitrine-main-navigation account-url="/account"></vitrine-main-navigation>',
    scene: 'signed-in',
    waits: ['main-navigation', 'signed-in'],
  },
  'navigation, a consultant’s shop': {
    html: `${panel}<vitrine-consultant-detection></vitrine-consultant-detection>`,
    at: '/?mk_moniker=anna-berger',
    waits: ['consultant-detection', 'found'],
  },
  'navigation, menu open on a phone': {
    html: panel,
    phone: true,
    waits: ['main-navigation', 'guest'],
    does: (page) => userEvent.click(page.in('main-navigation').getByRole('button', { name: 'Menü' })),
  },
  'login, ready': { html: login, waits: ['login', 'ready'] },
  'login, fields missing': { html: login, does: (page) => userEvent.click(page.in('login').getByRole('button', { name: 'Anmelden' })) },
  'login, refused': {
    html: login,
    does: async (page) => {
      await userEvent.fill(page.in('login').getByLabelText('E-Mail-Adresse'), 'x@example.org')
      await userEvent.fill(page.in('login').getByLabelText('Passwort'), 'falsch')
      await userEvent.click(page.in('login').getByRole('button', { name: 'Anmelden' }))
      await page.becomes('login', 'refused')
    },
  },
  'login, signed in already': {
    html: login,
    scene: 'signed-in',
    does: (page) => page.in('login').findByRole('link', { name: 'Weiter einkaufen' }),
  },
  'an editor’s canvas': {
    html: `<div data-vitrine-mode="edit">${panel}${list}${login}<vitrine-consultant-detection></vitrine-consultant-detection></div>`,
  },
}

describe.each(['light', 'dark'] as const)('axe finds nothing to complain about (%s)', (scheme) => {
  beforeAll(() => colourScheme(scheme))
  afterAll(() => colourScheme('light'))
  afterEach(() => browser.viewport(1280, 800))

  it.each(sample(Object.entries(states), 2, scheme === 'dark' ? 1 : 0))('%s', async (_, { waits, does, phone, ...options }) => {
    vi.spyOn(console, 'error').mockReturnValue()
    if (phone) await browser.viewport(375, 800)
    const page = await shopPage(options)
    if (waits) await page.becomes(...waits)
    await does?.(page)
    await vi.waitFor(() =>
      expect(document.getAnimations().every(({ playState }) => playState !== 'running' || !document.querySelector('dialog'))).toBe(true),
    )
    expect(await doubts()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  })
})
