import { array, type InferOutput, nullish, pipe, string, transform, union, unknown } from 'valibot'
import { fitting } from './lists.js'
import { object, record } from './object-shape.js'
import { picture } from './shared-wire.js'
import { extras, maybeAmount, maybeText } from './wire.js'

const text = nullish(string(), '')
/** Fields by the names of the platform's objects, each with its `text`. */
const fields = nullish(record(string(), unknown()), {})

const product = object({ id: maybeText, productId: maybeText, fields, media: nullish(picture) })

const summary = object({
  orderSummaryId: string(),
  orderNumber: text,
  orderedDate: maybeText,
  createdDate: maybeText,
  currencyIsoCode: text,
  status: text,
  totalAmount: maybeAmount,
  fields,
  products: nullish(extras(product), []),
})

/** The id and number of an order that is not understood: an order that can be opened is never hidden. */
const bareSummary = pipe(
  object({ orderSummaryId: string(), orderNumber: string() }),
  transform(
    (order): InferOutput<typeof summary> => ({
      ...order,
      ...{ orderedDate: null, createdDate: null, currencyIsoCode: '', status: '', totalAmount: null, fields: {}, products: [] },
    }),
  ),
)

/** Documented: Order Summary Collection (v51), with `products` where they were asked for. */
export const orderSummariesShape = object({
  nextPageToken: maybeText,
  orderSummaries: nullish(fitting(union([summary, bareSummary])), []),
})

const item = object({ id: text, fields, product: nullish(product) })

/** An order, never in part. Order Summary Lookup Output (v58); its fields are named as those of the platform's objects. */
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

/** Order Summary Authorization Output (v64). */
export const orderTokenShape = object({ accessToken: string() })

/** The answer to a call that the platform does not have: see its row. */
export const withdrawalShape = object({ orderNumber: string(), receivedDate: string() })

export type WireOrder = InferOutput<typeof orderShape>
export type WireOrderProduct = InferOutput<typeof product>
