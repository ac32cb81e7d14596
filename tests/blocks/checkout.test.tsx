import '../../src/blocks/checkout/index.js'
import '../../src/blocks/consultant-switcher/index.js'
import { describe, expect, it, vi } from 'vitest'
import { addressesOf } from '../../src/sandbox/world/checkout/addresses.js'
import { customers } from '../../src/sandbox/world/shop/customers.js'
import { placedOrderKey } from '../../src/commerce/domain/memory.js'
import { comeBack } from '../support/come-back.js'
import { complaints, openSandbox, type PageOptions, type ShopPage, userEvent } from '../support/shop-page.js'

const shopPage = openSandbox()
const html = '<vitrine-checkout></vitrine-checkout>'
const greta = {
  'E-Mail-Adresse': 'greta@example.org',
  Vorname: 'Greta',
  Nachname: 'Sommer',
  'Straße und Hausnummer': 'Lindenweg 4',
  Postleitzahl: '50667',
  Ort: 'Köln',
}

/** As entered by the link of a consultant. */
async function opened(options: Partial<PageOptions> = {}, state = 'ready') {
  const page = await shopPage({ html, scene: 'full-cart', ...options })
  await sellsFor(page)
  await page.becomes('checkout', state)
  return page
}

async function sellsFor(page: ShopPage) {
  const consultants = await page.shop.consultants.get()
  page.shop.consultant.set(await consultants.find({ moniker: 'anna-berger', guest: true }))
}

const till = (page: ShopPage) => page.in('checkout')
const field = (page: ShopPage, label: string) => till(page).getByLabelText<HTMLInputElement>(label)
const focused = (page: ShopPage) => page.element('checkout').shadowRoot?.activeElement
const press = async (page: ShopPage, name: string) => userEvent.click(await till(page).findByRole('button', { name }))

async function type(page: ShopPage, entries: Record<string, string> = greta) {
  await till(page).findByLabelText('Vorname')
  for (const [label, text] of Object.entries(entries)) await userEvent.fill(field(page, label), text)
}

async function toPayment(page: ShopPage) {
  await type(page)
  await press(page, 'Weiter zum Versand')
  await press(page, 'Weiter zur Zahlung')
  await till(page).findByRole('button', { name: 'Zahlungspflichtig bestellen' })
}

const orders = (page: ShopPage) => Object.values(page.sandbox.world.state.orders).filter(({ receipt }) => receipt).length

describe('vitrine-checkout', () => {
  it('says in its first step from whom one buys', async () => {
    const page = await opened()
    const step = till(page).getByText(/^Du kaufst im Shop von/)
    expect(step.textContent).toBe('Du kaufst im Shop von Anna Berger')
    expect(till(page).queryByRole('button', { name: /^Bei .* kaufen$/ })).toBeNull()
  })

  it('offers the consultant of an earlier visit first, before anything is filled in, and nobody else beside her', async () => {
    const page = await shopPage({
      html,
      scene: 'full-cart',
      world: () => {
        // biome-ignore lint/suspicious/noDocumentCookie: the cookie store would answer too late
        document.cookie = 'mk_moniker=anna-berger; Path=/; Secure'
      },
    })
    await page.becomes('checkout', 'ready')
    expect((await till(page).findByText(/^Zuletzt warst du im Shop von Anna Berger/)).isConnected).toBe(true)
    const offers = () => till(page).queryAllByRole('button', { name: /^Bei .* kaufen$/ })
    expect(offers().map(({ textContent }) => textContent)).toEqual(['Bei Anna Berger kaufen'])
    await userEvent.click(offers()[0]!)
    expect((await till(page).findByText(/^Du kaufst im Shop von/)).textContent).toContain('Anna Berger')
    await vi.waitFor(() => expect(offers()).toEqual([]))
  })

  it('goes a step back with Back, and forth again, with what was typed', async () => {
    const page = await opened()
    const current = () => page.element('checkout').shadowRoot?.querySelector('[aria-current="step"] h2')?.textContent
    const first = current()
    await toPayment(page)
    const last = current()
    history.back()
    await vi.waitFor(() => expect(current()).not.toBe(last))
    const second = current()
    history.back()
    await vi.waitFor(() => expect(current()).toBe(first))
    expect(field(page, 'Vorname').value).toBe('Greta')
    history.forward()
    await vi.waitFor(() => expect(current()).toBe(second))
    history.forward()
    await vi.waitFor(() => expect(current()).toBe(last))
  })

  it('leads a guest in three steps to one order, and tells the page', async () => {
    const page = await opened()
    const heard = vi.fn()
    page.container.addEventListener('vitrine-order-placed', (event) => heard((event as CustomEvent).detail))
    await toPayment(page)
    expect(await complaints(page.container)).toEqual([])
    await press(page, 'Zahlungspflichtig bestellen')
    await page.becomes('checkout', 'done')
    expect(orders(page)).toBe(1)
    const [order] = Object.values(page.sandbox.world.state.orders).filter(({ receipt }) => receipt)
    expect(till(page).getByText(order?.receipt?.orderReferenceNumber ?? '').isConnected).toBe(true)
    expect(heard.mock.calls).toEqual([[{ orderReferenceNumber: order?.receipt?.orderReferenceNumber }]])
    expect(page.said('order.placed')).toEqual([{ orderReferenceNumber: order?.receipt?.orderReferenceNumber }])
    expect(page.visits).toEqual([])
  })

  it('leads to the confirmation of the site where there is one', async () => {
    const page = await opened({ html: '<vitrine-checkout confirmation-url="/danke"></vitrine-checkout>' })
    await toPayment(page)
    await press(page, 'Zahlungspflichtig bestellen')
    await vi.waitFor(() => expect(page.visits).toEqual(['/danke']))
  })

  it('keeps what is done in sight, each with its summary and a way to change it', async () => {
    const page = await opened()
    await toPayment(page)
    expect(till(page).getAllByText('Greta Sommer, Lindenweg 4, 50667 Köln').length).toBeGreaterThan(0)
    await press(page, 'Lieferadresse ändern')
    expect(field(page, 'Ort').value).toBe('Köln')
    await userEvent.fill(field(page, 'Ort'), 'Bonn')
    await press(page, 'Weiter zum Versand')
    await vi.waitFor(() => expect(till(page).getAllByText(/50667 Bonn/).length).toBeGreaterThan(0))
  })

  it('shows payment options only with an address, and says so', async () => {
    const page = await opened()
    await till(page).findByText('Bitte gib zuerst eine Lieferadresse an.')
    expect(till(page).queryByLabelText(/Rechnung/)).toBeNull()
  })

  it('leads a guest who has an account to sign in and back', async () => {
    const page = await opened({ settings: { loginUrl: '/login' } })
    const link = await till(page).findByRole('link', { name: 'Melde dich an, dein Warenkorb bleibt dabei.' })
    expect(link.getAttribute('href')).toMatch(/^\/login\?.+=/)
  })

  it('says at each field what is missing, goes to the first, and sends nothing', async () => {
    const page = await opened()
    await type(page, { Ort: 'Köln' })
    await press(page, 'Weiter zum Versand')
    expect(focused(page)).toBe(field(page, 'E-Mail-Adresse'))
    expect(field(page, 'E-Mail-Adresse').getAttribute('aria-invalid')).toBe('true')
    await vi.waitFor(() => expect(till(page).getAllByRole('alert')[0]?.textContent).toContain('5 Angaben fehlen noch oder stimmen nicht'))
    expect(field(page, 'Ort').value).toBe('Köln')
    expect(page.asked(/^PATCH/)).toEqual([])
  })

  it.each([
    ['E-Mail-Adresse', 'greta', 'Das ist noch keine E-Mail-Adresse.'],
    ['Postleitzahl', '5066', 'Das ist keine Postleitzahl dieses Landes.'],
    ['Vorname', 'G'.repeat(41), 'Das ist zu lang: höchstens 40 Zeichen.'],
    ['Telefon (freiwillig)', 'abc', 'Das ist noch keine Telefonnummer.'],
  ])('does not take %s "%s", says why, and goes there', async (label, text, words) => {
    const page = await opened()
    await type(page, { ...greta, [label]: text })
    await press(page, 'Weiter zum Versand')
    await vi.waitFor(() => expect(till(page).getByText(words, { exact: false }).isConnected).toBe(true))
    expect(focused(page)).toBe(field(page, label))
    expect(page.asked(/^PATCH/)).toEqual([])
  })

  it('takes names in every script, and emoji', async () => {
    const page = await opened()
    await type(page, { ...greta, Vorname: 'ליאור 🌹', Nachname: '<b>Ö’Çelik</b>' })
    await press(page, 'Weiter zum Versand')
    await press(page, 'Weiter zur Zahlung')
    await vi.waitFor(() => expect(till(page).getAllByText(/ליאור 🌹 <b>Ö’Çelik<\/b>/).length).toBeGreaterThan(0))
  })

  it('offers the countries that the store sends to, and no other', async () => {
    const page = await opened()
    await type(page, {})
    expect([...field(page, 'Land').querySelectorAll('option')].map(({ value }) => value)).toEqual(['DE', 'AT'])
  })

  it('can be filled in one go: every field names what it asks', async () => {
    const page = await opened()
    await type(page, {})
    const tokens = [...(page.element('checkout').shadowRoot?.querySelectorAll('[autocomplete]') ?? [])].map((each) =>
      each.getAttribute('autocomplete'),
    )
    expect(tokens).toEqual([
      'email',
      'shipping given-name',
      'shipping family-name',
      'shipping organization',
      'shipping address-line1',
      'shipping address-line2',
      'shipping postal-code',
      'shipping address-level2',
      'shipping country',
      'shipping tel',
    ])
  })

  it('delivers to a person of one name, a c/o line and a Packstation with its post number, and hints at a missing house number', async () => {
    const page = await opened()
    await type(page, { ...greta, Vorname: '', Nachname: 'Suharto', 'Straße und Hausnummer': 'Lindenweg' })
    field(page, 'Ort').focus()
    expect((await till(page).findByText(/^Fehlt die Hausnummer/)).isConnected).toBe(true)
    expect(field(page, 'Postleitzahl').inputMode).toBe('numeric')
    await type(page, { 'Straße und Hausnummer': 'Packstation 145' })
    await press(page, 'Weiter zum Versand')
    expect(focused(page)).toBe(field(page, 'Adresszusatz (freiwillig)'))
    expect(page.asked(/^PATCH/)).toEqual([])
    await type(page, { 'Adresszusatz (freiwillig)': '12345678' })
    await press(page, 'Weiter zum Versand')
    await till(page).findByRole('button', { name: 'Weiter zur Zahlung' })
    expect(till(page).getByText(/Suharto, Packstation 145, 12345678, 50667/).isConnected).toBe(true)
  })

  it('keeps a guest’s last name, e-mail and phone for the visit only, and what else is typed until it is ordered', async () => {
    const page = await opened()
    await type(page)
    expect(JSON.parse(sessionStorage.getItem('vitrine_guest_details') ?? '')).toEqual({
      lastName: 'Sommer',
      email: 'greta@example.org',
      phoneNumber: '',
    })
    expect(Object.values(localStorage).join()).not.toContain('Sommer')
    await press(page, 'Weiter zum Versand')
    await press(page, 'Weiter zur Zahlung')
    await press(page, 'Zahlungspflichtig bestellen')
    await page.becomes('checkout', 'done')
    expect(sessionStorage.getItem('vitrine_checkout_draft')).toBeNull()
  })

  it('asks a customer nothing that is known: her primary address is chosen, and one press leads on', async () => {
    const page = await opened({ scene: 'checkout-customer' })
    const own = await till(page).findAllByRole<HTMLInputElement>('radio')
    await vi.waitFor(() => expect(own.map(({ checked }) => checked)).toEqual([true, false, false]))
    expect(till(page).queryByLabelText('Vorname')).toBeNull()
    expect(till(page).queryByLabelText('E-Mail-Adresse')).toBeNull()
    await press(page, 'Weiter zum Versand')
    await press(page, 'Weiter zur Zahlung')
    await till(page).findByRole('button', { name: 'Zahlungspflichtig bestellen' })
  })

  it('offers a customer her addresses, and lets her type another', async () => {
    const page = await opened({ scene: 'checkout-customer' })
    await userEvent.click(await till(page).findByLabelText('Andere Adresse'))
    expect(field(page, 'Ort').value).toBe('')
    await userEvent.click(till(page).getByLabelText(/Marktplatz 3/))
    await press(page, 'Diese Adresse ändern')
    expect(field(page, 'Ort').value).toBe('Heidelberg')
    await press(page, 'Weiter zum Versand')
    await press(page, 'Weiter zur Zahlung')
    await vi.waitFor(() => expect(till(page).getAllByText(/Elke Sommer, Marktplatz 3, 69117 Heidelberg/).length).toBeGreaterThan(0))
    expect(page.asked(/(POST|PATCH).*addresses/)).toEqual([])
  })

  const { 'E-Mail-Adresse': _, ...aunt } = { ...greta, 'Straße und Hausnummer': 'Tannenweg 9' }
  const bookOf = (page: ShopPage) => {
    const customer = customers.find(({ firstTimeLogin }) => !firstTimeLogin)!
    return addressesOf({ world: page.sandbox.world, customer }, customer.accountId)
  }

  it('saves an address that she types in her address book when she says so, as the primary one too', async () => {
    const page = await opened({ scene: 'checkout-customer' })
    await userEvent.click(await till(page).findByLabelText('Andere Adresse'))
    await type(page, aunt)
    await userEvent.click(till(page).getByLabelText('In meinem Adressbuch speichern'))
    await userEvent.click(till(page).getByLabelText('Das ist meine Hauptadresse'))
    await press(page, 'Weiter zum Versand')
    await page.announced('Die Adresse ist gespeichert.')
    expect(bookOf(page).find(({ isDefault }) => isDefault)?.street).toBe('Tannenweg 9')
    expect(bookOf(page)).toHaveLength(3)
  })

  /** As after a reload, or on the way back from the search of a consultant. */
  async function comesBack(page: ShopPage) {
    await comeBack(page, 'checkout', 'ready')
    await till(page).findByLabelText('Andere Adresse')
  }
  const isTicked = (page: ShopPage, label: string) => field(page, label).checked

  it('keeps for this visit that what she types is to be saved in her address book, until it is', async () => {
    const page = await opened({ scene: 'checkout-customer' })
    await userEvent.click(await till(page).findByLabelText('Andere Adresse'))
    await type(page, aunt)
    await userEvent.click(till(page).getByLabelText('In meinem Adressbuch speichern'))
    await userEvent.click(till(page).getByLabelText('Das ist meine Hauptadresse'))
    await comesBack(page)
    expect(field(page, 'Straße und Hausnummer').value).toBe('Tannenweg 9')
    expect([isTicked(page, 'In meinem Adressbuch speichern'), isTicked(page, 'Das ist meine Hauptadresse')]).toEqual([true, true])
    await press(page, 'Weiter zum Versand')
    await page.announced('Die Adresse ist gespeichert.')
    expect(bookOf(page).find(({ isDefault }) => isDefault)?.street).toBe('Tannenweg 9')
    await press(page, 'Lieferadresse ändern')
    await userEvent.click(await till(page).findByLabelText('Andere Adresse'))
    expect(isTicked(page, 'In meinem Adressbuch speichern')).toBe(false)
  })

  it('keeps for this visit which saved address is to be changed in her address book, and changes no other', async () => {
    const page = await opened({ scene: 'checkout-customer' })
    await userEvent.click(await till(page).findByLabelText(/Marktplatz 3/))
    await press(page, 'Diese Adresse ändern')
    await userEvent.click(till(page).getByLabelText('Auch in meinem Adressbuch ändern'))
    await comesBack(page)
    await till(page).findByLabelText('Auch in meinem Adressbuch ändern')
    expect(isTicked(page, 'Auch in meinem Adressbuch ändern')).toBe(true)
    expect(field(page, 'Straße und Hausnummer').value).toBe('Marktplatz 3')
    await userEvent.fill(field(page, 'Straße und Hausnummer'), 'Tannenweg 9')
    await press(page, 'Weiter zum Versand')
    await page.announced('Die Adresse ist gespeichert.')
    const book = bookOf(page).map(({ street }) => street)
    expect([book.length, book.includes('Tannenweg 9'), book.includes('Marktplatz 3')]).toEqual([2, true, false])
  })

  it('keeps nothing of what she has filled in when she signs out', async () => {
    const page = await opened({ scene: 'checkout-customer' })
    await userEvent.click(await till(page).findByLabelText('Andere Adresse'))
    await userEvent.fill(field(page, 'Straße und Hausnummer'), 'Tannenweg 9')
    expect(sessionStorage.getItem('vitrine_checkout_draft')).toContain('Tannenweg 9')
    await page.shop.logout()
    expect(sessionStorage.getItem('vitrine_checkout_draft')).toBeNull()
  })

  it('saves nothing in her address book when she takes a saved address after all', async () => {
    const page = await opened({ scene: 'checkout-customer' })
    await userEvent.click(await till(page).findByLabelText('Andere Adresse'))
    await userEvent.click(till(page).getByLabelText('In meinem Adressbuch speichern'))
    await userEvent.click(till(page).getByLabelText('Das ist meine Hauptadresse'))
    await userEvent.click(till(page).getByLabelText(/Marktplatz 3/))
    await press(page, 'Weiter zum Versand')
    await press(page, 'Weiter zur Zahlung')
    expect(page.asked(/(POST|PATCH).*addresses/)).toEqual([])
  })

  it('changes a saved address for this order, and in her address book only when she says so', async () => {
    const page = await opened({ scene: 'checkout-customer' })
    await userEvent.click(await till(page).findByLabelText(/Marktplatz 3/))
    await press(page, 'Diese Adresse ändern')
    await userEvent.fill(field(page, 'Straße und Hausnummer'), 'Tannenweg 9')
    await userEvent.click(till(page).getByLabelText('Auch in meinem Adressbuch ändern'))
    await press(page, 'Weiter zum Versand')
    await page.announced('Die Adresse ist gespeichert.')
    expect(bookOf(page).map(({ street }) => street)).toContain('Tannenweg 9')
    expect(bookOf(page)).toHaveLength(2)
  })

  it('goes on with the order when the address cannot be saved, and says so', async () => {
    const page = await opened({ scene: 'checkout-customer' })
    await userEvent.click(await till(page).findByLabelText('Andere Adresse'))
    await type(page, aunt)
    await userEvent.click(till(page).getByLabelText('In meinem Adressbuch speichern'))
    page.sandbox.weather({ kind: 'error-500', method: 'POST', match: 'addresses' })
    await press(page, 'Weiter zum Versand')
    await till(page).findByText('Die Adresse konnten wir nicht speichern. Deine Bestellung geht trotzdem dorthin.')
    await press(page, 'Weiter zur Zahlung')
  })

  it('asks whoever signs in nothing in the words of a guest before her', async () => {
    const page = await opened({
      scene: 'checkout-customer',
      world: () => sessionStorage.setItem('vitrine_guest_details', JSON.stringify({ lastName: 'Fremd', email: 'fremd@example.org' })),
    })
    await userEvent.click(await till(page).findByLabelText(/Marktplatz 3/))
    await press(page, 'Diese Adresse ändern')
    expect(field(page, 'Nachname').value).toBe('Sommer')
    await type(page, { Nachname: 'Winter' })
    expect(sessionStorage.getItem('vitrine_guest_details')).toContain('Fremd')
  })

  it('never asks for saved addresses of a guest', async () => {
    const page = await opened()
    await toPayment(page)
    expect(page.asked(/addresses/)).toEqual([])
  })

  it('lets a customer type an address when hers cannot be read', async () => {
    const page = await opened({ scene: 'checkout-customer', weather: [{ kind: 'error-500', match: '/addresses' }] })
    await till(page).findByLabelText('Vorname')
    expect(till(page).queryByRole('radio')).toBeNull()
  })

  it('says that a guest may not order where the store does not allow it', async () => {
    const page = await opened({ scene: 'guest-checkout-off', settings: { 'login-url': '/login' } }, 'guest')
    expect(till(page).getByRole('link', { name: 'Anmelden' }).isConnected).toBe(true)
  })

  it('says that there is nothing to order, and leads to the cart', async () => {
    const page = await opened({ scene: 'guest' }, 'empty')
    expect(till(page).getByRole('link', { name: 'Zum Warenkorb' }).getAttribute('href')).toBe('/cart')
    expect(page.asked(/checkouts/)).toEqual([])
  })

  it('says the number of the last order where there is nothing to order', async () => {
    const last = JSON.stringify({ orderReferenceNumber: 'ER37G-VYS2M', at: Date.now() })
    const page = await opened({ scene: 'guest', world: () => localStorage.setItem(placedOrderKey, last) }, 'empty')
    expect(till(page).getByText(/Deine letzte Bestellung ist angekommen/).textContent).toContain('ER37G-VYS2M')
  })

  it('recommends a consultant who is near to whoever has none, and goes on with her', async () => {
    const page = await shopPage({ html, scene: 'full-cart' })
    await page.becomes('checkout', 'ready')
    await toPayment(page)
    await press(page, 'Zahlungspflichtig bestellen')
    await till(page).findByText('Du hast noch keine Beraterin gewählt, bei der du kaufst.')
    expect(till(page).getByRole('link', { name: 'Beraterin wählen' }).getAttribute('href')).toBe('/consultants?from=checkout')
    expect(orders(page)).toBe(0)
    await userEvent.click(await till(page).findByRole('button', { name: /^Bei .* kaufen$/ }))
    await vi.waitFor(() => expect(page.shop.consultant.get()).toBeDefined())
    await page.becomes('checkout', 'ready')
    await press(page, 'Zahlungspflichtig bestellen')
    await page.becomes('checkout', 'done')
    expect(orders(page)).toBe(1)
  })

  it('orders nothing in a shop that closes in the middle', async () => {
    const page = await opened()
    await toPayment(page)
    page.shop.closed.set(page.shop.consultant.get())
    await press(page, 'Zahlungspflichtig bestellen')
    await till(page).findByText('Dieser Shop ist gerade geschlossen. Es wurde nichts bestellt.')
    expect(orders(page)).toBe(0)
  })

  it('says that the cart has changed when another tab has changed it at the last step, and begins anew', async () => {
    const page = await opened()
    await toPayment(page)
    await page.elsewhere(async ({ cart }) => {
      const [line] = (await cart.read(1))?.lines ?? []
      await cart.setQuantity(line?.id ?? '', (line?.quantity ?? 0) + 1)
    })
    const words = 'Dein Warenkorb oder seine Summe hat sich geändert. Es wurde nichts bestellt. Bitte prüfe deine Bestellung noch einmal.'
    expect((await till(page).findByText(words)).closest('[role=alert]')).not.toBeNull()
    expect(field(page, 'Ort').value).toBe('Köln')
    await press(page, 'Weiter zum Versand')
    await till(page).findByRole('button', { name: 'Zahlungspflichtig bestellen' })
    expect(till(page).queryByText(words)).toBeNull()
    await press(page, 'Zahlungspflichtig bestellen')
    await page.becomes('checkout', 'done')
    expect(orders(page)).toBe(1)
  })

  it('says that the stock has fallen, leads to the cart, and orders nothing', async () => {
    const page = await opened({ scene: 'checkout-short' })
    await press(page, 'Zahlungspflichtig bestellen')
    await till(page).findByText(/nicht mehr genug/)
    expect(till(page).getByRole('link', { name: 'Zum Warenkorb' }).isConnected).toBe(true)
    expect(orders(page)).toBe(0)
  })

  it.each([
    ['payment-account-invalid', /Bitte wende dich direkt an deine Beraterin/],
    ['payment-id-missing', /nicht richtig eingerichtet/],
  ] as const)('says what is wrong with the payment account of the shop: %s', async (scene, words) => {
    const page = await opened({ scene })
    await press(page, 'Zahlungspflichtig bestellen')
    await till(page).findByText(words)
    expect(orders(page)).toBe(0)
  })

  it('orders once however often the button is pressed', async () => {
    const page = await opened({ scene: 'checkout-ready' })
    const button = await till(page).findByRole('button', { name: 'Zahlungspflichtig bestellen' })
    button.click()
    button.click()
    await userEvent.keyboard('{Enter}')
    await page.becomes('checkout', 'done')
    expect(orders(page)).toBe(1)
  })

  it('finds the order when every answer to it was lost', async () => {
    const page = await opened({ scene: 'checkout-ready', hurry: 200 })
    const button = await till(page).findByRole('button', { name: 'Zahlungspflichtig bestellen' })
    await page.shop.checkout.get()
    page.sandbox.weather({ kind: 'lost-answer', match: '/orders/actions', method: 'POST' })
    button.click()
    await vi.waitFor(() => expect(page.asked(/orders\/actions/).length).toBeGreaterThan(1))
    page.sandbox.weather({ kind: 'clear' })
    await page.becomes('checkout', 'done')
    expect(orders(page)).toBe(1)
  })

  it('tries again when the platform cannot be reached', async () => {
    const page = await opened({ weather: [{ kind: 'error-500', match: '/checkouts' }], hurry: 500 }, 'failed')
    page.sandbox.weather({ kind: 'clear' })
    await press(page, 'Erneut versuchen')
    await page.becomes('checkout', 'ready')
  })

  it('tries again what could not be ordered: it looks anew, and she orders again', async () => {
    const page = await opened({ scene: 'checkout-ready', hurry: 500 })
    page.sandbox.weather({ kind: 'error-500', match: '/payments' })
    await press(page, 'Zahlungspflichtig bestellen')
    const again = await till(page).findByRole('button', { name: 'Erneut versuchen' })
    page.sandbox.weather({ kind: 'clear' })
    again.focus()
    again.click()
    await vi.waitFor(() => expect([again.isConnected, page.state('checkout')]).toEqual([false, 'ready']))
    expect(page.element('checkout').shadowRoot?.activeElement?.textContent).toBe('Wie möchtest du bezahlen?')
    expect(orders(page)).toBe(0)
    await press(page, 'Zahlungspflichtig bestellen')
    await page.becomes('checkout', 'done')
  })

  it('links terms and privacy above the button in every shop, and has no box where the store does not ask for consent', async () => {
    const page = await opened({ scene: 'checkout-ready' })
    const order = await till(page).findByRole('button', { name: 'Zahlungspflichtig bestellen' })
    for (const name of [/^AGB/, /^Datenschutzerklärung/]) {
      const link = till(page).getByRole('link', { name })
      expect(link.compareDocumentPosition(order) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    }
    expect(till(page).queryByRole('checkbox', { name: /AGB/ })).toBeNull()
  })

  it('asks for consent to terms and privacy where the store wants it, and goes there', async () => {
    const page = await opened({
      scene: 'checkout-ready',
      world: ({ world }) => {
        world.state.settings.application = { shopperConsentEnabled: true }
      },
    })
    await press(page, 'Zahlungspflichtig bestellen')
    await vi.waitFor(() =>
      expect(till(page).getByText('Bitte bestätige, dass du die AGB und die Datenschutzerklärung gelesen hast.').isConnected).toBe(true),
    )
    expect(orders(page)).toBe(0)
    await userEvent.click(till(page).getByRole('checkbox', { name: /AGB/ }))
    await press(page, 'Zahlungspflichtig bestellen')
    await page.becomes('checkout', 'done')
  })

  it('connects a customer with the consultant she bought from, and the switcher shows her as newly added', async () => {
    const page = await shopPage({
      html: `${html}<vitrine-consultant-switcher></vitrine-consultant-switcher>`,
      scene: 'checkout-customer',
    })
    const { consultants: known } = page.sandbox.world.facts
    const hers = await (await page.shop.relations.get()).read()
    const stranger = known.find(({ id }) => 'consultants' in hers && !hers.consultants.some(({ consultant }) => consultant.id === id))
    page.shop.consultant.set(await (await page.shop.consultants.get()).find({ moniker: stranger?.moniker ?? '', guest: false }))
    await page.becomes('checkout', 'ready')
    await vi.waitFor(() => expect(till(page).getAllByRole('radio', { checked: true })).toHaveLength(1))
    await press(page, 'Weiter zum Versand')
    await press(page, 'Weiter zur Zahlung')
    await press(page, 'Zahlungspflichtig bestellen')
    await page.becomes('checkout', 'done')
    await page.in('consultant-switcher').findByText('Neu durch deinen letzten Einkauf')
  })
})
