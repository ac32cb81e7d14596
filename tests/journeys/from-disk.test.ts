import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openExampleShop } from '../support/shop-server.js'

const [, readme = ''] = /```html\n(.*?)```/s.exec(readFileSync('README.md', 'utf8')) ?? []
const shop = openExampleShop()

const widthsOf = (page: Page) =>
  page.locator('vitrine-product-list img').evaluateAll((pictures) => pictures.map((picture) => (picture as HTMLImageElement).naturalWidth))

describe('the first page of the README, saved and opened from a disk', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'vitrine-disk-'))
    mkdirSync(join(folder, 'dist/cdn'), { recursive: true })
    for (const name of ['try.js', 'vitrine-page.css', 'fonts'])
      cpSync(`dist/cdn/${name}`, join(folder, 'dist/cdn', name), { recursive: true })
    writeFileSync(join(folder, 'shop.html'), readme)
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('shows products with their pictures and takes one into the cart, without any network', async () => {
    const { page, context, wrong } = await shop.visit('about:blank')
    await context.setOffline(true)
    await page.goto(pathToFileURL(join(folder, 'shop.html')).href)
    await page.getByRole('heading', { name: 'Was andere lieben' }).waitFor()
    await page.getByRole('button', { name: 'Rosenserum Leuchtkraft in den Warenkorb' }).waitFor()
    await expect.poll(() => widthsOf(page)).toHaveLength(4)
    await expect.poll(async () => Math.min(...(await widthsOf(page)))).toBeGreaterThan(0)
    expect(await page.evaluate(() => document.fonts.ready.then(() => document.fonts.check('16px Figtree')))).toBe(true)
    await page.getByRole('button', { name: 'Rosenserum Leuchtkraft in den Warenkorb' }).click()
    const panel = page.getByRole('dialog')
    await panel.getByRole('link', { name: 'Rosenserum Leuchtkraft' }).waitFor()
    await panel.getByText('39,90').first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Rosenserum Leuchtkraft' }).first().click()
    await page.getByText('Hier gibt es nur diese eine Seite.').waitFor()
    expect(page.url()).toMatch(/shop\.html/)
    expect(wrong).toEqual([])
  })

  it('runs from any host as well, with the address of a public one', async () => {
    const { page } = await shop.visit('about:blank')
    await page.route('https://unpkg.com/@vitrine/blocks/dist/cdn/**', (route) =>
      route.fulfill({ path: join('dist/cdn', new URL(route.request().url()).pathname.replace('/@vitrine/blocks/dist/cdn/', '')) }),
    )
    const body = readme.replace('dist/cdn/try.js', 'https://unpkg.com/@vitrine/blocks/dist/cdn/try.js')
    await page.route('**/tried', (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.goto('/tried')
    await page.getByRole('button', { name: 'Rosenserum Leuchtkraft in den Warenkorb' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Rosenserum Leuchtkraft' }).waitFor()
    await expect.poll(async () => Math.min(...(await widthsOf(page)))).toBeGreaterThan(0)
  })
})
