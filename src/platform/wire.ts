import {
  array,
  boolean,
  type GenericSchema,
  getDotPath,
  type InferOutput,
  nullish,
  number,
  object,
  pipe,
  record,
  regex,
  safeParse,
  string,
  transform,
  union,
  unknown,
} from 'valibot'
import { PlatformError } from './errors.js'

/**
 * The shapes of answers, as tolerant as may be: unknown members are ignored, absent and null are the same.
 * @throws PlatformError `UNEXPECTED_SHAPE` naming the call and the place, never the value, which may be personal
 */
export function understand<S extends GenericSchema>(schema: S, body: unknown, call: string): InferOutput<S> {
  const result = safeParse(schema, body, { abortEarly: true })
  if (result.success) return result.output
  const [issue] = result.issues
  const message = `The answer to ${call} is not understood: ${getDotPath(issue) ?? 'it'} should be ${issue.expected ?? 'otherwise'}.`
  throw new PlatformError({ kind: 'broken', code: 'UNEXPECTED_SHAPE', message })
}

const textOrNumber = union([string(), number()])
const amount = pipe(textOrNumber, transform(String), regex(/^-?\d+(\.\d+)?$/))
export const count = pipe(amount, transform(Number))
export const maybeText = nullish(string())
export const maybeAmount = nullish(amount)
export const maybeCount = nullish(count)
const flag = nullish(boolean(), false)
/** Custom fields by name: a text, a number, or `{ value }`. */
export const fields = nullish(record(string(), unknown()), {})

export const applicationContextShape = object({
  guestBrowsingEnabled: flag,
  guestCartEnabled: flag,
  guestCheckoutEnabled: flag,
  guestCartCheckoutEnabled: flag,
  defaultCurrency: string(),
  supportedCurrencies: nullish(array(string()), []),
  inventoryConfiguration: nullish(object({ reservationInSeconds: maybeCount })),
  propertiesEx: nullish(object({ highScaleCartEnabled: flag })),
})

/** One supported currency is the shop's; else the default one (contracts, 2.1). */
export function currencyOf(context: InferOutput<typeof applicationContextShape>): string {
  const [only, another] = context.supportedCurrencies
  return another === undefined ? (only ?? context.defaultCurrency) : context.defaultCurrency
}

export const sessionContextShape = object({
  guestUser: boolean(),
  userId: maybeText,
  accountId: maybeText,
  profile: nullish(object({ firstName: maybeText })),
})

export const quantityRule = nullish(object({ minimum: count, maximum: count, increment: count }))
/** `alternateText` in the cart, `alternativeText` at a product. */
export const picture = object({ url: maybeText, alternateText: maybeText, alternativeText: maybeText, title: maybeText })

/** Inner names are inferred (contracts, 2.5). */
const lineMessages = nullish(
  object({ limitedMessages: nullish(array(union([string(), object({ message: maybeText, title: maybeText })])), []) }),
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
  messagesSummary: lineMessages,
  productDetails: nullish(
    object({ fields, name: maybeText, purchaseQuantityRule: quantityRule, thumbnailImage: nullish(picture) }),
  ),
})

const cartSummary = object({
  cartId: string(),
  currencyIsoCode: string(),
  asyncOperationStatus: maybeText,
  totalProductCount: count,
  totalProductLineItemCount: maybeCount,
  uniqueProductCount: maybeCount,
  totalAmountWithItemAdjustment: maybeAmount,
  totalProductAmount: maybeAmount,
  totalProductListAmount: maybeAmount,
  totalChargeAmount: maybeAmount,
  totalTaxAmount: maybeAmount,
  grandTotalAmount: maybeAmount,
})

/** A wrapper without an item is one that the platform could not read. */
export const cartItemsShape = object({
  /** Absent while there is no cart. */
  cartSummary: nullish(cartSummary),
  cartItems: array(object({ cartItem: nullish(cartItem) })),
  totalNumberOfPages: maybeCount,
})

/** Empty when nothing was preserved. */
export const preserveShape = nullish(object({ cartId: maybeText }))

export type WireCart = InferOutput<typeof cartItemsShape>
export type WireCartSummary = InferOutput<typeof cartSummary>
export type WireCartItem = InferOutput<typeof cartItem>
export type WirePicture = InferOutput<typeof picture>
export type WireQuantityRule = InferOutput<typeof quantityRule>
