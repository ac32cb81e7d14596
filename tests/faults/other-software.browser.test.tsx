import '../../src/blocks/cart-page/index.js'
import '../../src/blocks/checkout/index.js'
import { within } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { openSandbox, type ShopPage, userEvent } from '../support/shop-page.js'
import { treat, treatments } from '../support/translator.js'

const shopPage = openSandbox()
const textOf = (element: Element): string => (element.shadowRoot?.textContent ?? '').replace(/\s+/g, ' ')

/** What the same block says where nobody has touched it. */
async function untouched(element: HTMLElement): Promise<string> {
  const fresh = document.createElement(element.localName)
  element.after(fresh)
  await vi.waitFor(() => expect(fresh.dataset.state).toBe(element.dataset.state))
  await vi.waitFor(() => expect(fresh.shadowRoot?.querySelector('.line, form, .count')).toBeTruthy())
  const text = textOf(fresh)
  fresh.remove()
  return text
}

const badge = (page: ShopPage) => page.element('main-navigation').shadowRoot?.querySelector('[part=badge]')?.textContent

describe.each(Object.keys(treatments))('other software %s', (name) => {
  it('and the cart shows its new prices and counts once, as if nobody had touched it', async () => {
    const page = await shopPage({
      html: '<vitrine-main-navigation></vitrine-main-navigation><vitrine-cart-page></vitrine-cart-page>',
      scene: 'full-cart',
    })
    const cart = page.element('cart-page')
    const total = () => cart.shadowRoot?.querySelector('.sums .total dd')?.textContent
    await vi.waitFor(() => expect(total()).toMatch(/€/))
    await vi.waitFor(() => expect(badge(page)).toBeTruthy())
    const [before, count] = [total(), badge(page)]
    for (let round = 0; round < 2; round += 1) {
      treat(page.container, treatments[name]!)
      const [more] = within(cart.shadowRoot as unknown as HTMLElement).getAllByRole('button', { name: /erhöhen$/ })
      const was = badge(page)
      await userEvent.click(more!)
      await vi.waitFor(() => expect(Number(badge(page))).toBeGreaterThan(Number(was)))
      await vi.waitFor(() => expect(total()).toMatch(/^[\d.,]+\s€$/))
    }
    expect(total()).not.toBe(before)
    expect(Number(badge(page))).toBe(Number(count) + 2)
    await vi.waitFor(async () => expect(textOf(cart)).toBe(await untouched(cart)))
    expect(cart.dataset.state).toBe('filled')
    expect(cart.shadowRoot?.querySelector('[part=error]')).toBeNull()
  })

  it('and the checkout goes on, step by step', async () => {
    const page = await shopPage({ html: '<vitrine-checkout></vitrine-checkout>', scene: 'checkout-ready' })
    page.shop.consultant.set(await (await page.shop.consultants.get()).find({ moniker: 'anna-berger', guest: true }))
    await page.becomes('checkout', 'ready')
    const till = page.in('checkout')
    await till.findByRole('button', { name: 'Zahlungspflichtig bestellen' })
    treat(page.container, treatments[name]!)
    await userEvent.click(await till.findByRole('button', { name: 'Zahlungspflichtig bestellen' }))
    await page.becomes('checkout', 'done')
    expect(page.element('checkout').shadowRoot?.querySelector('[part=error]')).toBeNull()
  })
})

it('asks that prices, counts and names are not translated', async () => {
  const page = await shopPage({
    html: '<vitrine-main-navigation></vitrine-main-navigation><vitrine-cart-page></vitrine-cart-page><vitrine-product-list></vitrine-product-list>',
    scene: 'full-cart',
  })
  const within = (name: string, selector: string) => [...(page.element(name).shadowRoot?.querySelectorAll(selector) ?? [])]
  const untranslated = () => [
    ...within('product-list', '[part=price] strong, .card .name'),
    ...within('cart-page', '.line h3, .line-price strong, .sums .total dd'),
    ...within('main-navigation', '[part=badge]'),
  ]
  await vi.waitFor(() => expect(new Set(untranslated().map((each) => each.getRootNode())).size).toBe(3))
  const before = untranslated().map((each) => each.textContent)
  treat(page.container, (text) => text.replaceWith('Translated'), false)
  expect(untranslated().map((each) => each.textContent)).toEqual(before)
})
