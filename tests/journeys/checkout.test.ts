import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { itInChromium } from '../support/in-chromium.js'
import { violations } from '../support/page-checks.js'
import { openExampleShop } from '../support/shop-server.js'
import { atRest } from '../support/at-rest.js'
import { sample } from '../support/sample.js'

const shop = openExampleShop()

const till = (page: Page) => page.locator('vitrine-checkout')
const becomes = (page: Page, state: string) => page.locator(`vitrine-checkout[data-state="${state}"]`).waitFor({ state: 'attached' })
const field = (page: Page, label: string) => till(page).getByLabel(label, { exact: true })
const button = (page: Page, name: string) => till(page).getByRole('button', { name })
const orderButton = (page: Page) => button(page, 'Zahlungspflichtig bestellen')

const greta = {
  'E-Mail-Adresse': 'greta@example.org',
  Vorname: 'Greta',
  Nachname: 'Sommer',
  'Straße und Hausnummer': 'Lindenweg 4',
  Postleitzahl: '50667',
  Ort: 'Köln',
}

/** Puts something into the cart and goes to the checkout by the button of the panel. */
async function fillAndGo(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /in den Warenkorb$/ })
    .first()
    .click()
  await page.locator('vitrine-cart-panel[data-state="filled"]').waitFor({ state: 'attached' })
  await page.getByRole('dialog', { name: 'Warenkorb' }).getByRole('link', { name: 'Zur Kasse' }).click()
  await page.waitForURL('**/checkout')
  await becomes(page, 'ready')
}

async function toCheckout(page: Page): Promise<void> {
  await fillAndGo(page)
  await field(page, 'Vorname').waitFor()
}

async function type(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(greta)) await field(page, label).fill(text)
}

async function toPayment(page: Page): Promise<void> {
  await toCheckout(page)
  await type(page)
  await button(page, 'Weiter zum Versand').click()
  await button(page, 'Weiter zur Zahlung').click()
  await orderButton(page).waitFor()
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('E-Mail-Adresse').fill('anna.muster@example.org')
  await page.getByLabel('Passwort', { exact: true }).fill('lindenrose')
  await page.locator('vitrine-login').getByRole('button', { name: 'Anmelden' }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
  await atRest(page)
}

interface DomNode {
  backendNodeId: number
  attributes?: string[]
  children?: DomNode[]
  shadowRoots?: DomNode[]
}

/** The field of this name, in whichever root it stands. */
function inputNamed(node: DomNode, name: string): number | undefined {
  const at = node.attributes?.indexOf('name') ?? -1
  if (at % 2 === 0 && node.attributes?.[at + 1] === name) return node.backendNodeId
  for (const child of [...(node.children ?? []), ...(node.shadowRoots ?? [])]) {
    const found = inputNamed(child, name)
    if (found !== undefined) return found
  }
  return undefined
}

/** What the platform knows of the order whose number she sees. */
const reference = (page: Page) => page.locator('vitrine-order-confirmation').getByText(/^([A-Z2-9]{5}-){3}[A-Z2-9]{5}$/)

for (const { width, height } of sample(
  [
    { width: 1280, height: 860 },
    { width: 320, height: 640 },
  ],
  2,
)) {
  describe(`a guest at the checkout at ${width} px`, () => {
    it('comes from the cart panel, and orders; reloading on the way loses nothing', async () => {
      const { page, wrong } = await shop.visit('/products?mk_moniker=anna-berger', { viewport: { width, height } })
      await toCheckout(page)
      await type(page)
      await atRest(page, page.reload())
      await becomes(page, 'ready')
      await expect.poll(() => field(page, 'Ort').inputValue()).toBe('Köln')
      expect(await field(page, 'E-Mail-Adresse').inputValue()).toBe('greta@example.org')
      await button(page, 'Weiter zum Versand').click()
      await button(page, 'Weiter zur Zahlung').waitFor()
      await atRest(page, page.reload())
      await button(page, 'Weiter zur Zahlung').click()
      await orderButton(page).waitFor()
      await atRest(page, page.reload())
      await orderButton(page).waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      expect(await violations(page)).toEqual([])
      await orderButton(page).click()
      await reference(page).waitFor()
      const number = await reference(page).innerText()
      await atRest(page, page.reload())
      // Read once, her details have left the browser; without a phone number the platform gives no token for another look.
      await page.locator('vitrine-order-confirmation[data-state="number-only"]').waitFor({ state: 'attached' })
      expect(await reference(page).innerText()).toBe(number)
      expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('greta@example.org')
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      expect(await violations(page)).toEqual([])
      await atRest(page, page.goto(new URL('/checkout', page.url()).href))
      await becomes(page, 'empty')
      expect(wrong).toEqual([])
    })
  })
}

describe('a guest at the checkout', () => {
  it('orders by keyboard alone', async () => {
    const { page, wrong } = await shop.visit('/products?mk_moniker=anna-berger')
    await toCheckout(page)
    await field(page, 'E-Mail-Adresse').focus()
    for (const text of ['greta@example.org', 'Greta', 'Sommer', '', 'Lindenweg 4', '', '50667', 'Köln']) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await button(page, 'Weiter zur Zahlung').waitFor()
    // The focus goes along to the heading of the next step.
    await expect.poll(() => till(page).locator('h2:focus').innerText()).toBe('Wie soll es kommen?')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await orderButton(page).waitFor()
    await till(page).getByText('Express', { exact: false }).first().waitFor()
    await orderButton(page).focus()
    await page.keyboard.press('Enter')
    await reference(page).waitFor()
    expect(wrong).toEqual([])
  })

  it('orders once in two tabs', async () => {
    const { page, context, wrong } = await shop.visit('/products?mk_moniker=anna-berger')
    await toCheckout(page)
    await type(page)
    await button(page, 'Weiter zum Versand').click()
    await button(page, 'Weiter zur Zahlung').click()
    await orderButton(page).waitFor()
    const second = await context.newPage()
    await atRest(second, second.goto(new URL('/checkout?mk_moniker=anna-berger', page.url()).href))
    await orderButton(second).waitFor()
    await Promise.all([orderButton(page).click(), orderButton(second).click()])
    await Promise.all([reference(page).waitFor(), reference(second).waitFor()])
    expect(await reference(page).innerText()).toBe(await reference(second).innerText())
    // Whoever comes second may ask for a checkout that has just become an order; the browser says so in its console.
    expect(wrong.filter((each) => !/ 404 .*\/services\/data\//.test(each))).toEqual([])
  })

  it('pays by card: one is declined, the bank asks about another, and there is one order', async () => {
    const { page, wrong } = await shop.visit('/products?mk_moniker=anna-berger', { viewport: { width: 375, height: 812 } })
    await toCheckout(page)
    await type(page)
    await button(page, 'Weiter zum Versand').click()
    await button(page, 'Weiter zur Zahlung').click()
    await till(page).getByLabel('Kreditkarte').click()
    const frame = page.frameLocator('vitrine-checkout iframe')
    await frame.getByLabel('Kartennummer').fill('4000 0000 0000 0002')
    await frame.getByLabel('Name auf der Karte').fill('Greta Sommer')
    await frame.getByLabel('Gültig bis (MM/JJ)').fill('08/39')
    await frame.getByLabel('Prüfziffer').fill('123')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    expect(await violations(page)).toEqual([])
    await orderButton(page).click()
    await till(page).getByText('Deine Karte konnte nicht belastet werden.', { exact: false }).waitFor()
    await frame.getByLabel('Kartennummer').fill('4000 0000 0000 3220')
    await orderButton(page).click()
    await frame.getByRole('button', { name: 'Ja, bezahlen' }).click()
    await reference(page).waitFor()
    expect(wrong).toEqual([])
  })

  it('begins anew when the cart has been changed elsewhere, and orders what she then sees', async () => {
    const { page, context, wrong } = await shop.visit('/products?mk_moniker=anna-berger')
    await toPayment(page)
    const second = await context.newPage()
    await atRest(second, second.goto(new URL('/cart', page.url()).href))
    const more = second.getByRole('button', { name: /^Menge von .* erhöhen$/ }).first()
    const sent = second.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.url().includes('/cart-items/'))
    await more.click()
    expect((await sent).status()).toBe(200)
    await page.locator('vitrine-checkout').getByText('Dein Warenkorb oder seine Summe hat sich geändert.', { exact: false }).waitFor()
    await second.close()
    await button(page, 'Weiter zum Versand').click()
    await orderButton(page).click()
    await reference(page).waitFor()
    expect(wrong.filter((line) => !line.includes('410'))).toEqual([])
  })

  it('is told that the stock has fallen, and led to the cart', async () => {
    const { page } = await shop.visit('/products?mk_moniker=anna-berger')
    await page
      .getByRole('button', { name: /in den Warenkorb$/ })
      .first()
      .click()
    const panel = page.getByRole('dialog', { name: 'Warenkorb' })
    await panel.getByRole('link', { name: 'Zur Kasse' }).waitFor()
    await panel.getByRole('button', { name: 'Schließen' }).click()
    await toPayment(page)
    await shop.weather({ kind: 'stock-falls' })
    await orderButton(page).click()
    await till(page).getByText('Von einem Artikel haben wir nicht mehr genug.', { exact: false }).waitFor()
    await till(page).getByRole('link', { name: 'Zum Warenkorb' }).click()
    await page.waitForURL('**/cart')
  })

  it('reads and presses everything at 400 %', async () => {
    const { page, wrong } = await shop.visit('/products?mk_moniker=anna-berger', { viewport: { width: 320, height: 256 } })
    await toPayment(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await orderButton(page).focus()
    // Nothing that stays in sight lies over what has the focus (WCAG 2.2, 2.4.11).
    const isCovered = await orderButton(page).evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect()
      const root = button.getRootNode() as ShadowRoot
      return root.elementFromPoint(left + width / 2, top + height / 2) !== button
    })
    expect(isCovered).toBe(false)
    expect(await violations(page)).toEqual([])
    await orderButton(page).click()
    await reference(page).waitFor()
    expect(wrong).toEqual([])
  })

  it('withdraws from what she has ordered, from the confirmation, with a receipt', async () => {
    const { page, wrong } = await shop.visit('/products?mk_moniker=anna-berger')
    await toCheckout(page)
    await type(page)
    await button(page, 'Weiter zum Versand').click()
    await button(page, 'Weiter zur Zahlung').click()
    await orderButton(page).click()
    await reference(page).waitFor()
    const number = await reference(page).innerText()
    await page.locator('vitrine-order-confirmation').getByRole('link', { name: 'Vertrag widerrufen' }).click()
    const form = page.locator('vitrine-withdrawal')
    await expect.poll(() => form.getByLabel('Bestellnummer').inputValue()).toBe(number)
    await form.getByLabel('E-Mail-Adresse').fill('greta@example.org')
    await form.getByLabel('Dein Name').fill('Greta Sommer')
    await form.getByRole('button', { name: 'Widerruf bestätigen' }).click()
    await form.getByText(`Hiermit widerrufe ich den Vertrag über die Bestellung ${number}.`).waitFor()
    await atRest(page, page.goto(new URL('/orders', page.url()).href))
    await page.locator('vitrine-order-history').getByLabel('E-Mail-Adresse').fill('greta@example.org')
    await page.getByRole('button', { name: 'Bestellung finden' }).click()
    await page.getByText(/^Dein Widerruf ist am/).waitFor()
    expect(wrong).toEqual([])
  })
})

describe('a customer', () => {
  it('whose session ends at the last step signs in again, and finds everything as it was', async () => {
    const { page, context } = await shop.visit('/login')
    await signIn(page)
    await atRest(page, page.goto(new URL('/products?mk_moniker=anna-berger', page.url()).href))
    await fillAndGo(page)
    await button(page, 'Weiter zum Versand').click()
    await button(page, 'Weiter zur Zahlung').click()
    await orderButton(page).waitFor()
    await context.clearCookies({ name: 'sid' })
    await orderButton(page).click()
    await till(page).getByRole('link', { name: 'Anmelden' }).waitFor()
    await till(page).getByRole('link', { name: 'Anmelden' }).click()
    await page.waitForURL((url) => url.pathname === '/login')
    await atRest(page)
    await signIn(page)
    await page.waitForURL((url) => url.pathname === '/checkout')
    await orderButton(page).click()
    await reference(page).waitFor()
  })

  it('orders to her own address without typing anything, finds the order in her account, and buys it again', async () => {
    const { page, wrong } = await shop.visit('/login')
    await signIn(page)
    await atRest(page, page.goto(new URL('/products?mk_moniker=anna-berger', page.url()).href))
    await page
      .getByRole('button', { name: /in den Warenkorb$/ })
      .first()
      .click()
    await page.getByRole('dialog', { name: 'Warenkorb' }).getByRole('link', { name: 'Zur Kasse' }).click()
    await button(page, 'Weiter zum Versand').click()
    await button(page, 'Weiter zur Zahlung').click()
    await orderButton(page).click()
    await reference(page).waitFor()
    const number = await reference(page).innerText()
    await page.locator('vitrine-order-confirmation').getByRole('link', { name: 'Meine Bestellungen' }).click()
    const orders = page.locator('vitrine-order-history')
    await orders.getByText(number).waitFor()
    await orders
      .getByRole('button', { name: /^Nochmal kaufen/ })
      .first()
      .click()
    await page.getByRole('dialog', { name: 'Warenkorb' }).getByRole('link', { name: 'Zur Kasse' }).waitFor()
    expect(wrong).toEqual([])
  })
})

describe('a guest whose browser knows her address', () => {
  const itsShop = openExampleShop({ isWhole: true })

  itInChromium('has all of it filled in one go', async () => {
    const { page, context } = await itsShop.visit('/products?mk_moniker=anna-berger')
    await toCheckout(page)
    const session = await context.newCDPSession(page)
    const address = {
      fields: [
        { name: 'NAME_FULL', value: 'Greta Sommer' },
        { name: 'NAME_FIRST', value: 'Greta' },
        { name: 'NAME_LAST', value: 'Sommer' },
        { name: 'ADDRESS_HOME_STREET_ADDRESS', value: 'Lindenweg 4' },
        { name: 'ADDRESS_HOME_LINE1', value: 'Lindenweg 4' },
        { name: 'ADDRESS_HOME_ZIP', value: '50667' },
        { name: 'ADDRESS_HOME_CITY', value: 'Köln' },
        { name: 'ADDRESS_HOME_COUNTRY', value: 'DE' },
        { name: 'EMAIL_ADDRESS', value: 'greta@example.org' },
      ],
    }
    const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true })
    const node = inputNamed(root, 'firstName')
    await session.send('Autofill.trigger', { fieldId: node, address } as never)
    await expect.poll(() => field(page, 'Ort').inputValue()).toBe('Köln')
  })
})
