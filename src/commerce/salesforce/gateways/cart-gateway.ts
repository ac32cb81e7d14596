import { safeParse } from 'valibot'
import type { Cart, CartGateway, CartLine, CartPromotion, CartWish, Said } from '../../domain/cart/cart-gateway.js'
import type { Money } from '../../domain/product/money.js'
import { has } from '../../domain/has.js'
import { fromCents, toCents } from '../../domain/product/money.js'
import { cartPageSize } from '../../domain/limits.js'
import type { Refusal } from '../../domain/answers.js'
import { couponNames } from '../../domain/names/coupon-names.js'
import { type Names, namer } from '../../domain/names/names.js'
import { productNames } from '../../domain/names/product-names.js'
import type { Commerce } from '../commerce/commerce.js'
import { errorOfAnswer, notUnderstood, PlatformError } from '../errors.js'
import type { HttpAnswer } from '../http.js'
import { badgesOf, fieldNumber, fieldText, pictureOf, ruleOf } from '../wire/fields.js'
import { asAnswer, type Reasons, refusalOf } from './refusals.js'
import {
  batchShape,
  cartItemsShape,
  couponsShape,
  preserveShape,
  reservationShape,
  taxIn,
  type WireCart,
  type WireCartItem,
  type WireCartSummary,
  type WireMessage,
  type WireMessages,
  writtenItemShape,
} from '../wire/cart-wire.js'
import { taxTypeOf, parseBody } from '../wire/wire.js'

/** Fields of the product that come with a line, besides name and SKU. */
const lineFields = ['field.line', 'field.available', 'field.badges', 'field.lowestPrice30Days'] as const

interface Reading {
  signal: AbortSignal | undefined
  /** Id of the cart; the shopper's own where it is absent. */
  cartId: string | undefined
}

/** The most lines that the platform sends and takes at once. */
const mostLines = 100

type NameOf = (key: (typeof lineFields)[number]) => string

export function createCartGateway(
  { call }: Commerce,
  sitePath: () => string,
  now: () => number = Date.now,
  names: () => Names | undefined = () => undefined,
): CartGateway {
  const name = namer(productNames, names)
  const couponName = namer(couponNames, names)

  async function readPage(page: number, size: number, { cartId, signal }: Reading): Promise<WholeCart> {
    // The coupons and promotions of the whole cart come with its first lines.
    const whole = page === 1 ? { includeCoupons: true, includePromotions: true } : {}
    const productFields = lineFields.map(name).filter(Boolean)
    const query = { page, size, sort: 'CreatedDateDesc', productFields, ...whole }
    const { status, body } = await call('cartItems', { path: { cart: cartId }, query, signal })
    return { ...parseBody(cartItemsShape, body, 'cartItems'), isProcessing: status === 202 }
  }

  /** Several of our pages come as one of the platform's, as far as it goes. */
  async function readPages(wanted: number, reading: Reading): Promise<Cart | undefined> {
    const size = Math.min(wanted * cartPageSize, mostLines)
    const first = await readPage(1, size, reading)
    const summary = first.cartSummary
    if (!summary?.cartId) return undefined
    const last = Math.min(first.totalNumberOfPages ?? 1, Math.ceil((wanted * cartPageSize) / size))
    const others = Array.from({ length: last - 1 }, (_, index) => readPage(index + 2, size, reading))
    const pages = [first, ...(await Promise.all(others))]
    const cartItems = pages.flatMap((page) => page.cartItems).slice(0, wanted * cartPageSize)
    return cartOf(summary, { ...first, cartItems }, sitePath(), name)
  }

  return {
    async read(pages = 1, signal, cartId) {
      try {
        return await readPages(pages, { signal, cartId })
      } catch (error) {
        if (error instanceof PlatformError && error.kind === 'missing') return undefined
        throw error
      }
    },
    add: (productId, quantity) =>
      asSaid(call('addCartItem', { body: lineInput({ productId, quantity }) }), ({ body }) => isAdded(body, { productId, quantity })),
    async addAll(wishes) {
      if (wishes.length === 0) return []
      if (wishes.length > mostLines)
        throw new RangeError(`${wishes.length} products were to be added at once; ask for ${mostLines} at most.`)
      const inputs = wishes.map((wish) => ({ richInput: lineInput(wish) }))
      let answers: readonly Said[] = []
      const whole = await asAnswer(
        call('addCartItems', { body: { inputs } }).then(({ body }) => {
          answers = answersOf(body, wishes)
        }),
      )
      return has(whole, 'refused') ? wishes.map(() => whole) : answers
    },
    setQuantity: (lineId, quantity) =>
      asSaid(
        call('changeCartItem', { path: { item: lineId }, body: { quantity: String(quantity) } }),
        ({ body }) => writtenItem(body)?.quantity === quantity,
      ),
    remove: (lineId) => asSaid(call('deleteCartItem', { path: { item: lineId } }), isGone),
    clear: async () => doneWhenGone(await asSaid(call('deleteCart'), isGone)),
    async addCoupon(code) {
      const codes = new Map(couponReasons.map(([key, reason]) => [couponName(key), reason] as const))
      const answer = await asSaid(call('addCoupon', { body: { couponCode: code } }), ({ body }) => isRedeemed(body, code), codes)
      // No coupon is gone, but the cart, since it was last read.
      return answer && has(answer, 'refused') && answer.refused.reason === 'gone'
        ? { refused: { ...answer.refused, reason: 'conflict' } }
        : answer
    },
    removeCoupon: async (couponId) => doneWhenGone(await asSaid(call('deleteCoupon', { path: { coupon: couponId } }), isGone)),
    async preserve(guestCartId) {
      const { body } = await call('preserveCart', { path: { cart: guestCartId } })
      const preserved = parseBody(preserveShape, body, 'preserveCart')
      const fallen = preserved?.failedCartItems.map(({ cartItem, message }) => ({
        productId: cartItem?.productId ?? '',
        name: cartItem?.name ?? '',
        message: message ?? '',
      }))
      return { made: Boolean(preserved?.cartId), fallen: fallen ?? [] }
    },
    async reserve(seconds) {
      try {
        const { body } = await call('reserveInventory', { body: { durationInSeconds: seconds } })
        const held = parseBody(reservationShape, body, 'reserveInventory')?.durationInSeconds ?? seconds
        // Counted from here: the shopper's clock may be wrong, and the platform's says nothing to her.
        return { until: now() + held * 1000 }
      } catch (error) {
        if (isWithoutResource(error)) return undefined
        const refused = refusalOf(error)
        if (!refused) throw error
        return { refused }
      }
    },
    async release() {
      await call('releaseInventory').catch((error) => {
        if (!isWithoutResource(error)) throw error
      })
    },
  }
}

const couponReasons: readonly (readonly [key: keyof typeof couponNames, reason: Refusal['reason']])[] = [
  ['coupon.unknown', 'coupon-unknown'],
  ['coupon.applied', 'coupon-applied'],
  ['coupon.expired', 'coupon-expired'],
  ['coupon.notCombinable', 'coupon-not-combinable'],
  ['coupon.minimum', 'coupon-minimum'],
]

const lineInput = ({ productId, quantity }: CartWish) => ({ productId, quantity: String(quantity), type: 'Product' })

/** A yes counts when the answer says what was asked. */
async function asSaid(write: Promise<HttpAnswer>, isConfirmed: (answer: HttpAnswer) => boolean, codes?: Reasons): Promise<Said> {
  let said = false
  const answer = await asAnswer(
    write.then((given) => {
      said = isConfirmed(given)
    }),
    codes && { codes },
  )
  return said || has(answer, 'refused') ? answer : undefined
}

function writtenItem(body: unknown) {
  const item = safeParse(writtenItemShape, body)
  return item.success ? item.output : undefined
}

/** The same product again makes its line grow. Its id may come with 15 letters or with 18. */
function isAdded(body: unknown, { productId, quantity }: CartWish): boolean {
  const item = writtenItem(body)
  return item !== undefined && item.productId.slice(0, 15) === productId.slice(0, 15) && item.quantity >= quantity
}

function isRedeemed(body: unknown, code: string): boolean {
  const redeemed = safeParse(couponsShape, body)
  return redeemed.success && redeemed.output.some(({ couponCode }) => couponCode.toUpperCase() === code.toUpperCase())
}

const isGone = ({ status }: HttpAnswer): boolean => status === 204

/** In the order of the wishes. What failed without a reason was refused all the same: its line is not there. */
function answersOf(body: unknown, wishes: readonly CartWish[]): Said[] {
  const batch = safeParse(batchShape, body)
  const results = batch.success ? batch.output.results : []
  if (results.length !== wishes.length) return wishes.map(() => undefined)
  return results.map(({ statusCode, result }, index) => {
    if (statusCode < 300) return isAdded(result, wishes[index] as CartWish) ? { done: true } : undefined
    return { refused: refusalOf(errorOfAnswer(statusCode, result, 'addCartItems')) ?? { reason: 'other', message: '' } }
  })
}

/** Treats the removal of something that is gone already as done. */
const doneWhenGone = (answer: Said): Said =>
  answer && has(answer, 'refused') && answer.refused.reason === 'gone' ? { done: true } : answer

/** The platform retired it, or never had it (contracts, section 8). */
const isWithoutResource = (error: unknown): boolean => error instanceof PlatformError && (error.status === 404 || error.status === 410)

/** The platform answers 202 while it still works on the cart. */
type WholeCart = WireCart & { isProcessing: boolean }

function cartOf(summary: WireCartSummary, whole: WholeCart, sitePath: string, name: NameOf): Cart {
  const processing = whole.isProcessing || summary.asyncOperationStatus === 'Processing'
  const amount = amountsOf(processing)
  const items = whole.cartItems.flatMap(({ cartItem }) => (cartItem?.type === 'Product' ? [cartItem] : []))
  const lineCount = summary.totalProductLineItemCount ?? summary.uniqueProductCount ?? items.length
  const told = toldIn(summary.messagesSummary)
  // A line's own message may come with the cart as well.
  const isOfLine = ({ relatedEntityId: id }: WireMessage) => items.some(({ cartItemId }) => cartItemId && cartItemId === id)
  // Before a delivery method is chosen the charge is "0", which says nothing.
  const isCharged = Number(summary.totalChargeAmount) > 0 || whole.cartItems.some(({ cartItem }) => cartItem?.type === 'DeliveryCharge')
  return {
    id: summary.cartId,
    currency: summary.currencyIsoCode,
    processing,
    lines: items.map((item) => {
      const ofLine = told.filter(({ relatedEntityId: id }) => id && id === item.cartItemId)
      return { ...lineOf(item, amount, [...toldIn(item.messagesSummary), ...ofLine]), ...detailsOf(item, sitePath, name) }
    }),
    lineCount,
    productCount: summary.totalProductCount ?? items.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: amount('the subtotal', summary.totalAmountWithItemAdjustment ?? summary.totalProductAmount),
    original: amount('the original amount', summary.totalProductListAmount ?? summary.totalProductAmount),
    shipping: isCharged ? (summary.totalChargeAmount ?? undefined) : undefined,
    tax: taxIn(summary),
    taxType: taxTypeOf(summary.taxType),
    total: amount('the total', summary.grandTotalAmount),
    pageCount: Math.max(1, Math.ceil(lineCount / cartPageSize)),
    coupons: whole.cartCoupons.map(({ cartCouponId: id, couponCode: code }) => ({ id, code })),
    promotions: whole.cartPromotions.map(promotionOf),
    approaching: whole.approachingDiscounts.flatMap(approachingOf),
    problems: [...sentencesOf(told.filter((message) => !isOfLine(message))), ...failuresIn(whole)],
  }
}

/** An entry may say why there is no line in it (`ConnectApi.CartItemResult`, 49.0). */
const failuresIn = ({ cartItems }: WireCart): string[] => [
  ...new Set(cartItems.flatMap(({ cartItem, message }) => (cartItem || !message ? [] : [message]))),
]

function promotionOf({
  promotionId,
  displayName,
  adjustmentAmount,
  couponCode,
  termsAndConditions,
}: WireCart['cartPromotions'][number]): CartPromotion {
  return {
    id: promotionId ?? displayName ?? '',
    name: displayName ?? couponCode ?? '',
    amount: adjustmentAmount ?? nothing,
    couponCode: couponCode || undefined,
    terms: termsAndConditions || undefined,
  }
}

function approachingOf({ promotionId, qualifyingAmount, qualifyingProductTotal, targetType }: WireCart['approachingDiscounts'][number]) {
  const missing = toCents(qualifyingAmount) - toCents(qualifyingProductTotal)
  return missing > 0 ? [{ id: promotionId ?? '', target: targetType ?? '', missing: fromCents(missing) }] : []
}

const nothing: Money = '0.00'

type Amount = (what: string, ...candidates: (string | null | undefined)[]) => Money

/** An amount must be known, unless the platform still calculates; then no price is shown at all. */
function amountsOf(processing: boolean): Amount {
  return (what, ...candidates) => {
    const known = candidates.find((candidate) => typeof candidate === 'string')
    if (known !== undefined || processing) return known ?? nothing
    const message = `The answer to cartItems is not understood: ${what} is missing.`
    throw new PlatformError({ kind: 'broken', code: notUnderstood, message })
  }
}

/** Contracts, 2.5: the mapping for the product's cart screen. */
function lineOf(item: WireCartItem, amount: Amount, told: readonly WireMessage[]): Omit<CartLine, ProductPart> {
  return {
    id: item.cartItemId ?? '',
    productId: item.productId,
    quantity: item.quantity,
    original: amount('a line’s original price', item.totalListPrice, item.totalPrice),
    actual: amount('a line’s price', item.totalPrice),
    perItem: amount('a price per item', item.unitAdjustedPriceWithItemAdj, item.salesPrice),
    savings: item.totalAdjustmentAmount ?? nothing,
    bundleCount: item.childProductCount ?? 0,
    gone: told.some(isSoldNoMore),
    promotions: item.promotionDisplayName ? [item.promotionDisplayName] : [],
    problems: sentencesOf(told),
  }
}

type ProductPart = 'name' | 'urlName' | 'detail' | 'picture' | 'lowestPrice30Days' | 'available' | 'rule' | 'badges'

/** Returns the product's details that a line carries. */
function detailsOf({ productDetails: details, name: ownName }: WireCartItem, sitePath: string, name: NameOf): Pick<CartLine, ProductPart> {
  return {
    name: details?.name ?? ownName ?? '',
    urlName: details?.productUrlName ?? undefined,
    detail: fieldText(details?.fields, name('field.line')) ?? '',
    picture: pictureOf(details?.thumbnailImage, sitePath),
    lowestPrice30Days: fieldText(details?.fields, name('field.lowestPrice30Days')),
    available: fieldNumber(details?.fields, name('field.available')),
    rule: ruleOf(details?.purchaseQuantityRule),
    badges: badgesOf(details?.fields, name('field.badges')),
  }
}

/** She is not entitled to buy it. */
const isSoldNoMore = ({ type, severity }: WireMessage): boolean => type === 'Entitlement' && severity === 'Error'

const toldIn = (summary: WireMessages): WireMessage[] => (summary?.limitedMessages ?? []).filter(({ visible }) => visible)

const sentencesOf = (told: readonly WireMessage[]): string[] => [...new Set(told.flatMap(({ message }) => message || []))]
