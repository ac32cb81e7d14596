import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openExampleShop } from '../support/shop-server.js'

const shop = openExampleShop()

/** How high every heading on the page is, by its text. */
async function headings(page: Page, path: string): Promise<Record<string, number>> {
  await page.goto(path)
  // Before its blocks stand nobody is busy.
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
    ['/', 1280],
    ['/product?id=01t9V0000000001QAA', 1280],
    ['/', 375],
    ['/product?id=01t9V0000000001QAA', 375],
  ])('breaks where it will break with it, so that nothing below moves: %s at %i px', async (path, width) => {
    const { page } = await shop.visit('/shop-invalid', { viewport: { width, height: 800 } })
    const withIt = await headings(page, path)
    await page.route(/fraunces/, (route) => route.abort())
    const without = await headings(page, path)
    // What goes with a product may have come in one of the two only.
    const inBoth = Object.keys(withIt).filter((heading) => heading in without)
    expect(inBoth.length).toBeGreaterThan(3)
    expect(inBoth.map((heading) => [heading, without[heading]])).toEqual(inBoth.map((heading) => [heading, withIt[heading]]))
  })
})
