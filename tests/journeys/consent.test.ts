import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { violations } from '../support/page-checks.js'
import { openExampleShop } from '../support/shop-server.js'

const shop = openExampleShop()
const sheet = (page: Page) => page.getByRole('region', { name: 'Cookie-Einstellungen' })
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('vitrine_consent'))
const events = (page: Page) =>
  page.evaluate(() =>
    ((globalThis as { dataLayer?: { event?: string }[] }).dataLayer ?? []).flatMap(({ event }) => (event === undefined ? [] : [event])),
  )

describe('a shopper who has never been here', () => {
  it('is asked once, can shop meanwhile, and what she agrees to reaches the tag manager under the strictest policy', async () => {
    const { page, wrong } = await shop.visit('/products', { undecided: true })
    await sheet(page).waitFor()
    // No wall: what stands behind it can be used.
    await page.getByRole('button', { name: 'In den Warenkorb' }).first().click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    expect(await kept(page)).toBeNull()
    expect(await events(page)).toEqual([])
    await sheet(page).getByRole('button', { name: 'Alle erlauben' }).click()
    await sheet(page).waitFor({ state: 'detached' })
    await expect.poll(() => events(page)).toContain('sandbox.tag-manager')
    await page.reload({ waitUntil: 'networkidle' })
    expect(await sheet(page).count()).toBe(0)
    await expect.poll(() => events(page)).toContain('sandbox.tag-manager')
    expect(wrong).toEqual([])
  })

  it.each(['light', 'dark'] as const)('can refuse by keyboard at 320 px, and reaches all of the page below it: %s', async (colorScheme) => {
    const { page, wrong } = await shop.visit('/', { undecided: true, colorScheme, viewport: { width: 320, height: 640 } })
    await sheet(page).waitFor()
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const link = page.getByRole('link', { name: 'Cookie-Einstellungen' })
    const below = (await link.boundingBox()) ?? { y: 9999, height: 0 }
    expect(below.y + below.height).toBeLessThanOrEqual((await sheet(page).boundingBox())?.y ?? 0)
    await sheet(page).getByRole('button', { name: 'Alle ablehnen' }).focus()
    await page.keyboard.press('Enter')
    await sheet(page).waitFor({ state: 'detached' })
    expect(await kept(page)).toMatch(/^\d{4}-\d\d-\d\d$/)

    await link.focus()
    await page.keyboard.press('Enter')
    await sheet(page)
      .getByRole('checkbox', { name: /Komfort/ })
      .check()
    await sheet(page).getByRole('button', { name: 'Auswahl speichern' }).click()
    expect(await kept(page)).toMatch(/ comfort$/)
    expect(wrong).toEqual([])
  })

  it('decides in one tab for the other', async () => {
    const { page, context } = await shop.visit('/', { undecided: true })
    const other = await context.newPage()
    await other.goto('/products', { waitUntil: 'networkidle' })
    await sheet(other).waitFor()
    await sheet(page).getByRole('button', { name: 'Alle ablehnen' }).click()
    await sheet(other).waitFor({ state: 'detached' })
  })
})

describe('a customer who has forgotten her password', () => {
  it('gets a link by mail, chooses a new one, and comes back to where she was going', async () => {
    const { page, wrong } = await shop.visit('/login?return=%2Forders')
    await page.getByRole('link', { name: 'Passwort vergessen?' }).click()
    await page.waitForURL('**/password?**')
    await page.getByLabel('E-Mail-Adresse').fill('anna.muster@example.org')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Schau in dein Postfach' }).waitFor()
    await page.goto('/sandbox/mailbox')
    await page.getByRole('link', { name: /reset=/ }).click()
    await page.getByRole('textbox', { name: 'Neues Passwort' }).fill('Rosenbeet7')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Dein neues Passwort gilt' }).waitFor()
    await page.getByRole('link', { name: 'Zur Anmeldung' }).click()
    await page.getByLabel('E-Mail-Adresse').fill('anna.muster@example.org')
    await page.getByLabel('Passwort', { exact: true }).fill('Rosenbeet7')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/orders')
    expect(wrong).toEqual([])
  })
})
