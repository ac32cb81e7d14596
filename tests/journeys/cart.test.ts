import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { itInChromium } from '../support/in-chromium.js'
import { countShifts, violations } from '../support/page-checks.js'
import { openExampleShop } from '../support/shop-server.js'
import { atRest } from '../support/at-rest.js'
import { sample, schemes } from '../support/sample.js'

const shop = openExampleShop()

const cart = (page: Page) => page.locator('vitrine-cart-page')
const panel = (page: Page) => page.getByRole('dialog', { name: 'Warenkorb' })
const lines = (page: Page) => cart(page).locator('[part="line"]')
const field = (page: Page, name: string) => cart(page).getByRole('textbox', { name: `Menge von ${name}` })
const more = (page: Page, name: string) => cart(page).getByRole('button', { name: `Menge von ${name} erhöhen` })
const becomes = (page: Page, state: string) => page.locator(`vitrine-cart-page[data-state="${state}"]`).waitFor({ state: 'attached' })
const serum = 'Rosenserum Leuchtkraft'

/** Puts the n-th product of the page into the cart; the panel opens. */
async function add(page: Page, index: number): Promise<void> {
  await page
    .getByRole('button', { name: /in den Warenkorb$/ })
    .nth(index)
    .click()
  await page.locator('vitrine-cart-panel[data-state="filled"]').waitFor({ state: 'attached' })
}

async function closePanel(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await panel(page).waitFor({ state: 'hidden' })
}

/** The tab is looked at again, so many seconds later. */
const comesBack = (page: Page, seconds: number) =>
  page.evaluate((later) => {
    const { now } = Date
    Date.now = () => now() + later
    document.dispatchEvent(new Event('visibilitychange'))
  }, seconds * 1000)

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Fills a cart with the first products of the shop and goes to its page, as a shopper would. */
async function filledCart(page: Page, count = 3): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await add(page, index)
    if (index < count - 1) await closePanel(page)
  }
  await panel(page).getByRole('link', { name: 'Warenkorb ansehen' }).click()
  await page.waitForURL('**/cart')
  await becomes(page, 'filled')
}

for (const { width, height } of sample(
  [
    { width: 1280, height: 860 },
    { width: 375, height: 812 },
  ],
  2,
  1,
)) {
  describe(`a shopper and her cart at ${width} px`, () => {
    it('fills it, redeems a coupon, changes her mind about everything, and finds it again', async () => {
      const { page, wrong } = await shop.visit('/products?mk_moniker=anna-berger', { viewport: { width, height } })
      await filledCart(page)
      await expect.poll(() => lines(page).count()).toBe(3)
      await cart(page).getByText('Du kaufst bei Anna Berger').waitFor()

      await cart(page).getByLabel('Gutscheincode').fill('GIBTSNICHT')
      await cart(page).getByRole('button', { name: 'Einlösen' }).click()
      await cart(page).getByText('Diesen Gutscheincode kennen wir nicht.').waitFor()
      await expect.poll(() => cart(page).getByLabel('Gutscheincode').inputValue()).toBe('GIBTSNICHT')
      await cart(page).getByLabel('Gutscheincode').fill('SOMMER10')
      await page.keyboard.press('Enter')
      await cart(page).getByRole('button', { name: 'Gutschein SOMMER10 entfernen' }).waitFor()
      await becomes(page, 'filled')
      await cart(page).locator('[part="benefits"]').getByText('Sommeraktion: 10 % auf alles').waitFor()

      await more(page, serum).click()
      await expect.poll(() => field(page, serum).inputValue()).toBe('2')
      await becomes(page, 'filled')

      await cart(page)
        .getByRole('button', { name: `${serum} entfernen` })
        .click()
      await cart(page).getByText(`„${serum}“ entfernt`).waitFor()
      await expect.poll(() => lines(page).count()).toBe(2)
      await cart(page).getByRole('button', { name: 'Rückgängig' }).click()
      await field(page, serum).waitFor()
      await becomes(page, 'filled')
      await expect.poll(() => field(page, serum).inputValue()).toBe('2')

      await cart(page).getByRole('button', { name: 'Warenkorb leeren' }).click()
      await cart(page).getByText('Warenkorb geleert: 4 Artikel').waitFor()
      await becomes(page, 'empty')
      await cart(page).getByRole('button', { name: 'Rückgängig' }).click()
      await field(page, serum).waitFor()
      await becomes(page, 'filled')
      await expect.poll(() => lines(page).count()).toBe(3)
      await cart(page).getByRole('button', { name: 'Gutschein SOMMER10 entfernen' }).waitFor()
      expect(await violations(page)).toEqual([])
      expect(await sideways(page)).toBe(0)

      await atRest(page, page.reload())
      await becomes(page, 'filled')
      await expect.poll(() => lines(page).count()).toBe(3)
      await expect.poll(() => field(page, serum).inputValue()).toBe('2')
      await cart(page).getByRole('button', { name: 'Gutschein SOMMER10 entfernen' }).waitFor()
      // What the shop says no to is written into the console by the browser itself.
      expect(wrong.filter((each) => !each.includes('status of 400'))).toEqual([])
    })

    it('goes offline in the middle of a burst of clicks and comes back with nothing lost', async () => {
      const { page, context } = await shop.visit('/products', { viewport: { width, height } })
      await filledCart(page, 2)
      // One right after the other, however slow the machine is.
      const twice = () =>
        more(page, serum).evaluate(async (button: HTMLElement) => {
          button.click()
          await new Promise((resolve) => setTimeout(resolve))
          button.click()
        })
      await twice()
      await context.setOffline(true)
      await twice()
      await cart(page).getByText('Die Verbindung stockt.').waitFor()
      await expect.poll(() => field(page, serum).inputValue()).toBe('5')
      await context.setOffline(false)
      await cart(page).getByText('Die Verbindung stockt.').waitFor({ state: 'hidden', timeout: 20_000 })
      await becomes(page, 'filled')
      await expect.poll(() => field(page, serum).inputValue()).toBe('5')
      await expect.poll(() => lines(page).count()).toBe(2)
      await page.getByRole('button', { name: 'Warenkorb, 6 Artikel' }).waitFor()
      const log = await shop.requests()
      const writes = (Array.isArray(log) ? log : (log.requests ?? [])).filter(({ method, status }) => method === 'PATCH' && status === 200)
      // Four clicks, and one request per settled value: on a slow machine the first two settle before the network goes.
      expect(writes.length).toBeGreaterThan(0)
      expect(writes.length).toBeLessThan(3)
    })
  })
}

describe('a shopper with two tabs', () => {
  it('sees in one what she does in the other', async () => {
    const { page, context } = await shop.visit('/products')
    await filledCart(page, 2)
    const other = await context.newPage()
    await atRest(other, other.goto('/cart'))
    await becomes(other, 'filled')
    await more(other, serum).click()
    await cart(page).getByText('3 Artikel', { exact: true }).waitFor()
    await expect.poll(() => field(page, serum).inputValue()).toBe('2')
    await cart(page).getByRole('button', { name: 'Warenkorb leeren' }).click()
    await becomes(other, 'empty')
    await cart(page).getByRole('button', { name: 'Rückgängig' }).click()
    await becomes(other, 'filled')
    await field(other, serum).waitFor()
    await expect.poll(() => field(other, serum).inputValue()).toBe('2')
  })
})

describe('a guest with a cart who signs in', () => {
  it('finds it again, and is told by name what could not come along', async () => {
    await shop.scene('falling-away')
    const { page } = await shop.visit('/cart')
    await becomes(page, 'filled')
    const before = await cart(page).getByRole('heading', { level: 3 }).allInnerTexts()
    expect(before).toHaveLength(5)
    await atRest(page, page.goto('/login?return=%2Fcart'))
    await page.getByLabel('E-Mail-Adresse').fill('anna.muster@example.org')
    await page.getByLabel('Passwort', { exact: true }).fill('lindenrose')
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await page.waitForURL('**/cart')
    await becomes(page, 'filled')
    const after = await cart(page).getByRole('heading', { level: 3 }).allInnerTexts()
    expect(after).toHaveLength(3)
    const fallen = before.filter((name) => !after.includes(name))
    for (const name of fallen) await cart(page).locator('[part="notice"]').getByText(name).waitFor()

    await atRest(page, page.reload())
    await cart(page).getByRole('button', { name: 'Verstanden' }).click()
    await atRest(page, page.reload())
    await becomes(page, 'filled')
    expect(await cart(page).locator('[part="notice"]').count()).toBe(0)
  })
})

describe('a shopper who comes back to her cart', () => {
  it('finds the true one with Back', async () => {
    const { page } = await shop.visit('/products')
    await filledCart(page, 1)
    await atRest(page, page.goto('/products'))
    await add(page, 1)
    await atRest(page, page.goBack())
    await becomes(page, 'filled')
    await lines(page).nth(1).waitFor()
    await expect.poll(() => lines(page).count()).toBe(2)
  })

  it('finds the true one when the browser had kept the page asleep', async () => {
    const { page, context } = await shop.visit('/products')
    await filledCart(page, 1)
    const silent = await context.newPage()
    await silent.addInitScript(() => void Reflect.deleteProperty(globalThis, 'BroadcastChannel'))
    await atRest(silent, silent.goto('/products'))
    await add(silent, 1)
    await expect.poll(() => lines(page).count()).toBe(1)
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await lines(page).nth(1).waitFor()
  })

  it('finds what another device changed when she looks at the tab again, which reads at most every 30 seconds', async () => {
    const { page, context } = await shop.visit('/products')
    await filledCart(page, 1)
    const device = await context.newPage()
    await device.addInitScript(() => void Reflect.deleteProperty(globalThis, 'BroadcastChannel'))
    await atRest(device, device.goto('/products'))
    await add(device, 1)
    const reads: string[] = []
    page.on('request', (request) => void (request.url().includes('/carts/') && reads.push(request.url())))
    await comesBack(page, 15)
    await page.waitForTimeout(500)
    expect(reads).toEqual([])
    await comesBack(page, 20)
    await lines(page).nth(1).waitFor()
    await atRest(page)
    reads.length = 0
    await comesBack(page, 1)
    await page.waitForTimeout(500)
    expect(reads).toEqual([])
  })

  it('finds her page of many lines by Back, and by a copied address', async () => {
    await shop.scene('big-cart')
    const { page } = await shop.visit('/cart')
    await becomes(page, 'filled')
    await cart(page).getByRole('link', { name: 'Seite 3' }).click()
    await lines(page).nth(24).waitFor({ state: 'detached' })
    await expect.poll(() => lines(page).count()).toBe(10)
    await atRest(page, page.reload())
    await cart(page).getByRole('link', { name: 'Seite 3', exact: true }).and(page.locator('[aria-current="page"]')).waitFor()
    await page.goBack()
    await lines(page).nth(24).waitFor()
  })
})

describe('the cart page', () => {
  it('keeps the total and the way on in sight on a phone, and covers nothing that has the focus', async () => {
    await shop.scene('big-cart')
    const { page } = await shop.visit('/cart', { viewport: { width: 375, height: 700 } })
    await becomes(page, 'filled')
    const bar = cart(page).locator('.pay')
    const height = 700
    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.press('Tab')
      const hidden = await page.evaluate(() => {
        const root = document.querySelector('vitrine-cart-page')?.shadowRoot
        const focused = root?.activeElement?.getBoundingClientRect()
        const covering = root?.querySelector('.pay')?.getBoundingClientRect()
        return Boolean(
          focused && covering && !root?.activeElement?.closest('.pay') && focused.bottom > covering.top && focused.top < covering.bottom,
        )
      })
      expect(hidden).toBe(false)
    }
    const box = await bar.boundingBox()
    expect(box && box.y + box.height <= height).toBe(true)
    await bar.getByText('Summe').waitFor()
  })

  for (const [width, motion, reducedMotion] of [
    [375, 'motion', 'no-preference'],
    [1280, 'motion', 'no-preference'],
    [375, 'less motion', 'reduce'],
  ] as const) {
    itInChromium(`does not jump while it loads, at ${width} px with ${motion}`, async () => {
      await shop.scene('full-cart')
      const { page } = await shop.visit('/shop-invalid', { viewport: { width, height: 812 }, reducedMotion })
      const shifts = await countShifts(page)
      await atRest(page, page.goto('/cart'))
      await becomes(page, 'filled')
      expect(await shifts()).toBeLessThan(0.02)
    })
  }

  for (const colorScheme of schemes) {
    it(`passes axe in the ${colorScheme}, keeps its policy and asks no other origin`, async () => {
      await shop.scene('full-cart')
      const { page, wrong } = await shop.visit('/cart', { colorScheme, viewport: { width: 375, height: 812 } })
      await becomes(page, 'filled')
      expect(await violations(page)).toEqual([])
      expect(await sideways(page)).toBe(0)
      expect(wrong).toEqual([])
    })
  }

  it('reads well without JavaScript, and fits on 320 px', async () => {
    const { page } = await shop.visit('/cart', { javaScriptEnabled: false, viewport: { width: 320, height: 640 } })
    await page.getByRole('heading', { name: 'Dein Warenkorb' }).waitFor()
    await page.locator('main').getByRole('link', { name: 'Weiter einkaufen' }).waitFor()
  })
})
