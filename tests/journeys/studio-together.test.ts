import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openExampleShop } from '../support/shop-server.js'

const shop = openExampleShop()
const wide = { viewport: { width: 1600, height: 1000 } }

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const saved = (page: Page) => page.locator('.save-chip', { hasText: /^Gespeichert$/ }).waitFor()
const textAt = async (path: string) => (await fetch(new URL(path, shop.url))).text()
const violations = async (page: Page) => (await new AxeBuilder({ page }).exclude('iframe').analyze()).violations.map(({ id }) => id)

/** Makes a page by the Studio's own API, and opens it. */
async function openNew(page: Page, path: string, title: string, heading: string): Promise<string> {
  const navigation = { block: 'vitrine-main-navigation' }
  const nodes = [
    { html: 'header', children: [navigation] },
    { html: 'main', children: [{ html: 'h1', children: [heading] }] },
  ]
  const answer = await page.request.post(new URL('/studio/api/pages', shop.url).href, {
    data: { page: { version: 1, path, language: 'de', title, description: '', nodes } },
  })
  const { id } = (await answer.json()) as { id: string }
  await page.goto(`/studio?page=${id}`)
  await page.getByRole('heading', { name: title }).waitFor()
  return id
}

async function publish(page: Page): Promise<void> {
  await button(page, 'Veröffentlichen').click()
  await button(page, 'Jetzt veröffentlichen').click()
  await button(page.getByRole('dialog', { name: 'Veröffentlicht' }), 'Fertig').click()
}

describe('a team in the Studio', () => {
  it('translates a page side by side, and each language leads to the other once both are published', async () => {
    const { page, wrong } = await shop.visit('/studio', wide)
    await openNew(page, '/winterpflege', 'Winterpflege', 'Kälte macht trocken')
    await publish(page)
    expect(await textAt('/winterpflege')).not.toContain('hreflang="en"')

    await button(page, /^Sprachen dieser Seite/).click()
    expect(await violations(page)).toEqual([])
    await button(page, 'Englische Fassung anlegen').click()
    await page.getByText('Adresse /en/winterpflege').first().waitFor()
    await page.getByRole('tab', { name: 'Gliederung' }).click()
    await page.getByRole('treeitem', { name: /Kälte macht trocken.*Noch nicht übersetzt/ }).waitFor()
    await page.locator('.canvas-hint[data-level=translation]').first().waitFor()
    await page.getByRole('tab', { name: 'Seiten' }).click()
    await page.locator('.page-row', { hasText: '/en/winterpflege' }).getByText('2 Texte offen').waitFor()

    await button(page, /^Sprachen dieser Seite/).click()
    await button(page, 'Nebeneinander übersetzen').click()
    const both = page.getByRole('dialog', { name: 'Nebeneinander übersetzen' })
    await both.getByText('Noch 2 Texte.').waitFor()
    await button(both, 'Zum nächsten offenen').click()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('Winter care')
    await both.getByRole('textbox', { name: 'Hauptüberschrift, Englisch' }).fill('Cold dries out')
    await both.getByText('Alles ist übersetzt.').waitFor()
    expect(await violations(page)).toEqual([])
    await both.getByRole('textbox', { name: 'Hauptüberschrift, Deutsch' }).fill('Frost macht trocken')
    await both.getByText('Original geändert').waitFor()
    await both.getByText('Beide Fassungen sind gespeichert.').waitFor()
    await button(both, 'Passt so: Cold dries out').click()
    await both.getByText('Alles ist übersetzt.').waitFor()
    await button(both, 'Fertig').click()
    await saved(page)
    await publish(page)

    for (const path of ['/winterpflege', '/en/winterpflege']) {
      const html = await textAt(path)
      expect(html).toContain('rel="alternate" hreflang="de" href="/winterpflege"')
      expect(html).toContain('rel="alternate" hreflang="en" href="/en/winterpflege"')
    }
    await page.goto('/winterpflege')
    await page.locator('vitrine-main-navigation').getByRole('link', { name: 'English' }).click()
    await page.getByRole('heading', { name: 'Cold dries out' }).waitFor()
    expect(wrong).toEqual([])
  })
})
