import { cartItems } from './cart-answers.js'
import { sObjects } from './custom-fields.js'
import { endpoint, type Endpoint } from './endpoint.js'
import { all, is, needs, shape } from './shape.js'

const addressTexts = ['city', 'companyName', 'firstName', 'lastName', 'postalCode', 'region'] as const

/** Checkout Address Input. The guide's table leaves companyName and id out, its API explorer has both. */
export const checkoutAddress = shape('Checkout Address Input', {
  ...all('String', 55, ...addressTexts, 'id'),
  ...all('Boolean', 55, 'isDefault'),
  name: needs('String', 55),
  country: needs('String', 55),
  street: needs('String', 55),
  shipToPhoneNumber: is('String', 63),
})

/** Another table than the one above: it knows no phone. */
export const startAddress = shape('Checkout Start Address Input', {
  ...all('String', 61, 'city', 'firstName', 'id', 'lastName', 'postalCode', 'region'),
  companyName: needs('String', 61),
  name: needs('String', 61),
  country: needs('String', 61),
  street: needs('String', 61),
  shouldUseDefaultAddress: is('Boolean', 61),
})

const deliveryGroupInput = shape('Delivery Group Input', {
  ...all('String', 53, 'deliveryMethodId', 'desiredDeliveryDate', 'id', 'shippingInstructions', 'name'),
  ...all('String', 64, 'giftMessage', 'giftToName'),
  isGift: is('Boolean', 64),
  deliveryAddress: is(checkoutAddress, 53),
})

const arrangements = shape('Item Arrangements Input', {
  arrangements: is(
    [
      shape('Item Arrange Input', {
        ...all('String', 60, 'cartItemId', 'deliveryAddressId', 'deliveryGroupId', 'deliveryGroupName', 'productId'),
        quantity: is('Decimal', 60),
        deliveryAddress: is(checkoutAddress, 60),
      }),
    ],
    59,
  ),
})

const deliveryMethod = shape('Delivery Method', {
  ...all('String', 55, 'carrier', 'classOfService', 'currencyIsoCode', 'id', 'name', 'shippingFee'),
  ...all('String', 60, 'adjustedShippingFee', 'earliestEstimatedDeliveryTime', 'latestEstimatedDeliveryTime'),
  ...all('Integer', 60, 'processTime', 'transitTimeMax', 'transitTimeMin'),
  ...all('String', 60, 'processTimeUnit', 'transitTimeUnit', 'totalAdjustmentAmount', 'referenceNumber'),
})

export const invalidParameters = is([shape('Invalid Parameter', all('String', 55, 'name', 'reason'))], 55)

export const checkoutErrors = [
  shape('Checkout Error', { ...all('String', 55, 'detail', 'instance', 'title', 'type'), invalidParameters }),
] as const

const address = shape('Checkout Address', {
  ...all('String', 55, ...addressTexts, 'country', 'id', 'name', 'street', 'shipToPhoneNumber'),
  isDefault: is('Boolean', 55),
})

const deliveryGroup = shape('Delivery Group', {
  ...all('String', 55, 'desiredDeliveryDate', 'id', 'shippingInstructions', 'cartId', 'name', 'totalProductAmount'),
  ...all('String', 64, 'giftMessage', 'giftToName'),
  ...all('Boolean', 59, 'isAllDigitalCartItems', 'isDefault', 'isGift'),
  availableDeliveryMethods: is([deliveryMethod], 55),
  cartItems: is(cartItems, 59),
  customFields: is(sObjects, 62),
  deliveryAddress: is(address, 55),
  errors: is(checkoutErrors, 63),
  selectedDeliveryMethod: is(deliveryMethod, 55),
  totalCartItemCount: is('Integer', 63),
})

export const deliveryGroups = shape('Delivery Group Collection', {
  count: is('Integer', 55),
  items: is([deliveryGroup], 55),
  ...all('String', 59, 'currentPageToken', 'currentPageUrl', 'nextPageToken', 'nextPageUrl', 'previousPageToken', 'previousPageUrl'),
})

const groups = 'carts/{cart}/delivery-groups'

export const deliveryEndpoints: readonly Endpoint[] = [
  endpoint(`GET ${groups}`, 'Commerce Webstore Cart Delivery Groups', 59, { answer: deliveryGroups }),
  endpoint(`POST ${groups}`, 'Commerce Webstore Cart Delivery Groups', 59, { body: deliveryGroupInput, answer: deliveryGroup }),
  endpoint(`GET ${groups}/{deliveryGroupId}`, 'Commerce Webstore Cart Delivery Group', 59, { answer: deliveryGroup }),
  endpoint(`PATCH ${groups}/{deliveryGroupId}`, 'Commerce Webstore Cart Delivery Group', 59, {
    body: deliveryGroupInput,
    answer: deliveryGroup,
  }),
  endpoint(`DELETE ${groups}/{deliveryGroupId}`, 'Commerce Webstore Cart Delivery Group', 59),
  endpoint(`POST ${groups}/actions/arrange-items`, 'Commerce Webstore Cart, Arrange Items', 60, {
    body: arrangements,
    answer: deliveryGroups,
  }),
]
