import { expect, it } from 'vitest'
import { openShopInWebKit } from '../support/webkit-shop.js'

const shop = openShopInWebKit()

it.each([375, 1280])('what was searched for stands in the field after Back and after a reload, at %s px', async (width) => {
  const page = await shop.visit('/search', width)
  const field = page.find(`getByRole('searchbox')`)
  await field.fill('Versand')
  await page.find(`getByRole('link', { name: 'Versand, Zahlung und Rückgabe' }).first()`).click()
  await page.find(`getByRole('heading', { name: 'Versand, Zahlung und Rückgabe' }).first()`).waitFor()
  await page.back()
  await page.find(`getByRole('link', { name: 'Versand, Zahlung und Rückgabe' }).first()`).waitFor()
  expect(await field.value()).toBe('Versand')
  await page.reload()
  await page.find(`getByRole('link', { name: 'Versand, Zahlung und Rückgabe' }).first()`).waitFor()
  expect(await field.value()).toBe('Versand')
})
