import { describe, expect, it } from 'vitest'
import type { WebKitPage } from '../support/webkit.js'
import { openShopInWebKit } from '../support/webkit-shop.js'

const shop = openShopInWebKit()
const greta = {
  'E-Mail-Adresse': 'greta@example.org',
  Vorname: 'Greta',
  Nachname: 'Sommer',
  'Straße und Hausnummer': 'Lindenweg 4',
  Postleitzahl: '50667',
  Ort: 'Köln',
}
const button = (page: WebKitPage, name: string) => page.find(`getByRole('button', { name: '${name}' })`)
const heading = (page: WebKitPage, name: string) => page.find(`getByRole('heading', { name: ${name} }).first()`)

describe('a shopper on a phone', () => {
  const width = 375

  it('goes from a consultant’s link to an order, and reloading a step of the checkout stays there', async () => {
    const page = await shop.visit('/product?id=01t9V0000000001QAA&mk_moniker=anna-berger', width)
    await page.find(`getByRole('button', { name: 'Rosenserum Leuchtkraft in den Warenkorb' }).first()`).click()
    await page.find(`getByRole('dialog', { name: 'Warenkorb' }).getByRole('link', { name: 'Zur Kasse' })`).click()
    await page.find(`getByText('Du kaufst im Shop von')`).waitFor()
    for (const [label, text] of Object.entries(greta)) await page.find(`getByLabel('${label}')`).fill(text)
    await button(page, 'Weiter zum Versand').click()
    await button(page, 'Weiter zur Zahlung').waitFor()
    await page.reload()
    await button(page, 'Weiter zur Zahlung').click()
    await button(page, 'Zahlungspflichtig bestellen').click()
    await page.find(`locator('vitrine-order-confirmation').getByText(/^([A-Z2-9]{5}-){3}[A-Z2-9]{5}$/)`).waitFor()
  })

  it('narrows a list, and turns its pages', async () => {
    const page = await shop.visit('/products?q=lipenstift', width)
    await page.find(`getByText('Ergebnisse für „lippenstift“')`).waitFor()
    await page.goto('/products')
    await page.find(`getByRole('link', { name: 'Seite 2' })`).click()
    await page.find(`locator('vitrine-product-list').getByRole('status').getByText(/Seite 2 von/)`).waitFor()
    expect(await page.url()).toContain('page=2')
  })
})

describe.each([375, 1280])('a shopper with %s px', (width) => {
  it('finds a consultant by postal code, reads her profile and shops with her', async () => {
    const page = await shop.visit('/consultants', width)
    await page.find(`getByLabel('Postleitzahl')`).fill('50667')
    await heading(page, '/rund um 50667 Köln/').waitFor()
    await page.find(`getByRole('link', { name: 'Anna Berger' }).first()`).click()
    await heading(page, `'Anna Berger', level: 1`).waitFor()
    await button(page, 'Bei Anna einkaufen').click()
    await page.find(`getByText('Shop von Anna Berger', { exact: true })`).waitFor()
  })

  it('signs in, and keeps what she has put into the cart as a guest', async () => {
    const page = await shop.visit('/product?id=01t9V0000000001QAA', width)
    await page.find(`getByRole('button', { name: 'Rosenserum Leuchtkraft in den Warenkorb' }).first()`).click()
    await page.find(`getByRole('dialog', { name: 'Warenkorb' }).getByRole('link', { name: 'Rosenserum Leuchtkraft' })`).waitFor()
    await page.goto('/login?return=/cart')
    await page.find(`getByLabel('E-Mail-Adresse')`).fill('anna.muster@example.org')
    await page.find(`getByLabel('Passwort', { exact: true })`).fill('lindenrose')
    await page.find(`locator('vitrine-login').getByRole('button', { name: 'Anmelden' })`).click()
    await page.find(`locator('vitrine-cart-page').getByRole('link', { name: 'Rosenserum Leuchtkraft' })`).waitFor()
  })
})
