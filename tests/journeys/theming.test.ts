import { readFileSync } from 'node:fs'
import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { violations } from '../support/page-checks.js'
import { openExampleShop } from '../support/shop-server.js'
import { atRest } from '../support/at-rest.js'
import { schemes } from '../support/sample.js'

const shop = openExampleShop()
const sheets = [...readFileSync('stories/guides/theming.md', 'utf8').matchAll(/```css\n([\s\S]*?)```/g)].map(([, sheet]) => sheet)

describe('the brand of the guide', () => {
  it.each(schemes)('reaches every block, and can be read: %s', async (colorScheme) => {
    const { page, wrong } = await shop.visit('about:blank', { colorScheme })
    await page.route('**/brand.css', (route) => route.fulfill({ contentType: 'text/css', body: sheets.join('\n') }))
    await page.route('**/products', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace('</head>', '<link rel="stylesheet" href="/brand.css"></head>')
      await route.fulfill({ response: answer, body })
    })
    await atRest(page, page.goto('/products'))
    const list = page.locator('vitrine-product-list')
    const styleOf = (place: Locator, name: string) =>
      place.evaluate((element, asked) => getComputedStyle(element).getPropertyValue(asked), name)
    const buy = list.getByRole('button', { name: 'In den Warenkorb' }).first()
    expect(await styleOf(buy, 'background-color')).toBe(colorScheme === 'light' ? 'rgb(227, 238, 230)' : 'rgb(34, 54, 43)')
    const heading = list.getByRole('heading').first()
    expect(await styleOf(heading, 'font-family')).toContain('Georgia')
    expect(await styleOf(buy, 'letter-spacing')).not.toBe('normal')
    expect(await violations(page)).toEqual([])
    await buy.click()
    await page.getByRole('dialog').getByRole('listitem').first().waitFor()
    expect((await page.getByRole('dialog').boundingBox())?.width).toBeCloseTo(520, 1)
    expect(await violations(page)).toEqual([])
    expect(wrong).toEqual([])
  })
})
