import { expect, it } from 'vitest'
import { openExampleShop } from '../support/shop-server.js'

const shop = openExampleShop()

it('in forced colours every shade shows its own colour', async () => {
  const { page } = await shop.visit('/product?id=01t9V0000000003')
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true)
  const swatches = page.locator('vitrine-product-detail .swatch')
  await swatches.first().waitFor()
  const count = await swatches.count()
  expect(count).toBeGreaterThan(10)
  const drawn = new Set<string>()
  for (let place = 0; place < count; place += 1) drawn.add((await swatches.nth(place).screenshot()).toString('base64'))
  expect(drawn.size).toBe(count)
})
