export {
  type Authorisation,
  type PaymentProvider,
  type PaymentSession,
  type PaymentSurface,
  registerPaymentProvider,
  type Unpaid,
} from './payment-provider.js'
