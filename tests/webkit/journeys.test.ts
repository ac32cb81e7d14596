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

describe.each([375, 1280])('a shopper with %s px', (width) => {
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

  it('fills a cart, redeems a coupon, changes her mind, and finds all of it after a reload', async () => {
    const page = await shop.visit('/product?id=01t9V0000000001QAA', width)
    await page.find(`getByRole('button', { name: 'Rosenserum Leuchtkraft in den Warenkorb' }).first()`).click()
    await page.find(`getByRole('dialog', { name: 'Warenkorb' }).getByRole('link', { name: 'Warenkorb ansehen' })`).click()
    const cart = `locator('vitrine-cart-page')`
    await page.find(`${cart}.getByLabel('Gutscheincode')`).fill('SOMMER10')
    await page.find(`${cart}.getByRole('button', { name: 'Einlösen' })`).click()
    await page.find(`${cart}.getByRole('button', { name: 'Gutschein SOMMER10 entfernen' })`).waitFor()
    await page.find(`${cart}.getByRole('button', { name: 'Menge von Rosenserum Leuchtkraft erhöhen' })`).click()
    await page.find(`getByRole('button', { name: 'Warenkorb, 2 Artikel' })`).waitFor()
    await page.reload()
    const field = page.find(`${cart}.getByRole('textbox', { name: 'Menge von Rosenserum Leuchtkraft' })`)
    expect(await field.value()).toBe('2')
    await page.find(`${cart}.getByRole('button', { name: 'Rosenserum Leuchtkraft entfernen' })`).click()
    await page.find(`${cart}.getByRole('button', { name: 'Rückgängig' })`).click()
    await field.waitFor()
    expect(await field.value()).toBe('2')
  })

  it('chooses a shade, and Back leads to the one before', async () => {
    const page = await shop.visit('/product?id=01t9V0000000003', width)
    const heading = page.find(`locator('vitrine-product-detail').getByText('Farbton 07 Beere').first()`)
    await heading.waitFor()
    const before = await page.url()
    await page.find(`locator('vitrine-product-detail').getByRole('radio', { name: '12 Granat' })`).click()
    await page.find(`locator('vitrine-product-detail').getByText('Farbton 12 Granat').first()`).waitFor()
    expect(await page.url()).not.toBe(before)
    await page.back()
    await heading.waitFor()
    expect(await page.url()).toBe(before)
  })

  it('changes the language, stays with the product, and reads it in English', async () => {
    const page = await shop.visit('/product?id=01t9V0000000001QAA', width)
    await page.find(`locator('vitrine-footer').getByRole('link', { name: 'English' })`).click()
    await page.find(`getByRole('heading', { name: 'Radiance Rose Serum', level: 1 })`).waitFor()
    await page.find(`getByRole('button', { name: 'Add to cart: Radiance Rose Serum' }).first()`).waitFor()
    expect(await page.url()).toContain('/en/product?id=01t9V0000000001')
  })

  it('refuses cookies, is not asked again, and nothing of another origin is asked for', async () => {
    const page = await shop.visit('/catalogue', width)
    await page.evaluate('localStorage.clear()')
    await page.goto('/ibc-personal-icatalog')
    const refuse = page.find(`getByRole('button', { name: 'Alle ablehnen' })`)
    await refuse.click()
    await expect.poll(() => refuse.count()).toBe(0)
    for (const path of ['/ibc-personal-icatalog', '/', '/products']) {
      await page.goto(path)
      await page.find(`getByRole('navigation').first()`).waitFor()
      const foreign = `return performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => new URL(name).origin !== location.origin)`
      expect(await page.evaluate(foreign)).toEqual([])
      expect(await refuse.count()).toBe(0)
    }
  })

  it('goes on typing in the search field of the header, and comes to what she means', async () => {
    const page = await shop.visit('/', width)
    await page.find(`locator('vitrine-main-navigation').getByRole('button', { name: 'Produkte suchen' })`).click()
    await page.find(`locator('vitrine-main-navigation').getByRole('combobox')`).fill('lippenstit')
    await page.press('\uE007')
    await page.find(`getByText('Ergebnisse für „lippenstift“')`).waitFor()
    await page.find(`locator('vitrine-product-list').getByRole('link', { name: 'Lippenstift Samt' }).first()`).waitFor()
  })
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
