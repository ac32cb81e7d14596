/** Helpers for programs that turn the data of a shop owner into facts of a sandbox. */
export { pointOfPostalCode } from './world/consultants/postal-points.js'
export type { Point } from './world/consultants/places.js'
export type { DeliveryMethod } from './world/checkout/delivery-methods.js'
export type { Promotion } from './world/cart/promotions.js'
export { to18 } from './world/ids.js'
export { slugOf } from './world/slug.js'
