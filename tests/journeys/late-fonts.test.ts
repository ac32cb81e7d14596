import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { countShifts } from '../support/page-checks.js'
import { openExampleShop } from '../support/shop-server.js'
import { atRest } from '../support/at-rest.js'
import { sample } from '../support/sample.js'

const shop = openExampleShop()

/**
 * How high every heading on the page is, by its text.
 * @param last one that comes with the page's last answer: before its blocks stand, nobody is busy
 */
async function headings(page: Page, path: string, last: string): Promise<Record<string, number>> {
  await page.goto(path)
  await page.getByRole('heading', { name: last }).first().waitFor()
  await expect.poll(() => page.locator(':not(:defined)').count()).toBe(0)
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
  await page.evaluate(() => document.fonts.ready)
  return page.evaluate(() => {
    const within = (root: ParentNode): [string, number][] =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        ...(/^H[123]$/.test(element.tagName)
          ? [[element.textContent.trim(), element.getBoundingClientRect().height] as [string, number]]
          : []),
        ...(element.shadowRoot ? within(element.shadowRoot) : []),
      ])
    return Object.fromEntries(within(document))
  })
}

describe('a heading whose font is late', () => {
  it.each([
    ['/', 1280, 'Rouge Wildrose'],
    ['/product?id=01t9V0000000001QAA', 1280, 'Enzympeeling Papaya'],
    ['/', 375, 'Rouge Wildrose'],
    ['/product?id=01t9V0000000001QAA', 375, 'Enzympeeling Papaya'],
  ])('breaks where it will break with it, so that nothing below moves: %s at %i px', async (path, width, last) => {
    const { page } = await shop.visit('/shop-invalid', { viewport: { width, height: 800 } })
    const withIt = await headings(page, path, last)
    await page.route(/fraunces/, (route) => route.abort())
    expect(Object.keys(withIt).length).toBeGreaterThan(3)
    expect(await headings(page, path, last)).toEqual(withIt)
  })
})

describe('a page whose fonts come when everything stands', () => {
  // Words keep their lines; within a line they move by the few pixels that the two fonts differ. On a phone the first screen
  // holds the banner, the breadcrumbs, the price and its facts: such lines are a tenth of what one sees.
  const visits = [
    ['/', 1280, 0.001],
    ['/', 375, 0.001],
    ['/products', 1280, 0.001],
    ['/product?id=01t9V0000000002QAA', 1280, 0.001],
    ['/product?id=01t9V0000000002QAA', 375, 0.002],
    ['/login', 1280, 0.001],
  ] as const
  it.each(sample(visits, 3, 1))('hardly moves: %s at %i px', async (path, width, most) => {
    const { page } = await shop.visit('/shop-invalid', { viewport: { width, height: 800 } })
    await page.route(/\.woff2/, async (route) => {
      await page.locator('main').waitFor()
      await expect.poll(() => page.locator(':not(:defined), [aria-busy=true]').count()).toBe(0)
      await route.continue()
    })
    const shifts = await countShifts(page)
    await atRest(page, page.goto(path))
    await page.evaluate(() => document.fonts.ready)
    expect(await shifts()).toBeLessThan(most)
  })
})
