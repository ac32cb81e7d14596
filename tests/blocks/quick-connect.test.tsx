import { afterEach, describe, expect, it, vi } from 'vitest'
import '../../src/blocks/quick-connect/index.js'
import { consultants } from '../../src/sandbox/world/consultants/consultants.js'
import { customers } from '../../src/sandbox/world/shop/customers.js'
import { complaints, openSandbox, type PageOptions, type ShopPage, userEvent } from '../support/shop-page.js'

const openShop = openSandbox()
const anna = consultants[0]!
const { imprint } = anna
const regular = customers.find(({ firstTimeLogin }) => !firstTimeLogin)!
const hers = consultants.find(({ id }) => regular.consultantIds.includes(id))!
const stranger = consultants.find(({ id, shopActive }) => shopActive && !regular.consultantIds.includes(id))!
const visit = (options: Partial<PageOptions> = {}) =>
  openShop({
    html: '<vitrine-consultant-detection></vitrine-consultant-detection><vitrine-quick-connect></vitrine-quick-connect>',
    at: `/impressum?mk_moniker=${anna.moniker}`,
    ...options,
  })
const signedIn = (moniker: string, options: Partial<PageOptions> = {}) =>
  visit({ scene: 'signed-in', at: `/impressum?mk_moniker=${moniker}`, ...options })
const facts = (page: ShopPage) =>
  page
    .in('quick-connect')
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)
const connectButton = (page: ShopPage) => page.in('quick-connect').findByRole('button', { name: `Mit ${stranger.firstName} verbinden` })

describe('vitrine-quick-connect', () => {
  afterEach(() => void Object.assign(anna, { imprint }))

  it('shows the consultant with everything one needs to reach her', async () => {
    const page = await visit()
    await page.becomes('quick-connect', 'filled')
    expect(page.in('quick-connect').getByRole('heading', { name: 'Anna Berger' }).isConnected).toBe(true)
    expect(page.in('quick-connect').getByRole('link', { name: 'Anna Berger' }).getAttribute('href')).toBe('/consultant?moniker=anna-berger')
    expect(facts(page)).toEqual([
      'Vorname: Anna',
      'Nachname: Berger',
      'Anschrift: Am Hof 1450667 Köln',
      `Telefon: ${imprint.phone}`,
      `E-Mail: ${imprint.email}`,
      'USt-IdNr.: DE912345678',
    ])
    expect(await complaints(page.container)).toEqual([])
  })

  it('leaves out what is missing', async () => {
    const page = await visit({ world: () => Object.assign(anna, { imprint: { street: '', postalCode: '', city: '' } }) })
    await page.becomes('quick-connect', 'filled')
    expect(facts(page)).toEqual(['Vorname: Anna', 'Nachname: Berger'])
  })

  it('shows phone and e-mail only where her imprint stands on the page anyway', async () => {
    const page = await visit({
      html: '<vitrine-consultant-detection></vitrine-consultant-detection><vitrine-quick-connect contact-only></vitrine-quick-connect>',
    })
    await page.becomes('quick-connect', 'filled')
    expect(facts(page)).toEqual([`Telefon: ${imprint.phone}`, `E-Mail: ${imprint.email}`])
  })

  it('says that she is connected when she has done it in another tab', async () => {
    const page = await signedIn(stranger.moniker)
    await connectButton(page)
    await page.elsewhere(({ relations }) => relations.connect(stranger.id))
    await page.becomes('quick-connect', 'connected')
  })

  it('offers nothing to connect to a guest', async () => {
    const page = await visit()
    await page.becomes('quick-connect', 'filled')
    expect(page.in('quick-connect').queryByRole('button')).toBeNull()
  })

  it('connects a customer, once, and tells the page and other tabs', async () => {
    const page = await signedIn(stranger.moniker, { weather: [{ kind: 'slow', delay: 60_000, match: 'connectConsultant' }] })
    const elsewhere = page.heardElsewhere()
    const heard = vi.fn()
    page.container.addEventListener('vitrine-consultant-connect', heard)
    await userEvent.dblClick(await connectButton(page))
    page.sandbox.weather({ kind: 'clear' })
    await page.becomes('quick-connect', 'connected')
    expect(page.in('quick-connect').getByText(`Du bist mit ${stranger.firstName} verbunden.`).isConnected).toBe(true)
    expect(page.said('relation.changed')).toEqual([{ consultantId: stranger.id }])
    await vi.waitFor(() => expect(elsewhere).toEqual(['changed']))
    expect(heard.mock.calls.map(([event]) => event.detail)).toEqual([{ moniker: stranger.moniker }])
  })

  it('keeps the focus when the button has done its work', async () => {
    const page = await signedIn(stranger.moniker)
    const button = await connectButton(page)
    button.focus()
    await userEvent.keyboard('{Enter}')
    await page.becomes('quick-connect', 'connected')
    expect(page.element('quick-connect').shadowRoot?.activeElement?.localName).toBe('section')
  })

  it('says to whom she is connected already', async () => {
    const page = await signedIn(hers.moniker)
    await page.becomes('quick-connect', 'connected')
    expect(page.in('quick-connect').queryByRole('button')).toBeNull()
  })

  it('says when connecting did not work, and lets her try again', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await signedIn(stranger.moniker)
    const button = await connectButton(page)
    page.sandbox.weather({ kind: 'error-500', match: 'connectConsultant', times: 1 })
    await userEvent.click(button)
    await page.becomes('quick-connect', 'failed')
    expect(page.in('quick-connect').getByRole('alert').textContent).toContain('Der Shop hat gerade eine Störung.')
    await userEvent.click(await connectButton(page))
    await page.becomes('quick-connect', 'connected')
  })

  it('leads to the search when there is no consultant', async () => {
    const page = await visit({ at: '/impressum' })
    await page.becomes('quick-connect', 'none')
    expect(page.in('quick-connect').getByRole('link', { name: 'Beraterin finden' }).getAttribute('href')).toBe('/consultants')
  })

  it('says when the profile cannot be read, and asks again', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await visit({ weather: [{ kind: 'error-500', match: 'rofile', times: 1 }] })
    await page.becomes('quick-connect', 'failed')
    await userEvent.click(page.in('quick-connect').getByRole('button', { name: 'Erneut versuchen' }))
    await page.becomes('quick-connect', 'filled')
  })

  it('leads nowhere when the page was entered by shop id', async () => {
    const page = await visit({ at: `/?shopId=${anna.shopId}&consultantKey=${anna.consultantKey}`, hurry: 4 })
    await page.becomes('quick-connect', 'filled')
    await vi.waitFor(() => expect(page.element('quick-connect').shadowRoot?.querySelector<HTMLElement>('.block')?.inert).toBe(true))
  })

  it('speaks English', async () => {
    const page = await visit({ settings: { locale: 'en' } })
    await page.becomes('quick-connect', 'filled')
    expect(facts(page)).toContain('First name: Anna')
  })
})
