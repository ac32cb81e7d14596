import { array, type InferOutput, nullish, optional, pipe, string, transform, union, unknown } from 'valibot'
import { object } from './object-shape.js'
import { fields, picture, quantityRule } from './goods-wire.js'
import { amount, count, extras, id, maybeAmount, maybeCount, maybeText } from './wire.js'

/** Inner names are inferred (contracts, 2.5). */
const messages = nullish(
  object({
    limitedMessages: nullish(extras(union([string(), object({ errorCode: maybeText, message: maybeText, title: maybeText })])), []),
  }),
)

const cartItem = object({
  cartItemId: maybeText,
  productId: string(),
  name: maybeText,
  type: nullish(string(), 'Product'),
  quantity: count,
  totalListPrice: maybeAmount,
  totalPrice: maybeAmount,
  unitAdjustedPriceWithItemAdj: maybeAmount,
  salesPrice: maybeAmount,
  totalAdjustmentAmount: maybeAmount,
  childProductCount: maybeCount,
  promotionDisplayName: maybeText,
  messagesSummary: messages,
  productDetails: nullish(
    object({ fields, name: maybeText, productUrlName: maybeText, purchaseQuantityRule: quantityRule, thumbnailImage: nullish(picture) }),
  ),
})

export const cartSummaryShape = object({
  cartId: id,
  currencyIsoCode: string(),
  asyncOperationStatus: maybeText,
  totalProductCount: maybeCount,
  totalProductLineItemCount: maybeCount,
  uniqueProductCount: maybeCount,
  totalAmountWithItemAdjustment: maybeAmount,
  totalProductAmount: maybeAmount,
  totalProductListAmount: maybeAmount,
  totalChargeAmount: maybeAmount,
  totalTaxAmount: maybeAmount,
  grandTotalAmount: maybeAmount,
  /** Inferred: the guide has messages of lines only. */
  messagesSummary: messages,
})

/** One that cannot be named, or taken out, is left out. */
const coupons = pipe(
  extras(object({ cartCouponId: maybeText, couponCode: maybeText })),
  transform((all) => all.flatMap(({ cartCouponId, couponCode }) => (cartCouponId && couponCode ? { cartCouponId, couponCode } : []))),
)

/** What a write answers with: of a line only what tells it apart is read. */
export const writtenItemShape = object({ productId: string(), quantity: count })

const promotions = extras(
  object({
    promotionId: maybeText,
    displayName: maybeText,
    adjustmentAmount: maybeAmount,
    couponCode: maybeText,
    termsAndConditions: maybeText,
  }),
)

/** The guide names the list; its inner key is inferred, and the bare list understood as well. */
export const couponsShape = pipe(
  object({ cartCoupons: nullish(union([coupons, object({ cartCoupons: nullish(coupons, []) })]), []) }),
  transform(({ cartCoupons: list }) => (Array.isArray(list) ? list : list.cartCoupons)),
)

const cartCoupons = nullish(couponsShape, { cartCoupons: [] })

const cartPromotions = nullish(
  pipe(
    object({ promotions: nullish(union([promotions, object({ promotions: nullish(promotions, []) })]), []) }),
    transform(({ promotions: list }) => (Array.isArray(list) ? list : list.promotions)),
  ),
  { promotions: [] },
)

/** The guide names the list; its members are inferred, and one that is not understood is left out. */
const approachingDiscounts = nullish(extras(object({ displayName: string(), missingAmount: amount })), [])

/** A wrapper without an item is one that the platform could not read. */
export const cartItemsShape = object({
  /** Absent while there is no cart. */
  cartSummary: nullish(cartSummaryShape),
  cartItems: array(object({ cartItem: nullish(cartItem) })),
  totalNumberOfPages: maybeCount,
  cartCoupons,
  cartPromotions,
  approachingDiscounts,
})

/** Each member answers for itself: with the line, or with an error array, or a bare error (contracts, 1.6). */
export const batchShape = object({ results: array(object({ statusCode: count, result: optional(unknown()) })) })

const failedItem = object({ productId: maybeText, message: maybeText })

/** Empty when nothing was preserved. Members of the failed items are inferred. */
export const preserveShape = nullish(
  object({
    cartId: maybeText,
    failedCartItems: nullish(
      array(
        union([
          failedItem,
          pipe(
            string(),
            transform((message) => ({ message, productId: undefined })),
          ),
          // Something has fallen away all the same.
          pipe(
            unknown(),
            transform(() => ({ message: undefined, productId: undefined })),
          ),
        ]),
      ),
      [],
    ),
  }),
)

/** Inferred: the guide does not show the answer. */
export const reservationShape = nullish(object({ durationInSeconds: maybeCount }))

export type WireCart = InferOutput<typeof cartItemsShape>
export type WireCartSummary = InferOutput<typeof cartSummaryShape>
export type WireCartItem = InferOutput<typeof cartItem>
export type WireMessages = InferOutput<typeof messages>
