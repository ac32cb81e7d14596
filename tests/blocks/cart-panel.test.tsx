import { announce } from '../../src/commerce/domain/channels.js'
import { within } from '@testing-library/dom'
import '../../src/blocks/cart-panel/contents.js'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { products } from '../../src/sandbox/world/shop/catalogue.js'
import { fillCart, type ShopPage, openSandbox, userEvent } from '../support/shop-page.js'

const shopPage = openSandbox()
const navigation = '<vitrine-main-navigation></vitrine-main-navigation>'
const panel = (attributes = '') => `${navigation}<vitrine-cart-panel ${attributes}></vitrine-cart-panel>`
const [serum, other] = products.filter(({ listPrice, quantityRule }) => !listPrice && !quantityRule) as [
  (typeof products)[0],
  (typeof products)[0],
]
const reduced = products.find(({ listPrice }) => listPrice)!

const cart = (page: ShopPage) => page.in('cart-panel')
const bag = (page: ShopPage) => page.in('main-navigation').getByRole('button', { name: /^(Warenkorb|Cart)/ })
const dialog = (page: ShopPage) => cart(page).queryByRole('dialog', { name: 'Warenkorb' })
/** What is in the open panel comes a picture after it. */
const contents = (page: ShopPage) => cart(page).queryByRole('dialog')?.querySelector('.head ~ div') ?? null
const text = (element: Element | null) => (element?.textContent ?? '').replaceAll('\u00a0', ' ')
const euro = (amount: number) => amount.toLocaleString('de', { style: 'currency', currency: 'EUR' }).replace('\u00a0', ' ')
const focused = (page: ShopPage) => page.element('cart-panel').shadowRoot?.activeElement

/** Opens the cart and waits until it wears the state. */
async function opened(options: Partial<Parameters<typeof shopPage>[0]> & { state?: string } = {}) {
  const { state = 'filled', ...others } = options
  const page = await shopPage({ html: panel(), ...others })
  await userEvent.click(bag(page))
  await page.becomes('cart-panel', state)
  await vi.waitFor(() => expect(contents(page)).not.toBeNull())
  return page
}
const lines = (page: ShopPage) =>
  cart(page)
    .queryAllByRole('listitem')
    .filter((item) => item.matches('.line'))
const names = (page: ShopPage) => lines(page).map((line) => within(line).getByRole('heading').textContent)
function line(page: ShopPage, name: string) {
  const found = lines(page).find((each) => within(each).getByRole('heading').textContent === name)
  if (!found) throw new Error(`There is no line for ${name}.`)
  return { ...within(found), text: text(found) }
}
const field = (page: ShopPage, name: string) => line(page, name).getByRole<HTMLInputElement>('textbox')
const more = (page: ShopPage, name: string) => line(page, name).getByRole('button', { name: `Menge von ${name} erhöhen` })
const remove = (page: ShopPage, name: string) => userEvent.click(line(page, name).getByRole('button', { name: `${name} entfernen` }))
const total = (page: ShopPage, name: string) => {
  const term = cart(page)
    .queryAllByRole('term')
    .find((each) => each.textContent === name)
  return term ? text(term.nextElementSibling) : undefined
}
const two = (sandbox: Parameters<typeof fillCart>[0]) =>
  fillCart(sandbox, [
    [serum.id, 1],
    [other.id, 2],
  ])

afterEach(() => vi.unstubAllGlobals())

describe('vitrine-cart-panel', () => {
  it('is closed, and asks nothing, until somebody wants to see the cart', async () => {
    const page = await shopPage({ html: '<vitrine-cart-panel></vitrine-cart-panel>' })
    expect(cart(page).queryByRole('dialog')).toBeNull()
    expect(page.state('cart-panel')).toBe('loading')
    expect(page.asked(/cart/)).toEqual([])
  })

  it('opens when it comes after somebody asked for it, and for that once', async () => {
    const page = await shopPage({ html: navigation })
    await userEvent.click(await page.in('main-navigation').findByRole('button', { name: /^Warenkorb/ }))
    const late = page.container.appendChild(document.createElement('vitrine-cart-panel'))
    await vi.waitFor(() => expect(dialog(page)?.matches(':modal')).toBe(true))
    late.remove()
    await new Promise((resolve) => setTimeout(resolve))
    page.container.append(document.createElement('vitrine-cart-panel'))
    await page.becomes('cart-panel', 'empty')
    expect(dialog(page)).toBeNull()
  })

  it('opens as a dialog named "Warenkorb", takes the focus in, and makes the page behind it inert', async () => {
    const page = await opened({ state: 'empty' })
    expect(dialog(page)?.matches(':modal')).toBe(true)
    expect(cart(page).getByRole('heading', { name: 'Dein Warenkorb' }).isConnected).toBe(true)
    expect(dialog(page)?.contains(focused(page) ?? null)).toBe(true)
  })

  it.each([
    ['append', (element: Element, to: Element) => to.append(element)],
    [
      'remove and append in one task',
      (element: Element, to: Element) => {
        element.remove()
        to.append(element)
      },
    ],
    ['the move of its parent', (element: Element, to: Element) => to.append(element.parentElement!)],
  ])('stays a dialog over the page, with its veil and Escape, when it is moved by %s', async (_how, move) => {
    const page = await opened({ state: 'empty', html: `${navigation}<div><vitrine-cart-panel></vitrine-cart-panel></div><aside></aside>` })
    move(page.element('cart-panel'), page.container.querySelector('aside')!)
    await new Promise((resolve) => setTimeout(resolve))
    expect(dialog(page)?.matches(':modal')).toBe(true)
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(dialog(page)).toBeNull())
  })

  it.each([
    ['ltr', 'right'],
    ['rtl', 'left'],
  ] as const)('stands at the end of the line: where the page reads %s, at the %s', async (direction, side) => {
    const page = await opened({ state: 'empty', html: `<div dir="${direction}">${panel()}</div>` })
    const edge = () => Math.round(dialog(page)!.getBoundingClientRect()[side])
    await vi.waitFor(() => expect(edge()).toBe(side === 'left' ? 0 : document.documentElement.clientWidth))
  })

  it('answers the press first, and what is in it comes a picture later', async () => {
    const page = await shopPage({ html: panel(), world: two })
    await page.becomes('cart-panel', 'filled')
    bag(page).click()
    await vi.waitFor(() => expect(dialog(page)).not.toBeNull(), { interval: 0 })
    expect(contents(page)).toBeNull()
    await vi.waitFor(() => expect(names(page)).toHaveLength(2))
  })

  it('keeps the focus inside', async () => {
    const page = await opened({ scene: 'full-cart' })
    for (let times = 0; times < 24; times += 1) {
      await userEvent.tab()
      expect(document.activeElement === document.body || document.activeElement === page.element('cart-panel')).toBe(true)
    }
  })

  it.each(['Escape', 'the cross', 'a click beside it'])('closes with %s and gives the focus back', async (way) => {
    const page = await opened({ state: 'empty' })
    if (way === 'Escape') await userEvent.keyboard('{Escape}')
    else if (way === 'the cross') await userEvent.click(cart(page).getByRole('button', { name: 'Schließen' }))
    else await userEvent.click(dialog(page)!, { position: { x: -200, y: 300 }, force: true })
    await vi.waitFor(() => expect(dialog(page)).toBeNull())
    expect(page.element('main-navigation').shadowRoot?.activeElement).toBe(bag(page))
  })

  it('opens again after it was closed', async () => {
    const page = await opened({ state: 'empty' })
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(dialog(page)).toBeNull())
    await userEvent.click(bag(page))
    await vi.waitFor(() => expect(dialog(page)).not.toBeNull())
  })

  it.each(['Escape', 'the cross'])('stays open when it is opened again in the moment it was closed with %s', async (way) => {
    const page = await opened({ state: 'empty' })
    const shown = dialog(page) as HTMLDialogElement
    const reopened = new Promise<void>((done) => {
      new MutationObserver((_, observer) => {
        if (shown.open) return
        observer.disconnect()
        bag(page).click()
        done()
      }).observe(shown, { attributeFilter: ['open'] })
    })
    if (way === 'Escape') await userEvent.keyboard('{Escape}')
    else await userEvent.click(cart(page).getByRole('button', { name: 'Schließen' }))
    await reopened
    // The browser says that a dialog was closed a frame after it was.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((shown) => requestAnimationFrame(shown))
    expect(dialog(page)?.matches(':modal')).toBe(true)
  })

  it('opens when something is put into the cart with "In den Warenkorb", and gives the focus back to that button', async () => {
    const page = await shopPage({ html: `${panel()}<vitrine-product-list page-size="1"></vitrine-product-list>` })
    await page.becomes('product-list', 'filled')
    const add = page.in('product-list').getByText('In den Warenkorb')
    await userEvent.click(add)
    await vi.waitFor(() => expect(dialog(page)).not.toBeNull())
    await page.becomes('cart-panel', 'filled')
    expect(names(page)).toEqual([products[0]?.name])
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(page.element('product-list').shadowRoot?.activeElement).toBe(add))
  })

  it('stays closed then, when the page wants that', async () => {
    const page = await shopPage({ html: `${panel('stay-closed')}<vitrine-product-list page-size="1"></vitrine-product-list>` })
    await page.becomes('product-list', 'filled')
    await userEvent.click(page.in('product-list').getByText('In den Warenkorb'))
    await page.announced(`„${products[0]?.name}“ liegt im Warenkorb.`)
    expect(dialog(page)).toBeNull()
    // Its name changes with the count, and a click goes by the name.
    await vi.waitFor(() => expect(bag(page).getAttribute('aria-label')).toBe('Warenkorb, 1 Artikel'))
    await userEvent.click(bag(page))
    await vi.waitFor(() => expect(dialog(page)).not.toBeNull())
  })

  it('says the new sum once it is known, and once for several presses', async () => {
    const page = await opened({ scene: 'full-cart' })
    const told: string[] = []
    page.shop.bus.subscribe(announce, ({ text }) => told.push(text))
    const name = page.shop.cart.view.get().lines[0]!.name
    more(page, name).click()
    more(page, name).click()
    const sums = () => told.filter((text) => text.startsWith('Neue Summe: '))
    await vi.waitFor(() => expect(sums()).toHaveLength(1))
    const total = Number(page.shop.cart.view.get().cart?.total).toLocaleString('de', { style: 'currency', currency: 'EUR' })
    expect(sums()).toEqual([`Neue Summe: ${total}`])
  })

  it('says inside the dialog what is announced, for the page behind it is silent', async () => {
    const page = await opened({ scene: 'full-cart' })
    page.shop.announce('Gespeichert.')
    await vi.waitFor(() =>
      expect(
        cart(page)
          .getAllByRole('status')
          .map((each) => each.textContent),
      ).toContain('Gespeichert.'),
    )
  })
})

describe('vitrine-cart-panel and the cart page', () => {
  it('leads to it', async () => {
    const page = await opened({ world: two })
    expect(cart(page).getByRole('link', { name: 'Warenkorb ansehen' }).getAttribute('href')).toBe('/cart')
  })

  it('leads nowhere when there is none', async () => {
    const page = await opened({ world: two, html: panel('cart-url=""') })
    expect(cart(page).queryByRole('link', { name: 'Warenkorb ansehen' })).toBeNull()
  })

  it('opens there only when asked: the cart is in view already', async () => {
    const page = await shopPage({ html: panel(), world: two, at: '/cart' })
    page.shop.bus.publish('cart.open', { reason: 'told' })
    page.shop.bus.publish('cart.open', { reason: 'added' })
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(dialog(page)).toBeNull()
    await userEvent.click(bag(page))
    await page.becomes('cart-panel', 'filled')
    expect(cart(page).queryByRole('link', { name: 'Warenkorb ansehen' })).toBeNull()
  })

  it('opens elsewhere to tell what could not be brought along at login', async () => {
    const page = await shopPage({
      html: panel('stay-closed'),
      world: two,
      before: () => sessionStorage.setItem('vitrine_cart_notices', JSON.stringify([['Nachtcreme Salbei']])),
    })
    page.shop.bus.publish('cart.open', { reason: 'told' })
    await page.becomes('cart-panel', 'filled')
    expect(cart(page).getByText('Nachtcreme Salbei').checkVisibility()).toBe(true)
    await userEvent.click(cart(page).getByRole('button', { name: 'Verstanden' }))
    expect(cart(page).queryByText('Nachtcreme Salbei')).toBeNull()
    await vi.waitFor(() => expect(focused(page)).toBe(cart(page).getByRole('button', { name: 'Schließen' })))
  })

  it('names the coupons in its totals', async () => {
    const page = await opened({
      world: (sandbox) => {
        two(sandbox)
        for (const each of Object.values(sandbox.world.state.carts)) each.coupons = [{ cartCouponId: 'c1', couponCode: 'SOMMER10' }]
      },
    })
    expect(total(page, 'Gutschein')).toBe('SOMMER10')
  })
})

describe('vitrine-cart-panel, empty', () => {
  it('says so kindly and leads back to shopping', async () => {
    const page = await opened({ state: 'empty' })
    expect(cart(page).getByText('Dein Warenkorb ist noch leer.').isConnected).toBe(true)
    expect(total(page, 'Summe')).toBeUndefined()
    await userEvent.click(cart(page).getByRole('button', { name: 'Weiter einkaufen' }))
    await vi.waitFor(() => expect(dialog(page)).toBeNull())
  })
})

describe('vitrine-cart-panel, filled', () => {
  it('shows each line: name with a way to its page, what it is, quantity, price', async () => {
    const page = await opened({ html: panel('product-url="/produkt"'), world: two })
    expect(names(page).toSorted()).toEqual([serum.name, other.name].toSorted())
    expect(line(page, serum.name).getByRole('link', { name: serum.name }).getAttribute('href')).toBe(`/produkt?id=${serum.id}`)
    expect(line(page, serum.name).text).toContain(serum.line)
    expect(field(page, serum.name).value).toBe('1')
    expect(line(page, serum.name).text).toContain(euro(Number(serum.price)))
    expect(cart(page).getByRole('list', { name: '3 Artikel' }).isConnected).toBe(true)
  })

  it('says what one costs where there are more', async () => {
    const page = await opened({ world: two })
    expect(line(page, other.name).text).toContain(`${euro(Number(other.price))} pro Stück`)
    expect(line(page, other.name).text).toContain(euro(Number(other.price) * 2))
    expect(line(page, serum.name).text).not.toContain('pro Stück')
  })

  it('shows subtotal, shipping and total, and says that tax is in', async () => {
    const page = await opened({ world: two })
    const sum = euro(Number(serum.price) + Number(other.price) * 2)
    expect(total(page, 'Zwischensumme')).toBe(sum)
    // Before a way of delivery is chosen nobody knows what it costs.
    expect(total(page, 'Versand')).toBe('steht an der Kasse')
    expect(total(page, 'Summe')).toBe(sum)
    expect(cart(page).getByText('inkl. MwSt.').isConnected).toBe(true)
  })

  it('shows the price before, and what is saved without a minus, on the line and in all, where something is reduced', async () => {
    const page = await opened({ world: (sandbox) => fillCart(sandbox, [[reduced.id, 2]]) })
    expect(total(page, 'Ursprünglich')).toBe(euro(Number(reduced.listPrice) * 2))
    expect(total(page, 'Zwischensumme')).toBe(euro(Number(reduced.price) * 2))
    const saving = euro((Number(reduced.listPrice) - Number(reduced.price)) * 2)
    expect(total(page, 'Du sparst')).toBe(saving)
    expect(saving).not.toMatch(/[-−]/)
    expect(line(page, reduced.name).text).toContain(`Du sparst ${saving}`)
    expect(line(page, reduced.name).getByText(euro(Number(reduced.listPrice) * 2)).tagName).toBe('S')
  })

  it('shows a discount on the whole cart between subtotal and total, and counts it as saved', async () => {
    const page = await opened({
      world: (sandbox) => {
        two(sandbox)
        for (const each of Object.values(sandbox.world.state.carts)) each.coupons = [{ cartCouponId: 'c1', couponCode: 'WILLKOMMEN5' }]
      },
    })
    const sum = Number(serum.price) + Number(other.price) * 2
    expect(total(page, 'Zwischensumme')).toBe(euro(sum))
    expect(total(page, 'Rabatt')).toBe('−5,00 €')
    expect(total(page, 'Summe')).toBe(euro(sum - 5))
    expect(total(page, 'Du sparst')).toBe('5,00 €')
  })

  it('shows neither where nothing is', async () => {
    const page = await opened({ world: two })
    expect(total(page, 'Ursprünglich')).toBeUndefined()
    expect(total(page, 'Rabatt')).toBeUndefined()
    expect(total(page, 'Du sparst')).toBeUndefined()
    expect(dialog(page)?.querySelector('s')).toBeNull()
  })

  it('says how many pieces are in a set', async () => {
    const page = await opened({ world: two, platform: { childProductCount: 3 } })
    expect(line(page, serum.name).text).toContain('3 Artikel im Set')
  })

  it('writes the texts the page wants', async () => {
    const page = await opened({
      html: panel('heading="Deine Tasche" checkout-text="Bezahlen" continue-text="Stöbern" note="Versand ab 30 € frei"'),
      world: two,
      settings: { 'checkout-url': '/checkout' },
    })
    expect(cart(page).getByRole('heading', { name: 'Deine Tasche' }).isConnected).toBe(true)
    expect(cart(page).getByRole('link', { name: 'Bezahlen' }).isConnected).toBe(true)
    expect(cart(page).getByText('Versand ab 30 € frei').isConnected).toBe(true)
    await userEvent.click(cart(page).getByRole('button', { name: 'Stöbern' }))
    await vi.waitFor(() => expect(dialog(page)).toBeNull())
  })

  it('speaks English', async () => {
    const page = await opened({ world: two, settings: { locale: 'en' } })
    expect(cart(page).getByRole('dialog', { name: 'Cart' }).isConnected).toBe(true)
    expect(total(page, 'Subtotal')).toBe(`€${(Number(serum.price) + Number(other.price) * 2).toFixed(2)}`)
    expect(cart(page).getByRole('button', { name: `Remove ${serum.english?.name}` }).textContent).toBe('Remove')
  })

  it('shows 25 of many lines, and 25 more when asked', async () => {
    const page = await opened({ scene: 'big-cart' })
    await vi.waitFor(() => expect(lines(page)).toHaveLength(25))
    await userEvent.click(cart(page).getByRole('button', { name: '25 weitere zeigen' }))
    await vi.waitFor(() => expect(lines(page)).toHaveLength(50))
    await userEvent.click(cart(page).getByRole('button', { name: '10 weitere zeigen' }))
    await vi.waitFor(() => expect(lines(page)).toHaveLength(60))
    expect(cart(page).queryByRole('button', { name: /weitere zeigen/ })).toBeNull()
    expect(new Set(names(page)).size).toBe(60)
  })
})

describe('vitrine-cart-panel, removing', () => {
  it('takes the line out at once, offers "Rückgängig", and goes there', async () => {
    const page = await opened({ world: two })
    const heard = vi.fn()
    page.container.addEventListener('vitrine-cart-line-remove', heard)
    await remove(page, serum.name)
    expect(names(page)).toEqual([other.name])
    expect(cart(page).getByText(`„${serum.name}“ entfernt`).closest('[role=status]')).not.toBeNull()
    expect(focused(page)).toBe(cart(page).getByRole('button', { name: 'Rückgängig' }))
    await page.becomes('cart-panel', 'filled')
    expect(total(page, 'Zwischensumme')).toBe(euro(Number(other.price) * 2))
    expect(heard.mock.calls[0]?.[0].detail).toEqual({ productId: serum.id })
  })

  it('puts it back with its quantity, says so, and keeps the focus in the dialog', async () => {
    const page = await opened({ world: two })
    await remove(page, other.name)
    await userEvent.click(cart(page).getByRole('button', { name: 'Rückgängig' }))
    await vi.waitFor(() => expect(names(page)).toContain(other.name))
    expect(field(page, other.name).value).toBe('2')
    await page.announced(`„${other.name}“ ist wieder da.`)
    await vi.waitFor(() => expect(cart(page).queryByRole('button', { name: 'Rückgängig' })).toBeNull())
    await vi.waitFor(() => expect(focused(page)).toBe(cart(page).getByRole('button', { name: 'Schließen' })))
  })

  it('puts it back once, however often she presses', async () => {
    const page = await opened({ world: two })
    await remove(page, serum.name)
    await userEvent.dblClick(cart(page).getByRole('button', { name: 'Rückgängig' }))
    await vi.waitFor(() => expect(names(page)).toContain(serum.name))
    expect(field(page, serum.name).value).toBe('1')
    expect(page.asked(/^POST .*cart-items/)).toHaveLength(1)
  })

  it('says why it cannot come back, and offers to try again', async () => {
    const page = await opened({ world: two })
    await remove(page, serum.name)
    await vi.waitFor(() => expect(page.asked(/^DELETE/)).toHaveLength(1))
    page.sandbox.world.state.stock[serum.id] = 0
    await userEvent.click(cart(page).getByRole('button', { name: 'Rückgängig' }))
    expect((await cart(page).findByRole('alert')).textContent).toContain('Leider ausverkauft.')
    page.sandbox.world.state.stock[serum.id] = 5
    await userEvent.click(cart(page).getByRole('button', { name: 'Rückgängig' }))
    await vi.waitFor(() => expect(names(page)).toContain(serum.name))
  })

  it('is empty after the last one, and can still be undone', async () => {
    const page = await opened({ world: (sandbox) => fillCart(sandbox, [[serum.id, 1]]) })
    await remove(page, serum.name)
    await page.becomes('cart-panel', 'empty')
    expect((await cart(page).findByText('Dein Warenkorb ist noch leer.')).isConnected).toBe(true)
    await userEvent.click(cart(page).getByRole('button', { name: 'Rückgängig' }))
    await vi.waitFor(() => expect(names(page)).toEqual([serum.name]))
  })

  it('offers to undo the last of several', async () => {
    const page = await opened({ scene: 'full-cart' })
    const [first = '', second = ''] = names(page) as string[]
    await remove(page, first)
    await remove(page, second)
    await userEvent.click(cart(page).getByRole('button', { name: 'Rückgängig' }))
    await vi.waitFor(() => expect(names(page)).toContain(second))
    expect(names(page)).not.toContain(first)
  })

  it('gives the line back and says why when the platform would not let it go', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await opened({ world: two, hurry: 40 })
    page.sandbox.weather({ kind: 'error-500', method: 'DELETE' })
    await remove(page, serum.name)
    // The line stands there before it is gone, too: what it says is waited for.
    await vi.waitFor(
      () =>
        expect(line(page, serum.name).getByRole('alert').textContent).toBe(
          'Der Shop hat gerade eine Störung. Bitte versuche es gleich noch einmal.',
        ),
      5000,
    )
    expect(cart(page).queryByRole('button', { name: 'Rückgängig' })).toBeNull()
  })

  it('is content when the line was gone already', async () => {
    const page = await opened({ world: two })
    for (const each of Object.values(page.sandbox.world.state.carts))
      each.lines = each.lines.filter(({ productId }) => productId !== serum.id)
    await remove(page, serum.name)
    await vi.waitFor(() => expect(page.asked(/^DELETE/)).toHaveLength(1))
    await page.becomes('cart-panel', 'filled')
    expect(names(page)).toEqual([other.name])
    expect(cart(page).queryByRole('alert')).toBeNull()
  })

  it('forgets the offer when the panel is closed', async () => {
    const page = await opened({ world: two })
    await remove(page, serum.name)
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await page.in('main-navigation').findByRole('button', { name: 'Warenkorb, 2 Artikel' }))
    await vi.waitFor(() => expect(dialog(page)).not.toBeNull())
    expect(cart(page).queryByRole('button', { name: 'Rückgängig' })).toBeNull()
  })
})

describe('vitrine-cart-panel, changing a quantity', () => {
  const patches = (page: ShopPage) => page.asked(/^PATCH/)

  it('shows the wish at once and sends one request for fast clicks', async () => {
    // However slow the machine is, the clicks are faster.
    const page = await opened({ world: two, hurry: 0.1 })
    const button = more(page, serum.name)
    for (let times = 0; times < 3; times += 1) {
      button.click()
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    expect(field(page, serum.name).value).toBe('4')
    await page.passes('cart-panel', 'processing')
    await page.becomes('cart-panel', 'filled')
    expect(patches(page)).toHaveLength(1)
    expect(total(page, 'Summe')).toBe(euro(Number(serum.price) * 4 + Number(other.price) * 2))
    expect((await page.in('main-navigation').findByRole('button', { name: 'Warenkorb, 6 Artikel', hidden: true })).isConnected).toBe(true)
  })

  it('takes a typed number with Enter', async () => {
    const page = await opened({ world: two })
    await userEvent.fill(field(page, serum.name), '3')
    await userEvent.keyboard('{Enter}')
    await page.passes('cart-panel', 'processing')
    await page.becomes('cart-panel', 'filled')
    expect(field(page, serum.name).value).toBe('3')
    expect(patches(page)).toHaveLength(1)
  })

  it.each(['abc', '-1', '0', '1e9', '1.5', ''])('says "Bitte gib eine gültige Zahl ein." for %j and sends nothing', async (typed) => {
    const page = await opened({ world: two })
    await userEvent.fill(field(page, serum.name), typed)
    await userEvent.tab()
    expect(line(page, serum.name).getByRole('alert').textContent).toBe('Bitte gib eine gültige Zahl ein.')
    await new Promise((resolve) => setTimeout(resolve, 250))
    expect(patches(page)).toEqual([])
    expect(total(page, 'Summe')).toBe(euro(Number(serum.price) + Number(other.price) * 2))
  })

  it('says on the line what is left when there are not as many, and keeps the old quantity', async () => {
    const page = await opened({ world: two })
    page.sandbox.world.state.stock[serum.id] = 2
    await userEvent.fill(field(page, serum.name), '4')
    await userEvent.tab()
    await vi.waitFor(() => expect(line(page, serum.name).getByRole('alert').textContent).toBe('Nur noch 2 verfügbar.'))
    await page.becomes('cart-panel', 'filled')
    expect(field(page, serum.name).value).toBe('1')
    expect(line(page, serum.name).getByRole('alert').textContent).toBe('Nur noch 2 verfügbar.')
    await userEvent.click(more(page, serum.name))
    await page.becomes('cart-panel', 'filled')
    expect(line(page, serum.name).queryByRole('alert')).toBeNull()
    expect(field(page, serum.name).value).toBe('2')
  })

  it('says on the line that stock has fallen below what is in the cart', async () => {
    const page = await opened({ scene: 'low-stock' })
    expect(cart(page).getByText('Nur noch 1 verfügbar. Bitte verringere die Menge.').isConnected).toBe(true)
  })

  it('says on the line that a product is gone', async () => {
    const page = await opened({ scene: 'product-gone' })
    const gone = page.sandbox.world.shelves.byId.get(page.sandbox.world.state.goneProducts[0] ?? '')
    expect(line(page, gone?.name ?? '').getByRole('alert').textContent).not.toBe('')
  })

  it('says when something changed in between, and does not try again blindly', async () => {
    const page = await opened({ world: two, hurry: 40 })
    page.sandbox.weather({ kind: 'conflict-409', method: 'PATCH' })
    await userEvent.click(more(page, serum.name))
    await vi.waitFor(() =>
      expect(line(page, serum.name).getByRole('alert').textContent).toBe('Gerade hat sich etwas geändert. Bitte sieh noch einmal nach.'),
    )
    await page.becomes('cart-panel', 'filled')
    expect(patches(page)).toHaveLength(1)
    expect(field(page, serum.name).value).toBe('1')
  })

  it('changes two lines one after the other, and both count', async () => {
    const page = await opened({ world: two, weather: [{ kind: 'slow', method: 'PATCH', delay: 60_000 }] })
    more(page, serum.name).click()
    more(page, other.name).click()
    await page.becomes('cart-panel', 'processing')
    page.sandbox.weather({ kind: 'clear' })
    await page.becomes('cart-panel', 'filled')
    expect([field(page, serum.name).value, field(page, other.name).value]).toEqual(['2', '3'])
    expect(patches(page)).toHaveLength(2)
  })
})

describe('vitrine-cart-panel while the platform calculates', () => {
  it('shows that it is being calculated, prices as unknown, never as 0, and then the prices', async () => {
    const page = await shopPage({
      html: panel(),
      world: (sandbox) => {
        two(sandbox)
        sandbox.weather({ kind: 'processing', times: 99 })
      },
    })
    await userEvent.click(bag(page))
    await page.becomes('cart-panel', 'processing')
    expect((await cart(page).findAllByRole('img', { name: 'wird berechnet' })).length).toBeGreaterThanOrEqual(4)
    expect(text(dialog(page))).not.toMatch(/\d €/)
    expect(text(dialog(page))).not.toContain('kostenlos')
    expect(cart(page).getByText('Dein Warenkorb wird berechnet').getAttribute('role')).toBe('status')
    page.sandbox.weather({ kind: 'clear' })
    await page.becomes('cart-panel', 'filled')
    expect(total(page, 'Summe')).toBe(euro(Number(serum.price) + Number(other.price) * 2))
    expect(cart(page).queryByRole('img', { name: 'wird berechnet' })).toBeNull()
  })

  it('says that it takes too long after 14 questions, and asks again when told to', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await shopPage({
      html: panel(),
      hurry: 2000,
      world: (sandbox) => {
        two(sandbox)
        sandbox.weather({ kind: 'processing', times: 40 })
      },
    })
    await vi.waitFor(() => expect(page.asked(/^GET .*cart-items/)).toHaveLength(14))
    await userEvent.click(bag(page))
    expect((await cart(page).findByRole('alert')).textContent).toContain('Der Shop hat gerade eine Störung.')
    page.sandbox.weather({ kind: 'clear' })
    await userEvent.click(cart(page).getByRole('button', { name: 'Erneut versuchen' }))
    await page.becomes('cart-panel', 'filled')
  })
})

describe('vitrine-cart-panel when the world breaks', () => {
  it('says on the line that the shop is closed, and sends nothing', async () => {
    const page = await opened({ world: two })
    page.shop.closed.set({
      id: '1',
      firstName: 'Anna',
      lastName: 'Berger',
      moniker: 'anna-berger',
      alternateMoniker: undefined,
      shopActive: false,
      pictureUrl: undefined,
    })
    await userEvent.click(more(page, serum.name))
    expect((await line(page, serum.name).findByRole('alert')).textContent).toContain('Dieser Shop ist gerade geschlossen.')
    expect(page.asked(/^PATCH/)).toEqual([])
  })

  const withList = `${panel()}<vitrine-product-list page-size="1"></vitrine-product-list>`

  it('has a product once, even when the answer to adding it was lost', async () => {
    const page = await shopPage({ html: withList, hurry: 20, world: (sandbox) => fillCart(sandbox, [[products[0]!.id, 2]]) })
    await page.becomes('product-list', 'filled')
    page.sandbox.weather({ kind: 'lost-answer', match: 'cart-items', method: 'POST', times: 1 })
    await userEvent.click(page.in('product-list').getByText('In den Warenkorb'))
    await vi.waitFor(() => expect(dialog(page)).not.toBeNull(), 5000)
    await page.becomes('cart-panel', 'filled')
    // What stands in the panel comes when it is opened.
    await vi.waitFor(() => expect(names(page)).toHaveLength(1))
    expect(lines(page)[0] && within(lines(page)[0]!).getByRole<HTMLInputElement>('textbox').value).toBe('3')
    expect(page.asked(/^POST .*cart-items/)).toHaveLength(1)
  })

  it('says that the line is bad, tries again by itself, and gets through when the network is back', async () => {
    const page = await opened({ world: two, hurry: 10 })
    page.sandbox.weather({ kind: 'offline', match: '/carts/' })
    await userEvent.click(more(page, serum.name))
    await vi.waitFor(() =>
      expect(
        cart(page)
          .getByText(/Die Verbindung stockt/)
          .closest('[role=status]'),
      ).not.toBeNull(),
    )
    expect(field(page, serum.name).value).toBe('2')
    page.sandbox.weather({ kind: 'clear' })
    await page.becomes('cart-panel', 'filled')
    expect(cart(page).queryByText(/Die Verbindung stockt/)).toBeNull()
    expect(field(page, serum.name).value).toBe('2')
    expect(page.sandbox.requests().filter(({ method, status }) => method === 'PATCH' && status === 200)).toHaveLength(1)
  })

  it('gives up after four times, says so on the line, and shows the old quantity', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await opened({ world: two, hurry: 40 })
    page.sandbox.weather({ kind: 'offline', method: 'PATCH' })
    await userEvent.click(more(page, serum.name))
    await vi.waitFor(
      () => expect(line(page, serum.name).getByRole('alert').textContent).toContain('Wir erreichen den Shop gerade nicht.'),
      5000,
    )
    expect(page.asked(/^PATCH/)).toHaveLength(4)
    expect(field(page, serum.name).value).toBe('1')
    expect(names(page)).toHaveLength(2)
  })

  it.each(['offline', 'error-500', 'html', 'malformed'] as const)(
    'says that it cannot be read, and reads it when asked again: %s',
    async (kind) => {
      const page = await opened({ world: two, weather: [{ kind, match: 'cart-items' }], state: 'failed' })
      expect(cart(page).getByRole('alert').textContent).toMatch(
        kind === 'offline' ? /Wir erreichen den Shop gerade nicht/ : /Der Shop hat gerade eine Störung/,
      )
      page.sandbox.weather({ kind: 'clear' })
      await userEvent.click(cart(page).getByRole('button', { name: 'Erneut versuchen' }))
      await page.becomes('cart-panel', 'filled')
      expect(names(page)).toHaveLength(2)
    },
  )

  it('reads the cart anew when the network comes back', async () => {
    const page = await opened({ world: two })
    page.sandbox.world.state.carts = {}
    window.dispatchEvent(new Event('online'))
    await page.becomes('cart-panel', 'empty')
  })

  it('reads the cart anew when another tab changed it, and tells other tabs when it did', async () => {
    const page = await opened({ world: two })
    const tab = new BroadcastChannel('vitrine.v1')
    const heard = vi.fn()
    tab.onmessage = heard
    await remove(page, serum.name)
    await vi.waitFor(() => expect(heard).toHaveBeenCalled())
    expect(heard.mock.calls[0]?.[0].data).toBe('changed')
    page.sandbox.world.state.carts = {}
    tab.postMessage('changed')
    await page.becomes('cart-panel', 'empty')
    tab.close()
  })
})

describe('vitrine-cart-panel, the way to the checkout', () => {
  const checkout = (page: ShopPage) => cart(page).queryByRole('link', { name: 'Zur Kasse' })

  it('is not shown while there is no checkout page', async () => {
    expect(checkout(await opened({ world: two }))).toBeNull()
  })

  it('leads to the checkout, and tells the page which cart', async () => {
    const page = await opened({ world: two, settings: { 'checkout-url': '/checkout' } })
    const heard = vi.fn()
    page.container.addEventListener('vitrine-checkout-start', heard)
    await userEvent.click(checkout(page)!)
    expect(page.visits).toEqual(['/checkout'])
    expect(heard.mock.calls[0]?.[0].detail).toEqual({ cartId: Object.keys(page.sandbox.world.state.carts)[0] })
  })

  it('stays when the page prevents it', async () => {
    const page = await opened({ world: two, settings: { 'checkout-url': '/checkout' } })
    page.container.addEventListener('vitrine-checkout-start', (event) => event.preventDefault())
    await userEvent.click(checkout(page)!)
    expect(page.visits).toEqual([])
  })

  it('asks guests to sign in where the shop lets only customers order', async () => {
    const page = await opened({
      settings: { 'checkout-url': '/checkout' },
      world: (sandbox) => {
        two(sandbox)
        sandbox.world.state.settings.guestCheckoutEnabled = false
      },
    })
    expect((await cart(page).findByText('Zum Bestellen melde dich bitte an.')).isConnected).toBe(true)
    expect(cart(page).getByRole('link', { name: 'Anmelden' }).getAttribute('href')).toBe(
      `/login?return=${encodeURIComponent(location.pathname + location.search).replaceAll('%20', '+')}`,
    )
    expect(checkout(page)).toBeNull()
  })
})

describe('vitrine-cart-panel on an editor’s canvas', () => {
  it('stands open in the page with its sample, and asks nothing', async () => {
    const page = await shopPage({
      html: '<div data-vitrine-mode="edit"><vitrine-cart-panel heading="Deine Tasche"></vitrine-cart-panel></div>',
    })
    expect((await cart(page).findByText('Deine Tasche')).checkVisibility()).toBe(true)
    expect((await cart(page).findByText('Rosenserum Leuchtkraft')).isConnected).toBe(true)
    expect(cart(page).queryByRole('dialog')).toBeNull()
    expect(page.asked()).toEqual([])
  })
})

describe('vitrine-cart-panel, promotions', () => {
  it('says how much is missing to free shipping, and what a reduction comes from', async () => {
    const page = await opened({ world: (sandbox) => fillCart(sandbox, [[serum.id, 1]]) })
    const progress = cart(page).getByRole<HTMLProgressElement>('progressbar', { name: /Vorteil beim Versand/ })
    expect(progress.max - progress.value).toBe(5000 - Math.round(Number(serum.price) * 100))
    expect(text(cart(page).getByText(/bis „Vorteil beim Versand/))).toContain('Noch')
  })
})
