import fc from 'fast-check'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Answer } from '../../../src/commerce/domain/answers.js'
import { manualClock } from '../../support/clock.js'
import { cartOver, FakeCart, type Weather } from '../../support/fake-cart.js'

const report = vi.spyOn(console, 'error')
beforeEach(() => void report.mockReset().mockReturnValue())

type Command =
  | { do: 'add'; product: string }
  | { do: 'set'; line: number }
  | { do: 'remove'; line: number }
  | { do: 'undo' }
  | { do: 'refresh' }
  | { do: 'wait'; milliseconds: number }

const aCommand: fc.Arbitrary<Command> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('add' as const), product: fc.constantFrom('cream', 'oil', 'soap', 'balm') }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('set' as const), line: fc.nat({ max: 5 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remove' as const), line: fc.nat({ max: 5 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('undo' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('refresh' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('wait' as const), milliseconds: fc.constantFrom(0, 1, 40, 150, 200, 1000, 4000, 20_000) }),
  },
)
const aScene = fc.record({
  commands: fc.array(aCommand, { minLength: 5, maxLength: 40 }),
  weather: fc.array(fc.constantFrom<Weather>('fine', 'fine', 'fine', 'lost', 'offline', 'conflict', 'refused', 'rejected'), {
    maxLength: 60,
  }),
  readWeather: fc.array(fc.constantFrom<'fine' | 'offline'>('fine', 'fine', 'fine', 'offline'), { maxLength: 20 }),
  latency: fc.constantFrom(0, 1, 70, 300),
  busy: fc.nat({ max: 6 }),
  splits: fc.boolean(),
})

interface Asked {
  do: 'add' | 'set' | 'remove'
  id: string
  /** A different number for every change, so that each is known again in the far cart. */
  quantity: number
  /** How many views had been shown when it was asked. */
  after: number
  answer: Promise<Answer>
}

/** What a shopper asked, and what she was shown meanwhile. */
async function play({ commands, ...scene }: typeof aScene extends fc.Arbitrary<infer Scene> ? Scene : never) {
  const clock = manualClock()
  const far = Object.assign(new FakeCart(clock), scene, { weather: [...scene.weather], readWeather: [...scene.readWeather] })
  far.hold('cream', 1)
  far.hold('oil', 2)
  const cart = cartOver(far, clock)
  const views: ReadonlySet<string>[] = []
  cart.view.subscribe(() => views.push(new Set(cart.view.get().lines.map(({ id }) => id))))
  const asked: Asked[] = []
  const removed: string[] = []
  let number = 100

  const ask = (change: Pick<Asked, 'do' | 'id'>, send: (quantity: number) => Promise<Answer>) => {
    number += 1
    const after = views.length
    // Far enough apart that no sum of adds looks like a quantity that was set.
    const quantity = change.do === 'set' ? number + 10_000 : number
    const answer = send(quantity)
    answer.catch(() => {})
    asked.push({ ...change, quantity, after, answer })
  }
  const shownAt = (index: number) => {
    const { lines } = cart.view.get()
    return lines[index % Math.max(lines.length, 1)]
  }
  const add = (product: string) => ask({ do: 'add', id: product }, (quantity) => cart.add(product, quantity))

  cart.open()
  for (const command of commands) {
    switch (command.do) {
      case 'add':
        add(command.product)
        break
      case 'undo': {
        const product = removed.pop()
        if (product) add(product)
        break
      }
      case 'refresh':
        cart.refresh().catch(() => {})
        break
      case 'wait':
        await clock.advance(command.milliseconds)
        break
      default: {
        const line = shownAt(command.line)
        if (!line) break
        if (command.do === 'remove') removed.push(line.productId)
        ask({ do: command.do, id: line.id }, (quantity) =>
          command.do === 'set' ? cart.setQuantity(line.id, quantity) : cart.remove(line.id),
        )
      }
    }
  }
  await clock.finish()
  far.readWeather = []
  cart.refresh().catch(() => {})
  await clock.finish()
  const changes = await Promise.all(
    asked.map(async ({ answer, ...change }) => ({ ...change, outcome: await answer.then(outcomeOf, () => 'failed' as const) })),
  )
  return { clock, far, cart, views, changes }
}

const outcomeOf = (answer: Answer) => ('done' in answer ? ('done' as const) : ('refused' as const))

it('keeps the promises of the cart, whatever the shopper clicks and whatever the weather', async () => {
  await fc.assert(
    fc.asyncProperty(aScene, async (scene) => {
      const { clock, far, cart, views, changes } = await play(scene)
      const tries = (kind: string, id: string, quantity?: number) =>
        far.writes.filter((write) => write.do === kind && write.id === id && (quantity === undefined || write.quantity === quantity))

      expect(far.mostInFlight, 'changes in flight').toBeLessThanOrEqual(1)
      expect(clock.waiting, 'timers left').toBe(0)

      // What is shown in the end is what the platform holds.
      const view = cart.view.get()
      expect(view).toMatchObject({ status: 'ready', processing: false, retrying: false, error: undefined })
      expect(view.lines.map(({ id, quantity, settling }) => ({ id, quantity, settling }))).toEqual(
        far.lines.map(({ id, quantity }) => ({ id, quantity, settling: false })),
      )

      for (const change of changes) {
        const sent = tries(change.do, change.id, change.do === 'remove' ? undefined : change.quantity)
        const arrived = sent.filter(({ weather }) => weather === 'fine' || weather === 'lost').length
        if (change.do === 'add') {
          // Nothing is added twice, and what was said to be done was done.
          expect(arrived, `arrivals of ${change.id}`).toBe(
            change.outcome === 'done' ? 1 : change.outcome === 'refused' ? 0 : Math.min(arrived, 1),
          )
        }
        if (change.do !== 'remove') {
          expect(sent.length, 'tries').toBeLessThanOrEqual(4)
          // A conflict and a refusal are answers: the last word.
          expect(sent.slice(0, -1).every(({ weather }) => weather === 'offline' || weather === 'lost')).toBe(true)
        }
        if (change.do === 'remove' && change.outcome === 'done') {
          expect(
            views.slice(change.after).some((shown) => shown.has(change.id)),
            `${change.id} came back`,
          ).toBe(false)
          expect(far.lines.some(({ id }) => id === change.id)).toBe(false)
        }
      }

      // The last quantity the shopper asked for, and was told is done, is the last one the platform was told;
      // a removal after it takes it along.
      for (const line of far.lines) {
        const last = changes.filter((change) => change.do !== 'add' && change.id === line.id).at(-1)
        if (last?.do === 'set' && last.outcome === 'done')
          expect(far.applied.filter((write) => write.do === 'set' && write.id === line.id).at(-1)?.quantity).toBe(last.quantity)
      }
      // Every failure was logged, by its sentence.
      const failures = new Set(report.mock.calls.map(([sentence]) => sentence))
      expect([...failures].every((sentence) => ['cart update failed in queue', 'failed to add product to cart'].includes(sentence))).toBe(
        true,
      )
    }),
    { seed: 20_260_704, numRuns: process.env.VITRINE_TEST_ALL ? 2000 : 200 },
  )
})
