import { consultants } from '../../src/sandbox/world/consultants/consultants.js'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import { products } from '../../src/sandbox/world/shop/catalogue.js'
import { customerKey } from '../../src/commerce/domain/memory.js'
import { fillCart, type ShopPage, openSandbox, userEvent } from '../support/shop-page.js'

const shopPage = openSandbox()
const html = '<vitrine-main-navigation></vitrine-main-navigation>'
const first = products[0]!.id
const focused = (page: ShopPage) => page.element('main-navigation').shadowRoot?.activeElement?.textContent

describe('vitrine-main-navigation', () => {
  it('shows the name of the shop, all products, sign-in and the cart', async () => {
    const page = await shopPage({
      html: '<vitrine-main-navigation brand="Lindenrose" brand-url="/start" shop-url="/alles"></vitrine-main-navigation>',
    })
    await page.becomes('main-navigation', 'guest')
    const { getByRole } = page.in('main-navigation')
    expect(getByRole('navigation', { name: 'Hauptnavigation' }).isConnected).toBe(true)
    expect(getByRole('link', { name: 'Lindenrose' }).getAttribute('href')).toBe('/start')
    expect(getByRole('link', { name: 'Alle Produkte' }).getAttribute('href')).toBe('/alles')
    expect(getByRole('link', { name: 'Anmelden' }).getAttribute('href')).toBe('/login')
    expect(getByRole('button', { name: /^Warenkorb/ }).getAttribute('aria-haspopup')).toBe('dialog')
  })

  it('shows no number for an empty cart', async () => {
    const page = await shopPage({ html })
    const cart = await page.in('main-navigation').findByRole('button', { name: 'Warenkorb, 0 Artikel' })
    expect(cart.textContent).toBe('')
  })

  it.each([
    [1, '1', 'Warenkorb, 1 Artikel'],
    [999, '999', 'Warenkorb, 999 Artikel'],
    [1000, '999+', 'Warenkorb, 1.000 Artikel'],
  ])('counts %i pieces as %s, and says the number in full', async (count, badge, name) => {
    const page = await shopPage({ html, world: (sandbox) => fillCart(sandbox, [[first, count]]) })
    expect((await page.in('main-navigation').findByRole('button', { name })).textContent).toBe(badge)
  })

  it('counts anew when something goes into the cart', async () => {
    const page = await shopPage({ html: `${html}<vitrine-product-list page-size="1"></vitrine-product-list>` })
    await page.becomes('product-list', 'filled')
    await userEvent.click(page.in('product-list').getByText('In den Warenkorb'))
    expect((await page.in('main-navigation').findByRole('button', { name: 'Warenkorb, 1 Artikel' })).textContent).toBe('1')
  })

  it('asks for the cart panel', async () => {
    const page = await shopPage({ html })
    await userEvent.click(page.in('main-navigation').getByRole('button', { name: /^Warenkorb/ }))
    expect(page.said('cart.open')).toEqual([{ reason: 'asked' }])
  })

  it('greets the signed-in customer and offers her account and a way out', async () => {
    const page = await shopPage({ html: '<vitrine-main-navigation account-url="/account"></vitrine-main-navigation>', scene: 'signed-in' })
    await page.becomes('main-navigation', 'signed-in')
    const { getByRole, getByText, queryByRole } = page.in('main-navigation')
    expect(getByText('Hallo Anna').isConnected).toBe(true)
    expect(getByRole('link', { name: 'Mein Konto' }).getAttribute('href')).toBe('/account')
    expect(getByRole('button', { name: 'Abmelden' }).isConnected).toBe(true)
    expect(queryByRole('link', { name: 'Anmelden' })).toBeNull()
  })

  it('remembers her name for the next page of this visit, and none of a guest', async () => {
    const page = await shopPage({ html, scene: 'signed-in' })
    await page.becomes('main-navigation', 'signed-in')
    expect(sessionStorage.getItem(customerKey)).toBe('Anna')
    await page.shop.logout()
    await page.becomes('main-navigation', 'guest')
    expect(sessionStorage.getItem(customerKey)).toBeNull()
    // Her session has ended between two pages.
    const next = await shopPage({ html: '', scene: 'guest' })
    sessionStorage.setItem(customerKey, 'Anna')
    next.container.innerHTML = html
    await next.becomes('main-navigation', 'guest')
    expect(sessionStorage.getItem(customerKey)).toBeNull()
  })

  it('shows no way to an account page that does not exist', async () => {
    const page = await shopPage({ html, scene: 'signed-in' })
    await page.becomes('main-navigation', 'signed-in')
    expect(page.in('main-navigation').queryByRole('link', { name: 'Mein Konto' })).toBeNull()
  })

  it('leads to the search by a magnifier, and only where there is one', async () => {
    const page = await shopPage({ html: '<vitrine-main-navigation search-url="/search"></vitrine-main-navigation>', at: '/search?q=rose' })
    const magnifier = page.in('main-navigation').getByRole('link', { name: 'Suche' })
    expect([magnifier.getAttribute('href'), magnifier.getAttribute('aria-current')]).toEqual(['/search', 'page'])
    const without = await shopPage({ html })
    expect(without.in('main-navigation').queryByRole('link', { name: 'Suche' })).toBeNull()
  })

  it('unfolds the product search by its magnifier, where one types at once, and folds it with Escape', async () => {
    const page = await shopPage({
      html: '<vitrine-main-navigation search-url="/search" results-url="/products"></vitrine-main-navigation>',
    })
    const nav = page.in('main-navigation')
    const magnifier = nav.getByRole('button', { name: 'Produkte suchen' })
    await userEvent.click(magnifier)
    const field = await nav.findByRole('combobox', { name: 'Produkte suchen' })
    await vi.waitFor(() => expect(page.element('main-navigation').shadowRoot?.activeElement).toBe(field))
    expect(nav.getByRole('link', { name: 'Auf unseren Seiten suchen' }).getAttribute('href')).toBe('/search')
    await userEvent.keyboard('serum')
    await nav.findAllByRole('option')
    // The first Escape closes the suggestions, the second the search.
    await userEvent.keyboard('{Escape}')
    expect(nav.queryAllByRole('option', { hidden: true }).filter((each) => each.checkVisibility())).toEqual([])
    await userEvent.keyboard('{Escape}')
    expect(nav.queryByRole('combobox')).toBeNull()
    expect(page.element('main-navigation').shadowRoot?.activeElement).toBe(magnifier)
    expect(magnifier.getAttribute('aria-expanded')).toBe('false')
  })

  it('goes to the results with what was typed', async () => {
    const page = await shopPage({ html: '<vitrine-main-navigation results-url="/products"></vitrine-main-navigation>' })
    const nav = page.in('main-navigation')
    await userEvent.click(nav.getByRole('button', { name: 'Produkte suchen' }))
    await userEvent.fill(await nav.findByRole('combobox'), 'rose')
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(page.visits).toEqual(['/products?q=rose']))
    await vi.waitFor(() => expect(nav.queryByRole('combobox')).toBeNull())
  })

  it('names a consultant of Hungary by her last name first', async () => {
    const anna = consultants[0]!
    Object.assign(anna, { country: 'HU' })
    try {
      const page = await shopPage({
        html: '<vitrine-main-navigation></vitrine-main-navigation><vitrine-consultant-detection></vitrine-consultant-detection>',
        at: '/?mk_moniker=anna-berger',
      })
      expect((await page.in('main-navigation').findByText('Shop von Berger Anna')).isConnected).toBe(true)
    } finally {
      Object.assign(anna, { country: undefined })
    }
  })

  it.each([320, 375, 768, 1280])('fits at %i px with magnifier, menu and cart, each as large as a finger', async (width) => {
    await browser.viewport(width, 800)
    const page = await shopPage({
      html: '<vitrine-main-navigation search-url="/search"></vitrine-main-navigation><vitrine-consultant-detection></vitrine-consultant-detection>',
      at: '/?mk_moniker=anna-berger',
      world: (sandbox) => fillCart(sandbox, [[first, 1000]]),
    })
    await page.in('main-navigation').findByText('Shop von Anna Berger')
    const magnifier = page.in('main-navigation').getByRole('link', { name: 'Suche' }).getBoundingClientRect()
    const cart = page
      .in('main-navigation')
      .getByRole('button', { name: /^Warenkorb/ })
      .getBoundingClientRect()
    expect([Math.round(magnifier.width), Math.round(magnifier.height)]).toEqual([44, 44])
    expect(magnifier.right).toBeLessThanOrEqual(cart.left + 0.5)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })

  it('leads the customer to her consultants, and nobody else', async () => {
    const links = '<vitrine-main-navigation my-consultants-url="/my-consultants"></vitrine-main-navigation>'
    const page = await shopPage({ html: links, scene: 'signed-in' })
    await page.becomes('main-navigation', 'signed-in')
    expect(page.in('main-navigation').getByRole('link', { name: 'Meine Beraterinnen' }).getAttribute('href')).toBe('/my-consultants')
    const guest = await shopPage({ html: links })
    await guest.becomes('main-navigation', 'guest')
    expect(guest.in('main-navigation').queryByRole('link', { name: 'Meine Beraterinnen' })).toBeNull()
  })

  it('leads to the catalogues, in a consultant’s shop with her name', async () => {
    const links =
      '<vitrine-main-navigation catalogue-url="/ibc-personal-icatalog"></vitrine-main-navigation><vitrine-consultant-detection></vitrine-consultant-detection>'
    const page = await shopPage({ html: links, at: '/?mk_moniker=anna-berger' })
    const href = () => page.in('main-navigation').getByRole('link', { name: 'Online Kataloge' }).getAttribute('href')
    expect(href()).toBe('/ibc-personal-icatalog')
    await page.becomes('consultant-detection', 'found')
    await vi.waitFor(() => expect(href()).toBe('/ibc-personal-icatalog?shop=anna-berger'))
  })

  it('tells another site nothing of whose shop it is', async () => {
    const page = await shopPage({
      html: '<vitrine-main-navigation catalogue-url="https://katalog.example/x"></vitrine-main-navigation><vitrine-consultant-detection></vitrine-consultant-detection>',
      at: '/?mk_moniker=anna-berger',
    })
    await page.becomes('consultant-detection', 'found')
    await vi.waitFor(() =>
      expect(page.in('main-navigation').getByRole('link', { name: 'Online Kataloge' }).getAttribute('href')).toBe(
        'https://katalog.example/x',
      ),
    )
  })

  it('keeps the focus when she signs out by keyboard', async () => {
    const page = await shopPage({ html, scene: 'signed-in' })
    await page.becomes('main-navigation', 'signed-in')
    page.in('main-navigation').getByRole('button', { name: 'Abmelden' }).focus()
    await userEvent.keyboard('{Enter}')
    await page.becomes('main-navigation', 'guest')
    await vi.waitFor(() => expect(page.element('main-navigation').shadowRoot?.activeElement?.localName).toBe('nav'))
  })

  it('signs her out, says so, and tells the page', async () => {
    const page = await shopPage({ html, scene: 'signed-in' })
    await page.becomes('main-navigation', 'signed-in')
    const heard = vi.fn()
    page.container.addEventListener('vitrine-account-logout', heard)
    await userEvent.click(page.in('main-navigation').getByRole('button', { name: 'Abmelden' }))
    await page.becomes('main-navigation', 'guest')
    await page.announced('Du bist abgemeldet.')
    expect(heard).toHaveBeenCalledTimes(1)
    await vi.waitFor(() => expect(page.in('main-navigation').getByRole('link', { name: 'Anmelden' }).isConnected).toBe(true))
    expect(page.said('session.changed').at(-1)).toEqual({ guest: true })
  })

  it('says when signing out did not work, and keeps her signed in', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await shopPage({ html, scene: 'signed-in' })
    await page.becomes('main-navigation', 'signed-in')
    page.sandbox.weather({ kind: 'error-500', match: '/logout' })
    await userEvent.click(page.in('main-navigation').getByRole('button', { name: 'Abmelden' }))
    expect((await page.in('main-navigation').findByRole('alert')).textContent).toBe(
      'Das Abmelden hat nicht geklappt. Bitte versuche es noch einmal.',
    )
    expect(page.state('main-navigation')).toBe('signed-in')
  })

  it('names the consultant whose shop it is, once she is detected', async () => {
    const page = await shopPage({
      html: `${html}<vitrine-consultant-detection></vitrine-consultant-detection>`,
      at: '/?mk_moniker=anna-berger',
    })
    expect((await page.in('main-navigation').findByText('Shop von Anna Berger')).isConnected).toBe(true)
  })

  it('marks the page one is on', async () => {
    const page = await shopPage({ html, at: '/products?category=x' })
    expect(page.in('main-navigation').getByRole('link', { name: 'Alle Produkte' }).getAttribute('aria-current')).toBe('page')
    expect(page.in('main-navigation').getByRole('link', { name: 'Anmelden' }).getAttribute('aria-current')).toBeNull()
  })

  it('leads to the same page in the other language, in its own word, and takes along what the address says by then', async () => {
    const page = await shopPage({
      html: '<vitrine-main-navigation other-language-url="/en/product"></vitrine-main-navigation>',
      at: '/product?id=1',
    })
    const link = page.in('main-navigation').getByRole<HTMLAnchorElement>('link', { name: 'English' })
    expect([link.lang, link.hreflang]).toEqual(['en', 'en'])
    history.replaceState(null, '', '/product?id=2')
    await userEvent.click(link)
    expect(page.visits).toEqual(['/en/product?id=2'])
  })

  it.each([1030, 1100, 1280, 1440])('stays in one line signed in, with all its links, at %i px', async (width) => {
    await browser.viewport(width, 800)
    const page = await shopPage({
      html:
        '<vitrine-main-navigation other-language-url="/en" results-url="/products" catalogue-url="/kataloge" account-url="/account" ' +
        'my-consultants-url="/my-consultants"><a slot="links" href="/consultants">Beraterin finden</a></vitrine-main-navigation>',
      scene: 'signed-in',
    })
    await page.becomes('main-navigation', 'signed-in')
    expect(page.element('main-navigation').getBoundingClientRect().height).toBe(62)
  })

  it('offers no language where there is only one', async () => {
    const page = await shopPage({ html })
    expect(page.in('main-navigation').queryByRole('link', { name: 'English' })).toBeNull()
  })

  it('holds more links of the page’s own', async () => {
    const page = await shopPage({
      html: '<vitrine-main-navigation><a slot="links" href="/impressum">Impressum</a></vitrine-main-navigation>',
    })
    const link = page.container.querySelector('a[href="/impressum"]')
    expect(link?.checkVisibility()).toBe(true)
    expect(link?.assignedSlot?.closest('.menu')).not.toBeNull()
  })

  it('stays whole when an address in its markup is none', async () => {
    const page = await shopPage({
      html: '<vitrine-main-navigation shop-url="https://[oops" brand-url="javascript:alert(1)"></vitrine-main-navigation>',
    })
    expect(page.in('main-navigation').getByRole('link', { name: 'Alle Produkte' }).isConnected).toBe(true)
    expect(page.in('main-navigation').queryByRole('alert')).toBeNull()
  })

  it('offers sign-in and the products while the platform is unreachable', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await shopPage({ html, weather: [{ kind: 'offline' }], hurry: 400 })
    await page.becomes('main-navigation', 'failed')
    expect(page.in('main-navigation').getByRole('link', { name: 'Alle Produkte' }).isConnected).toBe(true)
    expect(page.in('main-navigation').getByRole('link', { name: 'Anmelden' }).isConnected).toBe(true)
    expect(page.in('main-navigation').getByRole('button', { name: 'Warenkorb' }).textContent).toBe('')
  })

  it('asks nothing on an editor’s canvas', async () => {
    const page = await shopPage({ html: `<div data-vitrine-mode="edit">${html}</div>` })
    expect(page.in('main-navigation').getByRole('link', { name: 'Alle Produkte' }).isConnected).toBe(true)
    expect(page.asked()).toEqual([])
  })

  it('speaks English', async () => {
    const page = await shopPage({ html, scene: 'signed-in', settings: { locale: 'en' } })
    expect((await page.in('main-navigation').findByText('Hello Anna')).isConnected).toBe(true)
    expect((await page.in('main-navigation').findByRole('button', { name: 'Cart, 0 items' })).isConnected).toBe(true)
    expect(page.in('main-navigation').getByRole('button', { name: 'Log out' }).isConnected).toBe(true)
  })
})

describe('vitrine-main-navigation on a phone', () => {
  const phone = async (html_ = html) => {
    await browser.viewport(375, 760)
    const page = await shopPage({ html: html_ })
    await page.becomes('main-navigation', 'guest')
    return page
  }
  afterEach(() => browser.viewport(1280, 800))
  const menu = (page: ShopPage) => page.in('main-navigation').getByRole('button', { name: 'Menü' })

  it('folds its links into a menu and keeps the cart in sight', async () => {
    const page = await phone()
    expect(page.in('main-navigation').queryByRole('link', { name: 'Alle Produkte' })).toBeNull()
    expect(
      page
        .in('main-navigation')
        .getByRole('button', { name: /^Warenkorb/ })
        .checkVisibility(),
    ).toBe(true)
    expect(menu(page).getAttribute('aria-expanded')).toBe('false')
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375)
  })

  it('opens and closes the menu with a tap', async () => {
    const page = await phone()
    await userEvent.click(menu(page))
    await vi.waitFor(() => expect(page.in('main-navigation').getByRole('link', { name: 'Alle Produkte' }).checkVisibility()).toBe(true))
    expect(menu(page).getAttribute('aria-expanded')).toBe('true')
    await userEvent.click(menu(page))
    expect(page.in('main-navigation').queryByRole('link', { name: 'Alle Produkte' })).toBeNull()
  })

  it('opens it by keyboard, with the links next in line', async () => {
    const page = await phone()
    menu(page).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    expect(focused(page)).toBe('Alle Produkte')
    await userEvent.tab()
    expect(focused(page)).toBe('Anmelden')
  })

  it('closes it with Escape and goes back to the button', async () => {
    const page = await phone()
    menu(page).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    expect(menu(page).getAttribute('aria-expanded')).toBe('false')
    expect(page.element('main-navigation').shadowRoot?.activeElement).toBe(menu(page))
  })

  it('shows the menu button last, beside the cart', async () => {
    const page = await phone()
    const cart = page.in('main-navigation').getByRole('button', { name: /^Warenkorb/ })
    expect(menu(page).getBoundingClientRect().left).toBeGreaterThan(cart.getBoundingClientRect().left)
  })
})
