import { cartSummary } from './cart-answers.js'
import { checkoutFields, checkoutFieldsFit, fieldsOf, sObjects } from './custom-fields.js'
import { checkoutAddress, checkoutErrors, deliveryGroups, startAddress } from './deliveries.js'
import { endpoint, type Endpoint } from './endpoint.js'
import { all, atMost, is, isSaid, needs, notBoth, type Rule, shape } from './shape.js'

const start = shape(
  'Checkout Start Input',
  { cartId: needs('String', 55), customFields: is(checkoutFields, 62), deliveryAddressInput: is(startAddress, 61) },
  { rules: checkoutFieldsFit },
)

const contact = shape('Contact Information Input', {
  ...all('String', 55, 'email', 'firstName', 'lastName', 'phoneNumber'),
  isoCountryCodeForPhoneNumber: is('String', 62),
})

const changes = ['contactInfo', 'deliveryAddress', 'deliveryMethodId', 'desiredDeliveryDate', 'shippingInstructions'] as const

/** The notes of Commerce Webstore Checkout and of Checkout Input. */
const patchNotes: readonly Rule[] = [
  notBoth('deliveryAddress', 'deliveryMethodId'),
  notBoth('desiredDeliveryDate', 'deliveryMethodId'),
  notBoth('shippingInstructions', 'deliveryMethodId'),
  notBoth('desiredDeliveryDate', 'contactInfo'),
  notBoth('shippingInstructions', 'contactInfo'),
  notBoth('deliveryMethodId', 'contactInfo'),
  {
    message: "contactInfo can't be specified with custom fields of a CartDeliveryGroup.",
    holds: (body) => !isSaid(body.contactInfo) || fieldsOf(body, 'CartDeliveryGroup').length === 0,
  },
  {
    message: "shippingInstructions alone can't be specified with custom fields.",
    holds: (body) =>
      !isSaid(body.customFields) ||
      changes.some((name) => name !== 'shippingInstructions' && isSaid(body[name])) ||
      !isSaid(body.shippingInstructions),
  },
  {
    message: 'Specify at least one of contactInfo, deliveryAddress, deliveryMethodId, desiredDeliveryDate or shippingInstructions.',
    holds: (body) => changes.some((name) => body[name] !== undefined),
  },
  ...checkoutFieldsFit,
]

const change = shape(
  'Checkout Input',
  {
    ...all('String', 55, 'deliveryMethodId', 'desiredDeliveryDate', 'shippingInstructions'),
    contactInfo: is(contact, 55),
    customFields: is(checkoutFields, 60),
    deliveryAddress: is(checkoutAddress, 55),
  },
  { rules: patchNotes },
)

const needsToken: Rule = {
  message: 'Specify paymentToken if requestType is Auth, PostAuth, or SimplePurchaseOrder.',
  holds: (body) => body.requestType === 'ClientRequest' || isSaid(body.paymentToken),
}

const orderHasNoData: Rule = {
  message: "Simple purchase orders don't support paymentsData.",
  holds: (body) => body.requestType !== 'SimplePurchaseOrder' || !isSaid(body.paymentsData),
}

const noClientRequest: Rule = {
  message: 'requestType must be one of Auth, PostAuth, SimplePurchaseOrder.',
  holds: (body) => body.requestType !== 'ClientRequest',
}

const paymentMembers = {
  billingAddress: is(checkoutAddress, 55),
  ...all('String', 55, 'paymentToken', 'paymentsData'),
  requestType: needs('String', 55),
}

export const payment = shape('Checkout Payment Input', paymentMembers, { rules: [noClientRequest, needsToken, orderHasNoData] })

/** The payment input as it was documented up to v60. */
export const paymentBefore = shape('Checkout Payment Input', paymentMembers, { rules: [needsToken, orderHasNoData] })

const actions = shape('Checkout Order Action List Input', {
  actions: needs(
    [
      shape('Checkout Order Action Input', {
        action: needs('String', 64, { values: ['prepare', 'submit'] }),
        parameters: is('Any', 64),
      }),
    ],
    64,
  ),
})

const contactInfo = shape(
  'Contact Info',
  all('String', 55, 'email', 'firstName', 'lastName', 'phoneNumber', 'isoCountryCodeForPhoneNumber'),
)

const { customFields: _, ...summaryInformation } = cartSummary.members

const checkout = shape('Checkout', {
  ...all('String', 55, 'checkoutId', 'orderReferenceNumber', 'statusCode'),
  cartSummary: is(shape('Cart Summary Information', summaryInformation), 61),
  contactInfo: is(contactInfo, 55),
  customFields: is(sObjects, 62),
  deliveryGroups: is(deliveryGroups, 55),
  errors: is(checkoutErrors, 55),
})

/** "POST answers only the id." */
const started = shape('Checkout', { checkoutId: is('String', 55) })

const order = shape('Checkout Order', { errors: is(checkoutErrors, 55), orderReferenceNumber: is('String', 55) })

/** The inner names of the answer are the specification's. */
const orderActions = shape('Checkout Order Action Collection', { actions: is(['Any'], 64) })

const one = 'checkouts/{activeOrCheckoutId}'
const couponsOfCart = 'a coupon is the cart’s since v63'

export const checkoutEndpoints: readonly Endpoint[] = [
  endpoint('POST checkouts', 'Commerce Webstore Checkouts', 55, {
    body: start,
    answer: started,
    because: 'PUT starts one as well, and answers with the whole of it',
  }),
  endpoint('PUT checkouts', 'Commerce Webstore Checkouts', 57, { body: start, answer: checkout }),
  endpoint(`GET ${one}`, 'Commerce Webstore Checkout', 55, { answer: checkout }),
  endpoint(`PATCH ${one}`, 'Commerce Webstore Checkout', 55, { body: change, answer: checkout }),
  endpoint(`DELETE ${one}`, 'Commerce Webstore Checkout', 55),
  endpoint(`POST ${one}/payments`, 'Commerce Webstore Checkout Payments', 55, {
    body: payment,
    answer: shape('Checkout Payment', {
      ...all('String', 55, 'paymentData', 'salesforceResultCode'),
      errors: is(checkoutErrors, 55),
    }),
    printed: 'table',
  }),
  endpoint(`POST ${one}/orders`, 'Commerce Webstore Checkout Orders', 55, { body: 'none', answer: order }),
  endpoint(`POST ${one}/orders/actions`, 'Commerce Webstore Checkout, Place Order Action', 64, {
    body: actions,
    answer: orderActions,
    printed: 'nothing',
  }),
  endpoint(`POST ${one}/coupons`, 'Commerce Webstore Checkout Coupons', 61, {
    until: 62,
    extension: 'retired',
    body: shape('Checkout Coupons Input', { couponCodes: needs(['String'], 61) }, { rules: [atMost(1, 'couponCodes')] }),
    answer: checkout,
    because: couponsOfCart,
  }),
  endpoint(`DELETE ${one}/coupons/{cartCouponId}`, 'Commerce Webstore Checkout Coupon, Delete', 61, {
    until: 62,
    extension: 'retired',
    because: couponsOfCart,
  }),
]
