import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { readRecording } from '../../src/devtools/recording/index.js'
import { customers } from '../../src/sandbox/world/shop/customers.js'
import { violations } from '../support/page-checks.js'
import { openExampleShop } from '../support/shop-server.js'
import { atRest } from '../support/at-rest.js'

const shop = openExampleShop()

const panel = (page: Page) => page.getByRole('complementary', { name: 'Vitrine-Inspektor' })
const tab = (page: Page, name: string) => panel(page).getByRole('tab', { name: new RegExp(`^${name}`) })
const press = (page: Page, name: string | RegExp) => panel(page).getByRole('button', { name }).click()
const rows = (page: Page) => panel(page).getByRole('tabpanel')

async function addFirst(page: Page): Promise<void> {
  const product = page.locator('vitrine-product-list').getByRole('listitem').first()
  await product.getByRole('button', { name: /in den Warenkorb$/i }).click()
}

/** What a shopper reads of it when the cart said no. */
const refusal = (page: Page): Promise<string> =>
  page.locator('vitrine-product-list').getByRole('alert').filter({ hasText: /\S/ }).first().innerText()

async function saved(page: Page): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, /^Aufzeichnung speichern/)])
  return readFileSync(await download.path(), 'utf8')
}

async function played(page: Page, text: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await press(page, /^Abspielen/)
  await (await chooser).setFiles({ name: 'vitrine-recording.json', mimeType: 'application/json', buffer: Buffer.from(text) })
}

describe('a developer who looks into a published page', () => {
  it('sees who said and who heard, what is retained, queued, kept and asked, under the strict policy', async () => {
    const { page, wrong } = await shop.visit('/products?vitrine-inspect&mk_moniker=anna-berger')
    await expect.poll(() => rows(page).innerText()).toContain('moniker-selected')
    await panel(page).getByText('moniker-selected').first().click()
    await expect.poll(() => rows(page).innerText()).toMatch(/Gehört von\s+.*shop-magnet/)
    expect(await violations(page)).toEqual([])

    await tab(page, 'Nachrichten').focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => tab(page, 'Behalten').getAttribute('aria-selected')).toBe('true')
    await expect.poll(() => rows(page).innerText()).toContain('cart.changed')
    await tab(page, 'Anfragen').click()
    for (const asked of ['session-context', 'cart-items', 'getIbcDetails']) await expect.poll(() => rows(page).innerText()).toContain(asked)
    await panel(page).getByRole('searchbox').fill('session-context')
    await expect.poll(() => rows(page).innerText()).not.toContain('cart-items')
    await panel(page).getByRole('searchbox').fill('')
    await tab(page, 'Speicher').click()
    await expect.poll(() => rows(page).innerText()).toContain('session')

    await addFirst(page)
    await page.locator('vitrine-cart-panel[data-state="filled"]').waitFor({ state: 'attached' })
    await page.keyboard.press('Escape')
    await tab(page, 'Warenkorb').click()
    await expect.poll(() => rows(page).innerText()).toMatch(/Hineinlegen\s+fertig/)
    expect(wrong).toEqual([])
  })

  it('stops the list and begins it anew, and finds the panel on the next page, until she closes it', async () => {
    const { page } = await shop.visit('/products?vitrine-inspect', { viewport: { width: 375, height: 780 } })
    await expect.poll(() => rows(page).innerText()).toContain('no-moniker')
    expect(await violations(page)).toEqual([])
    await press(page, 'Anhalten')
    await page.evaluate(() => (globalThis as never as Shared)[Symbol.for('vitrine.v1')]?.bus.publish('announce', { text: 'Hallo' }))
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(await rows(page).innerText()).not.toContain('announce')
    await press(page, 'Anhalten')
    await expect.poll(() => rows(page).innerText()).toMatch(/announce/)
    await press(page, 'Leeren')
    await expect.poll(() => rows(page).innerText()).toContain('Noch keine Nachrichten')
    await atRest(page, page.goto('/cart'))
    await panel(page).waitFor()
    await press(page, 'Schließen')
    await atRest(page, page.goto('/products'))
    expect(await panel(page).count()).toBe(0)
  })

  it('is not there for whoever has not asked, and no code for it is loaded; a bookmark brings it', async () => {
    const { page } = await shop.visit('/products')
    const loaded = () =>
      page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => /\/open-(?!checkout)/.test(name)).length)
    expect([await panel(page).count(), await loaded()]).toEqual([0, 0])
    const [, bookmark = ''] = /`javascript:([^`]+)`/.exec(readFileSync('stories/guides/inspector.md', 'utf8')) ?? []
    await page.evaluate(bookmark)
    await panel(page).waitFor()
    expect(await loaded()).toBe(1)
    await expect.poll(() => rows(page).innerText()).toContain('no-moniker')
  })
})

type Shared = Record<symbol, { bus: { publish: (name: string, message: unknown) => boolean } }>

describe('a fault that a shopper met', () => {
  it('is recorded over two pages, and met again when the file is played, without the platform', async () => {
    const { page, wrong } = await shop.visit('/cart?vitrine-inspect')
    await panel(page).waitFor()
    await press(page, 'Aufzeichnen')
    await atRest(page, page.goto('/products'))
    await shop.weather({ kind: 'conflict-409', match: 'cart-items', method: 'POST' })
    await addFirst(page)
    const met = await refusal(page)
    const file = await saved(page)
    expect(readRecording(file).pages.map(({ address }) => address)).toEqual(['/cart', '/products'])
    expect(readRecording(file).pages[1]?.entries).toContainEqual(expect.objectContaining({ kind: 'answer', status: 409 }))

    await shop.weather({ kind: 'clear' })
    await played(page, file)
    await panel(page).getByText('Eine Aufzeichnung antwortet').waitFor()
    await atRest(page)
    const asked = async () => JSON.stringify(await shop.requests())
    const before = await asked()
    await addFirst(page)
    expect(await refusal(page)).toBe(met)
    expect(await asked()).toBe(before)
    await press(page, 'Beenden')
    await expect.poll(() => panel(page).getByText('Eine Aufzeichnung antwortet').count()).toBe(0)
    expect(wrong.filter((each) => !/409|cart update failed|Conflict|conflict/i.test(each))).toEqual([])
  })

  it('is told without the shopper: no file holds what she is called, where she lives or how she signs in', async () => {
    const { page } = await shop.visit('/login?return=%2Faccount&vitrine-inspect')
    await press(page, 'Aufzeichnen')
    await page.getByLabel('E-Mail-Adresse').fill('anna.muster@example.org')
    await page.getByLabel('Passwort', { exact: true }).fill('lindenrose')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/account')
    await atRest(page)
    await atRest(page, page.goto('/addresses'))
    await atRest(page, page.goto('/personal-data'))
    const file = await saved(page)
    const anna = customers.find(({ email }) => email === 'anna.muster@example.org')!
    const { firstName, lastName, email, password, phone, address, accountId, userId } = anna
    const hers = [
      lastName,
      email,
      password,
      phone,
      accountId,
      userId,
      address?.street,
      address?.zip,
      address?.city,
      `"${firstName}"`,
      `${firstName} `,
    ]
    expect(hers.filter((each) => each === undefined || file.includes(each))).toEqual([])
    const answered = readRecording(file).pages.flatMap(({ entries }) => entries.filter(({ kind }) => kind === 'answer'))
    expect(answered.length).toBeGreaterThan(8)
    expect(file).toContain('Xxxxxx')
  })

  it('is refused with a reason when the file is something else', async () => {
    const { page } = await shop.visit('/cart?vitrine-inspect')
    await panel(page).waitFor()
    await played(page, '{"format":"har"}')
    await panel(page).getByText('Das ist keine Aufzeichnung: This is no recording of Vitrine').waitFor()
  })
})
