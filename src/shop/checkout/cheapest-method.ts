import type { DeliveryMethod } from './checkout-gateway.js'

/** The one that is chosen until the shopper chooses: never a dearer one, whatever the platform names first. */
export const cheapestMethod = (methods: readonly DeliveryMethod[]): DeliveryMethod | undefined =>
  methods.toSorted((left, right) => Number(left.fee) - Number(right.fee))[0]
