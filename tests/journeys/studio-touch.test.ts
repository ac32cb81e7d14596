import AxeBuilder from '@axe-core/playwright'
import type { FrameLocator, Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openExampleShop } from '../support/shop-server.js'

const shop = openExampleShop()

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true })
const canvas = (page: Page): FrameLocator => page.frameLocator('iframe[title="Die Seite auf der Arbeitsfläche"]')
const saved = (page: Page) => page.locator('.save-chip', { hasText: /^Gespeichert$/ }).waitFor()
const bodyAt = async (path: string) => (await (await fetch(new URL(path, shop.url))).text()).split('<body>')[1]
const violations = async (page: Page) => (await new AxeBuilder({ page }).exclude('iframe').analyze()).violations.map(({ id }) => id)
const tools = (page: Page) => page.locator('.touch-bar')
const order = (page: Page) => canvas(page).locator('vitrine-column > :is(h1, h2, p)').allInnerTexts()

async function openNew(page: Page, path: string, nodes: readonly object[]): Promise<void> {
  const data = { page: { version: 1, path, language: 'de', title: 'Pflege', description: 'Zum Ausprobieren.', nodes } }
  const answer = await page.request.post(new URL('/studio/api/pages', shop.url).href, { data })
  await page.goto(`/studio?page=${((await answer.json()) as { id: string }).id}`)
  await canvas(page).getByRole('heading').first().waitFor()
}

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await locator.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

async function tap(page: Page, locator: Locator): Promise<void> {
  const { x, y } = await middleOf(locator)
  await page.touchscreen.tap(x, y)
}

/** Puts a finger down, waits until what lies below it is taken along, and lets go above something else. */
async function carry(page: Page, from: Locator, to: Locator, isTaken: Locator): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  const start = await middleOf(from)
  const { x, y, width } = (await to.boundingBox())!
  const end = { x: x + width / 2, y: y + 2 }
  await touch('touchStart', start)
  await expect
    .poll(async () => {
      await touch('touchMove', { x: start.x + 2, y: start.y - 2 })
      return isTaken.count()
    })
    .toBe(1)
  for (let step = 1; step <= 8; step += 1)
    await touch('touchMove', { x: start.x + ((end.x - start.x) * step) / 8, y: start.y + ((end.y - start.y) * step) / 8 })
  await page.locator('.canvas-gap').waitFor()
  await touch('touchEnd')
}

const write = async (page: Page, text: Locator, words: string): Promise<void> => {
  await tap(page, text)
  await tools(page).waitFor()
  await tap(page, text)
  await canvas(page).locator('[data-canvas-editing]').waitFor()
  await page.keyboard.type(words)
  await tap(page, button(page, 'Fertig'))
}

async function publish(page: Page): Promise<void> {
  await saved(page)
  await tap(page, button(page, 'Veröffentlichen'))
  await tap(page, button(page, 'Jetzt veröffentlichen'))
  await tap(page, button(page.getByRole('dialog', { name: 'Veröffentlicht' }), 'Fertig'))
}

describe('an editor with a tablet', () => {
  it('chooses, writes, inserts, drags, moves and publishes with a finger', async () => {
    const { page, wrong } = await shop.visit('/studio', { viewport: { width: 800, height: 1000 }, hasTouch: true })
    const paragraph = { html: 'p', children: ['Drei Schritte.'] }
    const column = { block: 'vitrine-column', slots: { default: [{ html: 'h1', children: ['Alt'] }, paragraph] } }
    await openNew(page, '/finger', [{ html: 'main', children: [{ block: 'vitrine-section', slots: { default: [column] } }] }])
    const inside = canvas(page)
    await write(page, inside.getByRole('heading', { name: 'Alt' }), 'Neu')
    await inside.getByRole('heading', { name: 'Neu' }).waitFor()

    await tap(page, button(page, 'Einfügen und Seiten'))
    await tap(page, button(page, 'Überschrift'))
    await inside.getByRole('heading', { name: 'Deine Überschrift' }).waitFor()
    await page.locator('#left-panel').waitFor({ state: 'hidden' })
    expect(await order(page)).toEqual(['Neu', 'Deine Überschrift', 'Drei Schritte.'])

    for (const tool of await tools(page).locator('button, .touch-handle').all()) {
      const { width, height } = (await tool.boundingBox())!
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    await tap(page, button(tools(page), 'Nach unten'))
    await expect.poll(() => order(page)).toEqual(['Neu', 'Drei Schritte.', 'Deine Überschrift'])
    await carry(page, tools(page).locator('.touch-handle'), inside.getByText('Drei Schritte.'), page.locator('.canvas[data-dragging=true]'))
    await expect.poll(() => order(page)).toEqual(['Neu', 'Deine Überschrift', 'Drei Schritte.'])

    await tap(page, button(page, 'Einfügen und Seiten'))
    const card = page.locator('.offer', { has: button(page, 'Text') })
    await carry(page, card, inside.getByText('Deine Überschrift'), page.locator('.offer[data-carried]'))
    await expect.poll(async () => (await order(page)).length).toBe(4)
    expect((await order(page))[2]).toBe('Deine Überschrift')
    await page.locator('#left-panel').waitFor({ state: 'hidden' })

    await tap(page, button(tools(page), 'Einstellen'))
    await page.getByRole('complementary', { name: 'Eigenschaften' }).waitFor()
    expect(await violations(page)).toEqual([])
    await tap(page, button(page, 'Leiste schließen'))
    await publish(page)
    expect(await bodyAt('/finger')).toMatch(/Neu<\/h1>.*Deine Überschrift<\/h2>.*Drei Schritte/s)
    expect(wrong).toEqual([])
  })
})

describe('an editor with a phone', () => {
  it('corrects a text and a price list, and publishes them', async () => {
    const { page, wrong } = await shop.visit('/studio', { viewport: { width: 375, height: 740 }, hasTouch: true })
    const row = (cell: string, ...words: string[]) => ({ html: 'tr', children: words.map((word) => ({ html: cell, children: [word] })) })
    const table = {
      html: 'table',
      children: [
        { html: 'thead', children: [row('th', 'Behandlung', 'Preis')] },
        { html: 'tbody', children: [row('td', 'Maniküre', '29 €'), row('td', 'Massage', '49 €')] },
      ],
    }
    const list = { block: 'vitrine-table', slots: { default: [table] } }
    await openNew(page, '/preise', [{ html: 'main', children: [{ html: 'h1', children: ['Preisliste'] }, list] }])
    const inside = canvas(page)
    await write(page, inside.getByRole('heading', { name: 'Preisliste' }), 'Unsere Preise')
    await write(page, inside.getByText('29 €'), '31 €')
    await inside.getByText('31 €').waitFor()

    await tap(page, button(page, 'Gliederung'))
    await page.getByRole('tree').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    expect(await violations(page)).toEqual([])
    await tap(page, button(page, 'Leiste schließen'))
    await publish(page)
    expect(await bodyAt('/preise')).toMatch(/Unsere Preise<\/h1>.*31 €<\/td>/)
    expect(wrong).toEqual([])
  })
})
