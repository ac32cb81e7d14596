import { describe, expect, it, vi } from 'vitest'
import { products } from '../../src/sandbox/world/shop/catalogue.js'
import '../../src/blocks/cart-panel/index.js'
import { addLine } from '../../src/sandbox/world/cart/cart-lines.js'
import { createCart } from '../../src/sandbox/world/cart/carts.js'
import { type ShopPage, fillCart, openSandbox, userEvent } from '../support/shop-page.js'

const shopPage = openSandbox()
const html = '<vitrine-login return-url="/products"></vitrine-login>'
const mail = 'anna.muster@example.org'

async function signIn(page: ShopPage, username = mail, password = 'lindenrose') {
  const { getByLabelText, getByRole } = page.in('login')
  if (username) await userEvent.fill(getByLabelText(/E-Mail-Adresse|E-mail address/), username)
  if (password) await userEvent.fill(getByLabelText(/^(Passwort|Password)$/), password)
  await userEvent.click(getByRole('button', { name: /^(Anmelden|Sign in)$/ }))
}
const logins = (page: ShopPage) => page.sandbox.requests().filter(({ path }) => path.includes('/login'))

describe('vitrine-login', () => {
  it('asks for e-mail address and password, in fields a password manager understands', async () => {
    const page = await shopPage({ html })
    await page.becomes('login', 'ready')
    expect(page.in('login').getByLabelText('E-Mail-Adresse').getAttribute('autocomplete')).toBe('username')
    expect(page.in('login').getByLabelText('Passwort').getAttribute('autocomplete')).toBe('current-password')
  })

  it('says at each field what is missing, goes to the first, and sends nothing', async () => {
    const page = await shopPage({ html })
    await signIn(page, '', '')
    const username = page.in('login').getByLabelText('E-Mail-Adresse')
    await vi.waitFor(() => expect(page.in('login').getByText('Bitte gib dein Passwort ein.').isConnected).toBe(true))
    expect(username.getAttribute('aria-invalid')).toBe('true')
    const { id } = page.in('login').getByText('Bitte gib deine E-Mail-Adresse ein.')
    expect(username.getAttribute('aria-describedby')).toBe(id)
    expect(page.element('login').shadowRoot?.activeElement).toBe(username)
    expect(logins(page)).toEqual([])
  })

  it('goes to the password when only that is missing', async () => {
    const page = await shopPage({ html })
    await signIn(page, mail, '')
    expect(page.element('login').shadowRoot?.activeElement).toBe(page.in('login').getByLabelText('Passwort'))
    expect(page.in('login').queryByText('Bitte gib deine E-Mail-Adresse ein.')).toBeNull()
  })

  it('says when the two do not fit, keeps the address, and lets her try again', async () => {
    const page = await shopPage({ html })
    await signIn(page, mail, 'falsch')
    await page.becomes('login', 'refused')
    expect(page.in('login').getByRole('alert').textContent).toBe(
      'E-Mail-Adresse oder Passwort stimmen nicht. Schau noch einmal in Ruhe nach.',
    )
    expect(page.in('login').getByLabelText<HTMLInputElement>('E-Mail-Adresse').value).toBe(mail)
    await signIn(page)
    await page.becomes('login', 'done')
  })

  it('greets her, tells the page, and goes where the page says', async () => {
    const page = await shopPage({ html })
    const heard = vi.fn()
    page.container.addEventListener('vitrine-account-login', heard)
    await signIn(page)
    await vi.waitFor(() => expect(page.visits).toEqual(['/products']))
    expect((await page.in('login').findByText('Du bist angemeldet, Anna.')).isConnected).toBe(true)
    expect(heard).toHaveBeenCalledTimes(1)
    expect(page.said('session.changed')).toEqual([{ guest: true }, { guest: false }])
    await page.announced('Du bist angemeldet.')
  })

  it('stays when the page wants to do something else first', async () => {
    const page = await shopPage({ html })
    page.container.addEventListener('vitrine-account-login', (event) => event.preventDefault())
    await signIn(page)
    await page.becomes('login', 'done')
    expect(page.visits).toEqual([])
  })

  it('sends a password once, however often she presses', async () => {
    const page = await shopPage({ html, weather: [{ kind: 'slow', match: '/login', delay: 60_000 }] })
    await signIn(page)
    await userEvent.dblClick(await page.in('login').findByRole('button', { name: 'Einen Moment' }), { force: true })
    page.sandbox.weather({ kind: 'clear' })
    await page.becomes('login', 'done')
    expect(logins(page)).toHaveLength(1)
  })

  it('brings the guest’s cart along', async () => {
    const page = await shopPage({ html: `${html}<vitrine-main-navigation></vitrine-main-navigation>`, scene: 'full-cart' })
    const before = await page.in('main-navigation').findByRole('button', { name: 'Warenkorb, 4 Artikel' })
    await signIn(page)
    await vi.waitFor(() => expect(page.asked(/preserve/)).toHaveLength(1))
    await page.becomes('login', 'done')
    await vi.waitFor(() => expect(page.in('main-navigation').getByRole('button', { name: 'Warenkorb, 4 Artikel' })).toBe(before))
    expect(localStorage.length).toBe(0)
  })

  it('brings along what lay in the customer’s earlier cart as well, without doubling what the guest has chosen again, and says so', async () => {
    let quantities: readonly (readonly [string, number])[] = []
    const page = await shopPage({
      html: `${html}<vitrine-main-navigation></vitrine-main-navigation><vitrine-cart-panel></vitrine-cart-panel>`,
      scene: 'full-cart',
      world({ world }) {
        const customer = world.facts.customers.find(({ email }) => email === 'anna.muster@example.org')!
        const [guests] = Object.values(world.state.carts)
        const both = guests!.lines[0]!
        const earlier = products.find(
          ({ id, stock, quantityRule }) => stock > 20 && !quantityRule && guests!.lines.every((line) => line.productId !== id),
        )!
        const { cart } = createCart(world, { customer, accountId: customer.accountId })
        for (const productId of [both.productId, earlier.id]) addLine(world, cart, { productId, quantity: 1 })
        quantities = [...guests!.lines.map(({ productId, quantity }) => [productId, quantity] as const), [earlier.id, 1]]
      },
    })
    await page.in('main-navigation').findByRole('button', { name: 'Warenkorb, 4 Artikel' })
    await signIn(page)
    await page.becomes('login', 'done')
    const now = () =>
      page.shop.cart
        .peek()
        ?.view.get()
        .lines.map(({ productId, quantity }) => [productId, quantity] as const) ?? []
    await vi.waitFor(() => expect(now().toSorted()).toEqual(quantities.toSorted()))
    const names = products.filter(({ id }) => id === quantities.at(-1)?.[0]).map(({ name }) => name)
    const note = await page.in('cart-panel').findByText('Aus deinem früheren Warenkorb ist jetzt auch dabei:')
    expect([...note.parentElement!.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(names)
  })

  it('leaves the guest’s cart where it is when a payment link id is present', async () => {
    const page = await shopPage({
      html: `${html}<vitrine-main-navigation></vitrine-main-navigation>`,
      scene: 'full-cart',
      at: '/login?paymentLinkId=a1',
    })
    await page.in('main-navigation').findByRole('button', { name: 'Warenkorb, 4 Artikel' })
    await signIn(page)
    await page.becomes('login', 'done')
    expect(page.asked(/preserve/)).toEqual([])
  })

  it('never puts a password into an address', async () => {
    const page = await shopPage({ html })
    await signIn(page)
    await page.becomes('login', 'done')
    expect(page.sandbox.requests().filter(({ path, query }) => `${path}${query}`.includes('lindenrose'))).toEqual([])
  })

  it('shows the password when she wants to see it', async () => {
    const page = await shopPage({ html })
    const password = page.in('login').getByLabelText<HTMLInputElement>('Passwort')
    await userEvent.click(page.in('login').getByRole('button', { name: 'Passwort zeigen' }))
    expect(password.type).toBe('text')
    await userEvent.click(page.in('login').getByRole('button', { name: 'Passwort verbergen' }))
    expect(password.type).toBe('password')
  })

  it('says that the shop cannot be reached, and works when it can', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await shopPage({ html })
    page.sandbox.weather({ kind: 'offline', match: '/login', times: 1 })
    await signIn(page)
    await page.becomes('login', 'failed')
    expect(page.in('login').getByRole('alert').textContent).toContain('Wir erreichen den Shop gerade nicht.')
    await signIn(page)
    await page.becomes('login', 'done')
  })

  it.each(['error-500', 'html', 'malformed', 'error-503'] as const)('says that the shop has a problem: %s', async (kind) => {
    const page = await shopPage({ html })
    page.sandbox.weather({ kind, match: '/login' })
    await signIn(page)
    await page.becomes('login', 'failed')
    expect(page.in('login').getByRole('alert').textContent).toContain('Der Shop hat gerade eine Störung.')
  })

  it('stays here when she signs out again before it is done', async () => {
    const page = await shopPage({
      html: `<vitrine-main-navigation></vitrine-main-navigation>${html}`,
      world: (sandbox) => fillCart(sandbox, [[products[0]?.id ?? '', 1]]),
    })
    await page.shop.cart.refresh()
    page.sandbox.weather({ kind: 'slow', match: 'preserve', delay: 60_000 })
    await signIn(page)
    await userEvent.click(await page.in('main-navigation').findByRole('button', { name: 'Abmelden' }))
    page.sandbox.weather({ kind: 'clear' })
    await page.announced('Du bist abgemeldet.')
    await page.becomes('login', 'ready')
    expect(page.asked(/preserve|logout/)).toHaveLength(2)
    expect(page.shop.cart.view.get().lines).toEqual([])
    expect(page.visits).toEqual([])
  })

  it('tells who is signed in already, and shows no form', async () => {
    const page = await shopPage({ html, scene: 'signed-in' })
    expect((await page.in('login').findByText('Du bist angemeldet, Anna.')).isConnected).toBe(true)
    expect(page.in('login').getByRole('link', { name: 'Weiter einkaufen' }).getAttribute('href')).toBe('/products')
    expect(page.in('login').queryByLabelText('Passwort')).toBeNull()
  })

  it('leads her back to where she came from also when she is signed in already', async () => {
    const page = await shopPage({ html, scene: 'signed-in', at: '/login?return=%2Fcart' })
    const onward = await page.in('login').findByRole('link', { name: 'Weiter einkaufen' })
    expect(new URL(onward.getAttribute('href') ?? '', location.href).pathname).toBe('/cart')
  })

  it.each([
    ['/s/login', '/login', '/s/login?startURL=%2F'],
    ['/s/login', '/login?return=%2Fcart%3Fa%3D1', '/s/login?startURL=%2Fcart%3Fa%3D1'],
    ['/s/login?startURL=%2Fs', '/login?return=%2Fcart', '/s/login?startURL=%2Fs'],
  ])('is a link to the platform’s own sign-in page on a real site, with the way back: %s from %s', async (external, at, href) => {
    const page = await shopPage({ html: `<vitrine-login external-url="${external}"></vitrine-login>`, at })
    expect(page.in('login').getByRole('link', { name: 'Zur Anmeldung' }).getAttribute('href')).toBe(href)
    expect(page.in('login').queryByLabelText('Passwort')).toBeNull()
  })

  it('shows the way to a new account, back to where she came from', async () => {
    const page = await shopPage({
      html: '<vitrine-login register-url="/register"></vitrine-login>',
      at: '/login?return=%2Fproduct%3Fid%3D5',
    })
    expect(page.in('login').getByRole('link', { name: 'Konto anlegen' }).getAttribute('href')).toBe('/register?return=%2Fproduct%3Fid%3D5')
  })

  it('speaks English', async () => {
    const page = await shopPage({ html, settings: { locale: 'en' } })
    await signIn(page, '', '')
    await vi.waitFor(() => expect(page.in('login').getByRole('heading', { name: 'Good to see you again' }).isConnected).toBe(true))
    await vi.waitFor(() => expect(page.in('login').getByText('Please enter your e-mail address.').isConnected).toBe(true))
    await signIn(page, mail, 'wrong')
    await page.becomes('login', 'refused')
    expect(page.in('login').getByRole('alert').textContent).toBe('E-mail address or password is not right. Please have another look.')
  })

  it('returns to the page of the shop she came from', async () => {
    const page = await shopPage({ html, at: '/login?return=%2Fproduct%3Fid%3D5%26mk_moniker%3Danna-berger' })
    await signIn(page)
    await vi.waitFor(() => expect(page.visits).toEqual(['/product?id=5&mk_moniker=anna-berger']))
  })

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example/',
    '/.//evil.example/',
    '/..//evil.example/',
    '/%2e//evil.example',
    '/\t/evil.example/',
    '/\n/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    ' //evil.example',
    'evil.example',
    '///evil.example',
    '/x/..//evil.example/',
  ])('never follows a link out of the shop: %j', async (wanted) => {
    const page = await shopPage({ html, at: `/login?return=${encodeURIComponent(wanted)}` })
    await signIn(page)
    await vi.waitFor(() => expect(page.visits).toHaveLength(1))
    // Another origin would be told in full.
    expect(page.visits[0]).toMatch(/^\//)
  })
})
