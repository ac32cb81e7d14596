import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openExampleShop } from '../support/shop-server.js'
import { schemes } from '../support/sample.js'

const shop = openExampleShop()

const api = async <Value>(path: string, method = 'GET', body?: unknown): Promise<Value> => {
  const response = await fetch(new URL(`/studio/api${path}`, shop.url), {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  })
  return (await response.json()) as Value
}
interface Stored {
  id: string
  path: string
  revision: number
  page: { nodes: { children: string[] }[] }
}

const documentWith = (path: string, words: string) => ({
  version: 1,
  path,
  language: 'de',
  title: 'Rosen',
  description: '',
  nodes: [{ html: 'p', children: [words] }],
})

async function openPuck(path: string, options = {}) {
  const { id } = await api<Stored>('/pages', 'POST', { page: documentWith(path, 'Alt') })
  const { page } = await shop.visit(`/studio/puck?page=${id}`, { viewport: { width: 1400, height: 900 }, ...options })
  await page.frameLocator('#preview-frame').getByText('Alt', { exact: true }).waitFor()
  return { page, id }
}

/** Writes another paragraph. */
async function write(page: Page, words: string): Promise<void> {
  await page.frameLocator('#preview-frame').getByText('Alt', { exact: true }).click()
  await page.getByRole('textbox', { name: /^Text/ }).fill(words)
  await state(page, 'Noch nicht gespeichert')
}

const state = (page: Page, words: string) => page.locator('.puck-state', { hasText: new RegExp(`^${words}$`) }).waitFor()
const wordsOf = async (id: string) => (await api<Stored>(`/pages/${id}`)).page.nodes[0]?.children[0]

describe('a page that is edited with Puck', () => {
  it('is published, and shoppers find it', async () => {
    const { page, id } = await openPuck('/puck-neu')
    await write(page, 'Neu aus Puck')
    await page.getByText('Veröffentlichen', { exact: true }).click()
    await state(page, 'Veröffentlicht')
    expect(await wordsOf(id)).toBe('Neu aus Puck')
    const { page: shopper } = await shop.visit('/puck-neu')
    expect(await shopper.getByText('Neu aus Puck').isVisible()).toBe(true)
  })

  it('overwrites nothing that somebody else saved: it asks, and either version can stand', async () => {
    const { page, id } = await openPuck('/puck-zu-zweit')
    await write(page, 'Meine')
    const elsewhere = (words: string, basedOn: number) =>
      api(`/pages/${id}`, 'PUT', { page: documentWith('/puck-zu-zweit', words), basedOn, editor: 'somebody' })
    await elsewhere('Ihre', 1)
    await page.getByRole('button', { name: 'Speichern' }).click()
    await page.getByRole('alert').getByRole('button', { name: 'Meine Fassung behalten' }).waitFor()
    expect(await wordsOf(id)).toBe('Ihre')
    await page.getByRole('button', { name: 'Meine Fassung behalten' }).click()
    await state(page, 'Gespeichert')
    expect(await wordsOf(id)).toBe('Meine')
    await elsewhere('Wieder ihre', 3)
    await page.getByRole('textbox', { name: /^Text/ }).fill('Meine zweite')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await page.getByRole('button', { name: 'Die andere Fassung öffnen' }).click()
    await page.frameLocator('#preview-frame').getByText('Wieder ihre', { exact: true }).waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
    expect(await wordsOf(id)).toBe('Wieder ihre')
  })

  it.each(schemes)('has a bar that keyboard and axe are content with, in the Studio’s type: %s', async (colorScheme) => {
    const { page } = await openPuck(`/puck-${colorScheme}`, { colorScheme })
    await write(page, 'Neu')
    const { violations } = await new AxeBuilder({ page }).include('.puck-bar').analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    expect(await page.locator('.puck-bar').evaluate((bar) => getComputedStyle(bar).fontFamily)).toContain('Figtree')
    expect(
      await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)),
    ).toContain('Figtree')
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.getByRole('link', { name: 'Zum Studio' }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await state(page, 'Gespeichert')
  })
})
