import { endpoint, type Endpoint } from './endpoint.js'
import { media, recordFields } from './shared-answers.js'
import { all, is, isSaid, needs, shape } from './shape.js'

const verification = shape('Order Summary Verification Input', all('String', 58, 'email', 'lastName', 'phoneNumber'))

const lookup = shape('Order Summary Lookup Input', {
  orderSummaryIdOrRefNumber: needs('String', 58),
  verification: is(verification, 58),
})

const authorize = shape('Order Summary Authorization Input', {
  email: needs('String', 64),
  lastName: is('String', 64),
  orderSummaryRefNumber: needs('String', 64),
  phoneNumber: needs('String', 64),
})

const withdrawal = shape('Withdrawal', {
  orderSummaryIdOrRefNumber: needs('String', 64),
  verification: is(verification, 64),
  ...all('String', 64, 'email', 'name'),
})

const product = shape('Order Summary Product Lookup', {
  canViewProduct: is('Boolean', 58),
  ...all('String', 58, 'errorCode', 'errorMessage', 'id', 'productId'),
  fields: is(recordFields, 58),
  media: is(media, 58),
  variationAttributes: is('Any', 58),
})

const aggregates = is('Any', 55)

const summary = shape('Order Summary', {
  ...all('String', 51, 'createdDate', 'orderNumber', 'orderSummaryId', 'orderedDate', 'ownerId', 'status', 'totalAmount'),
  currencyIsoCode: is('String', 57),
  orderProductTopLevelLineCount: is('Integer', 62),
  adjustmentAggregates: aggregates,
  fields: is(recordFields, 51),
  products: is([product], 61),
})

const page = {
  ...all('String', 51, 'currentPageToken', 'currentPageUrl', 'nextPageToken', 'nextPageUrl', 'previousPageToken', 'previousPageUrl'),
  ...all('Integer', 51, 'count', 'pageSize'),
  sortOrder: is('String', 51),
}

const lineItem = shape('Order Item Summary Lookup Output', {
  ...all('String', 58, 'id', 'orderItemSummaryId', 'orderSummaryId', 'currencyIsoCode', 'type'),
  adjustmentAggregates: aggregates,
  adjustments: is(['Any'], 58),
  fields: is(recordFields, 58),
  product: is(product, 58),
})

const deliveryGroup = shape('Order Delivery Group Summary Lookup Output', {
  ...all('String', 58, 'id', 'currencyIsoCode'),
  deliveryMethod: is('Any', 58),
  fields: is(recordFields, 58),
  lineItems: is([lineItem], 58),
})

export const order = shape('Order Summary Lookup Output', {
  ...all('String', 58, 'currencyIsoCode', 'id', 'orderNumber', 'status'),
  adjustmentAggregates: aggregates,
  adjustments: is(['Any'], 58),
  deliveryGroups: is([deliveryGroup], 58),
  fields: is(recordFields, 58),
  owner: is('Any', 61),
  payments: is(['Any'], 63),
})

const lookedUp = 'Commerce Webstore Order Summary Lookup'

export const orderEndpoints: readonly Endpoint[] = [
  endpoint('GET order-summaries', 'Commerce Webstore Order Summaries', 51, {
    answer: shape('Order Summary Collection', { ...page, orderSummaries: is([summary], 51) }),
  }),
  endpoint('GET order-summaries/actions/lookup', lookedUp, 64, {
    query: shape('query', {
      orderSummaryIdOrRefNumber: needs('String', 64),
      ...all('String', 64, 'accessToken', 'deliveryGroupId', 'effectiveAccountId', 'excludeParameters', 'fields'),
    }),
    answer: order,
  }),
  endpoint('POST order-summaries/actions/lookup', lookedUp, 58, { body: lookup, answer: order }),
  endpoint('POST order-summaries/actions/authorize', 'Commerce Webstore Order Summary Authorization', 64, {
    body: authorize,
    answer: shape('Order Summary Authorization Output', { accessToken: is('String', 64) }),
  }),
  endpoint('POST order-summaries/actions/withdraw', 'none', 64, {
    certainty: 'own',
    extension: 'withdrawal',
    printed: 'nothing',
    body: { ...withdrawal, rules: [{ message: 'Say which order.', holds: (body) => isSaid(body.orderSummaryIdOrRefNumber) }] },
  }),
]
