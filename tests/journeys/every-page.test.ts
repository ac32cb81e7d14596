import { describe, expect, it } from 'vitest'
import { unchecked, violations } from '../support/page-checks.js'
import { openExampleShop } from '../support/shop-server.js'
import { atRest } from '../support/at-rest.js'
import { sample } from '../support/sample.js'

const shop = openExampleShop()

describe('every page of the example shop', () => {
  const paths = [
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
  ]
  for (const path of sample(paths, 2)) {
    it(`${path} passes axe in the light and in the dark, fits on 320 and 375 px, keeps its policy and asks no other origin`, async () => {
      const { page, wrong } = await shop.visit(path, { colorScheme: 'light', viewport: { width: 320, height: 812 } })
      const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(await violations(page)).toEqual([])
      expect(await beyond()).toBe(0)
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.setViewportSize({ width: 375, height: 812 })
      expect(await violations(page)).toEqual([])
      expect(await beyond()).toBe(0)
      expect(wrong).toEqual([])
      expect(await unchecked(page)).toEqual([])
    })
  }

  for (const path of sample(paths, 4, 1)) {
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

  /** What of the home page runs and shows although bytes were added to each file on its way. */
  async function changedOnTheirWay(asServed = true) {
    const { page } = await shop.visit('about:blank')
    const served = new Set<string>()
    await page.route(/\/assets\/.*\.(js|css)$/, async (route) => {
      const answer = await route.fetch()
      const { pathname } = new URL(route.request().url())
      served.add(pathname)
      const more = pathname.endsWith('.js') ? ';(globalThis.changed ??= []).push(import.meta.url)' : ':root { --changed: 1 }'
      await route.fulfill({ response: answer, body: `${await answer.text()}\n${more}` })
    })
    if (!asServed)
      await page.route(/\/$/, async (route) => {
        const answer = await route.fetch()
        const { 'content-security-policy': _, link: __, ...headers } = answer.headers()
        await route.fulfill({
          response: answer,
          headers,
          body: (await answer.text()).replace(/integrity(="[^"]*"|":\{[^}]*\})/g, 'none$1'),
        })
      })
    await atRest(page, page.goto('/'))
    expect(served.size).toBeGreaterThan(5)
    const ran = await page.evaluate(() => (globalThis as { changed?: string[] }).changed ?? [])
    const dressed = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--changed'))
    return { page, ran, dressed }
  }

  it('runs no file in which a byte was changed on its way (subresource integrity)', async () => {
    const { page, ran, dressed } = await changedOnTheirWay()
    expect({ ran, dressed }).toEqual({ ran: [], dressed: '' })
    expect(await page.locator('vitrine-footer a:visible').count()).toBeGreaterThan(1)
  })

  it('would run them all, did no page say what they must hash to', async () => {
    const { ran, dressed } = await changedOnTheirWay(false)
    expect(ran.length).toBeGreaterThan(5)
    expect(dressed).toBe('1')
  })
})
