import fc from 'fast-check'
import { beforeEach, expect, it, vi } from 'vitest'
import type { ShopCart } from '../../../src/commerce/domain/cart/cart.js'
import { type ManualClock, manualClock } from '../../support/clock.js'
import { cartOver, FakeCart, type Weather, type Write } from '../../support/fake-cart.js'
import { PlainCart } from '../../support/plain-cart.js'

const report = vi.spyOn(console, 'error')
beforeEach(() => void report.mockReset().mockReturnValue())

const aProduct = fc.constantFrom('cream', 'oil', 'soap', 'balm')
const aCommand = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('add' as const), product: aProduct }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('add all' as const), products: fc.uniqueArray(aProduct, { minLength: 1, maxLength: 3 }) }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('set' as const), line: fc.nat({ max: 5 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('remove' as const), line: fc.nat({ max: 5 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('undo' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('coupon' as const), code: fc.constantFrom('A', 'B') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('drop' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('clear' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('undo clear' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('other tab' as const), reads: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('deleted elsewhere' as const), reads: fc.boolean() }) },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('wait' as const), milliseconds: fc.constantFrom(0, 1, 40, 150, 200, 1000, 4000, 20_000) }),
  },
)
type Command = typeof aCommand extends fc.Arbitrary<infer One> ? One : never

const aScene = fc.record({
  commands: fc.array(aCommand, { minLength: 5, maxLength: 40 }),
  weather: fc.array(
    fc.constantFrom<Weather>(
      'fine',
      'fine',
      'fine',
      'fine',
      'silent',
      'ignored',
      'lost',
      'part',
      'offline',
      'conflict',
      'refused',
      'rejected',
    ),
    { maxLength: 60 },
  ),
  readWeather: fc.array(fc.constantFrom<'fine' | 'offline'>('fine', 'fine', 'fine', 'offline'), { maxLength: 20 }),
  latency: fc.constantFrom(0, 1, 70, 300),
  busy: fc.nat({ max: 6 }),
})
type Scene = typeof aScene extends fc.Arbitrary<infer One> ? One : never

type Outcome = 'done' | 'refused' | 'failed'

/**
 * A shopper, and beside her a plain cart that follows what she is told: what was said to be done is in it, what was
 * refused is not. Only where the world broke and nobody can know, it looks whether the change had arrived.
 */
class Shopper {
  readonly plain = new PlainCart()
  readonly #asked = new Set<object>()
  /** Quantities that were asked for and may not have been sent yet; a removal takes them along. */
  readonly #wishes = new Set<{ lineId: string; product: string; quantity: number; void: boolean }>()
  readonly #removed: string[] = []
  /** No write is the doing of two changes. */
  readonly #counted = new Set<Write>()
  #undoing = false
  #clearing = 0
  #number = 0

  constructor(
    private readonly cart: ShopCart,
    private readonly far: FakeCart,
    private readonly clock: ManualClock,
  ) {}

  async does(command: Command): Promise<void> {
    const { cart, far, plain } = this
    switch (command.do) {
      case 'add':
        return this.#add(command.product)
      case 'add all':
        return this.#addAll(command.products)
      case 'set':
        return this.#set(command.line)
      case 'remove':
        return this.#remove(command.line)
      case 'undo':
        return this.#add(this.#removed.pop() ?? 'cream')
      case 'coupon':
        return this.#coupon(command.code)
      case 'drop':
        return this.#drop()
      case 'clear':
        return this.#clear()
      case 'undo clear':
        return this.#undoClear()
      case 'wait':
        return this.clock.advance(command.milliseconds)
      case 'other tab':
        // What is cleared between its being read and its going is lost to everybody.
        if (this.#clearing === 0) {
          const product = `other ${this.#next()}`
          far.hold(product, 1)
          plain.add(product, 1)
        }
        if (command.reads) cart.refresh().catch(() => {})
        return
      case 'deleted elsewhere':
        if (this.#asked.size > 0) return
        far.delete()
        plain.empty()
        if (command.reads) cart.refresh().catch(() => {})
        return
    }
  }

  #add(product: string): void {
    const quantity = this.#next()
    this.#ask(this.cart.add(product, quantity), (outcome, took) => {
      if (outcome === 'done' || took('add', product, quantity)) this.plain.add(product, quantity)
    })
  }

  #addAll(products: readonly string[]): void {
    const wishes = products.map((productId) => ({ productId, quantity: this.#next() }))
    this.#ask(this.cart.addAll(wishes), (outcome, took, answers) => {
      wishes.forEach(({ productId, quantity }, index) => {
        const answer = outcome === 'failed' ? undefined : answers?.[index]
        const known = answer && ('done' in answer || answer.refused.reason !== 'other')
        if (known ? 'done' in answer : took('add', productId, quantity)) this.plain.add(productId, quantity)
      })
    })
  }

  #set(at: number): void {
    const line = this.#shownAt(at)
    if (!line) return
    // So large that no sum of adds looks like it.
    const wish = { lineId: line.id, product: line.productId, quantity: this.#next() + 1_000_000, void: false }
    this.#wishes.add(wish)
    this.#ask(this.cart.setQuantity(line.id, wish.quantity), (outcome, took) => {
      this.#wishes.delete(wish)
      if (wish.void) return
      if (outcome === 'done' || took('set', line.id, wish.quantity)) this.plain.set(line.productId, wish.quantity)
    })
  }

  #remove(at: number): void {
    const line = this.#shownAt(at)
    if (!line) return
    this.#takeAlong((wish) => wish.lineId === line.id)
    this.#removed.push(line.productId)
    this.#ask(this.cart.remove(line.id), (_, took) => {
      if (took('remove', line.id)) this.plain.lines.delete(line.productId)
    })
  }

  #coupon(code: string): void {
    this.#ask(this.cart.addCoupon(code), (outcome, took) => {
      if (took('coupon', code) || outcome === 'done') this.plain.coupons.add(code)
    })
  }

  #drop(): void {
    const [coupon] = this.cart.view.get().cart?.coupons ?? []
    if (!coupon) return
    this.#ask(this.cart.removeCoupon(coupon.id), (_, took) => {
      if (took('drop', coupon.id)) this.plain.coupons.delete(coupon.code)
    })
  }

  #clear(): void {
    const wished = this.#takeAlong(() => true)
    this.#clearing += 1
    this.#ask(this.cart.clear(), (outcome, took) => {
      this.#clearing -= 1
      const isEmpty = took('clear')
      if (outcome === 'done' && this.plain.lines.size > 0) this.plain.clear(wished)
      else if (isEmpty) this.plain.empty()
    })
  }

  #undoClear(): void {
    const { cleared } = this.plain
    const nothing = cleared === undefined || this.#undoing
    if (!nothing) {
      this.#undoing = true
      this.plain.cleared = undefined
    }
    this.#ask(this.cart.undoClear(), (outcome, took, _, missing = []) => {
      if (nothing) return
      this.#undoing = false
      const left = { lines: new Map(cleared.lines), coupons: new Set(cleared.coupons) }
      for (const [product, quantity] of cleared.lines) {
        const back = outcome === 'done' ? !missing.includes(product) : took('add', product, quantity)
        if (back) this.plain.add(product, quantity)
        if (back) left.lines.delete(product)
      }
      for (const code of cleared.coupons) {
        const isThere = took('coupon', code)
        const back = outcome === 'done' ? !missing.includes(code) : isThere
        if (back) this.plain.coupons.add(code)
      }
      if (outcome === 'failed') this.plain.cleared ??= left
    })
  }

  /** Whoever takes a line away takes its unsent quantity along. */
  #takeAlong(concerned: (wish: { lineId: string }) => boolean): Map<string, number> {
    const wishes = [...this.#wishes].filter((wish) => !wish.void && concerned(wish))
    const newest = new Map(wishes.map((wish) => [wish.lineId, wish]))
    const taken = wishes.filter(({ lineId, quantity }) => !this.#isSent(newest.get(lineId)?.quantity) && !this.#isSent(quantity))
    for (const wish of taken) wish.void = true
    return new Map(taken.map(({ product, quantity }) => [product, quantity]))
  }

  /** Whether a quantity is under way already shows in the far cart alone. */
  #isSent(quantity: number | undefined): boolean {
    return this.far.writes.at(-1)?.quantity === quantity
  }

  #shownAt(index: number) {
    const { lines } = this.cart.view.get()
    return lines[index % Math.max(lines.length, 1)]
  }

  #next(): number {
    this.#number += 1
    return this.#number
  }

  #ask(
    answer: Promise<unknown>,
    then: (
      outcome: Outcome,
      took: (kind: Write['do'], id?: string, quantity?: number) => boolean,
      answers?: Answers,
      missing?: readonly string[],
    ) => void,
  ): void {
    const from = this.far.writes.length
    const took = (kind: Write['do'], id?: string, quantity?: number) => {
      const write = this.far.writes
        .slice(from)
        .find(
          (each) =>
            each.took &&
            !this.#counted.has(each) &&
            each.do === kind &&
            (id === undefined || each.id === id) &&
            (quantity === undefined || each.quantity === quantity),
        )
      if (write) this.#counted.add(write)
      return write !== undefined
    }
    this.#asked.add(answer)
    answer
      .then(
        (value) => {
          const { missing } = value as { missing?: readonly string[] }
          const refused = !Array.isArray(value) && Object.hasOwn(value as object, 'refused')
          then(refused ? 'refused' : 'done', took, Array.isArray(value) ? (value as Answers) : undefined, missing)
        },
        () => then('failed', took),
      )
      .finally(() => this.#asked.delete(answer))
  }
}

type Answers = Awaited<ReturnType<ShopCart['addAll']>>

async function play({ commands, ...scene }: Scene) {
  const clock = manualClock()
  const far = Object.assign(new FakeCart(clock), scene, { weather: [...scene.weather], readWeather: [...scene.readWeather] })
  const cart = cartOver(far, clock)
  const shopper = new Shopper(cart, far, clock)
  for (const [product, quantity] of [
    ['cream', 1],
    ['oil', 2],
  ] as const) {
    far.hold(product, quantity)
    shopper.plain.add(product, quantity)
  }
  cart.open()
  for (const command of commands) await shopper.does(command)
  await clock.finish()
  far.readWeather = []
  cart.refresh().catch(() => {})
  await clock.finish()
  return { clock, far, cart, plain: shopper.plain }
}

const contentsOf = (lines: readonly { productId: string; quantity: number }[], coupons: readonly { code: string }[] = []) => ({
  lines: Object.fromEntries(
    lines.map(({ productId, quantity }): [string, number] => [productId, quantity]).sort(([left], [right]) => left.localeCompare(right)),
  ),
  coupons: coupons.map(({ code }) => code).sort(),
})

it('ends as a plain cart would that did what she was told, whatever she clicks and whatever the weather', {
  timeout: 600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(aScene, async (scene) => {
      const { clock, far, cart, plain } = await play(scene)
      const { lines, cart: shown, ...view } = cart.view.get()
      expect(contentsOf(lines, shown?.coupons)).toEqual(plain.contents)
      expect(contentsOf(far.lines, far.coupons)).toEqual(plain.contents)
      expect(view).toMatchObject({ status: 'ready', processing: false, retrying: false, error: undefined })
      expect(lines.some(({ settling }) => settling)).toBe(false)
      expect(far.mostInFlight, 'changes in flight').toBeLessThanOrEqual(1)
      expect(clock.waiting, 'timers left').toBe(0)
    }),
    { seed: 20_261_120, numRuns: process.env.VITRINE_TEST_ALL ? 20_000 : 2000 },
  )
})
