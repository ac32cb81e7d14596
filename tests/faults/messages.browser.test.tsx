import { afterEach, describe, expect, it, vi } from 'vitest'
import '../../src/blocks/footer/index.js'
import '../../src/blocks/inactive-shop/index.js'
import '../../src/blocks/permalink-notice/index.js'
import '../../src/blocks/promo-banner/index.js'
import '../../src/blocks/shop-magnet/index.js'
import { pageBus } from '../../src/core/bus/index.js'
import { products } from '../../src/sandbox/world/shop/catalogue.js'
import type { ChannelMessages } from '../../src/commerce/domain/channels.js'
import { fillCart, openSandbox, type ShopPage, userEvent } from '../support/shop-page.js'

const openShop = openSandbox()
const [serum] = products.filter(({ listPrice, quantityRule, stock }) => !listPrice && !quantityRule && stock > 20) as [(typeof products)[0]]
const blocks = [
  'consultant-detection',
  'main-navigation',
  'product-list',
  'promo-banner',
  'shop-magnet',
  'inactive-shop',
  'permalink-notice',
  'footer',
  'cart-panel',
]
const shopPage = () =>
  openShop({
    html: `<vitrine-product-detail product="${serum.id}"></vitrine-product-detail>${blocks.map((name) => `<vitrine-${name}></vitrine-${name}>`).join('')}`,
    at: '/?mk_moniker=anna-berger',
    world: (sandbox) => fillCart(sandbox, [[serum.id, 2]]),
  })

/** One of each that fits. */
const messages: { [Name in keyof ChannelMessages]: ChannelMessages[Name] } = {
  'moniker-selected': {
    moniker: 'anna-berger',
    primaryMoniker: 'anna-berger',
    isAlternate: false,
    consultantId: '1',
    shopActive: true,
    source: 'query',
  },
  'no-moniker': { state: true, moniker: 'anna-berger', magnet: true },
  communication: { kind: 'permalink-not-found' },
  'consultant-key-selected': { shopId: '1', consultantKey: '2', hideHeader: false },
  'relation.changed': { consultantId: '1' },
  'promo-banner': { visible: true, reason: 'not-found' },
  'cart.changed': { count: 2, processing: false },
  'cart.open': { reason: 'asked' },
  'order.placed': { orderReferenceNumber: '1' },
  'session.changed': { guest: true },
  consent: { purposes: [] },
  analytics: { event: 'open_cart', cartId: '1' },
  announce: { text: 'Hallo' },
}

const tabs: BroadcastChannel[] = []
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close()
})

const rootsIn = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
  root,
  ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
]

/** What is drawn and asked because of something: nodes and attributes that change, requests. It is waited until both rest. */
async function workOf({ sandbox }: ShopPage, deed: () => void) {
  let changes = 0
  const observer = new MutationObserver((records) => {
    changes += records.length
  })
  for (const root of rootsIn(document)) observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true })
  const before = sandbox.requests().length
  const asked = () => sandbox.requests().length - before
  deed()
  for (let seen = -1; seen !== changes + asked(); ) {
    seen = changes + asked()
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  observer.disconnect()
  return { changes, requests: asked() }
}

const rest = (page: ShopPage) => workOf(page, () => undefined)

const linesIn = ({ sandbox }: ShopPage) =>
  Object.values(sandbox.world.state.carts).flatMap(({ lines }) => lines.map(({ productId, quantity }) => [productId, quantity]))
const writes = (page: ShopPage) => page.asked(/^(POST|PATCH|PUT|DELETE) /).length

describe('a flood', () => {
  it('of messages on every channel draws and asks no more than a few of them do', async () => {
    const page = await shopPage()
    await page.becomes('cart-panel', 'filled')
    await page.becomes('product-list', 'filled')
    const say = (times: number) => () => {
      for (let count = 0; count < times; count += 1)
        for (const [name, message] of Object.entries(messages)) pageBus().publish(name, message)
    }
    await rest(page)
    const few = await workOf(page, say(2))
    const many = await workOf(page, say(400))
    expect(many.requests).toBeLessThanOrEqual(few.requests)
    expect(many.changes).toBeLessThanOrEqual(2 * few.changes + 20)
    expect(linesIn(page)).toEqual([[serum.id, 2]])
  })

  it('of words from another tab has the page read anew as often as it can be read, not as often as it is told', async () => {
    const page = await shopPage()
    await page.becomes('cart-panel', 'filled')
    const tab = new BroadcastChannel('vitrine.v1')
    tabs.push(tab)
    await rest(page)
    const written = writes(page)
    const before = page.sandbox.requests().length
    const asked = () => page.sandbox.requests().length - before
    for (let count = 0; count < 300; count += 1) tab.postMessage('changed')
    await vi.waitFor(() => expect(asked()).toBeGreaterThan(0))
    await rest(page)
    expect(asked()).toBeLessThan(100)
    expect(writes(page)).toBe(written)
  })

  it('of messages to the window that nobody asked for does nothing', async () => {
    const page = await shopPage()
    await page.becomes('cart-panel', 'filled')
    await rest(page)
    const work = await workOf(page, () => {
      for (let count = 0; count < 1000; count += 1)
        window.postMessage({ action: 'add-to-bag', productIds: serum.partId, vitrine: 'payment', say: 'answer', question: count }, '*')
    })
    expect(work.requests).toBe(0)
    expect(linesIn(page)).toEqual([[serum.id, 2]])
  })

  it('of changed attributes draws no more than a few changes do, and says no more than a console can bear', async () => {
    const page = await shopPage()
    await page.becomes('cart-panel', 'filled')
    await page.becomes('product-list', 'filled')
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const write = (times: number) => () => {
      for (const block of [page.element('product-list'), page.element('main-navigation'), page.element('footer')])
        for (let count = 0; count < times; count += 1)
          for (const name of ['heading', 'brand', 'page-size', 'open-on-add', 'words', 'data-vitrine-mode'])
            block.setAttribute(name, `${count % 2}`)
    }
    await rest(page)
    const own = (times: number) => 3 * 6 * times
    const few = await workOf(page, write(2))
    const many = await workOf(page, write(3334))
    expect(many.requests).toBeLessThanOrEqual(few.requests)
    expect(many.changes - own(3334)).toBeLessThanOrEqual(2 * (few.changes - own(2)) + 20)
    expect(warn.mock.calls.length).toBeLessThanOrEqual(60)
  })
})

describe('what was said once', () => {
  it('does nothing a second time when all of it is said again', async () => {
    const page = await shopPage()
    await page.becomes('product-detail', 'filled')
    const events: { target: EventTarget | null; event: CustomEvent }[] = []
    const note = (event: Event) => void events.push({ target: event.target, event: event as CustomEvent })
    document.addEventListener('vitrine-product-add', note)
    await userEvent.click(page.in('product-detail').getByRole('button', { name: `${serum.name} in den Warenkorb` }))
    await vi.waitFor(() => expect(linesIn(page)).toEqual([[serum.id, 3]]))
    await page.becomes('cart-panel', 'filled')
    document.removeEventListener('vitrine-product-add', note)
    expect(events.length).toBeGreaterThan(0)
    const said = pageBus().inspect().log
    const before = writes(page)
    await workOf(page, () => {
      for (let times = 0; times < 3; times += 1) {
        for (const { channel, message } of said) pageBus().publish(channel, message)
        for (const { target, event } of events)
          target?.dispatchEvent(new CustomEvent(event.type, { detail: event.detail, bubbles: true, composed: true }))
      }
    })
    expect([writes(page) - before, linesIn(page)]).toEqual([0, [[serum.id, 3]]])
  })
})

describe('a price that a message brings', () => {
  it('is shown, kept and paid by nobody', async () => {
    const page = await shopPage()
    await page.becomes('cart-panel', 'filled')
    const cart = page.in('cart-panel')
    pageBus().publish('cart.open', { reason: 'asked' })
    await cart.findByText('Zwischensumme')
    const total = () => cart.getByText('Zwischensumme').nextElementSibling?.textContent
    const before = total()
    const forged = {
      price: '0.01',
      subtotal: '0.01',
      total: '0.01',
      amount: 0.01,
      lines: [{ productId: serum.id, quantity: 2, price: '0.01' }],
    }
    for (const [name, message] of Object.entries(messages)) {
      pageBus().publish(name, { ...message, ...forged })
      document.dispatchEvent(new CustomEvent(`vitrine:${name}`, { detail: { ...message, ...forged } }))
    }
    for (const name of ['price.changed', 'cart', 'vitrine', '__proto__']) pageBus().publish(name, forged)
    window.postMessage({ vitrine: 'cart', ...forged }, '*')
    const tab = new BroadcastChannel('vitrine.v1')
    tabs.push(tab)
    await workOf(page, () => tab.postMessage({ changed: true, ...forged }))
    expect(total()).toBe(before)
    expect(JSON.stringify(pageBus().inspect().retained)).not.toContain('0.01')
    expect(JSON.stringify(pageBus().inspect().log)).not.toContain('0.01')
    await userEvent.click(cart.getByRole('button', { name: `Menge von ${serum.name} erhöhen` }))
    await vi.waitFor(() => expect(linesIn(page)).toEqual([[serum.id, 3]]))
    await page.becomes('cart-panel', 'filled')
    await vi.waitFor(() => expect(total()).not.toBe(before))
    const euros = (text = '') => Number(text.replace(/[^\d,]/g, '').replace(',', '.'))
    expect(euros(total() ?? '') / 3).toBeCloseTo(euros(before ?? '') / 2, 2)
  })
})
