import { type Counts, countProducts } from '../cart/adding.js'
import { hasPermalink } from '../consultant/detection.js'
import type { Refusal } from '../answers.js'
import type { CartWish } from '../cart/cart-gateway.js'
import type { PlatformFailure } from '../errors.js'
import { has } from '../has.js'
import { largestQuantity } from '../limits.js'
import { type Observable, observable, type Readable } from '../observable.js'
import { holderOf, type Permalink, readPermalink, withoutContents } from './permalink.js'
import { countsBefore, markSent, signatureOf } from './marker.js'
import { productName } from '../product/product-name.js'
import type { Shop } from '../shop.js'

/** A part of a link that is not, or not wholly, in the cart. */
export interface MissingPart {
  /** Id of the part, as the link calls it. */
  partId: string
  /** Undefined where the shop does not know it. */
  name: string | undefined
  asked: number
  /** Number of pieces that are in the cart all the same. */
  got: number
  /** The shop has no such part, what is written names none, or a cart does not take so many; else its refusal. */
  why: 'unknown' | 'unclear' | 'too-many' | Refusal
}

export interface PermalinkResult {
  /** Pieces of this link that are in the cart. */
  added: number
  missing: readonly MissingPart[]
  /** Number of further parts that the link names and that were not looked at. */
  beyond: number
}

export type PermalinkView =
  | { state: 'none' | 'loading' | 'adding' }
  /** The consultant's shop is closed, or guests may not buy: nothing was added, and the link is kept. */
  | { state: 'closed' | 'sign-in' }
  | { state: 'applied'; result: PermalinkResult }
  | { state: 'failed'; error: unknown }

/** So many are asked for; a list of part numbers can be read as well. */
const mostNames = 20

/** Milliseconds until a page counts as one without detection. */
export const detectionPatience = 3000

const views = new WeakMap<Shop, Observable<PermalinkView>>()
const running = new WeakMap<Shop, Promise<void>>()

function viewOf(shop: Shop): Observable<PermalinkView> {
  const view = views.get(shop) ?? observable<PermalinkView>({ state: 'none' })
  views.set(shop, view)
  return view
}

/** The outcome of the link by which the shopper came. */
export const permalinkOf = (shop: Shop): Readable<PermalinkView> => viewOf(shop)

/** She has read it. */
export const dismissPermalink = (shop: Shop): void => viewOf(shop).set({ state: 'none' })

/** After it failed. A detection that failed is asked again as well. */
export function retryPermalink(shop: Shop): Promise<void> {
  const detection = shop.detection.get()
  if (detection?.outcome === 'failed') detection.again()
  return applyPermalink(shop)
}

/**
 * Puts into the cart what the permalink of this page wants, once, however often it is called: when detection has spoken,
 * with all that could not be had told, and then the wishes taken out of the address (specification, sections 2, 4 and 5).
 */
export function applyPermalink(shop: Shop): Promise<void> {
  const before = running.get(shop)
  if (before) return before
  const view = viewOf(shop)
  const started = apply(shop, (state) => view.set({ state }))
    .then(
      (next) => view.set(next),
      (error) => {
        console.error('The permalink could not be applied.', error)
        view.set({ state: 'failed', error })
      },
    )
    .finally(() => running.delete(shop))
  running.set(shop, started)
  return started
}

async function apply(shop: Shop, enter: (state: 'loading' | 'adding') => void): Promise<PermalinkView> {
  const here = shop.page.here()
  if (!hasPermalink(here)) return { state: 'none' }
  const link = readPermalink(holderOf(here))
  const wants = link.parts.length + link.unclear.length > 0
  if (wants) enter('loading')
  const detection = await whenDetected(shop)
  // Another kind of page may call something else `p`.
  if (detection && detection.role !== 'cart') return { state: 'none' }
  if (detection?.outcome === 'failed') throw detection.error
  if (!wants) return { state: 'none' }
  await shop.ready()
  if (shop.session.get().permissions?.fillCart === false) return { state: 'sign-in' }
  if (shop.closed.get()) return { state: 'closed' }
  enter('adding')
  return fulfil(shop, link)
}

/** A page without detection goes on after a moment. */
async function whenDetected({ detection, page: { clock } }: Shop) {
  await Promise.race([until(detection, (view) => view !== undefined), clock.wait(detectionPatience)])
  if (detection.get() === undefined) return undefined
  return until(detection, (view) => view?.outcome !== 'loading')
}

function until<T>(readable: Readable<T>, holds: (value: T) => boolean): Promise<T> {
  return new Promise((resolve) => {
    const look = () => {
      if (!holds(readable.get())) return
      undo()
      resolve(readable.get())
    }
    let undo = () => {}
    undo = readable.subscribe(look)
    look()
  })
}

/** The quantity that the link wants of one product. */
interface Wish extends CartWish {
  partId: string
  /** Quantities that the cart held before the link, and holds now. */
  before: number
  now: number
  refusal?: Refusal
}

async function fulfil(shop: Shop, link: Permalink): Promise<PermalinkView> {
  const { visit } = shop.page
  const products = await productsOf(shop, link)
  const now = countProducts(await (await shop.cart.get()).whole())
  const signature = signatureOf(link.parts)
  const wishes = wishesOf(link, products, { before: countsBefore(visit, signature) ?? now, now })
  markSent(visit, signature, new Map(wishes.map((wish) => [wish.productId, wish.before])))
  await send(shop, wishes)
  // As many pieces as the stock or the rule allows are better than none.
  await send(shop, wishes, (wish) => (wish.refusal ? mostThatFits(wish, wish.refusal) : 0))
  const postponed = postponedBy(wishes)
  if (postponed) return postponed
  shop.page.rewrite(withoutContents(shop.page.here()))
  const missing = [...unknownOf(link, products), ...(await refusedOf(shop, link, wishes)), ...unclearOf(link)]
  return { state: 'applied', result: { added: wishes.reduce((sum, wish) => sum + gotOf(wish), 0), missing, beyond: link.beyond } }
}

/** A refusal that may pass in a moment is no answer to the link: the link stays in the address. */
function postponedBy(wishes: readonly Wish[]): PermalinkView | undefined {
  const reasons = new Set(wishes.map(({ refusal }) => refusal?.reason))
  if (reasons.has('inactive')) return { state: 'closed' }
  if (reasons.has('not-allowed')) return { state: 'sign-in' }
  if (!reasons.has('conflict') && !reasons.has('session')) return undefined
  const error: PlatformFailure = Object.assign(new Error('The cart was changed at the same time.'), {
    kind: 'conflict' as const,
    status: 409,
    code: 'CONFLICT',
  })
  return { state: 'failed', error }
}

async function productsOf({ products, settings }: Shop, { parts }: Permalink): Promise<ReadonlyMap<string, string>> {
  if (parts.length === 0) return new Map()
  const found = await (await products.get()).byPartIds(
    parts.map(({ partId }) => partId),
    settings.get().subsidiary,
  )
  return new Map(found.filter(({ id }) => id !== '').map(({ id, partId }) => [partId, id]))
}

function wishesOf({ parts }: Permalink, products: ReadonlyMap<string, string>, counts: { before: Counts; now: Counts }): Wish[] {
  const wishes = new Map<string, Wish>()
  for (const { partId, quantity } of parts) {
    const productId = products.get(partId)
    if (productId === undefined) continue
    const now = counts.now.get(productId) ?? 0
    const wish = wishes.get(productId) ?? {
      productId,
      partId,
      quantity: 0,
      before: counts.before.get(productId) ?? now,
      now,
    }
    wish.quantity = Math.min(wish.quantity + quantity, largestQuantity)
    wishes.set(productId, wish)
  }
  return [...wishes.values()]
}

const gotOf = ({ before, now, quantity }: Wish): number => Math.max(0, Math.min(now - before, quantity))
const stillMissing = (wish: Wish): number => wish.quantity - gotOf(wish)

/** Sends of each wish so many pieces, and keeps what the shop said to it. */
async function send(shop: Shop, wishes: readonly Wish[], amount: (wish: Wish) => number = stillMissing): Promise<void> {
  const sent = wishes.map((wish) => ({ wish, quantity: amount(wish) })).filter(({ quantity }) => quantity > 0)
  if (sent.length === 0) return
  const answers = await (await shop.cart.get()).addAll(
    sent.map(({ wish: { productId }, quantity }) => ({ productId, quantity })),
    'permalink',
  )
  for (const [place, { wish, quantity }] of sent.entries()) {
    const answer = answers[place]
    if (answer && has(answer, 'refused')) wish.refusal = answer.refused
    if (answer && has(answer, 'done')) wish.now += quantity
  }
}

/** The most pieces that the shop would add to what the cart holds, after it has said no to more. */
function mostThatFits(wish: Wish, { reason, available, rule }: Refusal): number {
  const highest = reason === 'stock' ? available : reason === 'rule' ? rule?.maximum : undefined
  if (highest === undefined) return 0
  const { minimum = 1, increment = 1 } = rule ?? {}
  const whole = Math.floor(Math.min(highest, wish.now + stillMissing(wish)) / increment) * increment
  return whole < minimum ? 0 : Math.max(0, whole - wish.now)
}

function unknownOf({ parts }: Permalink, products: ReadonlyMap<string, string>): MissingPart[] {
  return parts
    .filter(({ partId }) => !products.has(partId))
    .map(({ partId, quantity }) => ({ partId, name: undefined, asked: quantity, got: 0, why: 'unknown' }))
}

const unclearOf = ({ unclear }: Permalink): MissingPart[] =>
  unclear.map((text) => ({ partId: text, name: undefined, asked: 0, got: 0, why: 'unclear' }))

async function refusedOf(shop: Shop, { tooMany }: Permalink, wishes: readonly Wish[]): Promise<MissingPart[]> {
  const short = wishes.filter((wish) => stillMissing(wish) > 0 || tooMany.has(wish.partId))
  return Promise.all(
    short.map(async (wish, place) => ({
      partId: wish.partId,
      name: place < mostNames ? await productName(shop.products, wish.productId) : undefined,
      asked: wish.quantity,
      got: gotOf(wish),
      why: wish.refusal ?? ('too-many' as const),
    })),
  )
}
