import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { itInChromium } from '../support/in-chromium.js'
import { countShifts, violations } from '../support/page-checks.js'
import { openExampleShop } from '../support/shop-server.js'
import { signIn } from '../support/sign-in.js'
import { atRest } from '../support/at-rest.js'
import { sample, schemes } from '../support/sample.js'

const shop = openExampleShop()
const paths = ['/account', '/beauty-profile', '/newsletter-settings']

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Hauptnavigation' })
const block = (page: Page, name: string, state: string) =>
  page.locator(`vitrine-${name}[data-state="${state}"]`).waitFor({ state: 'attached' })
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

async function visitSignedIn(path: string, options: BrowserContextOptions = {}) {
  const visit = await shop.visit(`/login?return=${encodeURIComponent(path)}`, options)
  await signIn(visit.page)
  await atRest(visit.page)
  return visit
}

const focused = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    const label = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels?.[0]?.textContent : undefined
    return (element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '').trim()
  })

async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let press = 0; press < 80; press += 1) {
    await page.keyboard.press('Tab')
    if (name.test(await focused(page))) return
  }
  throw new Error(`Nothing called ${name} can be reached with Tab.`)
}

describe('a customer and her account', () => {
  it('comes to it from any page, and from it to her beauty profile, which she fills by keyboard and finds again', async () => {
    const { page, wrong } = await visitSignedIn('/products')
    await navigation(page).getByRole('link', { name: 'Mein Konto' }).click()
    await page.waitForURL('**/account')
    await page.getByRole('heading', { name: 'Hallo Anna' }).waitFor()
    expect(await page.getByRole('link', { name: '030 23125 000' }).getAttribute('href')).toBe('tel:03023125000')
    await page.getByRole('link', { name: 'Beauty-Profil', exact: true }).click()
    await page.waitForURL('**/beauty-profile')
    await block(page, 'beauty-profile', 'ready')

    await tabTo(page, /^Monat/)
    await page.keyboard.type('Feb')
    await tabTo(page, /^Tag/)
    await page.keyboard.type('29')
    await tabTo(page, /empfohlen/)
    await page.keyboard.type('Meryem')
    const skin = page.getByRole('group', { name: 'Wie ist deine Haut?' })
    await skin.getByRole('radio', { name: 'Mischhaut' }).focus()
    await page.keyboard.press('ArrowRight')
    const chosen = await skin.getByRole('radio', { checked: true }).getAttribute('value')
    expect(chosen).not.toBe('Mischhaut')
    await block(page, 'beauty-profile', 'changed')
    await tabTo(page, /^Speichern$/)
    await page.keyboard.press('Enter')
    await block(page, 'beauty-profile', 'saved')

    await atRest(page, page.reload())
    await block(page, 'beauty-profile', 'ready')
    await expect.poll(() => page.getByRole('combobox', { name: 'Monat' }).inputValue()).toBe('2')
    await expect.poll(() => page.getByRole('combobox', { name: 'Tag' }).inputValue()).toBe('29')
    await expect.poll(() => page.getByLabel(/empfohlen/).inputValue()).toBe('Meryem')
    expect(await skin.getByRole('radio', { checked: true }).getAttribute('value')).toBe(chosen)
    expect(wrong).toEqual([])
  })

  it('says how to reach her and which newsletters she wants, and finds both again', async () => {
    const { page, wrong } = await visitSignedIn('/account')
    await page.locator('vitrine-account').getByRole('link', { name: 'Newsletter', exact: true }).click()
    await page.waitForURL('**/newsletter-settings')
    const time = page.locator('vitrine-contact-preferences').getByRole('group', { name: 'Wann passt es dir am besten?' })
    await time.getByRole('radio', { name: 'vormittags' }).check({ force: true })
    await page.locator('vitrine-contact-preferences').getByRole('button', { name: 'Speichern' }).click()
    await block(page, 'contact-preferences', 'saved')

    const newsletters = page.locator('vitrine-subscription-preferences')
    const before = await newsletters.getByRole('checkbox', { checked: true }).count()
    await newsletters.getByRole('button', { name: 'Alle abwählen' }).click()
    await newsletters.getByRole('checkbox').nth(1).check()
    await newsletters.getByRole('button', { name: 'Speichern' }).click()
    await block(page, 'subscription-preferences', 'saved')
    expect(before).toBeGreaterThan(0)

    await atRest(page, page.reload())
    await block(page, 'contact-preferences', 'ready')
    await block(page, 'subscription-preferences', 'ready')
    await expect.poll(() => time.getByRole('radio', { name: 'vormittags' }).isChecked()).toBe(true)
    expect(
      await newsletters
        .getByRole('checkbox')
        .evaluateAll((all) => all.flatMap((each, index) => ((each as HTMLInputElement).checked ? [index] : []))),
    ).toEqual([1])
    expect(wrong).toEqual([])
  })

  it('signs out there, and what was hers is gone from the page', async () => {
    const { page, wrong } = await visitSignedIn('/account')
    await page.getByRole('heading', { name: 'Hallo Anna' }).waitFor()
    await page.locator('vitrine-account').getByRole('button', { name: 'Abmelden' }).click()
    await page.getByText('Melde dich an, um dein Konto zu sehen.').waitFor()
    await navigation(page).getByRole('link', { name: 'Anmelden' }).waitFor()
    expect(await page.getByText('anna.muster@example.org').count()).toBe(0)
    expect(wrong).toEqual([])
  })
})

describe('a guest', () => {
  it.each(paths)('is asked to sign in on %s, comes back to it, and meets a page that axe is content with', async (path) => {
    const { page, wrong } = await shop.visit(path, { viewport: { width: 375, height: 812 } })
    expect(await violations(page)).toEqual([])
    await page.getByRole('main').getByRole('link', { name: 'Anmelden' }).first().click()
    await page.waitForURL('**/login**')
    await signIn(page)
    expect(new URL(page.url()).pathname).toBe(path)
    await page.getByRole('main').getByRole('link', { name: 'Anmelden' }).first().waitFor({ state: 'detached' })
    expect(wrong).toEqual([])
  })
})

describe('the pages of the account', () => {
  it.each(schemes)('pass axe and fit on 320 px, in the %s', async (colorScheme) => {
    const { page, wrong } = await visitSignedIn('/account', { colorScheme, viewport: { width: 320, height: 640 } })
    for (const path of paths) {
      await atRest(page, page.goto(path))
      expect(await violations(page), path).toEqual([])
      expect(await sideways(page), path).toBe(0)
    }
    expect(wrong).toEqual([])
  })

  itInChromium.each(sample([375, 1280], 2))('do not jump while they load, at %i px', async (width) => {
    const { page } = await visitSignedIn('/account', { viewport: { width, height: 812 } })
    const shifts = await countShifts(page)
    for (const path of paths) {
      await atRest(page, page.goto(path))
      expect(await shifts(), path).toBeLessThan(0.02)
    }
  })
})

describe('what a search engine reads', () => {
  const head = (page: Page) =>
    page.evaluate(() => ({
      title: document.title,
      description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content,
      canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
    }))

  it('on a product’s page is the product', async () => {
    const { page, wrong } = await shop.visit('/products')
    const card = page.locator('vitrine-product-list').first().locator('a[href*="id="]').first()
    await card.click()
    await page.waitForURL('**/product?id=**')
    const name = await page.locator('vitrine-product-detail').getByRole('heading', { level: 1 }).innerText()
    await expect.poll(() => page.title()).toBe(`${name} | Lindenrose`)
    const { description, canonical } = await head(page)
    await expect
      .poll(() =>
        page
          .locator('vitrine-product-detail')
          .getByText(description ?? '', { exact: true })
          .count(),
      )
      .toBe(1)
    expect(canonical).toMatch(/\/product\?id=01t\w+$/)
    // Under a policy that demands trusted types.
    await expect.poll(() => page.locator('script[type="application/ld+json"]').count()).toBe(1)
    expect(wrong).toEqual([])
  })

  it('on a consultant’s page is the consultant, at her own moniker', async () => {
    const { page, wrong } = await shop.visit('/consultant?moniker=anna')
    await expect.poll(() => page.title()).toBe('Anna Berger | Lindenrose')
    expect((await head(page)).canonical).toMatch(/\/consultant\?moniker=anna-berger$/)
    expect(wrong).toEqual([])
  })
})
