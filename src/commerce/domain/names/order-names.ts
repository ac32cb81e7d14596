export const orderNames = {
  /** A field of `OrderSummary`: when a withdrawal came in. */
  'field.withdrawn': 'WithdrawalReceivedDate__c',
  /** After the store's address. The platform documents no such resource: the shop answers it itself. */
  'resource.withdraw': '/order-summaries/actions/withdraw',
} as const
