import type { cartNames } from './cart-names.js'
import type { catalogueNames } from './catalogue-names.js'
import type { checkoutNames } from './checkout-names.js'
import type { consultantNames, recordProfileNames } from './consultant-names.js'
import type { contentNames } from './content-names.js'
import type { couponNames } from './coupon-names.js'
import type { beautyNames, preferenceNames, subscriptionNames, userNames } from './customer-names.js'
import type { classNames, methodNames } from './method-names.js'
import type { orderNames } from './order-names.js'
import type { detailNames, productNames, rangeNames } from './product-names.js'

/** A server method that somebody else calls, as `@salesforce/apex` gives one: it resolves to the bare value, and rejects as Lightning does. */
export type ServerMethod = (parameters: Readonly<Record<string, unknown>>) => unknown

type MethodKey = keyof typeof methodNames
type TextKey =
  | keyof typeof cartNames
  | keyof typeof catalogueNames
  | keyof typeof checkoutNames
  | keyof typeof classNames
  | keyof typeof consultantNames
  | keyof typeof recordProfileNames
  | keyof typeof contentNames
  | keyof typeof couponNames
  | keyof typeof beautyNames
  | keyof typeof preferenceNames
  | keyof typeof subscriptionNames
  | keyof typeof userNames
  | keyof typeof orderNames
  | keyof typeof productNames
  | keyof typeof rangeNames
  | keyof typeof detailNames

export type NameKey = TextKey | MethodKey

/**
 * How this shop's organisation names what the platform leaves to it. What is not said has its usual name; an empty name
 * switches off what uses it. A method may also be handed over as a function.
 */
export type Names = { readonly [K in TextKey]?: string } & { readonly [K in MethodKey]?: string | ServerMethod }

/** @param usual the names that count where the page says no other */
export const namer =
  <Usual extends Readonly<Record<string, string>>>(usual: Usual, names: () => Names | undefined) =>
  (key: keyof Usual & string): string => {
    const said = (names() as Readonly<Record<string, unknown>> | undefined)?.[key]
    return typeof said === 'string' ? said.trim() : (usual[key] ?? '')
  }
