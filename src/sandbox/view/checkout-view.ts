import type { CheckoutProblem } from '../world/checkout/checkout-problems.js'
import type { CheckoutState } from '../world/checkout/checkout-state.js'
import { groupsOf } from '../world/checkout/delivery-groups.js'
import { cartSummary, type CartReading } from './cart-view.js'
import { groupCollection } from './delivery-view.js'

const itemPage = { pageNumber: 1, pageSize: 25, sort: 'CreatedDateDesc' }

/** @param reading undefined when the cart is gone */
export function checkoutView(checkout: CheckoutState, reading: CartReading | undefined, errors: readonly CheckoutProblem[]) {
  const { customFields: _, ...summary } = reading ? cartSummary(reading) : { customFields: [] }
  return {
    checkoutId: checkout.checkoutId,
    statusCode: errors.length > 0 ? '422' : '200',
    orderReferenceNumber: checkout.order?.orderReferenceNumber ?? null,
    cartSummary: reading ? summary : null,
    contactInfo: checkout.contactInfo,
    customFields: checkout.customFields,
    deliveryGroups: reading ? groupCollection(reading, groupsOf(reading.cart), itemPage) : { count: 0, items: [] },
    errors,
  }
}

/** All that is known while it is being calculated. */
export const unfinishedCheckout = ({ checkoutId }: CheckoutState) => ({ checkoutId, statusCode: '202' })
