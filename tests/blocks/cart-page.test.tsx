import { within } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import '../../src/blocks/cart-page/filled.js'
import '../../src/blocks/cart-page/index.js'
import { consultants } from '../../src/sandbox/world/consultants/consultants.js'
import { addLine } from '../../src/sandbox/world/cart/cart-lines.js'
import { createCart } from '../../src/sandbox/world/cart/carts.js'
import { products } from '../../src/sandbox/world/shop/catalogue.js'
import { couponPromotions } from '../../src/sandbox/world/cart/promotions.js'
import { systemClock } from '../../src/commerce/domain/clock.js'
import { createReservation } from '../../src/commerce/domain/cart/reservation.js'
import { complaints, fillCart, openSandbox, type ShopPage, userEvent } from '../support/shop-page.js'

const shopPage = openSandbox()
type Options = Partial<Parameters<typeof shopPage>[0]> & { state?: string }

const plain = products.filter(({ listPrice, quantityRule, price }) => !listPrice && !quantityRule && Number(price) < 50)
const [serum, other] = plain as [(typeof products)[0], (typeof products)[0]]
const ruled = products.find(({ quantityRule }) => quantityRule && quantityRule.increment > 1)!
const badged = products.find(({ badges, quantityRule }) => badges.includes('limited-edition') && !quantityRule)!

const cart = (page: ShopPage) => page.in('cart-page')
const text = (element: Element | null | undefined) => (element?.textContent ?? '').replaceAll('\u00a0', ' ')
const euro = (amount: number) => amount.toLocaleString('de', { style: 'currency', currency: 'EUR' }).replace('\u00a0', ' ')
const focused = (page: ShopPage) => page.element('cart-page').shadowRoot?.activeElement
const whole = (page: ShopPage) => text(page.element('cart-page').shadowRoot?.querySelector('section'))
const theCart = (page: ShopPage) => Object.values(page.sandbox.world.state.carts)[0]!

async function opened({ state = 'filled', ...options }: Options = {}) {
  const page = await shopPage({ html: '<vitrine-cart-page></vitrine-cart-page>', settings: { 'checkout-url': '/checkout' }, ...options })
  await page.becomes('cart-page', state)
  // What draws the lines comes beside them.
  if (state === 'filled') await vi.waitFor(() => expect(lines(page)).not.toEqual([]))
  return page
}
const lines = (page: ShopPage) => [
  ...(page.element('cart-page').shadowRoot?.querySelectorAll<HTMLElement>('.line:not([aria-hidden])') ?? []),
]
const names = (page: ShopPage) => lines(page).map((line) => within(line).getByRole('heading').textContent)
function line(page: ShopPage, name: string) {
  const found = lines(page).find((each) => within(each).getByRole('heading').textContent === name)
  if (!found) throw new Error(`There is no line for ${name}.`)
  return { ...within(found), text: text(found) }
}
const field = (page: ShopPage, name: string) => line(page, name).getByRole<HTMLInputElement>('textbox')
const more = (page: ShopPage, name: string) => line(page, name).getByRole('button', { name: `Menge von ${name} erhöhen` })
const remove = (page: ShopPage, name: string) => userEvent.click(line(page, name).getByRole('button', { name: `${name} entfernen` }))
const button = (page: ShopPage, name: string) => cart(page).getByRole('button', { name })
const total = (page: ShopPage, name: string) => {
  const term = cart(page)
    .queryAllByRole('term')
    .find((each) => each.textContent === name)
  return term ? text(term.nextElementSibling) : undefined
}
const code = (page: ShopPage) => cart(page).getByRole<HTMLInputElement>('textbox', { name: 'Gutscheincode' })
async function redeem(page: ShopPage, typed: string) {
  await userEvent.fill(code(page), typed)
  await userEvent.click(button(page, 'Einlösen'))
}
const two = (sandbox: Parameters<typeof fillCart>[0]) =>
  fillCart(sandbox, [
    [serum.id, 1],
    [other.id, 2],
  ])
const many = (count: number) => (sandbox: Parameters<typeof fillCart>[0]) => {
  const { world } = sandbox
  world.state.settings.catalogue = 'many'
  const { cart: made, guestKey } = createCart(world, { guestKey: undefined })
  const goods = world.shelves.products.filter(({ quantityRule }) => !quantityRule).slice(0, count)
  for (const { id } of goods) {
    world.state.stock[id] = 20
    addLine(world, made, { productId: id, quantity: 1 })
  }
  if (guestKey !== undefined) world.state.client.guestKey = guestKey
}
const reduced = products.find(({ listPrice, quantityRule }) => listPrice && !quantityRule)!
const worth = Number(serum.price) + Number(other.price) * 2

describe('vitrine-cart-page', () => {
  it('gives the lowest price of 30 days beside a reduced one, and only there (PAngV § 11)', async () => {
    const page = await opened({
      world: (sandbox) =>
        fillCart(sandbox, [
          [serum.id, 1],
          [reduced.id, 1],
        ]),
    })
    expect(line(page, reduced.name).text).toContain(`niedrigster Preis der letzten 30 Tage: ${euro(Number(reduced.listPrice))}`)
    expect(line(page, serum.name).text).not.toContain('30 Tage')
  })

  it('keeps the room of a cart while it loads, and says that it does', async () => {
    const page = await opened({ state: 'loading', world: two, weather: [{ kind: 'slow', delay: 60_000, match: 'cart-items' }] })
    expect(cart(page).getByRole('img', { name: 'Dein Warenkorb wird geladen' }).isConnected).toBe(true)
    const before = page.element('cart-page').getBoundingClientRect().height
    expect(before).toBeGreaterThan(500)
    page.sandbox.weather({ kind: 'clear' })
    await page.becomes('cart-page', 'filled')
    expect(names(page)).toHaveLength(2)
  })

  it('says kindly that it is empty, and leads on', async () => {
    const page = await opened({ state: 'empty' })
    expect(cart(page).getByRole('heading', { name: 'Dein Warenkorb ist noch leer.' }).isConnected).toBe(true)
    expect(cart(page).getByRole('link', { name: 'Weiter einkaufen' }).getAttribute('href')).toBe('/products')
    expect(cart(page).queryByRole('link', { name: 'Zur Kasse' })).toBeNull()
  })

  it('asks guests to sign in where they may have no cart, and comes back here', async () => {
    const page = await opened({ scene: 'guest-cart-off', state: 'guest', at: '/cart' })
    expect(cart(page).getByText('Zum Einkaufen melde dich bitte an.').isConnected).toBe(true)
    expect(cart(page).getByRole('link', { name: 'Anmelden' }).getAttribute('href')).toBe('/login?return=%2Fcart')
    expect(cart(page).queryByRole('alert')).toBeNull()
  })

  it('shows each line: name with a way to its page, what it is, price, badges', async () => {
    const page = await opened({
      world: (sandbox) =>
        fillCart(sandbox, [
          [serum.id, 2],
          [badged.id, 1],
        ]),
    })
    expect(names(page)).toEqual([badged.name, serum.name])
    expect(line(page, serum.name).getByRole('link', { name: serum.name }).getAttribute('href')).toBe(`/product?id=${serum.id}`)
    expect(line(page, serum.name).text).toContain(`${euro(Number(serum.price))} pro Stück`)
    expect(line(page, badged.name).getByText('Limitierte Edition').isConnected).toBe(true)
  })

  it('shows what everything costs, and the tax in it', async () => {
    const page = await opened({ world: two })
    expect(total(page, 'Zwischensumme')).toBe(euro(worth))
    expect(total(page, 'Summe')).toBe(euro(worth + Number(total(page, 'Versand') === 'steht an der Kasse' ? 0 : 4.9)))
    expect(whole(page)).toMatch(/inkl\. \d+,\d\d € MwSt\./)
  })

  it('says in words how many of a product one can buy', async () => {
    const page = await opened({ world: (sandbox) => fillCart(sandbox, [[ruled.id, 2]]) })
    const { minimum, increment } = ruled.quantityRule!
    expect(line(page, ruled.name).text).toContain(`nur in Schritten von ${increment}`)
    await userEvent.fill(field(page, ruled.name), String(minimum + 1))
    await userEvent.tab()
    expect(line(page, ruled.name).getByRole('alert').textContent).toBe(`Nur in Schritten von ${increment} Stück.`)
    expect(page.asked(/^PATCH/)).toEqual([])
  })

  it('passes axe, filled with everything', async () => {
    const page = await opened({ scene: 'big-cart' })
    await redeem(page, 'SOMMER10')
    await cart(page).findByRole('button', { name: 'Gutschein SOMMER10 entfernen' })
    await page.becomes('cart-page', 'filled')
    expect(await complaints(page.container)).toEqual([])
  })

  it('speaks English', async () => {
    const page = await opened({ world: two, settings: { locale: 'en', 'checkout-url': '/checkout' } })
    expect(cart(page).getByRole('heading', { name: 'Your cart' }).isConnected).toBe(true)
    expect(cart(page).getByRole('link', { name: 'Checkout' }).isConnected).toBe(true)
    expect(cart(page).getByLabelText('Coupon code').isConnected).toBe(true)
  })

  it('writes the texts the page wants, and leaves coupons out where there are none', async () => {
    const page = await opened({
      world: two,
      html:
        '<vitrine-cart-page heading="Deine Tasche" checkout-text="Bezahlen" continue-text="Stöbern" note="Versand ab 30 € frei" ' +
        'hide-coupons></vitrine-cart-page>',
    })
    expect(cart(page).getByRole('heading', { name: 'Deine Tasche' }).isConnected).toBe(true)
    expect(cart(page).getByRole('link', { name: 'Bezahlen' }).isConnected).toBe(true)
    expect(cart(page).getByRole('link', { name: 'Stöbern' }).isConnected).toBe(true)
    expect(cart(page).getByText('Versand ab 30 € frei').isConnected).toBe(true)
    expect(cart(page).queryByLabelText('Gutscheincode')).toBeNull()
  })

  it('stands on an editor’s canvas with its sample, and asks nothing', async () => {
    const page = await shopPage({ html: '<div data-vitrine-mode="edit"><vitrine-cart-page></vitrine-cart-page></div>' })
    await vi.waitFor(() => expect(names(page)).toEqual(['Rosenserum Leuchtkraft', 'Nachtcreme Salbei']))
    expect(total(page, 'Summe')).toBe('104,70 €')
    expect(page.asked()).toEqual([])
    await vi.waitFor(() => expect(page.state('cart-page')).toBe('filled'))
  })

  it('becomes inert after two seconds in shop-id mode', async () => {
    const page = await opened({ world: two })
    page.share.bus?.publish('consultant-key-selected', { shopId: 's', consultantKey: 'k', hideHeader: false })
    await vi.waitFor(() => expect(page.element('cart-page').shadowRoot?.querySelector<HTMLElement>('.block')?.inert).toBe(true), 4000)
  })
})

describe('vitrine-cart-page, changing', () => {
  it('shows the wish at once and sends one request for fast clicks', async () => {
    // However slow the machine is, the clicks are faster.
    const page = await opened({ world: two, hurry: 0.1 })
    for (let times = 0; times < 4; times += 1) {
      more(page, serum.name).click()
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    expect(field(page, serum.name).value).toBe('5')
    await page.passes('cart-page', 'processing')
    await page.becomes('cart-page', 'filled')
    expect(page.asked(/^PATCH/)).toHaveLength(1)
    expect(total(page, 'Zwischensumme')).toBe(euro(Number(serum.price) * 5 + Number(other.price) * 2))
  })

  it('counts up to as many as there are, and no further', async () => {
    const page = await opened({
      world: (sandbox) => {
        two(sandbox)
        sandbox.world.state.stock[serum.id] = 3
      },
      hurry: 0.1,
    })
    for (let times = 0; times < 5; times += 1) {
      more(page, serum.name).click()
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    expect(field(page, serum.name).value).toBe('3')
    expect(more(page, serum.name).getAttribute('aria-disabled')).toBe('true')
    await page.becomes('cart-page', 'filled')
    expect(field(page, serum.name).value).toBe('3')
    expect(line(page, serum.name).queryByRole('alert')).toBeNull()
    expect(line(page, serum.name).text).toContain('nur noch 3 verfügbar')
  })

  it('takes as many as there are when there are fewer than the page knew, and says so', async () => {
    const page = await opened({ world: two, hurry: 0.1 })
    page.sandbox.world.state.stock[serum.id] = 3
    const shown: string[] = []
    page.shop.cart.view.subscribe(() => void shown.push(field(page, serum.name).value))
    for (let times = 0; times < 5; times += 1) {
      more(page, serum.name).click()
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    await vi.waitFor(() => expect(line(page, serum.name).getByRole('alert').textContent).toBe('Nur noch 3 verfügbar.'))
    await page.becomes('cart-page', 'filled')
    expect(field(page, serum.name).value).toBe('3')
    expect(shown.lastIndexOf('1')).toBeLessThan(shown.indexOf('3', shown.indexOf('6')))
    expect(line(page, serum.name).getByRole('alert').textContent).toBe('Nur noch 3 verfügbar.')
    expect(theCart(page).lines.find(({ productId }) => productId === serum.id)?.quantity).toBe(3)
  })

  it('says of a product that is gone only that, counts it out of the total, and lets it be removed', async () => {
    const page = await opened({
      world: (sandbox) => {
        two(sandbox)
        sandbox.world.state.goneProducts = [serum.id]
        sandbox.world.state.stock[serum.id] = 3
      },
    })
    expect(line(page, serum.name).getByRole('alert').textContent).toBe('Diesen Artikel gibt es leider nicht mehr. Bitte entferne ihn.')
    expect(line(page, serum.name).text).not.toMatch(/verfügbar|€/)
    expect(line(page, serum.name).queryByRole('textbox')).toBeNull()
    expect(total(page, 'Zwischensumme')).toBe(euro(Number(other.price) * 2))
    await remove(page, serum.name)
    await vi.waitFor(() => expect(names(page)).toEqual([other.name]))
  })

  it('leaves the cart as it was when a change is refused, and says why on the line', async () => {
    const page = await opened({ world: two })
    page.sandbox.world.state.stock[serum.id] = 2
    await userEvent.fill(field(page, serum.name), '4')
    await userEvent.tab()
    await vi.waitFor(() => expect(line(page, serum.name).getByRole('alert').textContent).toBe('Nur noch 2 verfügbar.'))
    await page.becomes('cart-page', 'filled')
    expect(field(page, serum.name).value).toBe('1')
    expect(line(page, other.name).queryByRole('alert')).toBeNull()
  })

  it('says so when the cart was deleted elsewhere, and not when she empties it', async () => {
    const page = await opened({ world: two })
    page.sandbox.weather({ kind: 'cart-deleted' })
    await page.shop.wake()
    await page.becomes('cart-page', 'empty')
    expect(whole(page)).toContain('Dein Warenkorb ist nicht mehr da.')
    const other = await opened({ world: two })
    await userEvent.click(button(other, 'Warenkorb leeren'))
    await other.becomes('cart-page', 'empty')
    await vi.waitFor(() => expect(other.asked(/^DELETE/)).toHaveLength(1))
    await vi.waitFor(() => expect(other.shop.cart.view.get()).toMatchObject({ cart: undefined, processing: false }))
    expect(whole(other)).not.toContain('nicht mehr da')
  })

  it('takes a line out at once, and puts it back with "Rückgängig"', async () => {
    const page = await opened({ world: two })
    await remove(page, other.name)
    expect(names(page)).toEqual([serum.name])
    expect(focused(page)).toBe(button(page, 'Rückgängig'))
    await userEvent.click(button(page, 'Rückgängig'))
    await vi.waitFor(() => expect(names(page)).toContain(other.name))
    expect(field(page, other.name).value).toBe('2')
    await page.announced(`„${other.name}“ ist wieder da.`)
    await vi.waitFor(() => expect(focused(page)).toBe(cart(page).getByRole('heading', { level: 1 })))
  })

  it('takes the focus to the way back for every line that is removed with the keyboard', async () => {
    const page = await opened({ world: two })
    for (const { name } of [other, serum]) {
      line(page, name)
        .getByRole('button', { name: `${name} entfernen` })
        .focus()
      await userEvent.keyboard('{Enter}')
      await vi.waitFor(() => expect(names(page)).not.toContain(name))
      expect(focused(page)).toBe(button(page, 'Rückgängig'))
    }
  })

  it('says why a removed line cannot come back, and keeps the offer', async () => {
    const page = await opened({ world: two })
    await remove(page, serum.name)
    await vi.waitFor(() => expect(page.asked(/^DELETE/)).toHaveLength(1))
    page.sandbox.world.state.stock[serum.id] = 0
    await userEvent.click(button(page, 'Rückgängig'))
    expect((await cart(page).findByRole('alert')).textContent).toContain('Leider ausverkauft.')
    expect(button(page, 'Rückgängig').isConnected).toBe(true)
  })

  it('clears the whole cart without a question, and puts all of it back', async () => {
    const page = await opened({ world: two })
    const heard = vi.fn()
    page.container.addEventListener('vitrine-cart-clear', heard)
    await userEvent.click(button(page, 'Warenkorb leeren'))
    await page.becomes('cart-page', 'empty')
    expect((await cart(page).findByText('Warenkorb geleert: 3 Artikel')).closest('[role=status]')).not.toBeNull()
    expect(heard).toHaveBeenCalledOnce()
    await vi.waitFor(() => expect(focused(page)).toBe(button(page, 'Rückgängig')))
    await userEvent.click(button(page, 'Rückgängig'))
    await vi.waitFor(() => expect(names(page).toSorted()).toEqual([serum.name, other.name].toSorted()))
    await page.becomes('cart-page', 'filled')
    expect(field(page, other.name).value).toBe('2')
    await page.announced('Alles ist wieder da.')
    await vi.waitFor(() => expect(focused(page)).toBe(cart(page).getByRole('heading', { level: 1 })))
  })

  it('names what could not be put back after clearing, until she has read it', async () => {
    const page = await opened({ world: two })
    await userEvent.click(button(page, 'Warenkorb leeren'))
    await cart(page).findByText('Warenkorb geleert: 3 Artikel')
    page.sandbox.world.state.stock[serum.id] = 0
    await userEvent.click(button(page, 'Rückgängig'))
    const told = await cart(page).findByText('Das konnten wir nicht zurücklegen:')
    expect(text(told.parentElement)).toContain(serum.name)
    await vi.waitFor(() => expect(names(page)).toEqual([other.name]))
    await userEvent.click(button(page, 'Verstanden'))
    expect(cart(page).queryByText('Das konnten wir nicht zurücklegen:')).toBeNull()
    await vi.waitFor(() => expect(focused(page)).toBe(cart(page).getByRole('heading', { level: 1 })))
  })

  it('keeps the cart and says why when it could not be cleared', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await opened({ world: two, hurry: 40 })
    page.sandbox.weather({ kind: 'error-500', method: 'DELETE' })
    await userEvent.click(button(page, 'Warenkorb leeren'))
    expect((await cart(page).findByRole('alert')).textContent).toContain('Der Shop hat gerade eine Störung.')
    await vi.waitFor(() => expect(names(page)).toHaveLength(2))
    page.sandbox.weather({ kind: 'clear' })
    await userEvent.click(button(page, 'Erneut versuchen'))
    await page.becomes('cart-page', 'empty')
  })
})

describe('vitrine-cart-page, coupons', () => {
  it('redeems one, shows it and what it brings, and empties the field', async () => {
    const page = await opened({ world: two })
    const heard = vi.fn()
    page.container.addEventListener('vitrine-coupon-redeem', heard)
    await redeem(page, ' sommer10 ')
    expect((await cart(page).findByRole('button', { name: 'Gutschein SOMMER10 entfernen' })).isConnected).toBe(true)
    await page.becomes('cart-page', 'filled')
    expect(whole(page)).toContain('Sommeraktion: 10 % auf alles')
    expect(total(page, 'Zwischensumme')).not.toBe(euro(worth))
    expect(code(page).value).toBe('')
    expect(heard).toHaveBeenCalledOnce()
    await page.announced('Gutschein sommer10 eingelöst')
  })

  it.each([
    ['already applied', 'WILLKOMMEN5', ['WILLKOMMEN5'], 'Diesen Gutschein hast du schon eingelöst.'],
    ['expired', 'ABGELAUFEN', [], 'Dieser Gutschein ist leider abgelaufen.'],
    [
      'not combinable',
      'NUR-HEUTE',
      ['SOMMER10'],
      'Dieser Gutschein lässt sich nicht mit dem kombinieren, der schon in deinem Warenkorb ist.',
    ],
    ['unknown', 'GIBTSNICHT', [], 'Diesen Gutscheincode kennen wir nicht. Sieh bitte noch einmal nach, ob er richtig geschrieben ist.'],
  ])('says at the field why not: %s, and keeps what was typed', async (_reason, typed, there, why) => {
    const page = await opened({
      world: (sandbox) => {
        fillCart(sandbox, [[serum.id, 3]])
        const filled = Object.values(sandbox.world.state.carts)[0]!
        filled.coupons = there.map((couponCode) => ({ cartCouponId: couponCode, couponCode }))
      },
    })
    await redeem(page, typed)
    expect(text(await cart(page).findByRole('alert'))).toBe(why)
    expect(code(page).value).toBe(typed)
    expect(code(page).getAttribute('aria-invalid')).toBe('true')
    expect(text(page.element('cart-page').shadowRoot?.getElementById(code(page).getAttribute('aria-describedby') ?? ''))).toBe(why)
    await vi.waitFor(() => expect(focused(page)).toBe(code(page)))
    expect(theCart(page).coupons).toHaveLength(there.length)
  })

  it('says how much the cart must be worth', async () => {
    const cheap = products.find(({ price, quantityRule }) => Number(price) < 25 && !quantityRule)!
    const page = await opened({ world: (sandbox) => fillCart(sandbox, [[cheap.id, 1]]) })
    await redeem(page, 'WILLKOMMEN5')
    expect(text(await cart(page).findByRole('alert'))).toBe('Dieser Gutschein gilt ab einem Warenwert von 30,00 €.')
  })

  it('asks for a code when there is none, and asks the platform nothing', async () => {
    const page = await opened({ world: two })
    await redeem(page, '  ')
    await vi.waitFor(() => expect(cart(page).getByRole('alert').textContent).toBe('Bitte gib einen Gutscheincode ein.'))
    expect(page.asked(/cart-coupons/)).toEqual([])
  })

  it('keeps what was typed when the network is gone, and redeems it later', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await opened({ world: two, hurry: 40 })
    page.sandbox.weather({ kind: 'offline', match: 'cart-coupons' })
    await redeem(page, 'SOMMER10')
    expect((await cart(page).findByRole('alert')).textContent).toContain('Wir erreichen den Shop gerade nicht.')
    expect(code(page).value).toBe('SOMMER10')
    page.sandbox.weather({ kind: 'clear' })
    await userEvent.click(button(page, 'Einlösen'))
    await cart(page).findByRole('button', { name: 'Gutschein SOMMER10 entfernen' })
    expect(theCart(page).coupons).toHaveLength(1)
  })

  it('takes one out again, and keeps the focus near', async () => {
    const page = await opened({ world: two })
    await redeem(page, 'SOMMER10')
    await userEvent.click(await cart(page).findByRole('button', { name: 'Gutschein SOMMER10 entfernen' }))
    await vi.waitFor(() => expect(cart(page).queryByRole('button', { name: 'Gutschein SOMMER10 entfernen' })).toBeNull())
    await page.becomes('cart-page', 'filled')
    expect(total(page, 'Zwischensumme')).toBe(euro(worth))
    expect(focused(page)).toBe(cart(page).getByRole('group', { name: 'Gutscheine' }))
  })

  it('says which coupon has no effect', async () => {
    const page = await opened({
      world: (sandbox) => {
        fillCart(sandbox, [[products.find(({ price, quantityRule }) => Number(price) < 25 && !quantityRule)!.id, 1]])
        const [, welcome] = couponPromotions
        Object.values(sandbox.world.state.carts)[0]!.coupons = [{ cartCouponId: 'c', couponCode: welcome!.couponCode }]
      },
    })
    expect(whole(page)).toContain('WILLKOMMEN5 wirkt gerade nicht')
  })
})

describe('vitrine-cart-page, promotions', () => {
  it('shows each by name with what it takes off', async () => {
    const page = await opened({ world: two })
    await redeem(page, 'WILLKOMMEN5')
    await cart(page).findByRole('button', { name: 'Gutschein WILLKOMMEN5 entfernen' })
    await page.becomes('cart-page', 'filled')
    const benefit = cart(page).getByText('5 € zur Begrüßung', { exact: false }).closest('li')
    expect(text(benefit)).toContain('−5,00 €')
    expect(total(page, 'Rabatt')).toBe('−5,00 €')
  })

  it('says how much is missing to the next one', async () => {
    const page = await opened({ world: (sandbox) => fillCart(sandbox, [[serum.id, 5]]) })
    const missing = 200 - Number(serum.price) * 5
    expect(missing).toBeGreaterThan(0)
    // The platform names what is reduced, and no promotion (`ConnectApi.CartApproachingDiscount`).
    expect(text(cart(page).getByText(/bis „Vorteil/))).toBe(`Noch ${euro(missing)} bis „Vorteil auf deine Bestellung“`)
    const progress = cart(page).getByRole<HTMLProgressElement>('progressbar', { name: /Vorteil auf deine Bestellung/ })
    expect(progress.value / progress.max).toBeCloseTo(1 - missing / 200, 2)
  })
})

describe('vitrine-cart-page with many lines', () => {
  it('shows 25 of them, the newest first, and the others by page', async () => {
    const page = await opened({ scene: 'big-cart' })
    expect(lines(page)).toHaveLength(25)
    const first = names(page)
    await userEvent.click(cart(page).getByRole('link', { name: 'Seite 3' }))
    await vi.waitFor(() => expect(lines(page)).toHaveLength(10))
    expect(names(page).filter((name) => first.includes(name))).toEqual([])
    expect(new URL(location.href).searchParams.get('page')).toBe('3')
    expect(focused(page)).toBe(cart(page).getByRole('heading', { level: 1 }))
    history.back()
    await vi.waitFor(() => expect(names(page)).toEqual(first))
  })

  it('opens the page that the address names, and the last one when there are fewer', async () => {
    const page = await opened({ scene: 'big-cart', at: '/cart?page=99' })
    await vi.waitFor(() => expect(lines(page)).toHaveLength(10), 4000)
    expect(cart(page).getByRole('link', { name: 'Seite 3' }).getAttribute('aria-current')).toBe('page')
  })

  it('goes back a page when the last line of the last page is removed', async () => {
    const page = await opened({ world: many(26), at: '/cart?page=2' })
    await vi.waitFor(() => expect(lines(page)).toHaveLength(1))
    await remove(page, names(page)[0]!)
    await vi.waitFor(() => expect(lines(page)).toHaveLength(25))
    expect(cart(page).queryByRole('navigation', { name: 'Seiten' })).toBeNull()
  })

  it('stays usable with 1,000 lines', async () => {
    const page = await opened({ world: many(1000) })
    expect(lines(page)).toHaveLength(25)
    expect(cart(page).getByText('1.000 Artikel').isConnected).toBe(true)
    const [name = ''] = names(page) as string[]
    await userEvent.click(more(page, name))
    expect(field(page, name).value).toBe('2')
    await page.becomes('cart-page', 'filled')
    expect(page.asked(/^PATCH/)).toHaveLength(1)
    await userEvent.click(cart(page).getByRole('link', { name: 'Seite 40' }))
    await vi.waitFor(() => expect(lines(page)).toHaveLength(25), 8000)
  })
})

describe('vitrine-cart-page, whose customer she is', () => {
  const detected = '<vitrine-consultant-detection page="cart"></vitrine-consultant-detection><vitrine-cart-page></vitrine-cart-page>'

  it('names the consultant', async () => {
    const page = await opened({ html: detected, at: '/cart?mk_moniker=anna-berger', world: two })
    await vi.waitFor(() => expect(whole(page)).toContain('Du kaufst bei Anna Berger'))
  })

  it('names the primary consultant of a customer who shops with nobody here, and lets her shop with her', async () => {
    const page = await opened({ html: detected, at: '/cart', scene: 'signed-in', state: 'empty' })
    await page.shop.cart.add(serum.id, 1)
    await vi.waitFor(() => expect(whole(page)).toContain('Deine Hauptberaterin ist Anna Berger'), 5000)
    expect(whole(page)).not.toContain('Noch ohne Beraterin')
  })

  it('names a consultant of Hungary by her last name first', async () => {
    const anna = consultants[0]!
    Object.assign(anna, { country: 'HU' })
    try {
      const page = await opened({ html: detected, at: '/cart?mk_moniker=anna-berger', world: two })
      await vi.waitFor(() => expect(whole(page)).toContain('Du kaufst bei Berger Anna'))
    } finally {
      Object.assign(anna, { country: undefined })
    }
  })

  it('says that there is none yet, and where to find one', async () => {
    const page = await opened({ html: detected, at: '/cart', world: two })
    expect((await cart(page).findByRole('link', { name: 'Beraterin finden' })).getAttribute('href')).toBe('/consultants')
  })

  it('says that her shop is closed, keeps the cart, and does not lead to the checkout', async () => {
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
    expect((await cart(page).findByText(/Der Shop von Anna Berger ist gerade geschlossen/)).isConnected).toBe(true)
    expect(cart(page).queryByRole('link', { name: 'Zur Kasse' })).toBeNull()
    await userEvent.click(more(page, serum.name))
    expect((await line(page, serum.name).findByRole('alert')).textContent).toContain('Dieser Shop ist gerade geschlossen.')
    expect(page.asked(/^PATCH/)).toEqual([])
  })
})

describe('vitrine-cart-page, what concerns the whole cart', () => {
  it('names what could not be brought along at login, until she has read it', async () => {
    const page = await opened({
      world: two,
      before: () => sessionStorage.setItem('vitrine_cart_notices', JSON.stringify([['Nachtcreme Salbei', 'Puder Seidenmatt']])),
    })
    const told = await cart(page).findByText('Beim Anmelden konnten wir das leider nicht übernehmen:')
    expect(text(told.parentElement)).toContain('Nachtcreme SalbeiPuder Seidenmatt')
    await userEvent.click(button(page, 'Verstanden'))
    expect(cart(page).queryByText('Nachtcreme Salbei')).toBeNull()
    expect(sessionStorage.getItem('vitrine_cart_notices')).toBeNull()
    await vi.waitFor(() => expect(focused(page)).toBe(cart(page).getByRole('heading', { level: 1 })))
  })

  it.each(['offline', 'error-500', 'malformed'] as const)(
    'says that it cannot be read, and reads it when asked again: %s',
    async (kind) => {
      vi.spyOn(console, 'error').mockReturnValue()
      const page = await opened({ world: two, weather: [{ kind, match: 'cart-items' }], state: 'failed' })
      page.sandbox.weather({ kind: 'clear' })
      await userEvent.click(button(page, 'Erneut versuchen'))
      await page.becomes('cart-page', 'filled')
      expect(names(page)).toHaveLength(2)
    },
  )

  it('shows prices as unknown while the platform calculates, never as 0', async () => {
    const page = await opened({
      state: 'processing',
      world: (sandbox) => {
        two(sandbox)
        sandbox.weather({ kind: 'processing', times: 99 })
      },
    })
    expect(whole(page)).not.toMatch(/\d €/)
    expect(whole(page)).not.toContain('kostenlos')
    expect(whole(page)).toContain('Dein Warenkorb wird berechnet')
    page.sandbox.weather({ kind: 'clear' })
    await page.becomes('cart-page', 'filled')
    expect(total(page, 'Zwischensumme')).toBe(euro(worth))
  })

  it('says that the line is bad and gets through by itself when the network is back', async () => {
    const page = await opened({ world: two, hurry: 10 })
    page.sandbox.weather({ kind: 'offline', match: '/carts/' })
    await userEvent.click(more(page, serum.name))
    await cart(page).findByText(/Die Verbindung stockt/)
    expect(field(page, serum.name).value).toBe('2')
    page.sandbox.weather({ kind: 'clear' })
    await page.becomes('cart-page', 'filled')
    expect(cart(page).queryByText(/Die Verbindung stockt/)).toBeNull()
    expect(field(page, serum.name).value).toBe('2')
  })

  it('keeps the cart in sight when her session has ended, and leads to the sign-in and back', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await opened({ scene: 'signed-in', at: '/cart', state: 'empty' })
    await page.shop.cart.add(serum.id, 1)
    await page.becomes('cart-page', 'filled')
    page.sandbox.weather({ kind: 'expired-session' })
    await userEvent.click(more(page, serum.name))
    expect(
      (await cart(page).findByText('Deine Anmeldung ist abgelaufen. Melde dich bitte neu an, dann geht es hier weiter.')).isConnected,
    ).toBe(true)
    expect(cart(page).getByRole('link', { name: 'Anmelden' }).getAttribute('href')).toBe('/login?return=%2Fcart')
    expect(names(page)).toEqual([serum.name])
  })

  it('asks no guest to sign in when her session has ended: it says so, and reads her cart again', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await opened({ world: two, at: '/cart' })
    page.sandbox.weather({ kind: 'expired-session', match: '/cart-items', times: 1 })
    await userEvent.click(more(page, serum.name))
    expect((await cart(page).findByText(/^Deine Sitzung war abgelaufen\./)).isConnected).toBe(true)
    page.sandbox.weather({ kind: 'expired-session', match: '/carts/' })
    await page.shop.cart.refresh().catch(() => {})
    expect((await cart(page).findByText(/^Deine Sitzung ist abgelaufen\./)).isConnected).toBe(true)
    page.sandbox.weather({ kind: 'clear' })
    await userEvent.click(button(page, 'Erneut versuchen'))
    await vi.waitFor(() => expect(cart(page).queryByText(/^Deine Sitzung ist abgelaufen\./)).toBeNull())
    expect(cart(page).queryByRole('link', { name: 'Anmelden' })).toBeNull()
    expect(cart(page).queryByText(/Anmeldung ist abgelaufen/)).toBeNull()
    expect(names(page)).toContain(serum.name)
  })

  it('says that the reserved time is nearly over, and gives more of it', async () => {
    const page = await opened({ world: two })
    let until = Date.now() + 60_000
    const keeper = createReservation({ clock: systemClock, gateway: { reserve: async () => ({ until }), release: async () => {} } })
    await keeper.start()
    page.shop.reservation.set(keeper)
    expect((await cart(page).findByText(/nur noch bis .* Uhr für dich reserviert/)).isConnected).toBe(true)
    until = Date.now() + 14_400_000
    await userEvent.click(button(page, 'Verlängern'))
    expect((await cart(page).findByText(/^Deine Artikel sind bis .* Uhr für dich reserviert/)).isConnected).toBe(true)
    await keeper.release()
  })
})

describe('vitrine-cart-page, the way to the checkout', () => {
  const checkout = (page: ShopPage) => cart(page).queryByRole('link', { name: 'Zur Kasse' })

  it('is not shown while there is no checkout page', async () => {
    expect(checkout(await opened({ world: two, settings: {} }))).toBeNull()
  })

  it('tells the page which cart, and stays when the page prevents it', async () => {
    const page = await opened({ world: two })
    const heard: unknown[] = []
    const prevent = (event: Event) => {
      event.preventDefault()
      heard.push((event as CustomEvent).detail)
    }
    page.container.addEventListener('vitrine-checkout-start', prevent)
    await userEvent.click(checkout(page)!)
    expect(heard).toEqual([{ cartId: theCart(page).cartId }])
    expect(page.visits).toEqual([])
    page.container.removeEventListener('vitrine-checkout-start', prevent)
    await userEvent.click(checkout(page)!)
    expect(page.visits).toEqual(['/checkout'])
  })

  it('asks guests to sign in where only customers may order', async () => {
    const page = await opened({
      at: '/cart',
      world: (sandbox) => {
        two(sandbox)
        sandbox.world.state.settings.guestCheckoutEnabled = false
      },
    })
    expect((await cart(page).findByText('Zum Bestellen melde dich bitte an.')).isConnected).toBe(true)
    expect(cart(page).getByRole('link', { name: 'Anmelden' }).getAttribute('href')).toBe('/login?return=%2Fcart')
  })
})

describe('vitrine-cart-page and statistics', () => {
  it('says once that the cart was looked at, and only with consent', async () => {
    const agreed = await opened({ world: two, settings: { consent: 'granted' } })
    expect(agreed.said('analytics')).toEqual([{ event: 'view_cart', cartId: theCart(agreed).cartId, lineCount: 2 }])
    const silent = await opened({ world: two })
    expect(silent.said('analytics')).toEqual([])
  })
})
