import '../../src/blocks/order-history/index.js'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import { colourScheme, complaints, openSandbox, type PageOptions, userEvent } from '../support/shop-page.js'
import { schemes } from '../support/sample.js'

const openPage = openSandbox()
const html = '<vitrine-order-history withdrawal-url="/widerrufen"></vitrine-order-history>'

async function historyPage(options: Partial<PageOptions> = {}) {
  const page = await openPage({ html, scene: 'orders', ...options })
  const block = page.in('order-history')
  return {
    ...page,
    block,
    becomes: (state: string) => page.becomes('order-history', state),
    press: async (name: string | RegExp, index = 0) => userEvent.click((await block.findAllByRole('button', { name }))[index]!),
    orders: () => Object.values(page.sandbox.world.state.orders),
  }
}

describe('vitrine-order-history', () => {
  it('shows what she has ordered, the newest first, with number, state in words and sum', async () => {
    const page = await historyPage()
    await page.becomes('filled')
    const headings = page.block.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(headings).toHaveLength(3)
    expect(headings[0]).toMatch(/^Bestellung vom \d+\. \S+ \d{4}$/)
    expect((await page.block.findAllByText(/^(Erstellt|Geliefert)$/)).map(({ textContent }) => textContent)).toEqual([
      'Erstellt',
      'Geliefert',
      'Geliefert',
    ])
    expect(page.block.getAllByText(/^LR-/)).toHaveLength(3)
  })

  it('shows no sum, instead of nothing to pay, where the platform says none', async () => {
    onTestFinished(() => void vi.unstubAllGlobals())
    const ask = window.fetch
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      const response = await ask(...request)
      if (!/\/order-summaries(\?|$)/.test(String(request[0]))) return response
      const body = (await response.json()) as { orderSummaries: { totalAmount: unknown; fields: object }[] }
      Object.assign(body.orderSummaries[0]!, { totalAmount: null, fields: {} })
      return Response.json(body)
    })
    const page = await historyPage()
    await page.becomes('filled')
    expect(page.block.getAllByText(/^LR-/)).toHaveLength(3)
    expect(page.block.getAllByText(/€/)).toHaveLength(2)
  })

  it('shows one of them whole, asked for when it is opened, and folds it again', async () => {
    const page = await historyPage()
    await page.becomes('filled')
    expect(page.asked(/lookup/)).toEqual([])
    await page.press(/^Ansehen/, 1)
    await page.block.findByText(/inkl\. .* MwSt\./)
    expect(page.block.getAllByText('1 ×')).toHaveLength(2)
    expect(page.asked(/lookup/)).toHaveLength(1)
    const button = page.block.getByRole('button', { name: /^Einklappen/ })
    expect(button.getAttribute('aria-expanded')).toBe('true')
    await userEvent.click(button)
    expect(page.block.queryByRole('button', { name: /^Einklappen/ })).toBeNull()
  })

  it('opens the order that the address names', async () => {
    const page = await historyPage()
    await page.becomes('filled')
    const number = page.block.getAllByText(/^LR-/)[2]!.textContent!
    const again = await historyPage({ at: `/orders?order=${number}` })
    await again.becomes('filled')
    // Another world has other numbers; the first one of the same scene has the same.
    await again.block.findByText(/inkl\. .* MwSt\./)
  })

  it('leads from an order to its withdrawal, and says when that has come in', async () => {
    const page = await historyPage()
    await page.press(/^Ansehen/)
    const link = await page.block.findByRole('link', { name: 'Vertrag widerrufen' })
    expect(link.getAttribute('href')).toBe(`/widerrufen?order=${page.block.getAllByText(/^LR-/)[0]!.textContent}`)
    const withdrawn = await historyPage({
      world: ({ world }) => {
        for (const order of Object.values(world.state.orders)) order.withdrawn = '2026-11-20T09:30:00.000Z'
      },
    })
    await withdrawn.press(/^Ansehen/)
    await withdrawn.block.findByText(/Dein Widerruf ist am 20\. November 2026/)
    expect(withdrawn.block.queryByRole('link', { name: 'Vertrag widerrufen' })).toBeNull()
  })

  it('puts the items of an order into the cart again, and tells the page how many', async () => {
    const page = await historyPage()
    const told = vi.fn()
    page.element('order-history').addEventListener('vitrine-order-again', (event) => told((event as CustomEvent).detail))
    await page.press(/^Nochmal kaufen/, 1)
    await vi.waitFor(() => expect(told.mock.calls).toEqual([[{ count: 2 }]]))
    const ordered = page.orders().toSorted((left, right) => right.orderedDate.localeCompare(left.orderedDate))[1]!
    page.shop.cart.open()
    await vi.waitFor(() => {
      const lines = page.shop.cart.view.get().cart?.lines.map(({ productId }) => productId)
      expect(lines?.toSorted()).toEqual(ordered.productIds.toSorted())
    })
    await page.announced('2 Artikel liegen im Warenkorb.')
    expect(page.said('cart.open')).toEqual([{ reason: 'added' }])
  })

  it('says which items could not be bought again, and why', async () => {
    const page = await historyPage({
      world: ({ world }) => {
        const [, second] = Object.values(world.state.orders).toSorted((left, right) => right.orderedDate.localeCompare(left.orderedDate))
        world.state.goneProducts = second!.productIds.slice(0, 1)
      },
    })
    await page.press(/^Nochmal kaufen/, 1)
    await page.block.findByText('1 Artikel liegt im Warenkorb.')
    expect(page.block.getByText(/Diesen Artikel gibt es leider nicht mehr/).isConnected).toBe(true)
    expect(page.said('cart.open')).toEqual([])
  })

  it('buys again once, however often she presses', async () => {
    const page = await historyPage()
    await page.becomes('filled')
    await userEvent.dblClick(page.block.getAllByRole('button', { name: /^Nochmal kaufen/ })[0]!)
    await page.announced('1 Artikel liegt im Warenkorb.')
    page.shop.cart.open()
    await vi.waitFor(() => expect(page.shop.cart.view.get().cart?.productCount).toBe(1))
  })

  it('shows older orders when asked', async () => {
    const page = await historyPage({
      world: ({ world }) => {
        const [order] = Object.values(world.state.orders)
        for (let number = 10; number < 22; number += 1) {
          const orderId = `8019V00000000${number}QAA`
          world.state.orders[orderId] = { ...order!, orderId, orderedDate: `2025-01-${number}T10:00:00.000Z` }
        }
      },
    })
    await page.becomes('filled')
    expect(page.block.getAllByRole('heading', { level: 2 })).toHaveLength(10)
    await page.press('Ältere Bestellungen zeigen')
    await vi.waitFor(() => expect(page.block.getAllByRole('heading', { level: 2 })).toHaveLength(15))
    expect(page.block.queryByRole('button', { name: 'Ältere Bestellungen zeigen' })).toBeNull()
  })

  it('says that nothing was ordered yet, and leads to the shop', async () => {
    const page = await historyPage({ scene: 'signed-in' })
    await page.becomes('empty')
    expect(page.block.getByRole('link', { name: 'Zum Shop' }).getAttribute('href')).toBe('/products')
  })

  it('lets a guest find her order with its number and her e-mail address, and asks for no list', async () => {
    const page = await historyPage({ scene: 'just-ordered' })
    await page.becomes('guest')
    const [order] = page.orders()
    await userEvent.fill(await page.block.findByLabelText('Bestellnummer'), order!.receipt!.orderReferenceNumber)
    await userEvent.fill(page.block.getByLabelText('E-Mail-Adresse'), 'Greta.Sommer@example.org')
    await page.press('Bestellung finden')
    await page.block.findByText(/Lindenweg 4/)
    expect(page.block.getByRole('link', { name: 'Vertrag widerrufen' }).isConnected).toBe(true)
    expect(page.asked(/GET.*order-summaries/)).toEqual([])
    // Since v64 the phone number of the order opens it with a token.
    await userEvent.fill(page.block.getByLabelText(/^Telefonnummer/), '+49 171 3920092')
    await page.press('Bestellung finden')
    await vi.waitFor(() => expect(page.asked(/actions\/authorize/)).toHaveLength(1))
    await page.block.findByText(/Lindenweg 4/)
    expect(page.asked(/POST.*lookup/)).toHaveLength(1)
    expect(page.asked(/GET.*lookup/)).toHaveLength(1)
  })

  it('tells a guest who is wrong in one of them the same as if there were no such order', async () => {
    const page = await historyPage({ scene: 'just-ordered' })
    await page.becomes('guest')
    const [order] = page.orders()
    await userEvent.fill(await page.block.findByLabelText('Bestellnummer'), order!.receipt!.orderReferenceNumber)
    await page.press('Bestellung finden')
    await vi.waitFor(() =>
      expect(page.element('order-history').shadowRoot?.activeElement).toBe(page.block.getByLabelText('E-Mail-Adresse')),
    )
    await userEvent.fill(page.block.getByLabelText('E-Mail-Adresse'), 'mallory@example.org')
    await page.press('Bestellung finden')
    await page.block.findByText(/keine Bestellung gefunden/)
    expect(page.element('order-history').shadowRoot?.textContent).not.toContain('Lindenweg')
  })

  it('can be asked for again when the platform does not answer', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await historyPage({ weather: [{ kind: 'error-503', match: 'order-summaries', times: 1 }] })
    await page.becomes('failed')
    await page.press('Erneut versuchen')
    await page.becomes('filled')
  })

  it('shows nothing of hers any more when she signs out', async () => {
    const page = await historyPage()
    await page.becomes('filled')
    await page.shop.logout()
    await page.becomes('guest')
    expect(page.element('order-history').shadowRoot?.textContent).not.toContain('LR-')
  })

  it('shows an editor samples, without asking the platform', async () => {
    const page = await historyPage({ html: html.replace('>', ' data-vitrine-mode="edit">') })
    await page.becomes('filled')
    expect(page.asked(/order-summaries/)).toEqual([])
  })

  it('fits a phone of 320 px, an order opened', async () => {
    await browserPage.viewport(320, 640)
    const page = await historyPage()
    await page.press(/^Ansehen/)
    await page.block.findByText(/inkl\. .* MwSt\./)
    expect(document.documentElement.scrollWidth).toBe(320)
    await browserPage.viewport(1280, 800)
  })

  it.each(schemes)('has nothing that axe complains about in %s, neither for her nor for a guest', async (scheme) => {
    await colourScheme(scheme)
    const page = await historyPage()
    await page.press(/^Ansehen/)
    await page.block.findByText(/inkl\. .* MwSt\./)
    expect(await complaints(page.element('order-history'))).toEqual([])
    const guest = await historyPage({ scene: 'guest' })
    await guest.block.findByLabelText('Bestellnummer')
    expect(await complaints(guest.element('order-history'))).toEqual([])
    await colourScheme('light')
  })
})
