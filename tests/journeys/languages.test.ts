import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { countShifts, violations } from '../support/page-checks.js'
import { openExampleShop } from '../support/shop-server.js'
import { atRest } from '../support/at-rest.js'

const shop = openExampleShop()

/** German product data, of which an English page has none. */
const german = /[äöüß]|\b(?:und|für|mit|Haut|Farbton|Anliegen|Werktage|Lippenstift|Preis)\b/

/** The maker lives in Köln in every language. */
const textOf = (page: Page, tag: string): Promise<string> =>
  page.locator(tag).evaluateAll((blocks) =>
    blocks
      .map(({ shadowRoot }) => shadowRoot?.textContent ?? '')
      .join(' ')
      .replaceAll('Köln', ''),
  )

describe('a shopper who reads English', () => {
  it('changes the language, stays with the product, and shops to the checkout', async () => {
    const { page, wrong } = await shop.visit('/product?id=01t9V0000000002')
    await page.locator('vitrine-main-navigation').getByRole('link', { name: 'English' }).click()
    await page.waitForURL('**/en/product?id=01t9V0000000002')
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    await page
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click()
    const panel = page.getByRole('dialog', { name: 'Cart' })
    await panel.getByRole('link', { name: 'View cart' }).click()
    await page.waitForURL('**/en/cart')
    await page.getByRole('link', { name: 'Checkout' }).first().click()
    await page.waitForURL('**/en/checkout**')
    await page.locator('vitrine-footer').getByRole('link', { name: 'Deutsch' }).click()
    await page.waitForURL('**/checkout**')
    expect(new URL(page.url()).pathname).toBe('/checkout')
    expect(wrong).toEqual([])
  })

  it('reads English names, texts and labels of products in searches, lists, her cart and her orders, and German ones on German pages', async () => {
    await shop.scene('orders')
    const { page, wrong } = await shop.visit('/en/products?q=lipstik')
    await page.getByText('Results for “lipstick”').waitFor()
    await page.getByRole('link', { name: 'Cherry Red Velvet Lipstick' }).first().waitFor()
    await page.goto(new URL('/en/products', page.url()).href)
    await page.getByRole('link', { name: 'Radiance Rose Serum' }).first().waitFor()
    expect(await textOf(page, 'vitrine-product-list')).not.toMatch(german)
    await page.getByRole('link', { name: 'Velvet Lipstick' }).first().click()
    await page.getByRole('heading', { name: 'Velvet Lipstick', level: 1 }).waitFor()
    await expect.poll(() => page.title()).toBe('Velvet Lipstick | Lindenrose')
    await page.getByText('A velvety matte lipstick').first().waitFor()
    await page
      .getByRole('radio', { name: /04 Dusky Pink/ })
      .first()
      .waitFor({ state: 'attached' })
    expect(await textOf(page, 'vitrine-product-detail')).not.toMatch(german)
    await page
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click()
    await page.getByRole('dialog', { name: 'Cart' }).getByRole('link', { name: 'View cart' }).click()
    await page.locator('vitrine-cart-page').getByRole('link', { name: 'Velvet Lipstick' }).waitFor()
    expect(await textOf(page, 'vitrine-cart-page')).not.toMatch(german)
    await page.goto(new URL('/en/orders', page.url()).href)
    await page.locator('vitrine-order-history[data-state=filled]').waitFor()
    await page.locator('vitrine-order-history').getByRole('button', { name: /^Show/ }).first().click()
    await page.locator('vitrine-order-history').getByText('Radiance Rose Serum').first().waitFor()
    expect(await textOf(page, 'vitrine-order-history')).not.toMatch(/[äöüß]|Erstellt|Geliefert/)
    await page.goto(new URL('/cart', page.url()).href)
    await page.locator('vitrine-cart-page').getByRole('link', { name: 'Lippenstift Samt' }).waitFor()
    await page.goto(new URL('/products?q=lipstick', page.url()).href)
    await page.locator('vitrine-product-list').getByRole('link', { name: 'Lippenstift Samt' }).first().waitFor()
    expect(wrong).toEqual([])
  })

  it('finds English pages, and is told in English of a page that is not there', async () => {
    const { page } = await shop.visit('/en/search?q=shipping')
    await page.locator('vitrine-site-search article').first().waitFor()
    const links = await page
      .locator('vitrine-site-search article a')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname))
    expect(links).toContain('/en/shipping')
    for (const link of links) expect(link).toMatch(/^\/en\//)
    const lost = await page.goto('/en/nowhere')
    expect(lost?.status()).toBe(404)
    await page.getByRole('heading', { name: 'This page does not exist.' }).waitFor()
  })

  it('asks for English words, beside the code; who reads German does not', async () => {
    const { page } = await shop.visit('/products')
    await page
      .locator('vitrine-product-list')
      .getByRole('button', { name: /Warenkorb/ })
      .first()
      .waitFor()
    const asked = () =>
      page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/english-')).length)
    expect(await asked()).toBe(0)
    await page.goto('/en/products')
    await page
      .locator('vitrine-product-list')
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .waitFor()
    expect(await asked()).toBe(1)
    expect(await page.locator('link[rel=modulepreload][href*="/english-"]').count()).toBe(1)
  })

  it('goes on in German where English words cannot be fetched', async () => {
    const { page } = await shop.visit('/')
    await page.route('**/english-*', (route) => route.abort())
    await page.goto('/en/products')
    await page
      .locator('vitrine-product-list')
      .getByRole('button', { name: /Warenkorb/ })
      .first()
      .click()
    await page.getByRole('dialog', { name: 'Warenkorb' }).waitFor()
  })

  it('reads English on a page that becomes English while it stands', async () => {
    const { page, wrong } = await shop.visit('/products')
    await page
      .locator('vitrine-product-list')
      .getByRole('button', { name: /Warenkorb/ })
      .first()
      .waitFor()
    await page.evaluate(() => document.documentElement.setAttribute('lang', 'en'))
    await page
      .locator('vitrine-product-list')
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click()
    await page.getByRole('dialog', { name: 'Cart' }).waitFor()
    expect(wrong).toEqual([])
  })

  for (const path of ['/en', '/en/products', '/en/consultants', '/en/checkout', '/en/account']) {
    it(`${path} passes axe, fits on 320 px and does not jump`, async () => {
      const { page, wrong } = await shop.visit('/en/shop-invalid', { viewport: { width: 320, height: 640 } })
      const shifts = await countShifts(page)
      await atRest(page, page.goto(path))
      expect(await shifts()).toBeLessThan(0.02)
      expect(await violations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      expect(wrong).toEqual([])
    })
  }
})
