import { array, type InferOutput, nullish, object, record, string, unknown } from 'valibot'
import { picture } from './goods-wire.js'
import { maybeAmount, maybeText } from './wire.js'

const text = nullish(string(), '')
/** Fields by the names of the platform's objects, each with its `text`. */
const fields = nullish(record(string(), unknown()), {})

const product = object({ id: maybeText, productId: maybeText, fields, media: nullish(picture) })

/** Documented: Order Summary Collection (v51), with `products` where they were asked for. */
export const orderSummariesShape = object({
  nextPageToken: maybeText,
  orderSummaries: nullish(
    array(
      object({
        orderSummaryId: string(),
        orderNumber: text,
        orderedDate: maybeText,
        createdDate: maybeText,
        currencyIsoCode: text,
        status: text,
        totalAmount: maybeAmount,
        fields,
        products: nullish(array(product), []),
      }),
    ),
    [],
  ),
})

const item = object({ id: text, fields, product: nullish(product) })

/** Documented: Order Summary Lookup Output (v58). The names of its fields are those of the platform's objects. */
export const orderShape = object({
  id: text,
  orderNumber: text,
  currencyIsoCode: text,
  status: text,
  fields,
  deliveryGroups: nullish(
    array(
      object({
        id: text,
        fields,
        deliveryMethod: nullish(object({ name: maybeText, fields })),
        lineItems: nullish(array(item), []),
      }),
    ),
    [],
  ),
})

/** Of a call that the platform does not have: see its row. */
export const withdrawalShape = object({ orderNumber: string(), receivedDate: string() })

export type WireOrder = InferOutput<typeof orderShape>
export type WireOrderProduct = InferOutput<typeof product>
