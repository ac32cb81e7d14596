import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { violations } from '../support/page-checks.js'
import { openExampleShop } from '../support/shop-server.js'
import { atRest } from '../support/at-rest.js'

const shop = openExampleShop()

/** The page again, in a browser that lacks something. */
async function again(page: Page, without: () => void): Promise<void> {
  await page.addInitScript(without)
  await atRest(page, page.reload())
}

describe('an older browser', () => {
  it('without sheets made by script keeps what stands between the tags', async () => {
    const { page } = await shop.visit('/')
    await again(page, () => void Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets'))
    expect(await page.locator('vitrine-product-list:not(:defined)').count()).toBeGreaterThan(0)
    expect((await page.locator('h1:visible, h2:visible').allInnerTexts()).join('')).not.toBe('')
    expect(await page.locator('vitrine-footer a:visible').count()).toBeGreaterThan(1)
  })

  it('that fetches no module keeps what stands between the tags', async () => {
    const { page } = await shop.visit('about:blank')
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/')
    expect((await page.locator('h1:visible, h2:visible').allInnerTexts()).join('')).not.toBe('')
    expect(await page.locator('vitrine-footer a:visible').count()).toBeGreaterThan(1)
  })

  it('without popovers shows products, and takes one into the cart', async () => {
    const { page } = await shop.visit('/')
    await again(page, () => {
      for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) Reflect.deleteProperty(HTMLElement.prototype, name)
    })
    await page
      .getByRole('button', { name: /in den Warenkorb$/ })
      .first()
      .click()
    await expect.poll(() => page.locator('vitrine-cart-panel').getByRole('dialog').isVisible()).toBe(true)
  })

  it('without light-dark() has readable words', async () => {
    const { page } = await shop.visit('about:blank')
    await page.route(/\.(css|js)$/, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('light-dark(', 'no-such-function(') })
    })
    await atRest(page, page.goto('/impressum'))
    expect(await page.locator('vitrine-imprint').evaluate((block) => block.matches(':defined'))).toBe(true)
    expect(await violations(page, ['color-contrast'])).toEqual([])
  })
})
