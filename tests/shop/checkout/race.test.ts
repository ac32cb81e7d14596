import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { CheckoutGateway } from '../../../src/commerce/domain/checkout/checkout-gateway.js'
import type { CheckoutTools } from '../../../src/commerce/domain/checkout/checkout.js'
import { storage } from '../../support/browser-memory.js'
import { fatesOf, fating, turns } from './fates.js'
import { contact, home, invoice, openTills } from './tills.js'

const deeds = ['order', 'order', 'double', 'look', 'reload', 'cart', 'method'] as const

const schedule = fc.record({
  /** Who does what, one after the other, without waiting for the one before. */
  deeds: fc.array(fc.record({ tab: fc.nat(1), deed: fc.constantFrom(...deeds), pause: fc.nat(12) }), { minLength: 2, maxLength: 7 }),
  ...fatesOf(14),
})
type Schedule = typeof schedule extends fc.Arbitrary<infer One> ? One : never

/** A guard taken out, to see that the race needs it. */
interface Without {
  singleFlight?: boolean
  readBeforeRetry?: boolean
}

async function race({ deeds, ...network }: Schedule, without: Without = {}) {
  const { gateways, tab, ledger, sandbox } = await openTills()
  // A platform that takes an order as often as it is sent: only the client keeps it one.
  sandbox.world.state.settings.ordersAgain = true
  const fated = fating(network)
  const { checkout } = gateways
  const platform: CheckoutGateway = {
    ...checkout,
    read: fated(checkout.read),
    prepare: fated(checkout.prepare),
    pay: fated(checkout.pay),
    order: fated(checkout.order),
  }
  const forgetful = async (...[id, signal]: Parameters<CheckoutGateway['read']>) => {
    const found = await platform.read(id, signal)
    return found && 'outdated' in found ? found : found && { ...found, orderReferenceNumber: undefined }
  }
  const tools: Partial<CheckoutTools> = {
    gateway: without.readBeforeRetry ? { ...platform, read: forgetful } : platform,
    ...(without.singleFlight && { withLock: (work) => work() }),
  }
  const visits = [storage(), storage()]
  const tabs = visits.map((visit) => tab({ gateway: checkout }, visit))
  await tabs[0]?.checkout.open()
  await tabs[0]?.checkout.change({ contact, address: home })
  await tabs[0]?.checkout.change({ methodId: tabs[0].found().groups[0]?.methods[0]?.id ?? '' })
  for (const index of [0, 1]) {
    tabs[index] = tab(tools, visits[index])
    await tabs[index]?.checkout.open()
  }
  const underway: Promise<unknown>[] = []
  for (const { tab: index, deed, pause } of deeds) {
    const at = tabs[index]
    if (!at) continue
    if (deed === 'order' || deed === 'double') underway.push(at.order(invoice()))
    if (deed === 'double') underway.push(at.order(invoice()))
    if (deed === 'look') underway.push(at.checkout.lookAgain())
    if (deed === 'method') underway.push(at.checkout.renew())
    if (deed === 'cart') underway.push(gateways.cart.read(1))
    if (deed === 'reload') {
      // What the old page has sent is on its way; the new one knows what the visit remembers.
      tabs[index] = tab(tools, visits[index])
      underway.push(tabs[index].checkout.open())
    }
    await turns(pause)
  }
  await Promise.all(underway)
  // She comes back later, with all well, and does as she is told.
  for (const index of [0, 1]) {
    const at = tabs[index]
    if (at?.state() === 'unknown') await at.checkout.lookAgain()
    if (at?.state() === 'failed') await at.checkout.open()
  }
  return { ...ledger(), states: tabs.map((at) => at.state()), tabs }
}

const numRuns = process.env.VITRINE_TEST_ALL ? 1000 : 100
const ordersOf = async (one: Schedule, without?: Without) => (await race(one, without)).orders

it(`comes to exactly one order, or to none and words, whatever happens (${numRuns} schedules)`, { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(schedule, async (one) => {
      const { orders, payments, states, tabs } = await race(one)
      expect(orders).toBeLessThanOrEqual(1)
      expect(payments).toBeLessThanOrEqual(1)
      if (orders === 0) for (const at of tabs) expect(['ready', 'failed', 'unknown']).toContain(at.state())
      // Who is told that it is ordered has an order.
      if (states.includes('done')) expect(orders).toBe(1)
    }),
    { numRuns, seed: 20_261_123 },
  )
})

it.each([
  ['one tab at a time orders', { singleFlight: true }],
  ['it is read before it is sent again', { readBeforeRetry: true }],
] as const)('comes to two orders at times, were it not that %s', { timeout: 600_000 }, async (_, without) => {
  const outcomes: number[] = []
  for (const one of fc.sample(schedule, { numRuns: 60, seed: 20_261_123 })) {
    outcomes.push(await ordersOf(one, without))
    if (outcomes.at(-1) === 2) break
  }
  expect(Math.max(...outcomes)).toBeGreaterThan(1)
})
