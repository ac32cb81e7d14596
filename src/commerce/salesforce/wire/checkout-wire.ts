import { array, type InferOutput, nullish, string } from 'valibot'
import { first, fitting } from './lists.js'
import { object } from './object-shape.js'
import { cartSummaryShape } from './cart-wire.js'
import { count, extras, flag, id, maybeAmount, maybeCount, maybeText } from './wire.js'

const text = nullish(string(), '')

/** Contracts, 2.7. The names of what is invalid are inferred. */
const problem = object({
  type: text,
  title: text,
  detail: text,
  invalidParameters: nullish(extras(object({ name: text, reason: text })), []),
})

export const problemsShape = nullish(extras(problem), [])

const address = object({
  name: text,
  firstName: text,
  lastName: text,
  companyName: text,
  street: text,
  city: text,
  region: text,
  postalCode: text,
  country: text,
  shipToPhoneNumber: maybeText,
  phoneNumber: maybeText,
})

const method = object({
  id,
  name: text,
  carrier: text,
  currencyIsoCode: text,
  shippingFee: maybeAmount,
  adjustedShippingFee: maybeAmount,
})

const deliveryGroup = object({
  id,
  name: text,
  isDefault: flag,
  deliveryAddress: nullish(address),
  /** In a way that costs nobody knows what, nothing is sent. */
  availableDeliveryMethods: nullish(fitting(method), []),
  /** None is chosen where it has no id. */
  selectedDeliveryMethod: nullish(object({ id: maybeText })),
  desiredDeliveryDate: maybeText,
  shippingInstructions: maybeText,
  isGift: flag,
  giftToName: maybeText,
  giftMessage: maybeText,
  totalCartItemCount: maybeCount,
  /** Belongs to this group alone (Delivery Group, 63.0). */
  errors: problemsShape,
  cartItems: nullish(
    object({
      cartItems: nullish(array(object({ cartItem: nullish(object({ cartItemId: maybeText, quantity: count })) })), []),
    }),
  ),
})

export const checkoutShape = object({
  checkoutId: nullish(id),
  /** The HTTP status, copied in by the client (contracts, section 8). */
  checkoutStatus: count,
  orderReferenceNumber: maybeText,
  cartSummary: nullish(cartSummaryShape),
  contactInfo: nullish(object({ firstName: text, lastName: text, email: text, phoneNumber: text }), {}),
  deliveryGroups: nullish(object({ items: nullish(array(deliveryGroup), []) }), {}),
  errors: problemsShape,
})

/** The answer to a write of a group: only its id is read. */
export const writtenGroupShape = object({ id })

/** Inferred, as far as the guide shows no answer (contracts, 2.7). */
export const paymentShape = object({ salesforceResultCode: text, paymentData: maybeText, errors: problemsShape })

export const orderShape = object({ orderReferenceNumber: maybeText, errors: problemsShape })

/** The specification puts the number into the action; the reference says only that submitting returns it. */
export const actionsShape = object({
  orderReferenceNumber: maybeText,
  errors: problemsShape,
  actions: nullish(
    first(object({ action: text, statusCode: nullish(count, 200), orderReferenceNumber: maybeText, errors: problemsShape })),
    [],
  ),
})

/** Beside an error of the commerce API, or in the place of one; of an order's actions each has its own. */
export const hinderedShape = object({
  errors: problemsShape,
  actions: nullish(extras(object({ statusCode: nullish(count), errors: problemsShape })), []),
})

export type WireCheckout = InferOutput<typeof checkoutShape>
export type WireDeliveryGroup = InferOutput<typeof deliveryGroup>
export type WireProblem = InferOutput<typeof problem>
export type WireAddress = InferOutput<typeof address>
