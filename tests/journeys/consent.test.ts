import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { violations } from '../support/page-checks.js'
import { openExampleShop } from '../support/shop-server.js'
import { atRest } from '../support/at-rest.js'
import { sample, schemes } from '../support/sample.js'

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
    await atRest(page, page.reload())
    expect(await sheet(page).count()).toBe(0)
    await expect.poll(() => events(page)).toContain('sandbox.tag-manager')
    expect(wrong).toEqual([])
  })

  it.each(schemes)('can refuse by keyboard at 320 px, and reaches all of the page below it: %s', async (colorScheme) => {
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
    await atRest(other, other.goto('/products'))
    await sheet(other).waitFor()
    await sheet(page).getByRole('button', { name: 'Alle ablehnen' }).click()
    await sheet(other).waitFor({ state: 'detached' })
  })
})

/** Every page of the example shop that a guest may open. */
const guestPages = ['/', '/products', '/search?q=creme', '/consultants', '/consultant?mk_moniker=anna-berger', '/cart', '/checkout']
const catalogue = '/ibc-personal-icatalog?shop=anna-berger'

describe('what the page asks for', () => {
  /** What was asked beyond the shop and its platform, on every page, after this choice. */
  async function askedFor(choice: readonly string[] | 'none' | 'all') {
    const { page } = await shop.visit('/', { undecided: true })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await sheet(page).waitFor()
    if (choice === 'none') await sheet(page).getByRole('button', { name: 'Alle ablehnen' }).click()
    else if (choice === 'all') await sheet(page).getByRole('button', { name: 'Alle erlauben' }).click()
    else {
      await sheet(page).getByRole('button', { name: 'Selbst auswählen' }).click()
      for (const name of choice)
        await sheet(page)
          .getByRole('checkbox', { name: new RegExp(name) })
          .check()
      await sheet(page).getByRole('button', { name: 'Auswahl speichern' }).click()
    }
    await sheet(page).waitFor({ state: 'detached' })
    for (const path of [...guestPages, catalogue]) await atRest(page, page.goto(path))
    const own = new URL(shop.url).origin
    return {
      elsewhere: [...new Set(asked.map((url) => new URL(url)).filter(({ protocol }) => protocol.startsWith('http')))]
        .filter(({ origin }) => origin !== own)
        .map(({ origin }) => origin),
      countsHer: asked.some((url) => url.includes('/sandbox/tag-manager.js')),
      seen: await page.evaluate(() => sessionStorage.getItem('vitrine_seen_products')),
    }
  }

  it('before she has chosen, and when she has refused, goes to no other address, and nothing counts her', async () => {
    const { page } = await shop.visit('/', { undecided: true })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await atRest(page, page.goto(catalogue))
    expect(asked.filter((url) => !url.startsWith(shop.url))).toEqual([])
    expect(await askedFor('none')).toEqual({ elsewhere: [], countsHer: false, seen: null })
  })

  const choices = [
    [['Komfort'], { media: false, countsHer: false }],
    [['Katalog und Medien'], { media: true, countsHer: false }],
    [['Statistik'], { media: false, countsHer: true }],
    [['Werbung'], { media: false, countsHer: true }],
  ] as const
  it.each(sample(choices, 2, 1))('with %s alone is that, and nothing else', async (choice, { media, countsHer }) => {
    const found = await askedFor(choice)
    expect(new Set(found.elsewhere)).toEqual(new Set(media ? [new URL(shop.catalogue).origin] : []))
    expect(found.countsHer).toBe(countsHer)
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
