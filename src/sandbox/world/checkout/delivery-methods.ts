import { idOf } from '../ids.js'
import type { Cents } from '../money.js'

export interface DeliveryMethod {
  id: string
  name: string
  carrier: string
  classOfService: string
  fee: Cents
  /** The goods' worth from which it costs nothing. */
  freeFrom?: Cents
  countries: readonly string[]
}

export const standard: DeliveryMethod = {
  id: idOf('2Dm', 1),
  name: 'Standard',
  carrier: 'DHL',
  classOfService: 'Ground',
  fee: 490,
  freeFrom: 5000,
  countries: ['DE', 'AT'],
}

export const express: DeliveryMethod = {
  id: idOf('2Dm', 2),
  name: 'Express',
  carrier: 'DHL',
  classOfService: 'Overnight',
  fee: 990,
  countries: ['DE'],
}

const methods: readonly DeliveryMethod[] = [standard, express]

/** Facts of a world that say how the shop sends. */
export interface Delivering {
  readonly facts: { readonly deliveryMethods?: readonly DeliveryMethod[] }
}

/** Returns the delivery methods of the shop, the usual one first. */
export const deliveryMethodsOf = ({ facts }: Delivering): readonly DeliveryMethod[] => facts.deliveryMethods ?? methods

/** Countries that the shop sends to at all. */
export const shippingCountriesOf = (world: Delivering): string[] => [
  ...new Set(deliveryMethodsOf(world).flatMap(({ countries }) => countries)),
]

export const methodNamed = (world: Delivering, id: string | undefined): DeliveryMethod | undefined =>
  deliveryMethodsOf(world).find((method) => method.id === id)

/** None before it is known where to. */
export const methodsFor = (world: Delivering, country: string | undefined): DeliveryMethod[] =>
  deliveryMethodsOf(world).filter(({ countries }) => country !== undefined && countries.includes(country))

/** Returns the goods' worth from which the usual method costs nothing; undefined where it always costs something. */
export const freeShippingOf = (world: Delivering): Cents | undefined => deliveryMethodsOf(world)[0]?.freeFrom

export const feeOf = ({ fee, freeFrom }: DeliveryMethod, subtotal: Cents): Cents =>
  freeFrom !== undefined && subtotal >= freeFrom ? 0 : fee
