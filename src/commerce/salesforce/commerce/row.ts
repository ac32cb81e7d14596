import type { QueryValue } from '../http.js'

/** A group of calls: a write in an area makes everything that was read there stale. */
export type Area = 'application' | 'session' | 'cart' | 'checkout' | 'address' | 'order' | 'catalogue' | 'wishlist'

/** A row: what a call is on the wire, and the rules that a client can know. */
export interface CommerceRow {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** After `/commerce/webstores/{webstoreId}`. */
  path: string
  area: Area
  /** The areas that a write makes too old, where it is more than its own. */
  outdates?: readonly Area[]
  /** The specification's name → the documented name that goes on the wire (contracts, section 8). */
  query?: Readonly<Record<string, string>>
  /** Asked where nothing is given, by the specification's names (section 9). */
  usual?: Readonly<Record<string, QueryValue>>
  /** Members of the body that are sent where nothing is given; a cart call knows for how many seconds the store holds goods. */
  usualBody?: (reservation: number | undefined) => Readonly<Record<string, unknown>>
  /** Members of the body that go out in another form than they are given. */
  forms?: Readonly<Record<string, 'address' | 'coupons' | 'text'>>
  /** A POST that only asks: shared and kept like a GET. */
  asks?: true
  /** Milliseconds; without one an answer is shared while under way, but not cached. */
  lifetime?: number
  /** The call knows no effectiveAccountId. */
  withoutAccount?: true
  /** The platform documents no such call: a shop that wants it answers it itself, under this name of the page's. */
  named?: 'resource.withdraw'
  /** Called instead, with the same parameters, when the platform does not know the address (404 or 410). */
  fallback?: string
  /** The answer is a checkout: ready at 200 and at 422, its status copied into it (contracts, section 8). */
  isCheckout?: true
  /** Calls of guests, and calls with these values, are thrown and not sent (specification, section 5). */
  refused?: { guests: true; query: Readonly<Record<string, QueryValue>>; code: string; message: string }
}
