import { type InferOutput, nullish, pipe, string, transform, unknown } from 'valibot'
import { largestQuantity } from '../../domain/limits.js'
import { object, record } from './object-shape.js'
import { count, maybeCount, maybeText } from './wire.js'

/** Fields that products and cart lines share. Custom fields by name: a text, a number, or `{ value }`. */
export const fields = nullish(record(string(), unknown()), {})

export const quantityLimits = object({ minimum: count, maximum: count, increment: count })
/** `ConnectApi.PurchaseQuantityRule` (50.0): a limit that is not set is null, and an increment of 0 counts like none. */
export const quantityRule = nullish(
  pipe(
    object({ minimum: maybeCount, maximum: maybeCount, increment: maybeCount }),
    transform(({ minimum, maximum, increment }) => ({
      minimum: minimum ?? 1,
      maximum: maximum || largestQuantity,
      increment: increment || 1,
    })),
  ),
)

/** `alternateText` in the cart, `alternativeText` at a product. */
export const picture = object({
  url: maybeText,
  thumbnailUrl: maybeText,
  alternateText: maybeText,
  alternativeText: maybeText,
  title: maybeText,
})

export type WirePicture = InferOutput<typeof picture>
export type WireQuantityRule = InferOutput<typeof quantityRule>
