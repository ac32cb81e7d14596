/** Answers as Salesforce published them, typed anew; where from stands beside each. */
import type { PublishedAnswer } from './published-answer.js'

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

/** forcedotcom/commerce-on-lightning, cartContents: `createcart-response`. */
export const createdCart = {
  accountId: '001RM000004mxVJYAY',
  cartId: '0a6RM0000004HoOYAU',
  currencyIsoCode: 'USD',
  grandTotalAmount: '0',
  messagesSummary: { errorCount: null, hasErrors: null, limitedMessages: [], relatedEntityId: null },
  name: 'Cart',
  ownerId: '005RM0000029W9pYAE',
  status: 'Active',
  totalChargeAmount: '0',
  totalListPrice: '0',
  totalProductAmount: '0',
  totalProductCount: '0',
  totalTaxAmount: '0',
  type: 'Cart',
  uniqueProductCount: 0,
  webstoreId: '0ZERM00000004GB4AY',
}

/** The same, `closedcart-error`: the body of a 400. */
export const closedCart = { message: "Cart Id: '0a60t0000008OJc' is Deleted" }

const noPages = {
  currentPageToken: null,
  currentPageUrl: null,
  hasErrors: false,
  nextPageToken: null,
  nextPageUrl: null,
  previousPageToken: null,
  previousPageUrl: null,
}

/** The same, `getcartitems-empty-response`: yen, and a price of 37 decimals. */
export const emptyCart = {
  ...noPages,
  cartItems: [],
  cartSummary: {
    ...createdCart,
    accountId: '001S7000001ntb6IAA',
    cartId: '0a6S700000000AmIAI',
    currencyIsoCode: 'JPY',
    messagesSummary: {
      errorCount: 0,
      hasErrors: false,
      limitedMessages: [],
      relatedEntityId: '0a6S700000000AmIAI',
      totalLineItemsWithErrors: 0,
    },
    ownerId: '005S7000000I3I5IAK',
    purchaseOrderNumber: null,
    totalListPrice: '0.0000000000000000000000000000000000000',
    webstoreId: '0ZES7000000008WOAQ',
  },
}

const jacket = (
  cartItemId: string,
  productId: string,
  name: string,
  [listPrice, salesPrice]: [string, string],
  image: object,
  sku = '',
) => ({
  cartItem: {
    cartId: '0a6RM0000004GLzYAM',
    cartItemId,
    listPrice,
    messagesSummary: { errorCount: null, hasErrors: null, limitedMessages: [], relatedEntityId: null },
    name,
    productDetails: {
      fields: {},
      name,
      productId,
      sku,
      thumbnailImage: { alternateText: null, contentVersionId: null, mediaType: 'Image', sortOrder: 0, thumbnailUrl: null, ...image },
    },
    productId,
    quantity: '1',
    salesPrice,
    totalAmount: salesPrice,
    totalListPrice: listPrice,
    totalPrice: salesPrice,
    totalTax: '0.00',
    type: 'Product',
  },
  message: null,
  status: 'Success',
})
const media = '/cms/delivery/media/MCABCFAZBEVCJKWLBMECCK7M?recordId=01tRM0000897QdI'

/** The same, `getcartitems-response`: no tax type, no count of lines, no pages. */
export const cartItems = {
  ...noPages,
  cartItems: [
    jacket('0a9RM00000005cQYAQ', '01tRM000000QQdOYAW', 'Flight Trinity Jacket', ['350.00', '250.00'], {
      id: '2pmRM00000008oOYAQ',
      title: 'vari2',
      url: media,
    }),
    jacket(
      '0a9RM00000005THYAY',
      '01tRM000000Q920YAC',
      'Peak Risor Jacket',
      ['39.99', '35.99'],
      { id: '2pmRM00000004wBYAQ', title: 'Example Image', url: 'http://example.com/img.jpg' },
      'W0013',
    ),
  ],
  cartSummary: {
    ...createdCart,
    cartId: '0a6RM0000004GLzYAM',
    grandTotalAmount: '285.99',
    messagesSummary: { errorCount: 0, hasErrors: false, limitedMessages: [], relatedEntityId: '0a6RM0000004GLzYAM' },
    totalListPrice: '389.990',
    totalProductAmount: '285.99',
    totalProductCount: '2.0',
    totalTaxAmount: '0.0',
    uniqueProductCount: 2,
  },
}

/** The same, `updatecartitem-response`. */
export const changedItem = { ...cartItems.cartItems[0]?.cartItem, quantity: '5' }

/** The same, productDetails: `getproduct-response`. It says neither its id nor its class. */
export const coffeeMachine = {
  defaultImage: { alternativeText: null, url: media },
  fields: {
    Description: 'Up to three coffees at the same time, with control of the froth.',
    Name: 'Bella Chrome Coffee Machine',
    StockKeepingUnit: 'B-C-COFMAC-001',
  },
  primaryProductCategoryPath: {
    path: [
      { id: '0ZG560000008OI5GAM', name: 'Machines' },
      { id: '0ZG560000008OIAGA2', name: 'Coffee Machines' },
    ],
  },
}

/** forcedotcom/commerce-on-lightning-components, builderProductVariantSelector: a family of which one attribute has no values. */
export const sizes = {
  id: '01txx0000006iGyAAI',
  productClass: 'VariationParent',
  fields: { Name: 'Item 1' },
  variationInfo: {
    variationAttributeInfo: {
      Size__c: {
        allowableValues: ['XL', 'L', 'M', 'S', 'XS'],
        apiName: 'Size__c',
        availableValues: ['L', 'S'],
        fieldEnumOrId: '00NR0000001qPsS',
        label: 'Example Size',
        objectName: 'ProductAttribute',
        sequence: 1,
      },
      Color__c: {
        allowableValues: [],
        apiName: 'Color__c',
        availableValues: null,
        fieldEnumOrId: '00NR0000001qPsY',
        label: 'Example Color',
        objectName: 'ProductAttribute',
        sequence: 2,
      },
    },
  },
}

const facetValue = (nameOrId: string, productCount: number) => ({ displayName: nameOrId, nameOrId, productCount, type: 'Distinct' })
const facet = { displayType: 'MultiSelect', facetType: 'Distinct', nameOrId: 'C' }

/** forcedotcom/commerce-on-lightning, searchResults: `dataNormalizer.test`. Two facets share a name; no page, no term. */
export const searchResults = {
  categories: {},
  facets: [
    { ...facet, attributeType: 'Cust', displayName: 'C Display', displayRank: 4, values: [facetValue('R', 3), facetValue('G', 7)] },
    { ...facet, attributeType: 'Std', displayName: 'F Display', displayRank: 2, values: [facetValue('A', 1)] },
  ],
  locale: 'en_US',
  productsPage: {
    currencyIsoCode: 'USD',
    pageSize: 20,
    products: [
      {
        defaultImage: {
          alternateText: 'image alt text',
          contentVersionId: '5OUxx0000004CCDGA2',
          id: '2pmxx000000003CAAQ',
          mediaType: 'Image',
          sortOrder: 0,
          thumbnailUrl: 'http://thumbnail.url',
          title: 'title of the image',
          url: 'http://image.path',
        },
        fields: { StockKeepingUnit: { value: 'SK0001' } },
        id: '01txx0000006iGyAAI',
        name: 'Item 1',
        prices: { listPrice: '200', unitPrice: '500' },
        productClass: 'Simple',
      },
    ],
    total: 1,
  },
}

/** Answer after the tables of Pricing Result, Pricing Result Line Item and Error Response (49.0): the guide prints no example. */
export const prices = {
  currencyIsoCode: 'USD',
  error: null,
  pricingLineItemResults: [
    {
      error: null,
      listPrice: '350.00',
      lowestUnitPrice: '250.00',
      pricebookEntryId: '01uxx0000000001AAA',
      productId: '01txx000000000V',
      success: true,
      unitPrice: '250.00',
    },
    {
      error: { errorCode: 'INVALID_PRODUCT', message: 'The product is not available.' },
      listPrice: null,
      lowestUnitPrice: null,
      pricebookEntryId: null,
      productId: '01txx000000000W',
      success: false,
      unitPrice: null,
    },
  ],
  success: true,
}

export const notPriced = {
  currencyIsoCode: null,
  error: { errorCode: 'INTERNAL_SERVER_ERROR', message: 'The prices could not be read.' },
  pricingLineItemResults: [],
  success: false,
}

/** Commerce API explorer, postDeliveryGroupCollection: what is not known is an empty text. */
const explorerMethod = {
  adjustedShippingFee: '',
  carrier: '',
  classOfService: '',
  currencyIsoCode: '',
  earliestEstimatedDeliveryTime: '',
  id: '2Dmxx0000004CFVCA2',
  latestEstimatedDeliveryTime: '',
  name: 'Delivery Method 1',
  processTime: 0,
  processTimeUnit: '',
  shippingFee: '3.14',
  totalAdjustmentAmount: '',
}

export const deliveryGroups = {
  count: 1,
  currentPageToken: '',
  nextPageToken: null,
  items: [
    {
      availableDeliveryMethods: [explorerMethod],
      cartId: '0a6xx00000000KzAAI',
      deliveryAddress: { city: '', country: 'US', name: 'Alan Johnson', shipToPhoneNumber: '', street: '415 Mission St' },
      desiredDeliveryDate: '',
      errors: [{ detail: 'There are no configured Order Delivery Methods.', title: '', type: '/commerce/errors/shipping-failure' }],
      giftMessage: '',
      giftToName: '',
      id: '0a7xx0000000000CA2',
      isDefault: true,
      isGift: false,
      name: 'Default Delivery',
      selectedDeliveryMethod: null,
      shippingInstructions: '',
      totalCartItemCount: 2,
      totalProductAmount: '285.99',
    },
  ],
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
  { source: 'commerce-on-lightning, createcart', call: 'PUT carts/{}', body: createdCart },
  { source: 'commerce-on-lightning, createcart', call: 'POST carts', body: createdCart },
  { source: 'commerce-on-lightning, getcartitems-empty', call: 'GET carts/{}/cart-items', body: emptyCart },
  { source: 'commerce-on-lightning, getcartitems', call: 'GET carts/{}/cart-items', body: cartItems },
  { source: 'commerce-on-lightning, updatecartitem', call: 'PATCH carts/{}/cart-items/{}', body: changedItem },
  { source: 'commerce-on-lightning, updatecartitem', call: 'POST carts/{}/cart-items', body: changedItem },
  { source: 'commerce-on-lightning, getproduct', call: 'GET products/{}', body: coffeeMachine, beyond: ['alternativeText'] },
  { source: 'commerce-on-lightning-components, variant selector', call: 'GET products/{}', body: sizes },
  { source: 'commerce-on-lightning, searchResults', call: 'POST search/product-search', body: searchResults },
  { source: 'commerce-on-lightning, searchResults', call: 'GET search/products', body: searchResults },
  { source: `${guide}, Pricing Result`, call: 'POST pricing/products', body: prices },
  { source: `${guide}, Pricing Result with error`, call: 'POST pricing/products', body: notPriced },
  { source: `${guide}, Pricing Result Line Item`, call: 'GET pricing/products/{}', body: prices.pricingLineItemResults[1] },
  { source: 'Commerce API explorer, delivery groups', call: 'GET carts/{}/delivery-groups', body: deliveryGroups },
  { source: 'Commerce API explorer, delivery groups', call: 'POST carts/{}/delivery-groups', body: deliveryGroups.items[0] },
]
