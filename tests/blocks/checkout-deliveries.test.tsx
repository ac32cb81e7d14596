import '../../src/blocks/checkout/index.js'
import { describe, expect, it, vi } from 'vitest'
import type { Sandbox } from '../../src/sandbox/sandbox.js'
import { complaints, openSandbox, type PageOptions, type ShopPage, userEvent } from '../support/shop-page.js'

const shopPage = openSandbox()
const html = '<vitrine-checkout></vitrine-checkout>'
const elke = { Vorname: 'Elke', Nachname: 'Sommer', 'Straße und Hausnummer': 'Marktplatz 3', Postleitzahl: '69117', Ort: 'Heidelberg' }

const store = (application: Record<string, unknown>) => (sandbox: Sandbox) => {
  sandbox.world.state.settings.application = application
}
const splitting = store({ splitShipmentEnabled: true })
const gifting = (isGiftMessageEnabled: boolean) =>
  store({ giftingConfig: { isGiftingEnabled: true, isGiftMessageEnabled, isGiftWrapEnabled: false } })

async function opened(options: Partial<PageOptions> = {}) {
  const page = await shopPage({ html, scene: 'checkout-ready', ...options })
  page.shop.consultant.set(await (await page.shop.consultants.get()).find({ moniker: 'anna-berger', guest: true }))
  await page.becomes('checkout', 'ready')
  return page
}

const till = (page: ShopPage) => page.in('checkout')
const press = async (page: ShopPage, name: string) => userEvent.click(await till(page).findByRole('button', { name }))
const groups = (page: ShopPage) =>
  Object.values(page.sandbox.world.state.carts).find(({ status }) => status === 'Checkout')?.deliveryGroups ?? []

async function toSplit(page: ShopPage) {
  await press(page, 'Versandart ändern')
  await press(page, 'Etwas davon woandershin schicken')
  await till(page).findByRole('heading', { name: 'Was soll woandershin?' })
}

async function sendFirstLineToElke(page: ShopPage) {
  const [pieces] = till(page).getAllByRole<HTMLSelectElement>('combobox', { name: /Stückzahl/ })
  await userEvent.selectOptions(pieces!, '1')
  for (const [label, text] of Object.entries(elke)) await userEvent.fill(till(page).getByLabelText(label), text)
  await press(page, 'So aufteilen')
  await till(page).findByText('2. Lieferung: Elke Sommer, Heidelberg')
}

describe('vitrine-checkout, with several deliveries', () => {
  it('offers none where the store does not split', async () => {
    const page = await opened()
    await press(page, 'Versandart ändern')
    await till(page).findByRole('button', { name: 'Weiter zur Zahlung' })
    expect(till(page).queryByRole('button', { name: 'Etwas davon woandershin schicken' })).toBeNull()
  })

  it('sends pieces to another address in a way of their own, and says above the order button what goes where', async () => {
    const page = await opened({ world: splitting })
    await toSplit(page)
    expect(await complaints(page.container)).toEqual([])
    await sendFirstLineToElke(page)
    expect(await complaints(page.container)).toEqual([])
    const second = till(page).getByRole('group', { name: '2. Lieferung: Elke Sommer, Heidelberg' })
    await userEvent.click([...second.querySelectorAll('input')].at(-1)!)
    await press(page, 'Weiter zur Zahlung')
    const review = await till(page).findByRole('region', { name: 'Bitte prüfe deine Bestellung' })
    expect(review.textContent).toMatch(/1\. Lieferung: Greta Sommer, Köln.*Standard.*2\. Lieferung: Elke Sommer, Heidelberg.*Express/s)
    await press(page, 'Zahlungspflichtig bestellen')
    await page.becomes('checkout', 'done')
    const [order] = Object.values(page.sandbox.world.state.orders).filter(({ receipt }) => receipt)
    expect(order?.receipt?.deliveries?.length ?? 0).toBe(2)
  })

  it('waits while the platform arranges them', async () => {
    const page = await opened({
      world(sandbox) {
        splitting(sandbox)
        sandbox.world.state.settings.processingReads = 2
      },
      hurry: 100,
    })
    await toSplit(page)
    await sendFirstLineToElke(page)
    expect(page.asked(/POST.*arrange-items/).length).toBeGreaterThan(1)
    expect(groups(page)).toHaveLength(2)
  })

  it('puts them together again', async () => {
    const page = await opened({ scene: 'two-deliveries', world: splitting })
    await press(page, 'Versandart ändern')
    await press(page, 'Doch mit der ersten Lieferung schicken')
    await vi.waitFor(() => expect(till(page).queryByText(/2\. Lieferung/)).toBeNull())
    expect(groups(page)).toHaveLength(1)
  })

  it('says what is missing, and loses nothing when the platform fails', async () => {
    const page = await opened({ world: splitting, hurry: 500 })
    await toSplit(page)
    await press(page, 'So aufteilen')
    await vi.waitFor(() => expect(till(page).getByText('Bitte wähle, was du woandershin schicken möchtest.').isConnected).toBe(true))
    const [pieces] = till(page).getAllByRole<HTMLSelectElement>('combobox', { name: /Stückzahl/ })
    await userEvent.selectOptions(pieces!, '1')
    await userEvent.fill(till(page).getByLabelText('Vorname'), 'Elke')
    await press(page, 'So aufteilen')
    expect(till(page).getByLabelText('Ort').getAttribute('aria-invalid')).toBe('true')
    for (const [label, text] of Object.entries(elke)) await userEvent.fill(till(page).getByLabelText(label), text)
    page.sandbox.weather({ kind: 'error-500', match: 'arrange-items', method: 'POST' })
    await press(page, 'So aufteilen')
    await vi.waitFor(() =>
      expect(
        till(page)
          .getAllByRole('alert')
          .map(({ textContent }) => textContent)
          .join(''),
      ).not.toBe(''),
    )
    expect(till(page).getByLabelText<HTMLInputElement>('Ort').value).toBe('Heidelberg')
    await vi.waitFor(() => expect(groups(page).length).toBeLessThan(2))
  })

  it('goes back to where she was when she thinks better of it', async () => {
    const page = await opened({ world: splitting })
    await toSplit(page)
    await press(page, 'Abbrechen')
    await vi.waitFor(() => expect(page.element('checkout').shadowRoot?.activeElement?.textContent).toBe('Etwas davon woandershin schicken'))
  })
})

describe('vitrine-checkout, with a gift', () => {
  it('asks for none where the store has none', async () => {
    const page = await opened()
    await press(page, 'Versandart ändern')
    await till(page).findByRole('button', { name: 'Weiter zur Zahlung' })
    expect(till(page).queryByLabelText('Das ist ein Geschenk')).toBeNull()
  })

  it('tells the platform for whom it is and what stands on the card, and shows both before the order', async () => {
    const page = await opened({ world: gifting(true) })
    await press(page, 'Versandart ändern')
    await userEvent.click(await till(page).findByLabelText('Das ist ein Geschenk'))
    await userEvent.fill(till(page).getByLabelText('Für wen?'), 'Elke')
    await userEvent.fill(till(page).getByLabelText('Deine Grußkarte'), 'Alles Liebe 🌹')
    expect(await complaints(page.container)).toEqual([])
    await press(page, 'Weiter zur Zahlung')
    await till(page).findByText('Elke: Alles Liebe 🌹')
    expect(groups(page)).toMatchObject([{ isGift: true, giftToName: 'Elke', giftMessage: 'Alles Liebe 🌹' }])
    await press(page, 'Versandart ändern')
    await userEvent.click(await till(page).findByLabelText('Das ist ein Geschenk'))
    await press(page, 'Weiter zur Zahlung')
    await vi.waitFor(() => expect(groups(page)).toMatchObject([{ isGift: false, giftToName: '', giftMessage: '' }]))
  })

  it('asks for no words where the store takes none', async () => {
    const page = await opened({ world: gifting(false) })
    await press(page, 'Versandart ändern')
    await userEvent.click(await till(page).findByLabelText('Das ist ein Geschenk'))
    expect(till(page).queryByLabelText('Deine Grußkarte')).toBeNull()
  })
})

describe('vitrine-checkout', () => {
  it('says for when a delivery is wanted, where the platform knows it', async () => {
    const page = await opened({
      world({ world }) {
        for (const cart of Object.values(world.state.carts))
          for (const group of cart.deliveryGroups ?? []) group.desiredDeliveryDate = '2026-12-03T12:00:00.000Z'
      },
    })
    await press(page, 'Versandart ändern')
    await till(page).findByText('Gewünschter Liefertag: 3. Dezember 2026')
  })

  it('shows the official notice on the guarantee above the order button, where the site has it', async () => {
    const notice = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E'
    const page = await opened({ html: `<vitrine-checkout guarantee-notice='${notice}'></vitrine-checkout>` })
    expect(till(page).queryByRole('img')).toBeNull()
    const own = await opened({ html: '<vitrine-checkout guarantee-notice="/gewaehrleistung.png"></vitrine-checkout>' })
    await userEvent.click(await till(own).findByText('Mitteilung der EU zur gesetzlichen Gewährleistung'))
    expect(
      till(own)
        .getByAltText(/innerhalb von zwei Jahren/)
        .getAttribute('src'),
    ).toContain('/gewaehrleistung.png')
  })
})
