import { expect, it, vi } from 'vitest'
import { products } from '../../src/sandbox/world/shop/catalogue.js'
import { openSandbox, userEvent } from '../support/shop-page.js'

const openShop = openSandbox()
const [product] = products.filter(({ quantityRule }) => !quantityRule)

it('waits with a change of the cart until another tab is done with its own', async () => {
  const page = await openShop({ html: '<vitrine-product-list></vitrine-product-list><vitrine-cart-panel></vitrine-cart-panel>' })
  await page.becomes('product-list', 'filled')
  let isDone = () => {}
  const other = navigator.locks.request('vitrine.cart', () => new Promise<void>((resolve) => (isDone = resolve)))
  await vi.waitFor(async () => expect((await navigator.locks.query()).held).toHaveLength(1))
  await userEvent.click(page.in('product-list').getByRole('button', { name: `${product!.name} in den Warenkorb` }))
  await vi.waitFor(async () => expect((await navigator.locks.query()).pending).toHaveLength(1))
  expect(page.asked(/^POST .*cart-items/)).toEqual([])
  isDone()
  await other
  await page.in('cart-panel').findByRole('heading', { name: product!.name })
  expect(page.asked(/^POST .*cart-items/)).toHaveLength(1)
})
