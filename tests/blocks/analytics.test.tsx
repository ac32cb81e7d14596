import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { products } from '../../src/sandbox/world/shop/catalogue.js'
import { openSandbox, type PageOptions, type ShopPage } from '../support/shop-page.js'

const openPage = openSandbox()
const html = '<vitrine-cart-panel></vitrine-cart-panel>'
const [serum, cream] = products.filter(({ stock, quantityRule }) => stock > 5 && !quantityRule) as unknown as [
  { id: string },
  { id: string },
]

type Window = { dataLayer?: unknown }
const dataLayer = () => (window as Window).dataLayer
const eventsIn = (list: unknown) => (list as { event: string }[]).map(({ event }) => event)

let heard: { event: string }[] = []
const listen = (event: Event) => void heard.push((event as CustomEvent<{ event: string }>).detail)

const withConsent = (consent: string, options: Partial<PageOptions> = {}) => openPage({ html, settings: { consent }, ...options })

const consentChanges = async (page: ShopPage, consent: string) => {
  page.container.querySelector('vitrine-store')?.setAttribute('consent', consent)
  await vi.waitFor(() => expect(page.shop.settings.get().consent).toBe(consent))
}

async function buy(page: ShopPage, productId: string) {
  page.sandbox.world.state.stock[productId] = 20
  expect(await page.shop.addToCart(productId, 1)).toEqual({ done: true })
  await vi.waitFor(() => expect(page.shop.cart.view.get()).toMatchObject({ status: 'ready', processing: false }))
}

describe('statistics', () => {
  beforeEach(() => {
    heard = []
    delete (window as Window).dataLayer
    document.addEventListener('vitrine:analytics', listen)
  })
  afterEach(() => {
    document.removeEventListener('vitrine:analytics', listen)
    Reflect.deleteProperty(window, 'dataLayer')
    vi.restoreAllMocks()
  })

  it.each(['unknown', 'denied', 'nonsense'])('hear, get and keep nothing while consent is %s', async (consent) => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const page = await withConsent(consent)
    const before = Object.keys(localStorage).toSorted()
    await buy(page, serum.id)
    expect(heard).toEqual([])
    expect(dataLayer()).toBeUndefined()
    expect(Object.keys(localStorage).filter((key) => !before.includes(key) && key !== 'vitrine_guest_cart')).toEqual([])
    expect(page.said('analytics')).toEqual([])
  })

  it('hear nothing on a page without a store tag', async () => {
    const page = await openPage({ html, before: (document) => document.querySelector('vitrine-store')?.remove() })
    await buy(page, serum.id)
    expect(heard).toEqual([])
    expect(dataLayer()).toBeUndefined()
  })

  it('hear with consent that a cart was opened, as a DOM event and in the data layer', async () => {
    const page = await withConsent('granted')
    await buy(page, serum.id)
    const cartId = page.shop.cart.view.get().cart?.id
    await vi.waitFor(() => expect(heard).toContainEqual({ event: 'open_cart', cartId }))
    expect(heard).toContainEqual({ event: 'add_to_cart', productId: serum.id, quantity: 1, from: 'shop' })
    expect(dataLayer()).toEqual(heard)
  })

  it('hear of the opening once: the second line opens nothing', async () => {
    const page = await withConsent('granted')
    await buy(page, serum.id)
    await buy(page, cream.id)
    expect(eventsIn(heard).filter((event) => event === 'open_cart')).toHaveLength(1)
    expect(eventsIn(heard).filter((event) => event === 'add_to_cart')).toHaveLength(2)
  })

  it('append to the list that a tag manager has begun, and leave what is in it', async () => {
    ;(window as Window).dataLayer = [{ event: 'gtm.js' }]
    const list = dataLayer()
    const page = await withConsent('granted')
    await buy(page, serum.id)
    expect(dataLayer()).toBe(list)
    expect(eventsIn(list).slice(0, 2)).toEqual(['gtm.js', 'add_to_cart'])
  })

  it('hear nothing more from the moment consent is taken back', async () => {
    const page = await withConsent('granted')
    await buy(page, serum.id)
    await consentChanges(page, 'denied')
    const before = heard.length
    expect(before).toBeGreaterThan(0)
    await buy(page, cream.id)
    expect(heard).toHaveLength(before)
    expect(dataLayer()).toHaveLength(before)
  })

  it('are not told afterwards what happened before consent was given', async () => {
    const page = await withConsent('unknown')
    await buy(page, serum.id)
    await consentChanges(page, 'granted')
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(heard).toEqual([])
    expect(dataLayer()).toBeUndefined()
    await buy(page, cream.id)
    expect(eventsIn(heard)).toEqual(['add_to_cart'])
  })

  it('get a copy: what a tag manager does to it changes nothing here', async () => {
    ;(window as Window).dataLayer = []
    const page = await withConsent('granted')
    ;(dataLayer() as unknown[]).push = function push(fact: unknown) {
      return Array.prototype.push.call(this, Object.assign(fact as object, { cartId: 'theirs', event: 'theirs' }))
    }
    await buy(page, serum.id)
    expect(eventsIn(dataLayer())).toContain('theirs')
    expect(eventsIn(page.said('analytics') as { event: string }[])).not.toContain('theirs')
  })

  const hostile: [string, () => void][] = [
    [
      'frozen',
      () => {
        ;(window as Window).dataLayer = Object.freeze([])
      },
    ],
    [
      'a text',
      () => {
        ;(window as Window).dataLayer = 'mine'
      },
    ],
    [
      'a list that throws',
      () => {
        ;(window as Window).dataLayer = Object.assign([], {
          push: () => {
            throw new Error('no')
          },
        })
      },
    ],
    [
      'a getter that throws',
      () =>
        Object.defineProperty(window, 'dataLayer', {
          configurable: true,
          get: () => {
            throw new Error('no')
          },
        }),
    ],
    ['read-only', () => Object.defineProperty(window, 'dataLayer', { configurable: true, writable: false, value: 7 })],
  ]
  it.each(hostile)('do not stop a purchase when the data layer is %s', async (_, spoil) => {
    vi.spyOn(console, 'warn').mockReturnValue()
    spoil()
    const page = await withConsent('granted')
    await buy(page, serum.id)
    expect(page.shop.cart.view.get().cart?.productCount).toBe(1)
    expect(eventsIn(heard)).toContain('open_cart')
  })

  it('do not stop a purchase when a listener throws', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await withConsent('granted')
    const undo = page.shop.bus.subscribe('analytics', () => {
      throw new Error('no')
    })
    await buy(page, serum.id)
    undo()
    expect(page.shop.cart.view.get().cart?.productCount).toBe(1)
  })

  it('hear nothing from a page that is being edited', async () => {
    const page = await withConsent('granted', { html: '<vitrine-cart-panel data-vitrine-mode="edit"></vitrine-cart-panel>' })
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(page.asked(/carts/)).toEqual([])
    expect(heard).toEqual([])
    expect(dataLayer()).toBeUndefined()
  })
})
