/**
 * Requests as Salesforce published them, typed anew: the JSON examples of the Connect REST API guide for the calls of this
 * shop (v64.0 to v67.0), of the Commerce API explorer, of Salesforce's Postman collection for B2B and D2C Commerce and of
 * forcedotcom/commerce-on-lightning-components. A remark within an example is left out, it is no JSON.
 */
export interface PublishedRequest {
  source: string
  call: string
  body: Record<string, unknown>
  /** What the reference says of it, where it is not taken. */
  refused?: string
}

const webCart = {
  attributes: { type: 'WebCart' },
  Id: '0a6xx0000000000',
  MyCustomTextField__c: 'Foo',
  MyCustomNumberField__c: 12.34,
  MyCustomPercentField__c: 0.2345,
  MyCustomGeolocationField__c: { latitude: 33.345, longitude: 45.567 },
}
const deliveryGroup = {
  attributes: { type: 'CartDeliveryGroup' },
  Id: '0a7SB000000oBujYAE',
  MyCustomTextField__c: 'Bar',
  MyCustomNumberField__c: 4.55,
  MyCustomPhoneField__c: '4145551212',
  MyCustomAddressField__c: {
    street: '100 Folsom Street',
    city: 'San Francisco',
    stateCode: 'US_CA',
    postalCode: '93555',
    countryCode: 'US',
    geocodeAccuracy: 'City',
    latitude: 34,
    longitude: 85.9,
  },
}
const contactInfo = { firstName: 'Alan', lastName: 'Johnson', email: 'alan@johnson.com', phoneNumber: '4155553944' }
const deliveryAddress = {
  name: 'Alan Johnson',
  firstName: 'Alan',
  lastName: 'Johnson',
  region: 'CA',
  country: 'US',
  city: 'San Francisco',
  street: '415 Mission St',
  postalCode: '94105',
}
const shipping = {
  deliveryAddress,
  desiredDeliveryDate: '2021-05-28T16:41:41.090Z',
  shippingInstructions: 'type code 1234 on gate keypad',
}
const billingAddress = { name: 'John Doe', street: '123 Acme Drive', city: 'Los Angeles', region: 'CA', country: 'US', postalCode: '90001' }
const homeAddress = {
  addressId: '81Wxx0000000001EAA',
  city: 'Boston',
  country: 'US',
  isDefault: true,
  name: 'Home Address',
  postalCode: '01234',
  region: 'MA',
  street: '1 Milk Street',
  addressType: 'Billing',
  commerceAddressFieldInputList: { fields: [{ dataName: 'options__c', text: 'alpha' }] },
}
const proof = { email: 'marcus@visitors.info', lastName: 'Strosin', phoneNumber: '5551237740' }

const guide = 'Connect REST API guide'
const checkout = 'PATCH checkouts/{}'

export const published: readonly PublishedRequest[] = [
  {
    source: `${guide}, Commerce Webstore Cart Items`,
    call: 'POST carts/{}/cart-items',
    body: { productId: '01t000000000000000', quantity: '5', type: 'Product' },
  },
  { source: `${guide}, Commerce Webstore Cart Item`, call: 'PATCH carts/{}/cart-items/{}', body: { quantity: '7' } },
  {
    source: `${guide}, Commerce Webstore Cart Item (the example beside the table that forbids it)`,
    call: 'PATCH carts/{}/cart-items/{}',
    body: { productId: '01t000000000000000', quantity: '5', type: 'Product' },
    refused: 'Unrecognized field "productId"',
  },
  {
    source: `${guide}, Commerce Webstore Cart Messages, Set Visibility`,
    call: 'POST carts/{}/messages/actions/set-visibility',
    body: { visibility: 'true' },
  },
  { source: `${guide}, Cart Inventory Reservations`, call: 'PUT carts/{}/inventory-reservations', body: { durationInSeconds: 100 } },
  {
    source: `${guide}, Item Arrangements Input`,
    call: 'POST carts/{}/delivery-groups/actions/arrange-items',
    body: {
      arrangements: [
        { deliveryGroupId: '0a7xx000000004rAAA', cartItemId: '0a9xx000000004rAAA', quantity: '5' },
        { deliveryGroupId: '0a7xx000000007dAAY', cartItemId: '0a9xx000000005yAAY', quantity: '0' },
      ],
    },
  },
  {
    source: 'Commerce API explorer, postDeliveryGroupCollection',
    call: 'POST carts/{}/delivery-groups',
    body: {
      id: '',
      deliveryMethodId: '',
      desiredDeliveryDate: '',
      shippingInstructions: '',
      deliveryAddress: { ...deliveryAddress, companyName: '', id: '', shipToPhoneNumber: '' },
      name: '',
      isGift: false,
      giftMessage: '',
      giftToName: '',
    },
  },
  {
    source: `${guide}, Checkout Start Input`,
    call: 'PUT checkouts',
    body: {
      cartId: '0a6456789012345AAA',
      customFields: [
        { attributes: { type: 'WebCart' }, CartCustomNumberField__c: 1, CartCustomTextField__c: 'Text1' },
        { attributes: { type: 'CartDeliveryGroup' }, CdgDistrict__c: 'District1' },
        { attributes: { type: 'CartDeliveryGroup' }, id: '0a7xx000000006TAAQ', CdgWardField__c: 8 },
      ],
    },
  },
  { source: `${guide}, Checkout Start Input (v55)`, call: 'POST checkouts', body: { cartId: '0a6456789012345AAA' } },
  { source: 'Postman, Create/Start checkout', call: 'POST checkouts', body: { cartId: 'current' } },
  {
    source: `${guide}, Checkout Start Address Input (its example says city twice and means companyName)`,
    call: 'PUT checkouts',
    body: {
      cartId: 'active',
      deliveryAddressInput: {
        country: 'US',
        city: 'San Francisco',
        companyName: 'Company1',
        firstName: 'Alan',
        id: '2z9R000000008LfIAI',
        lastName: 'Johnson',
        name: 'Alan Johnson',
        postalCode: '94105',
        region: 'CA',
        shouldUseDefaultAddress: false,
        street: '415 Mission St',
      },
    },
  },
  { source: `${guide}, Checkout Input: contact`, call: checkout, body: { contactInfo, customFields: [webCart] } },
  {
    source: `${guide}, Checkout Input: method`,
    call: checkout,
    body: { deliveryMethodId: '7cdLT000000EzA5YAK', customFields: [webCart, deliveryGroup] },
  },
  {
    source: `${guide}, Checkout Input: shipping and fields`,
    call: checkout,
    body: { ...shipping, customFields: [webCart, deliveryGroup] },
  },
  { source: `${guide}, Checkout Input: shipping`, call: checkout, body: shipping },
  { source: `${guide}, Checkout Input: guest`, call: checkout, body: { contactInfo, deliveryAddress } },
  {
    source: `${guide}, Contact Information Input`,
    call: checkout,
    body: { contactInfo: { firstName: 'Leung', lastName: 'Chan', email: 'leung@chan.com', phoneNumber: '5551234' } },
  },
  {
    source: `${guide}, Checkout Address Input`,
    call: checkout,
    body: { deliveryAddress: { ...deliveryAddress, shipToPhoneNumber: '+16175551212' } },
  },
  {
    source: `${guide}, note of Checkout Input`,
    call: checkout,
    body: { contactInfo, customFields: [webCart, deliveryGroup] },
    refused: "contactInfo can't be specified with custom fields",
  },
  {
    source: `${guide}, note of Checkout Input`,
    call: checkout,
    body: { shippingInstructions: 'ring twice', customFields: [webCart] },
    refused: "shippingInstructions alone can't be specified",
  },
  {
    source: `${guide}, note of Commerce Webstore Checkout`,
    call: checkout,
    body: { deliveryAddress, deliveryMethodId: '2Dmxx0000004CFVCA2' },
    refused: "deliveryAddress and deliveryMethodId can't be specified together",
  },
  {
    source: `${guide}, Checkout Payment Input`,
    call: 'POST checkouts/{}/payments',
    body: { requestType: 'Auth', paymentToken: 'cardPaymentMethodId', billingAddress },
  },
  {
    source: `${guide}, Checkout Payment Input`,
    call: 'POST checkouts/{}/payments',
    body: { requestType: 'PostAuth', paymentToken: 'pi_0swefj329r4ljsdfk', billingAddress },
  },
  {
    source: `${guide}, Checkout Payment Input`,
    call: 'POST checkouts/{}/payments',
    body: { requestType: 'SimplePurchaseOrder', paymentToken: '000348957393223', billingAddress },
  },
  {
    source: 'Postman, Update checkout with payment',
    call: 'POST checkouts/{}/payments',
    body: {
      paymentToken: 'token',
      requestType: 'Auth',
      billingAddress: { ...billingAddress, region: 'California', country: 'United States' },
    },
  },
  {
    source: `${guide}, Checkout Payment Input of v59: client request`,
    call: 'POST checkouts/{}/payments',
    body: { requestType: 'ClientRequest', paymentsData: '{"customData":"senttoyourapex"}' },
    refused: 'requestType must be one of',
  },
  {
    source: `${guide}, Checkout Order Action List Input`,
    call: 'POST checkouts/{}/orders/actions',
    body: { actions: [{ action: 'prepare' }] },
  },
  {
    source: `${guide}, Checkout Order Action List Input`,
    call: 'POST checkouts/{}/orders/actions',
    body: { actions: [{ action: 'submit' }] },
  },
  { source: `${guide}, Commerce Address Input`, call: 'POST accounts/{}/addresses', body: homeAddress },
  { source: `${guide}, Commerce Webstore Account Address`, call: 'PATCH accounts/{}/addresses/{}', body: homeAddress },
  {
    source: `${guide}, Order Summary Lookup Input`,
    call: 'POST order-summaries/actions/lookup',
    body: { orderSummaryIdOrRefNumber: '1Osxx0000004DypCAE' },
  },
  {
    source: `${guide}, Order Summary Lookup Input: guest`,
    call: 'POST order-summaries/actions/lookup',
    body: { orderSummaryIdOrRefNumber: 'GJA4C-MUVBN-6ZT4P-V6CSB', verification: proof },
  },
  {
    source: `${guide}, Order Summary Authorization Input`,
    call: 'POST order-summaries/actions/authorize',
    body: { ...proof, orderSummaryRefNumber: 'GJA4C-MUVBN-6ZT4P-V6CSB' },
  },
  {
    source: `${guide}, Product Search Input`,
    call: 'POST search/product-search',
    body: {
      searchTerm: 'lightweight',
      categoryId: '0ZGxx000000006TGAQ',
      refinements: [
        { attributeType: 'Custom', nameOrId: 'Color__c', values: ['red', 'blue'], type: 'DistinctValue' },
        { attributeType: 'Custom', nameOrId: 'Size__c', values: ['5'], type: 'DistinctValue' },
      ],
      fields: ['Name', 'Description', 'StockKeepingUnit', 'Size__c', 'Arch__c'],
      grouping: { groupingOption: 'VariationParent' },
      page: 0,
      pageSize: 25,
    },
  },
  {
    source: `${guide}, Product Search Input of v49 (attributeType came with v50)`,
    call: 'POST search/product-search',
    body: { searchTerm: 'lightweight', refinements: [{ nameOrId: 'Color__c', values: ['red', 'blue'], type: 'DistinctValue' }] },
    refused: 'Required fields are missing: [refinements[0].attributeType]',
  },
  {
    source: `${guide}, Pricing Input`,
    call: 'POST pricing/products',
    body: { pricingLineItems: [{ productId: '01txx000000000V' }, { productId: '01txx000000000W' }, { productId: '01txx000000000A' }] },
  },
  {
    source: `${guide}, Wishlist Input`,
    call: 'POST wishlists',
    body: { name: 'My List', products: [{ productId: '01tRM000000Osl0YAC' }, { productId: '01tRM000000Oi92YAC' }] },
  },
]
