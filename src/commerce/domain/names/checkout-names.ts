/** The organisation's names in a checkout. */
export const checkoutNames = {
  /** A field of `WebCart`: in whose shop it is bought. */
  'field.seller': 'ConsultantMoniker_t__c',
  // Parts of the types of checkout problems. The one type that the guide names is `shipping-failure`.
  'problem.inventory': 'inventory',
  'problem.shipping': 'shipping',
  'problem.contact': 'contact',
  'problem.paymentAccount': 'payment-account',
  'problem.paymentConfirmation': 'payment-confirmation',
  'problem.paymentId': 'payment-id',
  'problem.payment': 'payment',
  'problem.cart': 'cart',
} as const
