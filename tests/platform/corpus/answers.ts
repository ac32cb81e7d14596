/** Answers as Salesforce published them, typed anew; where from stands beside each. */
export interface PublishedAnswer {
  source: string
  call: string
  body: unknown
  /** What it has beyond the tables of the reference. */
  beyond?: readonly string[]
}

const guide = 'Connect REST API guide'

/** Connect REST API guide, Checkout: "an example for PUT when delivery methods and delivery groups are present". */
export const checkoutWithGroups = {
  checkoutId: '2z9R000000008LfIAI',
  deliveryGroups: {
    count: 1,
    items: [
      {
        deliveryAddress: {
          name: 'Alan Johnson',
          firstName: 'Alan',
          lastName: 'Johnson',
          region: 'CA',
          country: 'US',
          city: 'San Francisco',
          street: '415 Mission St',
          companyName: 'Salesforce',
          postalCode: '94105',
        },
        availableDeliveryMethods: [
          {
            id: '2Dmxx0000004CFVCA2',
            name: 'Delivery Method 1',
            shippingFee: '3.14',
            currencyIsoCode: 'USD',
            carrier: 'UPS',
            classOfService: 'Same day UPS Ground',
          },
          {
            id: '2Dmxx0000005DEWDB3',
            name: 'Delivery Method 2',
            shippingFee: '2.03',
            currencyIsoCode: 'USD',
            carrier: 'UPS',
            classOfService: 'Next day UPS Ground',
          },
        ],
        id: '0a7xx0000000000CA2',
        isDefault: true,
        name: 'Default Delivery',
        desiredDeliveryDate: '2021-05-28T16:41:41.090Z',
        shippingInstructions: 'type code 1234 on gate keypad',
        customFields: [{ attributes: { type: 'CartDeliveryGroup' }, MyCustomTextField__c: 'Text', MyCustomNumberField__c: 12345 }],
      },
    ],
  },
  customFields: [{ attributes: { type: 'WebCart' }, MyCustomTextField__c: 'Text', MyCustomPercentField__c: 0.2345 }],
}

/** Connect REST API guide, Checkout Order, "with errors". */
export const orderWithErrors = {
  errors: [
    {
      type: '/commerce/errors/shipping-failure',
      title: 'We are unable to place the order. Please correct the error and try again.',
      detail: 'There are no configured Order Delivery Methods.',
    },
  ],
  orderReferenceNumber: 'ER37G-VYS2M-6GPHH-HG4DE',
}

const summaryOf = (media: object, orderNumber: string, totalAmount: string) => ({
  adjustmentAggregates: null,
  createdDate: '2024-03-08T07:28:32.000Z',
  currencyIsoCode: 'USD',
  fields: { AccountId: { label: 'Account ID', text: '001OK000001o5FtYAI', type: 'reference' } },
  orderNumber,
  orderProductTopLevelLineCount: 1,
  orderSummaryId: '1OsOK00000006Sh0AI',
  orderedDate: '2023-10-02T11:03:27.000Z',
  ownerId: '005OK000000JZklYAG',
  products: [
    { canViewProduct: true, errorCode: null, errorMessage: null, fields: {}, id: '01tOK000000EUprYAG', media, variationAttributes: {} },
  ],
  status: 'Created',
  totalAmount,
})
const nothing = { alternateText: 'Default Image', contentVersionId: null, id: null, mediaType: null, sortOrder: null }

/** Connect REST API guide, Order Summary: one product with a picture elsewhere, one with nothing but a thumbnail. */
export const orders = {
  orderSummaries: [
    summaryOf({ ...nothing, thumbnailUrl: null, title: 'coffee.jpg', url: 'https://s3.amazonaws.com/coffee.jpg' }, '00000110', '26.98'),
    summaryOf({ ...nothing, thumbnailUrl: '/img/b2b/default-product-image.svg', title: null, url: null }, '00000109', '561.98'),
  ],
}

const field = (label: string, text: string, type: string) => ({ label, text, type })

/** Connect REST API guide, Order Summary Lookup Output. */
export const order = {
  id: '1OsRO0000002DJ80AM',
  orderNumber: 'GJA4C-MUVBN-6ZT4P-V6CSB',
  currencyIsoCode: 'USD',
  status: 'Created',
  fields: {
    AccountId: field('Account ID', '001RO000001npBoYAI', 'reference'),
    SalesStoreId: field('Sales Store ID', '0ZERO00000001Qa4AI', 'reference'),
    TotalAmount: field('Prextax Subtotal', '301.25', 'currency'),
    OwnerId: field('Owner ID', '005RO000000Hu7iYAC', 'reference'),
    OrderedDate: field('Ordered Date', '2022-09-28T12:26:22.000Z', 'datetime'),
  },
  adjustmentAggregates: {
    available: true,
    status: null,
    totalDeliveryPromotionDistAmount: '0.0',
    totalDeliveryPromotionLineAmount: '0.0',
    totalDeliveryPromotionTotalAmount: '0.0',
    totalProductPromotionDistAmount: '-20.75',
    totalProductPromotionLineAmount: '-4.99',
    totalProductPromotionTotalAmount: '-25.74',
  },
  deliveryGroups: [],
}

/** Connect REST API guide, Application Context. */
export const application = {
  cartCalculateEnabled: true,
  checkoutSettings: {
    isManagedCheckoutEnabled: false,
    paymentConfiguration: { paymentMethodManualCaptureEnabled: false, paymentMethodSetDevName: '' },
    shippingMethodsEnabled: true,
  },
  country: 'US',
  defaultCurrency: 'USD',
  guestBrowsingEnabled: true,
  guestCartCheckoutEnabled: true,
  guestCartEnabled: true,
  guestCheckoutEnabled: true,
  inventoryConfiguration: { isInventoryEnabled: false },
  managedCheckoutVersion: '1.5.1',
  markets: [{ localeCurrencyMap: { en_US: 'USD' }, marketId: '0ZISG000000C7nT' }],
  orderStatuses: ['Created', 'Approved', 'Waiting to Fulfill', 'Activated', 'Fulfilled', 'Canceled', 'Returned'].map((name) => ({
    apiName: name,
    displayValue: name,
  })),
  propertiesEx: { highScaleCartEnabled: false, shopperCopilotUIEnabled: false },
  sessionDrivenCurrency: true,
  shippingCountries: ['US'],
  splitShipmentEnabled: false,
  supportedCurrencies: ['USD'],
  subscriptionConfig: { rlmSubscriptionEnabled: true, subscriptionPlusEnabled: false },
  taxType: 'Net',
  usesSingleEntitlementPolicy: false,
  usesUniversalPricebooks: false,
}

/** forcedotcom/commerce-on-lightning-components, cartAppliedCoupons. */
export const coupons = {
  cartCoupons: { coupons: [{ cartCouponId: '4or0000000001GAA', couponCode: '10OFFCART', termsAndConditions: 'Terms and Conditions' }] },
  cartId: '0a6xxxxxxxxx',
  cartStatus: 'active',
  ownerId: '005xx000001XB9VAAW',
}

/** forcedotcom/commerce-on-lightning-components, cartAppliedCoupons: `summaryApiData`. */
export const cart = {
  accountId: '001xx000003GYXPAA4',
  cartId: '0a6xx00000000KzAAI',
  currencyIsoCode: 'USD',
  grandTotalAmount: '306.47',
  messagesSummary: {
    errorCount: 0,
    hasErrors: false,
    limitedMessages: [],
    relatedEntityId: '0a6xx00000000KzAAI',
    totalLineItemsWithErrors: 0,
  },
  name: 'Cart',
  ownerId: '005xx000001X7vVAAS',
  status: 'Active',
  taxType: 'Net',
  totalChargeAmount: '0.00',
  totalListPrice: '426.92',
  totalProductAmount: '306.47',
  totalProductAmountAfterAdjustments: '306.47',
  totalProductCount: '8.0',
  totalPromotionalAdjustmentAmount: '-100.00',
  totalTaxAmount: '0.00',
  type: 'Cart',
  uniqueProductCount: 4,
  webstoreId: '0ZExx0000000001GAA',
}

export const publishedAnswers: readonly PublishedAnswer[] = [
  { source: `${guide}, Checkout: POST`, call: 'POST checkouts', body: { checkoutId: '2z9R000000008LfIAI' } },
  { source: `${guide}, Checkout: PUT`, call: 'PUT checkouts', body: checkoutWithGroups },
  { source: `${guide}, Checkout Order`, call: 'POST checkouts/{}/orders', body: { orderReferenceNumber: 'ER37G-VYS2M-6GPHH-HG4DE' } },
  { source: `${guide}, Checkout Order with errors`, call: 'POST checkouts/{}/orders', body: orderWithErrors },
  { source: `${guide}, Order Summary`, call: 'GET order-summaries', body: orders },
  { source: `${guide}, Order Summary Lookup Output`, call: 'POST order-summaries/actions/lookup', body: order },
  {
    source: `${guide}, Order Summary Authorization Output`,
    call: 'POST order-summaries/actions/authorize',
    body: { accessToken: 'U2FsdGVkX1+kp1d8aQKHsqZJv1shF8Jx4Nc0kOdN+L5gViQa/sZtU5NHMDpIUEhz' },
  },
  { source: `${guide}, Application Context`, call: 'GET application-context', body: application },
  { source: 'commerce-on-lightning-components, cart', call: 'GET carts/{}', body: cart },
  { source: 'commerce-on-lightning-components, coupons', call: 'GET carts/{}/cart-coupons', body: coupons, beyond: ['termsAndConditions'] },
]
