import '../../src/blocks/checkout/index.js'
import { describe, expect, it, vi } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import { type PaymentProvider, registerPaymentProvider } from '../../src/commerce/domain/payment/payment-provider.js'
import { comeBack } from '../support/come-back.js'
import { complaints, openSandbox, type PageOptions, type ShopPage, userEvent } from '../support/shop-page.js'

const shopPage = openSandbox()
const elsewhere = location.origin.replace(location.hostname, 'kasse.localhost')
const html = `<vitrine-checkout payment-frame-url="${elsewhere}/till/"></vitrine-checkout>`
const good = '4242 4242 4242 4242'

async function opened(options: Partial<PageOptions> = {}) {
  const page = await shopPage({ html, scene: 'checkout-ready', settings: { 'trusted-origins': elsewhere }, ...options })
  page.shop.consultant.set(await (await page.shop.consultants.get()).find({ moniker: 'anna-berger', guest: true }))
  await page.becomes('checkout', 'ready')
  await till(page).findByRole('button', { name: 'Zahlungspflichtig bestellen' })
  return page
}

const till = (page: ShopPage) => page.in('checkout')
const press = async (page: ShopPage, name: string) => userEvent.click(await till(page).findByRole('button', { name }))

async function byCard(page: ShopPage) {
  await userEvent.click(till(page).getByLabelText(/^Kreditkarte/))
  const frame = await vi.waitFor(() => {
    const found = page.element('checkout').shadowRoot?.querySelector('iframe')
    if (!found) throw new Error('There is no frame yet.')
    return found
  })
  await vi.waitFor(() =>
    expect(page.element('checkout').shadowRoot?.querySelector('[part=payment]')?.getAttribute('aria-busy')).toBe('false'),
  )
  // It has said how high it is: the button below it does not move any more.
  expect(frame.style.height).not.toBe('')
  return browserPage.frameLocator(browserPage.elementLocator(frame))
}

async function fill(frame: Awaited<ReturnType<typeof byCard>>, number = good) {
  await frame.getByLabelText('Kartennummer').fill(number)
  await frame.getByLabelText('Name auf der Karte').fill('Greta Sommer')
  await frame.getByLabelText('Gültig bis (MM/JJ)').fill('08/39')
  await frame.getByLabelText('Prüfziffer').fill('987')
}

const elke = {
  Vorname: 'Elke',
  Nachname: 'Sommer',
  'Straße und Hausnummer': 'Marktplatz 3',
  Postleitzahl: '69117',
  Ort: 'Heidelberg',
}

async function billsTo(page: ShopPage, address: Record<string, string>) {
  await userEvent.click(till(page).getByLabelText('Die Rechnungsadresse ist die Lieferadresse'))
  for (const [label, text] of Object.entries(address)) await userEvent.fill(till(page).getByLabelText(label), text)
}

const isCard = (page: ShopPage) => till(page).getByLabelText<HTMLInputElement>(/^Kreditkarte/).checked
const billed = (page: ShopPage) => Object.keys(elke).map((label) => till(page).getByLabelText<HTMLInputElement>(label).value)

/** As after a reload, or on the way back from the search of a consultant. */
async function comesBack(page: ShopPage) {
  await comeBack(page, 'checkout', 'ready')
  await till(page).findByRole('button', { name: 'Zahlungspflichtig bestellen' })
}

const orders = (page: ShopPage) => Object.values(page.sandbox.world.state.orders).filter(({ receipt }) => receipt).length
const payments = (page: ShopPage) => page.asked(/POST.*payments/).length

describe('vitrine-checkout, paid by card', () => {
  it('asks for the card in a frame of another origin, and orders with a token', async () => {
    const page = await opened()
    const frame = await byCard(page)
    expect(await complaints(page.container)).toEqual([])
    await fill(frame)
    await press(page, 'Zahlungspflichtig bestellen')
    await page.becomes('checkout', 'done')
    expect([orders(page), payments(page)]).toEqual([1, 1])
  })

  it('lets neither the card nor the token into this page, its storage, its log or its bus', async () => {
    const said: unknown[] = []
    for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
      vi.spyOn(console, level).mockImplementation((...words) => void said.push(words))
    const page = await opened()
    const frame = await byCard(page)
    await fill(frame)
    const seen: string[] = []
    const look = () => seen.push(document.documentElement.outerHTML, page.element('checkout').shadowRoot?.innerHTML ?? '')
    look()
    await press(page, 'Zahlungspflichtig bestellen')
    await vi.waitFor(() => {
      look()
      expect(page.state('checkout')).toBe('done')
    })
    const { dataLayer } = window as unknown as { dataLayer?: unknown }
    const everything = JSON.stringify([
      seen,
      said,
      { ...sessionStorage },
      { ...localStorage },
      document.cookie,
      page.shop.bus.inspect(),
      dataLayer ?? null,
    ])
    for (const canary of ['4242', 'tok_visa', '08/39', '987"']) expect(everything).not.toContain(canary)
  })

  it('goes to what is wrong in the card form, orders nothing and keeps everything', async () => {
    const page = await opened()
    const frame = await byCard(page)
    await fill(frame, '4242 4242 4242 4241')
    await press(page, 'Zahlungspflichtig bestellen')
    await till(page).findByText('Bitte sieh dir deine Kartendaten noch einmal an.')
    expect(payments(page)).toBe(0)
    await frame.getByLabelText('Kartennummer').fill(good)
    await press(page, 'Zahlungspflichtig bestellen')
    await page.becomes('checkout', 'done')
  })

  it.each([
    ['4000 0000 0000 0002', 'Deine Karte konnte nicht belastet werden.'],
    ['4000 0000 0000 0069', 'Deine Karte konnte nicht belastet werden.'],
    ['4000 0000 0000 9995', 'Die Zahlung konnte gerade nicht bestätigt werden.'],
    ['4000 0000 0000 0119', 'Beim Zahlungsdienst gibt es gerade eine Störung.'],
    ['4000 0000 0000 0127', 'Beim Bezahlen ist etwas schiefgegangen.'],
  ])('says what became of the card %s, and takes another one', async (number, words) => {
    const page = await opened()
    const frame = await byCard(page)
    await fill(frame, number)
    await press(page, 'Zahlungspflichtig bestellen')
    await till(page).findByText(words, { exact: false })
    expect(orders(page)).toBe(0)
    await frame.getByLabelText('Kartennummer').fill(good)
    await press(page, 'Zahlungspflichtig bestellen')
    await page.becomes('checkout', 'done')
    expect(orders(page)).toBe(1)
  })

  it.each([
    ['Ja, bezahlen', 'done', 1],
    ['Abbrechen', 'ready', 0],
  ])('has the bank ask before it is paid, and %s leads to %s', async (answer, state, count) => {
    const page = await opened()
    const frame = await byCard(page)
    await fill(frame, '4000 0000 0000 3220')
    await press(page, 'Zahlungspflichtig bestellen')
    await frame.getByRole('button', { name: answer }).click()
    await page.becomes('checkout', state)
    expect(orders(page)).toBe(count)
  })

  it('shows no card form where the page says of none, or of one that it may not trust', async () => {
    for (const url of ['', `${location.origin.replace(location.hostname, 'fremd.localhost')}/till/`]) {
      const page = await opened({ html: `<vitrine-checkout payment-frame-url="${url}"></vitrine-checkout>` })
      expect(till(page).queryByLabelText(/^Kreditkarte/)).toBeNull()
    }
  })

  it('says that a form of its own origin cannot be used, and pays by invoice', async () => {
    const page = await opened({ html: '<vitrine-checkout payment-frame-url="/till/"></vitrine-checkout>' })
    await userEvent.click(till(page).getByLabelText(/^Kreditkarte/))
    await till(page).findByText(/Das Kartenformular lässt sich gerade nicht laden/)
    await press(page, 'Zahlungspflichtig bestellen')
    await page.becomes('checkout', 'ready')
    expect(payments(page)).toBe(0)
    await userEvent.click(till(page).getByLabelText(/^Rechnung/))
    await press(page, 'Zahlungspflichtig bestellen')
    await page.becomes('checkout', 'done')
  })

  it('offers the way back while the provider does not answer, and says after a limit that nothing was ordered', async () => {
    const provider: PaymentProvider = {
      componentName: 'shop/silent',
      open({ ready }) {
        ready(true)
        return { authorise: () => new Promise(() => {}), close() {} }
      },
    }
    const page = await opened({
      html: '<vitrine-checkout></vitrine-checkout>',
      hurry: 20,
      world({ world }) {
        registerPaymentProvider(provider)
        world.state.settings.application = { clientSidePaymentConfiguration: { componentName: 'shop/silent', config: {} } }
      },
    })
    await userEvent.click(till(page).getByLabelText(/^Kreditkarte/))
    await press(page, 'Zahlungspflichtig bestellen')
    await till(page).findByText(/Der Zahlungsdienst antwortet noch nicht/)
    await press(page, 'Zahlung abbrechen')
    await till(page).findByText('Die Zahlung wurde abgebrochen. Es wurde nichts bestellt.')
    await press(page, 'Zahlungspflichtig bestellen')
    await till(page).findByText(/Wir haben nachgesehen: Es wurde nichts bestellt/)
    expect([page.state('checkout'), orders(page), payments(page)]).toEqual(['ready', 0, 0])
  })

  it('listens to the frame alone', async () => {
    const page = await opened()
    await byCard(page)
    await press(page, 'Zahlungspflichtig bestellen')
    for (let question = 1; question < 4; question += 1)
      window.postMessage({ vitrine: 'payment', say: 'answer', question, answer: { paymentToken: 'tok_forged' } }, '*')
    await till(page).findByText('Bitte sieh dir deine Kartendaten noch einmal an.')
    expect(payments(page)).toBe(0)
  })

  it('takes another billing address, and says what is missing there', async () => {
    const page = await opened()
    await userEvent.click(till(page).getByLabelText('Die Rechnungsadresse ist die Lieferadresse'))
    await press(page, 'Zahlungspflichtig bestellen')
    const firstName = till(page).getByLabelText<HTMLInputElement>('Vorname')
    expect(page.element('checkout').shadowRoot?.activeElement).toBe(firstName)
    expect(firstName.autocomplete).toBe('billing given-name')
    for (const [label, text] of Object.entries(elke)) await userEvent.fill(till(page).getByLabelText(label), text)
    await press(page, 'Zahlungspflichtig bestellen')
    await page.becomes('checkout', 'done')
    const body = await page.sandbox.requests().find(({ path }) => path.includes('/payments'))
    expect(body).toBeDefined()
  })

  it('keeps how she pays and to whom the bill goes for this visit, whatever she does on the way, and orders so', async () => {
    const page = await opened()
    await userEvent.click(till(page).getByLabelText(/^Kreditkarte/))
    await billsTo(page, elke)
    await press(page, 'Versandart ändern')
    await press(page, 'Weiter zur Zahlung')
    await till(page).findByRole('button', { name: 'Zahlungspflichtig bestellen' })
    expect([isCard(page), billed(page)]).toEqual([true, Object.values(elke)])
    await comesBack(page)
    expect([isCard(page), billed(page)]).toEqual([true, Object.values(elke)])
    await press(page, 'Lieferadresse ändern')
    await userEvent.fill(await till(page).findByLabelText('Ort'), 'Bonn')
    await press(page, 'Weiter zum Versand')
    await till(page).findByRole('button', { name: 'Zahlungspflichtig bestellen' })
    expect([isCard(page), billed(page)]).toEqual([true, Object.values(elke)])
    const asked = vi.spyOn(window, 'fetch')
    await userEvent.click(till(page).getByLabelText(/^Rechnung/))
    await press(page, 'Zahlungspflichtig bestellen')
    await page.becomes('checkout', 'done')
    const [, payment] = asked.mock.calls.find(([address]) => String(address).includes('/payments')) ?? []
    expect(JSON.parse(String(payment?.body)).billingAddress).toMatchObject({ firstName: 'Elke', city: 'Heidelberg' })
    expect(sessionStorage.getItem('vitrine_checkout_draft')).toBeNull()
  })

  it('pays by invoice, and shows so, where she has chosen a card in a shop that takes none any more', async () => {
    const page = await opened()
    await userEvent.click(till(page).getByLabelText(/^Kreditkarte/))
    page.element('checkout').removeAttribute('payment-frame-url')
    await comesBack(page)
    expect(till(page).getByLabelText<HTMLInputElement>(/^Rechnung/).checked).toBe(true)
    await press(page, 'Zahlungspflichtig bestellen')
    await page.becomes('checkout', 'done')
  })

  it('trusts nothing that it finds in the memory of the visit', async () => {
    const page = await opened({
      world: () => sessionStorage.setItem('vitrine_checkout_draft', '{"card":"yes","same":null,"billing":{"street":7,"city":["Bonn"]}}'),
    })
    expect(isCard(page)).toBe(false)
    await billsTo(page, {})
    expect(billed(page)).toEqual(['', '', '', '', ''])
  })

  it.each([
    ['takes the sum at once', false, 'Captured'],
    ['reserves it where the store charges by hand', true, 'Authorised'],
  ])('%s', async (_, paymentMethodManualCaptureEnabled, status) => {
    const page = await opened({
      world({ world }) {
        const paymentConfiguration = { businessAchEnabled: false, paymentMethodManualCaptureEnabled, paymentMethodSetDevName: '' }
        world.state.settings.application = { checkoutSettings: { paymentConfiguration } }
      },
    })
    await fill(await byCard(page))
    await press(page, 'Zahlungspflichtig bestellen')
    await page.becomes('checkout', 'done')
    const checkouts = Object.values(page.sandbox.world.state.checkouts ?? {})
    expect(checkouts.flatMap((one) => one.payments).at(-1)?.status).toBe(status)
  })

  it('lends a provider what the platform has for it, before anything is paid', async () => {
    let lent: Promise<string | undefined> | undefined
    const provider: PaymentProvider = {
      componentName: 'shop/own',
      requestType: 'Auth',
      open({ clientData, ready }) {
        lent = clientData()
        ready(true)
        return { authorise: async () => ({ paymentToken: 'tok_visa' }), close() {} }
      },
    }
    const page = await opened({
      html: '<vitrine-checkout></vitrine-checkout>',
      world({ world }) {
        registerPaymentProvider(provider)
        world.state.settings.application = { clientSidePaymentConfiguration: { componentName: 'shop/own', config: {} } }
      },
    })
    await userEvent.click(till(page).getByLabelText(/^Kreditkarte/))
    await vi.waitFor(() => expect(lent).toBeDefined())
    expect(await lent).toMatch(/"paymentId":"pi_/)
    await press(page, 'Zahlungspflichtig bestellen')
    await page.becomes('checkout', 'done')
  })
})
