import { array, type InferInput, type InferOutput, nullish, optional, pipe, string, transform, union, unknown } from 'valibot'
import { object } from './object-shape.js'
import { fields, picture, quantityRule } from './shared-wire.js'
import { amount, count, extras, id, maybeAmount, maybeCount, maybeText, yesOrNo } from './wire.js'

/** `ConnectApi.CartMessage` and `CartMessagesSummary` (49.0): one that is not visible was dismissed. */
const message = object({
  message: maybeText,
  relatedEntityId: maybeText,
  severity: maybeText,
  type: maybeText,
  visible: nullish(yesOrNo, true),
})
const messages = nullish(object({ limitedMessages: nullish(extras(message), []) }))

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
  /** Null while there is nothing in it. */
  currencyIsoCode: nullish(string(), ''),
  asyncOperationStatus: maybeText,
  /** `Gross` or `Net`. */
  taxType: maybeText,
  totalProductCount: maybeCount,
  totalProductLineItemCount: maybeCount,
  uniqueProductCount: maybeCount,
  totalAmountWithItemAdjustment: maybeAmount,
  totalProductAmount: maybeAmount,
  totalProductListAmount: maybeAmount,
  totalChargeAmount: maybeAmount,
  totalTaxAmount: maybeAmount,
  grandTotalAmount: maybeAmount,
  /** Each may be of the cart or of something in it (`ConnectApi.CartMessagesSummary`, 49.0). */
  messagesSummary: messages,
})

/** One that cannot be named, or taken out, is left out. */
const coupons = pipe(
  extras(object({ cartCouponId: maybeText, couponCode: maybeText })),
  transform((all) => all.flatMap(({ cartCouponId, couponCode }) => (cartCouponId && couponCode ? { cartCouponId, couponCode } : []))),
)

/** The answer to a write: only the members that identify the line are read. */
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

/** `ConnectApi.CartCouponCollection` holds a `CartCouponList` (54.0). */
export const couponsShape = pipe(
  object({ cartCoupons: nullish(object({ coupons: nullish(coupons, []) })) }),
  transform(({ cartCoupons: list }) => list?.coupons ?? []),
)

const cartCoupons = nullish(couponsShape, { cartCoupons: { coupons: [] } })

const cartPromotions = nullish(
  pipe(
    // The guide has a list here, `ConnectApi.CartPromotionList` one in a list.
    object({ promotions: nullish(union([promotions, object({ promotions: nullish(promotions, []) })]), []) }),
    transform(({ promotions: list }) => (Array.isArray(list) ? list : list.promotions)),
  ),
  { promotions: [] },
)

/** `ConnectApi.PromotionApproachingDiscount` (64.0) has no name; one that is not understood is left out. */
const approachingDiscounts = nullish(
  extras(object({ promotionId: maybeText, qualifyingAmount: amount, qualifyingProductTotal: amount, targetType: maybeText })),
  [],
)

/** Since v63 `current` answers without a cart, too: with one that has no id. */
const unlessEmpty = (summary: unknown) =>
  (summary as { cartId?: unknown } | null | undefined)?.cartId == null ? undefined : (summary as InferInput<typeof cartSummaryShape>)

/** A wrapper without an item is one that the platform could not read. */
export const cartItemsShape = object({
  /** Absent, or without an id, while there is no cart. */
  cartSummary: optional(pipe(unknown(), transform(unlessEmpty), nullish(cartSummaryShape))),
  cartItems: array(object({ cartItem: nullish(cartItem), message: maybeText })),
  totalNumberOfPages: maybeCount,
  cartCoupons,
  cartPromotions,
  approachingDiscounts,
})

/** Each member answers for itself: with the line, or with an error array, or a bare error (contracts, 1.6). */
export const batchShape = object({ results: array(object({ statusCode: count, result: optional(unknown()) })) })

/** `ConnectApi.CartItemBasicResult` (60.0). */
const failedItem = object({ cartItem: nullish(object({ productId: maybeText, name: maybeText })), message: maybeText })

/** Empty when nothing was preserved (`ConnectApi.PreserveCart`, 60.0). */
export const preserveShape = nullish(
  object({
    cartId: maybeText,
    failedCartItems: nullish(
      array(
        union([
          failedItem,
          pipe(
            string(),
            transform((message) => ({ message, cartItem: undefined })),
          ),
          // Something has fallen away all the same.
          pipe(
            unknown(),
            transform(() => ({ message: undefined, cartItem: undefined })),
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
export type WireMessage = InferOutput<typeof message>

/** "0" until the platform has reckoned it. */
export const taxIn = ({ totalTaxAmount: tax }: Pick<WireCartSummary, 'totalTaxAmount'>): string | undefined =>
  Number(tax) > 0 ? (tax ?? undefined) : undefined
