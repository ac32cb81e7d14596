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
      expect(html).toContain(`rel="alternate" hreflang="de" href="${new URL('/winterpflege', shop.url).href}"`)
      expect(html).toContain(`rel="alternate" hreflang="en" href="${new URL('/en/winterpflege', shop.url).href}"`)
    }
    await page.goto('/winterpflege')
    await page.locator('vitrine-main-navigation').getByRole('link', { name: 'English' }).click()
    await page.getByRole('heading', { name: 'Cold dries out' }).waitFor()
    expect(wrong).toEqual([])
  })

  it('comments on a block in one window, and answers in another that knows who is there', async () => {
    const { page, wrong } = await shop.visit('/studio', wide)
    const id = await openNew(page, '/kommentare', 'Kommentare', 'Sommer im Garten')
    await page.getByRole('tab', { name: 'Gliederung' }).click()
    await page.getByRole('treeitem', { name: /Sommer im Garten/ }).click()
    await page.getByRole('tab', { name: 'Kommentare' }).click()
    await page.getByRole('textbox', { name: 'Kommentar zu: Hauptüberschrift: Sommer im Garten' }).fill('Lieber Herbst?')
    await page.getByRole('textbox', { name: 'Dein Name' }).fill('Anna')
    await button(page, 'Kommentieren').click()
    await page.getByRole('listitem').filter({ hasText: 'Anna' }).getByText('Lieber Herbst?').waitFor()
    expect(await violations(page)).toEqual([])
    await page.reload()

    const other = await page.context().newPage()
    await other.goto(`/studio?page=${id}`)
    await other.getByText('Anna arbeitet gerade auch hier.').waitFor()
    await other.getByRole('tab', { name: 'Seiten' }).click()
    await other.locator('.page-row', { hasText: '/kommentare' }).getByText('1 Kommentar', { exact: true }).waitFor()
    await button(other, 'Kommentar zu „Hauptüberschrift“: Lieber Herbst?').click()
    await other.locator('.comment:focus', { hasText: 'Lieber Herbst?' }).waitFor()
    await other.getByRole('tab', { name: 'Kommentare (1)', selected: true }).waitFor()
    await other.getByRole('textbox', { name: /^Kommentar zu: Hauptüberschrift/ }).waitFor()
    // The first window, of the same person, has something typed that is not saved yet: a comment is no save, and nothing to decide.
    await page.getByRole('tab', { name: 'Seite', exact: true }).click()
    await page.getByRole('textbox', { name: 'Titel' }).pressSequentially(' im Garten')
    await button(other, 'Erledigt: Lieber Herbst?').click()
    await other.getByText('Erledigte (1)').waitFor()
    await other.getByText('Anna hat gerade gespeichert.').waitFor()
    await page.getByText('Gespeichert', { exact: true }).waitFor()
    for (const window of [page, other]) expect(await window.getByRole('dialog').count()).toBe(0)
    expect(await page.getByText(/gelöscht|hat gerade gespeichert/).count()).toBe(0)
    await button(other, /^Kommentar zu/).waitFor({ state: 'detached' })
    await page.getByRole('tab', { name: 'Kommentare', exact: true }).waitFor()
    await other.close()

    await publish(page)
    expect(await textAt('/kommentare')).not.toContain('Herbst')
    expect(wrong).toEqual([])
  })

  it('plans a page, sees it in the list and gives it up; and publishes two pages as one and takes them back', async () => {
    const { page, wrong } = await shop.visit('/studio', wide)
    await openNew(page, '/advent-eins', 'Advent eins', 'Kerzen')
    await button(page, 'Veröffentlichen').click()
    await page.getByText('Später veröffentlichen').click()
    await page.getByLabel('Zeitpunkt').fill('2999-12-01T08:00')
    await button(page, 'Planen').click()
    await page.getByText('Wird veröffentlicht: 1. Dezember 2999 um 08:00 (Europe/Berlin)').first().waitFor()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: 'Seiten' }).click()
    await page.locator('.page-row', { hasText: '/advent-eins' }).getByText('1. Dezember 2999').waitFor()
    await button(page, 'Veröffentlichen').click()
    await button(page, 'Planung abbrechen').click()
    await page.getByText('Die Planung ist abgebrochen.').waitFor()
    await page.keyboard.press('Escape')
    await openNew(page, '/advent-zwei', 'Advent zwei', 'Sterne')

    await page.getByRole('tab', { name: 'Seiten' }).click()
    await button(page, 'Gemeinsam veröffentlichen').click()
    const dialog = page.getByRole('dialog', { name: 'Gemeinsam veröffentlichen' })
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Advent')
    await dialog.getByRole('checkbox', { name: /advent-eins/ }).check()
    await dialog.getByRole('checkbox', { name: /advent-zwei/ }).check()
    await button(dialog, 'Anlegen').click()
    await button(dialog, '„Advent“ jetzt veröffentlichen').click()
    await button(page.getByRole('dialog', { name: '„Advent“ veröffentlichen?' }), 'Jetzt veröffentlichen').click()
    await button(dialog, '„Advent“ zurücknehmen').waitFor()
    expect(await violations(page)).toEqual([])
    expect(await textAt('/advent-eins')).toContain('Kerzen')
    expect(await textAt('/advent-zwei')).toContain('Sterne')
    await button(dialog, '„Advent“ zurücknehmen').click()
    await button(page.getByRole('dialog', { name: '„Advent“ zurücknehmen?' }), 'Zurücknehmen').click()
    await dialog.getByText('Zurückgenommen', { exact: true }).waitFor()
    expect(await textAt('/advent-eins')).not.toContain('Kerzen')
    expect(await textAt('/advent-zwei')).not.toContain('Sterne')
    expect(wrong).toEqual([])
  })
})
