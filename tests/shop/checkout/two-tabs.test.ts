import fc from 'fast-check'
import { beforeEach, expect, it, vi } from 'vitest'
import { products } from '../../../src/sandbox/world/shop/catalogue.js'
import type { Answer } from '../../../src/commerce/domain/answers.js'
import type { CartTools } from '../../../src/commerce/domain/cart/cart.js'
import type { CartGateway } from '../../../src/commerce/domain/cart/cart-gateway.js'
import type { CheckoutGateway } from '../../../src/commerce/domain/checkout/checkout-gateway.js'
import { serialQueue } from '../../../src/commerce/domain/serial-queue.js'
import { storage } from '../../support/browser-memory.js'
import { cartOver } from '../../support/fake-cart.js'
import { fatesOf, fating, turns } from './fates.js'
import { contact, home, invoice, openTills } from './tills.js'

const deeds = ['add', 'add', 'add', 'set', 'order', 'double', 'look', 'reload'] as const
/** None of them is in the cart from the beginning. */
const goods = products.filter(({ quantityRule, price }) => !quantityRule && Number(price) < 40).slice(-2)

const schedule = fc.record({
  /** Who does what, one after the other, without waiting for the one before. */
  deeds: fc.array(fc.record({ tab: fc.nat(1), deed: fc.constantFrom(...deeds), product: fc.nat(1), pause: fc.nat(12) }), {
    minLength: 3,
    maxLength: 10,
  }),
  ...fatesOf(24),
})
type Schedule = typeof schedule extends fc.Arbitrary<infer One> ? One : never

/** A guard taken out, to see that the race needs it. */
interface Without {
  lock?: boolean
  word?: boolean
  doubt?: boolean
}

interface Asked {
  productId: string
  /** Of each product another power of two, so that the sum tells which were done, and how often; less each time, as what came before may be taken for it. */
  quantity: number
  outcome: Answer | 'failed'
}

async function play({ deeds, ...network }: Schedule, without: Without = {}) {
  const { gateways, tab, sandbox } = await openTills()
  const { state } = sandbox.world
  // A platform that takes an order as often as it is sent: only the client keeps it one.
  state.settings.ordersAgain = true
  for (const { id } of products) state.stock[id] = 9_999
  const fated = fating(network)
  /** The quantities that the platform took for the first line, in order. */
  const taken: number[] = []
  const cartGateway: CartGateway = {
    ...gateways.cart,
    read: fated(gateways.cart.read),
    add: fated(gateways.cart.add),
    setQuantity: fated(async (...given: Parameters<CartGateway['setQuantity']>) => {
      const answer = await gateways.cart.setQuantity(...given)
      if (answer && 'done' in answer) taken.push(given[1])
      return answer
    }),
  }
  const { checkout } = gateways
  const till: CheckoutGateway = {
    ...checkout,
    read: fated(checkout.read),
    prepare: fated(checkout.prepare),
    pay: fated(checkout.pay),
    order: fated(checkout.order),
  }
  const line = serialQueue()
  let inLine = 0
  const withLock: CartTools['withLock'] = (work) => {
    inLine += 1
    const waited = inLine > 1 && !without.doubt
    return line(() => work(waited).finally(() => (inLine -= 1)))
  }
  const tools = (other: number): Partial<CartTools> => ({
    ...(!without.lock && { withLock }),
    // In browsers, too, it may come after the other's turn has begun.
    changed: () => void (!without.word && turns(2).then(() => carts[other]?.renew().catch(() => {}))),
  })
  const clock = { now: Date.now, wait: () => turns(1) }
  const visits = [storage(), storage()]
  const carts = [cartOver(cartGateway, clock, tools(1)), cartOver(cartGateway, clock, tools(0))]
  const tabs = visits.map((visit) => tab({ gateway: checkout }, visit))
  await tabs[0]?.checkout.open()
  await tabs[0]?.checkout.change({ contact, address: home })
  await tabs[0]?.checkout.change({ methodId: tabs[0].found().groups[0]?.methods[0]?.id ?? '' })
  const [first] = Object.values(state.carts).flatMap(({ lines }) => lines)
  for (const index of [0, 1]) {
    tabs[index] = tab({ gateway: till }, visits[index])
    await tabs[index]?.checkout.open()
    carts[index]?.open()
  }
  await turns(30)
  const adds: Asked[] = []
  const wishes: number[] = [first?.quantity ?? 0]
  const underway: Promise<unknown>[] = []
  for (const { tab: index, deed, product, pause } of deeds) {
    const [at, cart] = [tabs[index], carts[index]]
    if (!at || !cart) continue
    if (deed === 'add') {
      const productId = goods[product]?.id ?? ''
      const quantity = 2 ** (9 - adds.filter((each) => each.productId === productId).length)
      const asked: Asked = { productId, quantity, outcome: 'failed' }
      adds.push(asked)
      underway.push(
        cart.add(productId, quantity).then(
          (answer) => void Object.assign(asked, { outcome: answer }),
          () => {},
        ),
      )
    }
    if (deed === 'set') {
      const shown = cart.view.get().lines.find(({ productId }) => productId === first?.productId)
      wishes.push(5000 + wishes.length)
      if (shown) underway.push(cart.setQuantity(shown.id, wishes.at(-1) ?? 0).catch(() => {}))
    }
    if (deed === 'order' || deed === 'double') underway.push(at.order(invoice()))
    if (deed === 'double') underway.push(at.order(invoice()))
    if (deed === 'look') underway.push(at.checkout.lookAgain())
    if (deed === 'reload') {
      // What the old page has sent is on its way; the new one knows what the visit remembers.
      tabs[index] = tab({ gateway: till }, visits[index])
      underway.push(tabs[index].checkout.open())
    }
    await turns(pause)
  }
  await Promise.all(underway)
  const orders = Object.values(state.orders).flatMap(({ receipt }) => receipt ?? [])
  const open = Object.values(state.carts).filter(({ status, lines }) => status !== 'Closed' && lines.length > 0)
  const pieces = (productId = '') =>
    [...orders, ...open].flatMap(({ lines }) => lines).reduce((sum, each) => sum + (each.productId === productId ? each.quantity : 0), 0)
  return { adds, orders, open, pieces, ofFirst: pieces(first?.productId), taken, wishes }
}

const sum = (some: readonly Asked[]) => some.reduce((whole, { quantity }) => whole + quantity, 0)
const isDone = ({ outcome }: Asked) => outcome !== 'failed' && 'done' in outcome
/** She was told that nobody knows. */
const isOpen = ({ outcome }: Asked) => outcome === 'failed' || ('refused' in outcome && outcome.refused.reason === 'other')

/** What is there although it was not asked for, or twice, or is not although she was told so. */
function wrongs({ adds, orders, open, pieces, ofFirst, taken, wishes }: Awaited<ReturnType<typeof play>>): string[] {
  const wrong: string[] = []
  if (new Set(orders.map(({ cartId }) => cartId)).size < orders.length) wrong.push('an order twice')
  if (open.length > 1) wrong.push('two carts')
  if (ofFirst !== (taken.at(-1) ?? wishes[0])) wrong.push(`${ofFirst} of the first, and not the last that was taken`)
  for (const { id } of goods) {
    const asked = adds.filter(({ productId }) => productId === id)
    // The sure ones once, and of those that nobody knows any, once.
    const rest = pieces(id) - sum(asked.filter(isDone))
    if (rest < 0 || (rest & ~sum(asked.filter(isOpen))) !== 0) wrong.push(`${pieces(id)} pieces after ${JSON.stringify(asked)}`)
  }
  return wrong
}

const report = vi.spyOn(console, 'error')
beforeEach(() => void report.mockReset().mockReturnValue())

const numRuns = process.env.VITRINE_TEST_ALL ? 1000 : 30
const seed = 20_261_125

it(`loses and doubles no piece and no order in two tabs, whatever happens (${numRuns} schedules)`, { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(schedule, async (one) => {
      expect(wrongs(await play(one))).toEqual([])
    }),
    { numRuns, seed },
  )
})

/** Two add the same, soon after each other or not, and one of the calls gets lost. */
const close = [0, 12].flatMap((pause) =>
  Array.from({ length: 16 }, (_, unsent): Schedule => {
    const add = { deed: 'add' as const, product: 0, pause }
    return {
      deeds: [
        { ...add, tab: 0 },
        { ...add, tab: 1 },
        { ...add, tab: 0 },
      ],
      fates: Array.from({ length: unsent + 1 }, (__, at) => (at === unsent ? 'unsent' : 'well')),
      delays: [0],
    }
  }),
)

it.each([
  ['one tab at a time changes the cart', { lock: true }],
  ['each tells the other that it has', { word: true }],
  ['who has waited knows nothing any more', { doubt: true }],
] as const)('loses some of them, were it not that %s', { timeout: 600_000 }, async (_, without) => {
  const wrong: string[] = []
  for (const one of close) {
    wrong.push(...wrongs(await play(one, without)))
    expect(wrongs(await play(one))).toEqual([])
    if (wrong.length > 0) break
  }
  expect(wrong.length).toBeGreaterThan(0)
})
