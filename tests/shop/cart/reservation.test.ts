import { describe, expect, it } from 'vitest'
import { createReservation } from '../../../src/commerce/domain/cart/reservation.js'
import { manualClock } from '../../support/clock.js'
import { FakeCart } from '../../support/fake-cart.js'

const minute = 60_000

function setUp(seconds?: number) {
  const clock = manualClock(1_000_000)
  const gateway = new FakeCart(clock)
  const reservation = createReservation({ gateway, clock, seconds })
  const seen: string[] = []
  reservation.view.subscribe(() => seen.push(reservation.view.get().state))
  return { clock, gateway, reservation, seen, state: () => reservation.view.get() }
}

describe('a reservation', () => {
  it('is none until it is started, and asks nothing before', () => {
    const { gateway, state } = setUp()
    expect(state()).toEqual({ state: 'none' })
    expect(gateway.writes).toEqual([])
  })

  it('holds 14400 seconds, or as long as the store says', async () => {
    for (const [given, asked] of [
      [undefined, 14_400],
      [900, 900],
      [0, 14_400],
      [-5, 14_400],
      [Number.NaN, 14_400],
    ] as const) {
      const { clock, gateway, reservation } = setUp(given)
      expect(await reservation.start()).toEqual({ state: 'held', until: clock.now() + asked * 1000 })
      expect(gateway.writes).toMatchObject([{ do: 'reserve', quantity: asked }])
    }
  })

  it('warns five minutes before it ends, and says when it has ended', async () => {
    const { clock, reservation, seen, state } = setUp(900)
    await reservation.start()
    const until = clock.now() + 15 * minute
    await clock.advance(10 * minute - 1)
    expect(state()).toEqual({ state: 'held', until })
    await clock.advance(1)
    expect(state()).toEqual({ state: 'ending', until })
    await clock.advance(5 * minute - 1)
    expect(state().state).toBe('ending')
    await clock.advance(1)
    expect(state()).toEqual({ state: 'ended' })
    expect(seen).toEqual(['held', 'ending', 'ended'])
    expect(clock.waiting).toBe(0)
  })

  it('that is shorter than the warning warns at once', async () => {
    const { reservation } = setUp(200)
    expect(await reservation.start()).toMatchObject({ state: 'ending' })
  })

  it('is held from the answer of the platform on, not from what was asked', async () => {
    const { clock, gateway, reservation, state } = setUp()
    gateway.reservations = [{ until: clock.now() + 6 * minute }]
    await reservation.start()
    await clock.advance(minute)
    expect(state()).toMatchObject({ state: 'ending' })
  })

  it('can be started anew, and then only the new end counts', async () => {
    const { clock, gateway, reservation, state } = setUp(900)
    await reservation.start()
    await clock.advance(11 * minute)
    await reservation.start()
    expect(state()).toMatchObject({ state: 'held' })
    await clock.advance(9 * minute)
    expect(state()).toMatchObject({ state: 'held' })
    await clock.advance(minute)
    expect(state()).toMatchObject({ state: 'ending' })
    expect(gateway.writes.length).toBe(2)
    expect(clock.waiting).toBe(1)
  })

  it('is unavailable, and no error, where the platform has no such call', async () => {
    const { gateway, reservation, clock } = setUp()
    gateway.reservations = [undefined]
    expect(await reservation.start()).toEqual({ state: 'unavailable' })
    expect(clock.waiting).toBe(0)
  })

  it('that is refused is a value', async () => {
    const { gateway, reservation } = setUp()
    const refused = { reason: 'stock' as const, message: 'Ausverkauft.' }
    gateway.reservations = [{ refused }]
    expect(await reservation.start()).toEqual({ state: 'refused', refused })
  })

  it('stays as it was when the world is broken', async () => {
    const { gateway, reservation, state } = setUp()
    await reservation.start()
    gateway.weather = ['offline']
    await expect(reservation.start()).rejects.toMatchObject({ kind: 'offline' })
    expect(state()).toMatchObject({ state: 'held' })
  })

  it('is released once, and no timer is left', async () => {
    const { gateway, reservation, state, clock } = setUp()
    await reservation.release()
    await reservation.start()
    await reservation.release()
    await reservation.release()
    expect(gateway.writes.map((write) => write.do)).toEqual(['reserve', 'release'])
    expect(state()).toEqual({ state: 'none' })
    expect(clock.waiting).toBe(0)
  })

  it('has ended when the page wakes too late, whatever its timers say', async () => {
    const { clock, reservation, state } = setUp(900)
    await reservation.start()
    const asleep = createReservation({
      gateway: { reserve: async () => ({ until: clock.now() + 900_000 }), release: async () => {} },
      clock: { now: () => clock.now(), wait: () => new Promise(() => {}) },
    })
    await asleep.start()
    await clock.advance(20 * minute)
    expect(asleep.view.get().state).toBe('held')
    asleep.wake()
    expect(asleep.view.get()).toEqual({ state: 'ended' })
    expect(state()).toEqual({ state: 'ended' })
  })
})
