import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { CheckoutGateway, PaymentRequest } from '../../../src/commerce/domain/checkout/checkout-gateway.js'
import type { Payer } from '../../../src/commerce/domain/payment/payers.js'
import { storage } from '../../support/browser-memory.js'
import { fatesOf, fating, turns } from './fates.js'
import { contact, home, invoice, openTills } from './tills.js'

const deeds = ['card', 'card', 'secure', 'declined', 'invoice', 'quantity', 'look', 'renew', 'reload'] as const

const schedule = fc.record({
  /** Two tabs, one deed after the other, without waiting for the one before. */
  deeds: fc.array(fc.record({ tab: fc.nat(1), deed: fc.constantFrom(...deeds), pause: fc.nat(12) }), { minLength: 2, maxLength: 7 }),
  /** The first tries to order are refused with 422. */
  refusals: fc.nat(2),
  ...fatesOf(20),
})
type Schedule = typeof schedule extends fc.Arbitrary<infer One> ? One : never

const request = (paymentToken: string): PaymentRequest => ({ requestType: 'PostAuth', paymentToken, billingAddress: home })

/** As a provider's form: each time another token. */
function payer(first: 'tok_secure' | 'tok_declined' | undefined, number: number): Payer {
  return {
    requestType: 'PostAuth',
    authorise: async () => request(first ?? `tok_${number}`),
    confirm: async () => request(`tok_confirmed_${number}`),
  }
}

async function play({ deeds, refusals, ...network }: Schedule) {
  const { gateways, tab, ledger, sandbox, placed } = await openTills()
  const fated = fating(network)
  const { checkout } = gateways
  let refused = 0
  const platform: CheckoutGateway = {
    ...checkout,
    start: fated(checkout.start),
    read: fated(checkout.read),
    remove: fated(checkout.remove),
    change: fated(checkout.change),
    prepare: fated(checkout.prepare),
    pay: fated(checkout.pay),
    order: fated(async (...said: Parameters<CheckoutGateway['order']>) => {
      refused += 1
      return refused <= refusals ? { problems: [{ kind: 'shipping' as const, detail: '', names: [] }] } : checkout.order(...said)
    }),
  }
  const visits = [storage(), storage()]
  const first = tab({}, visits[0])
  await first.checkout.open()
  await first.checkout.change({ contact, address: home })
  await first.checkout.change({ methodId: first.found().groups[0]?.methods[0]?.id ?? '' })
  const [line] = Object.values(sandbox.world.state.carts).flatMap(({ lines }) => lines)
  const tabs = visits.map((visit) => tab({ gateway: platform }, visit))
  await Promise.all(tabs.map((at) => at.checkout.open()))
  const underway: Promise<unknown>[] = []
  for (const [number, { tab: index, deed, pause }] of deeds.entries()) {
    const at = tabs[index]
    if (!at) continue
    if (deed === 'card') underway.push(at.order(payer(undefined, number)))
    if (deed === 'secure') underway.push(at.order(payer('tok_secure', number)))
    if (deed === 'declined') underway.push(at.order(payer('tok_declined', number)))
    if (deed === 'invoice') underway.push(at.order(invoice(`R-${number}`)))
    if (deed === 'quantity') underway.push(gateways.cart.setQuantity(line?.cartItemId ?? '', number + 2).catch(() => {}))
    if (deed === 'look') underway.push(at.checkout.lookAgain())
    if (deed === 'renew') underway.push(at.checkout.renew())
    if (deed === 'reload') {
      tabs[index] = tab({ gateway: platform }, visits[index])
      underway.push(tabs[index].checkout.open())
    }
    await turns(pause)
  }
  await Promise.all(underway)
  // The shopper comes back to both tabs later, with all well.
  for (const visit of visits) {
    const at = tab({}, visit)
    await at.checkout.open()
    if (at.state() === 'unknown') await at.checkout.lookAgain()
    tabs.push(at)
  }
  const { checkouts = {}, carts } = sandbox.world.state
  const orderless = [
    ...Object.values(checkouts).flatMap(({ order, payments }) => (order ? [] : payments)),
    ...Object.values(carts).flatMap(({ earlierPayments = [] }) => earlierPayments),
  ].filter(({ requestType, status }) => requestType !== 'SimplePurchaseOrder' && (status === 'Captured' || status === 'Authorised'))
  return { ...ledger(), orderless, told: tab().checkout.lastOrderNumber, placed, tabs }
}

const numRuns = process.env.VITRINE_TEST_ALL ? 1000 : 60

it(`leaves no payment without its order, and no order without its number, whatever happens (${numRuns} schedules)`, {
  timeout: 600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(schedule, async (one) => {
      const { orders, orderless, told, placed, tabs } = await play(one)
      expect(orders).toBeLessThanOrEqual(1)
      expect(orderless).toEqual([])
      if (orders === 0) return
      expect(told).toBeDefined()
      expect(placed).toContain(told)
      // Either the tab says it, or its cart is empty, and the page says the number of the last order.
      for (const at of tabs) expect([told, undefined]).toContain(at.view().orderReferenceNumber)
    }),
    { numRuns, seed: 20_261_129 },
  )
})
