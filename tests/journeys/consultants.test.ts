import { describe, expect, it } from 'vitest'
import { openExampleShop } from '../support/shop-server.js'

const shop = openExampleShop()

describe('a shopper who looks for a consultant', () => {
  it('finds one by postal code, reads her profile and shops with her', async () => {
    const { page, wrong } = await shop.visit('/consultants', { viewport: { width: 375, height: 812 } })
    await page.getByLabel('Postleitzahl').fill('50667')
    await page.getByRole('heading', { name: /rund um 50667 Köln/ }).waitFor()
    await page.getByRole('link', { name: 'Anna Berger' }).first().click()
    await page.getByRole('heading', { name: 'Anna Berger', level: 1 }).waitFor()
    await page.getByRole('button', { name: 'Bei Anna einkaufen' }).click()
    await page.waitForURL('**/products**')
    await page.getByText('Shop von Anna Berger', { exact: true }).waitFor()
    expect(wrong).toEqual([])
  })

  it('comes back to her search with what she found', async () => {
    const { page } = await shop.visit('/consultants')
    await page.getByLabel('Postleitzahl').fill('50667')
    const heading = page.getByRole('heading', { name: /rund um 50667 Köln/ })
    const found = await heading.innerText()
    await page.getByRole('link', { name: 'Anna Berger' }).first().click()
    await page.getByRole('heading', { name: 'Anna Berger', level: 1 }).waitFor()
    await page.goBack()
    expect(await heading.innerText()).toBe(found)
  })
})

describe('a shopper who follows a link', () => {
  it('to a closed shop is told, and buys nothing until she decides', async () => {
    const { page } = await shop.visit('/products?mk_moniker=sophie-lindner')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /in den Warenkorb$/ }).first().click()
    await page.getByText('Dieser Shop ist gerade geschlossen.').waitFor()
    await page.getByRole('button', { name: 'Warenkorb, 0 Artikel' }).waitFor()
  })

  it('to nobody comes to a page that says sorry and leads home', async () => {
    const { page } = await shop.visit('/?mk_moniker=niemand-hier')
    await page.waitForURL('**/shop-invalid')
    await page.getByRole('link', { name: 'Zur Startseite' }).click()
    await page.waitForURL((url) => url.pathname === '/')
  })
})
