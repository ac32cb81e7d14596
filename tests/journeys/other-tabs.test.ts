import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openExampleShop } from '../support/shop-server.js'
import { treat, treatments } from '../support/translator.js'

const shop = openExampleShop()
const ofAnna = (page: Page) => page.getByText('Shop von Anna Berger', { exact: true })

describe('a second tab of the same visit', () => {
  it.each(['/products', '/', '/checkout'])('goes on in the shop of her consultant when it is opened at %s', async (path) => {
    const { page, wrong } = await shop.visit('/products?mk_moniker=anna-berger')
    await ofAnna(page).waitFor()
    const tab = await page.context().newPage()
    await tab.goto(new URL(path, page.url()).href)
    await expect.poll(() => tab.evaluate(() => sessionStorage.getItem('mk_moniker'))).toBe('anna-berger')
    if (path !== '/checkout') await ofAnna(tab).waitFor()
    expect(wrong).toEqual([])
  })

  it('begins anew where no tab is open any more', async () => {
    const { page } = await shop.visit('/products?mk_moniker=anna-berger')
    await ofAnna(page).waitFor()
    const blank = await page.context().newPage()
    await page.close()
    await blank.goto(shop.url)
    await blank.locator('vitrine-consultant-detection:not([data-state=loading])').first().waitFor({ state: 'attached' })
    expect(await blank.evaluate(() => sessionStorage.getItem('mk_moniker'))).toBeNull()
  })
})

describe('software that changes the texts of a page', () => {
  it.each(Object.keys(treatments))('%s, and the cart counts once all the same', async (name) => {
    const { page, wrong } = await shop.visit('/products?mk_moniker=anna-berger')
    await page
      .getByRole('button', { name: /in den Warenkorb$/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Warenkorb, 1 Artikel' }).waitFor()
    await page.goto(new URL('/cart', page.url()).href)
    const more = page.locator('vitrine-cart-page').getByRole('button', { name: /erhöhen$/ })
    await more.waitFor()
    const total = page.locator('vitrine-cart-page .sums .total dd')
    const before = await total.innerText()
    const walker =
      "const roots = (from) => [from, ...[...from.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ? roots(shadowRoot) : [])]"
    const treatment = treatments[name]!.toString().replace(/^[^(]*/, 'function ')
    await page.evaluate(`(() => { ${walker}; (${treat.toString()})(document, ${treatment}) })()`)
    await more.click()
    await page.getByRole('button', { name: 'Warenkorb, 2 Artikel' }).waitFor()
    await expect.poll(() => total.innerText()).not.toBe(before)
    expect(await total.innerText()).toMatch(/^[\d.,]+\s€$/)
    expect(await page.locator('[part=error]').count()).toBe(0)
    expect(wrong).toEqual([])
  })
})
