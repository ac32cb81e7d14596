import { describe, expect, it } from 'vitest'
import { unchecked, violations } from '../support/page-checks.js'
import { openExampleShop } from '../support/shop-server.js'

const shop = openExampleShop()

describe('every page of the example shop', () => {
  for (const path of [
    '/',
    '/products',
    '/product?id=01t9V0000000002',
    '/login',
    '/shop-invalid',
    '/cart',
    '/consultants',
    '/consultant?moniker=anna-berger',
    '/register',
    '/my-consultants',
    '/account',
    '/addresses',
    '/orders',
    '/favourites',
    '/newsletter',
    '/fragen',
    '/personal-data',
    '/password',
    '/order-confirmation',
    '/widerrufen',
    '/beauty-profile',
    '/newsletter-settings',
    '/search?q=rose',
    '/impressum',
    '/privacy-policy',
    '/terms-of-use-and-purchase',
  ]) {
    for (const [colorScheme, width] of [
      ['light', 320],
      ['dark', 375],
    ] as const) {
      it(`${path} passes axe in the ${colorScheme} and fits on ${width} px, keeps its policy and asks no other origin`, async () => {
        const { page, wrong } = await shop.visit(path, { colorScheme, viewport: { width, height: 812 } })
        expect(await violations(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
        expect(wrong).toEqual([])
        expect(await unchecked(page)).toEqual([])
      })
    }

    it(`${path} shows headings, text and links without JavaScript`, async () => {
      const { page } = await shop.visit(path, { javaScriptEnabled: false })
      expect((await page.locator('h1:visible, h2:visible').allInnerTexts()).join('')).not.toBe('')
      await expect.poll(() => page.locator('a:visible').count()).toBeGreaterThan(1)
    })
  }

  it('links only to pages that exist', async () => {
    const { page } = await shop.visit('/')
    const links = await page.locator('a').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    // The brand's own site is elsewhere.
    const ours = links.filter((each) => new URL(each).hostname === 'localhost')
    for (const link of new Set(ours.map((each) => each.split('#')[0] ?? each))) {
      expect(`${(await fetch(link)).status} ${link}`).toBe(`200 ${link}`)
    }
  })

  it('runs no file in which a byte was changed on its way (subresource integrity)', async () => {
    const { page } = await shop.visit('about:blank')
    const served = new Set<string>()
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      const answer = await route.fetch()
      served.add(new URL(route.request().url()).pathname)
      await route.fulfill({ response: answer, body: `${await answer.text()}\n;(globalThis.changed ??= []).push(import.meta.url)` })
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(served.size).toBeGreaterThan(5)
    expect(await page.evaluate(() => (globalThis as { changed?: string[] }).changed ?? [])).toEqual([])
    expect(await page.locator('vitrine-footer a:visible').count()).toBeGreaterThan(1)
  })
})
