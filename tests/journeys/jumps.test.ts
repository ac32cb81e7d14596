import { fileOfBlock } from '../support/built-files.js'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { countShifts } from '../support/page-checks.js'
import { openExampleShop } from '../support/shop-server.js'

const shop = openExampleShop()

describe('a page of the example shop', () => {
  async function shiftsOn(page: Page, path: string): Promise<number> {
    const shifts = await countShifts(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    return shifts()
  }

  for (const path of ['/', '/products', '/product?id=01t9V0000000002', '/product?id=01t9V0000000000', '/login']) {
    for (const width of [375, 1280]) {
      it(`${path} does not jump while it loads, at ${width} px`, async () => {
        const { page } = await shop.visit('/shop-invalid', { viewport: { width, height: 812 } })
        expect(await shiftsOn(page, path)).toBeLessThan(0.002)
      })
    }
  }

  for (const late of ['section', 'column']) {
    for (const path of ['/', '/consultants', '/newsletter-settings', '/impressum']) {
      it(`${path} does not jump when the ${late} comes last`, async () => {
        const { page } = await shop.visit('/shop-invalid')
        await page.route(fileOfBlock(late), async (route) => {
          await page.waitForTimeout(500)
          await route.continue()
        })
        expect(await shiftsOn(page, path)).toBeLessThan(0.02)
      })
    }
  }
})
