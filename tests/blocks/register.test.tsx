import '../../src/blocks/register/index.js'
import { describe, expect, it, vi } from 'vitest'
import { colourScheme, complaints, type ShopPage, openSandbox, userEvent } from '../support/shop-page.js'
import { schemes } from '../support/sample.js'

const shopPage = openSandbox()
const html = '<vitrine-register return-url="/products"></vitrine-register>'
const nele = { Vorname: 'Nele', Nachname: 'Neumann', 'E-Mail-Adresse': 'nele@example.net', Passwort: 'rosenduft' }

async function create(page: ShopPage, entries: Record<string, string> = nele) {
  const { getByLabelText, getByRole } = page.in('register')
  for (const [label, text] of Object.entries(entries)) await userEvent.fill(getByLabelText(label), text)
  await userEvent.click(getByRole('button', { name: 'Konto anlegen' }))
}
const focused = (page: ShopPage) => page.element('register').shadowRoot?.activeElement
const field = (page: ShopPage, label: string) => page.in('register').getByLabelText<HTMLInputElement>(label)
const registrations = (page: ShopPage) => page.asked(/registerCustomer/)

describe('vitrine-register', () => {
  it('makes an account, signs in with it, tells the page, and goes where the page says', async () => {
    const page = await shopPage({ html })
    const heard = vi.fn()
    page.container.addEventListener('vitrine-account-register', heard)
    await create(page, { ...nele, 'Postleitzahl (freiwillig)': ' 50 667' })
    await vi.waitFor(() => expect(page.visits).toEqual(['/products']))
    expect(heard).toHaveBeenCalledTimes(1)
    expect(page.said('session.changed')).toEqual([{ guest: true }, { guest: false }])
    expect(page.shop.session.get().session?.firstName).toBe('Nele')
    await page.announced('Dein Konto ist angelegt, und du bist angemeldet.')
  })

  it('does not ask a guest again what she has said at the checkout', async () => {
    const page = await shopPage({
      html,
      world: () => sessionStorage.setItem('vitrine_guest_details', JSON.stringify({ email: 'greta@example.org', lastName: 'Sommer' })),
    })
    expect([field(page, 'E-Mail-Adresse').value, field(page, 'Nachname').value, field(page, 'Vorname').value]).toEqual([
      'greta@example.org',
      'Sommer',
      '',
    ])
  })

  it('says at each field what is missing, goes to the first, and sends nothing', async () => {
    const page = await shopPage({ html })
    await create(page, { 'Postleitzahl (freiwillig)': '50667' })
    expect(focused(page)).toBe(field(page, 'Vorname'))
    expect(field(page, 'Vorname').getAttribute('aria-invalid')).toBe('true')
    for (const words of ['Bitte gib deinen Vornamen ein.', 'Bitte gib deine E-Mail-Adresse ein.', 'Bitte wähle ein Passwort.']) {
      await vi.waitFor(() => expect(page.in('register').getByText(words).isConnected).toBe(true))
    }
    const { id } = page.in('register').getByText('Bitte gib deinen Vornamen ein.')
    expect(field(page, 'Vorname').getAttribute('aria-describedby')).toBe(id)
    expect(field(page, 'Postleitzahl (freiwillig)').value).toBe('50667')
    expect(registrations(page)).toEqual([])
  })

  it.each([
    ['E-Mail-Adresse', 'nele', 'Das ist noch keine E-Mail-Adresse.'],
    ['Passwort', 'kurz', 'Das ist zu kurz: mindestens 8 Zeichen.'],
    ['Vorname', 'N'.repeat(200), 'Das ist zu lang: höchstens 40 Zeichen.'],
    ['Postleitzahl (freiwillig)', 'abc', 'Das ist keine deutsche Postleitzahl.'],
    ['Postleitzahl (freiwillig)', '00000', 'Das ist keine deutsche Postleitzahl.'],
    ['Postleitzahl (freiwillig)', '5066', 'Das ist keine deutsche Postleitzahl.'],
  ])('does not take %s "%s", says why, and goes there', async (label, text, words) => {
    const page = await shopPage({ html })
    await create(page, { ...nele, [label]: text })
    await vi.waitFor(() => expect(page.in('register').getByText(words, { exact: false }).isConnected).toBe(true))
    expect(focused(page)).toBe(field(page, label))
    expect(registrations(page)).toEqual([])
  })

  it('says at the address that it is taken, offers to sign in, and keeps everything typed', async () => {
    const page = await shopPage({ html })
    await create(page, { ...nele, 'E-Mail-Adresse': 'anna.muster@example.org' })
    await page.becomes('register', 'refused')
    await vi.waitFor(() => expect(focused(page)).toBe(field(page, 'E-Mail-Adresse')))
    expect(page.in('register').getByRole('link', { name: 'Melde dich damit an' }).getAttribute('href')).toBe('/login')
    expect(field(page, 'Passwort').value).toBe('rosenduft')
    await create(page)
    await page.becomes('register', 'done')
  })

  it('takes the postal code out of what a browser fills in', async () => {
    const page = await shopPage({ html })
    await create(page, { ...nele, 'Postleitzahl (freiwillig)': 'D-50667 Köln' })
    await page.becomes('register', 'done')
  })

  it('says when the shop knows no such postal code', async () => {
    const page = await shopPage({ html })
    await create(page, { ...nele, 'Postleitzahl (freiwillig)': '05000' })
    await page.becomes('register', 'refused')
    await vi.waitFor(() => expect(focused(page)).toBe(field(page, 'Postleitzahl (freiwillig)')))
  })

  it('loses nothing when the shop cannot be reached, and works when it can', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await shopPage({ html })
    page.sandbox.weather({ kind: 'offline', match: 'registerCustomer', times: 1 })
    await create(page)
    await page.becomes('register', 'failed')
    expect(page.in('register').getByRole('alert').textContent).toContain('Wir erreichen den Shop gerade nicht.')
    expect(field(page, 'Vorname').value).toBe('Nele')
    await create(page, {})
    await page.becomes('register', 'done')
  })

  it('finds her own account when only the answer was lost', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await shopPage({ html })
    page.sandbox.weather({ kind: 'lost-answer', match: 'registerCustomer', times: 1 })
    await create(page)
    await page.becomes('register', 'failed')
    await create(page, {})
    await page.becomes('register', 'done')
  })

  it('makes no second account when only signing in failed', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await shopPage({ html })
    page.sandbox.weather({ kind: 'error-500', match: '/login', times: 1 })
    await create(page)
    await page.becomes('register', 'failed')
    expect(page.in('register').getByRole('alert').textContent).toContain('Dein Konto ist angelegt.')
    await create(page, {})
    await page.becomes('register', 'done')
    expect(registrations(page)).toHaveLength(1)
  })

  it('sends once, however often she presses', async () => {
    const page = await shopPage({ html, weather: [{ kind: 'slow', match: 'registerCustomer', delay: 60_000 }] })
    await create(page)
    await userEvent.dblClick(await page.in('register').findByRole('button', { name: 'Einen Moment' }), { force: true })
    page.sandbox.weather({ kind: 'clear' })
    await page.becomes('register', 'done')
    expect(registrations(page)).toHaveLength(1)
  })

  it('brings the guest’s cart along', async () => {
    const page = await shopPage({ html: `${html}<vitrine-main-navigation></vitrine-main-navigation>`, scene: 'full-cart' })
    await page.in('main-navigation').findByRole('button', { name: 'Warenkorb, 4 Artikel' })
    await create(page)
    await page.becomes('register', 'done')
    await vi.waitFor(() => expect(page.in('main-navigation').getByRole('button', { name: 'Warenkorb, 4 Artikel' }).isConnected).toBe(true))
  })

  it('returns to the page of the shop she came from, and takes that along to signing in', async () => {
    const page = await shopPage({ html, at: '/register?return=%2Fproduct%3Fid%3D5' })
    expect(page.in('register').getByRole('link', { name: 'Anmelden' }).getAttribute('href')).toBe('/login?return=%2Fproduct%3Fid%3D5')
    await create(page)
    await vi.waitFor(() => expect(page.visits).toEqual(['/product?id=5']))
  })

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/.//evil.example/',
    'javascript:alert(1)',
    '/\t/evil.example/',
  ])('never follows a link out of the shop: %j', async (wanted) => {
    const page = await shopPage({ html, at: `/register?return=${encodeURIComponent(wanted)}` })
    expect(page.in('register').getByRole('link', { name: 'Anmelden' }).getAttribute('href')).toMatch(/^\/login/)
    await create(page)
    await vi.waitFor(() => expect(page.visits).toHaveLength(1))
    expect(page.visits[0]).toMatch(/^\//)
  })

  it('tells who is signed in already, and shows no form', async () => {
    const page = await shopPage({ html, scene: 'signed-in' })
    expect((await page.in('register').findByText('Du bist angemeldet, Anna.')).isConnected).toBe(true)
    expect(page.in('register').queryByLabelText('Passwort')).toBeNull()
  })

  it('never puts a password into an address', async () => {
    const page = await shopPage({ html })
    await create(page)
    await page.becomes('register', 'done')
    expect(page.sandbox.requests().filter(({ path, query }) => `${path}${query}`.includes('rosenduft'))).toEqual([])
  })

  it('is locked in shop-id mode', async () => {
    const page = await shopPage({ html })
    page.shop.bus.publish('consultant-key-selected', { shopId: 'a', consultantKey: 'b', hideHeader: false })
    await vi.waitFor(() => expect(field(page, 'Vorname').closest('[inert]')).not.toBeNull())
  })

  it.each(schemes)('has nothing that axe complains about, in %s', async (scheme) => {
    await colourScheme(scheme)
    const page = await shopPage({ html, settings: { locale: 'de' } })
    await create(page, {})
    expect(await complaints(page.element('register'))).toEqual([])
    await colourScheme('light')
  })
})
