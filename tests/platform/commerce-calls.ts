import type { CallName } from '../../src/commerce/salesforce/commerce/rows.js'

/** What a call of any name may be told. */
export interface AnyInput {
  path?: Record<string, string>
  query?: Record<string, string | number | boolean | readonly string[] | undefined>
  body?: unknown
  signal?: AbortSignal
}

const account = '0019V0000005001QAA'
const cart = '0a69V0000000101QAA'
const item = '0a99V0000000201QAA'
const coupon = '4r09V0000000701QAA'
const group = '0a79V0000000301QAA'
const checkout = '2z99V0000000401QAA'
const address = '8lW9V0000000801UAA'
const product = '01t9V0000001001QAA'
const wishlist = '0wl9V0000000001QAA'
const eur = 'currencyIsoCode=EUR'
const items = { inputs: [{ richInput: { productId: product, quantity: '1', type: 'Product' } }] }
const anna = { name: 'Anna Muster', country: 'DE', phoneNumber: '+49221123456' }
const annaToShip = { name: 'Anna Muster', country: 'DE', shipToPhoneNumber: '+49221123456' }

/**
 * Every call as the specification's section 7 wants it on the wire, by the documented names (contracts, 2.3 to 2.8): what
 * is said, the request line after `/commerce/webstores/{webstoreId}`, the body.
 */
export const wire: readonly [CallName, AnyInput, string, unknown?][] = [
  ['applicationContext', {}, 'GET /application-context'],
  ['sessionContext', {}, 'GET /session-context'],
  ['aiConfiguration', {}, 'GET /ai/configuration'],
  ['shopperAgentContext', {}, 'GET /shopperAgent/context'],
  ['managedAccounts', { query: { includeMyAccount: true } }, 'GET /external-managed-accounts?includeMyAccount=true'],
  [
    'effectiveAccount',
    { path: { effectiveAccountId: account }, query: { fields: ['name', 'address'] } },
    `GET /effective-accounts/${account}?fields=name,address`,
  ],

  ['currentSummary', {}, `GET /carts/compact-summary?${eur}`],
  ['compactSummary', { path: { cart } }, `GET /carts/${cart}/compact-summary?${eur}`],
  ['cartSummary', {}, `GET /carts/current?${eur}`],
  ['ensureCart', {}, `PUT /carts/current?${eur}`],
  ['deleteCart', {}, 'DELETE /carts/current'],
  [
    'cartItems',
    { query: { includePromotions: true, includeCoupons: true, productFields: ['A', 'B'] } },
    `GET /carts/current/cart-items?pageNumber=1&pageSize=25&sort=CreatedDateDesc&includePromotions=true&includeCoupons=true&productFields=A,B&${eur}`,
  ],
  [
    'addCartItem',
    { body: { productId: product, quantity: '2', type: 'Product' } },
    `POST /carts/current/cart-items?${eur}`,
    { productId: product, quantity: '2', type: 'Product' },
  ],
  ['addCartItems', { body: items }, `POST /carts/current/cart-items/batch?${eur}`, items],
  [
    'changeCartItem',
    { path: { cart, item }, body: { quantity: '3' } },
    `PATCH /carts/${cart}/cart-items/${item}?${eur}`,
    { quantity: '3' },
  ],
  ['deleteCartItem', { path: { item } }, `DELETE /carts/current/cart-items/${item}`],
  ['addCoupon', { body: { couponCode: 'SOMMER10' } }, `POST /carts/current/cart-coupons?${eur}`, { couponCode: 'SOMMER10' }],
  ['deleteCoupon', { path: { coupon } }, `DELETE /carts/current/cart-coupons/${coupon}`],
  ['cartProducts', { query: { page: 2, size: 50 } }, `GET /carts/current/products?pageNumber=2&pageSize=50&${eur}`],
  ['preserveCart', { path: { cart } }, `POST /carts/${cart}/actions/preserve?${eur}`],
  [
    'cloneCart',
    { query: { account } },
    `POST /carts/current/actions/clone?targetType=PayNowReadOnly&targetEffectiveAccountId=${account}&${eur}`,
  ],
  ['reserveInventory', {}, `PUT /carts/current/inventory-reservations?${eur}`, { durationInSeconds: 14_400 }],
  ['releaseInventory', {}, 'DELETE /carts/current/inventory-reservations'],

  ['deliveryGroups', {}, `GET /carts/current/delivery-groups?pageSize=20&cartItemLimit=0&${eur}`],
  [
    'addDeliveryGroup',
    { body: { name: 'Büro', deliveryAddress: anna } },
    `POST /carts/current/delivery-groups?${eur}`,
    { name: 'Büro', deliveryAddress: annaToShip },
  ],
  [
    'deliveryGroup',
    { path: { deliveryGroupId: group }, query: { size: 50, pageToken: 'eyJwIjoyfQ' } },
    `GET /carts/current/delivery-groups/${group}?pageSize=50&page=eyJwIjoyfQ&${eur}`,
  ],
  [
    'changeDeliveryGroup',
    { path: { deliveryGroupId: group }, body: { deliveryAddress: anna } },
    `PATCH /carts/current/delivery-groups/${group}?${eur}`,
    { deliveryAddress: annaToShip },
  ],
  [
    'deleteDeliveryGroup',
    { path: { deliveryGroupId: group }, query: { deleteCartItems: true } },
    `DELETE /carts/current/delivery-groups/${group}?deleteCartItems=true`,
  ],
  [
    'arrangeItems',
    { query: { deleteEmptyDeliveryGroups: false }, body: { arrangements: [{ cartItemId: item, deliveryGroupId: group, quantity: '2' }] } },
    `POST /carts/current/delivery-groups/actions/arrange-items?deleteEmptyDeliveryGroups=false&${eur}`,
    { arrangements: [{ cartItemId: item, deliveryGroupId: group, quantity: '2' }] },
  ],

  ['startCheckout', { body: { deliveryAddressInput: anna } }, 'PUT /checkouts', { cartId: 'active', deliveryAddressInput: anna }],
  ['checkout', {}, 'GET /checkouts/active'],
  [
    'changeCheckout',
    { path: { checkout }, body: { contactInfo: { phoneNumber: '+49221' }, deliveryAddress: anna } },
    `PATCH /checkouts/${checkout}`,
    { contactInfo: { phoneNumber: '+49221' }, deliveryAddress: annaToShip },
  ],
  ['deleteCheckout', {}, 'DELETE /checkouts/active'],
  ['addCheckoutCoupon', { body: { couponCode: '10OFF' } }, 'POST /checkouts/active/coupons', { couponCodes: ['10OFF'] }],
  ['deleteCheckoutCoupon', { path: { coupon } }, `DELETE /checkouts/active/coupons/${coupon}`],
  [
    'actOnOrder',
    { body: { actions: [{ action: 'prepare' }] } },
    'POST /checkouts/active/orders/actions',
    { actions: [{ action: 'prepare' }] },
  ],
  ['placeOrder', { path: { checkout } }, `POST /checkouts/${checkout}/orders`],
  [
    'pay',
    { body: { requestType: 'Auth', paymentToken: 'tok', billingAddress: anna, paymentsData: { consent: 'true' } } },
    'POST /checkouts/active/payments',
    { requestType: 'Auth', paymentToken: 'tok', billingAddress: anna, paymentsData: '{"consent":"true"}' },
  ],

  [
    'addresses',
    { query: { excludeUnsupportedCountries: true, shouldShowDefaultAddrFirst: true } },
    'GET /accounts/current/addresses?pageSize=25&excludeUnsupportedCountries=true&shouldShowDefaultAddrFirst=true',
  ],
  ['addAddress', { path: { account }, body: anna }, `POST /accounts/${account}/addresses`, anna],
  ['changeAddress', { path: { addressId: address }, body: anna }, `PATCH /accounts/current/addresses/${address}`, anna],
  ['deleteAddress', { path: { addressId: address } }, `DELETE /accounts/current/addresses/${address}`],
  [
    'orderSummaries',
    { query: { pageToken: '10' } },
    'GET /order-summaries?pageSize=10&sortOrder=OrderedDateDesc&includeProducts=true&pageToken=10',
  ],
  ['lookupOrder', { body: { email: 'anna@example.org' } }, 'POST /order-summaries/actions/lookup', { email: 'anna@example.org' }],
  ['authorizeOrder', { body: { email: 'anna@example.org' } }, 'POST /order-summaries/actions/authorize', { email: 'anna@example.org' }],
  [
    'lookupAuthorizedOrder',
    { query: { number: 'ER37G', accessToken: 'U2F=' } },
    'GET /order-summaries/actions/lookup?orderSummaryIdOrRefNumber=ER37G&accessToken=U2F=',
  ],
  ['withdrawOrder', { body: { name: 'Anna' } }, 'POST /order-summaries/actions/withdraw', { name: 'Anna' }],

  [
    'categories',
    { query: { parent: '0ZG9V0000000001QAA', fields: ['Name'] } },
    'GET /product-categories/children?parentProductCategoryId=0ZG9V0000000001QAA&fields=Name',
  ],
  [
    'recommendations',
    { query: { recommender: 'SimilarProducts', anchor: '01t9V0000000001QAA' } },
    'GET /ai/recommendations?recommender=SimilarProducts&anchorValues=01t9V0000000001QAA',
  ],
  ['searchSuggestions', { query: { term: 'rose', most: 6 } }, 'GET /search/suggestions?searchTerm=rose&maxResults=6'],
  ['searchProducts', { body: { searchTerm: 'Rosé' } }, 'POST /search/product-search', { searchTerm: 'Rosé' }],
  ['sortRules', {}, 'GET /search/sort-rules'],
  ['products', { query: { ids: [product], fields: ['Name'] } }, `GET /products?ids=${product}&fields=Name`],
  ['product', { path: { product } }, `GET /products/${product}`],
  [
    'prices',
    { body: { pricingLineItems: [{ productId: product }] } },
    'POST /pricing/products',
    { pricingLineItems: [{ productId: product }] },
  ],

  ['wishlists', {}, 'GET /wishlists'],
  ['createWishlist', { body: { name: 'Favoriten', products: [] } }, 'POST /wishlists', { name: 'Favoriten', products: [] }],
  [
    'wishlistItems',
    { path: { wishlist }, query: { size: 100, pageToken: '2' } },
    `GET /wishlists/${wishlist}/wishlist-items?pageSize=100&pageParam=2`,
  ],
  [
    'addWishlistItem',
    { path: { wishlist }, body: { productId: product } },
    `POST /wishlists/${wishlist}/wishlist-items`,
    { productId: product },
  ],
  ['deleteWishlistItem', { path: { wishlist, item } }, `DELETE /wishlists/${wishlist}/wishlist-items/${item}`],
]
