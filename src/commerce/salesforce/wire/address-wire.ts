import { type InferOutput, nullish, string } from 'valibot'
import { fitting } from './lists.js'
import { object } from './object-shape.js'
import { flag, id, maybeText } from './wire.js'

const text = nullish(string(), '')

/** Contracts, 2.8. The name of the id at a checkout is another. */
export const addressShape = object({
  addressId: id,
  name: text,
  firstName: text,
  lastName: text,
  companyName: text,
  street: text,
  city: text,
  region: text,
  postalCode: text,
  country: text,
  phoneNumber: text,
  isDefault: flag,
})

/** Commerce Address Collection (54.0). */
export const addressesShape = object({
  items: nullish(fitting(addressShape), []),
  nextPageToken: maybeText,
})

export type WireAccountAddress = InferOutput<typeof addressShape>
