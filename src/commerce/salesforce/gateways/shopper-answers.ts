/**
 * Statuses that are an answer about the shopper, or about what she asked for. With any other status the world is broken,
 * and nobody is told that an input was wrong: the resource may be missing, or a proxy in between may have answered.
 * Documented (contracts, 1.5): 400 malformed, 401 not open to guests, 403 refused, 404 not found, 409 conflict, 410 gone,
 * 412 precondition, 422 validation.
 */
const documented = [400, 401, 403, 404, 409, 410, 412, 422]

export const shopperAnswers = {
  /** Cart, checkout, addresses, wishlists and records: their resources are the platform's, and never missing. */
  documented,
  /** A guest who proves nothing, or an order that is not hers, is told nothing (Commerce Webstore Order Summary Lookup). */
  orderLookup: [400, 401, 403, 404, 410],
  /** A resource of the shop's own: without it the address is missing, which says nothing of the order. */
  withdrawal: [400, 403, 409, 422],
  /**
   * Methods say with 200 what they refuse. 404 is a method that is missing, 400 an envelope that was not understood, and 403 a profile
   * that may not use the class ("You do not have access to the Apex class named …"): the organisation's own fault.
   */
  method: [401, 409],
} as const satisfies Record<string, readonly number[]>

export type Answering = keyof typeof shopperAnswers

export const isAboutShopper = (status: number, answering: Answering = 'documented'): boolean =>
  (shopperAnswers[answering] as readonly number[]).includes(status)
