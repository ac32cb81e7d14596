import type { CheckoutAddress, PaymentRequest } from '../checkout/checkout-gateway.js'
import { has } from '../has.js'
import type { Authorisation, Charging, PaymentSession, Unpaid } from './payment-provider.js'

/** Somebody who can be asked to take a payment. */
export interface OpenedPayment {
  requestType: Charging
  session: PaymentSession
}

/** Takes the payment of one order: what it hands over goes to the platform, and nowhere else. */
export interface Payer {
  requestType: PaymentRequest['requestType']
  authorise: () => Promise<PaymentRequest | { unpaid: Unpaid }>
  confirm?: (data: string) => Promise<PaymentRequest | { unpaid: Unpaid }>
}

/**
 * By invoice, or in advance: nobody else is asked.
 * @param number the same for the same checkout: what is sent again is the same payment
 */
export function invoicePayer(number: string, billingAddress: CheckoutAddress | undefined): Payer {
  const request: PaymentRequest = { requestType: 'SimplePurchaseOrder', paymentToken: number, ...(billingAddress && { billingAddress }) }
  return { requestType: 'SimplePurchaseOrder', authorise: async () => request }
}

/** Pays through the shop's payment provider. @param opened undefined while there is no provider to ask */
export function providerPayer(opened: OpenedPayment | undefined, billingAddress: CheckoutAddress | undefined): Payer {
  if (!opened) return { requestType: 'PostAuth', authorise: async () => ({ unpaid: 'failed' }) }
  const { requestType, session } = opened
  const asRequest = (answer: Authorisation): PaymentRequest | { unpaid: Unpaid } =>
    has(answer, 'unpaid') ? answer : { requestType, ...answer, ...(billingAddress && { billingAddress }) }
  return {
    requestType,
    authorise: async () => asRequest(await session.authorise()),
    ...(session.confirm && { confirm: async (data: string) => asRequest((await session.confirm?.(data)) ?? { unpaid: 'failed' }) }),
  }
}
