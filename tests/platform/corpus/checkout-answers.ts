/** From the checkout to the order: answers as Salesforce published them, or of its tables where it prints no example. */
import { checkoutWithGroups } from './answers.js'
import type { PublishedAnswer } from './published-answer.js'

const [group] = checkoutWithGroups.deliveryGroups.items
const [method] = group?.availableDeliveryMethods ?? []

/** Cart Summary Information (61.0): before a way of delivery is chosen no charge is known. */
const cartSummary = {
  accountId: '001xx000003GYXPAA4',
  cartId: '0a6xx00000000KzAAI',
  currencyIsoCode: 'USD',
  grandTotalAmount: '306.47',
  name: 'Cart',
  ownerId: '005xx000001X7vVAAS',
  status: 'Checkout',
  taxType: 'Net',
  totalChargeAmount: '0',
  totalListPrice: '426.92',
  totalProductAmount: '306.47',
  totalProductCount: '8.0',
  totalTaxAmount: '0',
  type: 'Cart',
  uniqueProductCount: 4,
  webstoreId: '0ZExx0000000001GAA',
}

const contactInfo = {
  email: 'alan@johnson.com',
  firstName: 'Alan',
  isoCountryCodeForPhoneNumber: 'US',
  lastName: 'Johnson',
  phoneNumber: '4155553944',
}

/** Checkout (61.0), as GET answers with 200. */
export const checkout = {
  ...checkoutWithGroups,
  cartSummary,
  contactInfo,
  deliveryGroups: { ...checkoutWithGroups.deliveryGroups, items: [{ ...group, selectedDeliveryMethod: null }] },
  errors: [],
  orderReferenceNumber: null,
  statusCode: '200',
}

/** The same once a way is chosen, and while the platform reckons what it costs (202). */
export const checkoutWithMethod = {
  ...checkout,
  cartSummary: { ...cartSummary, grandTotalAmount: '334.78', totalChargeAmount: '3.14', totalTaxAmount: '25.17' },
  deliveryGroups: { ...checkoutWithGroups.deliveryGroups, items: [{ ...group, selectedDeliveryMethod: method }] },
}
export const reckoning = { ...checkout, cartSummary: null, statusCode: '202' }

/** A guest who has said nothing yet. */
export const bareCheckout = {
  cartSummary,
  checkoutId: checkoutWithGroups.checkoutId,
  contactInfo: null,
  customFields: null,
  deliveryGroups: null,
  errors: null,
  orderReferenceNumber: null,
  statusCode: '200',
}

/** Checkout Error (55.0). */
export const missingContact = {
  detail: 'Contact information is required for guests.',
  instance: null,
  invalidParameters: [{ name: 'email', reason: 'Required.' }],
  title: 'Missing contact information',
  type: '/commerce/errors/checkout-failure/contact-info',
}

/** Checkout Payment (55.0). */
export const paid = { errors: [], paymentData: null, salesforceResultCode: 'Success' }
export const declined = {
  errors: [
    {
      detail: 'The card was declined.',
      instance: null,
      invalidParameters: null,
      title: 'Payment failed',
      type: '/commerce/errors/payment-failure',
    },
  ],
  paymentData: null,
  salesforceResultCode: 'Decline',
}

const field = (dataName: string, dataType: string, label: string, text: string, type: string) => ({ dataName, dataType, label, text, type })
const product = {
  canViewProduct: true,
  errorCode: null,
  errorMessage: null,
  fields: { Name: field('Name', 'xsd:string', 'Product Name', 'GoGoo Blueberry Caffeinated', 'string') },
  id: '01tOK000000EUprYAG',
  media: null,
  variationAttributes: {},
}

/**
 * Order Summary Lookup Output, the example of v63 as far as its first delivery group, and behind it what was asked for of the
 * fields of OrderDeliveryGroupSummary and OrderItemSummary (Object Reference).
 */
export const wholeOrder = {
  adjustmentAggregates: null,
  adjustments: [
    {
      amount: '-1.1',
      basisReferenceDisplayName: null,
      currencyIsoCode: 'USD',
      displayName: '@product_details_with_promotion 10% OFF GoGoo Blueberry Caffeinated',
      targetType: 'SplitLine',
      type: 'Promotion',
    },
  ],
  currencyIsoCode: 'USD',
  deliveryGroups: [
    {
      currencyIsoCode: 'USD',
      deliveryMethod: {
        fields: {
          Name: field('Name', 'xsd:string', 'Name', 'Ground', 'string'),
          TransitTimeMin: field('TransitTimeMin', 'xsd:int', 'Minimum Transit Time', '3', 'int'),
          AdjustedShippingFee: field('AdjustedShippingFee', 'xsd:double', 'Adjusted Shipping Fee', '11.99', 'currency'),
        },
        id: '2DmOK0000004CFVCA2',
      },
      fields: {
        DeliverToCity: field('DeliverToCity', 'xsd:string', 'City', 'San Francisco', 'string'),
        DeliverToCountry: field('DeliverToCountry', 'xsd:string', 'Country', 'US', 'string'),
        DeliverToFullFirstName: field('DeliverToFullFirstName', 'xsd:string', 'First Name', 'Alan', 'string'),
        DeliverToFullLastName: field('DeliverToFullLastName', 'xsd:string', 'Last Name', 'Johnson', 'string'),
        DeliverToName: field('DeliverToName', 'xsd:string', 'Deliver to Name', 'Alan Johnson', 'string'),
        DeliverToPostalCode: field('DeliverToPostalCode', 'xsd:string', 'Zip', '94105', 'string'),
        DeliverToStreet: field('DeliverToStreet', 'xsd:string', 'Street', '415 Mission St', 'textarea'),
      },
      id: '0agOK0000002DbbYAE',
      lineItems: [
        {
          adjustmentAggregates: null,
          adjustments: [],
          currencyIsoCode: 'USD',
          fields: {
            AdjustedLineAmtWithTax: field('AdjustedLineAmtWithTax', 'xsd:double', 'Line Total', '10.79', 'currency'),
            Quantity: field('Quantity', 'xsd:double', 'Quantity', '2.0', 'double'),
            TotalLineAmount: field('TotalLineAmount', 'xsd:double', 'Product Subtotal', '11.0', 'currency'),
            TotalPrice: field('TotalPrice', 'xsd:double', 'Adjusted Product Subtotal', '9.9', 'currency'),
            Type: field('Type', 'xsd:string', 'Type', 'Order Product', 'picklist'),
          },
          id: '10uOK0000002nY9YAI',
          product,
        },
        {
          adjustmentAggregates: null,
          adjustments: [],
          currencyIsoCode: 'USD',
          fields: {
            Quantity: field('Quantity', 'xsd:double', 'Quantity', '1.0', 'double'),
            TotalPrice: field('TotalPrice', 'xsd:double', 'Adjusted Product Subtotal', '11.99', 'currency'),
            Type: field('Type', 'xsd:string', 'Type', 'Delivery Charge', 'picklist'),
          },
          id: '10uOK0000002nYAYAY',
          product: null,
        },
      ],
    },
  ],
  fields: {
    GrandTotalAmount: field('GrandTotalAmount', 'xsd:double', 'Total', '23.86', 'currency'),
    OrderedDate: field('OrderedDate', 'xsd:dateTime', 'Ordered Date', '2024-12-03T19:37:42.000Z', 'datetime'),
    TotalAdjDeliveryAmtWithTax: field('TotalAdjDeliveryAmtWithTax', 'xsd:double', 'Delivery Total', '13.07', 'currency'),
    TotalAdjProductAmtWithTax: field('TotalAdjProductAmtWithTax', 'xsd:double', 'Product Total', '10.79', 'currency'),
    TotalAmount: field('TotalAmount', 'xsd:double', 'Pretax Subtotal', '21.89', 'currency'),
    TotalTaxAmount: field('TotalTaxAmount', 'xsd:double', 'Tax', '1.97', 'currency'),
  },
  id: '1OsOK00000006Sh0AI',
  orderNumber: '00000110',
  status: 'Created',
}

export const checkoutAnswers: readonly PublishedAnswer[] = [
  { source: 'Checkout', call: 'GET checkouts/{}', body: checkout },
  { source: 'Checkout with a way of delivery', call: 'PATCH checkouts/{}', body: checkoutWithMethod },
  { source: 'Checkout that is not reckoned yet', call: 'GET checkouts/{}', body: reckoning },
  { source: 'Checkout of a guest', call: 'GET checkouts/{}', body: bareCheckout },
  { source: 'Checkout with an error', call: 'PATCH checkouts/{}', body: { ...checkout, errors: [missingContact] } },
  { source: 'Checkout Payment', call: 'POST checkouts/{}/payments', body: paid },
  { source: 'Checkout Payment with an error', call: 'POST checkouts/{}/payments', body: declined },
  { source: 'Order Summary Lookup Output, v63', call: 'POST order-summaries/actions/lookup', body: wholeOrder },
  { source: 'Order Summary Lookup Output, v63', call: 'GET order-summaries/actions/lookup', body: wholeOrder },
]
