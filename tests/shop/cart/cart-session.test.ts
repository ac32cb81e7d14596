import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Bus } from '../../../src/core/bus/index.js'
import { sessionChanged } from '../../../src/commerce/domain/channels.js'
import type { Answer } from '../../../src/commerce/domain/answers.js'
import type { Gateways } from '../../../src/commerce/domain/gateways.js'
import type { ShopSettings } from '../../../src/commerce/domain/settings.js'
import { memoryOn } from '../../../src/commerce/domain/memory.js'
import { Shop, type ShopTools } from '../../../src/commerce/domain/shop.js'
import { storage } from '../../support/browser-memory.js'
import { there } from '../../support/there.js'
import { manualClock } from '../../support/clock.js'
import { brokenWorld, FakeCart } from '../../support/fake-cart.js'

beforeEach(() => void vi.spyOn(console, 'error').mockReset().mockReturnValue())

/** A shop whose platform knows one customer; her cart is another than the guest's. */
function setUp() {
  const clock = manualClock()
  const cart = new FakeCart(clock)
  const [shelf, visit] = [storage(), storage()]
  const world = { guest: true, answers: true, latency: 0, pushed: [] as unknown[] }
  const account = {
    application: async () => ({
      guestBrowsing: true,
      guestCart: true,
      guestCheckout: true,
      guestCartCheckout: true,
      currency: 'EUR',
      highScaleCart: false,
      reservation: 60,
    }),
    session: async () => {
      const { answers, latency } = world
      if (latency > 0) await clock.wait(latency)
      if (!answers) throw brokenWorld('offline', 0)
      return { guest: world.guest, userId: undefined, accountId: undefined, firstName: undefined }
    },
    login: async (): Promise<Answer> => {
      world.guest = false
      cart.id = 'her-cart'
      return { done: true }
    },
    logout: async () => void Object.assign(world, { guest: true }),
    managed: async () => [],
  }
  const gateways = {
    account,
    cart: there(cart),
    products: there({ read: async () => undefined }),
    favourites: there({ read: async () => [] }),
    relations: there({}),
    forget: () => {},
  } as unknown as Gateways
  const settings = { consent: 'granted' } as ShopSettings
  const tools = {
    bus: new Bus(),
    gateways,
    clock,
    settings,
    visit: memoryOn(() => visit),
    memory: memoryOn(() => shelf),
    here: () => new URL('https://shop.example/login'),
    changed: () => {},
    push: (fact: unknown) => void world.pushed.push(fact),
  } as unknown as ShopTools
  const shop = new Shop(tools)
  return { shop, cart, gateways, shelf, visit, world, clock, view: () => shop.cart.view.get() }
}

async function visited() {
  const page = setUp()
  page.cart.hold('cream', 1)
  await Promise.all([page.shop.cart.refresh(), page.shop.ready()])
  return page
}

const guestCart = 'vitrine_guest_cart'

describe('somebody who presses "Erneut versuchen"', () => {
  it('is not put off with a question of another block that was on its way before and fails', async () => {
    const { shop, world, clock } = setUp()
    Object.assign(world, { answers: false, latency: 1000 })
    void shop.ready().catch(() => {})
    Object.assign(world, { answers: true, latency: 0 })
    const asked = shop.askAgain()
    await clock.advance(1000)
    await asked
    expect(shop.session.get().status).toBe('ready')
  })

  it('does not ask twice when that question is answered', async () => {
    const { shop, world, clock } = setUp()
    world.latency = 1000
    void shop.ready()
    const asked = shop.askAgain()
    world.answers = false
    await clock.advance(1000)
    await asked
    expect(shop.session.get().status).toBe('ready')
  })
})

describe('what a shop lends of its page to blocks', () => {
  it('is the page, and neither gateways nor memory nor other tabs', () => {
    const { shop } = setUp()
    expect(Object.keys(shop.page).sort()).toEqual(['clock', 'cookies', 'elsewhere', 'go', 'here', 'rewrite', 'visit'])
  })
})

describe('a page on which nobody wants the cart', () => {
  it('forgets at logout what an earlier page has kept of it, without fetching its code', async () => {
    const { shop, gateways, shelf, visit, world } = setUp()
    world.guest = false
    await shop.ready()
    for (const key of [guestCart, 'vitrine_tracked_cart']) shelf.setItem(key, 'cart-1')
    visit.setItem('vitrine_cart_notices', '[["Rosenöl"]]')
    await shop.logout()
    expect([shelf.length, visit.length]).toEqual([0, 0])
    expect(gateways.cart.peek()).toBeUndefined()
  })

  it('does not fetch it when it wakes, nor when other settings come', async () => {
    const { shop, gateways } = setUp()
    await shop.ready()
    await shop.wake()
    shop.configure({ ...shop.settings.get(), sitePath: '/de' })
    await shop.ready()
    expect(gateways.cart.peek()).toBeUndefined()
  })
})

describe('the cart of a guest', () => {
  it('is remembered whether the cart or the guest is known first', async () => {
    for (const cartFirst of [true, false]) {
      const { shop, cart, shelf } = setUp()
      cart.hold('cream', 1)
      if (cartFirst) await shop.cart.refresh()
      else await shop.ready()
      expect(shelf.length).toBe(0)
      if (cartFirst) await shop.ready()
      else await shop.cart.refresh()
      expect(shelf.getItem(guestCart)).toBe('cart-1')
    }
  })

  it('is brought along at login, and what is read meanwhile is not taken for it', async () => {
    const { shop, cart, shelf, clock, view, world } = await visited()
    world.latency = 300
    const login = shop.login('anna', 'secret')
    await clock.advance(100)
    await shop.cart.refresh()
    expect(view().cart?.id).toBe('her-cart')
    await clock.finish()
    expect(await login).toEqual({ done: true })
    expect(cart.writes).toMatchObject([{ do: 'preserve', id: 'cart-1' }])
    expect(shelf.length).toBe(0)
    expect(view().cart?.id).toBe('her-cart')
  })

  it('is brought along when she comes back from a sign-in page of the platform', async () => {
    const { shop, cart, shelf, world, view, clock } = setUp()
    shelf.setItem(guestCart, 'cart-1')
    Object.assign(world, { guest: false })
    cart.hold('cream', 1)
    await shop.ready()
    await clock.finish()
    await vi.waitFor(() => expect(cart.writes).toMatchObject([{ do: 'preserve', id: 'cart-1' }]))
    expect(shelf.length).toBe(0)
    expect(view().status).not.toBe('failed')
  })

  it('is brought along when she has signed in at a page of the platform in another tab, and this page wakes', async () => {
    const { shop, cart, shelf, world, clock } = await visited()
    Object.assign(world, { guest: false })
    cart.id = 'her-cart'
    const waking = shop.wake()
    await clock.finish()
    await waking
    await vi.waitFor(() => expect(cart.writes).toMatchObject([{ do: 'preserve', id: 'cart-1' }]))
    expect(shelf.length).toBe(0)
  })

  it('is brought along by a login that comes before it is known that she is a guest', async () => {
    const { shop, cart, clock, world } = setUp()
    cart.hold('cream', 1)
    world.latency = 300
    void shop.ready()
    await shop.cart.refresh()
    const login = shop.login('anna', 'secret')
    await clock.finish()
    expect(await login).toEqual({ done: true })
    expect(cart.writes).toMatchObject([{ do: 'preserve', id: 'cart-1' }])
  })

  it('waits for the next try when nobody can say after the login who is here', async () => {
    const { shop, cart, shelf, clock, world } = await visited()
    world.answers = false
    await expect(shop.login('anna', 'secret')).rejects.toMatchObject({ kind: 'offline' })
    await shop.cart.refresh()
    expect(shelf.getItem(guestCart)).toBe('cart-1')
    world.answers = true
    const login = shop.login('anna', 'secret')
    await clock.finish()
    await login
    expect(cart.writes).toMatchObject([{ do: 'preserve', id: 'cart-1' }])
  })
})

describe('a customer', () => {
  const signedIn = async () => {
    const page = await visited()
    await page.shop.login('anna', 'secret')
    await page.clock.finish()
    return page
  }

  it('leaves nothing behind when she logs out', async () => {
    const { shop, cart, shelf, visit, clock, view } = await signedIn()
    await (await shop.cart.get()).clear()
    await shop.cart.add('oil', 1)
    await clock.finish()
    expect(shelf.length).toBe(1)
    const logout = shop.logout()
    cart.delete()
    await logout
    expect(shelf.length + visit.length).toBe(0)
    expect(view()).toMatchObject({ cart: undefined, lines: [] })
  })

  it('who signs out before her login is done has signed out', async () => {
    const { shop, world, clock } = await visited()
    world.latency = 1000
    const entering = shop.login('anna', 'secret')
    const leaving = shop.logout()
    await clock.finish()
    await Promise.all([entering, leaving])
    expect(shop.session.get().session?.guest).toBe(true)
  })

  it('who left in another tab is noticed when this page wakes: her cart is gone from it', async () => {
    const { shop, cart, world, clock, view } = await signedIn()
    const said: unknown[] = []
    shop.bus.subscribe(sessionChanged, (message) => said.push(message))
    await (await shop.cart.get()).clear()
    await clock.finish()
    world.guest = true
    cart.id = 'next-guest'
    await shop.wake()
    await clock.finish()
    expect(said.at(-1)).toEqual({ guest: true })
    expect(view()).toMatchObject({ cart: { id: 'next-guest' }, lines: [] })
    expect(await (await shop.cart.get()).undoClear()).toEqual({ missing: [] })
    expect(cart.lines).toEqual([])
  })

  it('stays who she is when nobody answers as the page wakes', async () => {
    const { shop, world } = await signedIn()
    world.answers = false
    await shop.wake()
    expect(shop.session.get()).toMatchObject({ status: 'ready', session: { guest: false } })
  })

  it('whose session has ended is told so, and sees her cart still', async () => {
    const { shop, cart, world, clock, view } = await signedIn()
    const said: unknown[] = []
    shop.bus.subscribe(sessionChanged, (message) => said.push(message))
    world.guest = true
    cart.weather = ['signed-out']
    const [line] = view().lines
    const answer = (await shop.cart.get()).remove(line!.id)
    await clock.finish()
    expect(await answer).toMatchObject({ refused: { reason: 'not-allowed' } })
    expect(said.at(-1)).toEqual({ guest: true })
    expect(view()).toMatchObject({ cart: { id: 'her-cart' }, lines: [{ productId: 'cream' }], code: 'SESSION_NOT_LOADED' })
  })
})

describe('a guest whose session has ended', () => {
  it('is not asked to sign in when a change is refused: a new session is asked for, and the cart is read again', async () => {
    const { shop, cart, clock, view } = await visited()
    const { reads } = cart
    const before = reads.length
    cart.weather = ['signed-out']
    const [line] = view().lines
    const answer = (await shop.cart.get()).setQuantity(line!.id, 3)
    await clock.finish()
    expect(await answer).toMatchObject({ refused: { reason: 'session' } })
    expect(cart.reads.length).toBeGreaterThan(before)
    expect(view()).toMatchObject({
      status: 'ready',
      error: undefined,
      lines: [{ productId: 'cream', quantity: 1 }],
      code: 'SESSION_NOT_LOADED',
    })
    expect(view().expired).toBe(false)
    const again = (await shop.cart.get()).setQuantity(line!.id, 3)
    await clock.finish()
    expect(await again).toEqual({ done: true })
  })

  it('gets her cart read again by itself, once', async () => {
    const { shop, cart, clock, view } = await visited()
    cart.readWeather = ['signed-out']
    await expect(shop.cart.refresh()).rejects.toMatchObject({ kind: 'signed-out' })
    await clock.finish()
    await vi.waitFor(() => expect(view()).toMatchObject({ status: 'ready', error: undefined, lines: [{ productId: 'cream' }] }))
    cart.readWeather = ['signed-out', 'signed-out', 'signed-out']
    await expect(shop.cart.refresh()).rejects.toMatchObject({ kind: 'signed-out' })
    await clock.finish()
    await vi.waitFor(() => expect(cart.readWeather).toHaveLength(1))
    expect(view()).toMatchObject({ code: 'SESSION_NOT_LOADED', lines: [{ productId: 'cream' }] })
  })
})

describe('a page that wakes', () => {
  it('shows the true cart', async () => {
    const { shop, cart, view } = await visited()
    cart.hold('oil', 3)
    await shop.wake()
    expect(view().lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      ['oil', 3],
      ['cream', 1],
    ])
  })

  it('reads no cart that nobody has asked for', async () => {
    const { shop, cart } = setUp()
    await shop.wake()
    expect(cart.reads).toEqual([])
  })
})
