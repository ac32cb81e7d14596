import type { CallName } from '../../src/commerce/salesforce/commerce/rows.js'
import type { MethodName } from '../../src/commerce/salesforce/methods/methods.js'
import { standard } from '../../src/sandbox/world/checkout/delivery-methods.js'
import type { Values } from './operations.js'
import type { Samples } from './samples.js'

const home = {
  firstName: 'Anna',
  lastName: 'Muster',
  name: 'Anna Muster',
  street: 'Lindenweg 4',
  postalCode: '50667',
  city: 'Köln',
  region: 'NW',
  country: 'DE',
  phoneNumber: '+491713920090',
}

/** Addresses of a checkout name no phone number (Checkout Address Input and Checkout Start Address Input, v64.0). */
const { phoneNumber: _, ...withoutPhone } = home

/** Input of the commerce calls, by parameter; calls not named here need none. */
export function commerceExamples(samples: Samples): Partial<Record<CallName, Values>> {
  const { account, product, category, cart, item, group, wishlist, wish, address } = samples
  return {
    managedAccounts: { includeMyAccount: true },
    effectiveAccount: { effectiveAccountId: account },
    cartItems: { includePromotions: true },
    addCartItem: { body: { productId: product, quantity: '1', type: 'Product' } },
    addCartItems: { body: { inputs: [{ richInput: { productId: product, quantity: '2', type: 'Product' } }] } },
    changeCartItem: { item, body: { quantity: '3' } },
    deleteCartItem: { item },
    addCoupon: { body: { couponCode: 'WILLKOMMEN5' } },
    deleteCoupon: { coupon: samples.coupon },
    preserveCart: { cart },
    cloneCart: { account },
    addDeliveryGroup: { body: { name: 'Büro', deliveryAddress: home } },
    deliveryGroup: { deliveryGroupId: group },
    changeDeliveryGroup: { deliveryGroupId: group, body: { deliveryAddress: home } },
    deleteDeliveryGroup: { deliveryGroupId: samples.secondGroup, deleteCartItems: true },
    arrangeItems: { body: { arrangements: [{ cartItemId: item, deliveryGroupId: samples.secondGroup, quantity: '1' }] } },
    startCheckout: { body: { cartId: 'active', deliveryAddressInput: { ...withoutPhone, companyName: 'Lindenhof' } } },
    changeCheckout: { body: { deliveryMethodId: standard.id } },
    addCheckoutCoupon: { body: { couponCode: 'WILLKOMMEN5' } },
    deleteCheckoutCoupon: { coupon: samples.coupon },
    actOnOrder: { body: { actions: [{ action: 'prepare' }] } },
    pay: { body: { requestType: 'PostAuth', paymentToken: 'tok_visa', billingAddress: withoutPhone } },
    addAddress: { body: { ...home, addressType: 'Shipping' } },
    changeAddress: { addressId: address, body: { ...home, street: 'Rosenstraße 9' } },
    deleteAddress: { addressId: address },
    lookupOrder: { body: { orderSummaryIdOrRefNumber: samples.order } },
    authorizeOrder: { body: { orderSummaryRefNumber: samples.order, ...samples.proof } },
    lookupAuthorizedOrder: { number: samples.order },
    withdrawOrder: { body: { orderSummaryIdOrRefNumber: samples.order, name: home.name, email: 'anna.muster@example.org' } },
    categories: { parent: category },
    recommendations: { recommender: 'SimilarProducts', anchor: product },
    searchSuggestions: { term: 'rose', most: 6 },
    searchProducts: { body: { searchTerm: 'Rose', pageSize: 5 } },
    products: { ids: `${product}` },
    product: { product },
    prices: { body: { pricingLineItems: [{ productId: product }] } },
    createWishlist: { body: { name: 'Für den Winter', products: [] } },
    wishlistItems: { wishlist },
    addWishlistItem: { wishlist, body: { productId: samples.otherProduct } },
    deleteWishlistItem: { wishlist, item: wish },
  }
}

const registration = {
  firstName: 'Greta',
  lastName: 'Sommer',
  email: 'greta.sommer@example.org',
  password: 'Rosenbeet7',
  postalCode: '50667',
}

/** The arguments of the server methods. */
export function methodExamples({ partId, consultant, otherConsultant }: Samples): Partial<Record<MethodName, Values>> {
  return {
    getProductDetails: { partIds: [partId] },
    getIbcDetails: { consultantMoniker: consultant.moniker },
    getMonikerFromConsultantKey: { consultantKey: consultant.key },
    getDataLayerValues: { subCode: '23' },
    getCookieConsentData: { subsidiaryCode: '23' },
    login: { username: 'anna.muster@example.org', password: 'lindenrose' },
    registerCustomer: registration,
    enrolInNewsletter: { email: 'greta.sommer@example.org', phone: null, phoneConsent: false, page: '/newsletter', locale: 'de' },
    confirmNewsletter: { token: '' },
    unsubscribeFromNewsletter: { token: '' },
    requestPasswordReset: { email: 'anna.muster@example.org', page: '/password', locale: 'de' },
    resetPassword: { token: '', password: 'Rosenbeet7' },
    changePersonalData: { firstName: 'Anna', lastName: 'Muster', phone: '0171 2345678' },
    changeEmail: { email: 'anna@example.org', password: 'lindenrose' },
    changePassword: { password: 'lindenrose', newPassword: 'Rosenbeet7' },
    findConsultants: { searchBy: 'PostalCode', searchText: '50667', radius: 25, pageSize: 3 },
    getConsultantProfile: { consultantMoniker: consultant.moniker },
    connectConsultant: { consultantId: otherConsultant.id },
    setPrimaryConsultant: { consultantId: consultant.id },
    disconnectConsultant: { consultantId: consultant.id },
    assignConsultant: { postalCode: '50667' },
    previewConsultantSwitch: { consultantId: otherConsultant.id },
  }
}
