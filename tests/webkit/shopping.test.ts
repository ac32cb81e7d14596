import { expect, it } from 'vitest'
import { openShopInWebKit } from '../support/webkit-shop.js'

const shop = openShopInWebKit()

it('a shopper on a phone finds a product, puts it into the cart, and comes to the steps of the checkout', async () => {
  const page = await shop.visit('/products', 375)
  await page.find(`getByRole('link', { name: 'Rosenserum Leuchtkraft' }).first()`).click()
  await page.find(`getByRole('heading', { name: 'Rosenserum Leuchtkraft', level: 1 })`).waitFor()
  expect(await page.evaluate('return document.documentElement.scrollWidth')).toBe(375)
  await page.find(`getByRole('button', { name: 'Rosenserum Leuchtkraft in den Warenkorb' }).first()`).click()
  const panel = `getByRole('dialog', { name: 'Warenkorb' })`
  await page.find(`${panel}.getByRole('link', { name: 'Rosenserum Leuchtkraft' })`).waitFor()
  await page.find(`${panel}.getByRole('link', { name: 'Zur Kasse' })`).click()
  await page.find(`getByRole('heading', { name: 'Kasse', level: 1 })`).waitFor()
  await page.find(`getByRole('textbox', { name: 'E-Mail-Adresse' })`).fill('anna.muster@example.org')
  expect(await page.find(`getByRole('textbox', { name: 'E-Mail-Adresse' })`).value()).toBe('anna.muster@example.org')
})
