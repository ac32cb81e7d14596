import { afterEach, describe, expect, it, vi } from 'vitest'
import '../../src/blocks/imprint/index.js'
import { consultants } from '../../src/sandbox/world/consultants/consultants.js'
import { complaints, openSandbox, type PageOptions, type ShopPage, userEvent } from '../support/shop-page.js'

const openShop = openSandbox()
const anna = consultants[0]!
const { imprint } = anna
const visit = (options: Partial<PageOptions> = {}) =>
  openShop({
    html:
      '<vitrine-consultant-detection></vitrine-consultant-detection><vitrine-imprint text="Die Firma." accessibility="Für ' +
      'alle."></vitrine-imprint>',
    at: `/impressum?mk_moniker=${anna.moniker}`,
    ...options,
  })
const facts = (page: ShopPage) =>
  page
    .in('imprint')
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)

describe('vitrine-imprint', () => {
  afterEach(() => void Object.assign(anna, { imprint }))

  it('says who runs the shop, how accessible it is, and who the consultant is, all as text', async () => {
    const page = await visit()
    await page.becomes('imprint', 'filled')
    expect(
      page
        .in('imprint')
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['Impressum und Barrierefreiheit', 'Der Shop', 'Barrierefreiheit', 'Deine Beraterin'])
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

  it('is the shop’s alone for whoever has no consultant', async () => {
    const page = await visit({ at: '/impressum' })
    await page.becomes('imprint', 'plain')
    expect(page.in('imprint').getByText('Die Firma.').isConnected).toBe(true)
    expect(page.in('imprint').queryByRole('term')).toBeNull()
  })

  it('tells of the consultant as well while her shop is closed', async () => {
    const page = await visit({ scene: 'inactive-shop' })
    await page.becomes('imprint', 'filled')
    expect(facts(page)).toContain('Nachname: Berger')
  })

  it('leaves out what is missing', async () => {
    const page = await visit({ world: () => Object.assign(anna, { imprint: { street: '', postalCode: '', city: 'Köln' } }) })
    await page.becomes('imprint', 'filled')
    expect(facts(page)).toEqual(['Vorname: Anna', 'Nachname: Berger', 'Anschrift: Köln'])
  })

  it('waits for nothing of a consultant of whom the platform says no moniker', async () => {
    const page = await visit()
    await page.becomes('imprint', 'filled')
    page.shop.consultant.set({ ...page.shop.consultant.get()!, moniker: '', alternateMoniker: undefined })
    await page.in('imprint').findByText(/liegen uns gerade nicht vor/)
    expect(page.state('imprint')).toBe('filled')
  })

  it('shows hostile fields as text, and links only to real addresses', async () => {
    const page = await visit({
      world: () =>
        Object.assign(anna, {
          imprint: {
            street: '<script>alert(1)</script>',
            postalCode: '',
            city: 'X'.repeat(200),
            phone: 'javascript:alert(1)',
            email: 'a@b.de?bcc=c@d.de',
            vatId: '"><b>',
          },
        }),
    })
    await page.becomes('imprint', 'filled')
    expect(facts(page).join()).toContain('<script>alert(1)</script>')
    expect(
      page
        .in('imprint')
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/privacy-policy'])
    expect(page.element('imprint').scrollWidth).toBeLessThanOrEqual(page.element('imprint').clientWidth)
  })

  it('writes a North American number as it is written there', async () => {
    const page = await visit({ world: () => Object.assign(anna, { imprint: { ...imprint, phone: '+15551234567' } }) })
    await page.becomes('imprint', 'filled')
    expect(page.in('imprint').getByRole('link', { name: '+1 (555) 123-4567' }).getAttribute('href')).toBe('tel:+15551234567')
  })

  it('keeps the shop’s imprint when the consultant’s cannot be read, and asks again', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await visit({ weather: [{ kind: 'error-500', match: 'rofile', times: 1 }] })
    await page.becomes('imprint', 'failed')
    expect(page.in('imprint').getByText('Die Firma.').isConnected).toBe(true)
    page.in('imprint').getByRole('button', { name: 'Erneut versuchen' }).focus()
    await userEvent.keyboard('{Enter}')
    await page.becomes('imprint', 'filled')
  })

  it('speaks English', async () => {
    const page = await visit({ settings: { locale: 'en' } })
    await page.becomes('imprint', 'filled')
    expect(facts(page)).toContain('First name: Anna')
  })
})
