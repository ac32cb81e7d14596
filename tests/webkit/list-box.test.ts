import { expect, it } from 'vitest'
import { openShopInWebKit } from '../support/webkit-shop.js'

const shop = openShopInWebKit()

it.each([375, 1280])('the list of orders stands below its button, and a tap beside it closes it, at %s px', async (width) => {
  const page = await shop.visit('/products', width)
  await page.find(`getByRole('button', { name: /^Sortieren/ })`).click()
  const list = page.find(`getByRole('listbox', { name: /^Sortieren/ })`)
  const [box, button] = [await list.box(), await page.find(`getByRole('button', { name: /^Sortieren/ })`).box()]
  expect(Math.abs(box.y - (button.y + button.height) - 6)).toBeLessThan(2)
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(width)
  await page.tapAt(4, 700)
  await expect.poll(() => list.count()).toBe(0)
})
