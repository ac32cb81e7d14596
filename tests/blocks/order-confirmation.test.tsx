import '../../src/blocks/order-confirmation/index.js'
import { describe, expect, it, vi } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import type { Sandbox } from '../../src/sandbox/sandbox.js'
import { guestDetailsKey, orderTokenKey, placedOrderKey } from '../../src/commerce/domain/memory.js'
import { colourScheme, complaints, openSandbox, type PageOptions, userEvent } from '../support/shop-page.js'
import { schemes } from '../support/sample.js'

const openPage = openSandbox()
const html = '<vitrine-order-confirmation orders-url="/orders" withdrawal-url="/widerrufen"></vitrine-order-confirmation>'

/** On this visit. */
function justOrdered({ world }: Sandbox) {
  const [order] = Object.values(world.state.orders)
  sessionStorage.setItem(placedOrderKey, order?.receipt?.orderReferenceNumber ?? '')
  sessionStorage.setItem(guestDetailsKey, JSON.stringify({ email: 'greta.sommer@example.org', lastName: 'Sommer' }))
}

const phoneNumber = '+49 221 5551234'

function justOrderedWithPhone(sandbox: Sandbox) {
  justOrdered(sandbox)
  const [order] = Object.values(sandbox.world.state.orders)
  if (order?.receipt?.contact) order.receipt.contact.phoneNumber = phoneNumber
  sessionStorage.setItem(guestDetailsKey, JSON.stringify({ ...JSON.parse(sessionStorage.getItem(guestDetailsKey)!), phoneNumber }))
}

async function confirmationPage(options: Partial<PageOptions> = {}) {
  const page = await openPage({ html, scene: 'just-ordered', world: justOrdered, ...options })
  return { ...page, block: page.in('order-confirmation'), becomes: (state: string) => page.becomes('order-confirmation', state) }
}

describe('vitrine-order-confirmation', () => {
  it('says thanks with the number, where the confirmation goes, what was bought, and where to', async () => {
    const page = await confirmationPage()
    await page.becomes('shown')
    const number = sessionStorage.getItem(placedOrderKey)!
    expect(page.block.getByRole('heading', { level: 1, name: 'Danke für deine Bestellung!' }).isConnected).toBe(true)
    expect(page.block.getByText(number).isConnected).toBe(true)
    expect(page.block.getByText(/greta\.sommer@example\.org/).isConnected).toBe(true)
    expect(page.block.getByText(/Lindenweg 4, 50667 Köln/).isConnected).toBe(true)
    expect(page.block.getAllByText(/^\d ×$/)).toHaveLength(3)
    expect(page.element('order-confirmation').outerHTML).not.toContain('Lindenweg')
  })

  it('says what happens next, in the page’s own words where it has some', async () => {
    const page = await confirmationPage({
      html: '<vitrine-order-confirmation next="Anna meldet sich.&#10;Dein Paket geht los."></vitrine-order-confirmation>',
    })
    const steps = await vi.waitFor(() => page.block.getByText('Anna meldet sich.').closest('ol')!)
    expect([...steps.children].map(({ textContent }) => textContent)).toEqual(['Anna meldet sich.', 'Dein Paket geht los.'])
  })

  it('offers a guest to save this as an account, and a customer her orders', async () => {
    const page = await confirmationPage()
    await page.becomes('shown')
    expect(page.block.getByRole('link', { name: 'Konto anlegen' }).getAttribute('href')).toBe('/register')
    expect(page.block.queryByRole('link', { name: 'Meine Bestellungen' })).toBeNull()
    const customer = await confirmationPage({
      scene: 'orders',
      world: ({ world }) => {
        // Of a guest who was here before her.
        sessionStorage.setItem(guestDetailsKey, JSON.stringify({ email: 'greta.sommer@example.org' }))
        sessionStorage.setItem(placedOrderKey, `LR-${Object.keys(world.state.orders)[0]!.slice(9, 15).toUpperCase()}`)
      },
    })
    await customer.becomes('shown')
    expect(customer.block.queryByText(/@example\.org/)).toBeNull()
    expect(customer.block.getByRole('link', { name: 'Meine Bestellungen' }).getAttribute('href')).toBe('/orders')
    expect(customer.block.queryByRole('link', { name: 'Konto anlegen' })).toBeNull()
  })

  it('leads to the withdrawal with the order’s number', async () => {
    const page = await confirmationPage()
    await page.becomes('shown')
    const number = sessionStorage.getItem(placedOrderKey)
    expect(page.block.getByRole('link', { name: 'Vertrag widerrufen' }).getAttribute('href')).toBe(`/widerrufen?order=${number}`)
  })

  it('names the consultant’s contact', async () => {
    const page = await confirmationPage()
    page.shop.consultant.set(await (await page.shop.consultants.get()).find({ moniker: 'anna-berger', guest: true }))
    await vi.waitFor(() => expect(page.block.getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/))
  })

  it('can be printed', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue()
    const page = await confirmationPage()
    await userEvent.click(await page.block.findByRole('button', { name: 'Drucken' }))
    expect(print).toHaveBeenCalledOnce()
  })

  it('waits for an order that is still being made', async () => {
    const page = await confirmationPage({ weather: [{ kind: 'gone-410', match: 'lookup', times: 2 }] })
    await page.becomes('shown')
    expect(page.asked(/lookup/)).toHaveLength(3)
  })

  it('shows the number at least when the details cannot be read, and looks again when asked', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await confirmationPage({ weather: [{ kind: 'error-500', match: 'lookup', times: 1 }] })
    await page.becomes('number-only')
    expect(page.block.getByText(sessionStorage.getItem(placedOrderKey)!).isConnected).toBe(true)
    await userEvent.click(page.block.getByRole('button', { name: 'Noch einmal nachsehen' }))
    await page.becomes('shown')
  })

  it('forgets a guest’s name, e-mail and phone once the order is read, and shows it after a reload by the platform’s token', async () => {
    const page = await confirmationPage({ world: justOrderedWithPhone })
    await page.becomes('shown')
    await vi.waitFor(() => expect(sessionStorage.getItem(guestDetailsKey)).toBeNull())
    const everything = JSON.stringify({ ...sessionStorage, ...localStorage })
    for (const personal of ['Sommer', 'greta', phoneNumber, 'Lindenweg']) expect(everything).not.toContain(personal)
    expect(page.block.getByText(/greta\.sommer@example\.org/).isConnected).toBe(true)
    page.element('order-confirmation').replaceWith(document.createElement('vitrine-order-confirmation'))
    await page.becomes('shown')
    expect(page.asked(/lookup/).map((asked) => asked.split(' ')[0])).toEqual(['POST', 'GET'])
    expect(page.in('order-confirmation').getByText('Die Bestätigung schicken wir dir per E-Mail.').isConnected).toBe(true)
  })

  it('tells a guest without a phone number after a reload where the order is found, and asks nothing in vain', async () => {
    const page = await confirmationPage()
    await page.becomes('shown')
    await vi.waitFor(() => expect(sessionStorage.getItem(guestDetailsKey)).toBeNull())
    expect(sessionStorage.getItem(orderTokenKey)).toBeNull()
    const asked = page.asked(/lookup/).length
    page.element('order-confirmation').outerHTML = html
    await page.becomes('number-only')
    const block = page.in('order-confirmation')
    expect(block.getByText(/Zu deinem Schutz/).isConnected).toBe(true)
    expect(block.getByRole('link', { name: 'Bestellung suchen' }).getAttribute('href')).toBe('/orders')
    expect(page.asked(/lookup/)).toHaveLength(asked)
  })

  it('says so when nothing was ordered on this visit, and asks the platform nothing', async () => {
    const page = await confirmationPage({ world: () => {} })
    await page.becomes('none')
    expect(page.asked(/order-summaries/)).toEqual([])
  })

  it('shows nothing any more after she has signed out', async () => {
    const page = await confirmationPage({ scene: 'orders', world: () => sessionStorage.setItem(placedOrderKey, 'ER37G') })
    await vi.waitFor(() => expect(page.asked(/order-summaries/)).not.toEqual([]))
    await vi.waitFor(() => expect(page.block.getByText('ER37G').isConnected).toBe(true))
    await page.shop.logout()
    await page.becomes('none')
    expect(page.block.queryByText('ER37G')).toBeNull()
    expect([sessionStorage.getItem(placedOrderKey), sessionStorage.getItem(guestDetailsKey)]).toEqual([null, null])
  })

  it('shows an editor a sample, without asking the platform', async () => {
    const page = await confirmationPage({ html: html.replace('>', ' data-vitrine-mode="edit">'), world: () => {} })
    await page.becomes('shown')
    expect(page.block.getByText('Rosenserum', { exact: false }).isConnected).toBe(true)
    expect(page.asked(/order-summaries/)).toEqual([])
  })

  it('fits a phone of 320 px', async () => {
    await browserPage.viewport(320, 640)
    const page = await confirmationPage()
    await page.becomes('shown')
    expect(document.documentElement.scrollWidth).toBe(320)
    await browserPage.viewport(1280, 800)
  })

  it.each(schemes)('has nothing that axe complains about in %s', async (scheme) => {
    await colourScheme(scheme)
    const page = await confirmationPage()
    await page.becomes('shown')
    expect(await complaints(page.element('order-confirmation'))).toEqual([])
    await colourScheme('light')
  })
})
