import '../../src/blocks/address-book/index.js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import { addAddress, addressesOf, deleteAddress } from '../../src/sandbox/world/checkout/addresses.js'
import { customers } from '../../src/sandbox/world/shop/customers.js'
import { openSession } from '../../src/sandbox/world/shop/sessions.js'
import type { CustomerFacts } from '../../src/sandbox/world/types.js'
import { watchLeaving } from '../support/leaving.js'
import { colourScheme, complaints, openSandbox, type PageOptions, userEvent } from '../support/shop-page.js'
import { schemes } from '../support/sample.js'

const openPage = openSandbox()
const html = '<vitrine-address-book></vitrine-address-book>'
const named = (firstName: string) => customers.find((customer) => customer.firstName === firstName)!
const [anna, nele] = [named('Anna'), named('Nele')]
const work = {
  name: 'Anna Muster',
  firstName: 'Anna',
  lastName: 'Muster',
  street: 'Marktplatz 3',
  postalCode: '53111',
  city: 'Bonn',
  country: 'DE',
}
const greta = { Vorname: 'Greta', Nachname: 'Sommer', 'Straße und Hausnummer': 'Tannenweg 9', Postleitzahl: '50667', Ort: 'Köln' }

async function bookPage({ as = anna, ...options }: Partial<PageOptions> & { as?: CustomerFacts } = {}) {
  const page = await openPage({
    html,
    world: ({ world }) => {
      world.state.client.sid = openSession(world, as).sid
      if (as === anna) addAddress({ world, customer: as }, as.accountId, work)
    },
    ...options,
  })
  const block = page.in('address-book')
  return {
    ...page,
    block,
    becomes: (state: string) => page.becomes('address-book', state),
    press: async (name: string | RegExp) => userEvent.click(await block.findByRole('button', { name })),
    type: async (entries: Record<string, string>) => {
      for (const [label, text] of Object.entries(entries)) await userEvent.fill(await block.findByLabelText(label), text)
    },
    /** What stands on the cards. */
    cards: () => block.getAllByRole('listitem').flatMap((item) => item.querySelector('[part=address]')?.textContent ?? []),
    /** What the platform has. */
    kept: () => addressesOf({ world: page.sandbox.world, customer: as }, as.accountId).map(({ street, isDefault }) => [street, isDefault]),
  }
}

describe('vitrine-address-book', () => {
  let warns = () => false
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue()
    warns = watchLeaving()
  })
  afterEach(() => vi.restoreAllMocks())

  it('shows where she has things sent to, the primary address first', async () => {
    const page = await bookPage()
    await page.becomes('filled')
    expect(page.cards()).toHaveLength(2)
    expect(page.cards()[0]).toContain('Hauptadresse')
    expect(page.cards()[1]).toContain('Marktplatz 3')
    expect(page.cards()[1]).toContain('Deutschland')
    expect(page.cards()[1]).not.toMatch(/^Hauptadresse/)
  })

  it('adds one, says so and tells the page nothing personal', async () => {
    const page = await bookPage()
    const told = vi.fn()
    page.element('address-book').addEventListener('vitrine-address-save', (event) => told((event as CustomEvent).detail))
    await page.press('Neue Adresse')
    await page.type(greta)
    await page.press('Speichern')
    await vi.waitFor(() => expect(page.cards()).toHaveLength(3))
    expect(page.kept().map(([street]) => street)).toContain('Tannenweg 9')
    await page.announced('Die Adresse ist gespeichert.')
    expect(told.mock.calls).toEqual([[{}]])
    expect(JSON.stringify(page.shop.bus.inspect())).not.toContain('Tannenweg')
    expect(page.element('address-book').outerHTML).not.toContain('Tannenweg')
  })

  it('changes one in its place, and keeps what was not changed', async () => {
    const page = await bookPage()
    await page.press(/^Ändern: .*Marktplatz 3/)
    await page.type({ Ort: 'Köln' })
    await page.press('Speichern')
    await vi.waitFor(() => expect(page.cards()[1]).toContain('53111 Köln'))
    expect(page.kept()).toHaveLength(2)
  })

  it('has one primary address, whichever she makes it', async () => {
    const page = await bookPage()
    await page.press(/^Zur Hauptadresse machen: .*Marktplatz 3/)
    await vi.waitFor(() => expect(page.cards()[0]).toContain('Marktplatz 3'))
    expect(page.kept().filter(([, isDefault]) => isDefault)).toEqual([['Marktplatz 3', true]])
    await page.announced('Das ist jetzt deine Hauptadresse.')
  })

  it('makes a new one the primary one when she says so', async () => {
    const page = await bookPage()
    await page.press('Neue Adresse')
    await page.type(greta)
    await userEvent.click(page.block.getByLabelText('Das ist meine Hauptadresse'))
    await page.press('Speichern')
    await vi.waitFor(() => expect(page.cards()[0]).toContain('Tannenweg 9'))
  })

  it('asks before it removes one, and removes it', async () => {
    const page = await bookPage()
    await page.press(/^Löschen: .*Marktplatz 3/)
    await page.press('Behalten')
    expect(page.kept()).toHaveLength(2)
    await page.press(/^Löschen: .*Marktplatz 3/)
    await page.press('Ja, löschen')
    await vi.waitFor(() => expect(page.cards()).toHaveLength(1))
    expect(page.kept()).toHaveLength(1)
    await page.announced('Die Adresse ist gelöscht.')
  })

  it('says at each field what is missing, goes to the first, and sends nothing', async () => {
    const page = await bookPage()
    await page.press('Neue Adresse')
    await page.type({ Ort: 'Köln' })
    await page.press('Speichern')
    const firstName = page.block.getByLabelText('Vorname')
    expect(page.element('address-book').shadowRoot?.activeElement).toBe(firstName)
    expect(firstName.getAttribute('aria-invalid')).toBe('true')
    await vi.waitFor(() => expect(page.block.getByText(/4 Angaben fehlen/).isConnected).toBe(true))
    expect(page.asked(/POST.*addresses/)).toEqual([])
  })

  it('keeps what she has typed when saving meets a broken world, and saves it the next time', async () => {
    const page = await bookPage()
    await page.press('Neue Adresse')
    await page.type(greta)
    page.sandbox.weather({ kind: 'error-500', method: 'POST', match: 'addresses', times: 1 })
    await page.press('Speichern')
    await vi.waitFor(() => expect(page.block.getByText(/Was du eingegeben hast, ist noch da/).isConnected).toBe(true))
    expect(page.block.getByLabelText<HTMLInputElement>('Ort').value).toBe('Köln')
    await page.press('Speichern')
    await vi.waitFor(() => expect(page.cards()).toHaveLength(3))
  })

  it('saves once, however often she presses', async () => {
    const page = await bookPage()
    await page.press('Neue Adresse')
    await page.type(greta)
    page.sandbox.weather({ kind: 'slow', delay: 60_000, method: 'POST', match: 'addresses' })
    await userEvent.dblClick(page.block.getByRole('button', { name: 'Speichern' }))
    page.sandbox.weather({ kind: 'clear' })
    await vi.waitFor(() => expect(page.cards()).toHaveLength(3))
    expect(page.asked(/POST.*addresses/)).toHaveLength(1)
  })

  it('adds anew what was removed elsewhere while she typed', async () => {
    const page = await bookPage()
    await page.press(/^Ändern: .*Marktplatz 3/)
    await page.type({ Ort: 'Köln' })
    const town = await page.block.findByLabelText<HTMLInputElement>('Ort')
    const viewer = { world: page.sandbox.world, customer: anna }
    const lost = addressesOf(viewer, anna.accountId).find(({ street }) => street === 'Marktplatz 3')!
    deleteAddress(viewer, anna.accountId, lost.addressId)
    await page.shop.wake()
    await vi.waitFor(() => expect(page.asked(/GET.*addresses/)).toHaveLength(2))
    // The very field that she types into, with the focus still in it.
    await vi.waitFor(() => expect(page.block.queryByText(/Marktplatz 3/)).toBeNull())
    expect(page.block.getByLabelText('Ort')).toBe(town)
    expect([town.value, town.matches(':focus')]).toEqual(['Köln', true])
    await page.press('Speichern')
    await vi.waitFor(() => expect(page.kept().map(([street]) => street)).toContain('Marktplatz 3'))
  })

  it('keeps what she has typed when her session ends, out of sight, and shows it when she is back', async () => {
    const page = await bookPage()
    await page.press('Neue Adresse')
    await page.type({ Vorname: 'Greta' })
    page.sandbox.world.state.sessions = {}
    await page.shop.wake()
    await page.becomes('guest')
    expect(page.block.getByRole('alert').textContent).toContain('ist noch da')
    expect(page.block.queryByLabelText('Vorname')).toBeNull()
    expect(warns()).toBe(true)
    await page.shop.login(anna.username, 'lindenrose')
    await page.becomes('filled')
    expect((await page.block.findByLabelText<HTMLInputElement>('Vorname')).value).toBe('Greta')
  })

  it('shows nothing of it to somebody else who signs in', async () => {
    const page = await bookPage()
    await page.press('Neue Adresse')
    await page.type({ Vorname: 'Greta' })
    page.sandbox.world.state.sessions = {}
    await page.shop.wake()
    await page.becomes('guest')
    await page.shop.login(nele.username, 'lindenrose')
    await vi.waitFor(() => expect(['filled', 'empty']).toContain(page.state('address-book')))
    expect(page.element('address-book').shadowRoot?.textContent).not.toContain('Muster')
    expect(page.block.queryByLabelText('Vorname')).toBeNull()
    expect(warns()).toBe(false)
  })

  it('invites a guest to sign in and to come back, and asks for no addresses', async () => {
    const page = await openPage({ html, at: '/addresses', settings: { 'login-url': '/login' } })
    await page.becomes('address-book', 'guest')
    expect(page.in('address-book').getByRole('link', { name: 'Anmelden' }).getAttribute('href')).toBe('/login?return=%2Faddresses')
    expect(page.asked(/addresses/)).toEqual([])
  })

  it('can be asked for again when the platform does not answer', async () => {
    const page = await bookPage({ weather: [{ kind: 'error-503', match: 'addresses', times: 1 }] })
    await page.becomes('failed')
    await page.press('Erneut versuchen')
    await page.becomes('filled')
  })

  it('shows an editor samples, inert and without asking the platform', async () => {
    const page = await bookPage({ html: html.replace('>', ' data-vitrine-mode="edit">') })
    expect(page.cards()).toHaveLength(2)
    expect(page.asked(/addresses/)).toEqual([])
  })

  it('fits a phone of 320 px, the form included', async () => {
    await browserPage.viewport(320, 640)
    const page = await bookPage()
    await page.press(/^Ändern: .*Marktplatz 3/)
    await page.block.findByLabelText('Vorname')
    expect(document.documentElement.scrollWidth).toBe(320)
    await browserPage.viewport(1280, 800)
  })

  it.each(schemes)('has nothing that axe complains about, the form included, in %s', async (scheme) => {
    await colourScheme(scheme)
    const page = await bookPage()
    await page.press('Neue Adresse')
    await page.block.findByLabelText('Vorname')
    await page.press('Speichern')
    expect(await complaints(page.element('address-book'))).toEqual([])
    await colourScheme('light')
  })
})
