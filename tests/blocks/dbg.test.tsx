import { it, expect } from 'vitest'
import { within } from '@testing-library/dom'
import { products } from '../../src/sandbox/world/catalogue.js'
import { fillCart, useShop, userEvent } from '../support/shop-page.js'
const shopPage = useShop()
const html = '<vitrine-main-navigation></vitrine-main-navigation><vitrine-cart-panel></vitrine-cart-panel>'
it('enter', async () => {
  const page = await shopPage({ html, world: (s) => fillCart(s, [[products[0]!.id, 1], [products[2]!.id, 2]]) })
  page.shop.bus.watch((e) => console.log(e.channel, JSON.stringify(e.message)))
  const real = page.shop.cart.setQuantity.bind(page.shop.cart)
  page.shop.cart.setQuantity = (a, b) => { console.log('setQuantity', a, b, new Error().stack?.split('\n').slice(2, 9).join('|')); return real(a, b) }
  await userEvent.click(page.in('main-navigation').getByRole('button', { name: /^Warenkorb/ }))
  await page.becomes('cart-panel', 'filled')
  const input = page.in('cart-panel').getByRole<HTMLInputElement>('textbox', { name: `Menge von ${products[0]!.name}` })
  await userEvent.fill(input, '3')
  console.log('filled', input.value)
  await userEvent.keyboard('{Enter}')
  await page.becomes('cart-panel', 'processing')
  await page.becomes('cart-panel', 'filled')
  console.log(page.asked(/PATCH/))
  // close
  await userEvent.click(page.in('cart-panel').getByRole('button', { name: `${products[0]!.name} entfernen` }))
  console.log('active', page.element('cart-panel').shadowRoot?.activeElement?.outerHTML)
  await userEvent.keyboard('{Escape}')
  for (let i = 0; i < 10; i++) {
    await new Promise((r) => setTimeout(r, 100))
    console.log('open?', page.element('cart-panel').shadowRoot?.querySelector('dialog')?.open, page.state('cart-panel'))
  }
})
