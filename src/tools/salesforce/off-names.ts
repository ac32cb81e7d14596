import { checkoutNames } from '../../commerce/domain/names/checkout-names.js'
import { beautyNames, preferenceNames, subscriptionNames, userNames } from '../../commerce/domain/names/customer-names.js'
import { orderNames } from '../../commerce/domain/names/order-names.js'
import { detailNames, productNames } from '../../commerce/domain/names/product-names.js'
import type { Extension } from './extensions.js'

const ofFields = { ...productNames, ...detailNames, ...checkoutNames, ...orderNames, ...userNames }
const ofObjects = { ...beautyNames, ...preferenceNames, ...subscriptionNames }

/** Returns the keys of the store's `names` that name a field or an object of these extensions: an empty name switches it off. */
export function offNames(extensions: readonly Extension[]): string[] {
  const fields = extensions.flatMap((each) => Object.values(each.fields ?? {}).flat())
  const objects = extensions.flatMap((each) => each.objects ?? [])
  return [...keysOf(ofFields, fields), ...keysOf(ofObjects, objects)]
}

function keysOf(names: Readonly<Record<string, string>>, named: readonly { name: string }[]): string[] {
  const wanted = new Set(named.map(({ name }) => name))
  return Object.entries(names).flatMap(([key, name]) => (wanted.has(name) ? [key] : []))
}
