import { describe, expect, it, vi } from 'vitest'
import '../../src/blocks/catalogue-frame/index.js'
import '../../src/blocks/checkout/index.js'
import '../../src/blocks/quick-connect/index.js'
import { declarations } from '../../src/blocks/declarations.js'
import { consultants } from '../../src/sandbox/world/consultants/consultants.js'
import { products } from '../../src/sandbox/world/shop/catalogue.js'
import { customers } from '../../src/sandbox/world/shop/customers.js'
import { chooseConsent } from '../../src/commerce/domain/consent/choose-consent.js'
import { shopSays } from '../../src/commerce/domain/says.js'
import { openSandbox, saidByBlocks, userEvent } from '../support/shop-page.js'

const openShop = openSandbox()
const detection = '<vitrine-consultant-detection></vitrine-consultant-detection>'
const open = consultants.find(({ shopActive }) => shopActive)!
const closed = consultants.find(({ shopActive }) => !shopActive)!
const customer = customers.find(({ firstTimeLogin }) => !firstTimeLogin)!
const stranger = consultants.find(({ id, shopActive }) => shopActive && !customer.consultantIds.includes(id))!
const [serum] = products.filter(({ stock, quantityRule }) => stock > 20 && !quantityRule)
const elsewhere = location.origin.replace(location.hostname, 'katalog.localhost')

/** A way to have each block say all that it declares; a block that says something new brings its own. */
const journeys: Readonly<Record<string, () => Promise<unknown>>> = {
  async 'vitrine-catalogue-frame'() {
    const page = await openShop({
      html:
        `<vitrine-catalogue-frame catalogue-url="${elsewhere}/tests/support/says-back.html" ` +
        `helper-url="${elsewhere}/catalogue/helper.js"></vitrine-catalogue-frame>`,
      settings: { 'trusted-origins': elsewhere },
    })
    await page.becomes('catalogue-frame', 'open')
    const frame = page.element('catalogue-frame').shadowRoot!.querySelector('iframe')!
    const say = { action: 'add-to-bag', productIds: serum!.partId }
    frame.contentWindow!.postMessage({ say, times: 1 }, '*')
  },
  async 'vitrine-main-navigation'() {
    const page = await openShop({ html: '<vitrine-main-navigation></vitrine-main-navigation>' })
    await userEvent.click(await page.in('main-navigation').findByRole('button', { name: /^Warenkorb/ }))
  },
}

const detecting = (query: string) => () => openShop({ html: detection, at: `/products?${query}` })

/** Ways to have the shop say each of its channels. */
const shopJourneys: Readonly<Record<string, () => Promise<unknown>>> = {
  'moniker-selected': detecting(`mk_moniker=${open.moniker}`),
  'no-moniker': detecting(''),
  'promo-banner': detecting('mk_moniker=nobody-of-this-name'),
  communication: detecting(`mk_moniker=${closed.moniker}`),
  'consultant-key-selected': detecting(`shopId=${open.shopId}&consultantKey=${open.consultantKey}`),
  async 'relation.changed'() {
    const { shop } = await openShop({ html: '', scene: 'signed-in' })
    await (await shop.relations.get()).connect(stranger.id)
  },
  'cart.changed': async () => (await openShop({ html: '' })).shop.addToCart(serum!.id, 1),
  'cart.open': async () => (await openShop({ html: '' })).shop.addToCart(serum!.id, 1),
  'session.changed': async () => (await openShop({ html: '' })).shop.login('anna.muster@example.org', 'lindenrose'),
  async 'order.placed'() {
    const page = await openShop({ html: '<vitrine-checkout></vitrine-checkout>', scene: 'checkout-ready' })
    const { shop } = page
    shop.consultant.set(await (await shop.consultants.get()).find({ moniker: open.moniker, guest: true }))
    await userEvent.click(await page.in('checkout').findByRole('button', { name: 'Zahlungspflichtig bestellen' }))
  },
  consent: async () => chooseConsent((await openShop({ html: '' })).shop.consent, []),
  analytics: async () => (await openShop({ html: '', settings: { consent: 'granted' } })).shop.addToCart(serum!.id, 1),
  announce: async () => (await openShop({ html: '' })).shop.announce('Guten Tag'),
}

describe('what blocks and the shop declare that they say', () => {
  const speakers = declarations.filter(({ publishes = [] }) => publishes.length > 0)

  it('has a journey for each block that says something, and for each channel of the shop', () => {
    expect(Object.keys(journeys).toSorted()).toEqual(speakers.map(({ tag }) => tag))
    expect(Object.keys(shopJourneys).toSorted()).toEqual(shopSays.map(({ name }) => name).toSorted())
  })

  it.each(speakers.map(({ tag, publishes = [] }) => ({ tag, publishes: publishes.map(({ name }) => name) })))(
    'is said by $tag',
    async ({ tag, publishes }) => {
      await journeys[tag]!()
      await vi.waitFor(() => expect(saidByBlocks()).toEqual(expect.arrayContaining(publishes.map((name) => `${tag} says ${name}`))))
    },
  )

  it.each(shopSays.map(({ name }) => ({ name })))('is said by the shop: $name', async ({ name }) => {
    await shopJourneys[name]!()
    const { pageBus } = await import('../../src/core/bus/index.js')
    await vi.waitFor(() =>
      expect(
        pageBus()
          .inspect()
          .log.filter(({ by }) => by === undefined)
          .map(({ channel }) => channel),
      ).toContain(name),
    )
  })
})
