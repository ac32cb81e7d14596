import '../../src/blocks/account-switcher/index.js'
import '../../src/blocks/address-book/index.js'
import '../../src/blocks/cart-page/index.js'
import '../../src/blocks/checkout/index.js'
import '../../src/blocks/order-history/index.js'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addresses, managedAccounts } from '../platform/corpus/account-answers.js'
import * as answers from '../platform/corpus/answers.js'
import { wholeOrder } from '../platform/corpus/checkout-answers.js'
import { openSandbox } from '../support/shop-page.js'

const visit = openSandbox({ extensions: [] })
const realFetch = window.fetch
afterEach(() => vi.stubGlobal('fetch', realFetch))

/** Answers in the platform's place, by a part of the address. */
function answering(...told: readonly (readonly [path: RegExp, body: unknown, status?: number])[]): void {
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const address = request[0] instanceof Request ? request[0].url : String(request[0])
    const found = told.find(([path]) => path.test(address))
    return found ? Response.json(found[1], { status: found[2] ?? 200 }) : realFetch(...request)
  })
}

const text = (element: HTMLElement) => element.shadowRoot?.querySelector('.block')?.textContent ?? ''

describe('answers that Salesforce published, in the blocks that show them', () => {
  it('a cart has its lines and its sum, and says nothing of shipping, tax or a lowest price', async () => {
    answering([/\/cart-items\?/, answers.cartItems])
    const page = await visit({ html: '<vitrine-cart-page></vitrine-cart-page>' })
    await page.becomes('cart-page', 'filled')
    const shown = text(page.element('cart-page'))
    for (const words of ['Flight Trinity Jacket', 'Peak Risor Jacket', '285,99']) expect(shown).toContain(words)
    expect(shown).not.toMatch(/kostenlos|inkl\. MwSt|30 Tage|niedrigst/i)
  })

  it('a cart in yen with nothing in it is empty', async () => {
    answering([/\/cart-items\?/, answers.emptyCart])
    const page = await visit({ html: '<vitrine-cart-page></vitrine-cart-page>' })
    await page.becomes('cart-page', 'empty')
  })

  it('a search shows what was found, and both facets of one name', async () => {
    answering([/product-search/, answers.searchResults], [/sort-rules/, { sortRules: [] }])
    const page = await visit({ html: '<vitrine-product-list browsable></vitrine-product-list>', at: '/products?q=Jacket' })
    await page.becomes('product-list', 'filled')
    const shown = () => text(page.element('product-list'))
    expect(shown()).toContain('Item 1')
    expect(shown()).toContain('500,00')
    page
      .in('product-list')
      .getByRole('button', { name: /^Filter/ })
      .click()
    await vi.waitFor(() => expect(shown()).toContain('C Display'))
    expect(shown()).toContain('F Display')
  })

  it('prices that have failed are no empty shop', async () => {
    const unpriced = { ...answers.searchResults.productsPage.products[0], prices: null }
    answering(
      [/product-search/, { ...answers.searchResults, productsPage: { ...answers.searchResults.productsPage, products: [unpriced] } }],
      [/pricing\/products/, answers.notPriced],
    )
    const page = await visit({ html: '<vitrine-product-list browsable></vitrine-product-list>', at: '/products?q=Jacket' })
    await page.becomes('product-list', 'failed')
  })

  it('a product shows its name, price and where it stands, though the answer has no id', async () => {
    const id = '01txx000000000VAAQ'
    answering([/\/pricing\/products/, answers.prices], [/\/products\/01t/, answers.coffeeMachine])
    const page = await visit({ html: `<vitrine-product-detail product="${id}"></vitrine-product-detail>` })
    await page.becomes('product-detail', 'filled')
    const shown = text(page.element('product-detail'))
    for (const words of ['Coffee Machines', 'Bella Chrome Coffee Machine', '250,00']) expect(shown).toContain(words)
    expect(shown).not.toMatch(/30 Tage|niedrigst/i)
  })

  it('orders have their numbers and sums', async () => {
    answering([/\/order-summaries\?|\/order-summaries$/, answers.orders])
    const page = await visit({ html: '<vitrine-order-history></vitrine-order-history>', scene: 'signed-in' })
    await page.becomes('order-history', 'filled')
    const shown = text(page.element('order-history'))
    for (const words of ['00000110', '26,98', '00000109', '561,98']) expect(shown).toContain(words)
  })

  it('an order whose currency nobody says has a sum without one', async () => {
    const orderSummaries = answers.orders.orderSummaries.map((one) => ({ ...one, currencyIsoCode: null }))
    answering([/\/order-summaries\?|\/order-summaries$/, { orderSummaries }])
    const page = await visit({ html: '<vitrine-order-history></vitrine-order-history>', scene: 'signed-in' })
    await page.becomes('order-history', 'filled')
    const shown = text(page.element('order-history'))
    expect(shown).toContain('26,98')
    expect(shown).not.toMatch(/[€$]/)
  })

  it('an order shows its lines, where it went and its sums with their tax', async () => {
    answering([/\/actions\/lookup/, wholeOrder], [/\/order-summaries(\?|$)/, answers.orders])
    const page = await visit({ html: '<vitrine-order-history></vitrine-order-history>', scene: 'signed-in' })
    await page.becomes('order-history', 'filled')
    page
      .in('order-history')
      .getAllByRole('button', { name: /^Ansehen/ })[0]
      ?.click()
    const shown = () => text(page.element('order-history'))
    await vi.waitFor(() => expect(shown()).toContain('GoGoo Blueberry Caffeinated'))
    for (const words of ['Alan Johnson', '415 Mission St', 'Ground', '2 ×', '10,79', '13,07', '23,86']) expect(shown()).toContain(words)
  })

  it('accounts are offered by their names', async () => {
    answering([/external-managed-accounts/, managedAccounts])
    const page = await visit({ html: '<vitrine-account-switcher></vitrine-account-switcher>', scene: 'signed-in' })
    ;(await page.in('account-switcher').findByRole('button', { name: /^Du kaufst ein für/ })).click()
    const offered = await page.in('account-switcher').findAllByRole('option')
    expect(offered.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Acme'), expect.stringContaining('Acme West')])
  })

  it('addresses have what they hold, the primary one first', async () => {
    answering([/\/addresses/, addresses])
    const page = await visit({ html: '<vitrine-address-book></vitrine-address-book>', scene: 'signed-in' })
    await page.becomes('address-book', 'filled')
    const cards = page
      .in('address-book')
      .getAllByRole('listitem')
      .map((item) => item.textContent)
    expect(cards).toEqual([expect.stringContaining('Home Address'), expect.stringContaining('Alan Johnson')])
    for (const card of cards) expect(card).toContain('1 Milk Street')
  })

  it('a checkout shows where it goes to and each way of sending with what it costs', async () => {
    const contactInfo = { firstName: 'Alan', lastName: 'Johnson', email: 'alan@johnson.com', phoneNumber: '4155553944' }
    const cartSummary = answers.cartItems.cartSummary
    answering([/\/cart-items\?/, answers.cartItems], [/\/checkouts\b/, { ...answers.checkoutWithGroups, cartSummary, contactInfo }])
    const page = await visit({ html: '<vitrine-checkout></vitrine-checkout>' })
    await vi.waitFor(() => expect(text(page.element('checkout'))).toContain('Delivery Method 2'))
    for (const words of ['415 Mission St', 'Delivery Method 1', '3,14', '2,03']) expect(text(page.element('checkout'))).toContain(words)
    expect(text(page.element('checkout'))).not.toMatch(/Versand\s*kostenlos/i)
  })

  it('a cart that is locked is no empty cart and no refusal: the checkout waits, and can be tried again', async () => {
    answering([/\/checkouts\b/, [{ errorCode: 'LOCKED', message: 'The cart is locked.' }], 423])
    const page = await visit({ html: '<vitrine-checkout></vitrine-checkout>', scene: 'checkout-ready', hurry: 500 })
    await page.becomes('checkout', 'failed')
    expect(text(page.element('checkout'))).not.toContain('The cart is locked.')
    vi.stubGlobal('fetch', realFetch)
    page.in('checkout').getByRole('button', { name: 'Erneut versuchen' }).click()
    await page.becomes('checkout', 'ready')
  })

  it.each([
    ['PermanentFail', 'Bitte versuche es mit einer anderen Karte.'],
    ['Indeterminate', 'konnte gerade nicht bestätigt werden'],
  ])('a payment that ends with %s is none, and says so in the shop’s own words', async (salesforceResultCode, words) => {
    const page = await visit({ html: '<vitrine-checkout></vitrine-checkout>', scene: 'checkout-ready' })
    await page.becomes('checkout', 'ready')
    const consultants = await page.shop.consultants.get()
    page.shop.consultant.set(await consultants.find({ moniker: 'anna-berger', guest: true }))
    answering([/\/payments/, { errors: null, paymentData: null, salesforceResultCode }])
    ;(await page.in('checkout').findByRole('button', { name: 'Zahlungspflichtig bestellen' })).click()
    await vi.waitFor(() => expect(text(page.element('checkout'))).toContain(words))
    expect(Object.values(page.sandbox.world.state.orders).filter(({ receipt }) => receipt)).toEqual([])
  })
})
