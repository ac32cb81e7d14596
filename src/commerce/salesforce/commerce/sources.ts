import type { CallName } from './rows.js'

interface Source {
  /** The resource in the Connect REST API guide, and since when. */
  source: string
  /** `D`: Salesforce's reference; `S`: our specification only; `own`: the shop answers it itself. */
  certainty: 'D' | 'S' | 'own'
  /** The gateway that asks, or the doctor; `headless` where nothing of ours does. */
  callers: string
  /** Required of a row that nothing of ours asks: the reason why it is there. */
  because?: string
}

const from = (source: string, callers: string, certainty: Source['certainty'] = 'D'): Source => ({ source, certainty, callers })
/** Rows that nothing of ours asks, with `commerce.call` only; tests/contracts/reference.test.ts holds both. */
export const headless = 'headless pages only'
const unasked = (source: string, because: string): Source => ({ ...from(source, headless), because })
const doctor = 'the doctor'

/** Documentation and callers of each commerce call; for guides only, no page loads it. */
export const commerceSources: Readonly<Record<CallName, Source>> = {
  applicationContext: from('Commerce Webstore Application Context', 'account, context, every cart call, prices'),
  sessionContext: from('Commerce Webstore Session Context', 'account, context, profile'),
  aiConfiguration: from('–', 'the doctor, by context: `personalisation()`', 'S'),
  shopperAgentContext: from('–', doctor, 'S'),
  managedAccounts: from('Commerce Webstore Externally Managed Accounts, v49', 'account'),
  effectiveAccount: from('–', 'the doctor, by context: `account()`', 'S'),
  currentSummary: from('Commerce Webstore Cart Compact Summary, v64', doctor),
  compactSummary: {
    ...unasked('Commerce Webstore Cart Compact Summary, with the id', 'the specification’s address; the documented one is without the id'),
    certainty: 'S',
  },
  cartSummary: from('Commerce Webstore Cart, v49', 'the doctor, where there is no compact summary'),
  ensureCart: unasked('Commerce Webstore Cart, PUT', 'the first line that is added makes the cart'),
  deleteCart: from('Commerce Webstore Cart, v49', 'cart'),
  cartItems: from('Commerce Webstore Cart Items, v49', 'cart'),
  addCartItem: from('Commerce Webstore Cart Items, v49', 'cart'),
  addCartItems: from('Commerce Webstore Cart Items Batch', 'cart'),
  changeCartItem: from('Commerce Webstore Cart Item, v49', 'cart'),
  deleteCartItem: from('Commerce Webstore Cart Item, v49', 'cart'),
  addCoupon: from('Commerce Webstore Cart Coupons, v54', 'cart'),
  deleteCoupon: from('Commerce Webstore Cart Coupon, v54', 'cart'),
  cartProducts: from('Commerce Webstore Cart Products', doctor),
  preserveCart: from('Commerce Webstore Cart Preserve, v60', 'cart'),
  cloneCart: from('Commerce Webstore Cart Clone', 'checkout'),
  reserveInventory: from('Commerce Webstore Cart Inventory Reservations, v58 to v63', 'cart'),
  releaseInventory: from('Commerce Webstore Cart Inventory Reservations, v58 to v63', 'cart'),
  deliveryGroups: from('Commerce Webstore Cart Delivery Groups, v59', doctor),
  addDeliveryGroup: from('Commerce Webstore Cart Delivery Groups, v59', 'checkout'),
  deliveryGroup: from('Commerce Webstore Cart Delivery Group, v59', doctor),
  changeDeliveryGroup: from('Commerce Webstore Cart Delivery Group, v59', 'checkout'),
  deleteDeliveryGroup: from('Commerce Webstore Cart Delivery Group, v59', 'checkout'),
  arrangeItems: from('Commerce Webstore Cart Delivery Groups, Arrange Items', 'checkout'),
  startCheckout: from('Commerce Webstore Checkouts, v55, PUT v57', 'checkout'),
  checkout: from('Commerce Webstore Checkout, v55', 'checkout'),
  changeCheckout: from('Commerce Webstore Checkout, v55', 'checkout'),
  deleteCheckout: from('Commerce Webstore Checkout, v55', 'checkout'),
  addCheckoutCoupon: unasked('Commerce Webstore Checkout Coupons, v61 and v62', 'a coupon is the cart’s since v63'),
  deleteCheckoutCoupon: unasked('Commerce Webstore Checkout Coupon, v61 and v62', 'a coupon is the cart’s since v63'),
  actOnOrder: from('Commerce Webstore Checkout Order Actions, v64', 'checkout'),
  placeOrder: from('Commerce Webstore Checkout Orders, v55', 'checkout'),
  pay: from('Commerce Webstore Checkout Payments, v55', 'checkout'),
  addresses: from('Commerce Webstore Account Addresses, v54', 'addresses'),
  addAddress: from('Commerce Webstore Account Addresses, v54', 'addresses'),
  changeAddress: from('Commerce Webstore Account Address, v54', 'addresses'),
  deleteAddress: from('Commerce Webstore Account Address, v54', 'addresses'),
  orderSummaries: from('Commerce Webstore Order Summaries, v51', 'orders'),
  lookupOrder: from('Commerce Webstore Order Summary Lookup, v58', 'orders'),
  authorizeOrder: from('Commerce Webstore Order Summary Authorization, v64', 'orders'),
  lookupAuthorizedOrder: from('Commerce Webstore Order Summary Lookup, GET v64', 'orders'),
  withdrawOrder: from('–', 'orders', 'own'),
  categories: from('Commerce Webstore Product Categories, Children', 'products'),
  searchProducts: from('Commerce Webstore Product Search, v49', 'products'),
  searchSuggestions: from('Commerce Webstore Product Search Suggestions, v52', 'products'),
  recommendations: from('Commerce Webstore AI Recommendations', 'products'),
  sortRules: from('Commerce Webstore Search Sort Rules', 'products'),
  products: from('Commerce Webstore Products', 'products'),
  product: from('Commerce Webstore Product, v49', 'products'),
  prices: from('Commerce Webstore Products Pricing', 'products'),
  wishlists: from('Commerce Webstore Wishlists, v49', 'favourites'),
  createWishlist: from('Commerce Webstore Wishlists, v49', 'favourites'),
  wishlistItems: from('Commerce Webstore Wishlist Items, v49', 'favourites'),
  addWishlistItem: from('Commerce Webstore Wishlist Items, v49', 'favourites'),
  deleteWishlistItem: from('Commerce Webstore Wishlist Item, v49', 'favourites'),
}
