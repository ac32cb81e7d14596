import type { Route } from './route-in.js'

/**
 * The record that the page's address names: by its query (`?id=01t…`), or as stores of Experience Cloud have it, in its path
 * (`/product/{urlName}/{recordId}`, `/category/{categoryPath}/{recordId}`), at any position that the site has configured.
 * @param prefix of the ids of such records
 */
export const recordInAddress = ({ search, pathname }: Route, name: string, prefix: string): string | undefined =>
  new URLSearchParams(search).get(name) || pathname.split('/').findLast((step) => isId.test(step) && step.startsWith(prefix))

/** Id prefix of `Product2`; the platform’s own (object reference, key prefixes). */
export const productPrefix = '01t'
/** Id prefix of `ProductCategory`. */
export const categoryPrefix = '0ZG'

/** 15 letters and digits, or 18. */
const isId = /^[a-z\d]{15}([a-z\d]{3})?$/i
