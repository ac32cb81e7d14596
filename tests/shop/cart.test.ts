import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Bus } from '../../src/bus/index.js'
import { ShopCart } from '../../src/shop/cart.js'
import { cartChanged } from '../../src/shop/channels.js'
import { debounce } from '../../src/shop/limits.js'
import { memoryOn } from '../../src/shop/memory.js'
import { storage } from '../support/browser-memory.js'
import { manualClock, settled } from '../support/clock.js'
import { FakeCart } from '../support/fake-cart.js'

const report = vi.spyOn(console, 'error')
beforeEach(() => void report.mockReset().mockReturnValue())

function setUp(lines: Record<string, number> = {}) {
  const clock = manualClock()
  const gateway = new FakeCart(clock)
  const ids = Object.entries(lines).map(([productId, quantity]) => gateway.hold(productId, quantity))
  const bus = new Bus()
  const shelf = storage()
  const changed = vi.fn()
  const cart = new ShopCart({ gateway, bus, clock, memory: memoryOn(() => shelf), changed })
  const view = () => cart.view.get()
  const line = (id: string) => view().lines.find((each) => each.id === id)
  return { clock, gateway, bus, shelf, changed, cart, view, line, ids: ids as [string, ...string[]] }
}

async function open(lines: Record<string, number> = {}) {
  const shop = setUp(lines)
  shop.cart.open()
  await settled()
  shop.gateway.reads.length = 0
  return shop
}

const done = { done: true }
/** For promises whose failing is looked at later. */
const quiet = <T>(promise: Promise<T>): Promise<T> => {
  promise.catch(() => {})
  return promise
}

describe('the cart', () => {
  it('is waiting until it was read, once for all who open it', async () => {
    const { cart, gateway, view } = setUp({ cream: 2 })
    expect(view()).toMatchObject({ status: 'waiting', lines: [], processing: false })
    cart.open()
    cart.open()
    await settled()
    cart.open()
    await settled()
    expect(gateway.reads.length).toBe(1)
    expect(view()).toMatchObject({ status: 'ready', processing: false, retrying: false, lines: [{ productId: 'cream', quantity: 2, settling: false }] })
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
    const { bus, gateway } = setUp({ cream: 2, soap: 1 })
    gateway.busy = 1
    const said: unknown[] = []
    bus.hear(cartChanged, (message) => said.push(message))
    const { cart, clock } = setUpOn(bus, gateway)
    const reading = cart.refresh()
    await clock.finish()
    await reading
    expect(said).toEqual([{ count: 3, processing: true }, { count: 3, processing: false }])
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
    gateway.weather = ['conflict']
    await quiet(cart.add('soap', 1)).catch(() => {})
    await clock.finish()
    expect(changed).toHaveBeenCalledTimes(1)
  })
})

function setUpOn(bus: Bus, gateway: FakeCart) {
  const clock = manualClock()
  return { clock, cart: new ShopCart({ gateway, bus, clock, memory: memoryOn(() => storage()) }) }
}

describe('changes', () => {
  it('go one after another, in the order they were asked', async () => {
    const { cart, gateway, clock, ids: [cream] } = await open({ cream: 1, soap: 2 })
    gateway.latency = 50
    const answers = [cart.add('oil', 1), cart.remove(cream), cart.add('balm', 2), cart.add('oil', 3)]
    await clock.finish()
    expect(await Promise.all(answers)).toEqual([done, done, done, done])
    expect(gateway.mostInFlight).toBe(1)
    expect(gateway.writes.map((write) => [write.do, write.id, write.quantity])).toEqual([['add', 'oil', 1], ['remove', cream, 0], ['add', 'balm', 2], ['add', 'oil', 3]])
  })

  it('go on after one that failed, which is logged', async () => {
    const { cart, gateway, clock, view } = await open()
    gateway.weather = ['conflict']
    const [first, second] = [quiet(cart.add('oil', 1)), cart.add('balm', 2)]
    await clock.finish()
    await expect(first).rejects.toMatchObject({ kind: 'conflict', status: 409 })
    expect(await second).toEqual(done)
    expect(report).toHaveBeenCalledExactlyOnceWith('cart update failed in queue', expect.objectContaining({ kind: 'conflict' }))
    expect(view().lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([['balm', 2]])
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
    const { cart, gateway, clock, line, ids: [cream] } = await open({ cream: 1 })
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

  it('that wait behind another change are still one request', async () => {
    const { cart, gateway, clock, ids: [cream] } = await open({ cream: 1 })
    gateway.latency = 1000
    void cart.add('oil', 1)
    void cart.setQuantity(cream, 2)
    await clock.advance(500)
    void cart.setQuantity(cream, 7)
    await clock.finish()
    expect(gateway.writes.map(({ quantity }) => quantity)).toEqual([1, 7])
  })

  it('after the request was sent are a second one', async () => {
    const { cart, gateway, clock, line, ids: [cream] } = await open({ cream: 1 })
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
    const { cart, gateway, clock, ids: [cream, soap] } = await open({ cream: 1, soap: 1 })
    void cart.setQuantity(cream, 2)
    void cart.setQuantity(soap!, 3)
    await clock.finish()
    expect(gateway.writes).toMatchObject([{ id: cream, quantity: 2 }, { id: soap, quantity: 3 }])
  })
})

describe('a removed line', () => {
  it('is gone at once, and never comes back, whatever is still on its way', async () => {
    const { cart, gateway, clock, view, ids: [cream] } = await open({ cream: 1, soap: 1 })
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
    const { cart, gateway, clock, ids: [cream] } = await open({ cream: 1 })
    const change = cart.setQuantity(cream, 9)
    const answer = cart.remove(cream)
    await clock.finish()
    expect(await Promise.all([change, answer])).toEqual([done, done])
    expect(gateway.writes).toMatchObject([{ do: 'remove' }])
  })

  it('that was already gone is gone', async () => {
    const { cart, gateway, clock, view, ids: [cream] } = await open({ cream: 1 })
    gateway.lines = []
    expect(await cart.remove(cream)).toEqual(done)
    await clock.finish()
    expect(view().lines).toEqual([])
  })

  it('comes back when the shop refuses, with the reason', async () => {
    const { cart, gateway, clock, line, ids: [cream] } = await open({ cream: 1 })
    gateway.weather = ['refused']
    expect(await cart.remove(cream)).toMatchObject({ refused: { reason: 'stock' } })
    await clock.finish()
    expect(line(cream)).toMatchObject({ quantity: 1, refusal: { message: 'Not enough.' } })
  })

  it('comes back when the world is broken', async () => {
    const { cart, gateway, clock, line, ids: [cream] } = await open({ cream: 1 })
    gateway.weather = ['conflict']
    await expect(cart.remove(cream)).rejects.toMatchObject({ kind: 'conflict' })
    await clock.finish()
    expect(line(cream)).toMatchObject({ quantity: 1, refusal: undefined })
  })

  it('can be taken back into the cart, as a new line', async () => {
    const { cart, clock, view, ids: [cream] } = await open({ cream: 2 })
    void cart.remove(cream)
    void cart.add('cream', 2)
    await clock.finish()
    expect(view().lines).toMatchObject([{ productId: 'cream', quantity: 2 }])
    expect(view().lines[0]?.id).not.toBe(cream)
  })
})

describe('a refused change', () => {
  it('leaves the cart as it was, and the reason stands on the line until the next change', async () => {
    const { cart, gateway, clock, line, ids: [cream] } = await open({ cream: 2 })
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

  it('says nothing of a newer one that got through', async () => {
    const { cart, gateway, clock, line, ids: [cream] } = await open({ cream: 2 })
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

  it('ends well when it passed', async () => {
    const { cart, gateway, clock, line, ids: [cream] } = await open({ cream: 1 })
    gateway.weather = ['offline', 'offline']
    const answer = cart.setQuantity(cream, 4)
    await clock.finish()
    expect(await answer).toEqual(done)
    expect(line(cream)).toMatchObject({ quantity: 4 })
    expect(report).not.toHaveBeenCalled()
  })

  it('shows the quantity of before when it did not pass', async () => {
    const { cart, gateway, clock, line, ids: [cream] } = await open({ cream: 1 })
    gateway.weather = ['offline', 'offline', 'offline', 'offline']
    const answer = quiet(cart.setQuantity(cream, 4))
    await clock.finish()
    await expect(answer).rejects.toMatchObject({ kind: 'offline' })
    expect(line(cream)).toMatchObject({ quantity: 1, settling: false })
  })

  it('is not a 409: that is never tried again', async () => {
    const { cart, gateway, clock, ids: [cream, soap] } = await open({ cream: 1, soap: 1 })
    gateway.weather = ['conflict', 'conflict', 'conflict']
    const answers = [quiet(cart.add('oil', 1)), quiet(cart.remove(soap!)), quiet(cart.setQuantity(cream, 2))]
    await clock.finish()
    for (const answer of answers) await expect(answer).rejects.toMatchObject({ status: 409 })
    expect(gateway.writes.map((write) => write.do)).toEqual(['add', 'remove', 'set'])
    expect(clock.waits).not.toContain(4000)
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
    const { cart, gateway, clock, ids: [cream, soap] } = await open({ cream: 1, soap: 1 })
    gateway.weather = ['lost', 'lost']
    const answers = [cart.remove(soap!), cart.setQuantity(cream, 3)]
    await clock.finish()
    expect(await Promise.all(answers)).toEqual([done, done])
    expect(gateway.writes.length).toBe(2)
    expect(gateway.lines).toMatchObject([{ id: cream, quantity: 3 }])
  })

  it('is not taken for an arrival because an earlier one of the burst raised the count', async () => {
    const { cart, gateway, clock, ids: [cream] } = await open({ cream: 1 })
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
    const { cart, gateway, clock, ids: [first] } = await open({ cream: 2, oil: 1 })
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
    expect(gateway.lines.filter(({ productId }) => productId === 'cream').map(({ quantity }) => quantity)).toEqual([1, 3, 2])
  })
})

describe('while the platform reckons', () => {
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
    expect(view()).toMatchObject({ processing: false, lines: [{}, { productId: 'oil' }] })
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
    const { cart, gateway, clock, view, ids: [cream] } = await open({ cream: 1 })
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
    await shop.cart.refresh()
    shop.cart.rememberGuestCart()
    shop.gateway.reads.length = 0
    return shop
  }

  it('is kept by its id and brought along at login, then read', async () => {
    const { cart, gateway, shelf, clock } = await kept()
    expect(shelf.getItem('vitrine_guest_cart')).toBe('guest-cart')
    await cart.preserve()
    await clock.finish()
    expect(gateway.writes).toMatchObject([{ do: 'preserve', id: 'guest-cart' }])
    expect(gateway.reads.length).toBe(1)
    expect(shelf.length).toBe(0)
  })

  it('is not brought along when a payment link id is present', async () => {
    const { cart, gateway, shelf } = await kept()
    await cart.preserve('pay-1')
    expect(gateway.writes).toEqual([])
    expect(gateway.reads.length).toBe(1)
    expect(shelf.length).toBe(0)
  })

  it('is not asked for where there was none', async () => {
    const { cart, gateway } = await open()
    await cart.preserve()
    expect(gateway.writes).toEqual([])
    expect(gateway.reads.length).toBe(1)
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

  it.each([['and is read anew', true], ['even when nobody asks for it again', false]])('is forgotten after logout while it was just being read, %s', async (_name, again) => {
    const { cart, gateway, clock, view } = await open({ cream: 1 })
    gateway.latency = 100
    const seen: string[] = []
    void cart.refresh()
    await clock.advance(150)
    cart.forget()
    cart.view.subscribe(() => seen.push(...view().lines.map(({ productId }) => productId)))
    expect(view()).toMatchObject({ status: 'waiting', cart: undefined, lines: [] })
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
    const { clock, gateway, bus, shelf } = setUp()
    const cart = new ShopCart({ gateway, bus, clock, memory: memoryOn(() => shelf), mayBuy: () => false })
    expect(await cart.add('cream', 1)).toEqual({ refused: { reason: 'inactive', message: '' } })
    await settled()
    expect(gateway.writes).toEqual([])
  })

  it('still lets her have less of what is in it', async () => {
    const { clock, gateway, bus, shelf } = setUp()
    const id = gateway.hold('cream', 3)
    const cart = new ShopCart({ gateway, bus, clock, memory: memoryOn(() => shelf), mayBuy: () => false })
    await cart.refresh()
    expect(await cart.setQuantity(id, 4)).toEqual({ refused: { reason: 'inactive', message: '' } })
    const less = cart.setQuantity(id, 2)
    await clock.advance(2 * debounce)
    expect(await less).toEqual(done)
  })
})
