import { within } from '@testing-library/dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import { categories, products } from '../../src/sandbox/world/shop/catalogue.js'
import type { ProductFacts } from '../../src/sandbox/world/types.js'
import { chooseConsent } from '../../src/commerce/domain/consent/choose-consent.js'
import { favouritesKey, seenProductsKey } from '../../src/commerce/domain/memory.js'
import { complaints, type ShopPage, openSandbox, userEvent } from '../support/shop-page.js'

/** Without a translation: its name is the same on an English page. */
const { english: _english, ...model } = products[0]!
const special = (serial: number, facts: Partial<ProductFacts> & { name: string }): ProductFacts => ({
  ...model,
  id: `01t90000000000${serial}AAA`,
  sku: `S${serial}`,
  partId: `P${serial}`,
  urlName: `s${serial}`,
  badges: [],
  stock: 50,
  ...facts,
})
const specials = [
  special(1, { name: 'Neue Creme', badges: ['new'], price: '10.00', listPrice: '12.50', content: { amount: 0.05, unit: 'l' } }),
  special(2, { name: 'Rare Creme', badges: ['limited-edition'], price: '10.00', listPrice: '8.00' }),
  special(3, { name: 'Liebe Creme', badges: ['best-seller'], price: '10.00', listPrice: '10.00' }),
  special(4, { name: 'Preis-Creme', badges: ['award-winning'] }),
  special(5, { name: 'Rat-Creme', badges: ['featured'] }),
  special(6, { name: 'Knappe Creme', stock: 3 }),
  special(7, { name: 'Leere Creme', stock: 0 }),
  special(8, { name: 'Doppel-Creme', quantityRule: { minimum: 2, maximum: 20, increment: 2 } }),
]
const shopPage = openSandbox({ facts: { products: [...specials, ...products] } })
const list = (attributes = '') => `<vitrine-product-list ${attributes}></vitrine-product-list>`

/** A list that is there already, and one of its cards. */
async function filled(options: Parameters<typeof shopPage>[0]) {
  const page = await shopPage(options)
  await page.becomes('product-list', 'filled')
  return page
}
const names = (page: ShopPage) =>
  page
    .in('product-list')
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent)
function card(page: ShopPage, name: string) {
  const found = page
    .in('product-list')
    .getAllByRole('article')
    .find((each) => within(each).getByRole('heading').textContent === name)
  if (!found) throw new Error(`There is no card for ${name}.`)
  return { ...within(found), text: (found.textContent ?? '').replaceAll('\u00a0', ' ') }
}
const searches = (page: ShopPage) => page.asked(/product-search/)

describe('vitrine-product-list', () => {
  it('shows what is for sale: picture, name, what it is, price, and a way to its page', async () => {
    const page = await filled({ html: list('heading="Für dich" eyebrow="Neu" page-size="10" product-url="/produkt"') })
    expect(page.in('product-list').getByRole('heading', { name: 'Für dich' }).isConnected).toBe(true)
    expect(names(page)).toHaveLength(10)
    const { getByRole, getByText, getAllByRole } = card(page, model.name)
    expect(getByRole('link', { name: model.name }).getAttribute('href')).toBe(`/produkt?id=${model.id}`)
    expect(getByText(model.line).isConnected).toBe(true)
    expect(getAllByRole('img')[0]?.getAttribute('src')).toContain('/cms/delivery/media/')
    expect(getByText('39,90 €').isConnected).toBe(true)
  })

  it('loads its pictures through the site’s media path', async () => {
    const page = await filled({ html: list('page-size="9"') })
    const picture = card(page, model.name).getAllByRole<HTMLImageElement>('img')[0]!
    await vi.waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0))
  })

  it.each([
    ['Neue Creme', 'Neu'],
    ['Rare Creme', 'Limitierte Edition'],
    ['Liebe Creme', 'Bestseller'],
    ['Preis-Creme', 'Ausgezeichnet'],
    ['Rat-Creme', 'Empfohlen'],
  ])('wears its badge: %s is %s', async (name, badge) => {
    const page = await filled({ html: list('page-size="5"') })
    expect(card(page, name).getByText(badge).isConnected).toBe(true)
  })

  it.each([
    ['new', 'Neu'],
    ['limited-edition', 'Limitierte Edition'],
    ['best-seller', 'Bestseller'],
    ['award-winning', 'Ausgezeichnet'],
    ['featured', 'Empfohlen'],
  ])('shows only what has the badge %s when the page wants that', async (badge) => {
    const page = await filled({ html: list(`badge="${badge}" page-size="48"`) })
    expect(names(page)).toEqual([...specials, ...products].filter(({ badges }) => badges.includes(badge as 'new')).map(({ name }) => name))
  })

  it('shows only one category when the page wants that', async () => {
    const lips = categories.find(({ name }) => name === 'Lippen')!
    const page = await filled({ html: list(`category="${lips.id}" page-size="48"`) })
    expect(names(page)).toEqual(products.filter(({ categoryId }) => categoryId === lips.id).map(({ name }) => name))
  })
})

describe('vitrine-product-list, its prices', () => {
  it('shows the price before, struck through, beside a lower one', async () => {
    const page = await filled({ html: list('page-size="3"') })
    const { getByText } = card(page, 'Neue Creme')
    expect(getByText('10,00 €').tagName).toBe('STRONG')
    expect(getByText('12,50 €').tagName).toBe('S')
    expect(getByText('−20 %').isConnected).toBe(true)
    expect(getByText('Vorher').isConnected).toBe(true)
  })

  it.each([
    ['lower', 'Rare Creme', '8,00'],
    ['the same', 'Liebe Creme', undefined],
  ])('shows no price before when it was %s', async (_, name, before) => {
    const page = await filled({ html: list('page-size="3"') })
    const { queryByText, text } = card(page, name)
    expect(queryByText('Vorher')).toBeNull()
    expect(text).not.toContain('%')
    if (before) expect(text).not.toContain(before)
  })

  it('names the lowest price of 30 days beside every reduction, and nowhere else', async () => {
    const page = await filled({ html: list('page-size="3"') })
    expect(card(page, 'Neue Creme').text).toContain('niedrigster Preis der letzten 30 Tage: 12,50 €')
    expect(card(page, 'Liebe Creme').text).not.toContain('30 Tage')
  })

  it('names the price of a litre or a kilogram, and that tax is in and shipping is not', async () => {
    const page = await filled({ html: list('page-size="3"') })
    expect(card(page, 'Neue Creme').text).toContain('200,00 € / l · inkl. MwSt., zzgl. Versand')
  })
})

describe('vitrine-product-list, favourites', () => {
  const html = list('page-size="1"')
  const heart = (page: ShopPage) => page.in('product-list').getByRole('button', { name: 'Neue Creme merken' })
  const ready = (options: Partial<Parameters<typeof shopPage>[0]> = {}) => filled({ html, scene: 'signed-in', ...options })

  it('keeps a product and says "Artikel als Favorit gespeichert"', async () => {
    const page = await ready()
    expect(heart(page).getAttribute('aria-pressed')).toBe('false')
    await userEvent.click(heart(page))
    await page.announced('Artikel als Favorit gespeichert')
    await vi.waitFor(() => expect(heart(page).getAttribute('aria-pressed')).toBe('true'))
    await vi.waitFor(() => expect(page.in('product-list').queryByRole('alert')).toBeNull())
  })

  it('says it beside the heart as well, for everybody to read, and only for a moment', async () => {
    const page = await ready({ hurry: 100 })
    await userEvent.click(heart(page))
    const said = await page.in('product-list').findByText('Artikel als Favorit gespeichert')
    await vi.waitFor(() => expect(said.isConnected).toBe(false))
  })

  it('shows what goes with the product of the address, and nothing where there is none', async () => {
    const related = '<vitrine-product-list source="related" heading="Das passt dazu" page-size="4"></vitrine-product-list>'
    const page = await shopPage({ html: related, at: `/product?id=${products[0]!.id}` })
    await page.becomes('product-list', 'filled')
    expect(page.in('product-list').getAllByRole('listitem')).toHaveLength(4)
    expect(page.in('product-list').queryByRole('link', { name: products[0]!.name })).toBeNull()
    const without = await shopPage({ html: related, at: '/product' })
    await without.becomes('product-list', 'empty')
    expect(without.element('product-list').shadowRoot?.textContent).toBe('')
  })

  it('lists what its editor has chosen, in that order and each once, without what is gone, in one question for all', async () => {
    const [first, second, third] = products as unknown as [ProductFacts, ProductFacts, ProductFacts]
    const ids = [third.id, '01t000000099999AAA', first.id, third.id.slice(0, 15), second.id]
    const page = await filled({ html: list(`source="chosen" heading="Für dich" page-size="1" product-ids="${ids.join(' ')}"`) })
    expect(names(page)).toEqual([third.name, first.name, second.name])
    expect(page.asked(/^GET \/products$/)).toHaveLength(1)
    expect(page.asked(/pricing\/products/)).toHaveLength(1)
    expect(searches(page)).toEqual([])
  })

  it('is not to be seen when nothing is chosen, or all of it is gone, and says when the platform is silent', async () => {
    const page = await shopPage({ html: list('source="chosen" heading="Für dich"') })
    await page.becomes('product-list', 'empty')
    expect(page.in('product-list').queryByRole('heading')).toBeNull()
    page.element('product-list').setAttribute('product-ids', '01t000000099999AAA')
    await page.becomes('product-list', 'empty')
    page.sandbox.weather({ kind: 'offline', match: 'commerce' })
    page.element('product-list').setAttribute('product-ids', model.id)
    await page.becomes('product-list', 'failed')
    page.sandbox.weather({ kind: 'clear' })
    await userEvent.click(page.in('product-list').getByRole('button', { name: 'Erneut versuchen' }))
    await page.becomes('product-list', 'filled')
    expect(names(page)).toEqual([model.name])
  })

  it('lists what she has looked at on this visit, with her consent only, and forgets it with the consent', async () => {
    const seen = '<vitrine-product-list source="seen" heading="Zuletzt angesehen"></vitrine-product-list>'
    const looked = '<vitrine-product-detail></vitrine-product-detail>'
    const [first, second] = products as unknown as [(typeof products)[0], (typeof products)[0]]
    const page = await shopPage({ html: looked, at: `/product?id=${first.id}` })
    await page.becomes('product-detail', 'filled')
    expect(sessionStorage.getItem(seenProductsKey)).toBeNull()
    chooseConsent(page.shop.consent, ['comfort'])
    await vi.waitFor(() => expect(sessionStorage.getItem(seenProductsKey)).toBe(first.id))

    history.replaceState(null, '', `/product?id=${second.id}`)
    page.container.insertAdjacentHTML('beforeend', seen)
    await page.becomes('product-list', 'filled')
    expect(names(page)).toEqual([first.name])
    chooseConsent(page.shop.consent, [])
    await page.becomes('product-list', 'empty')
    expect(sessionStorage.getItem(seenProductsKey)).toBeNull()
  })

  it('lists what is kept; a heart that is taken back stays until the page is left', async () => {
    const kept = products[3]!
    const page = await shopPage({ html: '<vitrine-product-list></vitrine-product-list>', scene: 'signed-in' })
    await page.becomes('product-list', 'filled')
    await page.shop.favourites.keep(kept.id, true)
    page.element('product-list').remove()
    page.container.insertAdjacentHTML('beforeend', '<vitrine-product-list source="favourites"></vitrine-product-list>')
    await page.becomes('product-list', 'filled')
    expect(names(page)).toEqual([kept.name])
    await userEvent.click(page.in('product-list').getByRole('button', { name: `${kept.name} merken` }))
    await page.announced('Artikel aus den Favoriten entfernt')
    expect(names(page)).toEqual([kept.name])
  })

  it('follows another tab: a heart, and the list of what is kept', async () => {
    const page = await ready()
    const [first] = products as unknown as [(typeof products)[0]]
    page.container.insertAdjacentHTML('beforeend', '<vitrine-product-list id="kept" source="favourites"></vitrine-product-list>')
    const list = page.container.querySelector('#kept')!
    await vi.waitFor(() => expect(list.getAttribute('data-state')).toBe('empty'))

    await page.elsewhere(({ favourites }) => favourites.add(first.id))
    await vi.waitFor(() => expect(list.shadowRoot?.textContent).toContain(first.name))
    expect([...page.shop.favourites.ids.get()]).toEqual([first.id])
    await page.elsewhere(({ favourites }) => favourites.remove(first.id))
    await vi.waitFor(() => expect([...page.shop.favourites.ids.get()]).toEqual([]))
  })

  it('remembers that a customer has some, until she has none or signs out; of a guest nothing stays', async () => {
    const remembered = () => localStorage.getItem(favouritesKey)
    const page = await ready()
    const press = () => userEvent.click(heart(page))
    await press()
    await vi.waitFor(() => expect(remembered()).toBe('1'))
    await press()
    await vi.waitFor(() => expect(remembered()).toBeNull())
    await press()
    await vi.waitFor(() => expect(remembered()).toBe('1'))
    await page.shop.logout()
    expect(remembered()).toBeNull()

    const guest = await shopPage({ html: '', scene: 'guest' })
    localStorage.setItem(favouritesKey, '1')
    guest.container.innerHTML = list('source="favourites"')
    await guest.becomes('product-list', 'locked')
    expect(remembered()).toBeNull()
  })

  it('sets the heart that a guest has pressed once she has signed in', async () => {
    const guest = await filled({ html, scene: 'guest', settings: { loginUrl: '/login' } })
    await userEvent.click(heart(guest))
    const link = await guest.in('product-list').findByRole('link', { name: 'Anmelden' })
    expect(link.getAttribute('href')).toContain('/login?')
    expect(sessionStorage.getItem('vitrine_pressed_hearts')).not.toBe('')
    const pressed = sessionStorage.getItem('vitrine_pressed_hearts') ?? ''
    const customer = await filled({ html, scene: 'signed-in', world: () => sessionStorage.setItem('vitrine_pressed_hearts', pressed) })
    await vi.waitFor(() => expect(heart(customer).getAttribute('aria-pressed')).toBe('true'))
    await vi.waitFor(() => expect([...customer.shop.favourites.ids.get()]).toEqual([pressed]))
    expect(sessionStorage.getItem('vitrine_pressed_hearts')).toBeNull()
  })

  it('tells other tabs of a heart', async () => {
    const page = await ready()
    const heard = page.heardElsewhere()
    await userEvent.click(heart(page))
    await vi.waitFor(() => expect(heard).toEqual(['changed']))
  })

  it('leads a guest to sign in, and who has kept nothing to the products', async () => {
    const favourites = '<vitrine-product-list source="favourites" all-url="/products"></vitrine-product-list>'
    const guest = await shopPage({ html: favourites })
    await guest.becomes('product-list', 'locked')
    await guest.in('product-list').findByText(/Melde dich an/)
    const customer = await shopPage({ html: favourites, scene: 'signed-in' })
    await customer.becomes('product-list', 'empty')
    expect(customer.in('product-list').getByRole('link', { name: 'Produkte ansehen' }).getAttribute('href')).toBe('/products')
  })

  it.each([
    ['empty', 'signed-in'],
    ['locked', 'guest'],
  ] as const)('keeps no room on a phone for products that are not there: %s', async (state, scene) => {
    await browserPage.viewport(375, 740)
    const page = await shopPage({ html: list('source="favourites"'), scene })
    await page.becomes('product-list', state)
    await vi.waitFor(() => expect(page.element('product-list').offsetHeight).toBeLessThan(370))
    await browserPage.viewport(1280, 800)
  })

  it('knows on the next page what is kept', async () => {
    const page = await ready()
    await userEvent.click(heart(page))
    await page.announced('Artikel als Favorit gespeichert')
    page.shop.favourites.forget()
    page.element('product-list').remove()
    page.container.insertAdjacentHTML('beforeend', html)
    await page.becomes('product-list', 'filled')
    await vi.waitFor(() => expect(heart(page).getAttribute('aria-pressed')).toBe('true'))
  })

  it('keeps a heart that was pressed while the favourites were still being read', async () => {
    const page = await ready({ weather: [{ kind: 'slow', match: 'wishlists', method: 'GET', delay: 60_000, times: 1 }] })
    const read = page.shop.favourites.open()
    await userEvent.click(heart(page))
    page.sandbox.weather({ kind: 'clear' })
    await page.announced('Artikel als Favorit gespeichert')
    await read
    expect(heart(page).getAttribute('aria-pressed')).toBe('true')
  })

  it('makes one list of the first two hearts, and leaves a heart as it was pressed last', async () => {
    const page = await ready({ html: list('page-size="2"') })
    for (const button of page.in('product-list').getAllByRole('button', { name: / merken$/ })) button.click()
    await vi.waitFor(() => expect(heart(page).getAttribute('aria-pressed')).toBe('true'), { interval: 5 })
    heart(page).click()
    await page.announced('Artikel aus den Favoriten entfernt')
    expect(page.asked(/^POST .*wishlists$/)).toHaveLength(1)
    page.shop.favourites.forget()
    await page.shop.favourites.open()
    expect([...page.shop.favourites.ids.get()]).toEqual([specials[1]!.id])
  })

  it('lets go of it again', async () => {
    const page = await ready()
    await userEvent.click(heart(page))
    await page.announced('Artikel als Favorit gespeichert')
    await userEvent.click(heart(page))
    await page.announced('Artikel aus den Favoriten entfernt')
    await vi.waitFor(() => expect(heart(page).getAttribute('aria-pressed')).toBe('false'))
  })

  it('says "Dieser Artikel konnte nicht zu den Favoriten hinzugefügt werden" when that fails, and takes the heart back', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await ready({ weather: [{ kind: 'error-500', match: 'wishlist', method: 'POST' }] })
    await userEvent.click(heart(page))
    expect((await page.in('product-list').findByRole('alert')).textContent).toContain(
      'Dieser Artikel konnte nicht zu den Favoriten hinzugefügt werden',
    )
    expect(heart(page).getAttribute('aria-pressed')).toBe('false')
  })

  it('does not speak of adding when removing failed', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await ready()
    await userEvent.click(heart(page))
    await page.announced('Artikel als Favorit gespeichert')
    page.sandbox.weather({ kind: 'error-500', match: 'wishlist', method: 'DELETE' })
    await userEvent.click(heart(page))
    expect((await page.in('product-list').findByRole('alert')).textContent).toContain(
      'Dieser Artikel konnte nicht aus den Favoriten entfernt werden',
    )
    expect(heart(page).getAttribute('aria-pressed')).toBe('true')
  })

  it('says the same in English', async () => {
    const page = await ready({ settings: { locale: 'en' } })
    await userEvent.click(page.in('product-list').getByRole('button', { name: 'Save Neue Creme' }))
    await page.announced('Item saved as favorite')
  })

  it('asks guests to sign in, and to come back', async () => {
    const page = await filled({ html, at: '/products?sort=name' })
    await userEvent.click(heart(page))
    const alert = await page.in('product-list').findByRole('alert')
    expect(alert.textContent).toContain('Dieser Artikel konnte nicht zu den Favoriten hinzugefügt werden')
    expect(within(alert).getByRole('link', { name: 'Anmelden' }).getAttribute('href')).toBe('/login?return=%2Fproducts%3Fsort%3Dname')
    expect(heart(page).getAttribute('aria-pressed')).toBe('false')
  })

  it('never asks for a guest’s favourites', async () => {
    const page = await filled({ html })
    expect(page.asked(/wishlist/)).toEqual([])
  })
})

describe('vitrine-product-list, quantities', () => {
  const html = list('quantities page-size="8"')
  const withFields = async (options: Parameters<typeof shopPage>[0]) => {
    const page = await filled(options)
    await vi.waitFor(() => field(page, 'Neue Creme'))
    return page
  }
  const field = (page: ShopPage, name: string) =>
    card(page, name).getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^(Menge von|Quantity of) ${name}$`) })
  const add = (page: ShopPage, name: string) =>
    card(page, name).getByRole('button', { name: new RegExp(`^(${name} in den Warenkorb|Add to cart: ${name})$`) })
  const posts = (page: ShopPage) => page.asked(/^POST .*cart-items/)

  it.each([['abc'], ['-1'], ['−1'], ['0'], ['1e9'], ['1.5'], ['1,5'], [''], ['<b>1</b>'], ['Infinity']])(
    'says what is wrong with %j, keeps it, and sends nothing',
    async (text) => {
      const page = await withFields({ html })
      await userEvent.fill(field(page, 'Neue Creme'), text)
      await userEvent.click(add(page, 'Neue Creme'))
      await vi.waitFor(() => expect(card(page, 'Neue Creme').getByRole('alert').textContent).toBe('Bitte gib eine gültige Zahl ein.'))
      expect(field(page, 'Neue Creme').value).toBe(text)
      expect(field(page, 'Neue Creme').getAttribute('aria-invalid')).toBe('true')
      await vi.waitFor(() =>
        expect(field(page, 'Neue Creme').getAttribute('aria-describedby')).toBe(card(page, 'Neue Creme').getByRole('alert').id),
      )
      expect(posts(page)).toEqual([])
    },
  )

  it('says it in English: "Enter a valid number."', async () => {
    const page = await withFields({ html, settings: { locale: 'en' } })
    await userEvent.fill(field(page, 'Neue Creme'), 'abc')
    await userEvent.tab()
    expect(card(page, 'Neue Creme').getByRole('alert').textContent).toBe('Enter a valid number.')
  })

  it('says how many are the most', async () => {
    const page = await withFields({ html })
    await userEvent.fill(field(page, 'Neue Creme'), '1000000000')
    await userEvent.click(add(page, 'Neue Creme'))
    await vi.waitFor(() => expect(card(page, 'Neue Creme').getByRole('alert').textContent).toBe('Höchstens 9.999 Stück.'))
    expect(posts(page)).toEqual([])
  })

  it('is content again once the number is', async () => {
    const page = await withFields({ html })
    await userEvent.fill(field(page, 'Neue Creme'), 'abc')
    await userEvent.tab()
    await userEvent.fill(field(page, 'Neue Creme'), '3')
    await userEvent.click(add(page, 'Neue Creme'))
    await page.announced('„Neue Creme“ liegt im Warenkorb.')
    await vi.waitFor(() => expect(card(page, 'Neue Creme').queryByRole('alert')).toBeNull())
    await vi.waitFor(() => expect(page.said('cart.changed').at(-1)).toEqual({ count: 3, processing: false }))
  })

  it('goes up and down by buttons that say what they are for, and never below one', async () => {
    const page = await withFields({ html })
    const more = card(page, 'Neue Creme').getByRole('button', { name: 'Menge von Neue Creme erhöhen' })
    const less = card(page, 'Neue Creme').getByRole('button', { name: 'Menge von Neue Creme verringern' })
    expect(less.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(more)
    await userEvent.click(more)
    expect(field(page, 'Neue Creme').value).toBe('3')
    await userEvent.click(less)
    expect(field(page, 'Neue Creme').value).toBe('2')
    await userEvent.click(less)
    await userEvent.click(less, { force: true })
    expect(field(page, 'Neue Creme').value).toBe('1')
  })

  it('keeps a product’s own rule, and says it', async () => {
    const page = await withFields({ html })
    expect(field(page, 'Doppel-Creme').value).toBe('2')
    await userEvent.click(card(page, 'Doppel-Creme').getByRole('button', { name: 'Menge von Doppel-Creme erhöhen' }))
    expect(field(page, 'Doppel-Creme').value).toBe('4')
    for (const [text, reason] of [
      ['3', 'Nur in Schritten von 2 Stück.'],
      ['1', 'Mindestens 2 Stück.'],
      ['22', 'Höchstens 20 Stück.'],
    ] as const) {
      await userEvent.fill(field(page, 'Doppel-Creme'), text)
      await userEvent.click(add(page, 'Doppel-Creme'))
      await vi.waitFor(() => expect(card(page, 'Doppel-Creme').getByRole('alert').textContent).toBe(reason))
    }
    expect(posts(page)).toEqual([])
  })

  it('says what is left when she wants more than that', async () => {
    const page = await withFields({ html })
    await userEvent.fill(field(page, 'Knappe Creme'), '5')
    await userEvent.click(add(page, 'Knappe Creme'))
    await vi.waitFor(() => expect(card(page, 'Knappe Creme').getByRole('alert').textContent).toBe('Nur noch 3 verfügbar.'))
    expect(page.said('cart.open')).toEqual([])
  })
})

describe('vitrine-product-list, adding to the cart', () => {
  const html = list('page-size="7"')
  const add = (page: ShopPage) => card(page, 'Neue Creme').getByRole('button', { name: 'Neue Creme in den Warenkorb' })

  it('puts the product in, says so, tells the page, and asks to see the cart', async () => {
    const page = await filled({ html })
    const heard = vi.fn()
    page.container.addEventListener('vitrine-product-add', heard)
    await userEvent.click(add(page))
    await page.announced('„Neue Creme“ liegt im Warenkorb.')
    expect(heard.mock.calls[0]?.[0].detail).toEqual({ productId: specials[0]?.id, quantity: 1 })
    expect(page.said('cart.open')).toEqual([{ reason: 'added' }])
  })

  it('shows that it is on its way, and sends it once however often she presses', async () => {
    const page = await filled({ html, weather: [{ kind: 'slow', match: 'cart-items', method: 'POST', delay: 60_000 }] })
    await userEvent.click(add(page))
    expect((await card(page, 'Neue Creme').findByRole('img', { name: 'Wird hineingelegt' })).isConnected).toBe(true)
    await userEvent.dblClick(add(page), { force: true })
    page.sandbox.weather({ kind: 'clear' })
    await page.announced('„Neue Creme“ liegt im Warenkorb.')
    expect(page.asked(/^POST .*cart-items/)).toHaveLength(1)
  })

  it('puts one piece in for a double click, however fast the shop answers', async () => {
    const page = await filled({ html })
    const click = (detail: number) => add(page).dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }))
    click(1)
    await page.announced('„Neue Creme“ liegt im Warenkorb.')
    click(2)
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(page.asked(/^POST .*cart-items/)).toHaveLength(1)
    click(1)
    await vi.waitFor(() => expect(page.asked(/^POST .*cart-items/)).toHaveLength(2))
  })

  it('puts one piece in while Enter is held', async () => {
    const page = await filled({ html })
    const press = (repeat: boolean) =>
      new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, composed: true, cancelable: true })
    // A browser clicks for every keydown that nobody prevents.
    expect(add(page).dispatchEvent(press(true))).toBe(false)
    expect(add(page).dispatchEvent(press(false))).toBe(true)
    add(page).focus()
    await userEvent.keyboard('{Enter}')
    await page.announced('„Neue Creme“ liegt im Warenkorb.')
    expect(page.asked(/^POST .*cart-items/)).toHaveLength(1)
  })

  it('cannot be pressed for what is sold out, and says so', async () => {
    const page = await filled({ html })
    const button = card(page, 'Leere Creme').getByRole('button', { name: 'Ausverkauft' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(button, { force: true })
    expect(page.asked(/^POST .*cart-items/)).toEqual([])
  })

  it('says when it sold out in the meantime', async () => {
    const page = await filled({ html })
    page.sandbox.world.state.stock[specials[0]!.id] = 0
    await userEvent.click(add(page))
    await vi.waitFor(() => expect(card(page, 'Neue Creme').getByRole('alert').textContent).toBe('Leider ausverkauft.'))
  })

  it('says when there is no such product any more', async () => {
    const page = await filled({ html })
    page.sandbox.world.state.goneProducts = [specials[0]!.id]
    await userEvent.click(add(page))
    await vi.waitFor(() =>
      expect(card(page, 'Neue Creme').getByRole('alert').textContent).toBe('Diesen Artikel gibt es leider nicht mehr.'),
    )
  })

  it('says that the shop cannot be reached after it has tried four times, and works when it can', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await filled({ html, hurry: 40 })
    page.sandbox.weather({ kind: 'offline', match: '/carts/' })
    await userEvent.click(add(page))
    await vi.waitFor(
      () => expect(card(page, 'Neue Creme').getByRole('alert').textContent).toContain('Wir erreichen den Shop gerade nicht.'),
      5000,
    )
    page.sandbox.weather({ kind: 'clear' })
    await userEvent.click(add(page))
    await page.announced('„Neue Creme“ liegt im Warenkorb.')
    await vi.waitFor(() => expect(card(page, 'Neue Creme').queryByRole('alert')).toBeNull())
  })
})

describe('vitrine-product-list, browsing', () => {
  const html = list('browsable page-size="5"')
  const link = (page: ShopPage, name: string) => page.in('product-list').getByRole('link', { name })
  const total = specials.length + products.length

  it('says how many there are', async () => {
    const page = await filled({ html, at: '/products' })
    expect((await page.in('product-list').findByText(`${total} Produkte`)).getAttribute('role')).toBe('status')
  })

  it('turns pages, writes the page into the address, and comes back with Back', async () => {
    const page = await filled({ html, at: '/products?mk_moniker=anna-berger' })
    const before = names(page)
    expect(link(page, 'Seite 1').getAttribute('aria-current')).toBe('page')
    await userEvent.click(link(page, 'Weiter'))
    await vi.waitFor(() => expect(names(page)).not.toEqual(before))
    expect(location.search).toBe('?mk_moniker=anna-berger&page=2')
    expect(names(page)).toEqual([...specials, ...products].slice(5, 10).map(({ name }) => name))
    expect(link(page, 'Seite 2').getAttribute('aria-current')).toBe('page')
    expect(page.visits).toEqual([])
    history.back()
    await vi.waitFor(() => expect(names(page)).toEqual(before))
  })

  it('says once what a choice has led to, and goes to where the list begins when a page was turned or what was pressed is gone', async () => {
    const page = await filled({ html, at: '/products' })
    const block = page.in('product-list')
    const status = block.getByRole('status')
    const heard: (string | null)[] = []
    const observer = new MutationObserver(() => heard.push(status.textContent))
    observer.observe(status, { childList: true, characterData: true, subtree: true })
    await userEvent.click(link(page, 'Seite 2'))
    await vi.waitFor(() => expect(page.element('product-list').shadowRoot?.activeElement).toBe(status))
    expect(status.textContent).toBe(`${total} Produkte, Seite 2 von ${Math.ceil(total / 5)}`)
    await userEvent.click(block.getByRole('button', { name: /^Sortieren/ }))
    await userEvent.click(await block.findByRole('option', { name: 'Preis aufsteigend' }))
    await vi.waitFor(() => expect(status.textContent).toBe(`${total} Produkte, Preis aufsteigend`))
    observer.disconnect()
    expect([...new Set(heard)]).toEqual([`${total} Produkte, Seite 2 von ${Math.ceil(total / 5)}`, `${total} Produkte, Preis aufsteigend`])
    history.replaceState(null, '', '/products')
    const searched = await filled({ html, at: '/products?q=Lippenstift' })
    await userEvent.click(await searched.in('product-list').findByRole('button', { name: '„Lippenstift“ entfernen' }))
    const begin = searched.in('product-list').getByRole('status')
    await vi.waitFor(() => expect(begin.textContent).toBe(`${total} Produkte`))
    await vi.waitFor(() => expect(searched.element('product-list').shadowRoot?.activeElement).toBe(begin))
  })

  it('says for which word it has found something, where that is another than what was typed', async () => {
    const page = await filled({ html, at: '/products?q=lipenstift' })
    expect(page.in('product-list').getByRole('status').textContent).toContain('Ergebnisse für „lippenstift“')
    const right = await filled({ html, at: '/products?q=Lippenstift' })
    expect(right.in('product-list').getByRole('status').textContent).not.toContain('Ergebnisse')
  })

  it('opens on the page the address names', async () => {
    const page = await filled({ html, at: '/products?page=3&sort=name' })
    expect(names(page)).toEqual(
      [...specials, ...products]
        .map(({ name }) => name)
        .sort((a, b) => a.localeCompare(b, 'de'))
        .slice(10, 15),
    )
  })

  it.each(['?page=-1', '?page=abc', '?page=1e9000', '?page=0', '?sort=drop%20table', '?page=1.5'])(
    'shows the first page when the address makes no sense: %s',
    async (query) => {
      const page = await filled({ html, at: `/products${query}` })
      expect(names(page)[0]).toBe('Neue Creme')
    },
  )

  it('shows the last page when the address names one behind it, and mends the address', async () => {
    const entries = history.length
    const page = await filled({ html, at: '/products?mk_moniker=anna-berger&page=99999&sort=name' })
    const all = [...specials, ...products].map(({ name }) => name).sort((a, b) => a.localeCompare(b, 'de'))
    const last = Math.ceil(all.length / 5)
    await vi.waitFor(() => expect(names(page)).toEqual(all.slice((last - 1) * 5)))
    expect(location.search).toBe(`?mk_moniker=anna-berger&page=${last}&sort=name`)
    expect(link(page, `Seite ${last}`).getAttribute('aria-current')).toBe('page')
    expect(page.in('product-list').queryByText('Hier gibt es gerade keine Produkte.')).toBeNull()
    expect(history.length - entries).toBeLessThanOrEqual(1)
  })

  it('offers all products when the address names what is not there', async () => {
    const page = await shopPage({ html, at: '/products?category=0ZGnowhere' })
    await page.becomes('product-list', 'empty')
    await userEvent.click(await page.in('product-list').findByRole('button', { name: 'Alle Produkte zeigen' }))
    await page.becomes('product-list', 'filled')
    expect(names(page)[0]).toBe('Neue Creme')
  })

  it('searches for what the address says, and says so; taking it away shows everything again', async () => {
    const page = await filled({ html, at: '/products?q=lippenstift&q=anderes' })
    expect(names(page).every((name) => name?.includes('Lippenstift'))).toBe(true)
    await userEvent.click(page.in('product-list').getByRole('button', { name: '„lippenstift“ entfernen' }))
    await vi.waitFor(() => expect(names(page)[0]).toBe('Neue Creme'))
    expect(location.search).toBe('')
  })

  it('narrows what it shows by several filters and a price, in the address; Back takes the last one away', async () => {
    const page = await filled({ html, at: '/products' })
    const { findByRole, getByRole, getByLabelText } = page.in('product-list')
    await userEvent.click(await findByRole('button', { name: 'Filter' }))
    const sheet = getByRole('dialog', { name: 'Filter' })
    expect(await complaints(page.container)).toEqual([])
    await userEvent.click(within(sheet).getByRole('checkbox', { name: /^Für trockene Haut/ }))
    await vi.waitFor(() => expect(location.search).toContain('f.SkinType__c=trockene+Haut'))
    await userEvent.fill(getByLabelText('bis'), '30')
    await vi.waitFor(() => expect(location.search).toContain('to=30'))
    const count = () => page.in('product-list').getByRole('status').textContent
    await vi.waitFor(() => {
      expect(page.element('product-list').shadowRoot?.querySelector('section')?.ariaBusy).not.toBe('true')
      expect(within(sheet).getByRole('button', { name: `${count()} zeigen` }).isConnected).toBe(true)
    })
    await userEvent.click(within(sheet).getByRole('button', { name: /zeigen$/ }))
    expect(names(page)).toHaveLength(Math.min(5, Number.parseInt(count() ?? '', 10)))
    await vi.waitFor(() => expect(getByRole('button', { name: 'Filter 2' }).isConnected).toBe(true))
    await userEvent.click(getByRole('button', { name: /^bis 30/ }))
    await vi.waitFor(() => expect(location.search).not.toContain('to='))
    history.back()
    await vi.waitFor(() => expect(location.search).toContain('to=30'))
    await findByRole('button', { name: /^bis 30/ })
  })

  it('takes all filters back at once, and says which amounts it cannot read', async () => {
    const page = await filled({ html, at: '/products?f.Badges__c=new&from=5' })
    const { findByRole, findByText, getByRole, getByLabelText, getByText, queryByRole } = page.in('product-list')
    await userEvent.click(await findByRole('button', { name: 'Filter 2' }))
    await userEvent.fill(getByLabelText('bis'), '2')
    await userEvent.tab()
    expect((await findByText('Der erste Betrag ist höher als der zweite.')).isConnected).toBe(true)
    await userEvent.fill(getByLabelText('bis'), 'zwei')
    expect(getByText('Bitte gib ganze Beträge ein, zum Beispiel 20.').isConnected).toBe(true)
    expect(location.search).not.toContain('to=')
    await userEvent.click(getByRole('button', { name: 'Alle Filter löschen' }))
    await vi.waitFor(() => expect(location.search).toBe(''))
    await vi.waitFor(() => expect(getByLabelText<HTMLInputElement>('bis').value).toBe(''))
    await vi.waitFor(() => expect(queryByRole('button', { name: 'Alle Filter löschen' })).toBeNull())
  })

  it('leads on where nothing is found', async () => {
    const page = await shopPage({ html: list('browsable consultants-url="/consultants" search-url="/search"'), at: '/products?q=xyzzy' })
    await page.becomes('product-list', 'empty')
    const { findByRole, findByText } = page.in('product-list')
    await findByText(/Dazu haben wir leider nichts gefunden/)
    expect((await findByRole('link', { name: 'Auf der ganzen Seite suchen' })).getAttribute('href')).toBe('/search?q=xyzzy')
    expect((await findByRole('link', { name: 'Beraterin fragen' })).getAttribute('href')).toBe('/consultants')
    await userEvent.click(await findByRole('button', { name: 'Alle Produkte zeigen' }))
    await page.becomes('product-list', 'filled')
  })

  it.each([
    ['filters that nobody knows', '?f.Gone__c=a&f.SkinType__c=gone', 'empty'],
    ['a term of 200 letters', `?q=${'x'.repeat(200)}`, 'empty'],
    ['a hostile term', `?q=${encodeURIComponent('"><img src=x onerror=alert(1)>')}`, 'empty'],
    ['amounts that are none', '?from=-5&to=1e9', 'filled'],
  ])('lives with %s in an old link', async (_, query, state) => {
    const page = await shopPage({ html, at: `/products${query}` })
    await page.becomes('product-list', state)
    expect(page.element('product-list').shadowRoot?.querySelector('img[src=x]')).toBeNull()
  })

  it('shows the categories of the shop and goes into one', async () => {
    const page = await filled({ html, at: '/products?page=2' })
    const group = await page.in('product-list').findByRole('navigation', { name: 'Kategorien' })
    await within(group).findByRole('link', { name: 'Lippen' })
    expect(
      within(group)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Alle', ...categories.map(({ name }) => name)])
    await userEvent.click(within(group).getByRole('link', { name: 'Lippen' }))
    const lips = categories.find(({ name }) => name === 'Lippen')!
    await vi.waitFor(() => expect(names(page)[0]).toBe(products.find(({ categoryId }) => categoryId === lips.id)?.name))
    expect(location.search).toBe(`?category=${lips.id}`)
    expect(within(group).getByRole('link', { name: 'Lippen' }).getAttribute('aria-current')).toBe('page')
    expect(page.in('product-list').getByRole('heading', { name: 'Lippen' }).isConnected).toBe(true)
    await vi.waitFor(() => expect(document.title).toMatch(/^Lippen/))
    history.back()
    await vi.waitFor(() => expect(location.search).toBe('?page=2'))
  })

  it('shows the answer to the newest question, even when an older one comes later', async () => {
    const page = await filled({ html, at: '/products' })
    await page.in('product-list').findByRole('link', { name: 'Lippen' })
    page.sandbox.weather({ kind: 'slow', match: 'product-search', delay: 60_000, times: 1 })
    const before = page.sent(/product-search/).length
    await userEvent.click(page.in('product-list').getByRole('link', { name: 'Düfte' }))
    await vi.waitFor(() => expect(page.sent(/product-search/).length).toBeGreaterThan(before))
    await userEvent.click(page.in('product-list').getByRole('link', { name: 'Lippen' }))
    const lips = categories.find(({ name }) => name === 'Lippen')!
    const first = products.find(({ categoryId }) => categoryId === lips.id)!.name
    await vi.waitFor(() => expect(names(page)[0]).toBe(first))
    page.sandbox.weather({ kind: 'clear' })
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(names(page)[0]).toBe(first)
  })

  it('keeps what it shows, dimmed and said to be busy, until the next is there', async () => {
    const page = await filled({ html, at: '/products' })
    page.sandbox.weather({ kind: 'slow', match: 'product-search', delay: 60_000, times: 1 })
    await userEvent.click(link(page, 'Weiter'))
    await vi.waitFor(() => expect(page.in('product-list').getByRole('region').getAttribute('aria-busy')).toBe('true'))
    expect(names(page)[0]).toBe('Neue Creme')
    page.sandbox.weather({ kind: 'clear' })
    await vi.waitFor(() => expect(page.in('product-list').getByRole('region').getAttribute('aria-busy')).toBe('false'))
  })

  it('has no pages, categories and order where the page does not want them', async () => {
    const page = await filled({ html: list('page-size="5"'), at: '/products?page=2&sort=name' })
    expect(names(page)[0]).toBe('Neue Creme')
    expect(page.in('product-list').queryByRole('navigation')).toBeNull()
    expect(page.in('product-list').queryByRole('group', { name: 'Kategorien' })).toBeNull()
  })
})

describe('vitrine-product-list when the shop says no', () => {
  it('tells guests why they see nothing, offers "Anmelden", and asks for nothing', async () => {
    const page = await shopPage({ html: list(), scene: 'guest-browsing-off', at: '/products' })
    await page.becomes('product-list', 'locked')
    expect(page.in('product-list').getByText('In diesem Shop kannst du dich nach dem Anmelden umsehen.').isConnected).toBe(true)
    expect(page.in('product-list').getByRole('link', { name: 'Anmelden' }).getAttribute('href')).toBe('/login?return=%2Fproducts')
    expect(searches(page)).toEqual([])
  })

  it('lets guests look and tells them why they cannot buy, with "Anmelden" in place of the buttons', async () => {
    const page = await filled({ html: list('quantities page-size="3"'), scene: 'guest-cart-off', at: '/products' })
    expect(page.in('product-list').getByText('Zum Einkaufen melde dich bitte an.').isConnected).toBe(true)
    expect(page.in('product-list').getByRole('link', { name: 'Anmelden' }).getAttribute('href')).toBe('/login?return=%2Fproducts')
    expect(page.in('product-list').queryAllByRole('button', { name: /Warenkorb|Menge/ })).toEqual([])
    expect(names(page)).toHaveLength(3)
  })

  it('says when there is nothing to show', async () => {
    const page = await shopPage({ html: list(), scene: 'empty-catalogue' })
    await page.becomes('product-list', 'empty')
    expect(page.in('product-list').getByText('Hier gibt es gerade keine Produkte.').isConnected).toBe(true)
  })
})

describe('vitrine-product-list when the world breaks', () => {
  it.each([
    ['offline', 'Wir erreichen den Shop gerade nicht.'],
    ['error-500', 'Der Shop hat gerade eine Störung.'],
    ['error-503', 'Der Shop hat gerade eine Störung.'],
    ['html', 'Der Shop hat gerade eine Störung.'],
    ['malformed', 'Der Shop hat gerade eine Störung.'],
  ] as const)('says what happened and tries again when asked: %s', async (kind, message) => {
    const error = vi.spyOn(console, 'error').mockReturnValue()
    const page = await shopPage({ html: list('heading="Für dich" page-size="2"'), weather: [{ kind, match: 'product-search' }] })
    await page.becomes('product-list', 'failed')
    expect(page.in('product-list').getByRole('alert').textContent).toContain(message)
    expect(page.in('product-list').getByRole('heading', { name: 'Für dich' }).isConnected).toBe(true)
    expect(error).toHaveBeenCalledTimes(1)
    page.sandbox.weather({ kind: 'clear' })
    await userEvent.click(page.in('product-list').getByRole('button', { name: 'Erneut versuchen' }))
    await page.becomes('product-list', 'filled')
    expect(names(page)).toHaveLength(2)
  })

  it('tries again from the start when not even the shop answered', async () => {
    const page = await shopPage({ html: list('page-size="2"'), weather: [{ kind: 'offline' }] })
    await page.becomes('product-list', 'failed')
    page.sandbox.weather({ kind: 'clear' })
    await userEvent.click(page.in('product-list').getByRole('button', { name: 'Erneut versuchen' }))
    await page.becomes('product-list', 'filled')
  })

  it('shows where products will be while they are slow', async () => {
    const page = await shopPage({ html: list('page-size="2"'), weather: [{ kind: 'slow', delay: 60_000 }] })
    await page.becomes('product-list', 'loading')
    expect(page.in('product-list').getByRole('img', { name: 'Wird geladen' }).isConnected).toBe(true)
    page.sandbox.weather({ kind: 'clear' })
    await page.becomes('product-list', 'filled')
  })

  it('shows products when the categories cannot be read', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await filled({
      html: list('browsable page-size="2"'),
      at: '/products',
      weather: [{ kind: 'error-500', match: 'product-categories' }],
    })
    expect(names(page)).toHaveLength(2)
  })

  it('shows products when the favourites cannot be read', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await filled({ html: list('page-size="2"'), scene: 'signed-in', weather: [{ kind: 'error-500', match: 'wishlist' }] })
    expect(names(page)).toHaveLength(2)
  })

  it('falls back to its own number of products, with one warning, when the page’s makes no sense', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const page = await filled({ html: list('page-size="viele"') })
    expect(names(page)).toHaveLength(12)
    expect(warn.mock.calls).toEqual([['<vitrine-product-list> page-size="viele" is not understood; using 12.']])
  })
})

describe('vitrine-product-list on an editor’s canvas', () => {
  it('shows its sample and asks nothing', async () => {
    const page = await shopPage({ html: `<div data-vitrine-mode="edit">${list('browsable quantities')}</div>` })
    await vi.waitFor(() =>
      expect(names(page)).toEqual(['Rosenserum Leuchtkraft', 'Nachtcreme Salbei', 'Lippenstift Samt', 'Puder Seidenmatt']),
    )
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(page.asked()).toEqual([])
  })

  it('shows samples that wear the badge the list asks for', async () => {
    const page = await shopPage({ html: `<div data-vitrine-mode="edit">${list('badge="new"')}</div>` })
    await vi.waitFor(() => expect(page.in('product-list').getAllByText('Neu')).toHaveLength(4))
  })
})

describe('vitrine-product-list, on a canvas that stands before a platform', () => {
  const onCanvas = (attributes: string, options: Partial<Parameters<typeof shopPage>[0]> = {}) => {
    document.documentElement.toggleAttribute('data-vitrine-real', true)
    return shopPage({ scene: 'signed-in', ...options, html: `<div data-vitrine-mode="edit">${list(attributes)}</div>` })
  }
  afterEach(() => document.documentElement.removeAttribute('data-vitrine-real'))

  it('shows what the platform has, and asks for nothing that is the editor’s own', async () => {
    const page = await onCanvas('badge="best-seller" page-size="3"')
    await vi.waitFor(() => expect(page.in('product-list').getAllByText('Bestseller')).toHaveLength(3))
    expect(names(page)).toContain('Liebe Creme')
    expect(page.asked(/cart|wishlist|session|POST (?!\/search)/)).toEqual([])
  })

  it('shows what is chosen, and follows its editor', async () => {
    const [first, second] = products as unknown as [ProductFacts, ProductFacts]
    const page = await onCanvas(`source="chosen" product-ids="${second.id} 01t000000099999AAA ${first.id}"`)
    await vi.waitFor(() => expect(names(page)).toEqual([second.name, first.name]))
    page.element('product-list').setAttribute('product-ids', first.id)
    await vi.waitFor(() => expect(names(page)).toEqual([first.name]))
  })

  it('shows samples while the platform is silent', async () => {
    const page = await onCanvas('badge="new" page-size="4"', { weather: [{ kind: 'offline' }] })
    await vi.waitFor(() => expect(page.in('product-list').getAllByText('Neu')).toHaveLength(4))
    expect(names(page)[0]).toBe('Rosenserum Leuchtkraft')
  })
})

describe('fifty product lists that want the same', () => {
  it('ask once', async () => {
    const page = await shopPage({ html: list('page-size="2"').repeat(50) })
    await vi.waitFor(() => expect(page.container.querySelectorAll('[data-state="filled"]')).toHaveLength(50), 5000)
    expect(searches(page)).toHaveLength(1)
    expect(page.asked(/application-context/)).toHaveLength(1)
    expect(page.asked(/session-context/)).toHaveLength(1)
  })
})
