export const second = 1000
export const minute = 60 * second

/** Specification, section 9: how long an answer is good, in milliseconds. Below zero: for ever. Records have a table of their own. */
export const lifetimes = {
  none: 0,
  forever: -1,
  store: 300 * second,
  applicationContext: 5 * minute,
  serverMethod: 5 * minute,
  /** A minute less than the token is valid (Commerce Webstore Order Summary Authorization). */
  orderToken: 59 * minute,
} as const

/** The application context is read anew this long before its end. */
export const applicationContextMargin = 30 * second
