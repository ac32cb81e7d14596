import { type InferOutput, nullish, string, unknown } from 'valibot'
import { object, record } from './object-shape.js'
import { count, maybeText } from './wire.js'

/** Fields that products and cart lines share. Custom fields by name: a text, a number, or `{ value }`. */
export const fields = nullish(record(string(), unknown()), {})

export const quantityLimits = object({ minimum: count, maximum: count, increment: count })
export const quantityRule = nullish(quantityLimits)

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
