import '../../src/blocks/withdrawal/index.js'
import { describe, expect, it, vi } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import type { Sandbox } from '../../src/sandbox/sandbox.js'
import { guestDetailsKey, placedOrderKey } from '../../src/commerce/domain/memory.js'
import { colourScheme, complaints, openSandbox, type PageOptions, userEvent } from '../support/shop-page.js'
import { schemes } from '../support/sample.js'

const openPage = openSandbox()
const html = '<vitrine-withdrawal service-email="service@lindenrose.example"></vitrine-withdrawal>'
const email = 'greta.sommer@example.org'
const numberOf = ({ world }: Sandbox) => Object.values(world.state.orders)[0]!.receipt!.orderReferenceNumber

async function withdrawalPage(options: Partial<PageOptions> = {}) {
  const page = await openPage({ html, scene: 'just-ordered', ...options })
  const block = page.in('withdrawal')
  return {
    ...page,
    block,
    becomes: (state: string) => page.becomes('withdrawal', state),
    type: async (entries: Record<string, string>) => {
      for (const [label, text] of Object.entries(entries)) await userEvent.fill(await block.findByLabelText(label), text)
    },
    confirm: async () => userEvent.click(await block.findByRole('button', { name: 'Widerruf bestätigen' })),
    value: (label: string) => block.getByLabelText<HTMLInputElement>(label).value,
    withdrawn: () => Object.values(page.sandbox.world.state.orders)[0]!.withdrawn,
  }
}

describe('vitrine-withdrawal', () => {
  it('takes the withdrawal of a guest with number and e-mail address, and gives a receipt with content, date and time', async () => {
    const page = await withdrawalPage()
    const told = vi.fn()
    page.element('withdrawal').addEventListener('vitrine-withdrawal-receive', (event) => told((event as CustomEvent).detail))
    const number = numberOf(page.sandbox)
    await page.type({ 'Dein Name': 'Greta Sommer', Bestellnummer: number, 'E-Mail-Adresse': email })
    await page.confirm()
    await page.becomes('received')
    expect(page.withdrawn()).toMatch(/^\d{4}-/)
    expect(page.block.getByText(`Hiermit widerrufe ich den Vertrag über die Bestellung ${number}.`).isConnected).toBe(true)
    expect(page.block.getByText(/^\d+\. \S+ \d{4} um \d\d:\d\d$/).isConnected).toBe(true)
    expect(page.element('withdrawal').shadowRoot?.activeElement).toBe(page.block.getByRole('status'))
    expect(told.mock.calls).toEqual([[{}]])
    expect(page.element('withdrawal').outerHTML).not.toContain('Greta')
  })

  it('says of an order withdrawn from before that it is, when that came in, and asks nothing again', async () => {
    const page = await withdrawalPage({
      world: ({ world }) => {
        for (const order of Object.values(world.state.orders)) order.withdrawn = '2026-05-02T09:30:00.000Z'
      },
    })
    await page.type({ 'Dein Name': 'Greta Sommer', Bestellnummer: numberOf(page.sandbox), 'E-Mail-Adresse': email })
    await page.confirm()
    await page.block.findByText('Diesen Vertrag hast du schon widerrufen')
    expect(page.block.getByText(/^2\. Mai 2026 um/).isConnected).toBe(true)
    expect(page.asked(/actions\/withdraw/)).toEqual([])
  })

  it('asks nothing that is known: the order that led here, and what a guest has said at the checkout', async () => {
    const page = await withdrawalPage({
      world: (sandbox) => {
        sessionStorage.setItem(placedOrderKey, numberOf(sandbox))
        sessionStorage.setItem(guestDetailsKey, JSON.stringify({ email, lastName: 'Sommer' }))
      },
    })
    await vi.waitFor(() => expect(page.value('E-Mail-Adresse')).toBe(email))
    expect(page.value('Bestellnummer')).toBe(numberOf(page.sandbox))
    const led = await withdrawalPage({ at: '/widerrufen?order=ER37G-VYS2M' })
    await vi.waitFor(() => expect(led.value('Bestellnummer')).toBe('ER37G-VYS2M'))
  })

  it('says what she can do instead where the platform has no such call, and nothing of her order', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await withdrawalPage()
    const real = window.fetch
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) =>
      String(request[0]).includes('/actions/withdraw')
        ? Response.json([{ errorCode: 'NOT_FOUND', message: 'The requested resource does not exist' }], { status: 404 })
        : real(...request),
    )
    await page.type({ 'Dein Name': 'Greta Sommer', Bestellnummer: numberOf(page.sandbox), 'E-Mail-Adresse': email })
    await page.confirm()
    await page.becomes('refused')
    expect(page.block.getByRole('alert').textContent).toContain('Schreib uns stattdessen')
    expect(page.block.getByRole('alert').textContent).not.toContain('keine Bestellung')
    expect(page.block.getByRole('link', { name: 'service@lindenrose.example' }).isConnected).toBe(true)
    vi.unstubAllGlobals()
  })

  it('takes withdrawals in writing where the page switches that call off', async () => {
    const page = await withdrawalPage({ settings: { names: '{ "resource.withdraw": "" }' } })
    expect((await page.block.findByText(/Schreib uns stattdessen/)).isConnected).toBe(true)
    expect(page.block.queryByRole('button', { name: 'Widerruf bestätigen' })).toBeNull()
  })

  it('knows a customer’s name and e-mail address', async () => {
    const page = await withdrawalPage({ scene: 'orders' })
    await vi.waitFor(() => expect(page.value('Dein Name')).toBe('Anna Muster'))
    expect(page.value('E-Mail-Adresse')).toBe('anna.muster@example.org')
  })

  it('says at each field what is missing, goes to the first, and sends nothing', async () => {
    const page = await withdrawalPage()
    await page.type({ Bestellnummer: 'ER37G', 'E-Mail-Adresse': 'greta' })
    await page.confirm()
    expect(page.element('withdrawal').shadowRoot?.activeElement).toBe(page.block.getByLabelText('Dein Name'))
    await vi.waitFor(() => expect(page.block.getByText('Bitte fülle „Dein Name“ aus.').isConnected).toBe(true))
    await vi.waitFor(() => expect(page.block.getByText(/Das ist noch keine E-Mail-Adresse/).isConnected).toBe(true))
    expect(page.asked(/withdraw/)).toEqual([])
  })

  it('says that there is no such order, keeps what was typed, and names the way by e-mail', async () => {
    const page = await withdrawalPage()
    await page.type({ 'Dein Name': 'Greta Sommer', Bestellnummer: numberOf(page.sandbox), 'E-Mail-Adresse': 'mallory@example.org' })
    await page.confirm()
    await page.becomes('refused')
    expect(page.block.getByRole('alert').textContent).toContain('keine Bestellung gefunden')
    expect(page.value('Dein Name')).toBe('Greta Sommer')
    expect(page.block.getByRole('link', { name: 'service@lindenrose.example' }).getAttribute('href')).toBe(
      'mailto:service@lindenrose.example',
    )
    expect(page.withdrawn()).toBeUndefined()
  })

  it('keeps what was typed when the world is broken, and sends it the next time', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await withdrawalPage({ weather: [{ kind: 'error-500', match: 'withdraw', times: 1 }] })
    await page.type({ 'Dein Name': 'Greta Sommer', Bestellnummer: numberOf(page.sandbox), 'E-Mail-Adresse': email })
    await page.confirm()
    await page.becomes('refused')
    expect(page.block.getByRole('alert').textContent).toContain('ist noch da')
    await page.confirm()
    await page.becomes('received')
  })

  it('is sent once, however often she presses', async () => {
    const page = await withdrawalPage({ weather: [{ kind: 'slow', delay: 60_000, match: 'withdraw' }] })
    await page.type({ 'Dein Name': 'Greta Sommer', Bestellnummer: numberOf(page.sandbox), 'E-Mail-Adresse': email })
    await userEvent.dblClick(page.block.getByRole('button', { name: 'Widerruf bestätigen' }))
    page.sandbox.weather({ kind: 'clear' })
    await page.becomes('received')
    expect(page.asked(/withdraw/)).toHaveLength(1)
  })

  it('fits a phone of 320 px', async () => {
    await browserPage.viewport(320, 640)
    await withdrawalPage().then((page) => page.becomes('ready'))
    expect(document.documentElement.scrollWidth).toBe(320)
    await browserPage.viewport(1280, 800)
  })

  it.each(schemes)('has nothing that axe complains about in %s, the receipt included', async (scheme) => {
    await colourScheme(scheme)
    const page = await withdrawalPage()
    await page.confirm()
    expect(await complaints(page.element('withdrawal'))).toEqual([])
    await page.type({ 'Dein Name': 'Greta Sommer', Bestellnummer: numberOf(page.sandbox), 'E-Mail-Adresse': email })
    await page.confirm()
    await page.becomes('received')
    expect(await complaints(page.element('withdrawal'))).toEqual([])
    await colourScheme('light')
  })
})
