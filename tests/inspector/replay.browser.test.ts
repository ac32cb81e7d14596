import { getResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { pageBus, pageShare } from '../../src/core/bus/index.js'
import { Recorder } from '../../src/devtools/inspector/recorder.js'
import { Witness } from '../../src/devtools/inspector/witness.js'
import { replay } from '../../src/sandbox/replay.js'
import { products } from '../../src/sandbox/world/shop/catalogue.js'
import { memoryOn } from '../../src/commerce/domain/memory.js'
import type { Shop } from '../../src/commerce/domain/shop.js'
import { openSandbox, type ShopPage, userEvent } from '../support/shop-page.js'

const openShop = openSandbox()
const html = '<vitrine-product-list page-size="4"></vitrine-product-list><vitrine-main-navigation></vitrine-main-navigation>'

/** Sees the page from its first request on. */
function witnessed() {
  let witness: Witness | undefined
  const see = () => {
    witness ??= new Witness({
      bus: pageBus(),
      shop: pageShare().shop as Shop,
      fetch: (...request) => fetch(...request),
      address: () => location.href,
      began: Date.now(),
    })
    return witness
  }
  return {
    before: () => {
      pageShare().fetch = (...request) => see().fetch(...request)
    },
    save: () =>
      new Recorder(
        memoryOn(() => sessionStorage),
        see(),
        '0.1.0',
      ).stop(),
  }
}

/** What she reads when she has pressed the first product's button. */
async function refusalOfFirst(page: ShopPage): Promise<string> {
  const [first] = await page.in('product-list').findAllByRole('button', { name: /in den Warenkorb$/i })
  await userEvent.click(first!)
  return vi.waitFor(() => {
    const told = page
      .in('product-list')
      .getAllByRole('alert')
      .find((alert) => alert.textContent !== '')
    expect(told).toBeDefined()
    return told?.textContent ?? ''
  })
}

describe('a fault that a shopper met', () => {
  it.each([
    ['a conflict', { weather: [{ kind: 'conflict-409' as const, match: 'cart-items', method: 'POST' }] }],
    ['what is gone meanwhile', { weather: [{ kind: 'gone-410' as const, match: 'cart-items', method: 'POST' }] }],
  ])('is met again in a test, with the answers of the file alone: %s', async (_, wish) => {
    const { before, save } = witnessed()
    const met = await refusalOfFirst(await openShop({ html, before, ...wish }))
    const file = save()

    const { handlers, missing, settings } = replay(file)
    expect(settings.webstoreId).toBe('0ZE000000000001GAA')
    const answer: typeof fetch = async (input, init) =>
      (await getResponse(handlers, new Request(new URL(String(input), location.href), init))) ?? Response.error()
    const page = await openShop({
      html,
      before: () => {
        pageShare().fetch = answer
      },
    })
    expect(await refusalOfFirst(page)).toBe(met)
    expect(page.asked()).toEqual([])
    expect(missing).toEqual([])
  })

  it('is met again with what the page around had said', async () => {
    const { before, save } = witnessed()
    const page = await openShop({ html, before })
    await page.in('product-list').findAllByRole('button', { name: /in den Warenkorb$/i })
    pageBus().publish('cart.changed', { count: 42, processing: false })
    await page.in('main-navigation').findByRole('button', { name: /^Warenkorb.*42/ })
    const file = save()

    const again = await openShop({
      html,
      before: () => {
        pageShare().fetch = replay(file).fetch
      },
    })
    await again.in('main-navigation').findByRole('button', { name: /^Warenkorb.*42/ })
    expect(again.said('cart.changed').at(-1)).toEqual({ count: 42, processing: false })
  })

  it('shows the goods as they were, by their names', async () => {
    const { before, save } = witnessed()
    const page = await openShop({ html, before })
    await page.in('product-list').findAllByRole('button', { name: /in den Warenkorb$/i })
    const file = save()
    expect(products.filter(({ name }) => file.includes(name)).length).toBeGreaterThan(3)
  })
})
