import { it } from 'vitest'
import { within } from '@testing-library/dom'
import { products } from '../../src/sandbox/world/catalogue.js'
import { fillCart, useShop, userEvent } from '../support/shop-page.js'
const shopPage = useShop()
const html = '<vitrine-main-navigation></vitrine-main-navigation><vitrine-cart-panel></vitrine-cart-panel>'
const name = products[0]!.name
const open = async () => {
  const page = await shopPage({ html, world: (s) => fillCart(s, [[products[0]!.id, 1], [products[2]!.id, 2]]) })
  await userEvent.click(page.in('main-navigation').getByRole('button', { name: /^Warenkorb/ }))
  await page.becomes('cart-panel', 'filled')
  return page
}
it('undo', async () => {
  const page = await open()
  const active = () => page.element('cart-panel').shadowRoot?.activeElement?.outerHTML.slice(0, 90)
  await userEvent.click(page.in('cart-panel').getByRole('button', { name: `${name} entfernen` }))
  console.log('1', active())
  await userEvent.click(page.in('cart-panel').getByRole('button', { name: 'Rückgängig' }))
  for (let i = 0; i < 6; i++) { console.log('2', active(), document.activeElement?.localName); await new Promise((r) => setTimeout(r, 50)) }
})
it('esc', async () => {
  const page = await open()
  await userEvent.click(page.in('cart-panel').getByRole('button', { name: `${name} entfernen` }))
  await userEvent.keyboard('{Escape}')
  const d = page.element('cart-panel').shadowRoot!.querySelector('dialog')!
  for (let i = 0; i < 8; i++) {
    await new Promise((r) => setTimeout(r, 100))
    console.log('open?', d.open, getComputedStyle(d).display, getComputedStyle(d).translate, d.matches(':modal'), document.elementFromPoint(1200, 30)?.localName)
  }
  const b = page.in('main-navigation').getByRole('button', { name: /^Warenkorb/ })
  console.log(JSON.stringify(b.getBoundingClientRect()), page.element('main-navigation').shadowRoot!.elementFromPoint(b.getBoundingClientRect().x + 10, b.getBoundingClientRect().y + 10)?.outerHTML.slice(0, 100))
})
