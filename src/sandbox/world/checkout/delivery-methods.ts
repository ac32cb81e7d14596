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

/** Countries that the shop sends to at all. */
export const shippingCountries: readonly string[] = ['DE', 'AT']

export const freeShippingFrom: Cents = 5000

export const standard: DeliveryMethod = {
  id: idOf('2Dm', 1),
  name: 'Standard',
  carrier: 'DHL',
  classOfService: 'Ground',
  fee: 490,
  freeFrom: freeShippingFrom,
  countries: shippingCountries,
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

export const methodNamed = (id: string | undefined): DeliveryMethod | undefined => methods.find((method) => method.id === id)

/** None before it is known where to. */
export const methodsFor = (country: string | undefined): DeliveryMethod[] =>
  methods.filter(({ countries }) => country !== undefined && countries.includes(country))

export const feeOf = ({ fee, freeFrom }: DeliveryMethod, subtotal: Cents): Cents =>
  freeFrom !== undefined && subtotal >= freeFrom ? 0 : fee
