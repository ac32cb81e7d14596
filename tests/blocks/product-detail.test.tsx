import { within } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { products } from '../../src/sandbox/world/shop/catalogue.js'
import { type ShopPage, openSandbox, userEvent } from '../support/shop-page.js'

const shopPage = openSandbox()
const serum = products[0]!
const reduced = products.find(({ listPrice }) => listPrice)!
const ruled = products.find(({ quantityRule }) => quantityRule?.increment === 2)!
const many = products.find(({ badges }) => badges.length > 1)!
const detail = (id = '') => `<vitrine-product-detail product="${id}" products-url="/alles"></vitrine-product-detail>`
const it_ = (page: ShopPage) => page.in('product-detail')
const text = (page: ShopPage) => (page.element('product-detail').shadowRoot?.textContent ?? '').replaceAll('\u00a0', ' ')

async function shown(id: string, options: Partial<Parameters<typeof shopPage>[0]> = {}) {
  const page = await shopPage({ html: detail(id), ...options })
  await page.becomes('product-detail', 'filled')
  return page
}

describe('vitrine-product-detail', () => {
  it('shows a product: name, what it is, price, base price, description, and the way back', async () => {
    const page = await shown(serum.id)
    expect(it_(page).getByRole('heading', { level: 1 }).textContent).toBe(serum.name)
    expect(it_(page).getByText(serum.line).isConnected).toBe(true)
    expect(it_(page).getByText(serum.description).isConnected).toBe(true)
    expect(it_(page).getByText('39,90 €').isConnected).toBe(true)
    expect(text(page)).toContain('1.330,00 € / l · inkl. MwSt., zzgl. Versand')
    expect(
      it_(page)
        .getByRole('link', { name: /Alle Produkte/ })
        .getAttribute('href'),
    ).toBe('/alles')
    expect(text(page)).toContain('Sofort lieferbar')
  })

  it('takes the product from the address when the page names none', async () => {
    const page = await shopPage({ html: detail(), at: `/product?id=${reduced.id}` })
    await page.becomes('product-detail', 'filled')
    expect(it_(page).getByRole('heading', { level: 1 }).textContent).toBe(reduced.name)
  })

  it('shows a reduction with the price before and the lowest of 30 days', async () => {
    const page = await shown(reduced.id)
    const before = Number(reduced.listPrice).toLocaleString('de', { style: 'currency', currency: 'EUR' }).replace('\u00a0', ' ')
    expect(it_(page).getByText(before).tagName).toBe('S')
    expect(text(page)).toContain(`niedrigster Preis der letzten 30 Tage: ${before}`)
  })

  it('wears all its badges', async () => {
    const page = await shown(many.id)
    const words = {
      new: 'Neu',
      'limited-edition': 'Limitierte Edition',
      'best-seller': 'Bestseller',
      'award-winning': 'Ausgezeichnet',
      featured: 'Empfohlen',
    }
    for (const badge of many.badges) expect(it_(page).getByText(words[badge]).isConnected).toBe(true)
  })

  it('shows another of its pictures when she chooses it', async () => {
    const page = await shown(serum.id)
    const pictures = it_(page).getByRole('group', { name: 'Bilder' })
    const large = () => it_(page).getByRole('img', { name: /./ }).getAttribute('src')
    const before = large()
    expect(within(pictures).getByRole('button', { name: 'Bild 1' }).getAttribute('aria-pressed')).toBe('true')
    await userEvent.click(within(pictures).getByRole('button', { name: 'Bild 2' }))
    expect(large()).not.toBe(before)
    expect(within(pictures).getByRole('button', { name: 'Bild 2' }).getAttribute('aria-pressed')).toBe('true')
  })

  it('puts as many into the cart as she chose, and tells the page', async () => {
    const page = await shown(serum.id)
    const heard = vi.fn()
    page.container.addEventListener('vitrine-product-add', heard)
    await userEvent.click(it_(page).getByRole('button', { name: `Menge von ${serum.name} erhöhen` }))
    await userEvent.click(it_(page).getByRole('button', { name: `${serum.name} in den Warenkorb` }))
    await page.announced(`„${serum.name}“ liegt im Warenkorb.`)
    expect(heard.mock.calls[0]?.[0].detail).toEqual({ productId: serum.id, quantity: 2 })
    expect(page.said('cart.open')).toEqual([{ reason: 'added' }])
    await vi.waitFor(() => expect(page.said('cart.changed').at(-1)).toEqual({ count: 2, processing: false }))
  })

  it.each(['abc', '-1', '0', '1e9', '1.5'])('says "Bitte gib eine gültige Zahl ein." for %s and sends nothing', async (typed) => {
    const page = await shown(serum.id)
    await userEvent.fill(it_(page).getByLabelText(`Menge von ${serum.name}`), typed)
    await userEvent.click(it_(page).getByRole('button', { name: `${serum.name} in den Warenkorb` }))
    expect(it_(page).getByRole('alert').textContent).toBe('Bitte gib eine gültige Zahl ein.')
    expect(page.asked(/^POST .*cart-items/)).toEqual([])
  })

  it('begins with the smallest quantity the product is sold in', async () => {
    const page = await shown(ruled.id)
    expect(it_(page).getByLabelText<HTMLInputElement>(`Menge von ${ruled.name}`).value).toBe('2')
  })

  it.each([
    [3, 'nur noch 3 verfügbar'],
    [1, 'nur noch 1 verfügbar'],
    [0, 'ausverkauft'],
  ])('says how few there are: %i', async (stock, words) => {
    const page = await shown(serum.id, { world: ({ world }) => Object.assign(world.state.stock, { [serum.id]: stock }) })
    expect(it_(page).getByText(words).isConnected).toBe(true)
    expect(it_(page).queryByText(/Sofort lieferbar/)).toBeNull()
  })

  it('counts up to as many as there are', async () => {
    const page = await shown(serum.id, { world: ({ world }) => Object.assign(world.state.stock, { [serum.id]: 2 }) })
    const more = it_(page).getByRole('button', { name: `Menge von ${serum.name} erhöhen` })
    for (let times = 0; times < 4; times += 1) {
      more.click()
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    expect(it_(page).getByLabelText<HTMLInputElement>(`Menge von ${serum.name}`).value).toBe('2')
    expect(more.getAttribute('aria-disabled')).toBe('true')
  })

  it('says while it still tries that the connection is slow', async () => {
    const page = await shown(serum.id)
    page.sandbox.weather({ kind: 'offline', match: 'cart-items', times: 1 })
    await userEvent.click(it_(page).getByRole('button', { name: `${serum.name} in den Warenkorb` }))
    await it_(page).findByText('Die Verbindung stockt. Wir versuchen es gleich noch einmal.', undefined, { timeout: 2000 })
  })

  it('says what is left when she wants more', async () => {
    const page = await shown(serum.id, { world: ({ world }) => Object.assign(world.state.stock, { [serum.id]: 2 }) })
    await userEvent.fill(it_(page).getByLabelText(`Menge von ${serum.name}`), '5')
    await userEvent.click(it_(page).getByRole('button', { name: `${serum.name} in den Warenkorb` }))
    expect((await it_(page).findByRole('alert')).textContent).toBe('Nur noch 2 verfügbar.')
  })

  it('keeps it among the favourites', async () => {
    const page = await shown(serum.id, { scene: 'signed-in' })
    await userEvent.click(it_(page).getByRole('button', { name: `${serum.name} merken` }))
    await page.announced('Artikel als Favorit gespeichert')
  })

  it('shows another product when the page names another, with a quantity of its own', async () => {
    const page = await shown(serum.id)
    await userEvent.fill(it_(page).getByLabelText(`Menge von ${serum.name}`), '3')
    await userEvent.click(it_(page).getByRole('button', { name: 'Bild 2' }))
    page.element('product-detail').setAttribute('product', ruled.id)
    expect((await it_(page).findByRole('heading', { level: 1, name: ruled.name })).isConnected).toBe(true)
    expect(it_(page).getByLabelText<HTMLInputElement>(`Menge von ${ruled.name}`).value).toBe('2')
    expect(it_(page).getByRole('button', { name: 'Bild 1' }).getAttribute('aria-pressed')).toBe('true')
  })
})

describe('vitrine-product-detail without a product', () => {
  it.each([
    ['is gone', serum.id, [serum.id]],
    ['never was', '01t000000000000AAA', []],
    ['has an id that is none', '../../etc/passwd', []],
    ['has no id', '', []],
    ['has an id full of script', '<script>alert(1)</script>', []],
  ])('says that there is none and shows the way on when it %s', async (_, id, goneProducts) => {
    const page = await shopPage({
      html: '<vitrine-product-detail products-url="/alles"></vitrine-product-detail>',
      at: `/product?id=${encodeURIComponent(id)}`,
      world: ({ world }) => Object.assign(world.state, { goneProducts }),
    })
    await page.becomes('product-detail', 'gone')
    expect(it_(page).getByRole('heading', { name: 'Dieses Produkt gibt es nicht mehr' }).isConnected).toBe(true)
    expect(it_(page).getByRole('link', { name: 'Alle Produkte' }).getAttribute('href')).toBe('/alles')
    expect(it_(page).queryByRole('alert')).toBeNull()
  })

  it.each(['offline', 'error-500', 'html', 'malformed'] as const)('says what happened and tries again when asked: %s', async (kind) => {
    const error = vi.spyOn(console, 'error').mockReturnValue()
    const page = await shopPage({ html: detail(serum.id), weather: [{ kind, match: `/products/${serum.id}` }] })
    await page.becomes('product-detail', 'failed')
    expect(it_(page).getByRole('alert').textContent).toMatch(
      kind === 'offline' ? /Wir erreichen den Shop gerade nicht/ : /Der Shop hat gerade eine Störung/,
    )
    expect(error).toHaveBeenCalledTimes(1)
    page.sandbox.weather({ kind: 'clear' })
    await userEvent.click(it_(page).getByRole('button', { name: 'Erneut versuchen' }))
    await page.becomes('product-detail', 'filled')
  })

  it('tells guests who may not look to sign in', async () => {
    const page = await shopPage({ html: detail(serum.id), scene: 'guest-browsing-off' })
    await page.becomes('product-detail', 'locked')
    expect(it_(page).getByText('In diesem Shop kannst du dich nach dem Anmelden umsehen.').isConnected).toBe(true)
    expect(it_(page).getByRole('link', { name: 'Anmelden' }).isConnected).toBe(true)
    expect(page.asked(/\/products/)).toEqual([])
  })

  it('tells guests who may not buy to sign in, in place of the button', async () => {
    const page = await shown(serum.id, { scene: 'guest-cart-off' })
    expect(it_(page).getByText('Zum Einkaufen melde dich bitte an.').isConnected).toBe(true)
    expect(it_(page).queryByRole('button', { name: /Warenkorb/ })).toBeNull()
  })

  it('shows its sample on an editor’s canvas and asks nothing', async () => {
    const page = await shopPage({ html: `<div data-vitrine-mode="edit">${detail(serum.id)}</div>` })
    expect(it_(page).getByRole('heading', { level: 1 }).textContent).toBe('Rosenserum Leuchtkraft')
    expect(page.asked()).toEqual([])
  })

  it('speaks English', async () => {
    const page = await shopPage({ html: '<vitrine-product-detail></vitrine-product-detail>', at: '/product', settings: { locale: 'en' } })
    await page.becomes('product-detail', 'gone')
    expect(it_(page).getByRole('heading', { name: 'This product is no longer available' }).isConnected).toBe(true)
  })
})
