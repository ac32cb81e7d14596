import '../../src/blocks/checkout/index.js'
import { describe, expect, it, vi } from 'vitest'
import { complaints, openSandbox, type PageOptions, type ShopPage, userEvent } from '../support/shop-page.js'

const shopPage = openSandbox()
const till = (page: ShopPage) => page.in('checkout')
const press = async (page: ShopPage, name: string) => userEvent.click(await till(page).findByRole('button', { name }))
const carts = (page: ShopPage) => Object.values(page.sandbox.world.state.carts)

async function atTheTill(options: Partial<PageOptions> = {}) {
  const page = await shopPage({ html: '<vitrine-checkout payment-links></vitrine-checkout>', scene: 'checkout-customer', ...options })
  page.shop.consultant.set(await (await page.shop.consultants.get()).find({ moniker: 'anna-berger', guest: false }))
  await page.becomes('checkout', 'ready')
  await vi.waitFor(() => expect(till(page).getAllByRole('radio', { checked: true })).toHaveLength(1))
  await press(page, 'Weiter zum Versand')
  await press(page, 'Weiter zur Zahlung')
  return page
}

describe('a payment link', () => {
  it('leads somebody who buys for the same account to a copy of the cart, which is paid as it is', async () => {
    const page = await atTheTill()
    await press(page, 'Zahlungslink erstellen')
    const link = await till(page).findByLabelText<HTMLInputElement>('Zahlungslink teilen', { selector: 'input' })
    expect(await complaints(page.container)).toEqual([])
    const { pathname, search } = new URL(link.value)
    expect(carts(page).map(({ type, cartId }) => type === 'PayNowReadOnly' && search.includes(cartId))).toContain(true)
    const own = carts(page).find(({ type }) => type !== 'PayNowReadOnly')
    const { state } = page.sandbox.world
    const payers = await shopPage({
      html: '<vitrine-checkout></vitrine-checkout>',
      scene: 'checkout-customer',
      at: `${pathname}${search}`,
      world: ({ world }) => Object.assign(world.state, { carts: state.carts, checkouts: {} }),
    })
    payers.shop.consultant.set(await (await payers.shop.consultants.get()).find({ moniker: 'anna-berger', guest: false }))
    await payers.becomes('checkout', 'ready')
    await till(payers).findByRole('button', { name: 'Zahlungspflichtig bestellen' })
    expect(till(payers).queryByRole('button', { name: 'Lieferadresse ändern' })).toBeNull()
    expect(till(payers).queryByRole('button', { name: 'Zahlungslink erstellen' })).toBeNull()
    expect(await complaints(payers.container)).toEqual([])
    await press(payers, 'Zahlungspflichtig bestellen')
    await payers.becomes('checkout', 'done')
    expect(carts(payers).find(({ cartId }) => cartId === own?.cartId)?.lines).toEqual(own?.lines)
  })

  it('that is gone says so, and a guest is asked to sign in', async () => {
    const gone = await shopPage({
      html: '<vitrine-checkout></vitrine-checkout>',
      scene: 'checkout-customer',
      at: '/checkout?paymentLinkId=0a6000000000999AAA',
    })
    await gone.becomes('checkout', 'empty')
    await till(gone).findByText(/Diesen Zahlungslink gibt es nicht mehr/)
    const guest = await shopPage({
      html: '<vitrine-checkout></vitrine-checkout>',
      scene: 'full-cart',
      at: '/checkout?paymentLinkId=0a6000000000999AAA',
    })
    await till(guest).findByText('Bitte melde dich an, um diesen Warenkorb zu bezahlen.')
  })

  it('is offered to nobody where the editor has not said so', async () => {
    const page = await atTheTill({ html: '<vitrine-checkout></vitrine-checkout>' })
    await till(page).findByRole('button', { name: 'Zahlungspflichtig bestellen' })
    expect(till(page).queryByRole('button', { name: 'Zahlungslink erstellen' })).toBeNull()
  })

  it('that cannot be made says so, and can be asked for again', async () => {
    const page = await atTheTill({ hurry: 500 })
    page.sandbox.weather({ kind: 'error-500', match: 'actions/clone', method: 'POST' })
    await press(page, 'Zahlungslink erstellen')
    await till(page).findByText(/./, { selector: '.payment-link [role=alert] p' })
    expect(till(page).getByRole('button', { name: 'Zahlungslink erstellen' }).isConnected).toBe(true)
  })
})
