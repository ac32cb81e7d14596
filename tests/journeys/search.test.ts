import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { itInChromium } from '../support/in-chromium.js'
import { countShifts, violations } from '../support/page-checks.js'
import { openExampleShop } from '../support/shop-server.js'
import { atRest } from '../support/at-rest.js'

const shop = openExampleShop()

const field = (page: Page) => page.getByRole('searchbox', { name: 'Suchbegriff' })
const results = (page: Page) => page.locator('vitrine-site-search article')
const becomes = (page: Page, state: string) => page.locator(`vitrine-site-search[data-state="${state}"]`).waitFor()

/** An editor's own page, made, and changed by what the Studio's server is asked. */
async function studio(method: string, path: string, body?: object): Promise<{ id: string; revision: number }> {
  const answer = await fetch(new URL(`/studio/api${path}`, shop.url), {
    method,
    ...(body && { body: JSON.stringify(body) }),
    headers: { 'Content-Type': 'application/json', Origin: new URL(shop.url).origin },
  })
  expect(`${answer.status} ${method} ${path}`).toMatch(/^2/)
  return answer.status === 204 ? { id: '', revision: 0 } : (answer.json() as Promise<{ id: string; revision: number }>)
}

const written = (text: string) => ({
  version: 1,
  path: '/zimtsterne',
  language: 'de',
  title: 'Zimtsterne | Lindenrose',
  description: '',
  nodes: [
    {
      html: 'main',
      children: [
        { html: 'h1', children: ['Zimtsterne'] },
        { html: 'p', children: [text] },
      ],
    },
  ],
})

for (const { width, height, colorScheme } of [
  { width: 1280, height: 860, colorScheme: 'light' },
  { width: 375, height: 812, colorScheme: 'dark' },
] as const) {
  describe(`a shopper who looks for something at ${width} px`, () => {
    it('takes the magnifier, types, opens a page, and comes back to her results where she left them', async () => {
      const { page, wrong } = await shop.visit('/', { viewport: { width, height } })
      await page.getByRole('button', { name: 'Produkte suchen' }).click()
      await page.getByRole('link', { name: 'Auf unseren Seiten suchen' }).click()
      await field(page).fill('lindenrose')
      await becomes(page, 'filled')
      expect(new URL(page.url()).search).toBe('?q=lindenrose')
      const titles = await results(page).getByRole('heading').allInnerTexts()
      expect(titles.length).toBeGreaterThan(3)
      const last = results(page).last().getByRole('link')
      await last.scrollIntoViewIfNeeded()
      const place = await page.evaluate(() => scrollY)
      const path = await last.getAttribute('href')
      await last.click()
      await page.waitForURL(`**${path}`)
      await page.goBack()
      await becomes(page, 'filled')
      await expect.poll(() => results(page).getByRole('heading').allInnerTexts()).toEqual(titles)
      await expect.poll(() => field(page).inputValue()).toBe('lindenrose')
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
      expect(wrong).toEqual([])
    })

    it(`finds pages that pass axe in the ${colorScheme}, fit and keep their policy`, async () => {
      const { page, wrong } = await shop.visit('/search?q=rose', { colorScheme, viewport: { width, height } })
      for (const [words, state] of [
        ['beratung', 'filled'],
        ['xylophon', 'empty'],
        ['', 'ready'],
      ] as const) {
        await field(page).fill(words)
        await becomes(page, state)
        expect([words, await violations(page)]).toEqual([words, []])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      }
      expect(wrong).toEqual([])
    })
  })
}

describe('the search of the example shop', () => {
  it('never shows what no search shows, nor pages without words of their own', async () => {
    const { page } = await shop.visit('/search')
    const never = [
      '/beauty-profile',
      '/account',
      '/privacy-policy',
      '/consultant',
      '/terms-of-use-and-purchase',
      '/search',
      '/login',
      '/register',
      '/cart',
      '/product',
      '/shop-invalid',
    ]
    for (const words of ['beauty profil', 'konto', 'datenschutz', 'beraterin', 'kaufbedingungen', 'suche', 'warenkorb']) {
      await field(page).fill(words)
      await page.waitForURL((url) => url.searchParams.get('q') === words)
      await page.locator('vitrine-site-search:is([data-state="filled"], [data-state="empty"])').waitFor()
      const paths = await results(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
      expect([words, paths.filter((path) => never.includes(path))]).toEqual([words, []])
    }
  })

  it('is used by keyboard alone', async () => {
    const { page } = await shop.visit('/')
    const magnifier = page.getByRole('button', { name: 'Produkte suchen' })
    for (let press = 0; press < 20 && !(await magnifier.evaluate((button) => button.matches(':focus'))); press += 1)
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('combobox', { name: 'Produkte suchen' }).and(page.locator(':focus')).waitFor()
    const pages = page.getByRole('link', { name: 'Auf unseren Seiten suchen' })
    for (let press = 0; press < 5 && !(await pages.evaluate((link) => link.matches(':focus'))); press += 1) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search')
    await page.getByRole('button', { name: 'Rückgabe' }).waitFor()
    for (let press = 0; press < 20 && !(await field(page).evaluate((input) => input.matches(':focus'))); press += 1)
      await page.keyboard.press('Tab')
    await page.keyboard.type('widerruf')
    await page.keyboard.press('Enter')
    await becomes(page, 'filled')
    const first = results(page).first().getByRole('link')
    for (let press = 0; press < 10 && !(await first.evaluate((link) => link.matches(':focus'))); press += 1)
      await page.keyboard.press('Tab')
    const path = await first.getAttribute('href')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${path}`)
  })

  it('finds what an editor has published, by its newest words, and no longer what is taken back', async () => {
    const { page } = await shop.visit('/search')
    const look = async (words: string) => {
      await atRest(page, page.goto(`/search?q=${words}`))
      await page.locator('vitrine-site-search:is([data-state="filled"], [data-state="empty"])').waitFor()
      return results(page).getByRole('heading').allInnerTexts()
    }
    const { id, revision } = await studio('POST', '/pages', { page: written('Mit Kardamom.') })
    expect(await look('zimtsterne')).toEqual([])
    await studio('POST', `/pages/${id}/publish`, { basedOn: revision })
    expect(await look('kardamom')).toEqual(['Zimtsterne'])
    const saved = await studio('PUT', `/pages/${id}`, { page: written('Mit Ingwer.'), basedOn: revision, editor: 'x' })
    expect(await look('ingwer')).toEqual([])
    await studio('POST', `/pages/${id}/publish`, { basedOn: saved.revision })
    expect([await look('ingwer'), await look('kardamom')]).toEqual([['Zimtsterne'], []])
    await studio('POST', `/pages/${id}/unpublish`)
    expect(await look('zimtsterne')).toEqual([])
  })

  itInChromium('does not jump while it loads', async () => {
    const { page } = await shop.visit('/shop-invalid', { viewport: { width: 375, height: 812 } })
    const shifts = await countShifts(page)
    await atRest(page, page.goto('/search?q=beratung'))
    expect(await shifts()).toBeLessThan(0.02)
  })

  it('says without JavaScript where else to look, and fits on 320 px', async () => {
    const { page } = await shop.visit('/search', { javaScriptEnabled: false })
    await page.locator('vitrine-site-search').getByRole('link', { name: 'Alle Produkte ansehen' }).waitFor()
    expect(await page.locator('vitrine-site-search noscript p').isVisible()).toBe(true)
    expect(await page.getByText('Die Suche erscheint gleich.').isVisible()).toBe(false)
    const { page: narrow } = await shop.visit('/search?q=beratung', { viewport: { width: 320, height: 640 } })
    expect(await narrow.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })
})
