import { expect, it, vi } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import '../../src/blocks/cart-page/index.js'
import '../../src/blocks/order-history/index.js'
import { fillGuestCart, regular } from '../../src/sandbox/scene-parts.js'
import { primaryOf, recordPurchase } from '../../src/sandbox/world/consultants/relations.js'
import { products } from '../../src/sandbox/world/shop/catalogue.js'
import type { World } from '../../src/sandbox/world/world.js'
import { openSandbox, userEvent } from '../support/shop-page.js'

/** One of each shape that a catalogue has, and one as the others are. */
const shaped = [
  products[0]!,
  ...products.filter(
    ({ pictureFormat }, place, all) => pictureFormat && all.findIndex((one) => one.pictureFormat === pictureFormat) === place,
  ),
]
const shopPage = openSandbox({ facts: { products: shaped.map((product) => ({ ...product, stock: 50 })) } })

/** The rooms of pictures by what one selects; every picture in one, whole, whatever its shape. */
async function look(root: ParentNode, room: string) {
  await vi.waitFor(() => expect(root.querySelectorAll(room).length).toBeGreaterThanOrEqual(shaped.length))
  const rooms = [...root.querySelectorAll(room)]
  for (const image of root.querySelectorAll<HTMLImageElement>(`${room} img`)) image.loading = 'eager'
  await vi.waitFor(() => expect([...root.querySelectorAll<HTMLImageElement>(`${room} img`)].every(({ complete }) => complete)).toBe(true))
  const ratios = new Set(rooms.map((each) => (each.clientHeight / each.clientWidth).toFixed(2)))
  expect([...ratios], room).toHaveLength(1)
  for (const image of root.querySelectorAll<HTMLImageElement>(`${room} img`)) {
    const [inner, outer] = [image.getBoundingClientRect(), image.closest(room)!.getBoundingClientRect()]
    expect(inner.bottom - outer.bottom, `${room} ${image.src}`).toBeLessThanOrEqual(0.5)
    expect(inner.right - outer.right, `${room} ${image.src}`).toBeLessThanOrEqual(0.5)
    expect(getComputedStyle(image).objectFit, room).toBe('contain')
  }
  // Two have none: one is not there, and one was never made.
  await vi.waitFor(() => expect(root.querySelectorAll(`${room} .no-picture`)).toHaveLength(2))
}

it.each([375, 800, 1280])('pictures of every shape are whole, and in the same room, in cards and in the cart, at %i px', async (width) => {
  await browserPage.viewport(width, 900)
  const page = await shopPage({
    html: '<vitrine-product-list page-size="24"></vitrine-product-list><vitrine-cart-page></vitrine-cart-page>',
    world: ({ world }) => {
      fillGuestCart(world, shaped, 1)
      world.state.client = { ...world.state.scene.client }
    },
  })
  await page.becomes('product-list', 'filled')
  await look(page.element('product-list').shadowRoot!, '.picture')
  await page.becomes('cart-page', 'filled')
  await look(page.element('cart-page').shadowRoot!, '.line-picture')
})

it('and in a list of what was ordered', async () => {
  const page = await shopPage({
    html: '<vitrine-order-history></vitrine-order-history>',
    scene: 'signed-in',
    world: ({ world }) => order(world),
  })
  await page.becomes('order-history', 'filled')
  await userEvent.click((await page.in('order-history').findAllByRole('button', { name: /^Ansehen/ }))[0]!)
  await look(page.element('order-history').shadowRoot!, '.goods-picture')
})

function order(world: World): void {
  const customer = regular(world)
  recordPurchase(world, { customer, consultant: primaryOf(world, customer)!, products: shaped })
}
