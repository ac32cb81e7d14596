import type { DeliveryMethod } from './checkout-gateway.js'

/** The method that is chosen until the shopper chooses: never a dearer one, in any order of the platform's list. */
export const cheapestMethod = (methods: readonly DeliveryMethod[]): DeliveryMethod | undefined =>
  methods.toSorted((left, right) => Number(left.fee) - Number(right.fee))[0]
