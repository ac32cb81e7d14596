import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Bus } from '../../../src/core/bus/index.js'
import type { AnalyticsFact } from '../../../src/commerce/domain/analytics.js'
import { ShopCart } from '../../../src/commerce/domain/cart/cart.js'
import { cartChanged, cartOpen } from '../../../src/commerce/domain/channels.js'
import type { ShopSettings } from '../../../src/commerce/domain/settings.js'
import { debounce } from '../../../src/commerce/domain/limits.js'
import { memoryOn } from '../../../src/commerce/domain/memory.js'
import { storage } from '../../support/browser-memory.js'
import { manualClock, settled } from '../../support/clock.js'
import { FakeCart } from '../../support/fake-cart.js'

const report = vi.spyOn(console, 'error')
beforeEach(() => void report.mockReset().mockReturnValue())

function setUp(lines: Record<string, number> = {}) {
  const clock = manualClock()
  const gateway = new FakeCart(clock)
  const ids = Object.entries(lines).map(([productId, quantity]) => gateway.hold(productId, quantity))
  const bus = new Bus()
  const shelf = storage()
  const visit = storage()
  const changed = vi.fn()
  const facts: AnalyticsFact[] = []
  const world = {
    guest: undefined as boolean | undefined,
    mayBuy: true,
    isElsewhere: false,
    consent: 'granted' as ShopSettings['consent'],
    names: {} as Record<string, string>,
    recognised: () => {},
  }
  const newCart = () =>
    new ShopCart({
      withLock: (work) => work(false),
      gateway,
      bus,
      clock,
      memory: memoryOn(() => shelf),
      visit: memoryOn(() => visit),
      changed,
      mayBuy: () => world.mayBuy,
      isElsewhere: () => world.isElsewhere,
      isGuest: () => world.guest,
      recognise: async () => world.recognised(),
      nameOf: async (productId) => world.names[productId],
      consent: () => world.consent,
      report: (fact) => void facts.push(fact),
    })
  const cart = newCart()
  const view = () => cart.view.get()
  const line = (id: string) => view().lines.find((each) => each.id === id)
  return { clock, gateway, bus, shelf, visit, changed, facts, world, newCart, cart, view, line, ids: ids as [string, ...string[]] }
}

async function open(lines: Record<string, number> = {}) {
  const shop = setUp(lines)
  shop.cart.open()
  await settled()
  shop.gateway.reads.length = 0
  return shop
}

const done = { done: true }
const requests = ({ writes }: FakeCart) => new Set(writes.map(({ request }) => request)).size
/** For promises whose failing is looked at later. */
const quiet = <T>(promise: Promise<T>): Promise<T> => {
  promise.catch(() => {})
  return promise
}

describe('the first product in a cart on another origin', () => {
  it('is not said to be in the cart when the platform does not know the cart afterwards', async () => {
    const { cart, gateway, world, facts, view } = await open()
    world.isElsewhere = true
    // A platform that gets no cookie answers each request as it answers a new guest.
    gateway.read = async () => undefined
    expect(await cart.add('cream', 1)).toEqual({ refused: { reason: 'not-kept', message: '' } })
    expect(facts).toEqual([])
    expect(view().lines).toEqual([])
    expect(report.mock.calls.flat().join(' ')).toContain('credentials="include"')
  })

  it('is in the cart when the platform knows it', async () => {
    const { cart, world, facts } = await open()
    world.isElsewhere = true
    expect(await cart.add('cream', 1)).toEqual(done)
    expect(facts.map(({ event }) => event)).toContain('add_to_cart')
  })
})

describe('the cart', () => {
  it('is waiting until it was read, once for all who open it', async () => {
    const { cart, gateway, view } = setUp({ cream: 2 })
    expect(view()).toMatchObject({ status: 'loading', lines: [], processing: false })
    cart.open()
    cart.open()
    await settled()
    cart.open()
    await settled()
    expect(gateway.reads.length).toBe(1)
    expect(view()).toMatchObject({
      status: 'ready',
      processing: false,
      retrying: false,
      lines: [{ productId: 'cream', quantity: 2, settling: false }],
    })
  })

  it('has failed when it cannot be read, and is ready once it can', async () => {
    const { cart, gateway, view } = setUp()
    gateway.readWeather = ['offline']
    cart.open()
    await settled()
    expect(view()).toMatchObject({ status: 'failed', error: { kind: 'offline' } })
    await cart.refresh()
    expect(view()).toMatchObject({ status: 'ready', error: undefined })
  })

  it('stays as it was when a later reading fails, and says why', async () => {
    const { cart, gateway, view } = await open({ cream: 2 })
    gateway.readWeather = ['offline']
    await expect(cart.refresh()).rejects.toMatchObject({ kind: 'offline' })
    expect(view()).toMatchObject({ status: 'ready', error: { kind: 'offline' }, lines: [{ productId: 'cream' }] })
  })

  it('says how many pieces it holds whenever it was read', async () => {
    const { cart, clock, bus, gateway } = setUp({ cream: 2, soap: 1 })
    gateway.busy = 1
    const said: unknown[] = []
    bus.subscribe(cartChanged, (message) => said.push(message))
    const reading = cart.refresh()
    await clock.finish()
    await reading
    expect(said).toEqual([
      { count: 3, processing: true },
      { count: 3, processing: false },
    ])
  })

  it('shows 25 more lines when asked', async () => {
    const { cart, gateway } = await open()
    await cart.more()
    expect(gateway.reads.map(({ pages }) => pages)).toEqual([2])
  })

  it('shows as processing while it is held', async () => {
    const { cart, view } = await open({ cream: 1 })
    cart.hold(true)
    expect(view().processing).toBe(true)
    cart.hold(false)
    expect(view().processing).toBe(false)
  })

  it('shows as processing from a change until it was read anew, without a gap', async () => {
    const { cart, view, gateway, clock } = await open({ cream: 1 })
    gateway.latency = 10
    const seen: boolean[] = []
    cart.view.subscribe(() => seen.push(view().processing))
    const answer = cart.add('soap', 1)
    expect(view().processing).toBe(true)
    await clock.finish()
    expect(await answer).toEqual(done)
    // Only the last view, the one that was read, may show prices again.
    expect(seen.indexOf(false)).toBe(seen.length - 1)
    expect(view().lines.length).toBe(2)
  })

  it('tells other tabs after a change that got through, and not after one that did not', async () => {
    const { cart, gateway, changed, clock } = await open({ cream: 1 })
    await cart.add('soap', 1)
    expect(changed).toHaveBeenCalledTimes(1)
    gateway.weather = ['rejected', 'refused', 'conflict']
    for (let times = 0; times < 3; times += 1) await quiet(cart.add('soap', 1)).catch(() => {})
    await clock.finish()
    expect(changed).toHaveBeenCalledTimes(1)
  })
})

describe('changes', () => {
  it('go one after another, in the order they were asked', async () => {
    const {
      cart,
      gateway,
      clock,
      ids: [cream],
    } = await open({ cream: 1, soap: 2 })
    gateway.latency = 50
    const answers = [cart.add('oil', 1), cart.remove(cream), cart.add('balm', 2), cart.add('oil', 3)]
    await clock.finish()
    expect(await Promise.all(answers)).toEqual([done, done, done, done])
    expect(gateway.mostInFlight).toBe(1)
    expect(gateway.writes.map((write) => [write.do, write.id, write.quantity])).toEqual([
      ['add', 'oil', 1],
      ['remove', cream, 0],
      ['add', 'balm', 2],
      ['add', 'oil', 3],
    ])
  })

  it('go on after one that failed, which is logged with its code', async () => {
    const {
      cart,
      gateway,
      clock,
      view,
      ids: [cream],
    } = await open({ cream: 1 })
    gateway.weather = ['rejected']
    const [first, second] = [quiet(cart.remove(cream)), cart.add('balm', 2)]
    await clock.finish()
    await expect(first).rejects.toMatchObject({ kind: 'rejected', status: 400 })
    expect(await second).toEqual(done)
    expect(report).toHaveBeenCalledExactlyOnceWith(
      'cart update failed in queue',
      'CART_VALIDATION_ERROR',
      expect.objectContaining({ status: 400 }),
    )
    expect(view().lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      ['balm', 2],
      ['cream', 1],
    ])
  })

  it('that fail to add are logged as what they are, too', async () => {
    const { cart, gateway, clock } = await open()
    gateway.weather = ['rejected']
    await expect(cart.add('oil', 1)).rejects.toMatchObject({ status: 400 })
    await clock.finish()
    expect(report.mock.calls.map(([sentence]) => sentence)).toEqual(['failed to add product to cart', 'cart update failed in queue'])
  })

  it('of a burst are followed by one authoritative reading', async () => {
    const { cart, gateway, clock } = await open()
    gateway.latency = 20
    for (const product of ['oil', 'balm', 'soap', 'cream']) void cart.add(product, 1)
    await clock.finish()
    expect(gateway.writes.length).toBe(4)
    expect(gateway.reads.length).toBe(1)
    expect(gateway.reads[0]?.at).toBe(4 * 40)
  })

  it('before the first reading look first what is there', async () => {
    const { cart, gateway, clock } = setUp({ oil: 5 })
    gateway.weather = ['lost']
    const answer = cart.add('oil', 1)
    await clock.finish()
    expect(await answer).toEqual(done)
    expect(gateway.lines).toMatchObject([{ productId: 'oil', quantity: 6 }])
  })
})

describe('fast clicks', () => {
  it('are one request for the value they settle on, and all who asked get its answer', async () => {
    const {
      cart,
      gateway,
      clock,
      line,
      ids: [cream],
    } = await open({ cream: 1 })
    const answers: Promise<unknown>[] = []
    for (const quantity of [2, 3, 4, 5]) {
      answers.push(cart.setQuantity(cream, quantity))
      expect(line(cream)).toMatchObject({ quantity, settling: true })
      await clock.advance(debounce - 50)
    }
    await clock.finish()
    expect(gateway.writes).toMatchObject([{ do: 'set', id: cream, quantity: 5 }])
    expect(await Promise.all(answers)).toEqual([done, done, done, done])
    expect(line(cream)).toMatchObject({ quantity: 5, settling: false })
  })

  it('says of every other line the very same while one of them changes', async () => {
    const {
      cart,
      view,
      ids: [cream],
    } = await open({ cream: 1, serum: 3 })
    const before = view().lines.filter(({ id }) => id !== cream)
    void cart.setQuantity(cream, 2)
    expect(before).toHaveLength(1)
    expect(view().lines.find(({ id }) => id !== cream)).toBe(before[0])
    expect(view().lines.find(({ id }) => id === cream)).toMatchObject({ quantity: 2, settling: true })
  })

  it('that wait behind another change are still one request', async () => {
    const {
      cart,
      gateway,
      clock,
      ids: [cream],
    } = await open({ cream: 1 })
    gateway.latency = 1000
    void cart.add('oil', 1)
    void cart.setQuantity(cream, 2)
    await clock.advance(500)
    void cart.setQuantity(cream, 7)
    await clock.finish()
    expect(gateway.writes.map(({ quantity }) => quantity)).toEqual([1, 7])
  })

  it('after the request was sent are a second one', async () => {
    const {
      cart,
      gateway,
      clock,
      line,
      ids: [cream],
    } = await open({ cream: 1 })
    gateway.latency = 100
    void cart.setQuantity(cream, 2)
    await clock.advance(debounce * 2 + 10)
    void cart.setQuantity(cream, 3)
    await clock.finish()
    expect(gateway.writes.map(({ quantity }) => quantity)).toEqual([2, 3])
    expect(gateway.mostInFlight).toBe(1)
    expect(line(cream)).toMatchObject({ quantity: 3, settling: false })
  })

  it('on two lines are two requests', async () => {
    const {
      cart,
      gateway,
      clock,
      ids: [cream, soap],
    } = await open({ cream: 1, soap: 1 })
    void cart.setQuantity(cream, 2)
    void cart.setQuantity(soap!, 3)
    await clock.finish()
    expect(gateway.writes).toMatchObject([
      { id: cream, quantity: 2 },
      { id: soap, quantity: 3 },
    ])
  })
})

describe('a removed line', () => {
  it('is gone at once, and never comes back, whatever is still on its way', async () => {
    const {
      cart,
      gateway,
      clock,
      view,
      ids: [cream],
    } = await open({ cream: 1, soap: 1 })
    gateway.latency = 100
    const seen = new Set<string>()
    // This reading was asked for before, and tells of the line.
    const early = cart.refresh()
    await clock.advance(120)
    const answer = cart.remove(cream)
    cart.view.subscribe(() => {
      for (const { id } of view().lines) seen.add(id)
    })
    expect(view().lines.map(({ id }) => id)).not.toContain(cream)
    void cart.refresh()
    await clock.finish()
    await early
    expect(await answer).toEqual(done)
    expect([...seen]).not.toContain(cream)
    expect(view()).toMatchObject({ processing: false, lines: [{ productId: 'soap' }] })
  })

  it('takes a change of its quantity along', async () => {
    const {
      cart,
      gateway,
      clock,
      ids: [cream],
    } = await open({ cream: 1 })
    const change = cart.setQuantity(cream, 9)
    const answer = cart.remove(cream)
    await clock.finish()
    expect(await Promise.all([change, answer])).toEqual([done, done])
    expect(gateway.writes).toMatchObject([{ do: 'remove' }])
  })

  it('that was already gone is gone', async () => {
    const {
      cart,
      gateway,
      clock,
      view,
      ids: [cream],
    } = await open({ cream: 1 })
    gateway.lines = []
    expect(await cart.remove(cream)).toEqual(done)
    await clock.finish()
    expect(view().lines).toEqual([])
  })

  it('comes back when the shop refuses, with the reason', async () => {
    const {
      cart,
      gateway,
      clock,
      line,
      ids: [cream],
    } = await open({ cream: 1 })
    gateway.weather = ['refused']
    expect(await cart.remove(cream)).toMatchObject({ refused: { reason: 'stock' } })
    await clock.finish()
    expect(line(cream)).toMatchObject({ quantity: 1, refusal: { message: 'Not enough.' } })
  })

  it('comes back when the world is broken', async () => {
    const {
      cart,
      gateway,
      clock,
      line,
      ids: [cream],
    } = await open({ cream: 1 })
    gateway.weather = ['rejected']
    await expect(cart.remove(cream)).rejects.toMatchObject({ kind: 'rejected' })
    await clock.finish()
    expect(line(cream)).toMatchObject({ quantity: 1, refusal: undefined })
  })

  it('can be taken back into the cart, as a new line', async () => {
    const {
      cart,
      clock,
      view,
      ids: [cream],
    } = await open({ cream: 2 })
    void cart.remove(cream)
    void cart.add('cream', 2)
    await clock.finish()
    expect(view().lines).toMatchObject([{ productId: 'cream', quantity: 2 }])
    expect(view().lines[0]?.id).not.toBe(cream)
  })
})

describe('a refused change', () => {
  it('leaves the cart as it was, and the reason stands on the line until the next change', async () => {
    const {
      cart,
      gateway,
      clock,
      line,
      ids: [cream],
    } = await open({ cream: 2 })
    gateway.weather = ['refused']
    const answer = cart.setQuantity(cream, 50)
    await clock.finish()
    expect(await answer).toMatchObject({ refused: { reason: 'stock', available: 3 } })
    expect(line(cream)).toMatchObject({ quantity: 2, settling: false, refusal: { reason: 'stock', available: 3 } })
    await cart.refresh()
    expect(line(cream)?.refusal).toBeDefined()
    void cart.setQuantity(cream, 3)
    expect(line(cream)?.refusal).toBeUndefined()
    await clock.finish()
    expect(line(cream)).toMatchObject({ quantity: 3, refusal: undefined })
    expect(report).not.toHaveBeenCalled()
  })

  it('for want of stock takes as many as there are, where she wants that', async () => {
    const {
      cart,
      gateway,
      clock,
      changed,
      view,
      line,
      ids: [cream],
    } = await open({ cream: 1 })
    gateway.weather = ['refused']
    const shown: (number | undefined)[] = []
    cart.view.subscribe(() => shown.push(line(cream)?.quantity))
    const answer = cart.setQuantity(cream, 6, true)
    await clock.finish()
    expect(await answer).toMatchObject({ refused: { reason: 'stock', available: 3 } })
    expect(gateway.writes.map(({ quantity }) => quantity)).toEqual([6, 3])
    expect(line(cream)).toMatchObject({ quantity: 3, settling: false, refusal: { reason: 'stock', available: 3 } })
    expect(shown).not.toContain(1)
    expect(view().code).toBe('CART_VALIDATION_ERROR')
    expect(changed).toHaveBeenCalledOnce()
  })

  it('stays one when there are suddenly fewer still', async () => {
    const {
      cart,
      gateway,
      clock,
      line,
      ids: [cream],
    } = await open({ cream: 1 })
    gateway.weather = ['refused', 'refused']
    const answer = cart.setQuantity(cream, 6, true)
    await clock.finish()
    expect(await answer).toMatchObject({ refused: { reason: 'stock' } })
    expect(line(cream)).toMatchObject({ quantity: 1, settling: false, refusal: { reason: 'stock' } })
  })

  it('says nothing of a newer one that got through', async () => {
    const {
      cart,
      gateway,
      clock,
      line,
      ids: [cream],
    } = await open({ cream: 2 })
    gateway.latency = 100
    gateway.weather = ['refused']
    const first = cart.setQuantity(cream, 50)
    await clock.advance(debounce + 50)
    const second = cart.setQuantity(cream, 3)
    await clock.finish()
    expect(await first).toHaveProperty('refused')
    expect(await second).toEqual(done)
    expect(gateway.writes.map(({ quantity }) => quantity)).toEqual([50, 3])
    expect(line(cream)).toMatchObject({ quantity: 3, refusal: undefined })
  })

  it('of an add resolves with why, and adds nothing', async () => {
    const { cart, gateway, clock, view } = await open({ cream: 2 })
    gateway.weather = ['refused']
    expect(await cart.add('oil', 1)).toMatchObject({ refused: { message: 'Not enough.' } })
    await clock.finish()
    expect(view().lines.length).toBe(1)
    expect(gateway.writes.length).toBe(1)
  })
})

describe('what may pass by itself', () => {
  it('is tried three more times, 4000 ms apart, and says that it is being tried', async () => {
    const { cart, gateway, clock, view } = await open({ cream: 1 })
    gateway.weather = ['offline', 'offline', 'offline', 'offline', 'fine']
    const answer = quiet(cart.add('oil', 1))
    await settled()
    expect(view()).toMatchObject({ retrying: true, processing: true })
    await clock.advance(3999)
    expect(gateway.writes.length).toBe(1)
    await clock.advance(1)
    expect(gateway.writes.length).toBe(2)
    await clock.finish()
    await expect(answer).rejects.toMatchObject({ kind: 'offline' })
    expect(gateway.writes.length).toBe(4)
    expect(clock.waits).toEqual([4000, 4000, 4000])
    expect(view()).toMatchObject({ retrying: false, processing: false })
  })

  it.each([
    ['a quantity', (cart, [cream]) => cart.setQuantity(cream!, 4)],
    ['taking out', (cart, [cream]) => cart.remove(cream!)],
    ['emptying', (cart) => cart.clear()],
    ['a coupon', (cart) => cart.addCoupon('SOMMER10')],
    [
      'several at once',
      (cart) =>
        cart.addAll([
          { productId: 'oil', quantity: 1 },
          { productId: 'soap', quantity: 1 },
        ]),
    ],
  ] satisfies [string, (cart: ShopCart, ids: string[]) => Promise<unknown>][])(
    'is tried three more times for %s as well, and once only after a 409',
    async (_what, change) => {
      const lost = await open({ cream: 1 })
      lost.gateway.weather = ['offline', 'offline', 'offline', 'offline']
      const answer = quiet<unknown>(change(lost.cart, lost.ids))
      await lost.clock.finish()
      await expect(answer).rejects.toMatchObject({ kind: 'offline' })
      expect(requests(lost.gateway)).toBe(4)
      const contested = await open({ cream: 1 })
      contested.gateway.weather = ['conflict']
      void quiet<unknown>(change(contested.cart, contested.ids))
      await contested.clock.finish()
      expect(requests(contested.gateway)).toBe(1)
    },
  )

  it('is not the reading of the cart: that fails at once, and can be asked for again', async () => {
    const { cart, gateway, clock } = await open({ cream: 1 })
    gateway.readWeather = ['offline']
    await expect(cart.refresh()).rejects.toMatchObject({ kind: 'offline' })
    expect(clock.waits).not.toContain(4000)
  })

  it('ends well when it passed', async () => {
    const {
      cart,
      gateway,
      clock,
      line,
      ids: [cream],
    } = await open({ cream: 1 })
    gateway.weather = ['offline', 'offline']
    const answer = cart.setQuantity(cream, 4)
    await clock.finish()
    expect(await answer).toEqual(done)
    expect(line(cream)).toMatchObject({ quantity: 4 })
    expect(report).not.toHaveBeenCalled()
  })

  it('shows the quantity of before when it did not pass', async () => {
    const {
      cart,
      gateway,
      clock,
      line,
      ids: [cream],
    } = await open({ cream: 1 })
    gateway.weather = ['offline', 'offline', 'offline', 'offline']
    const answer = quiet(cart.setQuantity(cream, 4))
    await clock.finish()
    await expect(answer).rejects.toMatchObject({ kind: 'offline' })
    expect(line(cream)).toMatchObject({ quantity: 1, settling: false })
  })

  it('is not a 409: that is never tried again but refused, and the cart is read anew', async () => {
    const {
      cart,
      gateway,
      clock,
      line,
      view,
      ids: [cream, soap],
    } = await open({ cream: 1, soap: 1 })
    gateway.weather = ['conflict', 'conflict', 'conflict']
    const answers = [cart.add('oil', 1), cart.remove(soap!), cart.setQuantity(cream, 2)]
    gateway.lines.find(({ id }) => id === cream)!.quantity = 7
    await clock.finish()
    for (const answer of answers) expect(await answer).toMatchObject({ refused: { reason: 'conflict' } })
    expect(gateway.writes.map((write) => write.do)).toEqual(['add', 'remove', 'set'])
    expect(clock.waits).not.toContain(4000)
    expect(line(cream)).toMatchObject({ quantity: 7, refusal: { reason: 'conflict' } })
    expect(view()).toMatchObject({ code: 'UNKNOWN_ERROR', processing: false })
    expect(report).toHaveBeenCalledTimes(3)
    expect(report).toHaveBeenCalledWith('cart update failed in queue', 'UNKNOWN_ERROR', expect.objectContaining({ reason: 'conflict' }))
  })

  it('includes looking first what is there', async () => {
    const { cart, gateway, clock } = setUp({ oil: 1 })
    gateway.readWeather = ['offline']
    const answer = cart.add('oil', 2)
    await clock.finish()
    expect(await answer).toEqual(done)
    expect(gateway.lines).toMatchObject([{ quantity: 3 }])
    expect(gateway.writes.length).toBe(1)
  })
})

describe('a lost answer', () => {
  it('is read back, and nothing is added twice', async () => {
    const { cart, gateway, clock } = await open({ oil: 2 })
    gateway.weather = ['lost']
    const answer = cart.add('oil', 1)
    await clock.finish()
    expect(await answer).toEqual(done)
    expect(gateway.writes.length).toBe(1)
    expect(gateway.lines).toMatchObject([{ quantity: 3 }])
  })

  it('is read back, even when the first reading fails as well', async () => {
    const { cart, gateway, clock } = await open({ oil: 2 })
    gateway.weather = ['lost']
    gateway.readWeather = ['offline', 'offline']
    const answer = cart.add('oil', 1)
    await clock.finish()
    expect(await answer).toEqual(done)
    expect(gateway.lines).toMatchObject([{ quantity: 3 }])
  })

  it('of a request that never arrived is written again, once', async () => {
    const { cart, gateway, clock } = await open({ oil: 2 })
    gateway.weather = ['offline', 'lost']
    const answer = cart.add('oil', 1)
    await clock.finish()
    expect(await answer).toEqual(done)
    expect(gateway.lines).toMatchObject([{ quantity: 3 }])
  })

  it('of a quantity or a removal is read back, too', async () => {
    const {
      cart,
      gateway,
      clock,
      ids: [cream, soap],
    } = await open({ cream: 1, soap: 1 })
    gateway.weather = ['lost', 'lost']
    const answers = [cart.remove(soap!), cart.setQuantity(cream, 3)]
    await clock.finish()
    expect(await Promise.all(answers)).toEqual([done, done])
    expect(gateway.writes.length).toBe(2)
    expect(gateway.lines).toMatchObject([{ id: cream, quantity: 3 }])
  })

  it('is not taken for an arrival because an earlier one of the burst raised the count', async () => {
    const {
      cart,
      gateway,
      clock,
      ids: [cream],
    } = await open({ cream: 1 })
    gateway.latency = 100
    gateway.weather = ['fine', 'offline']
    const answers = [cart.setQuantity(cream, 5)]
    await clock.advance(debounce * 2 + 10)
    answers.push(cart.add('cream', 1))
    await clock.finish()
    expect(await Promise.all(answers)).toEqual([done, done])
    expect(gateway.lines).toMatchObject([{ quantity: 6 }])
  })

  it('is not taken for an arrival because the product has a second line', async () => {
    const {
      cart,
      gateway,
      clock,
      ids: [first],
    } = await open({ cream: 2, oil: 1 })
    gateway.splits = true
    gateway.hold('cream', 3)
    await cart.refresh()
    gateway.latency = 100
    gateway.weather = ['fine', 'offline']
    const answers: Promise<unknown>[] = [cart.setQuantity(first, 1)]
    await clock.advance(debounce * 2 + 10)
    answers.push(cart.add('cream', 2))
    await clock.finish()
    expect(await Promise.all(answers)).toEqual([done, done])
    expect(gateway.lines.filter(({ productId }) => productId === 'cream').map(({ quantity }) => quantity)).toEqual([2, 3, 1])
  })
})

describe('a yes that does not say what was asked', () => {
  it.each(['silent', 'ignored'] as const)('counts for what the cart says, and nothing is sent twice: %s', async (weather) => {
    const {
      cart,
      gateway,
      clock,
      ids: [cream, soap, salt],
    } = await open({ cream: 1, soap: 1, salt: 1 })
    gateway.coupons.push({ id: 'coupon', code: 'OLD' })
    await cart.refresh()
    gateway.weather = Array(6).fill(weather)
    const answers = [
      cart.add('oil', 2),
      cart.setQuantity(cream, 5),
      cart.remove(soap!),
      cart.addCoupon('NEW'),
      cart.removeCoupon('coupon'),
      cart.addAll([
        { productId: 'balm', quantity: 1 },
        { productId: 'wax', quantity: 1 },
      ]),
    ]
    await clock.finish()
    const told = weather === 'silent' ? { done: true } : { refused: { reason: 'other' } }
    expect((await Promise.all(answers)).flat()).toMatchObject(Array(7).fill(told))
    expect(gateway.writes.length).toBe(7)
    const held = gateway.lines.map(({ productId, quantity }) => `${productId} ${quantity}`)
    expect(held.sort()).toEqual(weather === 'silent' ? ['balm 1', 'cream 5', 'oil 2', 'salt 1', 'wax 1'] : ['cream 1', 'salt 1', 'soap 1'])
    gateway.weather = [weather]
    const cleared = cart.clear()
    await clock.finish()
    expect(await cleared).toMatchObject(weather === 'silent' ? { lineCount: 5 } : told)
    expect(gateway.lines.some(({ id }) => id === salt)).toBe(weather === 'ignored')
  })

  it('waits for a platform that still calculates before it says no', async () => {
    const { cart, gateway, clock } = await open()
    gateway.weather = ['ignored']
    gateway.busy = 6
    const answer = cart.add('oil', 1)
    await clock.advance(200)
    expect(gateway.writes.length).toBe(1)
    await clock.finish()
    expect(await answer).toMatchObject({ refused: { reason: 'other' } })
    expect(clock.waits.slice(0, 5)).toEqual([0, 0, 0, 100, 200])
  })

  it('has the code of section 8 when the platform never comes to an end', async () => {
    const { cart, gateway, clock, view } = await open()
    gateway.weather = ['ignored']
    gateway.busy = 14
    const answer = quiet(cart.add('oil', 1))
    await clock.finish()
    await expect(answer).rejects.toMatchObject({ code: 'async maximum wait exceeded' })
    expect(view().code).toBe('async maximum wait exceeded')
  })

  it('is read again at the next try when it cannot be read now', async () => {
    const { cart, gateway, clock } = await open()
    gateway.weather = ['silent']
    gateway.readWeather = ['offline']
    const answer = cart.add('oil', 1)
    await clock.finish()
    expect(await answer).toEqual({ done: true })
    expect(gateway.writes.length).toBe(1)
  })
})

describe('while the platform calculates', () => {
  it('the cart is asked again after the delays of section 9, 14 times in all', async () => {
    const { cart, gateway, clock, view } = setUp({ cream: 1 })
    gateway.busy = 99
    const reading = quiet(cart.refresh())
    await clock.advance(60_000)
    expect(view()).toMatchObject({ status: 'ready', processing: true, error: undefined })
    await clock.finish()
    await expect(reading).rejects.toMatchObject({ code: 'async maximum wait exceeded' })
    const gaps = gateway.reads.map(({ at }, index) => at - (gateway.reads[index - 1]?.at ?? 0))
    expect(gaps).toEqual([0, 0, 0, 0, 100, 200, 300, 400, 1500, 3000, 6000, 12_000, 24_000, 48_000])
    expect(view()).toMatchObject({ status: 'ready', processing: true, error: { code: 'async maximum wait exceeded' } })
    expect(clock.waiting).toBe(0)
  })

  it('no longer than it says so', async () => {
    const { cart, gateway, clock, view } = setUp({ cream: 1 })
    gateway.busy = 6
    void cart.refresh()
    await clock.finish()
    expect(gateway.reads.length).toBe(7)
    expect(view().processing).toBe(false)
  })

  it('a change is not left waiting for a long pause', async () => {
    const { cart, gateway, clock, view } = setUp({ cream: 1 })
    gateway.busy = 12
    void cart.refresh()
    await clock.advance(30_000)
    const asked = gateway.reads.length
    gateway.busy = 0
    void cart.add('oil', 1)
    await clock.advance(100)
    expect(gateway.reads.length).toBe(asked + 1)
    expect(view()).toMatchObject({ processing: false, lines: [{ productId: 'oil' }, {}] })
    expect(clock.waiting).toBe(0)
  })
})

describe('readings', () => {
  it('that are asked for at the same time are one, and one that follows', async () => {
    const { cart, gateway, clock } = await open()
    gateway.latency = 100
    const readings = [cart.refresh(), cart.refresh(), cart.refresh()]
    await clock.finish()
    await Promise.all(readings)
    expect(gateway.reads.length).toBe(2)
  })

  it('that are asked for in the very moment one ends are not forgotten', async () => {
    const {
      cart,
      gateway,
      clock,
      view,
      ids: [cream],
    } = await open({ cream: 1 })
    // Wherever in its last steps a reading is when a change is through: the change is read.
    for (let steps = 0; steps < 12; steps += 1) {
      const quantity = steps + 2
      const reading = cart.refresh()
      for (let step = 0; step < steps; step += 1) await Promise.resolve()
      gateway.lines[0]!.quantity = quantity
      const second = cart.refresh()
      await clock.finish()
      await Promise.all([reading, second])
      expect([steps, view().lines.find(({ id }) => id === cream)?.quantity]).toEqual([steps, quantity])
    }
  })

  it('that fail while another one was asked for are followed by it', async () => {
    const { cart, gateway, clock, view } = await open({ cream: 1 })
    gateway.latency = 100
    gateway.readWeather = ['offline']
    const readings = [quiet(cart.refresh()), quiet(cart.refresh())]
    await clock.finish()
    await Promise.allSettled(readings)
    expect(view()).toMatchObject({ status: 'ready', error: undefined })
    expect(gateway.reads.length).toBe(2)
  })
})

describe('the cart of a guest', () => {
  const kept = async () => {
    const shop = await open({ cream: 1 })
    shop.gateway.id = 'guest-cart'
    shop.world.guest = true
    await shop.cart.refresh()
    shop.world.guest = false
    shop.gateway.reads.length = 0
    return shop
  }

  it('is kept by its id and brought along at login, then read', async () => {
    const { cart, gateway, shelf, clock } = await kept()
    expect(shelf.getItem('vitrine_guest_cart')).toBe('guest-cart')
    await cart.preserve()
    await clock.finish()
    expect(gateway.writes).toMatchObject([{ do: 'preserve', id: 'guest-cart' }])
    // First what the customer had of before.
    expect(gateway.reads.length).toBe(2)
    expect(shelf.length).toBe(0)
  })

  it('is not brought along when a payment link id is present', async () => {
    const { cart, gateway, shelf } = await kept()
    await cart.preserve('pay-1')
    expect(gateway.writes).toEqual([])
    expect(gateway.reads.length).toBe(1)
    expect(shelf.length).toBe(0)
  })

  it('is kept when it becomes known that she is one, and not while nobody knows', async () => {
    const { cart, shelf, world } = await open({ cream: 1 })
    cart.rememberGuestCart()
    expect(shelf.length).toBe(0)
    world.guest = true
    cart.rememberGuestCart()
    expect(shelf.getItem('vitrine_guest_cart')).toBe('cart-1')
  })

  it('is not kept when it is that of a customer', async () => {
    const { cart, shelf, world } = await open({ cream: 1 })
    world.guest = false
    await cart.refresh()
    cart.rememberGuestCart()
    expect(shelf.length).toBe(0)
  })

  it('is not kept any more when there is none', async () => {
    const { cart, gateway, shelf, world } = await open({ cream: 1 })
    world.guest = true
    await cart.refresh()
    gateway.delete()
    await cart.refresh()
    expect(shelf.length).toBe(0)
  })

  it('is kept for the next login when it could not be brought along, after three more tries', async () => {
    const { cart, gateway, shelf, clock, view } = await kept()
    gateway.weather = ['offline', 'offline', 'offline', 'offline']
    const preserved = cart.preserve()
    await clock.finish()
    await preserved
    expect(gateway.writes.length).toBe(4)
    expect(shelf.getItem('vitrine_guest_cart')).toBe('guest-cart')
    expect(view()).toMatchObject({ status: 'ready', processing: false })
    void cart.preserve()
    await clock.finish()
    expect(gateway.writes.length).toBe(5)
    expect(shelf.length).toBe(0)
  })

  it('is not kept when the platform knows it no more', async () => {
    const { cart, gateway, shelf, clock, view } = await kept()
    gateway.weather = ['rejected']
    await cart.preserve()
    await clock.finish()
    expect(shelf.length).toBe(0)
    expect(view().status).toBe('ready')
  })

  it('is not asked for where there was none', async () => {
    const { cart, gateway } = await open()
    await cart.preserve()
    expect(gateway.writes).toEqual([])
    expect(gateway.reads.length).toBe(1)
  })

  it('takes no quantity along that was meant for a line of before', async () => {
    const {
      cart,
      gateway,
      clock,
      view,
      ids: [cream],
    } = await kept()
    void cart.setQuantity(cream, 9)
    void cart.preserve()
    await clock.finish()
    expect(gateway.writes.map((write) => write.do)).toEqual(['preserve'])
    expect(view()).toMatchObject({ processing: false, lines: [{ quantity: 1, settling: false }] })
  })

  it('waits its turn behind changes that are under way', async () => {
    const { cart, gateway, clock } = await kept()
    gateway.latency = 100
    void cart.add('oil', 1)
    void cart.preserve()
    await clock.finish()
    expect(gateway.mostInFlight).toBe(1)
    expect(gateway.writes.map((write) => write.do)).toEqual(['add', 'preserve'])
  })

  it.each([
    ['and is read anew', true],
    ['even when nobody asks for it again', false],
  ])('is forgotten after logout while it was just being read, %s', async (_name, again) => {
    const { cart, gateway, clock, view } = await open({ cream: 1 })
    gateway.latency = 100
    const seen: string[] = []
    void cart.refresh()
    await clock.advance(150)
    cart.forget()
    cart.view.subscribe(() => seen.push(...view().lines.map(({ productId }) => productId)))
    expect(view()).toMatchObject({ status: 'loading', cart: undefined, lines: [] })
    gateway.lines = []
    gateway.hold('oil', 1)
    if (again) void cart.refresh()
    await clock.finish()
    expect(seen).not.toContain('cream')
    expect(view()).toMatchObject({ status: 'ready', lines: [{ productId: 'oil' }] })
  })
})

describe('the cart before a closed shop', () => {
  it('takes nothing in, and says why, whichever block asks', async () => {
    const { cart, gateway, world } = setUp()
    world.mayBuy = false
    expect(await cart.add('cream', 1)).toEqual({ refused: { reason: 'inactive', message: '' } })
    await settled()
    expect(gateway.writes).toEqual([])
  })

  it('still lets her have less of what is in it', async () => {
    const {
      cart,
      clock,
      world,
      ids: [id],
    } = await open({ cream: 3 })
    world.mayBuy = false
    expect(await cart.setQuantity(id, 4)).toEqual({ refused: { reason: 'inactive', message: '' } })
    const less = cart.setQuantity(id, 2)
    await clock.advance(2 * debounce)
    expect(await less).toEqual(done)
  })
})

describe('what fell away at login', () => {
  const fellAway = async () => {
    const shop = await open({ cream: 1 })
    shop.world.guest = true
    await shop.cart.refresh()
    shop.world.guest = false
    shop.world.names = { oil: 'Pflegeöl' }
    shop.gateway.fallen = [
      { productId: 'cream', message: 'No cream.' },
      { productId: 'oil', message: 'No oil.' },
      { productId: 'soap', message: 'Die Seife gibt es nicht mehr.' },
    ]
    const told: unknown[] = []
    shop.bus.subscribe(cartOpen, (message) => told.push(message))
    await shop.cart.preserve()
    await shop.clock.finish()
    return { ...shop, told }
  }
  const notices = [{ kind: 'fell-away', names: ['cream', 'Pflegeöl', 'Die Seife gibt es nicht mehr.'] }]

  it('is named: as she knew it, as the shop calls it, else in the words of the platform; and the panel is asked to show it', async () => {
    const { view, told } = await fellAway()
    expect(view().notices).toEqual(notices)
    expect(told).toEqual([{ reason: 'told' }])
  })

  it('is named on the next page as well, and once it was put away no more', async () => {
    const { newCart, told } = await fellAway()
    const next = newCart()
    expect(next.view.get()).toMatchObject({ status: 'loading', notices })
    await next.refresh()
    expect(next.view.get()).toMatchObject({ status: 'ready', notices })
    expect(told.length).toBe(2)
    await next.refresh()
    expect(told.length).toBe(2)
    next.dismissNotices()
    expect(next.view.get().notices).toEqual([])
    const third = newCart()
    await third.refresh()
    expect(third.view.get().notices).toEqual([])
    expect(told.length).toBe(2)
  })

  it('is not made up by what somebody else wrote into the browser', async () => {
    const { newCart, visit } = await open()
    for (const text of ['<b>', '{"names":["x"]}', '[["x",1],"y",{"names":["z"]}]', 'null', '']) {
      visit.setItem('vitrine_cart_notices', text)
      const cart = newCart()
      await cart.refresh()
      expect(cart.view.get().notices).toEqual([])
    }
  })
})

describe('after logout', () => {
  it('nothing is left behind', async () => {
    const { cart, gateway, bus, shelf, visit, clock, view, world } = await open()
    world.guest = true
    await cart.add('cream', 1)
    await clock.finish()
    visit.setItem('vitrine_cart_notices', '[["Seife"]]')
    expect(shelf.length).toBe(2)
    const counts: unknown[] = []
    bus.subscribe(cartChanged, ({ count }) => counts.push(count))
    gateway.delete()
    cart.forget()
    expect(shelf.length + visit.length).toBe(0)
    expect(counts).toEqual([1, 0])
    expect(view()).toMatchObject({ status: 'loading', cart: undefined, lines: [], notices: [], code: undefined, error: undefined })
    expect(await cart.undoClear()).toEqual({ missing: [] })
    expect(gateway.lines).toEqual([])
  })

  it('what she had still asked for is not done in the name of the next', async () => {
    const { cart, gateway, clock } = await open()
    gateway.latency = 100
    gateway.weather = ['offline']
    const answers = [quiet(cart.add('cream', 1)), quiet(cart.add('oil', 1))]
    await clock.advance(2000)
    cart.forget()
    await clock.finish()
    await expect(answers[0]).rejects.toMatchObject({ kind: 'offline' })
    await expect(answers[1]).rejects.toMatchObject({ code: 'SESSION_NOT_LOADED' })
    expect(gateway.writes.length).toBe(1)
    expect(gateway.lines).toEqual([])
  })

  it('what she was taking out cannot be had back by the next', async () => {
    const { cart, gateway, clock } = await open({ cream: 1 })
    gateway.latency = 100
    const cleared = cart.clear()
    await clock.advance(250)
    cart.forget()
    await clock.finish()
    expect(await cleared).toEqual({ lineCount: 1 })
    const back = cart.undoClear()
    await clock.finish()
    expect(await back).toEqual({ missing: [] })
    expect(gateway.lines).toEqual([])
  })
})

describe('several at once', () => {
  it('are one turn of the queue, a hundred at a time, with an answer for each in their order', async () => {
    const { cart, gateway, clock } = await open()
    gateway.refused.add('p3').add('p120')
    const wishes = Array.from({ length: 230 }, (_, index) => ({ productId: `p${index}`, quantity: 2 }))
    const answers = cart.addAll(wishes)
    const after = cart.add('oil', 1)
    await clock.finish()
    expect((await answers).flatMap((answer, index) => ('done' in answer ? [] : [index]))).toEqual([3, 120])
    expect(await after).toEqual(done)
    expect([1, 2, 3, 4].map((number) => gateway.writes.filter(({ request }) => request === number).length)).toEqual([100, 100, 30, 1])
    expect(gateway.mostInFlight).toBe(1)
    expect(gateway.lines.length).toBe(229)
  })

  it('whose answer was lost half-way are read back one by one, and only the rest is sent again', async () => {
    const { cart, gateway, clock } = await open({ cream: 1 })
    gateway.weather = ['part', 'part']
    gateway.refused.add('balm')
    const answers = cart.addAll([
      { productId: 'cream', quantity: 2 },
      { productId: 'oil', quantity: 1 },
      { productId: 'balm', quantity: 1 },
      { productId: 'cream', quantity: 3 },
    ])
    await clock.finish()
    expect(await answers).toEqual([done, done, { refused: expect.objectContaining({ reason: 'stock' }) }, done])
    expect(Object.fromEntries(gateway.lines.map(({ productId, quantity }) => [productId, quantity]))).toEqual({ cream: 6, oil: 1 })
  })

  it('of which the world lets only some through say so one by one', async () => {
    const { cart, gateway, clock } = await open()
    gateway.weather = ['fine', 'offline', 'offline', 'offline', 'offline']
    const answers = cart.addAll(Array.from({ length: 101 }, (_, index) => ({ productId: `p${index}`, quantity: 1 })))
    await clock.finish()
    expect((await answers).slice(99)).toEqual([done, { refused: { reason: 'other', message: '' } }])
    expect(report).toHaveBeenCalledExactlyOnceWith(
      'failed to add product to cart',
      'UNKNOWN_ERROR',
      expect.objectContaining({ kind: 'offline' }),
    )
  })

  it('fail together when none of them got through', async () => {
    const { cart, gateway, clock } = await open()
    gateway.weather = ['offline', 'offline', 'offline', 'offline']
    const answers = quiet(
      cart.addAll([
        { productId: 'oil', quantity: 1 },
        { productId: 'balm', quantity: 1 },
      ]),
    )
    await clock.finish()
    await expect(answers).rejects.toMatchObject({ kind: 'offline' })
    expect(clock.waits).toEqual([4000, 4000, 4000])
  })

  it('are sent only with an id and a positive quantity', async () => {
    const { cart, gateway, clock } = await open()
    const answers = cart.addAll([
      { productId: '', quantity: 1 },
      { productId: 'oil', quantity: -2 },
      { productId: 'balm', quantity: Number.NaN },
      { productId: 'soap', quantity: 1 },
    ])
    await clock.finish()
    expect((await answers).map((answer) => 'done' in answer)).toEqual([false, false, false, true])
    expect(gateway.writes).toMatchObject([{ id: 'soap' }])
    expect(await cart.add('oil', 0)).toEqual({ refused: { reason: 'quantity', message: '' } })
    expect(await cart.addAll([])).toEqual([])
    expect(gateway.writes.length).toBe(1)
  })

  it('that are the same are sent as one, so that a lost answer can be read back', async () => {
    const { cart, gateway, clock } = await open({ cream: 1 })
    gateway.weather = ['part']
    const answers = cart.addAll([
      { productId: 'cream', quantity: 2 },
      { productId: 'oil', quantity: 1 },
      { productId: 'cream', quantity: 3 },
    ])
    await clock.finish()
    expect(await answers).toEqual([done, done, done])
    expect(gateway.writes.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['cream', 5],
      ['oil', 1],
      ['oil', 1],
    ])
  })

  it('are refused before a closed shop', async () => {
    const { cart, gateway, world } = await open()
    world.mayBuy = false
    expect(await cart.addAll([{ productId: 'oil', quantity: 1 }])).toMatchObject([{ refused: { reason: 'inactive' } }])
    expect(gateway.writes).toEqual([])
  })
})

describe('a coupon', () => {
  it('waits its turn, and stands in the cart', async () => {
    const { cart, gateway, clock, view } = await open({ cream: 1 })
    gateway.latency = 50
    const answers = [cart.add('oil', 1), cart.addCoupon(' sommer10 ')]
    await clock.finish()
    expect(await Promise.all(answers)).toEqual([done, done])
    expect(gateway.mostInFlight).toBe(1)
    expect(view().cart?.coupons).toMatchObject([{ code: 'SOMMER10' }])
  })

  it('that is refused says why and leaves the cart as it was', async () => {
    const { cart, gateway, clock, view } = await open({ cream: 1 })
    gateway.refused.add('ALT')
    expect(await cart.addCoupon('ALT')).toMatchObject({ refused: { reason: 'coupon-expired' } })
    expect(await cart.addCoupon('  ')).toMatchObject({ refused: { reason: 'coupon-unknown' } })
    await clock.finish()
    expect(gateway.writes.length).toBe(1)
    expect(view()).toMatchObject({ code: 'CART_VALIDATION_ERROR', processing: false, lines: [{ quantity: 1 }] })
    expect(report).not.toHaveBeenCalled()
  })

  it('whose answer was lost is read back, and is not said to be in the cart twice', async () => {
    const { cart, gateway, clock } = await open({ cream: 1 })
    gateway.weather = ['lost']
    const first = cart.addCoupon('sommer10')
    await clock.finish()
    expect(await first).toEqual(done)
    expect(gateway.writes.length).toBe(1)
    gateway.weather = ['offline']
    const second = cart.addCoupon('SOMMER10')
    await clock.finish()
    expect(await second).toMatchObject({ refused: { reason: 'coupon-applied' } })
  })

  it('is taken out again, also when the answer is lost or it was gone already', async () => {
    const { cart, gateway, clock, view } = await open({ cream: 1 })
    await cart.addCoupon('A')
    gateway.weather = ['lost']
    const answer = cart.removeCoupon(gateway.coupons[0]!.id)
    await clock.finish()
    expect(await answer).toEqual(done)
    expect(gateway.writes.map((write) => write.do)).toEqual(['coupon', 'drop'])
    expect(await cart.removeCoupon('coupon-0')).toEqual(done)
    await clock.finish()
    expect(view().cart?.coupons).toEqual([])
  })
})

describe('clearing the cart', () => {
  const full = async () => {
    const shop = await open(Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`p${index}`, index + 1])))
    await shop.cart.addCoupon('SOMMER10')
    await shop.clock.finish()
    shop.gateway.writes.length = 0
    return shop
  }

  it('takes out what is on every page, with one request, and shows it gone at once', async () => {
    const { cart, gateway, clock, view } = await full()
    expect(view().lines.length).toBe(25)
    const answer = cart.clear()
    expect(view()).toMatchObject({ lines: [], processing: true })
    await clock.finish()
    expect(await answer).toEqual({ lineCount: 60 })
    expect(gateway.writes.map((write) => write.do)).toEqual(['clear'])
    expect(view()).toMatchObject({ status: 'ready', cart: undefined, lines: [], processing: false })
  })

  it('can be undone: every line is back in its place, and the coupons', async () => {
    const { cart, gateway, clock, view } = await full()
    await cart.clear()
    const answer = cart.undoClear()
    const twice = cart.undoClear()
    await clock.finish()
    expect([await answer, await twice]).toEqual([{ missing: [] }, { missing: [] }])
    expect(gateway.lines.map(({ productId, quantity }) => `${productId} ${quantity}`).reverse()).toEqual(
      Array.from({ length: 60 }, (_, index) => `p${index} ${index + 1}`),
    )
    expect(view().cart?.coupons).toMatchObject([{ code: 'SOMMER10' }])
    expect(view().lines[0]?.productId).toBe('p59')
  })

  it('names what cannot be had back', async () => {
    const { cart, gateway, clock } = await full()
    await cart.clear()
    gateway.refused.add('p7').add('SOMMER10')
    const answer = cart.undoClear()
    await clock.finish()
    expect(await answer).toEqual({ missing: ['p7', 'SOMMER10'] })
    expect(gateway.lines.length).toBe(59)
  })

  it('can be undone later when the world is broken now, and nothing comes back twice', async () => {
    const { cart, gateway, clock } = await open(Object.fromEntries(Array.from({ length: 110 }, (_, index) => [`p${index}`, 1])))
    await cart.addCoupon('A')
    await cart.clear()
    gateway.weather = ['fine', 'offline', 'offline', 'offline', 'offline']
    const first = quiet(cart.undoClear())
    await clock.finish()
    await expect(first).rejects.toMatchObject({ kind: 'offline' })
    expect(gateway.lines.length).toBe(100)
    gateway.weather = ['fine', 'offline', 'offline', 'offline', 'offline']
    const second = quiet(cart.undoClear())
    await clock.finish()
    await expect(second).rejects.toMatchObject({ kind: 'offline' })
    expect([gateway.lines.length, gateway.coupons.length]).toEqual([110, 0])
    const third = cart.undoClear()
    await clock.finish()
    expect(await third).toEqual({ missing: [] })
    expect(gateway.lines.every(({ quantity }) => quantity === 1)).toBe(true)
    expect([gateway.lines.length, gateway.coupons.length]).toEqual([110, 1])
  })

  it('gives everything back to her eyes when it is refused or fails', async () => {
    const { cart, gateway, clock, view } = await full()
    gateway.weather = ['conflict', 'rejected']
    expect(await cart.clear()).toMatchObject({ refused: { reason: 'conflict' } })
    await expect(cart.clear()).rejects.toMatchObject({ status: 400 })
    await clock.finish()
    expect(view()).toMatchObject({ processing: false })
    expect(view().lines.length).toBe(25)
  })

  it('whose answer was lost is read back', async () => {
    const { cart, gateway, clock } = await full()
    gateway.weather = ['lost']
    const answer = cart.clear()
    await clock.finish()
    expect(await answer).toEqual({ lineCount: 60 })
    expect(gateway.writes.length).toBe(1)
  })

  it('takes a quantity along that had not been sent', async () => {
    const {
      cart,
      gateway,
      clock,
      ids: [cream],
    } = await open({ cream: 1 })
    const change = cart.setQuantity(cream, 4)
    const answer = cart.clear()
    await clock.finish()
    expect([await change, await answer]).toEqual([done, { lineCount: 1 }])
    expect(gateway.writes.map((write) => write.do)).toEqual(['clear'])
    void cart.undoClear()
    await clock.finish()
    expect(gateway.lines).toMatchObject([{ productId: 'cream', quantity: 4 }])
  })

  it('asks nothing of the platform when nothing is in it', async () => {
    const { cart, gateway, clock } = await open()
    expect(await cart.clear()).toEqual({ lineCount: 0 })
    await clock.finish()
    expect(gateway.writes).toEqual([])
  })

  it('cannot be undone before a closed shop, but later', async () => {
    const { cart, gateway, clock, world } = await full()
    await cart.clear()
    world.mayBuy = false
    expect(await cart.undoClear()).toEqual({ refused: { reason: 'inactive', message: '' } })
    world.mayBuy = true
    void cart.undoClear()
    await clock.finish()
    expect(gateway.lines.length).toBe(60)
  })
})

describe('pages of lines', () => {
  it('are read as far as she has looked, and not again when they are there', async () => {
    const { cart, gateway, view } = await open(Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`p${index}`, 1])))
    await cart.showPages(3)
    expect(view().lines.length).toBe(60)
    await cart.showPages(2)
    await cart.refresh()
    expect(gateway.reads.map(({ pages }) => pages)).toEqual([3, 3])
  })

  it('that could not be read are asked for again', async () => {
    const { cart, gateway, view } = await open(Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`p${index}`, 1])))
    gateway.readWeather = ['offline']
    await expect(cart.showPages(2)).rejects.toMatchObject({ kind: 'offline' })
    expect(view()).toMatchObject({ status: 'ready', code: 'UNKNOWN_ERROR' })
    await cart.more()
    expect(gateway.reads.map(({ pages }) => pages)).toEqual([2, 2])
    expect(view().lines.length).toBe(50)
  })

  it('may be forty: a cart of 1,000 lines is read, changed, cleared and had back', async () => {
    const { cart, gateway, clock, view, line } = await open(
      Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`p${index}`, 1])),
    )
    await cart.showPages(40)
    const { id } = view().lines[999]!
    gateway.weather = ['lost']
    const change = cart.setQuantity(id, 5)
    await clock.finish()
    expect(await change).toEqual(done)
    expect(line(id)?.quantity).toBe(5)
    expect(await cart.clear()).toEqual({ lineCount: 1000 })
    const back = cart.undoClear()
    await clock.finish()
    expect(await back).toEqual({ missing: [] })
    expect(gateway.lines.length).toBe(1000)
    expect(gateway.lines.at(-1)).toMatchObject({ productId: 'p0', quantity: 5 })
  })
})

describe('a cart that was deleted elsewhere', () => {
  it('is shown empty, and a change that was on its way is refused', async () => {
    const {
      cart,
      gateway,
      clock,
      view,
      ids: [cream],
    } = await open({ cream: 1 })
    const change = cart.setQuantity(cream, 3)
    gateway.delete()
    await clock.finish()
    expect(await change).toMatchObject({ refused: { reason: 'gone' } })
    expect(view()).toMatchObject({ status: 'ready', cart: undefined, lines: [], processing: false, error: undefined })
  })

  it('takes a product all the same: the platform makes a new one', async () => {
    const { cart, gateway, clock, view } = await open({ cream: 1 })
    gateway.delete()
    const answer = cart.add('oil', 2)
    await clock.finish()
    expect(await answer).toEqual(done)
    expect(view().lines).toMatchObject([{ productId: 'oil', quantity: 2 }])
  })

  it('says nothing of what arrived in the new one when an answer was lost', async () => {
    const { cart, gateway, clock } = await open({ oil: 5 })
    gateway.id = 'cart-9'
    gateway.lines = []
    gateway.weather = ['lost']
    const answer = cart.add('oil', 2)
    await clock.finish()
    expect(await answer).toEqual(done)
    expect(gateway.lines).toMatchObject([{ productId: 'oil', quantity: 2 }])
  })

  it('is not taken for one because a product is gone', async () => {
    const { cart, gateway, clock } = await open({ cream: 1 })
    gateway.delete()
    gateway.hold('soap', 1)
    expect(await cart.add('oil', 2)).toMatchObject({ refused: { reason: 'gone' } })
    await clock.finish()
    expect(gateway.writes.length).toBe(1)
  })
})

describe('a session that ends in the middle', () => {
  const ended = async () => {
    const shop = await open({ cream: 2, soap: 1 })
    shop.world.guest = false
    shop.world.recognised = () => {
      shop.world.guest = true
      shop.gateway.id = 'guest-cart'
      shop.gateway.lines = []
    }
    shop.gateway.weather = ['signed-out']
    const answer = shop.cart.setQuantity(shop.ids[0], 5)
    await shop.clock.finish()
    return { ...shop, answer }
  }

  it('refuses the change, asks who is here, and keeps her cart before her eyes', async () => {
    const {
      answer,
      view,
      line,
      gateway,
      ids: [cream],
      world,
    } = await ended()
    expect(await answer).toMatchObject({ refused: { reason: 'not-allowed' } })
    expect(world.guest).toBe(true)
    expect(line(cream)).toMatchObject({ quantity: 2, settling: false, refusal: { reason: 'not-allowed' } })
    expect(view()).toMatchObject({ status: 'ready', code: 'SESSION_NOT_LOADED', processing: false })
    expect(view().lines.length).toBe(2)
    expect(gateway.writes.length).toBe(1)
    expect(report).toHaveBeenCalledExactlyOnceWith(
      'cart update failed in queue',
      'SESSION_NOT_LOADED',
      expect.objectContaining({ reason: 'not-allowed' }),
    )
  })

  it('sends no change of what is not hers to the platform any more', async () => {
    const {
      cart,
      gateway,
      ids: [cream, soap],
      line,
      shelf,
    } = await ended()
    const answers = [cart.setQuantity(cream, 3), cart.remove(soap!), cart.clear(), cart.addCoupon('A'), cart.removeCoupon('b')]
    for (const answer of answers) expect(await answer).toMatchObject({ refused: { reason: 'not-allowed' } })
    expect(line(soap!)).toMatchObject({ refusal: { reason: 'not-allowed' } })
    cart.rememberGuestCart()
    expect(shelf.length).toBe(0)
    expect(gateway.writes.length).toBe(1)
  })

  it('shows the true cart when she asks for it', async () => {
    const { cart, view } = await ended()
    await cart.refresh()
    expect(view()).toMatchObject({ cart: { id: 'guest-cart' }, lines: [] })
  })

  it('is noticed by a reading as well', async () => {
    const {
      cart,
      gateway,
      clock,
      view,
      world,
      ids: [cream],
    } = await open({ cream: 2 })
    world.guest = false
    world.recognised = () => Object.assign(world, { guest: true })
    gateway.readWeather = ['signed-out']
    await expect(cart.refresh()).rejects.toMatchObject({ kind: 'signed-out' })
    await clock.finish()
    expect(view()).toMatchObject({ status: 'ready', code: 'SESSION_NOT_LOADED', lines: [{ productId: 'cream' }] })
    expect(await cart.setQuantity(cream, 1)).toMatchObject({ refused: { reason: 'not-allowed' } })
    expect(gateway.writes).toEqual([])
  })

  it('keeps her cart before her eyes when nobody can say who is here', async () => {
    const shop = await open({ cream: 2 })
    shop.world.guest = false
    shop.world.recognised = () => {
      throw new Error('No answer.')
    }
    shop.gateway.weather = ['signed-out']
    expect(await shop.cart.remove(shop.ids[0])).toMatchObject({ refused: { reason: 'not-allowed' } })
    await shop.clock.finish()
    expect(shop.view()).toMatchObject({ lines: [{ productId: 'cream', refusal: { reason: 'not-allowed' } }] })
    expect(shop.gateway.reads).toEqual([])
  })

  it('is no such thing when a guest may not, or she is still here', async () => {
    for (const guest of [true, false]) {
      const { cart, gateway, clock, world, view } = await open({ cream: 1 })
      world.guest = guest
      gateway.weather = ['signed-out']
      expect(await cart.add('oil', 1)).toMatchObject({ refused: { reason: 'not-allowed' } })
      await clock.finish()
      expect(gateway.reads.length).toBe(1)
      expect(view().lines.length).toBe(1)
    }
  })
})

describe('the cart that is followed for statistics', () => {
  const opened = (facts: readonly AnalyticsFact[]) => facts.filter(({ event }) => event === 'open_cart')

  it('is opened by an add when it holds exactly one line and is another than before', async () => {
    const { cart, clock, facts, shelf } = await open()
    await cart.add('cream', 1)
    await clock.finish()
    expect(opened(facts)).toEqual([{ event: 'open_cart', cartId: 'cart-1' }])
    expect(shelf.getItem('vitrine_tracked_cart')).toBe('cart-1')
    await cart.add('cream', 1)
    await clock.finish()
    await cart.refresh()
    expect(opened(facts).length).toBe(1)
  })

  it('is opened by the first of a burst', async () => {
    const { cart, clock, facts } = await open()
    void cart.add('cream', 1)
    void cart.add('oil', 1)
    await clock.finish()
    expect(opened(facts)).toEqual([{ event: 'open_cart', cartId: 'cart-1' }])
  })

  it('is not opened by a second line, nor without an add', async () => {
    const {
      cart,
      clock,
      facts,
      ids: [cream],
    } = await open({ cream: 1 })
    void cart.setQuantity(cream, 2)
    await clock.finish()
    await cart.add('oil', 1)
    await clock.finish()
    expect(opened(facts)).toEqual([])
  })

  it('is followed no more when it is empty, and can be opened anew', async () => {
    const { cart, clock, facts, shelf, view } = await open()
    await cart.add('cream', 1)
    await clock.finish()
    await cart.remove(view().lines[0]!.id)
    await clock.finish()
    expect(shelf.getItem('vitrine_tracked_cart')).toBeNull()
    await cart.add('cream', 1)
    await clock.finish()
    expect(opened(facts).length).toBe(2)
  })

  it('is followed no more when it was deleted', async () => {
    const { cart, clock, shelf } = await open()
    await cart.add('cream', 1)
    await clock.finish()
    await cart.clear()
    await clock.finish()
    expect(shelf.length).toBe(0)
  })

  it('is neither kept nor told without her consent, and forgotten when she takes it back', async () => {
    const { cart, clock, facts, shelf, world } = await open()
    world.consent = 'unknown'
    await cart.add('cream', 1)
    await clock.finish()
    expect([opened(facts).length, shelf.length]).toEqual([0, 0])
    shelf.setItem('vitrine_tracked_cart', 'cart-0')
    await cart.refresh()
    expect(shelf.length).toBe(1)
    world.consent = 'denied'
    await cart.refresh()
    expect(shelf.length).toBe(0)
  })
})

describe('facts for statistics', () => {
  it('are told of what was truly done', async () => {
    const {
      cart,
      gateway,
      clock,
      facts,
      ids: [cream, soap],
    } = await open({ cream: 1, soap: 1 })
    gateway.refused.add('balm')
    gateway.weather = ['fine', 'fine', 'rejected']
    void cart.add('oil', 2, 'catalogue')
    void cart.addAll(
      [
        { productId: 'balm', quantity: 1 },
        { productId: 'salt', quantity: 1 },
      ],
      'permalink',
    )
    void quiet(cart.remove(soap!))
    void cart.remove(cream)
    void cart.remove(cream)
    await clock.finish()
    expect(facts).toEqual([
      { event: 'add_to_cart', productId: 'oil', quantity: 2, from: 'catalogue' },
      { event: 'add_to_cart', productId: 'salt', quantity: 1, from: 'permalink' },
      { event: 'remove_from_cart', productId: 'cream' },
    ])
  })
})

describe('an action that does not say what it is about', () => {
  it.each([
    ['a quantity', (cart: ShopCart) => cart.setQuantity('', 2)],
    ['taking out', (cart: ShopCart) => cart.remove('')],
    ['a coupon', (cart: ShopCart) => cart.removeCoupon('')],
  ] as const)('is an INTERNAL_ERROR, unsent: %s', async (_what, act) => {
    const { cart, gateway, clock } = await open({ cream: 1 })
    const acting = quiet<unknown>(act(cart))
    await clock.finish()
    await expect(acting).rejects.toMatchObject({ code: 'INTERNAL_ERROR' })
    expect(gateway.writes).toEqual([])
  })
})
